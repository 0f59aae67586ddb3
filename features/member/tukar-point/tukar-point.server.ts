import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  bukukanBatal,
  type Feature,
  isOwner,
  kunciBatal,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
} from '@kencana/server-kit'
import { gerakHadiah, pegangHadiah } from '../../master/data-hadiah/data-hadiah.api.ts'
import { periksaBukti } from '../kartu-member/kartu-member.api.ts'
import { balikPoin, catatPoin, DIPAKAI, poinMasihBoleh, saldoPoin } from '../poin/poin.api.ts'
import {
  batalTukarPoin,
  DOKUMEN_TUKAR_POIN,
  getTukarPoin,
  hadiahTukar,
  listTukarPoin,
  tukarPoin,
} from './tukar-point.contract.ts'
import { bacaTukar, daftarHadiah } from './tukar-point.query.ts'

const tukar = route(
  tukarPoin,
  async ({ kode_member, kode_hadiah, qty }, ctx, bukti: 'KARTU' | 'PIN') => {
    const ada = await ctx.db.one(sql`
      SELECT 1 AS ada FROM member WHERE kode_member = ${kode_member} AND dihapus_pada IS NULL FOR SHARE`)
    if (!ada) throw new Refusal('missing', `Member ${kode_member} Tidak Ada`)
    const hadiah = await pegangHadiah(ctx, kode_hadiah)
    if (hadiah.poin === 0) throw new Refusal('rule', `Hadiah ${kode_hadiah} Tidak Ditukar Dengan Poin`)
    if (hadiah.stock < qty) throw new Refusal('rule', `Stok Hadiah ${kode_hadiah} Tinggal ${hadiah.stock}`)
    if (!(await poinMasihBoleh(ctx, kode_member, DIPAKAI)))
      throw new Refusal('rule', 'Poin Member Ini Sudah Ditukar Dua Kali Hari Ini')
    const poin = hadiah.poin * qty
    const no_tukar_poin = await ctx.nomor(DOKUMEN_TUKAR_POIN)
    await catatPoin(ctx, kode_member, no_tukar_poin, [{ jenis: 'TUKAR', jumlah: -poin, urut: 1 }])
    await gerakHadiah(ctx, kode_hadiah, -qty, { dokumen: no_tukar_poin, keterangan: `TUKAR ${no_tukar_poin}` })
    const { saldo: sisa } = await saldoPoin(ctx.db, kode_member)
    const kepala = { kode_member, kode_hadiah, nama_hadiah: hadiah.nama_hadiah, qty, poin, sisa, bukti }
    const isi = { kepala, jurnal: () => null, audit: { sesudah: kepala } }
    await simpanDokumen(ctx, DOKUMEN_TUKAR_POIN, isi, no_tukar_poin)
    const data = await bacaTukar.satu(ctx.db, ctx.sesi.kode_toko, no_tukar_poin)
    return { message: TERSIMPAN, no_tukar_poin, data }
  },
  {
    before: ({ kode_member, bukti }, { db, clock }, { user_id }) =>
      periksaBukti(db, { user_id, waktu: clock.now() }, kode_member, bukti),
  },
)

interface Ditukar {
  kode_hadiah: string
  nama_hadiah: string
  qty: number
}

// Who says alone that a gift came back has the gift.
const dilihat = (no_tukar_poin: string, { nama_hadiah, qty }: Ditukar): Kasus => ({
  kategori: 'BATAL TUKAR POIN',
  aturan: 'Hadiah yang kembali dilihat user lain',
  keterangan: `${no_tukar_poin} ${qty} ${nama_hadiah}`,
  saksi: true,
})

const batal = route(batalTukarPoin, async ({ no_tukar_poin, alasan }, ctx) => {
  const asal = await kunciBatal<Ditukar>(ctx, DOKUMEN_TUKAR_POIN, no_tukar_poin, {
    pilih: sql`kode_hadiah::text, nama_hadiah::text, qty`,
  })
  const { kode_hadiah, qty } = asal
  // One that was deleted has no stock that anybody looks at: it must be there again first.
  await pegangHadiah(ctx, kode_hadiah)
  // OWN and SU put points and stock right by themselves.
  const kasus = isOwner(ctx.sesi.level) ? [] : [dilihat(no_tukar_poin, asal)]
  const no_batal = await bukukanBatal(ctx, DOKUMEN_TUKAR_POIN, no_tukar_poin, { alasan, kasus })
  await gerakHadiah(ctx, kode_hadiah, qty, { dokumen: no_batal, keterangan: `BATAL ${no_tukar_poin}` })
  await balikPoin(ctx, no_tukar_poin, no_batal)
  return { message: 'Berhasil', no_batal }
})

/** Points of members for gifts. */
export const tukarPointFeature: Feature = {
  dokumen: [DOKUMEN_TUKAR_POIN],
  routes: [
    route(hadiahTukar, (_, { db }) => daftarHadiah(db)),
    tukar,
    batal,
    route(listTukarPoin, ({ tanggal }, { db, sesi }) => bacaTukar.daftar(db, sesi.kode_toko, tanggal)),
    route(getTukarPoin, ({ no_tukar_poin }, { db, sesi }) => bacaTukar.satu(db, sesi.kode_toko, no_tukar_poin)),
  ],
}
