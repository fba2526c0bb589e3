/** Quiet sounds, made on the spot. */
import { settings } from './settings.svelte'

export type Tune = 'moved' | 'turn' | 'tick' | 'late' | 'end'
type Note = [wait: number, pitch: number, length: number]

/** Each note: when it starts, its pitch in hertz, how long it rings. */
const TUNES: Record<Tune, Note[]> = {
  moved: [[0, 392, 0.12]],
  turn: [
    [0, 523, 0.3],
    [0.13, 784, 0.45],
  ],
  tick: [[0, 1320, 0.05]],
  late: [
    [0, 220, 0.5],
    [0.05, 165, 0.9],
  ],
  end: [
    [0, 392, 0.35],
    [0.16, 494, 0.35],
    [0.32, 587, 0.35],
    [0.48, 784, 0.9],
  ],
}

const LOUDEST = 0.12
let player: AudioContext | undefined

/** Play a tune, if sound is wanted and the browser lets us. */
export function play(tune: Tune): void {
  if (!settings.sound || !settings.volume) return
  player ??= new AudioContext()
  if (player.state === 'suspended') void player.resume()
  for (const note of TUNES[tune]) ring(player, player.currentTime, note)
}

function ring(audio: AudioContext, now: number, [wait, pitch, length]: Note): void {
  const [voice, loudness, start] = [audio.createOscillator(), audio.createGain(), now + wait]
  voice.type = 'sine'
  voice.frequency.value = pitch
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(LOUDEST * settings.volume, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(loudness).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length)
}
