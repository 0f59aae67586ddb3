import { buttonClass, IconPhone } from '@kencana/ui'
import { tautanPesan } from './pesan.contract.ts'

interface KirimPesanProps {
  kepada: Parameters<typeof tautanPesan>[0]
  /** What it says; '' where there is nothing to be sent. */
  isi: string
  /** Of the button: 'Ingatkan'. */
  label: string
}

/** Opens WhatsApp with a message to the customer; says so where he did not agree to messages. */
export function KirimPesan({ kepada, isi, label }: KirimPesanProps) {
  if (isi === '') return null
  if (kepada.setuju_pesan === 'TIDAK')
    return tautanPesan({ ...kepada, setuju_pesan: '-' }, isi) === null ? null : (
      <small className="k-dim">Member ini tidak dikirimi pesan</small>
    )
  // Who does not read the telephone sends nothing to it.
  if (kepada.no_hp.includes('*')) return <small className="k-dim">Pesan dikirim kasir</small>
  const ke = tautanPesan(kepada, isi)
  if (ke === null) return null
  return (
    <a className={buttonClass('default')} href={ke} target="_blank" rel="noreferrer">
      <IconPhone />
      {label}
    </a>
  )
}
