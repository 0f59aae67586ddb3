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
      // Whoever moves a member's telephone takes his points over: not whoever serves him.
      ubah: { ...ubah, levels: ['KASIR'] },
      hapus: { ...hapus, levels: [] },
      impor: { ...impor, levels: [] },
    },
  },
  { path: '/transaksi-poin', title: 'Transaksi Poin', group: MEMBER, levels: ['KASIR'] },
] as const satisfies readonly MenuEntry[]
