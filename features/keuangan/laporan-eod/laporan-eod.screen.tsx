import type { OutputOf } from '@kencana/contract'
import { call, ReceiptDialog, showError, useUser } from '@kencana/screens'
import { Button, IconPrinter } from '@kencana/ui'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { CETAK_SERTIFIKAT } from '../../cetak/cetak.contract.ts'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_sales } from '../../neraca/laporan/saringan.shared.tsx'
import { ARTI_SEGEL } from './arti.shared.tsx'
import { sertifikat } from './laporan-eod.contract.ts'
import css from './laporan-eod.module.css'
import { eodReport } from './laporan-eod.report.ts'
import { SalinRingkasan } from './ringkas-hari.shared.tsx'
import { strukSertifikat } from './sertifikat.receipt.ts'
import { halamanSertifikat } from './sertifikat.shared.tsx'

const FILTERS = { kode_sales }
/** The money and the gold of a day are the shop's: they know no sales person. */
const HANYA = { kode_sales: ['SALES'] }

type Isi = OutputOf<typeof sertifikat>

/** The certificate of the day that is shown, once it is closed. */
function Sertifikat() {
  const { tgl_system, nama_toko } = useUser()
  const tanggal = useLocation({ select: ({ search }) => (search as { tanggal?: string }).tanggal ?? tgl_system })
  const [isi, setIsi] = useState<Isi | null>(null)
  return (
    <div className={css.tombol} data-tombol>
      <SalinRingkasan nama_toko={nama_toko} tanggal={tanggal} />
      <Button
        icon={<IconPrinter />}
        disabled={tanggal >= tgl_system}
        title="Untuk hari yang sudah ditutup"
        onClick={() => void call(sertifikat, { tanggal }).then(setIsi, showError)}
      >
        Sertifikat
      </Button>
      {isi && (
        <ReceiptDialog
          receipt={strukSertifikat(isi)}
          printed={isi.cetakan}
          facts={[
            ['Ditutup', `${isi.ditutup_pada} ${isi.ditutup_oleh}`],
            ['Segel', isi.segel],
            ['Guna', ARTI_SEGEL],
          ]}
          onPrinted={catatCetak(CETAK_SERTIFIKAT, isi.nomor)}
          pdf={{ label: 'Unduh PDF', make: (ke) => halamanSertifikat(isi, ke) }}
          onClose={() => setIsi(null)}
        />
      )}
    </div>
  )
}

/** The end of a day, and the certificate of a closed one. */
export default function LaporanEodScreen() {
  return (
    <Laporan report={eodReport} filters={FILTERS} hanya={HANYA}>
      <Sertifikat />
    </Laporan>
  )
}
