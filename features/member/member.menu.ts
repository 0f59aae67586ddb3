import { aksiMaster, type MenuEntry } from '@kencana/contract'

const MEMBER = ['Member'] as const

const { tambah, ubah, hapus, impor } = aksiMaster('member')

export const memberMenu = [
  {
    path: '/data-member',
    title: 'Data Member',
    group: MEMBER,
    levels: ['KASIR', 'SALES'],
    aksi: {
      tambah,
      // Whoever moves the telephone of a member takes his points over: not whoever serves him.
      ubah: { ...ubah, levels: ['KASIR'] },
      pin: { text: 'Menyimpan PIN yang diketik member sendiri', levels: ['KASIR'] },
      hapus: { ...hapus, levels: [] },
      impor: { ...impor, levels: [] },
    },
  },
  { path: '/transaksi-poin', title: 'Transaksi Poin', group: MEMBER, levels: ['KASIR'] },
  {
    path: '/tukar-point',
    title: 'Tukar Point',
    group: MEMBER,
    levels: ['KASIR'],
    aksi: {
      simpan: { text: 'Menukar poin member dengan hadiah' },
      batal: { text: 'Membatalkan penukaran poin dan voucher' },
      voucher: { text: 'Menjual voucher dan menukarnya dengan poin' },
    },
  },
  { path: '/lihat-transaksi-member', title: 'Lihat Transaksi Member', group: MEMBER, levels: ['KASIR'] },
  {
    path: '/laporan-daftar-member',
    title: 'Laporan Daftar Member',
    group: ['Laporan', 'Laporan Penjualan'],
    levels: [],
  },
] as const satisfies readonly MenuEntry[]
