import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { type LedgerFilter, report } from '@kencana/reports/report'
import { laporanSo } from '../stock-opname-pesanan/stock-opname-pesanan.contract.ts'

type So = OutputOf<typeof laporanSo>[number]

/** One order with the settlement it stands in. */
type BarisSo = So['pesanan'][number] & { so: So }

/** Settlements as rows: each order with what it stands in. */
const barisSo = (answer: OutputOf<typeof laporanSo>): BarisSo[] =>
  answer.flatMap((so) => so.pesanan.map((one) => ({ ...one, so })))

// Weights of a settlement have two decimals.
const figures = ({ saldo_awal, setor, selisih }: So): string =>
  `saldo awal ${formatGram(saldo_awal, 2)} g, setor ${formatGram(setor, 2)} g, selisih ${formatGram(selisih, 2)} g`

/** Orders may have been finished long before they were settled. */
const FIRST_DAY = '2000-01-01'

/**
 * What was used and lost left the craftsman when the orders were finished; the fee became a debt by the settlement.
 * @param kode_tukang whose, or 'ALL'
 */
const behind = (column: string, kode_tukang: string): LedgerFilter => {
  if (column === 'ongkos') return { kind: 'SO_PESANAN', akun: 'HUTANG_TUKANG', ref: kode_tukang }
  if (column === 'susut_pakai') return { kind: 'PESANAN_SELESAI', akun: 'SUSUT' }
  return { kind: 'PESANAN_SELESAI', akun: 'TUKANG', ref: kode_tukang === 'ALL' ? 'ALL' : `${kode_tukang}/BAHAN` }
}

const behindSettlement = (rows: readonly [BarisSo, ...BarisSo[]], column: string): LedgerFilter => {
  const [{ so, kode_tukang }] = rows
  return {
    ...behind(column, kode_tukang),
    ...(column === 'ongkos'
      ? { document: so.no_so_pesanan }
      : { document: rows.map((row) => row.no_selesai).join(','), tgl_awal: FIRST_DAY }),
  }
}

export const pesananSoReport = report(laporanSo, {
  menu: '/laporan-pesanan-so',
  rows: barisSo,
  table: {
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
      head: ({ so }) => ({ kode: so.no_so_pesanan, tanggal: so.tgl_system, user: figures(so) }),
      noun: 'SO',
      lines: (rows, column) => behindSettlement(rows, column),
    },
    ringkas: 'berat_pakai',
  },
  mutasi: {
    title: 'SO Pesanan',
    lines: ({ kode_tukang, kode_group }, column) => ({
      pembalik: 'TETAP',
      ...behind(column, kode_tukang),
      ...(column !== 'ongkos' && { kode_group }),
    }),
  },
})
