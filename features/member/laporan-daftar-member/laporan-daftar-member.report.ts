import { report } from '@kencana/reports/report'
import { laporanMember } from './laporan-daftar-member.contract.ts'

const SIAPA = [
  { key: 'kode_member', title: 'Kode Member', kind: 'kode' },
  { key: 'nama_member', title: 'Nama Member', kind: 'name' },
] as const
const HP = { key: 'no_hp', title: 'No HP', width: 128 } as const
const PESAN = { key: 'setuju_pesan', title: 'Pesan WA', width: 96 } as const
const POIN = { key: 'poin', title: 'Poin', kind: 'int' } as const

export const memberReport = report(laporanMember, {
  menu: '/laporan-daftar-member',
  table: {
    TOP: {
      columns: [
        ...SIAPA,
        { key: 'total_transaksi', title: 'Transaksi', kind: 'int', total: true },
        { key: 'total_berat', title: 'Berat (g)', kind: 'gram', total: true },
        { key: 'total_rp', title: 'Jumlah (Rp)', kind: 'rupiah', total: true },
        { key: 'total_point', title: 'Poin Didapat', kind: 'int', total: true },
      ],
      noun: 'member',
      ringkas: 'total_rp',
    },
    DAFTAR: {
      columns: [
        ...SIAPA,
        HP,
        { key: 'identitas', title: 'Identitas', kind: 'kode' },
        { key: 'kode_toko', title: 'Toko', width: 80 },
        { key: 'dibuat_pada', title: 'Member Sejak', kind: 'date' },
        PESAN,
        { key: 'total_transaksi', title: 'Transaksi', kind: 'int', total: true },
        { key: 'total_rp', title: 'Jumlah (Rp)', kind: 'rupiah', total: true },
        { key: 'terakhir', title: 'Terakhir', kind: 'date' },
        POIN,
      ],
      noun: 'member',
      kini: 'Data member dan poin',
      ringkas: 'total_rp',
    },
    'ULANG TAHUN': {
      columns: [
        ...SIAPA,
        HP,
        { key: 'ulang_tahun', title: 'Ulang Tahun', kind: 'date' },
        { key: 'tgl_lahir', title: 'Tanggal Lahir', kind: 'date' },
        PESAN,
        POIN,
      ],
      noun: 'member',
      kini: 'Data member dan poin',
    },
    'POIN HABIS': {
      columns: [
        ...SIAPA,
        HP,
        { key: 'sampai', title: 'Berlaku Sampai', kind: 'date' },
        { key: 'poin', title: 'Poin Habis', kind: 'int', total: true },
        PESAN,
      ],
      noun: 'member',
      kini: 'Poin yang belum dipakai',
      ringkas: 'poin',
    },
    'POIN PER USER': {
      columns: [
        ...SIAPA,
        { key: 'user_id', title: 'User', kind: 'kode' },
        { key: 'transaksi', title: 'Transaksi', kind: 'int' },
        { key: 'dari', title: 'Dari Semua', kind: 'int' },
        { key: 'hari', title: 'Hari', kind: 'int' },
        { key: 'poin', title: 'Poin Didapat', kind: 'int', total: true },
      ],
      noun: 'member dan user',
      ringkas: 'poin',
    },
  },
})
