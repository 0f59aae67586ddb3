import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, formatRibuan, type Mg, type Persentase, type Rp, rp } from '@kencana/ledger'
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
import { lunasiBiaya, pegangBiaya, TANPA_BIAYA, teksBiaya } from '../../keuangan/pembayaran/biaya-kembali.api.ts'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { caraKembali } from '../../keuangan/pembayaran/kembali.api.ts'
import {
  kasusBukti,
  kasusNonTunai,
  lepasPembayaran,
  tolakBelumMasuk,
} from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { jenisPpn, pegangGroup } from '../../master/group/group.api.ts'
import { tarifPadaHari } from '../../master/tarif-ppn/tarif-ppn.api.ts'
import { balikPoin } from '../../member/poin/poin.api.ts'
import { tolakDibeli } from '../../pembelian/transaksi-pembelian/letak-beli.api.ts'
import { kasusKadarBeli } from '../../pengaturan/batas/kadar.api.ts'
import { hitungPpn } from '../../penjualan/transaksi-penjualan/harga-jual.contract.ts'
import { kembalikanContoh } from '../data-pesanan/contoh.api.ts'
import { kunciPesanan, type PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'
import { DOKUMEN_BIAYA_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { dokumenBayar } from '../data-pesanan/uang-pesanan.api.ts'
import { getBatalSerah } from './batal-serah.contract.ts'
import { satuBatalSerah } from './batal-serah.query.ts'
import { type Jadi, kasusMurah } from './lebih-murah.store.ts'
import { pengambilSerah } from './pengambil-serah.store.ts'
import { catatPoinSerah } from './poin-serah.store.ts'
import {
  batalSerah,
  DOKUMEN_SERAH,
  getSerah,
  OTORISASI_BATAL_SERAH,
  OTORISASI_BELI_EMAS,
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

/**
 * Gold that a customer is said to have brought, or a transfer that is said to have come, would leave the till as cash, or be taken off what
 * he really paid.
 */
const kasusKembali = async (
  ctx: WriteContext,
  { no_pesanan, nama_customer, kode_group, kadar }: PesananTerkunci,
  { kode_barcode, berat }: Jadi,
  { bayar, berat_beli, beli }: { bayar: Rp; berat_beli: Mg; beli: Rp },
  dibayar: readonly Dibayar[],
): Promise<Kasus | null> => {
  if (bayar >= 0 && berat_beli === 0) return null
  const emas =
    berat_beli === 0
      ? ''
      : `, emas lebih ${kode_group} ${kadar} ${formatGram(berat_beli)} g dibeli Rp. ${formatRibuan(beli)}`
  // What leaves the till and what the gold is said to be worth are one movement: its limit is that of the larger.
  const isi = { satuan: 'RP' as const, hitung: 0, kode_barcode, berat, mg: berat_beli, rp: rp(Math.max(-bayar, beli)) }
  const untuk = `${no_pesanan} ${nama_customer}${emas}`
  if (bayar >= 0)
    return {
      ...isi,
      kategori: OTORISASI_BELI_EMAS,
      aturan: 'Emas customer lebih dari berat barang',
      keterangan: untuk,
      input: beli,
    }
  return {
    ...isi,
    kategori: OTORISASI_UANG_KEMBALI,
    aturan: 'Uang keluar ke customer saat penyerahan',
    keterangan: `${untuk}, ${await caraKembali(ctx, await dokumenBayar(ctx, no_pesanan), dibayar)}`,
    input: -bayar,
  }
}

/** Gold that is bought as finer than its category, as a purchase is asked. */
const kasusKadarLebih = async (
  { db }: WriteContext,
  { no_pesanan, kode_group, kadar, persentase }: PesananTerkunci,
  berat_beli: Mg,
): Promise<Kasus | null> => {
  if (berat_beli === 0) return null
  const persentase_group = (await pegangGroup(db, [kode_group])).get(kode_group) ?? (0 as Persentase)
  return kasusKadarBeli({ kode_group, kadar, persentase, persentase_group }, `Emas lebih ${no_pesanan},`)
}

/**
 * Tax is inside of what was agreed, whatever the shop does at the counter: an order has its price from the day it was made.
 * Source: areas, read first, 6.
 */
const pajakSerah = async ({ db, sesi }: WriteContext, total: Rp, kode_group: string) => {
  const ppn_persen = await tarifPadaHari(db, sesi, 'PERHIASAN')
  const jenis_ppn = await jenisPpn(db, kode_group)
  const ppn = jenis_ppn === 'KENA' ? hitungPpn(total, { ppn_persen, ppn_termasuk: true }) : rp(0)
  return { ppn_persen, jenis_ppn, ppn }
}

const serah = route(serahPesanan, async (isian, ctx) => {
  const { no_pesanan, diskon } = isian
  const dipesan = await kunciPesanan(ctx, no_pesanan, ['SELESAI'])
  await tolakBelumMasuk(ctx, await dokumenBayar(ctx, no_pesanan))
  const barang = await pegangBarang(ctx, dipesan)
  const nilai = await tagih(ctx.db, { ...ctx.sesi, saat: ctx.waktu }, dipesan)
  if (diskon > nilai.total) throw new Refusal('rule', 'Diskon Melebihi Total Harga')
  const total = rp(nilai.total - diskon)
  const bayar = rp(total - nilai.beli - nilai.persekot)
  const { nama_customer, pengambil } = await pengambilSerah(ctx, isian, total, nilai)
  // Who agrees, and who reads the cash book, sees whom it was: an order of nobody's name has one by now.
  const pesanan = { ...dipesan, nama_customer }
  const pajak = await pajakSerah(ctx, total, barang.kode_group)
  const dibayar = await pegangTepat(ctx, isian, bayar)
  const untuk = `${no_pesanan} ${pesanan.nama_customer}`
  const nonTunai = await kasusNonTunai(ctx, dibayar, untuk, { keluar: true })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const otorisasi = await kunciOtorisasi(ctx, [
    await kasusKembali(ctx, pesanan, barang, { ...nilai, bayar }, dibayar),
    await kasusKadarLebih(ctx, pesanan, nilai.berat_beli),
    await kasusMurah(ctx, pesanan, barang, nilai.total, diskon),
    ...nonTunai,
    bukti,
  ])
  const { berat, berat_harga, harga_gram, kali_kadar, berat_lebih, harga_gram_lebih, kali_kadar_lebih } = nilai
  const { harga_emas, harga_atribut, ongkos, persekot, berat_beli, beli } = nilai
  const { kode_barang, kode_baki } = barang
  const harga = { harga_emas, harga_atribut, ongkos, diskon, persekot, beli, ...pajak }
  const no_serah = await simpanDokumen(ctx, DOKUMEN_SERAH, {
    kepala: {
      no_pesanan,
      kode_barang,
      kode_baki,
      berat,
      berat_harga,
      harga_gram,
      kali_kadar,
      berat_lebih,
      harga_gram_lebih,
      kali_kadar_lebih,
      berat_beli,
      ...harga,
      ...pengambil,
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
  tgl_system: string
  dibuat_pada: Date
}

/** The piece must still be where the document left it, and its tray in use. */
const pegangAsal = async (
  ctx: WriteContext,
  { no_pesanan, kode_barang, kode_baki }: Asal,
): Promise<PesananTerkunci> => {
  const pesanan = await kunciPesanan(ctx, no_pesanan, ['DISERAHKAN'])
  const barang = await ctx.db.one<{ kode_barcode: string; status_barang: string }>(sql`
    SELECT kode_barcode, status_barang FROM barang WHERE kode_barang = ${kode_barang} FOR UPDATE`)
  if (barang?.status_barang !== 'TERJUAL')
    throw new Refusal('rule', `Barang ${barang?.kode_barcode} Sudah Tidak Di Customer`)
  await tolakDibeli(ctx, kode_barang)
  const baki = await ctx.db.one(sql`
    SELECT 1 AS ada FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL FOR SHARE`)
  if (!baki) throw new Refusal('rule', `Baki ${kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
  return pesanan
}

const batal = route(batalSerah, async (input, ctx) => {
  const { no_serah } = input
  let biaya = TANPA_BIAYA
  let dari = '-'
  const hasil = await batalDokumen(ctx, DOKUMEN_SERAH, input, {
    pilih: sql`no_pesanan, kode_barang, kode_baki, berat, total, bayar, dibuat_pada,
      (SELECT b.kode_barcode FROM barang b WHERE b.kode_barang = pesanan_serah.kode_barang)`,
    lalu: 'OWN',
    kembalikan: async (asal: Asal) => {
      await tolakBukanKasir(ctx, asal.bayar !== 0)
      dari = (await pegangAsal(ctx, asal)).nama_customer
      biaya = await pegangBiaya(ctx, { ...asal, dokumen: no_serah }, input.void_edc)
      await lepasPembayaran(ctx, [no_serah], `Batal ${no_serah}`)
      await letakkanBarang(ctx, [asal], { kode_baki: asal.kode_baki, status_barang: 'TERSEDIA' })
      await ctx.db.run(sql`
        UPDATE pesanan SET status = 'SELESAI', no_serah = NULL, versi = versi + 1 WHERE no_pesanan = ${asal.no_pesanan}`)
    },
    kasus: ({ no_pesanan, kode_barcode, berat, total, bayar }) => [
      {
        kategori: OTORISASI_BATAL_SERAH,
        aturan: 'Penyerahan pesanan dibatalkan',
        keterangan: `${no_serah}, ${no_pesanan}${teksBiaya(biaya)}`,
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
  await balikPoin(ctx, no_serah, hasil.no_batal)
  await lunasiBiaya(ctx, DOKUMEN_BIAYA_PESANAN, { dokumen: no_serah, dari, no_batal: hasil.no_batal }, biaya)
  const kini = { alasan: input.alasan, user_id: ctx.sesi.user_id }
  return { ...hasil, data: await satuBatalSerah(ctx.db, ctx.sesi, no_serah, kini) }
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
    route(getBatalSerah, ({ no_serah }, { db, sesi }) => satuBatalSerah(db, sesi, no_serah)),
    route(getSerah, ({ no_serah }, { db, sesi }) => satuSerah(db, sesi, no_serah)),
  ],
}
