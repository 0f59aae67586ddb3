import type { OutputOf } from '@kencana/contract'
import { call, isOwner, showError, useFile, useTanggalJam, useUser } from '@kencana/screens'
import { Button, Modal, PhotoField, Skeleton } from '@kencana/ui'
import { useState } from 'react'
import { fotoIdentitas, lihatIdentitas } from './privasi.contract.ts'

type Isi = OutputOf<typeof lihatIdentitas>

/** The photo of the paper, for who has just been written down as looking at it. */
function Foto({ dokumen, hash }: { dokumen: string; hash: string }) {
  const url = useFile(fotoIdentitas, { dokumen, hash })
  if (!url) return <Skeleton width={240} />
  return <PhotoField label="identitas penjual" value={null} url={url} readOnly onChange={() => undefined} />
}

interface IdentitasLengkapProps {
  /** A member, a nota or a faktur beli. */
  dokumen: string
  /** Its end, as everybody reads it, or stars; '' where nobody has seen one. */
  samar: string
}

/** A paper by its end; OWN and SU may ask for the whole, which is written down. */
export function IdentitasLengkap({ dokumen, samar }: IdentitasLengkapProps) {
  const [isi, setIsi] = useState<Isi | null>(null)
  const [busy, setBusy] = useState(false)
  const saat = useTanggalJam()
  const boleh = isOwner(useUser()) && samar !== ''
  const lihat = () => {
    setBusy(true)
    void call(lihatIdentitas, { dokumen })
      .then(setIsi, showError)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <p>
        Tercatat: <b className="k-mono">{isi ? `${isi.jenis_identitas} ${isi.no_identitas ?? samar}` : samar || '-'}</b>{' '}
        {boleh && typeof isi?.no_identitas !== 'string' && (
          <Button size="sm" busy={busy} busyText="Sedang Membuka" onClick={lihat}>
            Lihat Lengkap
          </Button>
        )}
      </p>
      {isi?.foto && <Foto dokumen={dokumen} hash={isi.foto} />}
      {isi && (
        <ul className="k-dim">
          {isi.dilihat.map((one) => (
            <li key={one.waktu + one.user_id}>
              {saat(one.waktu)} dilihat {one.user_id} ({one.kode_toko})
            </li>
          ))}
          {isi.dilihat.length === 0 && <li>Belum pernah dilihat lengkap</li>}
        </ul>
      )}
    </>
  )
}

/** The same in a dialog of its own. */
export function DialogIdentitas({ onClose, ...dilihat }: IdentitasLengkapProps & { onClose: () => void }) {
  return (
    <Modal
      title="Identitas"
      size={480}
      onClose={onClose}
      actions={
        <Button onClick={onClose} kbd="Esc">
          Tutup
        </Button>
      }
    >
      <p className="k-mono">{dilihat.dokumen}</p>
      <IdentitasLengkap {...dilihat} />
    </Modal>
  )
}
