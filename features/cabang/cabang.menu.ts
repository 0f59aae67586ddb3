import type { MenuEntry } from '@kencana/contract'

const CABANG = ['Cabang'] as const

export const cabangMenu = [
  {
    path: '/kirim-barang-kecabang',
    title: 'Kirim Barang Ke Cabang',
    group: CABANG,
    levels: ['GUDANG'],
    aksi: {
      simpan: { text: 'Mengirim barang ke toko di instalasi lain' },
      tarik: { text: 'Menarik kembali kiriman yang belum diterima' },
    },
  },
  {
    path: '/kiriman-data',
    title: 'Kiriman Data',
    group: CABANG,
    levels: ['GUDANG'],
    aksi: { ulang: { text: 'Mengirim ulang data yang gagal dan menghubungi instalasi lain' } },
  },
  { path: '/import-data-pusat', title: 'Import Data Pusat', group: CABANG },
] as const satisfies readonly MenuEntry[]
