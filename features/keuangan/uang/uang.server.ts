import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import {
  bacaDokumen,
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  Refusal,
  route,
  TERSIMPAN,
  type WriteContext,
  waktu,
} from '@kencana/server-kit'
import { pegangGroup } from '../../master/group/group.api.ts'
import { PIHAK } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { akunTersembunyiSampai } from '../../neraca/mutasi/mutasi.api.ts'
import { pegangBernilai } from '../../neraca/nilai/nilai.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { tolakLaciOrang } from '../laci/laci.api.ts'
import { ALARM_ANTAR_TOKO } from './antar-toko.query.ts'
import { bacaSaldoUang, bukukanUang, pegangRekening } from './uang.api.ts'
import {
  ambilBank,
  ambilKas,
  batalUang,
  DOKUMEN_AMBIL_BANK,
  DOKUMEN_AMBIL_KAS,
  DOKUMEN_TAMBAH_BANK,
  DOKUMEN_TAMBAH_KAS,
  getUang,
  listUang,
  OTORISASI_UANG_KELUAR,
  SELISIH_KAS,
  saldoUang,
  tambahBank,
  tambahKas,
} from './uang.contract.ts'
import type { UangTangan } from './uang.posting.ts'

const baca = bacaDokumen<OutputOf<typeof listUang>[number]>(
  DOKUMEN_TAMBAH_KAS,
  sql`k.no_uang, k.tgl_system, ${waktu()} AS waktu, k.arah, k.no_rekening, k.kode_transaksi, t.deskripsi::text, k.pihak,
    k.jumlah, k.keterangan, k.user_id, k.no_batal`,
  { gabung: sql`JOIN kode_transaksi t ON t.kode_transaksi = k.kode_transaksi` },
)

/**
 * Money that leaves: expenses by their own limit, everything else, whatever its name, as money out. Source: controls, a
 * hand-made decrease of cash counts to the limit whatever its name.
 */
const kasusKeluar = (ctx: WriteContext, lawan: UangTangan['lawan'], jumlah: Rp, keterangan: string) =>
  periksaBatas(ctx, lawan === 'BIAYA' ? 'biaya' : 'uang_keluar', jumlah, {
    kategori: OTORISASI_UANG_KELUAR,
    aturan: lawan === 'BIAYA' ? 'Biaya dengan tangan' : 'Uang diambil dengan tangan',
    keterangan,
  })

/** What the category says stands against the money; held until commit, so that it is not deleted meanwhile. */
const lawanDari = async (ctx: WriteContext, kode: string, media: string, arah: string) => {
  const row = await ctx.db.one<{ media: string; arah: string; lawan: UangTangan['lawan'] }>(sql`
    SELECT media, arah, lawan FROM kode_transaksi WHERE kode_transaksi = ${kode} AND dihapus_pada IS NULL FOR SHARE`)
  if (!row) throw new Refusal('rule', `Kategori ${kode} Tidak Ada`)
  if (row.media !== media || row.arah !== arah)
    throw new Refusal(
      'rule',
      `Kategori ${kode} Bukan Untuk ${media === 'KAS' ? 'Kas' : 'Bank'} ${arah === 'MASUK' ? 'Masuk' : 'Keluar'}`,
    )
  if (kode === SELISIH_KAS) throw new Refusal('rule', 'Selisih Kas Dibukukan Dari Hitung Kas')
  if (row.lawan === 'PPN' && arah === 'MASUK')
    throw new Refusal('rule', 'PPN Hanya Disetor, Tidak Diterima Dengan Tangan')
  return row.lawan
}

/** Whose what stands against the money is. @throws Refusal where the category asks for somebody who is not there */
const pegangPihak = async (ctx: WriteContext, lawan: UangTangan['lawan'], pihak: string): Promise<string> => {
  const label = PIHAK[lawan]
  if (label === undefined) return '-'
  if (pihak === '') throw new Refusal('invalid', `${label} Harus Diisi`)
  if (lawan === 'PERSEDIAAN') {
    await pegangGroup(ctx.db, [pihak])
    await pegangBernilai(ctx, pihak)
  }
  if (lawan === 'RK') {
    const lain = await ctx.db.one<{ portal: string }>(
      sql`SELECT portal FROM toko WHERE kode_toko = ${pihak} AND kode_toko <> ${ctx.sesi.kode_toko}`,
    )
    // Its books hear of goods alone: money that this side alone knows of would never come to nothing.
    if (lain && lain.portal !== '')
      throw new Refusal('rule', `Toko ${pihak} Ada Di Instalasi Lain, Uang Ke Sana Tidak Dibukukan Dengan RK`)
    if (!lain) throw new Refusal('rule', `Toko Lain ${pihak} Tidak Ada`)
  }
  return pihak
}

