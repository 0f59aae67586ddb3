import type { InputOf } from '@kencana/contract'
import { noReason, type Saves, type SendOptions, useFields, useSend } from '@kencana/screens'
import { FormModal, TextField } from '@kencana/ui'
import { useState } from 'react'

interface Props<E extends Saves> extends Pick<SendOptions<E>, 'changes'> {
  endpoint: E
  /** What is sent: which, and as it was seen. */
  isi: (alasan: string) => InputOf<E>
  /** Pembelian, Titipan: what is turned down. */
  apa: string
  nomor: string
  /** What becomes of it. */
  akibat: string
  onClose: () => void
}

/** What waits for the cashier is let go, with a reason. */
export function Tolak<E extends Saves>({ endpoint, isi, changes, apa, nomor, akibat, onClose }: Props<E>) {
  const [isian, setIsian] = useState({ alasan: '' })
  const { field, valid } = useFields(isian, (patch) => setIsian((now) => ({ ...now, ...patch })), noReason)
  const { busy, submit } = useSend(endpoint, { changes, done: onClose })
  return (
    <FormModal
      title={`Tolak ${apa}`}
      titleNote={<span className="k-mono k-dim">{nomor}</span>}
      busy={busy}
      kind="danger"
      saveText={`Tolak ${apa}`}
      cancelText="Tidak"
      onClose={onClose}
      onSave={() => {
        if (!busy && valid()) void submit(isi(isian.alasan))
      }}
    >
      <p>{akibat}</p>
      <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
    </FormModal>
  )
}
