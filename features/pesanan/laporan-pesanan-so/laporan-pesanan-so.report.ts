import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import type { ReportDefinition } from '@kencana/reports'
import type { laporanSo } from '../stock-opname-pesanan/stock-opname-pesanan.contract.ts'

type So = OutputOf<typeof laporanSo>[number]

/** One order with the settlement it stands in. */
export type BarisSo = So['pesanan'][number] & { so: So }

/** Settlements as rows: each order with what it stands in. */
export const barisSo = (answer: OutputOf<typeof laporanSo>): BarisSo[] =>
  answer.flatMap((so) => so.pesanan.map((one) => ({ ...one, so })))

// Weights of a settlement have two decimals.
const angka = ({ saldo_awal, setor, selisih }: So): string =>
  `saldo awal ${formatGram(saldo_awal, 2)} g, setor ${formatGram(setor, 2)} g, selisih ${formatGram(selisih, 2)} g`

export const soReport: ReportDefinition<BarisSo> = {
  title: 'Laporan Pesanan So',
  columns: [
    { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
    { key: 'kode_tukang', title: 'Tukang', kind: 'kode' },
    { key: 'kode_kategori', title: 'Kategori', value: (row) => row.so.kode_kategori },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'nama_atribut', title: 'Atribut' },
    { key: 'berat_atribut', title: 'Berat Atribut', kind: 'gram2' },
    { key: 'berat_pakai', title: 'Berat Pakai', kind: 'gram2', total: true },
    { key: 'susut_pakai', title: 'Susut Pakai', kind: 'gram2', total: true },
    { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
    { key: 'st_selesai', title: 'Selesai' },
    { key: 'st_serah', title: 'Serah' },
  ],
  groupBy: {
    key: (row) => row.so.no_so_pesanan,
    head: ({ so }) => ({ kode: so.no_so_pesanan, tanggal: so.tgl_system, user: angka(so) }),
    noun: 'SO',
  },
  ringkas: 'berat_pakai',
}
