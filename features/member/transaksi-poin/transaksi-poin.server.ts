import { sql } from '@kencana/database'
import { type Feature, Refusal, route, TERSIMPAN } from '@kencana/server-kit'
import { kedaluwarsakanPoin } from '../poin/masa-poin.api.ts'
import { DOKUMEN_KEDALUWARSA } from '../poin/masa-poin.contract.ts'
import { tulisKoreksi } from './koreksi-poin.api.ts'
import { DOKUMEN_KOREKSI_POIN, getKoreksiPoin, koreksiPoin, listPoin, saldoMember } from './transaksi-poin.contract.ts'
import { bacaKoreksi, daftarPoin, poinMember } from './transaksi-poin.query.ts'

const koreksi = route(koreksiPoin, async ({ kode_member, arah, jumlah: banyak, alasan }, ctx) => {
  const ada = await ctx.db.one(sql`
    SELECT 1 AS ada FROM member WHERE kode_member = ${kode_member} AND dihapus_pada IS NULL FOR SHARE`)
  if (!ada) throw new Refusal('missing', `Member ${kode_member} Tidak Ada`)
  const jumlah = arah === 'TAMBAH' ? banyak : -banyak
  const no_koreksi_poin = await tulisKoreksi(ctx, { kode_member, jumlah, alasan })
  const data = await bacaKoreksi.satu(ctx.db, ctx.sesi.kode_toko, no_koreksi_poin)
  return { message: TERSIMPAN, no_koreksi_poin, data }
})

/** Every change of points, the owners' corrections, and what runs out with a day. */
export const transaksiPoinFeature: Feature = {
  dokumen: [DOKUMEN_KOREKSI_POIN, DOKUMEN_KEDALUWARSA],
  sebelumTutup: kedaluwarsakanPoin,
  routes: [
    route(listPoin, (input, { db, sesi }) => daftarPoin(db, input, sesi)),
    route(saldoMember, ({ kode_member }, { db }) => poinMember(db, kode_member)),
    koreksi,
    route(getKoreksiPoin, ({ no_koreksi_poin }, { db, sesi }) => bacaKoreksi.satu(db, sesi.kode_toko, no_koreksi_poin)),
  ],
}
