import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  cariDenganLabel,
  type Feature,
  type FotoTersimpan,
  hitungTerbuka,
  ISI_FOTO,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  SEJAK,
  TERSIMPAN,
  terimaFoto,
  type WriteContext,
} from '@kencana/server-kit'
import { sahkanSemua } from '../../keuangan/pembayaran/sahkan.api.ts'
import { pegangRekening } from '../../keuangan/uang/uang.api.ts'
import { pegangBaki } from '../../master/baki/baki.api.ts'
import { pegangSales } from '../../master/sales/sales.api.ts'
import { catatIdentitas, pegangMember } from '../../member/data-member/data-member.api.ts'
import { bacaIdentitas } from '../../member/data-member/data-member.contract.ts'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { ALARM_BELI } from './alarm-beli.query.ts'
import { batalkanBeli, kunciMenunggu } from './batal-beli.store.ts'
import { catatFotoIdentitas, tolakTanpaIdentitas } from './foto-identitas.store.ts'
import { hitungBeli } from './harga-beli.contract.ts'
import { nilaiBeli, tolakHargaBerubah } from './harga-beli.query.ts'
import { kasusBeli } from './kasus-beli.store.ts'
import { periksaPenjual } from './lapor-beli.store.ts'
import { masukkanBeli } from './masuk-beli.store.ts'
import { notaBeli } from './nota-beli.contract.ts'
import { cariNotaBeli } from './nota-beli.query.ts'
import { grupTerlihat, lihatJumlahBeli, notaTerlihat } from './pembeli.api.ts'
import { daftarBeli, kunciBeli, pilihGrup, satuGrup } from './pembelian.api.ts'
import { ambilRekening, TANPA_REKENING } from './rekening-pelanggan.contract.ts'
import {
  batalBeli,
  beli,
  bukaBeli,
  DOKUMEN_PEMBELIAN,
  getBeli,
  listBeli,
  tolakBeli,
  validasiBeli,
} from './transaksi-pembelian.contract.ts'
import { kunciTerjual, sahkan } from './validasi.store.ts'
import { siapSahkanBeli } from './validasi-beli.api.ts'

type Isian = InputOf<typeof beli>

/** Whom it is bought from, with his paper: as it was shown now, or as it is known of a member; what is seen first is kept with him. */
const pegangPenjual = async (ctx: WriteContext, isian: Isian) => {
  const { kode_member, nik } = isian
  const dikenal = await pegangMember(ctx, isian)
  const identitas = bacaIdentitas(nik) ?? dikenal
  await periksaPenjual(ctx, { ...isian, ...identitas, no_hp: dikenal.no_hp })
  if (identitas.jenis_identitas !== '-' && kode_member !== '-' && dikenal.jenis_identitas === '-')
    await catatIdentitas(ctx, kode_member, identitas)
  return { jenis_identitas: identitas.jenis_identitas, nik: identitas.no_identitas, no_hp: dikenal.no_hp }
}

const beliBaru = async (diisi: Isian, ctx: WriteContext, tersimpan: FotoTersimpan | null) => {
  const { kode_toko } = ctx.sesi
  await kunciTerjual(ctx, diisi.detail_barang)
  const { barang, nilai } = await nilaiBeli(ctx.db, kode_toko, diisi.detail_barang)
  await tolakHargaBerubah(ctx.db, kode_toko, barang, nilai)
  const isian = { ...diisi, detail_barang: barang }
  const penjual = await pegangPenjual(ctx, isian)
  await tolakTanpaIdentitas(ctx, barang, tersimpan)
  await pegangSales(ctx, isian.kode_sales)
  if (isian.cara_bayar === 'TRANSFER') await pegangRekening(ctx, isian.no_rekening)
  if ((await pegangBaki(ctx, isian.kode_baki)) !== 'BELI')
    throw new Refusal('rule', `Baki ${isian.kode_baki} Bukan Baki Pembelian`)
  const validasi = await yaParaSystem(ctx.db, kode_toko, 'validasi_pembelian')
  const { kasus, perlu_saksi } = await kasusBeli(ctx, isian, nilai, validasi)
  const otorisasi = await kunciOtorisasi(ctx, kasus)
  const nomor = await masukkanBeli(
    ctx,
    {
      ...isian,
      ...penjual,
      perlu_saksi,
      otorisasi,
      no_rekening: isian.cara_bayar === 'CASH' ? null : isian.no_rekening,
      rekening: isian.cara_bayar === 'CASH' ? TANPA_REKENING : ambilRekening(isian),
    },
    nilai,
  )
  const [no_grup = ''] = nomor
  await pakaiOtorisasi(ctx, otorisasi, no_grup)
  const foto_identitas = await catatFotoIdentitas(ctx, no_grup, tersimpan)
  const harga_hitung = nilai.map((one) => one.harga_hitung)
  ctx.audit({ dokumen: no_grup, sesudah: { ...isian, foto_identitas, harga_hitung } })
  if (!validasi) await sahkan(ctx, await kunciBeli(ctx, nomor))
  const [data] = await grupTerlihat(ctx.db, ctx.sesi, [await satuGrup(ctx.db, kode_toko, no_grup)])
  if (!data) throw new Error('nothing saved')
  return { message: TERSIMPAN, no_grup, data }
}

