/** Pieces of a loan that nobody redeemed: valued as purchases are, the shop's at once, and the customer's again where that is undone. */
import { type Queryable, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { dipakaiOleh, Refusal, type WriteContext } from '@kencana/server-kit'
import { balikPoin } from '../../member/poin/poin.api.ts'
import { type Nilai, nilaiBeli } from './harga-beli.query.ts'
import { letakkanBeli } from './letak-beli.api.ts'
import { type KepalaMasuk, masukkanBeli } from './masuk-beli.store.ts'
import { type BeliTerkunci, kunciBeli } from './pembelian.api.ts'
import { sahkanTanpaJurnal } from './validasi.store.ts'

/** What a piece is worth by the rules of buying. */
export type NilaiLelang = Nilai

type Barang = KepalaMasuk['detail_barang'][number]
type Ditimbang = Pick<Barang, 'kode_group' | 'kode_dept' | 'kadar' | 'berat' | 'kondisi' | 'kode_barcode'>

const POLOS = {
  is_markis: false,
  nota_hilang: false,
  rusak: false,
  atribut_lengkap: false,
  potongan_manual: rp(0),
} as const

/** Values pieces of a loan as they are bought today. @throws Refusal */
export const nilaiBijiLelang = (db: Queryable, kode_toko: string, no_hutang: string, barang: readonly Ditimbang[]) =>
  nilaiBeli(
    db,
    kode_toko,
    barang.map((one) => ({ ...POLOS, ...one })),
    no_hutang,
  )

type Kepala = Pick<
  KepalaMasuk,
  'kode_sales' | 'nama_customer' | 'alamat' | 'no_hp' | 'kode_member' | 'jenis_identitas' | 'nik' | 'kode_baki'
> & {
  no_lelang: string
  detail_barang: readonly (Ditimbang & Pick<Barang, 'nama_barang' | 'harga' | 'urut_hutang'>)[]
}

/** Pieces are the shop's from now on; their jurnal is the auction's. @returns their numbers, in their order */
export const masukkanLelang = async (
  ctx: WriteContext,
  { detail_barang, ...kepala }: Kepala,
  nilai: readonly NilaiLelang[],
): Promise<string[]> => {
  const isi = { cara_bayar: 'LELANG', no_rekening: null, perlu_saksi: false, otorisasi: null } as const
  const barang = detail_barang.map((one) => ({ ...POLOS, ...one }))
  const nomor = await masukkanBeli(ctx, { ...kepala, ...isi, detail_barang: barang }, nilai)
  await sahkanTanpaJurnal(ctx, await kunciBeli(ctx, nomor))
  return nomor
}

/** Pieces of an auction, held until commit. */
export const kunciBeliLelang = async (ctx: WriteContext, no_lelang: string): Promise<BeliTerkunci[]> => {
  const rows = await ctx.db.rows<{ no: string }>(sql`
    SELECT no_faktur_beli::text AS no FROM pembelian WHERE no_lelang = ${no_lelang} ORDER BY 1`)
  return kunciBeli(
    ctx,
    rows.map((one) => one.no),
  )
}

/** Its pieces are the customer's again, where they still lie as it left them. @returns their numbers @throws Refusal that names what used them */
export const lepasLelang = async (ctx: WriteContext, no_lelang: string, alasan: string): Promise<string[]> => {
  const { tgl_system, user_id } = ctx.sesi
  const biji = await kunciBeliLelang(ctx, no_lelang)
  const pergi = biji.find((one) => one.keadaan !== 'BELI')
  if (pergi) {
    const oleh = await dipakaiOleh(ctx.db, { lot: pergi.no_faktur_beli })
    throw new Refusal('rule', `Barang Lelang ${pergi.no_faktur_beli} Sudah Disortir (${oleh})`)
  }
  await letakkanBeli(ctx, {
    keadaan: 'BATAL',
    kode_baki: sql`NULL`,
    lain: sql`status = 'BATAL', alasan_batal = ${alasan}, batal_oleh = ${user_id}, batal_pada = ${ctx.waktu}, tgl_batal = ${tgl_system},`,
    di: sql`p.no_lelang = ${no_lelang}`,
  })
  return biji.map((one) => one.no_faktur_beli)
}

/** Points that went back with pieces of an auction are the member's again. */
export const balikPoinLelang = async (ctx: WriteContext, nomor: readonly string[], no_batal: string): Promise<void> => {
  for (const one of nomor) await balikPoin(ctx, one, no_batal)
}
