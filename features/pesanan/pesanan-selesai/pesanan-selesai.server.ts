import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, type Mg, mg } from '@kencana/ledger'
import {
  bukukanBatal,
  type Feature,
  kunciOtorisasi,
  kunciSaldo,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { bacaJatahSusut } from '../../pengaturan/batas/jatah.api.ts'
import { kasusSusut } from '../../pengaturan/batas/susut.api.ts'
import { saldoTukang } from '../../tukang/bahan-tukang/bahan-tukang.api.ts'
import { kasusBahan, pegangTangan } from '../../tukang/bahan-tukang/batas-bahan.api.ts'
import { kunciBatalPesanan, kunciPesanan, type PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'
import { kasusOngkosJadi } from './ongkos-jadi.store.ts'
import {
  batalSelesai,
  DOKUMEN_SELESAI,
  getSelesai,
  listSelesai,
  OTORISASI_SUSUT_TUKANG,
  pesananProses,
  selesaikanPesanan,
} from './pesanan-selesai.contract.ts'
import { jurnalSelesai } from './pesanan-selesai.posting.ts'
import { bacaSelesai, daftarProses } from './pesanan-selesai.query.ts'

type Isian = InputOf<typeof selesaikanPesanan>

/** Holds what he has of the order's group, and refuses more than that. */
const pegangBahan = async (ctx: WriteContext, kode_tukang: string, kode_group: string, isian: Isian) => {
  const { berat_selesai, berat_patri, berat_susut } = isian
  const perlu = { BAHAN: berat_selesai - berat_patri + berat_susut, PATRI: berat_patri }
  const jenis = ['BAHAN', 'PATRI'] as const
  const saldo = await kunciSaldo(
    ctx,
    jenis.map((one) => saldoTukang(kode_tukang, one, kode_group)),
  )
  for (const [at, one] of jenis.entries()) {
    const ada = saldo[at]?.mg ?? mg(0)
    if (perlu[one] > ada)
      throw new Refusal(
        'rule',
        `${one} ${kode_group} Tukang ${kode_tukang} Tinggal ${formatGram(ada)} g, Dibutuhkan ${formatGram(mg(perlu[one]))} g`,
      )
  }
}

const selesai = route(selesaikanPesanan, async (isian, ctx) => {
  const { no_pesanan, berat_selesai, berat_patri, berat_susut } = isian
  const pesanan = await kunciPesanan(ctx, no_pesanan, ['PROSES'])
  const { kode_tukang, kode_group, no_pembagian, ongkos_tukang, susut_tukang } = pesanan
  if (kode_tukang === null || susut_tukang === null) throw new Error(`order ${no_pesanan} is worked on by nobody`)
  await pegangBahan(ctx, kode_tukang, kode_group, isian)
  const jatah = await bacaJatahSusut(ctx.db, ctx.sesi.kode_toko)
  const boleh = jatah(susut_tukang, pesanan.perkiraan_berat, berat_selesai)
  const perlu: Kasus = {
    kategori: OTORISASI_SUSUT_TUKANG,
    aturan: 'Susut tukang melebihi jatahnya',
    keterangan: `${no_pesanan}, tukang ${kode_tukang}`,
    satuan: 'MG',
    hitung: boleh,
    input: berat_susut,
    berat: berat_selesai,
    mg: berat_susut,
  }
  const jurnal = (nomor: string) => jurnalSelesai({ ...isian, no_selesai: nomor, kode_tukang, kode_group })
  const kasus = [
    berat_susut > boleh ? perlu : null,
    await kasusOngkosJadi(ctx, pesanan, berat_selesai),
    await kasusSusut(ctx, jurnal('-')),
  ]
  const otorisasi = await kunciOtorisasi(ctx, kasus)
  const no_selesai = await simpanDokumen(ctx, DOKUMEN_SELESAI, {
    kepala: {
      no_pesanan,
      no_pembagian,
      kode_tukang,
      kode_group,
      berat_selesai,
      berat_patri,
      berat_susut,
      ongkos_tukang,
      otorisasi,
    },
    gerak: (nomor) =>
      ctx.db.run(sql`
        UPDATE pesanan SET status = 'SELESAI', no_selesai = ${nomor}, versi = versi + 1 WHERE no_pesanan = ${no_pesanan}`),
    jurnal,
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { ...isian, kode_tukang, otorisasi } },
  })
  return { message: TERSIMPAN, no_selesai, data: await bacaSelesai.satu(ctx.db, ctx.sesi.kode_toko, no_selesai) }
})

/** What has been done with the finished piece since. */
const periksaDipakai = async (
  ctx: WriteContext,
  { no_pesanan, kode_barang }: PesananTerkunci,
  no_so_pesanan: string | null,
): Promise<void> => {
  if (kode_barang !== null) {
    const barang = await ctx.db.one<{ kode_barcode: string }>(
      sql`SELECT kode_barcode FROM barang WHERE kode_barang = ${kode_barang}`,
    )
    throw new Refusal('conflict', `Pesanan ${no_pesanan} Sudah Menjadi Barang ${barang?.kode_barcode ?? kode_barang}`)
  }
  if (no_so_pesanan !== null)
    throw new Refusal('conflict', `Pesanan ${no_pesanan} Sudah Diperhitungkan Di ${no_so_pesanan}`)
}

interface Asal {
  no_so_pesanan: string | null
  kode_tukang: string
  kode_group: string
  berat_selesai: Mg
  berat_susut: Mg
}

const batal = route(batalSelesai, async ({ no_selesai, alasan }, ctx) => {
  const { pesanan, asal } = await kunciBatalPesanan<Asal>(
    ctx,
    DOKUMEN_SELESAI,
    no_selesai,
    sql`no_so_pesanan, kode_tukang, kode_group, berat_selesai, berat_susut`,
  )
  await periksaDipakai(ctx, pesanan, asal.no_so_pesanan)
  await kunciPesanan(ctx, pesanan.no_pesanan, ['SELESAI'])
  // What he made and lost is in his hands again.
  await pegangTangan(ctx, asal.kode_tukang)
  const kembali = await kasusBahan(ctx, { ...asal, jml_bahan: mg(asal.berat_selesai + asal.berat_susut) })
  const no_batal = await bukukanBatal(ctx, DOKUMEN_SELESAI, no_selesai, { alasan, kasus: [kembali] })
  await ctx.db.run(sql`
    UPDATE pesanan SET status = 'PROSES', no_selesai = NULL, versi = versi + 1 WHERE no_pesanan = ${pesanan.no_pesanan}`)
  return { message: 'Berhasil', no_batal }
})

/** Orders that are made: gold, solder and loss, with undo. */
export const pesananSelesaiFeature: Feature = {
  dokumen: [DOKUMEN_SELESAI],
  routes: [
    route(pesananProses, (_, { db, sesi }) => daftarProses(db, sesi)),
    selesai,
    batal,
    route(listSelesai, ({ tanggal }, { db, sesi }) => bacaSelesai.daftar(db, sesi.kode_toko, tanggal)),
    route(getSelesai, ({ no_selesai }, { db, sesi }) => bacaSelesai.satu(db, sesi.kode_toko, no_selesai)),
  ],
}
