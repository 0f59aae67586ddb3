/** Statements that read all of a table on purpose. */
export interface Excuse {
  file: string
  /** What is read, as `check:plans` says it, or a part of that. */
  what: string
  /** Why that is no matter there. */
  why: string
}

const USED = 'whether a master is used at all, asked when it is changed or deleted: a few times a year'

const COUNTED = 'a page says how many there are in all, and its screen opens on a few days: who asks for more waits'

const OF_A_TEST = 'a kit, asked by its own test for a table that only this test has'

export const EXCUSED: readonly Excuse[] = [
  { file: 'packages/server-kit/src/batal.ts', what: 'explained: relation "catatan" does', why: OF_A_TEST },
  { file: 'packages/server-kit/src/batal.ts', what: 'explained: relation "dokumen_uji" does', why: OF_A_TEST },
  { file: 'packages/server-kit/src/dokumen.ts', what: 'explained: relation "catatan', why: OF_A_TEST },
  { file: 'packages/server-kit/src/foto.ts', what: 'explained: relation "public.benda" does', why: OF_A_TEST },
  {
    file: 'features/penjualan/laporan-penjualan/laporan-penjualan.query.ts',
    what: 'all branches of a UNION',
    why: 'each branch has its shop and days already: the platform of a line is reckoned for those alone',
  },
  {
    file: 'features/member/laporan-daftar-member/laporan-daftar-member.query.ts',
    what: 'all of member',
    why: 'a list of all members',
  },
  {
    file: 'packages/server-kit/src/foto.ts',
    what: 'all of',
    why: 'the sweep of photos that nothing points to, once a day and beside the work',
  },
  {
    file: 'packages/server-kit/src/segel.ts',
    what: 'all of hari_tutup',
    why: 'once, when an installation gets its key',
  },
  {
    file: 'features/keuangan/neraca-keuangan/neraca-keuangan.query.ts',
    what: 'all of nilai_antar',
    why: 'the balance sheet of a chain on any day: what lay in two books then',
  },
  { file: 'features/member/transaksi-poin/transaksi-poin.query.ts', what: 'all of poin_mutasi', why: COUNTED },
  { file: 'features/member/transaksi-poin/transaksi-poin.query.ts', what: 'all of member', why: COUNTED },
  {
    file: 'features/member/pelanggan/pelanggan.api.ts',
    what: 'all of member',
    why: 'finds a part of a name or a number: 100,000 of them within the limit (npm run bench -- list)',
  },
  {
    file: 'features/akses/users/users.server.ts',
    what: 'all of gagal_login',
    why: 'failed logins of a month, swept away after it',
  },
  {
    file: 'features/cabang/import-data-pusat/tabel-pusat.api.ts',
    what: 'all of',
    why: 'an import, or a letter that deletes a master or changes what goods hold on to: what is used here is read then',
  },
  {
    file: 'features/keuangan/laporan-eod/laporan-eod.query.ts',
    what: 'all branches of a UNION',
    why: 'each branch has its day already: its rows are those of one day',
  },
  { file: 'features/master/kadar/kadar.server.ts', what: 'all of', why: USED },
  { file: 'features/master/jenis/jenis.server.ts', what: 'all of pesanan', why: USED },
  {
    file: 'features/hari-toko/betulkan-waktu/betulkan-waktu.api.ts',
    what: 'all of',
    why: 'a clock that ran into the future, put right by hand at the server: whether any table has a day of then',
  },
  {
    file: 'features/master/marketplace/marketplace.server.ts',
    what: 'all of penjualan by penjualan_piutang',
    why: USED,
  },
  {
    file: 'features/member/data-member/data-member.query.ts',
    what: 'all of member',
    why: 'a page says how many there are, and finds a part of a name: 100,000 of them within the limit (npm run bench -- list)',
  },
  {
    file: 'features/cabang/sambungan/sambungan.server.ts',
    what: 'all of barang',
    why: 'whether there is a piece at all: the first one answers it',
  },
  {
    file: 'features/dashboard/alarm.query.ts',
    what: 'all of uang by uang_antar_toko',
    why: 'what lies open between two shops is the sum of all that went there, a few documents a day; the index holds nothing else',
  },
]
