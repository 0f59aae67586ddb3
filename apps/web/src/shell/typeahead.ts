/** Nobody came for what was typed: the keys belong to the page again. */
const PATIENCE = 5_000

/**
 * Keeps what is typed before the field that it is meant for is there: fast hands do not wait for it to load.
 * @returns ends the keeping and answers the text
 */
export const keepTyping = (): (() => string) => {
  let text = ''
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => window.removeEventListener('keydown', listen, true)
  window.addEventListener('keydown', listen, true)
  const clock = setTimeout(stop, PATIENCE)
  return () => {
    clearTimeout(clock)
    stop()
    return text
  }
}
