import type { OutputOf } from '@kencana/contract'
import { aksiDokumen } from '../../neraca/laporan/ke-dokumen.shared.tsx'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number, words } from '../../neraca/laporan/saringan.shared.tsx'
import { CARA_OTORISASI, HASIL_OTORISASI, type laporanOtorisasi } from './laporan-otorisasi.contract.ts'
import { otorisasiReport } from './laporan-otorisasi.report.ts'

/** Who agreed to what, and what nobody used; each document that used it one press away. */
export default laporanScreen(
  otorisasiReport,
  {
    kategori: number('Kategori'),
    tingkat: words('Tingkat', ['SAKSI', 'OTORISASI'], { withAll: true }),
    cara: words('Cara', CARA_OTORISASI, { withAll: true }),
    hasil: words('Hasil', HASIL_OTORISASI, { withAll: true }),
    diminta_oleh: number('Diminta Oleh'),
    disetujui_oleh: number('Disetujui Oleh'),
  },
  { rowAction: aksiDokumen((row: OutputOf<typeof laporanOtorisasi>[number]) => row.dokumen) },
)
