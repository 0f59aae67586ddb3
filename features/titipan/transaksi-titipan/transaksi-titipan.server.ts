import type { InputOf } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { parsePersen, type Rp, rp } from '@kencana/ledger'
import {
  type Feature,
  geserTanggal,
  hitungTerbuka,
  insertRows,
  kunciOtorisasi,
  pairs,
  pakaiOtorisasi,
  Refusal,
  route,
  SEJAK,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { bagiTitip } from '../../keuangan/pembayaran/bagi-titip.api.ts'
import { sahkanSemua } from '../../keuangan/pembayaran/sahkan.api.ts'
import { namaSales } from '../../master/sales/sales.api.ts'
import { type Berkertas, kenali, periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'
import { UMUM } from '../../member/data-member/data-member.contract.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { kunciJual } from '../../penjualan/transaksi-penjualan/barang-jual.api.ts'
import { memegang } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'
import { hargai, kasusJual, type Terjual } from '../../penjualan/transaksi-penjualan/kasus-jual.api.ts'
import { bakiTitip } from '../../pesanan/data-pesanan/contoh.api.ts'
import { ALARM_TITIPAN } from './alarm-titipan.query.ts'
import { kasusMinimum } from './kasus-titipan.store.ts'
import { sahkanTitipan, siapTitip } from './sah-titipan.store.ts'
import { kunciForm, masihMenunggu } from './titipan.api.ts'
import {
  bukaTitipan,
  DOKUMEN_TITIPAN,
  getFormTitipan,
  getTitipan,
  KERTAS_TITIPAN,
  listTitipan,
} from './titipan.contract.ts'
import { daftarTitipan, jumlahLewat, pilihForm, satuForm, satuTitipan } from './titipan.query.ts'
import { titip, tolakTitipan, validasiTitipan } from './transaksi-titipan.contract.ts'
import { siapSahkanTitipan } from './validasi-titipan.api.ts'

type Isian = InputOf<typeof titip>

const VALIDASI = ['/validasi-titipan#validasi', '/validasi-jual-beli#validasi'] as const
const PARA = [
  'kategori_harga',
  'validasi_penjualan',
  'sahkan_langsung',
  'diskon',
  'kunci_lama',
  'titipan_lama',
  'titipan_hangus',
  'wajib_customer',
] as const
type Para = Record<(typeof PARA)[number], string>

// biome-ignore format: a table's columns, by line of its migration
const KOLOM = ['no_titip', 'no_titip_group', 'kode_toko', 'tgl_system', 'kode_sales', 'nama_sales', 'kode_member', 'nama_customer', 'no_hp', 'alamat', 'jenis_identitas', 'nik', 'keterangan', 'kode_barang', 'kode_baki', 'kode_baki_titip', 'kode_group', 'kode_dept', 'persentase', 'berat', 'harga_gram', 'harga_gram_kadar', 'harga_hitung', 'total_hitung', 'harga_jual', 'harga_atribut', 'tipe_ongkos', 'tarif_ongkos', 'ongkos', 'diskon', 'total', 'mengikat', 'tgl_batas', 'hangus', 'titip', 'rencana_bayar', 'status', 'otorisasi', 'user_id', 'dibuat_pada'] as const

/** Whether it is right as soon as it is saved. @throws Refusal for somebody who may not say so */
const langsung = async (ctx: WriteContext, isian: Isian, para: Para): Promise<boolean> => {
  if (para.validasi_penjualan === 'TIDAK') return true
  if (!isian.sahkan) return false
  if (para.sahkan_langsung !== 'YA' || !(await memegang(ctx.db, ctx.sesi, VALIDASI)))
    throw new Refusal('denied', 'Titipan Ini Divalidasi Kasir')
  return true
}

const jumlahkan = (list: readonly Terjual[]): Rp => rp(list.reduce((sum, one) => sum + one.total, 0))

const bagi = (titip: Rp, list: readonly Terjual[]): Rp[] =>
  bagiTitip(
    titip,
    list.map((one) => one.total),
  )

/** The pieces with what was agreed for them. Where no price is kept there is nothing to agree on. @throws Refusal */
const susun = (isian: Isian, barang: Parameters<typeof hargai>[1]): { list: Terjual[]; total: Rp } => {
  const list = hargai(isian.detail_barang, barang)
  const beda = list.find(({ bagian, total }) => !isian.mengikat && (total !== bagian.total_hitung || bagian.diskon > 0))
  if (beda) throw new Refusal('rule', `Harga ${beda.barang.nama_barang} Tidak Mengikat, Tidak Bisa Ditawar`)
  const total = jumlahkan(list)
  if (isian.titip > total) throw new Refusal('rule', 'Uang Titipan Melebihi Harga Barang')
  if (bagi(isian.titip, list).some((one) => one === 0))
    throw new Refusal('rule', 'Uang Titipan Terlalu Sedikit Untuk Semua Barang')
  return { list, total }
}

/** The rows of a form, each with its share of the money; their numbers are drawn once nothing refuses any more. */
const baris = (ctx: WriteContext, isian: Isian, list: readonly Terjual[], para: Para) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const lama = Number(isian.mengikat ? para.kunci_lama : para.titipan_lama)
  return pairs(list, bagi(isian.titip, list)).map(([{ barang, bagian, total }, uang]) => ({
    ...isian,
    ...barang,
    ...bagian,
    total,
    no_titip: '',
    no_titip_group: '',
    kode_toko,
    tgl_system,
    tgl_batas: geserTanggal(tgl_system, lama),
    hangus: parsePersen(para.titipan_hangus),
    titip: uang,
    rencana_bayar: isian.pembayaran.map((one) => ({ ...one, masuk: false })),
    status: 'OPEN',
    user_id,
    dibuat_pada: ctx.waktu,
  }))
}

type Baris = ReturnType<typeof baris>[number] & Berkertas & { nama_sales: string; kode_baki_titip: string }

/** Written down as it waits: its pieces at the cashier. */
const tulis = async (ctx: WriteContext, rows: readonly Baris[], otorisasi: string | null): Promise<Baris[]> => {
  const nomor: string[] = []
  for (const _ of rows) nomor.push(await ctx.nomor(DOKUMEN_TITIPAN))
  const [no_titip_group = ''] = nomor
  const bernomor = pairs(rows, nomor).map(([one, no_titip]) => ({ ...one, no_titip, no_titip_group, otorisasi }))
  await insertRows(ctx.db, DOKUMEN_TITIPAN.tabel, KOLOM, bernomor)
  await ctx.db.run(sql`
    UPDATE barang SET status_barang = 'KASIR', versi = versi + 1 WHERE kode_barang ${among(rows.map((one) => one.kode_barang))}`)
  return bernomor
}

const simpan = route(titip, async (isian, ctx) => {
  const kode = isian.detail_barang.map((one) => one.kode_barcode)
  const dibaca = bacaPara(ctx.db, ctx.sesi.kode_toko, PARA)
  const [para, nama_sales, barang] = await Promise.all([
    dibaca,
    namaSales(ctx, isian.kode_sales),
    kunciJual(ctx, kode, dibaca),
  ])
  if (para.wajib_customer === 'YA' && isian.nama_customer === UMUM)
    throw new Refusal('rule', 'Nama Customer Harus Diisi')
  const sekarang = await langsung(ctx, isian, para)
  const { list, total } = susun(isian, barang)
  const penitip = await kenali(ctx, isian)
  const kode_baki_titip = await bakiTitip(ctx, isian.kode_baki_titip)
  await periksaLapor(ctx, penitip, { bayar: isian.titip })
  const { mengikat, nama_customer } = isian
  const rows = baris(ctx, isian, list, para).map((one) => ({ ...one, ...penitip, nama_sales, kode_baki_titip }))
  const form = {
    no_titip_group: '',
    nama_customer,
    mengikat,
    user_id: ctx.sesi.user_id,
    rencana_bayar: [],
    barang: rows,
  }
  const siap = sekarang ? await siapTitip(ctx, form, isian.pembayaran) : null
  const untuk = `Titipan ${nama_customer}`
  const otorisasi = await kunciOtorisasi(ctx, [
    ...(await kasusJual(ctx, list, untuk, { persen: para.diskon, poin: rp(0) })),
    await kasusMinimum(ctx, { mengikat, total, titip: isian.titip, untuk, barang: rows }),
    ...(siap?.kasus ?? []),
  ])
  const bernomor = await tulis(ctx, rows, otorisasi)
  const no_titip_group = bernomor[0]?.no_titip_group ?? ''
  if (siap) await sahkanTitipan(ctx, [{ ...siap, form: { ...form, no_titip_group, barang: bernomor } }], otorisasi)
  await pakaiOtorisasi(ctx, otorisasi, no_titip_group)
  ctx.audit({ dokumen: no_titip_group, sesudah: { ...isian, nomor: bernomor.map((one) => one.no_titip) } })
  return { message: TERSIMPAN, no_titip_group, data: await satuForm(ctx.db, ctx.sesi, no_titip_group) }
})

const validasi = route(validasiTitipan, async (isian, ctx) => {
  const [data] = await sahkanSemua(ctx, [await siapSahkanTitipan(ctx, isian)])
  return { message: 'Validasi Berhasil', data: [...data] }
})

const bonTercetak = async ({ db, sesi }: WriteContext, no: string): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM cetak
    WHERE kode_toko = ${sesi.kode_toko} AND jenis = ANY (${KERTAS_TITIPAN}::text[]) AND dokumen = ${no} LIMIT 1`)) !==
  undefined

const tolak = route(tolakTitipan, async ({ no_titip_group, versi, alasan }, ctx) => {
  const barang = (await kunciForm(ctx, [no_titip_group])).get(no_titip_group) ?? []
  masihMenunggu(no_titip_group, barang, versi)
  const { user_id } = ctx.sesi
  const bon = await bonTercetak(ctx, no_titip_group)
  if ((bon || barang[0]?.user_id !== user_id) && !(await memegang(ctx.db, ctx.sesi, VALIDASI)))
    throw new Refusal('denied', 'Titipan Ini Hanya Dapat Ditolak Kasir')
  await ctx.db.run(sql`
    UPDATE titipan SET status = 'BATAL', alasan_tolak = ${alasan}, ditolak_oleh = ${user_id}, ditolak_pada = ${ctx.waktu}, versi = versi + 1
    WHERE no_titip_group = ${no_titip_group}`)
  await ctx.db.run(sql`
    UPDATE barang SET status_barang = 'TERSEDIA', versi = versi + 1 WHERE kode_barang ${among(barang.map((one) => one.kode_barang))}`)
  ctx.audit({ dokumen: no_titip_group, sebelum: { status: 'OPEN' }, sesudah: { alasan, bon } })
  return { message: 'Berhasil' }
})

/** Deposits on stock pieces: entry, validation by the cashier, and letting one go that is not right yet. */
export const transaksiTitipanFeature: Feature = {
  dokumen: [DOKUMEN_TITIPAN],
  alarm: ALARM_TITIPAN,
  routes: [
    simpan,
    validasi,
    tolak,
    route(bukaTitipan, (_, { db, sesi }) => pilihForm(db, sesi, sql`k.status = 'OPEN'`)),
    route(getFormTitipan, ({ no_titip_group }, { db, sesi }) => satuForm(db, sesi, no_titip_group)),
    route(getTitipan, ({ no_titip }, { db, sesi }) => satuTitipan(db, sesi, no_titip)),
    route(listTitipan, (input, { db, sesi, kodeBarang }) =>
      daftarTitipan(db, { ...input, kode_barcode: kodeBarang(input.q) }, sesi),
    ),
  ],
  penghalang: [
    {
      nama: 'Titipan',
      path: '/validasi-jual-beli',
      jumlah: (db, kode_toko) =>
        hitungTerbuka(
          db,
          SEJAK,
          sql`(
            SELECT min(dibuat_pada) AS dibuat_pada FROM titipan WHERE kode_toko = ${kode_toko} AND status = 'OPEN'
            GROUP BY no_titip_group) k`,
        ),
    },
  ],
  terbuka: [
    {
      nama: 'Titipan lewat batas',
      path: '/lihat-titipan',
      search: { status: 'LEWAT' },
      lewat: true,
      jumlah: jumlahLewat,
    },
  ],
}
