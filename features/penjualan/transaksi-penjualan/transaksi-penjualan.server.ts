import type { InputOf } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import {
  cariDenganLabel,
  type Feature,
  type FotoTersimpan,
  hitungTerbuka,
  ISI_FOTO,
  insertRows,
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
import { namaSales } from '../../master/sales/sales.api.ts'
import { tarifSebagai } from '../../master/tarif-ppn/tarif-ppn.api.ts'
import { type Berkertas, PARA_LAPOR, periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'
import { catatVoucher, lepasVoucher, sebutVoucher } from '../../member/voucher/voucher.api.ts'
import { kunciTukar, pegangTukar, siapTukar } from '../../pembelian/transaksi-pembelian/tukar.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { buktiBatalJual } from '../batal-penjualan/bukti-batal.api.ts'
import { getBatalJual } from '../batal-penjualan/bukti-batal.contract.ts'
import { catatResi } from '../resi-marketplace/resi-marketplace.api.ts'
import { ALARM_JUAL } from './alarm-jual.query.ts'
import { akanDiambil, type BarangAmbil, kasusAmbil, pegangAmbil, uangJual } from './ambil-jual.store.ts'
import { antrianJual } from './antrian-jual.query.ts'
import { kunciJual, lihatJual } from './barang-jual.api.ts'
import { barangDijual, hitungJualan } from './barang-jual.contract.ts'
import { batalNota, tolakNota } from './batal-jual.store.ts'
import { langsung } from './hak-jual.api.ts'
import { jumlahNota } from './jumlah-jual.store.ts'
import { hargai, kasusJual, type Terjual } from './kasus-jual.api.ts'
import { bayarMarketplace, type LewatMarketplace, lewatMarketplace } from './marketplace-jual.store.ts'
import { bacaCetakan, cariNota, daftarJual, keadaanNota, satuNota } from './nota.api.ts'
import { bukaJual, cetakanJual, DOKUMEN_PENJUALAN, getJual, keadaanJual, listJual } from './nota.contract.ts'
import { pegangPembeli } from './pelanggan-jual.store.ts'
import { bayarPoin, pesanPoin, poinDipakai, tunjukMember } from './poin-jual.store.ts'
import { type JualTerkunci, kunciNota, sahkanJual, siapSah } from './sah-jual.store.ts'
import { periksaTimbang } from './timbang-jual.store.ts'
import { batalJual, DOKUMEN_HILANG_JUAL, DOKUMEN_KEMBALI, jual, validasiJual } from './transaksi-penjualan.contract.ts'
import { bernomor, kasusLama, tanpaFoto, tukarBakal, tulisTukar } from './tukar-jual.store.ts'
import { siapSahkanJual } from './validasi-jual.api.ts'

type Isian = InputOf<typeof jual>

const PARA = [
  'kategori_harga',
  'validasi_penjualan',
  'sahkan_langsung',
  'wajib_customer',
  'jenis_pkp',
  'ppn_termasuk',
  'diskon',
  'nilai_poin',
  'timbang_jual',
  ...PARA_LAPOR,
] as const

type Jumlah = ReturnType<typeof jumlahNota>

// biome-ignore format: a table's columns, by line of its migration
const KEPALA = ['no_faktur_jual', 'kode_toko', 'tgl_system', 'kode_sales', 'nama_sales', 'kode_member', 'nama_customer', 'no_hp', 'alamat', 'jenis_identitas', 'nik', 'keterangan', 'pcs', 'berat', 'harga', 'ongkos', 'diskon', 'total', 'total_hitung', 'ppn_persen', 'ppn_termasuk', 'ppn', 'tagihan', 'rencana_bayar', 'poin', 'status', 'otorisasi', 'kode_marketplace', 'no_order', 'user_id', 'dibuat_pada'] as const
// biome-ignore format: a table's columns, by line of its migration
const BARIS = ['no_faktur_jual', 'urut', 'kode_barang', 'kode_baki', 'status_asal', 'kode_group', 'kode_dept', 'persentase', 'berat', 'harga_gram', 'harga_gram_kadar', 'harga_hitung', 'total_hitung', 'harga_jual', 'harga_atribut', 'tipe_ongkos', 'tarif_ongkos', 'ongkos', 'diskon', 'total', 'modal', 'aktif', 'no_titip', 'berat_timbang', 'jenis_ppn'] as const

interface Ditulis {
  isian: Isian
  pembeli: Berkertas
  nama_sales: string
  list: readonly (Terjual & { barang: BarangAmbil })[]
  jumlah: Jumlah
  /** Points that it is going to spend. */
  poin: number
  otorisasi: string | null
}

/** The sale as it waits: written down, its pieces at the cashier. */
const tulis = async (ctx: WriteContext, no_faktur_jual: string, apa: Ditulis): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { kode_sales, keterangan, pembayaran } = apa.isian
  const kepala = {
    ...apa.pembeli,
    ...apa.jumlah,
    ...lewatMarketplace(apa.isian),
    no_faktur_jual,
    kode_toko,
    tgl_system,
    kode_sales,
    nama_sales: apa.nama_sales,
    keterangan,
    // That money has come is said by who validates, not by who plans it.
    rencana_bayar: pembayaran.map((one) => ({ ...one, masuk: false })),
    poin: apa.poin,
    status: 'OPEN',
    otorisasi: apa.otorisasi,
    user_id,
    dibuat_pada: ctx.waktu,
  }
  const rows = apa.list.map(({ barang, bagian, total }, at) => ({
    ...barang,
    ...bagian,
    no_faktur_jual,
    urut: at + 1,
    total,
    aktif: true,
    berat_timbang: apa.isian.detail_barang[at]?.berat_timbang ?? null,
  }))
  await Promise.all([
    insertRows(ctx.db, DOKUMEN_PENJUALAN.tabel, KEPALA, [kepala]),
    insertRows(ctx.db, DOKUMEN_PENJUALAN.detail, BARIS, rows),
    ctx.db.run(sql`
      UPDATE barang SET status_barang = 'KASIR', versi = versi + 1
      WHERE kode_barang ${among(apa.list.map(({ barang }) => barang.kode_barang))}`),
  ])
}

const bakal = (
  ctx: WriteContext,
  pembayaran: JualTerkunci['rencana_bayar'],
  { pembeli, jumlah, ...lewat }: { pembeli: Berkertas; jumlah: Jumlah } & LewatMarketplace,
): JualTerkunci => ({
  ...jumlah,
  ...lewat,
  no_faktur_jual: '',
  tgl_system: ctx.sesi.tgl_system,
  nama_customer: pembeli.nama_customer,
  kode_member: pembeli.kode_member,
  status: 'OPEN',
  user_id: ctx.sesi.user_id,
  valid_pada: null,
  versi: 1,
  rencana_bayar: pembayaran,
})

const simpanJual = async (diisi: Isian, ctx: WriteContext, foto: FotoTersimpan | null | undefined) => {
  const kode = diisi.detail_barang.map((one) => one.kode_barcode)
  await kunciTukar(ctx, diisi.tukar, kode)
  const tukar = diisi.tukar ? await siapTukar(ctx, diisi.tukar, foto ?? null) : null
  const dibaca = bacaPara(ctx.db, ctx.sesi.kode_toko, PARA)
  const [para, ppn_persen, nama_sales, kunci] = await Promise.all([
    dibaca,
    dibaca.then(({ jenis_pkp }) => tarifSebagai(ctx.db, jenis_pkp, ctx.sesi, 'PERHIASAN')),
    namaSales(ctx, diisi.kode_sales),
    kunciJual(ctx, kode, dibaca, akanDiambil(diisi)),
  ])
  const { isian: diambil, barang, pengambil } = await pegangAmbil(ctx, diisi, kunci)
  const sekarang = await langsung(ctx, diambil, para)
  const list = hargai(diambil.detail_barang, barang)
  await periksaTimbang(ctx, para.timbang_jual, diambil.detail_barang, barang)
  const pembeli = await pegangPembeli(ctx, diambil, para.wajib_customer === 'YA')
  const pajak = { ppn_persen, ppn_termasuk: para.ppn_termasuk === 'YA' }
  const jumlah = jumlahNota(list, pajak)
  const sisa = await kasusAmbil(ctx, diambil, jumlah.tagihan, pembeli.nama_customer)
  const lewat = await bayarMarketplace(ctx, diambil, jumlah.tagihan)
  const barter = tukarBakal(tukar)
  // Beside what is given in too a voucher is used up whole: who validates it could not put it right.
  const voucher = await sebutVoucher(ctx, [...barter, ...lewat.pembayaran])
  const isian = { ...lewat, pembayaran: voucher.pembayaran.slice(barter.length) }
  await periksaLapor(ctx, pembeli, { ...uangJual(diambil, jumlah.tagihan), terima: tukar?.total }, para)
  const nilai_poin = Number(para.nilai_poin)
  const poin = poinDipakai(isian.pembayaran, pembeli.kode_member, nilai_poin)
  await pesanPoin(ctx, pembeli.kode_member, poin)
  const bayar = voucher.pembayaran
  const siap = sekarang
    ? await siapSah(ctx, bakal(ctx, bayar, { pembeli, jumlah, ...lewatMarketplace(isian) }), bayar, nilai_poin)
    : null
  const lama = await kasusLama(ctx, isian, pembeli, { tukar, jumlah, sekarang })
  const potongan = { persen: para.diskon, poin: rp(bayarPoin(isian.pembayaran) + voucher.dariPoin) }
  const harga = await kasusJual(ctx, list, pembeli.nama_customer, potongan)
  const otorisasi = await kunciOtorisasi(ctx, [...harga, sisa, pengambil, ...lama.kasus, ...(siap?.kasus ?? [])])
  const no_faktur_jual = await ctx.nomor(DOKUMEN_PENJUALAN)
  const isi = { isian, pembeli, nama_sales, list, jumlah, poin, otorisasi }
  const ditulis = tulis(ctx, no_faktur_jual, isi)
  if (voucher.nomor.length > 0) {
    await ditulis
    await catatVoucher(ctx, voucher.nomor, 'DIPESAN', no_faktur_jual)
  }
  if (tukar) {
    await ditulis
    await tulisTukar(ctx, no_faktur_jual, tukar, { ...isi, perlu_saksi: lama.perlu_saksi })
  }
  if (isian.marketplace && foto) {
    await ditulis
    await catatResi(ctx, no_faktur_jual, foto)
  }
  if (siap) {
    await ditulis
    const barang = tukar ? await pegangTukar(ctx, [no_faktur_jual]) : []
    const dibayar = bernomor(siap.dibayar, barang)
    await sahkanJual(ctx, [{ ...siap, dibayar, tukar: barang, nota: { ...siap.nota, no_faktur_jual } }], otorisasi)
  }
  const [data] = await Promise.all([
    satuNota(ctx.db, ctx.sesi, no_faktur_jual),
    ditulis,
    pakaiOtorisasi(ctx, otorisasi, no_faktur_jual),
  ])
  const { total_hitung, tagihan } = jumlah
  ctx.audit({ dokumen: no_faktur_jual, sesudah: { ...tanpaFoto(isian), bukti: undefined, total_hitung, tagihan } })
  return { message: TERSIMPAN, no_faktur_jual, data }
}

/** The paper of who gave something in, or the label of a parcel: what goes through a platform is paid by nothing that is given in. */
const fotoMasukan = ({ tukar, marketplace }: Isian): string | undefined =>
  tukar?.foto_identitas ?? marketplace?.foto_resi ?? undefined

const simpan = route(jual, simpanJual, {
  bodyLimit: ISI_FOTO,
  beforeIf: (isian) => fotoMasukan(isian) !== undefined || bayarPoin(isian.pembayaran) > 0,
  before: async (isian, deps, sesi) => {
    await tunjukMember(isian, deps, sesi)
    const foto = fotoMasukan(isian)
    return foto ? terimaFoto(deps.blob, foto) : null
  },
})

const validasi = route(validasiJual, async (isian, ctx) => {
  const [data] = await sahkanSemua(ctx, [await siapSahkanJual(ctx, isian)])
  return { message: 'Validasi Berhasil', data: [...data] }
})

const batal = route(batalJual, async (isian, ctx) => {
  const { no_faktur_jual, versi } = isian
  const [nota] = await kunciNota(ctx, [no_faktur_jual])
  if (!nota) throw new Error('no sale held')
  if (nota.status === 'BATAL') throw new Refusal('conflict', `Faktur ${no_faktur_jual} Sudah Dibatalkan`)
  if (nota.versi !== versi) throw new Refusal('conflict', `Faktur ${no_faktur_jual} Sudah Diproses Oleh User Lain`)
  let no_batal: string | null = null
  if (nota.status === 'OPEN') await tolakNota(ctx, nota, isian)
  else no_batal = await batalNota(ctx, nota, isian)
  await lepasVoucher(ctx, no_faktur_jual)
  const bukti = no_batal === null ? null : await buktiBatalJual(ctx.db, ctx.sesi, no_faktur_jual)
  return { message: 'Berhasil', no_batal, data: await satuNota(ctx.db, ctx.sesi, no_faktur_jual), bukti }
})

/** Selling: entry, validation by the cashier, cancel. */
export const penjualanFeature: Feature = {
  dokumen: [DOKUMEN_PENJUALAN, DOKUMEN_HILANG_JUAL, DOKUMEN_KEMBALI],
  alarm: ALARM_JUAL,
  routes: [
    simpan,
    validasi,
    batal,
    route(barangDijual, async ({ kode }, { db, sesi, waktu }) => {
      const { kategori_harga } = await bacaPara(db, sesi.kode_toko, ['kategori_harga'])
      const [satu] = await lihatJual(db, sesi, [kode], { saat: waktu, kategori_harga })
      if (!satu) throw new Error('nothing priced')
      return satu
    }),
    route(hitungJualan, async ({ kode_barcode }, { db, sesi, waktu }) => {
      const { kategori_harga } = await bacaPara(db, sesi.kode_toko, ['kategori_harga'])
      return lihatJual(db, sesi, kode_barcode, { saat: waktu, kategori_harga })
    }),
    route(getJual, ({ no_faktur }, ctx) =>
      cariDenganLabel(ctx, no_faktur, async (apa) =>
        satuNota(ctx.db, ctx.sesi, await cariNota(ctx.db, ctx.sesi.kode_toko, apa)),
      ),
    ),
    route(keadaanJual, ({ no_faktur_jual }, { db, sesi }) => keadaanNota(db, sesi, no_faktur_jual)),
    route(getBatalJual, ({ no_faktur_jual }, { db, sesi }) => buktiBatalJual(db, sesi, no_faktur_jual)),
    route(cetakanJual, ({ no_faktur_jual }, { db, sesi }) => bacaCetakan(db, sesi, no_faktur_jual)),
    route(listJual, (input, { db, sesi, kodeBarang }) =>
      daftarJual(db, { ...input, kode_barcode: kodeBarang(input.q) }, sesi),
    ),
    route(bukaJual, (_, { db, sesi, waktu }) => antrianJual(db, sesi, waktu)),
  ],
  penghalang: [
    {
      nama: 'Penjualan',
      path: '/validasi-jual-beli',
      jumlah: (db, kode_toko) =>
        hitungTerbuka(db, SEJAK, sql`penjualan k WHERE k.kode_toko = ${kode_toko} AND k.status = 'OPEN'`),
    },
  ],
}
