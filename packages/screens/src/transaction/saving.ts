/** While a document is being saved its page takes nothing more: what is scanned or typed then belongs to the next one. */
import { createContext, useContext, useEffect } from 'react'

const Saving = createContext(false)

/** Tells what stands on the page that its document is being saved. */
export const SavingProvider = Saving.Provider

/** Whether the document of this page is being saved. */
export const useSaving = (): boolean => useContext(Saving)

// A scan line says itself that it takes nothing now.
const onPage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-page]') !== null && !target.matches('[data-scan]')

// An option is chosen by Enter while the focus stays in its field.
const changes = (event: Event): boolean => !(event instanceof KeyboardEvent) || event.key === 'Enter'

/** Holds the fields of the page as they are while something is saved; dialogs, such as that of an agreement, stay open to work. */
export const useStill = (saving: boolean): void => {
  useEffect(() => {
    if (!saving) return
    const stop = (event: Event) => {
      if (!onPage(event.target) || !changes(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const kinds = ['beforeinput', 'click', 'keydown']
    for (const kind of kinds) window.addEventListener(kind, stop, true)
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, stop, true)
    }
  }, [saving])
}
