import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlahBerat, type Mg, mg, type Persentase, rp } from '@kencana/ledger'
import {
  type Feature,
  insertRows,
  isOwner,
  kunciOtorisasi,
  pairs,
  pakaiOtorisasi,
  type ReadContext,
  Refusal,
  route,
  type Sesi,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { kirimanTerbuka } from '../../bos/kirim-dari-barang-bos/kiriman.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { kasusKadarMasuk } from '../../pengaturan/batas/kadar.api.ts'
import type { BatasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { kasusSusut } from '../../pengaturan/batas/susut.api.ts'
import { kasusTara } from '../../pengaturan/batas/tara.api.ts'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { beriBarcodeLama, pegangBarcodeLama } from '../data-barang/barcode-lama.api.ts'
import { satuBarang } from '../data-barang/data-barang.api.ts'
import { hargaGroup, hitungJual, memakaiKadar } from '../harga-barang/harga-barang.api.ts'
import { beratJanggal } from './berat-janggal.query.ts'
import { bacaPenarik, kasusKiriman, kunciPenarik, type Tarikan } from './dari-kiriman.store.ts'
import { hargaTerkunci, kunciPesananJadi, pesananJadi, sisaPesanan } from './dari-pesanan.store.ts'
import { bacaBaris, kodeKembar, type Terbaca } from './impor.query.ts'
import { ALARM_BARCODE, type Kode, kodeBaru } from './kode-barang.store.ts'
import {
  DOKUMEN_TAMBAH,
  hitungHarga,
  imporBarang,
  periksaImpor,
  STOK_AWAL,
  sumberBarang,
  tambahBarang,
} from './tambah-barang.contract.ts'
import { jurnalTambah } from './tambah-barang.posting.ts'
import { type Acuan, bacaAcuan, type Isian, type Nilai, nilaiBarang } from './tambah-barang.store.ts'

const atau = (text: string) => text || '-'

/** A checked item; from a dispatch with what it takes of it, or the order it was made for. */
type Masuk = Isian & Nilai & { tarikan?: Tarikan | undefined; jadi?: Jadi | undefined }

interface Jadi {
  no_pesanan: string
  /** Made for an order that was called off since: normal stock. */
  batal: boolean
  berat_awal: Mg
  berat_atribut: Mg
  persentase: Persentase
  susut_tukang: Mg
  susut: Mg
  selisih: Mg
}

// biome-ignore format: a table's columns, by line of its migration
const COLUMNS = ['kode_barang', 'kode_barcode', 'kode_toko', 'kode_baki', 'kode_group', 'kode_dept', 'nama_barang', 'kode_intern', 'barcode_lama', 'tag_id', 'tipe_barang', 'berat', 'berat_asli', 'berat_awal', 'berat_susut', 'susut_tukang', 'berat_cad', 'berat_plastik', 'berat_atribut', 'berat_bandrol', 'kadar', 'persentase', 'kadar_cetak', 'kadar_modal', 'nama_atribut', 'harga_atribut', 'ongkos', 'harga_estimasi', 'harga_total', 'is_markis', 'modal', 'tujuan', 'no_pesanan', 'no_tambah', 'dibuat_pada'] as const

/**
 * Enters checked items under one number: document, items, journal.
 * @param kept what the audit trail keeps beside the source
 */
const masukkan = async (
  ctx: WriteContext,
  { sumber, acuan }: { sumber: string; acuan: Acuan },
  barang: readonly (Masuk & Kode)[],
  kept: object,
) => {
  const rows = barang.map((one) => ({
    ...one,
    kode_toko: ctx.sesi.kode_toko,
    kode_intern: atau(one.kode_intern),
    barcode_lama: one.barcode_lama || null,
    tag_id: atau(one.tag_id),
    nama_atribut: atau(one.nama_atribut),
    berat_awal: one.jadi?.berat_awal ?? 0,
    susut_tukang: one.jadi?.susut_tukang ?? 0,
    no_pesanan: one.jadi && !one.jadi.batal ? one.jadi.no_pesanan : null,
    dibuat_pada: ctx.waktu,
  }))
  const kadar = kasusKadarMasuk(
    barang.map((one) => ({
      ...one,
      no_pesanan: one.jadi?.no_pesanan,
      persentase_group: one.jadi?.persentase ?? one.persentase_group,
    })),
  )
  const jurnal = (nomor: string) => jurnalTambah(nomor, rows)
  const susut = await kasusSusut(ctx, jurnal('-'))
  const tara = kasusTara(
    acuan.tara,
    barang.map((one) => ({ ...one, atribut_pesanan: one.jadi?.berat_atribut })),
  )
  const otorisasi = await kunciOtorisasi(ctx, [...(await kasusKiriman(ctx, barang)), ...kadar, ...tara, susut])
  const bernomor = (no_tambah: string) => rows.map((row) => ({ ...row, no_tambah }))
  return simpanDokumen(ctx, DOKUMEN_TAMBAH, {
    kepala: { sumber, pcs: barang.length, berat: jumlahBerat(barang), otorisasi },
    gerak: (nomor) => beriBarcodeLama(ctx.db, rows, () => insertRows(ctx.db, 'barang', COLUMNS, bernomor(nomor))),
    jurnal,
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { sumber, ...kept } },
  })
}

/** Opening stock makes gold from nothing: it is the owners', and ends for ever. @throws Refusal */
const pastikanStokAwal = async ({ db, sesi }: ReadContext): Promise<void> => {
  if (!isOwner(sesi.level)) throw new Refusal('denied', 'Stok Awal Hanya Dimasukkan OWN Atau SU')
  if (!(await yaParaSystem(db, sesi.kode_toko, 'stok_awal')))
    throw new Refusal('rule', 'Stok Awal Sudah Ditutup Untuk Toko Ini')
}

const NOMOR_PESANAN = /^PSN-/

const TANPA_TARIKAN = () => undefined

/** How the items of a source are taken from it; nothing is counted down in opening stock. */
const penarikDari = async (ctx: WriteContext, sumber: string, batasBiji: BatasBeda) => {
  if (sumber !== STOK_AWAL) return kunciPenarik(ctx, sumber, batasBiji)
  await pastikanStokAwal(ctx)
  return TANPA_TARIKAN
}

/** One item out of opening stock or a dispatch, checked. */
const biasa = async (ctx: WriteContext, sumber: string, isian: Isian, acuan: Acuan): Promise<Masuk> => {
  const tarik = await penarikDari(ctx, sumber, acuan.batasBiji)
  return { ...isian, ...nilaiBarang(isian, acuan), tarikan: tarik(isian) }
}

/** The item of a finished order, checked. */
const pesanan = async (ctx: WriteContext, no_pesanan: string, isian: Isian, acuan: Acuan): Promise<Masuk> => {
  const jadi = await kunciPesananJadi(ctx, no_pesanan)
  const nilai = nilaiBarang(isian, acuan, jadi)
  return { ...isian, ...nilai, jadi: { ...jadi, ...sisaPesanan(jadi, isian, acuan.batasBiji) } }
}

const tambah = route(tambahBarang, async ({ sumber, ...isian }, ctx) => {
  const acuan = await bacaAcuan(ctx.db, ctx.sesi, true)
  const masuk = await (NOMOR_PESANAN.test(sumber) ? pesanan : biasa)(ctx, sumber, isian, acuan)
  // Who may enter nothing is not told which codes there are.
  await pegangBarcodeLama(ctx, isian.barcode_lama ?? '')
  const [baru] = await kodeBaru(ctx, 1)
  if (!baru) throw new Error('no code drawn')
  const no_tambah = await masukkan(ctx, { sumber, acuan }, [{ ...masuk, ...baru }], { ...baru, berat: isian.berat })
  if (masuk.jadi)
    await ctx.db.run(sql`
      UPDATE pesanan SET kode_barang = ${baru.kode_barang}, versi = versi + 1 WHERE no_pesanan = ${sumber}`)
  const data = await satuBarang(ctx.db, ctx.sesi, baru.kode_barang)
  return { message: TERSIMPAN, no_tambah, ...baru, data }
})

type Sumber = OutputOf<typeof sumberBarang>[number]

const daftarSumber = async (db: Queryable, { kode_toko, level }: Sesi): Promise<Sumber[]> => {
  const kiriman = new Map<string, Sumber>()
  for (const { no_kirim, kode_group, kode_dept, kode_baki, tipe_barang, pcs, mg: berat } of await kirimanTerbuka(
    db,
    kode_toko,
  )) {
    const satu = kiriman.get(no_kirim) ?? { sumber: no_kirim, pcs: 0, berat: mg(0), isi: [], pesanan: null }
    kiriman.set(no_kirim, {
      ...satu,
      pcs: (satu.pcs ?? 0) + pcs,
      berat: mg((satu.berat ?? 0) + berat),
      isi: [...satu.isi, { kode_group, kode_dept, kode_baki, tipe_barang, pcs, berat }],
    })
  }
  const stokAwal = isOwner(level) && (await yaParaSystem(db, kode_toko, 'stok_awal'))
  const jadi = await pesananJadi(db, kode_toko)
  return [
    ...jadi.map((one) => ({ sumber: one.no_pesanan, pcs: 1, berat: one.berat_awal, isi: [], pesanan: one })),
    ...kiriman.values(),
    ...(stokAwal ? [{ sumber: STOK_AWAL, pcs: null, berat: null, isi: [], pesanan: null }] : []),
  ]
}

const harga = route(hitungHarga, async ({ kode_group, berat, kadar, no_pesanan }, { db, sesi }) => {
  const harga_gram = (await hargaTerkunci(db, sesi.kode_toko, no_pesanan)) ?? (await hargaGroup(db, kode_group))
  const persentase = persentaseKadar(kadar, await masterKadar(db))
  const kaliKadar = await memakaiKadar(db, sesi.kode_toko)
  return {
    harga_jual: hitungJual(harga_gram, berat, persentase, kaliKadar),
    harga_gram,
    persentase: kaliKadar ? persentase / 10_000 : null,
  }
})

const jumlahkan = (baris: readonly Terbaca[]) => ({
  pcs: baris.length,
  berat: jumlahBerat(baris.map((one) => one.isian)),
})

const perBaki = (baris: readonly Terbaca[]) => {
  const kode = [...new Set(baris.map((one) => one.isian.kode_baki))].toSorted()
  return kode.map((kode_baki) => ({
    kode_baki,
    ...jumlahkan(baris.filter((one) => one.isian.kode_baki === kode_baki)),
  }))
}

const perKategori = (baris: readonly Terbaca[]) => {
  const kode = [...new Set(baris.map((one) => one.isian.kode_group))].toSorted()
  return kode.map((kode_group) => {
    const milik = baris.filter((one) => one.isian.kode_group === kode_group)
    return {
      kode_group,
      ...jumlahkan(milik),
      harga_total: rp(milik.reduce((sum, one) => sum + one.nilai.harga_total, 0)),
    }
  })
}

/** Room for 5,000 rows of a sheet. */
const ISI_LEMBAR = 8 * 1024 * 1024

const periksa = route(
  periksaImpor,
  async ({ sumber, baris }, ctx) => {
    const acuan = await bacaAcuan(ctx.db, ctx.sesi, false)
    if (sumber === STOK_AWAL) await pastikanStokAwal(ctx)
    const tarik = sumber === STOK_AWAL ? TANPA_TARIKAN : await bacaPenarik(ctx, sumber, acuan.batasBiji)
    const { benar, salah } = await bacaBaris(ctx.db, baris, acuan, tarik)
    const kembar = await kodeKembar(ctx.db, ctx.sesi.kode_toko, benar)
    const janggal = await beratJanggal(ctx.db, benar)
    return { ...jumlahkan(benar), salah, per_baki: perBaki(benar), per_kategori: perKategori(benar), kembar, janggal }
  },
  { bodyLimit: ISI_LEMBAR },
)

const impor = route(
  imporBarang,
  async ({ sumber, baris }, ctx) => {
    const acuan = await bacaAcuan(ctx.db, ctx.sesi, true)
    const { benar, salah } = await bacaBaris(ctx.db, baris, acuan, await penarikDari(ctx, sumber, acuan.batasBiji))
    const [pertama] = salah
    if (pertama)
      throw new Refusal('rule', `Masih Ada ${salah.length} Kesalahan, Baris ${pertama.baris}: ${pertama.pesan}`)
    const isi = jumlahkan(benar)
    const kode = await kodeBaru(ctx, isi.pcs)
    const masuk = pairs(benar, kode).map(([{ isian, nilai, tarikan }, baru]) => ({
      ...isian,
      ...nilai,
      tarikan,
      ...baru,
    }))
    return { message: TERSIMPAN, no_tambah: await masukkan(ctx, { sumber, acuan }, masuk, isi), ...isi }
  },
  { bodyLimit: ISI_LEMBAR },
)

export const tambahBarangFeature: Feature = {
  dokumen: [DOKUMEN_TAMBAH],
  alarm: ALARM_BARCODE,
  routes: [tambah, route(sumberBarang, (_, { db, sesi }) => daftarSumber(db, sesi)), harga, periksa, impor],
}
