/**
 * The galaxies' view, as the server sends it.
 *
 * Where a ship is ("spot") is one number: 0 home, 1-6 on the surface of row place 0-5, 7-12 in orbit of place 0-5.
 * Faces are numbered as in FACES; planets from 1 to 40 in the order of components.json (the view names them by id).
 * Alone, player 0 is the human and player 1 the rogue galaxy; `players` then has two entries, `seats` is 1.
 * Dice with the same face are alike. Whatever has one possible answer is done without a question.
 *
 * Verbs (one click each)
 *   keep mission:M             at the start: keep this one of the two missions (all seats at once); M is 0-11 as in components
 *   activate face:F            put a die with this face into the activation bay
 *   mark face:F                take a die into the hand for a reroll; from left to right (faces ascend), then
 *   roll                       throw the dice in the hand (the board may collect clicks and send mark, mark, ..., roll)
 *   spend face:F               converter: the first spent die, then a second one (faces ascend); Maia: two dice
 *   turn face:F to:G           converter and Gyore: set a die to another face
 *   end                        end the turn
 *   follow / pass / never      the question to the others; never: not in this turn
 *   force / let                the rogue's die: force a reroll, or let it be
 *   upgrade energy:E           raise the empire, paying E energy and the rest in culture
 *   use planet:P               use a planet (landing, colony, row, borrowed)
 *   decline                    a landing without its action
 *   ship at:SPOT               which ship moves; then
 *   go to:SPOT                 where it goes (1-6 lands, 7-12 orbits, 0 goes home)
 *   advance place:L            which of your orbiting ships goes forward
 *   back place:L               which of your own orbiting ships goes back (BSW-10-1, the rogue's attack)
 *   push player:N place:L      which opposing orbiting ship goes back
 *   rob player:N               whom to take from
 *   swap amount:N              how much energy (culture) becomes culture (energy)
 *   replace place:L            which planet of the row makes room for a new one (Helios)
 *   recall place:L             which ship goes home (ANDELLOUXIAN-6); then
 *   gain energy:E              how much of what it brings is energy, the rest is culture
 *   shift start:L to:L         Gort: from one planet's track to the same number of another's
 *   choose face:F              Zavodnick: any action; Piedes: a die of the activation bay
 *   give energy:E              the rogue takes resources of your choice: so much energy, the rest culture
 *
 * Events (`what` with its details; player, planet, place, face, spot as above)
 *   kept seat mission          (only that seat)     chosen seat                     (the others)
 *   turn player dice           a turn begins        rolled move energy culture diplomacy economy colony: dice thrown, by face
 *   activated player face      repeated player face (Zavodnick, Piedes)
 *   reroll player dice energy  cost paid, then rolled
 *   spent player face          turned player face to
 *   moved player start to planet                    start, to: spots; planet: 0 if home
 *   advanced player place planet to                 to: 1.. the numbered space, spaces + 1 the symbol
 *   pushed player place planet to by                to: 0 is the start; by: who did it
 *   shifted player start to planet at               Gort
 *   colonised player place planet points            all ships on it go home (no event of their own); points: the new total
 *   revealed place planet      removed place planet player (Helios)
 *   upgraded player level points ship               ship: 1 if a new ship stands at home
 *   gained player energy culture                    lost player energy culture (paid or lost)
 *   robbed player victim energy culture             what the victim lost   gave player to energy culture
 *   used player planet         declined player planet
 *   followed player face price passed player        abstained player
 *   forced face                the human paid for a reroll of the rogue's die
 *   threw face usable          the rogue's die; activated once it is let be      attacked level
 *   extra dice                 the rogue's extra turn                 fewer dice: the human's next turn
 *   ending player              21 points: the round is finished      dry: no planet is left, the round is finished
 *   unveiled seat mission points: missions at the end             ended
 */
import type { Phrase, State, Told } from '../../table/board'

export const FACES = ['move', 'energy', 'culture', 'diplomacy', 'economy', 'colony'] as const
export type Face = (typeof FACES)[number]
export type Track = 'diplomacy' | 'economy'
export type Resource = 'energy' | 'culture'
export interface Amounts { energy: number; culture: number }

