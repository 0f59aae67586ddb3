import { Button, type ButtonKind } from '../layout/Button.tsx'
import { Form } from '../layout/Form.tsx'
import { focusGap } from '../layout/start.ts'
import { useLeave } from './changed.ts'
import { Modal, type ModalProps } from './Modal.tsx'

export interface FormModalProps extends Omit<ModalProps, 'actions' | 'onEscape'> {
  /** How the save button looks: primary unless said, default as long as nothing was entered, danger for what takes away. */
  kind?: ButtonKind
  saveText?: string
  busyText?: string
  cancelText?: string
  /** Checks and saves. A number that is none holds no value: what checks or sends looks at `unready` itself, after all other gaps are told. */
  onSave: () => void
  /** What it would save is not his to save: it is there to be read. */
  locked?: boolean | undefined
}

/** A dialog that is a form: its fields, and below them what leaves it and what saves it (F9, Ctrl+Enter). */
export function FormModal(props: FormModalProps) {
  const { kind = 'primary', saveText = 'Simpan Data', busyText = 'Sedang Menyimpan', cancelText = 'Batal' } = props
  const { busy, onClose, onSave, title, titleNote, size, hint, locked = false, children } = props
  const { body, onEscape } = useLeave(onClose)
  return (
    <Modal
      title={title}
      titleNote={titleNote}
      size={size}
      busy={busy}
      hint={hint}
      onClose={onClose}
      onEscape={locked ? onClose : onEscape}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelText}
          </Button>
          {!locked && (
            <Button
              kind={kind}
              kbd="F9"
              data-save
              busy={busy}
              busyText={busyText}
              onClick={() => {
                onSave()
                focusGap()
              }}
            >
              {saveText}
            </Button>
          )}
        </>
      }
    >
      <div ref={body}>
        <Form onSave={locked ? () => undefined : onSave}>{children}</Form>
      </div>
    </Modal>
  )
}
