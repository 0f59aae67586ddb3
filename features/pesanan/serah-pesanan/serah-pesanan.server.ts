import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Mg, parsePersen, type Rp, rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { type BarangTerkunci, kunciBarang, letakkanBarang } from '../../barang/data-barang/data-barang.api.ts'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { caraKembali } from '../../keuangan/pembayaran/kembali.api.ts'
import { kasusBukti, kasusNonTunai, tolakBelumMasuk } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { balikPoin } from '../../member/poin/poin.api.ts'
import { tolakDibeli } from '../../pembelian/transaksi-pembelian/letak-beli.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { hitungPpn } from '../../penjualan/transaksi-penjualan/harga-jual.contract.ts'
import { kembalikanContoh } from '../data-pesanan/contoh.api.ts'
import { kunciPesanan, type PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'
import { dokumenBayar } from '../data-pesanan/uang-pesanan.api.ts'
import { type Jadi, kasusMurah } from './lebih-murah.store.ts'
import { catatPoinSerah } from './poin-serah.store.ts'
import {
  batalSerah,
  DOKUMEN_SERAH,
  getSerah,
  OTORISASI_BATAL_SERAH,
  OTORISASI_UANG_KEMBALI,
  serahPesanan,
  tagihanPesanan,
} from './serah-pesanan.contract.ts'
import { jurnalSerah } from './serah-pesanan.posting.ts'
import { satuSerah, tagih, tagihanSekarang } from './serah-pesanan.query.ts'

/** Holds what is paid; it must be exactly what is left, in or out. */
const pegangTepat = async (ctx: WriteContext, { pembayaran }: InputOf<typeof serahPesanan>, bayar: Rp) => {
  const dibayar = await pegangPembayaran(ctx, pembayaran, bayar < 0 ? 'KELUAR' : 'MASUK')
  await tolakBukanKasir(ctx, bayar !== 0)
  tepatDibayar(dibayar, bayar)
  return dibayar
}

const keCustomer = async (ctx: WriteContext, barang: BarangTerkunci, no_pesanan: string, no_serah: string) => {
  await letakkanBarang(ctx, [barang], { kode_baki: null, status_barang: 'TERJUAL' })
  await ctx.db.run(sql`
    UPDATE pesanan SET status = 'DISERAHKAN', no_serah = ${no_serah}, versi = versi + 1 WHERE no_pesanan = ${no_pesanan}`)
}

const BELUM_DI_BAKI: Readonly<Record<string, string>> = {
  CUCI: 'Masih Di Tempat Cuci',
  HILANG: 'Dicatat Hilang Di Stock Opname',
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

/** Gold that a customer is said to have brought, or a transfer that is said to have come, would leave the till as cash. */
const kasusKembali = async (
  ctx: WriteContext,
  { no_pesanan, nama_customer }: PesananTerkunci,
  { kode_barcode, berat }: Jadi,
  bayar: Rp,
  dibayar: readonly Dibayar[],
): Promise<Kasus> => ({
  kategori: OTORISASI_UANG_KEMBALI,
  aturan: 'Uang keluar ke customer saat penyerahan',
  keterangan: `${no_pesanan} ${nama_customer}, ${await caraKembali(ctx, await dokumenBayar(ctx, no_pesanan), dibayar)}`,
  satuan: 'RP',
  hitung: 0,
  input: -bayar,
  kode_barcode,
  berat,
  rp: -bayar,
})

/**
 * Tax is inside of what was agreed, whatever the shop does at the counter: an order has its price from the day it was made. Nothing of
 * an order whose customer's gold was worth more. Source: areas, read first, 6.
 */
const pajakSerah = async ({ db, sesi }: WriteContext, total: Rp) => {
  const ppn_persen = parsePersen((await bacaPara(db, sesi.kode_toko, ['ppn_jual'])).ppn_jual)
  return { ppn_persen, ppn: hitungPpn(rp(Math.max(total, 0)), { ppn_persen, ppn_termasuk: true }) }
}

const serah = route(serahPesanan, async (isian, ctx) => {
  const { no_pesanan, diskon } = isian
  const pesanan = await kunciPesanan(ctx, no_pesanan, ['SELESAI'])
  await tolakBelumMasuk(ctx, await dokumenBayar(ctx, no_pesanan))
  const barang = await pegangBarang(ctx, pesanan)
  const nilai = await tagih(ctx.db, { ...ctx.sesi, saat: ctx.waktu }, pesanan)
  if (diskon > Math.max(nilai.total, 0)) throw new Refusal('rule', 'Diskon Melebihi Total Harga')
  const total = rp(nilai.total - diskon)
  const bayar = rp(total - nilai.persekot)
  const pajak = await pajakSerah(ctx, total)
  const dibayar = await pegangTepat(ctx, isian, bayar)
  const untuk = `${no_pesanan} ${pesanan.nama_customer}`
  const nonTunai = await kasusNonTunai(ctx, dibayar, untuk, { keluar: true })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const otorisasi = await kunciOtorisasi(ctx, [
    bayar < 0 ? await kasusKembali(ctx, pesanan, barang, bayar, dibayar) : null,
    await kasusMurah(ctx, pesanan, barang, nilai.total, diskon),
    ...nonTunai,
    bukti,
  ])
  const { berat, berat_harga, harga_gram, berat_lebih, harga_gram_lebih, harga_emas, harga_atribut, ongkos, persekot } =
    nilai
  const { kode_barang, kode_baki } = barang
  const harga = { harga_emas, harga_atribut, ongkos, diskon, persekot, ppn: pajak.ppn }
  const no_serah = await simpanDokumen(ctx, DOKUMEN_SERAH, {
    kepala: {
      no_pesanan,
      kode_barang,
      kode_baki,
      berat,
      berat_harga,
      harga_gram,
      berat_lebih,
      harga_gram_lebih,
      ...harga,
      ppn_persen: pajak.ppn_persen,
      total,
      bayar,
      otorisasi,
    },
    gerak: async (nomor) => {
      await catatPembayaran(ctx, nomor, dibayar, {
        dari: pesanan.nama_customer,
        keluar: true,
        otorisasi: nonTunai.some(Boolean) ? otorisasi : null,
        ulang: bukti && otorisasi,
      })
      await keCustomer(ctx, barang, no_pesanan, nomor)
      await catatPoinSerah(ctx, nomor, { no_pesanan, kode_group: barang.kode_group, berat: berat_harga, harga: total })
    },
    jurnal: (nomor) =>
      jurnalSerah({ ...barang, no_serah: nomor, no_pesanan, ...harga }, barisPembayaran(dibayar, nomor)),
    sesudah: async (nomor) => {
      const contoh = await kembalikanContoh(ctx, pesanan, isian.kode_baki_contoh, nomor)
      if (contoh.length > 0) await ctx.post({ kind: 'PESANAN', document: nomor, lines: contoh })
      await pakaiOtorisasi(ctx, otorisasi, nomor)
    },
    audit: { sesudah: { ...isian, total, bayar } },
  })
  return { message: TERSIMPAN, no_serah, data: await satuSerah(ctx.db, ctx.sesi, no_serah) }
})

interface Asal {
  no_pesanan: string
  kode_barang: string
  kode_barcode: string
  kode_baki: string
  berat: Mg
  total: Rp
  bayar: Rp
}

/** The piece must still be where the document left it, and its tray in use. */
const pegangAsal = async (ctx: WriteContext, { no_pesanan, kode_barang, kode_baki }: Asal): Promise<void> => {
  await kunciPesanan(ctx, no_pesanan, ['DISERAHKAN'])
  const barang = await ctx.db.one<{ kode_barcode: string; status_barang: string }>(sql`
    SELECT kode_barcode, status_barang FROM barang WHERE kode_barang = ${kode_barang} FOR UPDATE`)
  if (barang?.status_barang !== 'TERJUAL')
    throw new Refusal('rule', `Barang ${barang?.kode_barcode} Sudah Tidak Di Customer`)
  await tolakDibeli(ctx, kode_barang)
  const baki = await ctx.db.one(sql`
    SELECT 1 AS ada FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL FOR SHARE`)
  if (!baki) throw new Refusal('rule', `Baki ${kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
}

const batal = route(batalSerah, async (input, ctx) => {
  const hasil = await batalDokumen(ctx, DOKUMEN_SERAH, input, {
    pilih: sql`no_pesanan, kode_barang, kode_baki, berat, total, bayar,
      (SELECT b.kode_barcode FROM barang b WHERE b.kode_barang = pesanan_serah.kode_barang)`,
    lalu: 'OWN',
    kembalikan: async (asal: Asal) => {
      await tolakBukanKasir(ctx, asal.bayar !== 0)
      await pegangAsal(ctx, asal)
      await letakkanBarang(ctx, [asal], { kode_baki: asal.kode_baki, status_barang: 'TERSEDIA' })
      await ctx.db.run(sql`
        UPDATE pesanan SET status = 'SELESAI', no_serah = NULL, versi = versi + 1 WHERE no_pesanan = ${asal.no_pesanan}`)
    },
    kasus: ({ no_pesanan, kode_barcode, berat, total, bayar }) => [
      {
        kategori: OTORISASI_BATAL_SERAH,
        aturan: 'Penyerahan pesanan dibatalkan',
        keterangan: `${input.no_serah}, ${no_pesanan}`,
        satuan: 'RP',
        hitung: total,
        input: 0,
        kode_barcode,
        berat,
        rp: bayar,
        mg: berat,
      },
    ],
    kind: () => 'SERAH_PESANAN',
  })
  await balikPoin(ctx, input.no_serah, hasil.no_batal)
  return hasil
})

/** Finished pieces to their customers, and back when it was a mistake. */
export const serahPesananFeature: Feature = {
  dokumen: [DOKUMEN_SERAH],
  routes: [
    serah,
    batal,
    route(tagihanPesanan, ({ no_pesanan }, { db, sesi, waktu }) =>
      tagihanSekarang(db, { ...sesi, saat: waktu }, no_pesanan),
    ),
    route(getSerah, ({ no_serah }, { db, sesi }) => satuSerah(db, sesi, no_serah)),
  ],
}
