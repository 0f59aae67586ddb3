import type { InputOf } from '@kencana/contract'
import { Berkas } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import {
  catatFoto,
  type Feature,
  type FotoTersimpan,
  ISI_FOTO,
  insertRows,
  kunciOtorisasi,
  pairs,
  pakaiOtorisasi,
  Refusal,
  route,
  terimaFoto,
  type WriteContext,
} from '@kencana/server-kit'
import { bagiTitip } from '../../keuangan/pembayaran/bagi-titip.api.ts'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { kasusBukti, kasusNonTunai } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  jumlahBayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { pegangSales } from '../../master/sales/sales.api.ts'
import { kenali, periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'
import { hpDimaksud } from '../../member/data-member/data-member.api.ts'
import { bakiTitip, contohBawa, contohToko } from '../data-pesanan/contoh.api.ts'
import { kunciPesanan } from '../data-pesanan/data-pesanan.api.ts'
import { DOKUMEN_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { satuPesanan } from '../data-pesanan/pesanan-lengkap.api.ts'
import { DOKUMEN_TITIP } from '../titip-uang/titip-uang.contract.ts'
import { kasusPesanan, masaKunci } from './batas-pesanan.store.ts'
import { contohSimpan, kunciContoh } from './contoh-pesanan.store.ts'
import { nilaiPesanan } from './harga-pesanan.api.ts'
import {
  fotoPesanan,
  getGrupPesanan,
  hitungPesanan,
  listPesanan,
  simpanFotoPesanan,
  simpanPesanan,
  ubahPesanan,
} from './transaksi-pesanan.contract.ts'
import { jurnalPesanan } from './transaksi-pesanan.posting.ts'
import { daftarPesanan, JANJI_HARI_INI, jumlahPesanan, LEWAT_JANJI, satuGrup } from './transaksi-pesanan.query.ts'

type Isian = InputOf<typeof simpanPesanan>
type Baris = Isian['detail_barang'][number]

/** Types that are there and of their category, held until commit. */
const pegangJenis = async (ctx: WriteContext, baris: readonly Baris[]): Promise<void> => {
  const rows = await ctx.db.rows<{ kode_dept: string; kode_group: string }>(sql`
    SELECT kode_dept, kode_group FROM jenis
    WHERE kode_dept = ANY (${baris.map((one) => one.kode_dept)}::text[]) AND dihapus_pada IS NULL
    ORDER BY kode_dept FOR SHARE`)
  for (const { kode_dept, kode_group } of baris) {
    const jenis = rows.find((row) => row.kode_dept === kode_dept)
    if (!jenis) throw new Refusal('rule', `Jenis ${kode_dept} Tidak Ada`)
    if (jenis.kode_group !== kode_group)
      throw new Refusal('rule', `Jenis ${kode_dept} Bukan Dari Kategori ${kode_group}`)
  }
}

/** Prices as the form showed them, else nothing is taken. */
const nilaiSama = async (ctx: WriteContext, baris: readonly Baris[]) => {
  const nilai = await nilaiPesanan(ctx.db, ctx.sesi.kode_toko, baris, ctx.waktu)
  for (const [at, one] of baris.entries())
    if (nilai[at]?.sub_total !== one.sub_total)
      throw new Refusal('conflict', `Harga ${one.deskripsi} Sudah Berubah, Silahkan Hitung Ulang`)
  return nilai
}

/** Each wish with its number, price, share of the deposit and the shop piece it is worked after. */
const susun = async (ctx: WriteContext, isian: Isian) => {
  const { detail_barang, tgl_janji } = isian
  await pegangSales(ctx, isian.kode_sales)
  const pemesan = await kenali(ctx, { ...isian, kode_member: isian.kode_customer, alamat: isian.alamat_customer })
  if (tgl_janji < ctx.sesi.tgl_system) throw new Refusal('rule', 'Tanggal Janji Tidak Boleh Sebelum Hari Ini')
  await pegangJenis(ctx, detail_barang)
  const nilai = await nilaiSama(ctx, detail_barang)
  const dibayar = await pegangPembayaran(ctx, isian.pembayaran)
  await tolakBukanKasir(ctx, dibayar.length > 0)
  const titip = jumlahBayar(dibayar)
  const harga = nilai.map((one) => one.sub_total)
  const diminta = isian.titip_diminta ?? rp(0)
  if (titip + diminta > harga.reduce((sum, one) => sum + one, 0))
    throw new Refusal('rule', 'Titip Uang Melebihi Total Harga Pesanan')
  const bagian = bagiTitip(titip, harga)
  const bagianDiminta = bagiTitip(
    diminta,
    pairs(harga, bagian).map(([satu, dibayar]) => rp(satu - dibayar)),
  )
  const contoh = await kunciContoh(ctx, detail_barang)
  const kode_baki_titip = contoh.size === 0 ? '' : await bakiTitip(ctx, isian.kode_baki_titip)
  await periksaLapor(ctx, pemesan, { bayar: titip })
  // A price is kept for money that is there: cash, or what somebody has seen at the bank.
  const nyata = jumlahBayar(dibayar.filter((one) => one.no_rekening === null || one.masuk))
  const untuk = `Pesanan ${isian.nama_customer}`
  const nonTunai = await kasusNonTunai(ctx, dibayar, untuk, { keluar: false })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const otorisasi = await kunciOtorisasi(ctx, [
    ...(await kasusPesanan(ctx, isian, nilai, bagiTitip(nyata, harga))),
    ...nonTunai,
    bukti,
  ])
  const nomor: string[] = []
  const kunci: Awaited<ReturnType<typeof masaKunci>>[] = []
  for (const one of detail_barang) {
    kunci.push(await masaKunci(ctx, one))
    nomor.push(await ctx.nomor(DOKUMEN_PESANAN))
  }
  const pesanan = pairs(detail_barang, nilai).map(([baris, value], at) => {
    // A barcode that was left in a line without a shop piece may be another line's.
    const dari = baris.contoh === 'TOKO' ? contoh.get(baris.contoh_barcode) : undefined
    return {
      ...baris,
      ...value,
      kunci_sampai: null,
      kunci_berat: null,
      ...kunci[at],
      ...contohSimpan(baris, dari),
      no_pesanan: nomor[at] ?? '',
      titip: bagian[at] ?? rp(0),
      titip_diminta: bagianDiminta[at] ?? rp(0),
      dari: dari ?? null,
    }
  })
  return {
    no_grup: nomor[0] ?? '',
    pesanan,
    dibayar,
    kode_baki_titip,
    pemesan,
    otorisasi,
    cek: { otorisasi: nonTunai.some(Boolean) ? otorisasi : null, ulang: bukti && otorisasi },
  }
}

// biome-ignore format: a table's columns, by line of its migration
const COLUMNS = ['no_pesanan', 'no_grup', 'kode_toko', 'tgl_system', 'kode_sales', 'kode_customer', 'nama_customer', 'alamat_customer', 'no_hp', 'tgl_janji', 'kode_group', 'kode_dept', 'deskripsi', 'size', 'atribut', 'berat_atribut', 'perkiraan_berat', 'kadar', 'persentase', 'kunci_harga', 'kunci_sampai', 'kunci_berat', 'harga_gram', 'kali_kadar', 'harga_atribut', 'ongkos', 'sub_total', 'berat_customer', 'contoh', 'contoh_barang', 'contoh_baki_asal', 'contoh_nama', 'contoh_berat', 'keterangan', 'status', 'otorisasi', 'user_id', 'dibuat_pada', 'titip_diminta'] as const
const TITIP = [
  'no_titip',
  'no_pesanan',
  'kode_toko',
  'tgl_system',
  'jumlah',
  'alamat',
  'jenis_identitas',
  'nik',
  'user_id',
  'dibuat_pada',
] as const

const masukkan = async (ctx: WriteContext, isian: Isian, susunan: Awaited<ReturnType<typeof susun>>): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { no_grup, pesanan, dibayar, kode_baki_titip, pemesan, otorisasi, cek } = susunan
  const { detail_barang: _, pembayaran: __, ...kepala } = isian
  const { no_hp, alamat, jenis_identitas, nik } = pemesan
  const umum = {
    ...kepala,
    no_hp,
    otorisasi,
    no_grup,
    kode_toko,
    tgl_system,
    user_id,
    dibuat_pada: ctx.waktu,
    status: 'BARU',
  }
  const rows = pesanan.map((one) => ({ ...umum, ...one }))
  await insertRows(ctx.db, DOKUMEN_PESANAN.tabel, COLUMNS, rows)
  const titip = rows
    .filter((one) => one.titip > 0)
    .map((one) => ({ ...one, no_titip: no_grup, jumlah: one.titip, alamat, jenis_identitas, nik }))
  await insertRows(ctx.db, DOKUMEN_TITIP.tabel, TITIP, titip)
  await catatPembayaran(ctx, no_grup, dibayar, { dari: isian.nama_customer, ...cek })
  await pakaiOtorisasi(ctx, otorisasi, no_grup)
  if (kode_baki_titip !== '')
    await ctx.db.run(sql`
    UPDATE barang SET status_barang = 'TITIP', kode_baki = ${kode_baki_titip}, versi = versi + 1
    WHERE kode_barang = ANY (${pesanan.flatMap((one) => one.contoh_barang ?? [])}::text[])`)
  const jurnal = jurnalPesanan(
    no_grup,
    pesanan.map(({ no_pesanan, kode_group, berat_customer, titip, contoh, contoh_berat, dari }) => ({
      no_pesanan,
      kode_group,
      berat_customer,
      titip,
      contoh: [
        ...(dari === null ? [] : contohToko(dari, kode_baki_titip)),
        ...(contoh === 'BAWA' ? contohBawa(no_pesanan, contoh_berat) : []),
      ],
    })),
    barisPembayaran(dibayar, no_grup),
  )
  if (jurnal) await ctx.post(jurnal)
}

const simpan = route(simpanPesanan, async (isian, ctx) => {
  const susunan = await susun(ctx, isian)
  await masukkan(ctx, isian, susunan)
  const { no_grup } = susunan
  ctx.audit({ dokumen: no_grup, sesudah: { ...isian, nomor: susunan.pesanan.map((one) => one.no_pesanan) } })
  return { message: 'Data Berhasil Disimpan', no_grup, data: await satuGrup(ctx.db, ctx.sesi, no_grup) }
})

const DAPAT_DIUBAH = ['BARU', 'PROSES', 'SELESAI'] as const

const ubah = route(ubahPesanan, async ({ no_pesanan, versi, ...diisi }, ctx) => {
  const { tgl_system, versi: kini } = await kunciPesanan(ctx, no_pesanan, DAPAT_DIUBAH)
  const sebelum = await satuPesanan(ctx.db, ctx.sesi.kode_toko, no_pesanan)
  if (kini !== versi) throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  const { keterangan = sebelum.keterangan, size = sebelum.size, atribut = sebelum.atribut } = diisi
  const isian = { ...diisi, keterangan, size, atribut, no_hp: hpDimaksud(diisi.no_hp, sebelum.no_hp) }
  if (sebelum.kode_customer !== '-' && isian.no_hp !== sebelum.no_hp)
    throw new Refusal('rule', `No HP Member ${sebelum.kode_customer} Diubah Di Data Member`)
  if (isian.tgl_janji < tgl_system) throw new Refusal('rule', 'Tanggal Janji Tidak Boleh Sebelum Tanggal Pesan')
  await ctx.db.run(sql`
    UPDATE pesanan SET alamat_customer = ${isian.alamat_customer}, no_hp = ${isian.no_hp}, tgl_janji = ${isian.tgl_janji},
      keterangan = ${isian.keterangan}, deskripsi = ${isian.deskripsi}, size = ${isian.size}, atribut = ${isian.atribut},
      versi = versi + 1
    WHERE no_pesanan = ${no_pesanan}`)
  ctx.audit({ dokumen: no_pesanan, sebelum, sesudah: isian })
  return { message: 'Data Berhasil Diedit' }
})

const fotoBaru = route(
  simpanFotoPesanan,
  async ({ no_pesanan }, ctx, tersimpan: FotoTersimpan) => {
    await kunciPesanan(ctx, no_pesanan, DAPAT_DIUBAH)
    const foto = await catatFoto(ctx.db, tersimpan, ctx.waktu)
    await ctx.db.run(sql`UPDATE pesanan SET foto = ${foto} WHERE no_pesanan = ${no_pesanan}`)
    ctx.audit({ dokumen: no_pesanan, sesudah: { foto } })
    return { message: 'Data Berhasil Disimpan', foto }
  },
  { bodyLimit: ISI_FOTO, before: ({ foto }, { blob }) => terimaFoto(blob, foto) },
)

const lihatFoto = route(fotoPesanan, async ({ no_pesanan, hash }, { db, sesi, blob }) => {
  const milik = await db.one(sql`
    SELECT 1 AS ada FROM pesanan WHERE no_pesanan = ${no_pesanan} AND kode_toko = ${sesi.kode_toko} AND foto = ${hash}`)
  const bytes = milik ? await blob.get(hash) : undefined
  if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
})

/** Orders taken, found again and corrected in what costs nothing. */
export const transaksiPesananFeature: Feature = {
  routes: [
    simpan,
    ubah,
    fotoBaru,
    lihatFoto,
    route(hitungPesanan, async (baris, { db, sesi, waktu }) => {
      const [nilai] = await nilaiPesanan(db, sesi.kode_toko, [baris], waktu)
      if (!nilai) throw new Error('nothing valued')
      return nilai
    }),
    route(getGrupPesanan, ({ no_pesanan }, { db, sesi }) => satuGrup(db, sesi, no_pesanan)),
    route(listPesanan, (input, { db, sesi }) => daftarPesanan(db, input, sesi)),
  ],
  terbuka: [
    {
      nama: 'Pesanan lewat janji',
      path: '/lihat-pesanan',
      search: { status: 'TERLAMBAT' },
      lewat: true,
      jumlah: (db, kode_toko) => jumlahPesanan(db, kode_toko, LEWAT_JANJI),
    },
    {
      nama: 'Pesanan jatuh janji hari ini',
      path: '/lihat-pesanan',
      search: { status: 'HARI INI' },
      jumlah: (db, kode_toko) => jumlahPesanan(db, kode_toko, JANJI_HARI_INI),
    },
    {
      nama: 'Pesanan belum dibagi ke tukang',
      path: '/pembagian-pesanan',
      jumlah: (db, kode_toko) => jumlahPesanan(db, kode_toko, sql`p.status = 'BARU'`),
    },
    {
      nama: 'Pesanan siap diserahkan',
      path: '/lihat-pesanan',
      search: { status: 'SELESAI' },
      jumlah: (db, kode_toko) => jumlahPesanan(db, kode_toko, sql`p.status = 'SELESAI' AND p.kode_barang IS NOT NULL`),
    },
  ],
}