const simpan = route(beli, beliBaru, {
  bodyLimit: ISI_FOTO,
  before: async ({ foto_identitas }, { blob }) => (foto_identitas ? terimaFoto(blob, foto_identitas) : null),
})

const validasi = route(validasiBeli, async (isian, ctx) => {
  const [data] = await sahkanSemua(ctx, [await siapSahkanBeli(ctx, isian)])
  return { message: 'Validasi Berhasil', data: [...data] }
})

const batal = route(batalBeli, async ({ no_faktur_beli, alasan }, ctx) => {
  await batalkanBeli(ctx, await kunciBeli(ctx, no_faktur_beli), alasan)
  return { message: 'Berhasil' }
})

const tolak = route(tolakBeli, async ({ no_grup, versi, alasan }, ctx) => {
  await batalkanBeli(ctx, await kunciMenunggu(ctx, [{ no_grup, versi }]), alasan)
  return { message: 'Berhasil' }
})

/** Buying back from customers: entry, validation by the cashier, cancel. */
export const pembelianFeature: Feature = {
  alarm: ALARM_BELI,
  dokumen: [DOKUMEN_PEMBELIAN],
  routes: [
    simpan,
    validasi,
    batal,
    tolak,
    route(hitungBeli, async (barang, { db, sesi }) => {
      const [nilai] = (await nilaiBeli(db, sesi.kode_toko, [barang])).nilai
      if (!nilai) throw new Error('nothing valued')
      return nilai
    }),
    route(notaBeli, ({ kode }, ctx) =>
      cariDenganLabel(ctx, kode, async (apa) =>
        notaTerlihat(ctx.db, ctx.sesi, await cariNotaBeli(ctx.db, ctx.sesi, apa), apa),
      ),
    ),
    route(getBeli, async ({ no_faktur }, { db, sesi }) => {
      const grup = await satuGrup(db, sesi.kode_toko, no_faktur)
      const [terlihat] = await grupTerlihat(db, sesi, [grup])
      if (!terlihat) throw new Error('nothing to show')
      return terlihat
    }),
    route(listBeli, async (input, { db, sesi }) => {
      const daftar = await daftarBeli(db, input, sesi.kode_toko)
      return (await lihatJumlahBeli(db, sesi)) ? daftar : { ...daftar, totals: {} }
    }),
    route(bukaBeli, async (_, { db, sesi }) =>
      grupTerlihat(db, sesi, await pilihGrup(db, sesi.kode_toko, sql`p.status = 'OPEN' AND p.asal = 'BELI'`)),
    ),
  ],
  penghalang: [
    {
      nama: 'Pembelian',
      path: '/validasi-jual-beli',
      jumlah: (db, kode_toko) =>
        hitungTerbuka(
          db,
          SEJAK,
          sql`(
            SELECT min(dibuat_pada) AS dibuat_pada FROM pembelian
            WHERE kode_toko = ${kode_toko} AND status = 'OPEN' AND asal = 'BELI' GROUP BY no_grup) k`,
        ),
    },
  ],
}
