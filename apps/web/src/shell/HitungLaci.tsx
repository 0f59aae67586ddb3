/** One drawer counted on the way to closing, blind: what the books say is told once it was sent. */
import { rupiahText, useSend } from '@kencana/screens'
import { Button, Form, Modal } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { rencanaTutup } from '../../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { hitungKas, keadaanKas, listHitungKas } from '../../../../features/keuangan/hitung-kas/hitung-kas.contract.ts'
import { selisihText } from '../../../../features/keuangan/hitung-kas/hitung-kas.shared.tsx'
import {
  bacaLembar,
  jumlahLembar,
  type Lembar,
  Pecahan,
  terisi,
} from '../../../../features/keuangan/hitung-kas/pecahan.shared.tsx'
import css from './TutupToko.module.css'

interface HitungLaciProps {
  laci: { kode_laci: string; nama_laci: string }
  /** How many drawers are still to be counted, this one among them. */
  sisa: number
  kepala: ReactNode
  onBack: () => void
  onClose: () => void
}

export function HitungLaci({ laci, sisa, kepala, onBack, onClose }: HitungLaciProps) {
  const [lembar, setLembar] = useState<Lembar>({})
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({})
  const { busy, submit } = useSend(hitungKas, {
    changes: [rencanaTutup, keadaanKas, listHitungKas],
    note: ({ data }) => (data.selisih === null ? 'Hitung Sekali Lagi, Oleh User Lain' : selisihText(data.selisih)),
    done: () => {
      if (sisa === 1) onBack()
    },
  })
  const simpan = () => {
    const { isi, salah: gagal } = bacaLembar(laci.kode_laci, terisi(lembar))
    setSalah(gagal)
    if (isi !== null) void submit(isi)
  }
  return (
    <Modal
      onClose={onClose}
      busy={busy}
      title="Tutup Toko"
      size={640}
      actions={
        <>
          <Button onClick={onBack} disabled={busy}>
            Kembali
          </Button>
          <Button kind="primary" data-save busy={busy} onClick={simpan}>
            Simpan Hitungan
          </Button>
        </>
      }
    >
      {kepala}
      <Form onSave={simpan}>
        <p className={css.laci}>
          {laci.kode_laci === '-' ? laci.nama_laci : `Laci ${laci.kode_laci}, ${laci.nama_laci}`}
          {sisa > 1 && `, ${sisa - 1} laci lagi sesudahnya`}
        </p>
        <Pecahan
          lembar={lembar}
          salah={salah}
          onChange={(isi) => {
            setSalah({})
            setLembar(isi)
          }}
        />
        {salah[''] && <p role="alert">{salah['']}</p>}
        <p className={css.hitungan}>
          Dihitung <b>{rupiahText(jumlahLembar(terisi(lembar)))}</b>
        </p>
      </Form>
    </Modal>
  )
}