/** A planet of the row with all that stands on it. */
export interface Place {
  planet: string
  name: string
  resource: Resource
  track: Track
  spaces: number // numbered spaces; the symbol is spaces + 1
  points: number
  landed: number[] // players with a ship on the surface
  orbits: { player: number; at: number }[] // at: 0 start, 1..spaces
}

export interface Colony {
  planet: string
  used: boolean // its owner has used it up for this turn (once a turn)
  usable: boolean // its owner could use it now with a colony die, by price, limits and targets
}

export interface Player {
  rogue: boolean
  energy: number
  culture: number
  max: number // of each resource
  level: number
  levels: number // levels of its empire track
  points: number // planets and empire
  planet_points: number
  empire_points: number
  home: number // ships in the home galaxy
  built: number // ships in play; the other of four wait on the ship track
  dice: number // of its next turn (or of this one)
  upgrade: number | null // price of the next level
  colonies: Colony[]
  produces: Amounts // what an energy and a culture die would bring now, room considered
  ships_produce: Amounts // the same without the maximum
  never: boolean // does not want to be asked in this turn
  chosen: boolean // has kept a mission
  mission: string | null // as far as the looker may know it
  discarded: string | null
  dealt: string[] // while choosing: the looker's two missions
  mission_points: number | null // now (the looker's own), or at the end
}

export interface Dice {
  inactive: Face[] // ascending
  hand: Face[] // taken up for a reroll
  active: Face[] // in the activation bay
  spent: Face[] // in the converter, or given up
  rerolled: boolean // the free reroll is used
  reroll_cost: number // energy
  converted: boolean
}

/** What is asked now; `who` must answer. */
export interface Question {
  kind:
    | 'missions' | 'turn' | 'reroll' | 'converter' | 'follow' | 'rogue' | 'colony' | 'land' | 'ship' | 'go' | 'advance'
    | 'back' | 'push' | 'rob' | 'swap' | 'replace' | 'recall' | 'gain' | 'shift' | 'turn_die' | 'spend' | 'choose'
    | 'row' | 'borrow' | 'upgrade' | 'give'
  who: number // -1: several (missions)
  planet: string | null // whose action this is, where a planet asks
  face: Face | null // follow and rogue: the die; else the face being carried out
  price: number // follow: culture; 0 is free
  steps: number // advance, push, back: how far
  left: number // push, spend, ship, go: how many are still to come, this one included; gain, give: how much
}

/** What is being carried out, outermost first: a die, a planet, a follow, nested as the cards made it. */
export interface Doing { kind: Question['kind'] | 'moves' | 'all_advance'; who: number; planet: string | null; face: Face | null }

export interface Rogue {
  id: string
  name: string
  difficulty: string
  left: number // dice still to be thrown in this turn, the one in question included
  extra: boolean // this is the extra turn
  thrown: Face[] // usable dice of this turn, in the activation bay
  attack_used: boolean // a "once a turn" attack is used up
  fewer: number // dice the human rolls fewer next turn
  max: number
  dice_per_level: number[]
  vp_per_level: number[]
}

export interface Galaxies {
  step: 'missions' | 'play' | 'done'
  turn: number // player
  later_printing: boolean
  row: (Place | null)[]
  deck: number
  unseen: string[] // which planets are in the deck, in no order
  under: string[] // lie under the deck, in this order (later printing)
  removed: string[]
  dice: Dice
  question: Question | null // null when the game is over
  doing: Doing[]
  follow_price: number
  income: Amounts // what each follow of the active player's dice brings it
  ending: boolean
  elder: number | null // who started the end
  win_points: number
  players: Player[]
  rogue: Rogue | null
  ranking: number[] // players, best first, by points and then resources (at the end with missions)
  places: number[] // by player, from 1; equals have the same place, alone the winner is first
}

export type GalaxiesState = State<Galaxies>
export type GalaxiesView = GalaxiesState['view']
export type { Phrase, Told }
