import { type Feature, route } from '@kencana/server-kit'
import { listHutang, perkiraanHutang } from './daftar-hutang.contract.ts'
import { daftarHutang, jumlahJatuhTempo, jumlahSurplus, perkiraanJatuhTempo } from './daftar-hutang.query.ts'

/** Loans as they are listed, and what closing reminds of. */
export const daftarHutangFeature: Feature = {
  routes: [
    route(listHutang, (input, { db, sesi }) => daftarHutang(db, input, sesi)),
    route(perkiraanHutang, (_, { db, sesi }) => perkiraanJatuhTempo(db, sesi)),
  ],
  terbuka: [
    {
      nama: 'Hutang lewat jatuh tempo',
      path: '/lihat-hutang',
      search: { status: 'LEWAT' },
      lewat: true,
      jumlah: (db, kode_toko) => jumlahJatuhTempo(db, kode_toko, 'LEWAT'),
    },
    {
      nama: 'Hutang jatuh tempo hari ini',
      path: '/lihat-hutang',
      search: { status: 'HARI_INI' },
      jumlah: (db, kode_toko) => jumlahJatuhTempo(db, kode_toko, 'HARI_INI'),
    },
    {
      nama: 'Kelebihan lelang milik customer',
      path: '/lihat-hutang',
      search: { status: 'SURPLUS' },
      jumlah: jumlahSurplus,
    },
  ],
}
