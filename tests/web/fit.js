// What does not fit on the page as it stands: [kind, where] pairs; and which offers are lit in the open.
async (asked) => {
  const SLACK = 2, FINGER = 43.5, CELL = 23.5
  const wrong = []
  const note = (kind, where) => wrong.push([kind, where])
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 60)
  const style = (one) => getComputedStyle(one)
  const name = (one) => {
    const said = one.getAttribute('aria-label') || one.dataset?.do || one.textContent || ''
    return `${one.tagName.toLowerCase()}${[...one.classList].slice(0, 2).map((it) => '.' + it.replace(/^s(velte)?-\w+$/, '')).join('').replace(/\.+$/, '')} "${short(said)}"`
  }
  const heard = (one) => one.closest('.seen, [aria-hidden=true].seen') || style(one).clipPath === 'inset(50%)' || (one.parentElement && style(one.parentElement).clipPath === 'inset(50%)')
  const shown = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !heard(one)
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const cross = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) })
  const some = (box) => box.right - box.left > 1 && box.bottom - box.top > 1
  const clips = (one) => /hidden|clip|auto|scroll/.test(style(one).overflowX + style(one).overflowY)
  const scrolls = (one, way) => /auto|scroll/.test(style(one)[way === 'x' ? 'overflowX' : 'overflowY'])
  const window = (one, from = one.parentElement) => {
    let box = screen
    for (let up = from; up && up !== document.body; up = up.parentElement) {
      if (clips(up) && !(up instanceof SVGElement)) box = cross(box, up.getBoundingClientRect())
      if (style(up).position === 'fixed') break
    }
    return box
  }
  const seen = (one) => cross(one.getBoundingClientRect(), window(one))

  // The page is no wider and no higher than the screen.
  if (document.documentElement.scrollWidth > innerWidth + 1) note('wide page', `${document.documentElement.scrollWidth} > ${innerWidth}`)

  // Lit pieces: in view or brought there by scrolling or focus, and not covered.
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const grips = (one) => (one instanceof SVGElement && one.querySelector('.grip') ? [...one.querySelectorAll('.grip')] : [one])
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const hit = (one, [x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there && (one.contains(there) || there.contains(one) && !there.matches('section, main, div.room') && there.closest('label, button') === one.closest('label, button') && there.closest('label, button'))
  }
  const board = document.querySelector('section.board')
  const lit = board && shown(board) ? [...board.querySelectorAll('[data-do]')].filter((one) => shown(one) && some(one.getBoundingClientRect())) : []
  const inView = (box) => { const [x, y] = middle(box); return x > 0 && y > 0 && x < innerWidth && y < innerHeight }
  // Somewhere on a drawing without a grip of its own, for it may be hollow.
  const spots = (box) => [1, 2, 3, 4, 5, 6, 7].flatMap((x) => [1, 2, 3, 4, 5, 6, 7].map((y) => [box.left + (box.right - box.left) * x / 8, box.top + (box.bottom - box.top) * y / 8]))
  const open = (one, grip) => hit(one, middle(grip.getBoundingClientRect())) || one instanceof SVGElement && grip === one && spots(one.getBoundingClientRect()).some((spot) => hit(one, spot))
  for (const one of lit) {
    if (!some(seen(one)) || !grips(one).every((grip) => open(one, grip))) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      if (one instanceof SVGElement) one.focus({ preventScroll: true })
      await frame()
    }
    const missed = grips(one).filter((grip) => !open(one, grip))
    if (!inView(one.getBoundingClientRect())) note('out of reach', name(one))
    else if (missed.length) {
      const over = document.elementFromPoint(...middle(missed[0].getBoundingClientRect()))
      note('covered', `${name(one)} by ${over ? name(over) : 'nothing'}`)
    }
  }

  // Targets for a finger.
  if (asked.touch) {
    const zoomable = !/user-scalable=no|maximum-scale/.test(document.querySelector('meta[name=viewport]')?.content ?? '')
    const buttons = [...document.querySelectorAll('button, a[href], input, select, summary, [role=button], [data-do]')]
    for (const one of new Set(buttons)) {
      if (!shown(one) || !some(seen(one)) || one.disabled || one.closest('.seg, label') || one.tagName === 'A' && one.closest('p')) continue
      const box = (one instanceof SVGElement && one.querySelector('.grip') || one).getBoundingClientRect()
      const cell = one instanceof SVGElement && one.closest('section.board') && (zoomable || one.closest('.window'))
      const least = cell ? CELL : FINGER
      if (Math.min(box.width, box.height) < least) note('small target', `${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`)
    }
  }

  // Panels don't lie over each other.
  const panels = [...document.querySelectorAll('.bar, nav, footer.sheet, .panel, .mat, .planet, .actions, .prompt, .foot, .dice, .mine')]
    .filter((one) => shown(one) && !one.closest('.drawer') && some(seen(one)))
  for (const [at, one] of panels.entries())
    for (const other of panels.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const both = cross(seen(one), seen(other))
      if (both.right - both.left > 3 && both.bottom - both.top > 3) note('overlap', `${name(one)} and ${name(other)}`)
    }

  // Words: whole, and none over another.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement
    if (!node.textContent.trim() || /^(SCRIPT|STYLE|TITLE|OPTION|DESC)$/i.test(one.tagName) || !shown(one) || one instanceof SVGElement) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(some)
    if (boxes.length) words.push({ one, text: node.textContent, boxes })
  }
  const elsewhere = document.querySelector('#side')?.textContent ?? ''
  const readable = (one, text) => one.closest('[title]') || (one.closest('#side') ? false : elsewhere.includes(text.trim()))
  for (const { one, text, boxes } of words) {
    const right = Math.max(...boxes.map((box) => box.right)), bottom = Math.max(...boxes.map((box) => box.bottom))
    const left = Math.min(...boxes.map((box) => box.left)), top = Math.min(...boxes.map((box) => box.top))
    let cut = ''
    for (let up = one; up && up !== document.body && !cut; up = up.parentElement) {
      const edge = up.getBoundingClientRect(), its = style(up)
      const across = clips(up) && its.overflowX !== 'visible', down = clips(up) && its.overflowY !== 'visible'
      if (across && !scrolls(up, 'x') && (right > edge.right + SLACK || left < edge.left - SLACK)) cut = `across ${name(up)}`
      if (down && !scrolls(up, 'y') && (bottom > edge.bottom + SLACK + 2 || top < edge.top - SLACK - 2)) cut = `down ${name(up)}`
      if (up === one && its.textOverflow === 'ellipsis' && up.scrollWidth > up.clientWidth + 1) cut = 'ellipsis'
      if (clips(up) && (scrolls(up, 'x') || scrolls(up, 'y'))) break
      if (its.position === 'fixed') break
      if (up.parentElement === document.body && (right > innerWidth + SLACK || bottom > innerHeight + SLACK) && document.documentElement.scrollHeight <= innerHeight + 1) cut = 'screen'
    }
    if (cut && !readable(one, text)) note('cut words', `"${short(text)}" ${cut}`)
    const holder = one.closest('.panel, .mat, .planet, .btn, .choice'), panel = holder?.getBoundingClientRect()
    let moves = false
    for (let up = one; up && up !== holder; up = up.parentElement) moves ||= clips(up) && scrolls(up, 'x')
    if (panel && !moves && (right > panel.right + SLACK || left < panel.left - SLACK)) note('spilled words', `"${short(text)}"`)
  }
  const visible = words.filter(({ one }) => !one.closest('.drawer, .back-of-card')).flatMap(({ one, text, boxes }) => boxes.map((box) => ({ one, text, box: cross(box, window(one, one)) })).filter(({ box }) => some(box)))
  const said = new Set()
  for (const [at, a] of visible.entries())
    for (const b of visible.slice(at + 1)) {
      if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one)) continue
      const both = cross(a.box, b.box)
      if (both.right - both.left > 3 && both.bottom - both.top > 5) {
        const pair = `"${short(a.text)}" and "${short(b.text)}"`
        if (!said.has(pair)) note('words over words', pair)
        said.add(pair)
      }
    }

  // The present task, in view.
  const tasks = [...document.querySelectorAll('[data-task]')].filter((one) => shown(one) && one.textContent.trim() && some(seen(one)))
  const golden = [...document.querySelectorAll('.btn.main:enabled, .golden')].filter((one) => shown(one) && some(seen(one)))
  if (golden.length > 1) note('two golden buttons', golden.map(name).join(', '))
  return { wrong, lit: lit.map((one) => one.dataset.do), tasks: tasks.map((one) => one.textContent.trim()) }
}
