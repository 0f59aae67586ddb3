/** Popups, toasts and questions: called from anywhere, drawn by FeedbackHost. Durations are the specification's (section 8). */
import type { ReactNode } from 'react'

export type FeedbackKind = 'success' | 'info' | 'error'

/** How long each message stays, in milliseconds. */
const DURASI = { success: 2000, info: 2000, error: 3000, toast: 3000, undo: 8000 } as const

export interface Toast {
  id: number
  kind: FeedbackKind
  title: string
  detail?: string
  /** Brings back what was put away. */
  back?: () => void
}

export interface Popup {
  id: number
  kind: FeedbackKind
  title: string
  text?: string
}

export interface Question {
  id: number
  title: string
  text: ReactNode
  /** The button that does it. */
  ok: string
  cancel?: string
  destructive: boolean
  /** Enter says yes: to what destroys only where it was meant a moment ago. */
  enter: boolean
  /** Neither Esc nor a click outside answers it. */
  blocking: boolean
  answer: (yes: boolean) => void
}

interface FeedbackState {
  toasts: readonly Toast[]
  popup: Popup | null
  questions: readonly Question[]
}

let state: FeedbackState = { toasts: [], popup: null, questions: [] }
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: Partial<FeedbackState>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** For the host: subscribe to and read what is shown now. */
export const feedbackStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => state,
}

const closeToast = (id: number): void => set({ toasts: state.toasts.filter((one) => one.id !== id) })

const show = (note: Omit<Toast, 'id'>, duration: number): number => {
  const id = ++lastId
  // The same note twice says nothing new; three at once are the most that anybody reads.
  const others = state.toasts.filter((one) => one.title !== note.title || one.detail !== note.detail).slice(-2)
  set({ toasts: [...others, { ...note, id }] })
  setTimeout(() => closeToast(id), duration)
  return id
}

/** A short note at the top that goes by itself after 3 s. */
export const toast = (kind: FeedbackKind, title: string, detail?: string): void => {
  show({ kind, title, detail }, DURASI.toast)
}

/** Says what was put away; for 8 s a button, or Ctrl+Z, brings it back. */
export const undo = (title: string, back: () => void): void => {
  const id = show(
    {
      kind: 'info',
      title,
      back: () => {
        closeToast(id)
        back()
      },
    },
    DURASI.undo,
  )
}

/** Closes the popup, if it is still that one. */
export const closePopup = (id: number): void => {
  if (state.popup?.id === id) set({ popup: null })
}

/** A small modal that closes by itself: success and info after 2 s, errors after 3 s; any key closes it sooner. */
export const popup = (kind: FeedbackKind, title: string, text?: string): void => {
  const id = ++lastId
  set({ popup: { id, kind, title, text } })
  setTimeout(() => closePopup(id), DURASI[kind])
}

/** 'Oopss!!' with the server's message. */
export const oops = (text: string): void => popup('error', 'Oopss!!', text)

export interface AskOptions {
  title: string
  text?: ReactNode
  ok?: string
  /** Left out on purpose for a question with one answer: pass null. */
  cancel?: string | null
  destructive?: boolean
  enter?: boolean
  blocking?: boolean
}

/** Asks and waits for the answer: OK / Tidak. */
export const ask = ({
  title,
  text = '',
  ok = 'OK',
  cancel = 'Tidak',
  destructive = false,
  enter = !destructive,
  blocking = false,
}: AskOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const id = ++lastId
    const answer = (yes: boolean) => {
      set({ questions: state.questions.filter((one) => one.id !== id) })
      resolve(yes)
    }
    set({
      questions: [
        ...state.questions,
        { id, title, text, ok, cancel: cancel ?? undefined, destructive, enter, blocking, answer },
      ],
    })
  })
