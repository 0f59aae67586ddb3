import { type LedgerFilter, report } from '@kencana/reports/report'
import { laporanPesananTukang } from './laporan-pesanan-tukang.contract.ts'

const isMade = (column: string): boolean => column === 'berat_tukang' || column === 'berat_susut'

const goldOf = (kode_tukang: string): LedgerFilter => ({ akun: 'TUKANG', ref: `${kode_tukang}/BAHAN` })

export const pesananTukangReport = report(laporanPesananTukang, {
  menu: '/laporan-pesanan-tukang',
  table: {
    columns: [
      { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
      { key: 'tanggal', title: 'Tanggal', kind: 'date' },
      { key: 'tanggal_selesai', title: 'Tanggal Selesai', kind: 'date' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'atribut', title: 'Atribut' },
      { key: 'berat_atribut', title: 'Berat Atribut', kind: 'gram' },
      { key: 'ongkos_tukang', title: 'Ongkos Tukang', kind: 'rupiah', total: true },
      { key: 'ongkos_customer', title: 'Ongkos Customer', kind: 'rupiah', total: true },
      { key: 'berat_customer', title: 'Berat Customer', kind: 'gram', total: true },
      { key: 'berat_tukang', title: 'Berat Tukang', kind: 'gram', total: true },
      { key: 'susut_tukang', title: 'Susut Tukang', kind: 'gram', total: true },
      { key: 'berat_susut', title: 'Susut', kind: 'gram', total: true },
      { key: 'asal_bahan', title: 'Asal Bahan' },
      { key: 'saldo_bahan', title: 'Saldo Bahan', kind: 'gram' },
      { key: 'status', title: 'Status' },
    ],
    groupBy: {
      key: (row) => row.kode_tukang,
      head: (row) => ({ kode: row.kode_tukang, user: row.nama_tukang }),
      noun: 'tukang',
      lines: ([row]) => goldOf(row.kode_tukang),
    },
    noun: 'pesanan',
    ringkas: 'berat_tukang',
  },
  mutasi: {
    title: 'Pesanan Tukang',
    // What was made and what was lost, of one craftsman what left him for it; else his gold of the period.
    lines: ({ kode_tukang, kode_group }, column) => ({
      kode_group,
      ...(isMade(column) && { kind: 'PESANAN_SELESAI', pembalik: 'TETAP' }),
      ...(kode_tukang !== 'ALL'
        ? goldOf(kode_tukang)
        : { akun: !isMade(column) ? 'TUKANG' : column === 'berat_susut' ? 'SUSUT' : 'PESANAN' }),
    }),
  },
})
