import { alasan } from '@kencana/contract'
import { useZodForm } from '@kencana/screens'
import { FormModal, TextField } from '@kencana/ui'
import { z } from 'zod'

const ISIAN = z.object({ alasan: alasan() })

interface Props {
  /** Which paper. */
  apa: string
  nomor: string
  onAlasan: (alasan: string) => void
  onClose: () => void
}

/** Why a paper of a loan is printed once more: asked before it is. */
export function AlasanCetak({ apa, nomor, onAlasan, onClose }: Props) {
  const form = useZodForm(ISIAN, { alasan: '' })
  const lanjut = () => {
    const isi = form.validate()
    if (isi) onAlasan(isi.alasan)
  }
  return (
    <FormModal
      title={`Cetak Ulang ${apa}`}
      titleNote={<span className="k-mono k-dim">{nomor}</span>}
      saveText="Lanjut"
      onSave={lanjut}
      onClose={onClose}
    >
      <TextField {...form.field('alasan')} label="Alasan Cetak Ulang" required autoFocus maxLength={120} />
    </FormModal>
  )
}
