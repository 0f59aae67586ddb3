import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice, lookup, words } from '../../neraca/laporan/saringan.shared.tsx'
import { KATEGORI_BIAYA_BANK, NAMA_KATEGORI } from '../kategori/kategori-uang.contract.ts'
import { useRekeningOptions } from '../uang/rekening-toko.picker.tsx'
import { JENIS_BANK } from './laporan-uang.contract.ts'
import { nonCashReport } from './laporan-uang.report.ts'

/** What went through the accounts. */
export default laporanScreen(nonCashReport, {
  type: choice('Type Laporan', ['REKAP', 'DETAIL']),
  no_rekening: lookup('No Rekening', useRekeningOptions),
  jenis: words('Cara Bayar', JENIS_BANK, { withAll: true }),
  kategori: words('Kategori', [...NAMA_KATEGORI, KATEGORI_BIAYA_BANK], { withAll: true }),
})
