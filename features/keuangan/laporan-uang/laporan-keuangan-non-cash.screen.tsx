import { useMay, useSend } from '@kencana/screens'
import { Button } from '@kencana/ui'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { choice, lookup, words } from '../../neraca/laporan/saringan.shared.tsx'
import { KATEGORI_BIAYA_BANK, NAMA_KATEGORI } from '../kategori/kategori-uang.contract.ts'
import { konfirmasiBayar, pembayaranBank } from '../pembayaran/konfirmasi.contract.ts'
import { useRekeningOptions } from '../uang/rekening-toko.picker.tsx'
import { CAIR, JENIS_BANK, laporanNonCash } from './laporan-uang.contract.ts'
import { nonCashReport } from './laporan-uang.report.ts'

const FILTERS = {
  type: choice('Type Laporan', ['REKAP', 'DETAIL']),
  no_rekening: lookup('No Rekening', useRekeningOptions),
  jenis: words('Cara Bayar', JENIS_BANK, { withAll: true }),
  kategori: words('Kategori', [...NAMA_KATEGORI, KATEGORI_BIAYA_BANK], { withAll: true }),
  cair: words('Cair', CAIR, { withAll: true }),
}

/** Ticks one payment that stands on the bank's statement; the report then tells it as seen. */
function Cair({ dokumen, urut }: { dokumen: string; urut: number }) {
  const { busy, submit } = useSend(konfirmasiBayar, { changes: [laporanNonCash, pembayaranBank] })
  return (
    <Button
      size="sm"
      disabled={busy}
      aria-label={`Sudah masuk ${dokumen} ${urut}`}
      onClick={() => void submit({ pembayaran: [{ dokumen, urut }], otorisasi: null })}
    >
      Masuk
    </Button>
  )
}

/** What went through the accounts, ticked against the bank's statement by who may confirm payments. */
export default function LaporanKeuanganNonCashScreen() {
  const boleh = useMay(konfirmasiBayar)
  const rowAction = {
    title: 'Cair',
    kata: true,
    render: (row: object) => {
      const { cek, dokumen, urut } = row as { cek?: string; dokumen?: string; urut?: number | null }
      return cek === 'BELUM' && dokumen && urut ? <Cair dokumen={dokumen} urut={urut} /> : null
    },
  }
  return <Laporan report={nonCashReport} filters={FILTERS} {...(boleh && { rowAction })} />
}
