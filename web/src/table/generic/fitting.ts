/** Marks a place that is too narrow for its table with the class `cards`: there each row stands as a card. */
export function fitting(place: HTMLElement): () => void {
  const measure = () => {
    place.style.minHeight = `${place.offsetHeight}px` // else what lies around would scroll away meanwhile
    place.classList.remove('cards')
    place.classList.toggle('cards', place.scrollWidth > place.clientWidth)
    place.style.minHeight = ''
  }
  const sizes = new ResizeObserver(measure)
  const words = new MutationObserver(measure)
  sizes.observe(place)
  words.observe(place, { childList: true, characterData: true, subtree: true })
  return () => {
    sizes.disconnect()
    words.disconnect()
  }
}
