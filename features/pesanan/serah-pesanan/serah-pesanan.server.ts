import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Persentase, type Rp, rp } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { kunciOtorisasi, pakaiOtorisasi } from '../../akses/otorisasi/otorisasi.api.ts'
import { type BarangTerkunci, kunciBarang } from '../../barang/data-barang/data-barang.api.ts'
import { memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  jumlahBayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { kembalikanContoh } from '../data-pesanan/contoh.api.ts'
import { kunciPesanan, type PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'
import {
  batalSerah,
  DOKUMEN_SERAH,
  getSerah,
  OTORISASI_BATAL_SERAH,
  OTORISASI_DISKON_PESANAN,
  serahPesanan,
  tagihanPesanan,
} from './serah-pesanan.contract.ts'
import { jurnalSerah } from './serah-pesanan.posting.ts'
import { satuSerah, tagih, tagihanSekarang } from './serah-pesanan.query.ts'

/** Holds what is paid; it must be exactly what is left, in or out. */
const pegangTepat = async (ctx: WriteContext, isian: InputOf<typeof serahPesanan>, bayar: Rp) => {
  const dibayar = await pegangPembayaran(ctx, isian.pembayaran)
  if (jumlahBayar(dibayar) !== Math.abs(bayar))
    throw new Refusal(
      'rule',
      bayar < 0 ? `Uang Kembali Harus Rp. ${formatRibuan(-bayar)}` : `Pembayaran Harus Rp. ${formatRibuan(bayar)}`,
    )
  return { dibayar, arah: bayar < 0 ? ('KELUAR' as const) : ('MASUK' as const) }
}

const keCustomer = async (ctx: WriteContext, barang: BarangTerkunci, no_pesanan: string, no_serah: string) => {
  await ctx.db.run(sql`
    UPDATE barang SET status_barang = 'TERJUAL', kode_baki = NULL, versi = versi + 1 WHERE kode_barang = ${barang.kode_barang}`)
  await ctx.db.run(sql`
    UPDATE pesanan SET status = 'DISERAHKAN', no_serah = ${no_serah}, versi = versi + 1 WHERE no_pesanan = ${no_pesanan}`)
}

const BELUM_DI_BAKI: Readonly<Record<string, string>> = {
  CUCI: 'Masih Di Tempat Cuci',
  HILANG: 'Dicatat Hilang Di Stock Opname',
}

interface Jadi extends BarangTerkunci {
  persentase: Persentase
}

/** The piece, held before it is priced: a new weight that is just being written down is waited for and counts. */
const pegangBarang = async (ctx: WriteContext, pesanan: PesananTerkunci): Promise<Jadi> => {
  const { no_pesanan, kode_barang } = pesanan
  const row = await ctx.db.one<Pick<Jadi, 'kode_barcode' | 'persentase'> & { status_barang: string }>(sql`
    SELECT kode_barcode, status_barang, persentase FROM barang WHERE kode_barang = ${kode_barang} FOR UPDATE`)
  if (!row) throw new Refusal('rule', `Barang Pesanan ${no_pesanan} Belum Dimasukkan`)
  const sebab = BELUM_DI_BAKI[row.status_barang]
  if (sebab !== undefined) throw new Refusal('rule', `Barang ${row.kode_barcode} ${sebab}`)
  const [barang] = await kunciBarang(ctx, [row.kode_barcode])
  if (!barang) throw new Error('no piece held')
  return { ...barang, persentase: row.persentase }
}

/** Less than was agreed: a discount, or a piece priced by a lower fineness than the order's. */
const lebihMurah = async (ctx: WriteContext, diskon: Rp, barang: Jadi, pesanan: PesananTerkunci): Promise<boolean> =>
  diskon > 0 || (barang.persentase < pesanan.persentase && (await memakaiKadar(ctx.db, ctx.sesi.kode_toko)))

const serah = route(serahPesanan, async (isian, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { no_pesanan, diskon } = isian
  const pesanan = await kunciPesanan(ctx, no_pesanan, ['SELESAI'])
  const barang = await pegangBarang(ctx, pesanan)
  const nilai = await tagih(ctx.db, kode_toko, pesanan)
  if (diskon > Math.max(nilai.total, 0)) throw new Refusal('rule', 'Diskon Melebihi Total Harga')
  const otorisasi = (await lebihMurah(ctx, diskon, barang, pesanan))
    ? await kunciOtorisasi(ctx, serahPesanan, isian, OTORISASI_DISKON_PESANAN)
    : null
  const total = rp(nilai.total - diskon)
  const bayar = rp(total - nilai.persekot)
  const { dibayar, arah } = await pegangTepat(ctx, isian, bayar)
  const no_serah = await ctx.nomor(DOKUMEN_SERAH)
  const { berat, berat_harga, harga_gram, harga_emas, harga_atribut, ongkos, persekot } = nilai
  await ctx.db.run(sql`
    INSERT INTO pesanan_serah (no_serah, no_pesanan, kode_toko, tgl_system, kode_barang, kode_baki, berat, berat_harga, harga_gram,
      harga_emas, harga_atribut, ongkos, diskon, total, persekot, bayar, otorisasi, user_id, dibuat_pada)
    VALUES (${no_serah}, ${no_pesanan}, ${kode_toko}, ${tgl_system}, ${barang.kode_barang}, ${barang.kode_baki}, ${berat},
      ${berat_harga}, ${harga_gram}, ${harga_emas}, ${harga_atribut}, ${ongkos}, ${diskon}, ${total}, ${persekot}, ${bayar},
      ${otorisasi}, ${user_id}, ${ctx.waktu})`)
  await catatPembayaran(ctx, no_serah, arah, dibayar)
  await keCustomer(ctx, barang, no_pesanan, no_serah)
  await ctx.post(
    jurnalSerah(
      { ...barang, no_serah, no_pesanan, harga_emas, harga_atribut, ongkos, diskon, persekot },
      barisPembayaran(dibayar, arah),
    ),
  )
  const contoh = await kembalikanContoh(ctx, pesanan, isian.kode_baki_contoh, no_serah)
  if (contoh.length > 0) await ctx.post({ kind: 'PESANAN', document: no_serah, lines: contoh })
  if (otorisasi !== null) await pakaiOtorisasi(ctx, otorisasi, no_serah)
  ctx.audit({ dokumen: no_serah, sesudah: { ...isian, total, bayar } })
  return { message: 'Data Berhasil Disimpan', no_serah, data: await satuSerah(ctx.db, kode_toko, no_serah) }
})

const batal = route(batalSerah, async (input, ctx) => {
  const { no_serah, alasan } = input
  const asal = await kunciBatal<{ no_pesanan: string; kode_barang: string; kode_baki: string }>(
    ctx,
    DOKUMEN_SERAH,
    no_serah,
    {
      pilih: sql`no_pesanan, kode_barang, kode_baki`,
    },
  )
  await kunciPesanan(ctx, asal.no_pesanan, ['DISERAHKAN'])
  const barang = await ctx.db.one<{ kode_barcode: string; status_barang: string }>(sql`
    SELECT kode_barcode, status_barang FROM barang WHERE kode_barang = ${asal.kode_barang} FOR UPDATE`)
  if (barang?.status_barang !== 'TERJUAL')
    throw new Refusal('rule', `Barang ${barang?.kode_barcode} Sudah Tidak Di Customer`)
  const baki = await ctx.db.one(sql`
    SELECT 1 AS ada FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${asal.kode_baki} AND dihapus_pada IS NULL FOR SHARE`)
  if (!baki) throw new Refusal('rule', `Baki ${asal.kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
  const otorisasi = await kunciOtorisasi(ctx, batalSerah, input, OTORISASI_BATAL_SERAH)
  await ctx.db.run(sql`
    UPDATE barang SET status_barang = 'TERSEDIA', kode_baki = ${asal.kode_baki}, versi = versi + 1
    WHERE kode_barang = ${asal.kode_barang}`)
  await ctx.db.run(sql`
    UPDATE pesanan SET status = 'SELESAI', no_serah = NULL, versi = versi + 1 WHERE no_pesanan = ${asal.no_pesanan}`)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_SERAH, no_serah, { kind: 'SERAH_PESANAN', alasan })
  await ctx.db.run(sql`UPDATE pesanan_serah SET otorisasi_batal = ${otorisasi} WHERE no_serah = ${no_serah}`)
  await pakaiOtorisasi(ctx, otorisasi, no_serah)
  return { message: 'Berhasil', no_batal }
})

/** Finished pieces to their customers, and back when it was a mistake. */
export const serahPesananFeature: Feature = {
  dokumen: [DOKUMEN_SERAH],
  routes: [
    serah,
    batal,
    route(tagihanPesanan, ({ no_pesanan }, { db, sesi }) => tagihanSekarang(db, sesi.kode_toko, no_pesanan)),
    route(getSerah, ({ no_serah }, { db, sesi }) => satuSerah(db, sesi.kode_toko, no_serah)),
  ],
}
