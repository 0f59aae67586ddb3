import { useEffect, useSyncExternalStore } from 'react'
import { IconAlert, IconCheckCircle, IconInfo } from '../icons/icons.ts'
import { Button } from '../layout/Button.tsx'
import { isTyping } from '../layout/keys.ts'
import { Dialog } from './Dialog.tsx'
import { closePopup, type FeedbackKind, feedbackStore, type Popup, type Question, type Toast } from './feedback.ts'
import css from './Modal.module.css'

const ICONS = { success: IconCheckCircle, info: IconInfo, error: IconAlert } as const

function KindIcon({ kind, size }: { kind: FeedbackKind; size: number }) {
  const Icon = ICONS[kind]
  return <Icon size={size} />
}

/** One note, as drawn at the top of the content. */
export function ToastCard({ kind, title, detail, back }: Omit<Toast, 'id'>) {
  return (
    <div className={css.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <KindIcon kind={kind} size={16} />
      <span>
        {title}
        {detail && <small>{detail}</small>}
      </span>
      {back && (
        <Button size="sm" kbd="Ctrl Z" onClick={back}>
          Urungkan
        </Button>
      )}
    </div>
  )
}

// A popup never holds the keyboard: whoever types on has read it. Enter and Esc are meant for it alone.
function PopupModal({ popup }: { popup: Popup }) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      closePopup(popup.id)
      // An Enter that puts it away leads no further through a form; on a line where a scanner ends its code by one, and on a button that
      // waits for it, it does what it always does.
      const isField = event.target instanceof HTMLInputElement && !event.target.matches('[data-scan]')
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isField) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [popup.id])
  return (
    <Dialog
      label={popup.title}
      size={360}
      zIndex={310}
      onClose={() => closePopup(popup.id)}
      closeOnClickOutside
      holdsFocus={false}
    >
      <div className={css.popup} data-kind={popup.kind} role="alert">
        <KindIcon kind={popup.kind} size={20} />
        <div>
          <h2>{popup.title}</h2>
          {popup.text && <p>{popup.text}</p>}
        </div>
      </div>
    </Dialog>
  )
}

/** The two parts of a question, also drawn alone on the page of components. */
function QuestionBody({ question }: { question: Omit<Question, 'id' | 'blocking'> }) {
  return (
    <>
      <div className={css.confirm}>
        <h2>{question.title}</h2>
        {question.text && <div className={css.confirmText}>{question.text}</div>}
      </div>
      <div className={css.foot}>
        {question.cancel && <Button onClick={() => question.answer(false)}>{question.cancel}</Button>}
        <Button
          kind={question.destructive ? 'dangerFilled' : 'primary'}
          data-autofocus={question.enter || undefined}
          onClick={() => question.answer(true)}
        >
          {question.ok}
        </Button>
      </div>
    </>
  )
}

function QuestionModal({ question }: { question: Question }) {
  return (
    <Dialog label={question.title} zIndex={300} onClose={question.blocking ? undefined : () => question.answer(false)}>
      <QuestionBody question={question} />
    </Dialog>
  )
}

// Ctrl+Z in a field that holds something is that field's own.
const useUndoKey = (toasts: readonly Toast[]) => {
  const back = toasts.findLast((one) => one.back)?.back
  useEffect(() => {
    if (!back) return
    const listen = (event: KeyboardEvent) => {
      const typing = isTyping(event.target) && (event.target as HTMLInputElement).value !== ''
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || typing) return
      event.preventDefault()
      back()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [back])
}

/** Draws what `toast`, `popup` and `ask` were told; mounted once by KencanaProvider. */
export function FeedbackHost() {
  const { toasts, popup, questions } = useSyncExternalStore(feedbackStore.subscribe, feedbackStore.get)
  useUndoKey(toasts)
  return (
    <>
      {questions.map((question) => (
        <QuestionModal key={question.id} question={question} />
      ))}
      {popup && <PopupModal key={popup.id} popup={popup} />}
      <div className={css.toasts}>
        {toasts.map((one) => (
          <ToastCard key={one.id} {...one} />
        ))}
      </div>
    </>
  )
}