interface Isian {
  kode_transaksi: string
  pihak?: string | undefined
  jumlah: Rp
  keterangan: string
}

const simpan = async (ctx: WriteContext, arah: UangTangan['arah'], isian: Isian, no_rekening: string | null) => {
  const media = no_rekening === null ? 'KAS' : 'BANK'
  const lawan = await lawanDari(ctx, isian.kode_transaksi, media, arah === 'TAMBAH' ? 'MASUK' : 'KELUAR')
  if (no_rekening !== null) await pegangRekening(ctx, no_rekening)
  const { kode_transaksi, jumlah, keterangan } = isian
  const pihak = await pegangPihak(ctx, lawan, isian.pihak ?? '')
  const kasus =
    arah === 'AMBIL' ? await kasusKeluar(ctx, lawan, jumlah, `${media} ${kode_transaksi}: ${keterangan}`) : null
  const otorisasi = await kunciOtorisasi(ctx, [kasus])
  const uang = { arah, no_rekening, kode_transaksi, lawan, pihak, jumlah, keterangan }
  const no_uang = await bukukanUang(ctx, { ...uang, otorisasi })
  return { message: TERSIMPAN, no_uang, data: await baca.satu(ctx.db, ctx.sesi.kode_toko, no_uang) }
}

/** The drawer that a document went through: what its undo puts back there or takes out is its holder's to have counted. @throws Refusal */
const lacinyaSendiri = async ({ db, sesi }: WriteContext, no_uang: string): Promise<void> => {
  const kas = await db.one<{ laci: string }>(sql`
    SELECT m.ref::text AS laci FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.document = ${no_uang} AND m.akun = 'KAS'`)
  if (kas) tolakLaciOrang(sesi, kas.laci)
}

const batal = route(batalUang, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_TAMBAH_KAS, input, {
    pilih: sql`arah, lawan, jumlah`,
    kembalikan: () => lacinyaSendiri(ctx, input.no_uang),
    kind: ({ arah }: Pick<UangTangan, 'arah' | 'lawan' | 'jumlah'>) =>
      arah === 'TAMBAH' ? 'TAMBAH_UANG' : 'AMBIL_UANG',
    // Taking back what was put in takes money out.
    kasus: async ({ arah, lawan, jumlah }) => [
      arah === 'TAMBAH' ? await kasusKeluar(ctx, lawan, jumlah, `Batal ${input.no_uang}`) : null,
    ],
  }),
)

/** Money put into and taken from cash and bank accounts by hand. */
export const uangFeature: Feature = {
  dokumen: [DOKUMEN_TAMBAH_KAS, DOKUMEN_AMBIL_KAS, DOKUMEN_TAMBAH_BANK, DOKUMEN_AMBIL_BANK],
  routes: [
    route(tambahKas, (isian, ctx) => simpan(ctx, 'TAMBAH', isian, null)),
    route(ambilKas, (isian, ctx) => simpan(ctx, 'AMBIL', isian, null)),
    route(tambahBank, ({ no_rekening, ...isian }, ctx) => simpan(ctx, 'TAMBAH', isian, no_rekening)),
    route(ambilBank, ({ no_rekening, ...isian }, ctx) => simpan(ctx, 'AMBIL', isian, no_rekening)),
    batal,
    route(listUang, ({ tanggal }, { db, sesi }) => baca.daftar(db, sesi.kode_toko, tanggal)),
    route(getUang, ({ no_uang }, { db, sesi }) => baca.satu(db, sesi.kode_toko, no_uang)),
    route(saldoUang, async (_, { db, sesi }) => {
      const tersembunyi = await akunTersembunyiSampai(db, sesi, sesi.tgl_system)
      const [kas, bank] = (['KAS', 'BANK'] as const).map((akun) => !tersembunyi.includes(akun)) as [boolean, boolean]
      return bacaSaldoUang(db, sesi, { kas, bank })
    }),
  ],
  alarm: ALARM_ANTAR_TOKO,
}
