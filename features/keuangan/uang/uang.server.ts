import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  Refusal,
  route,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { kirimUang, tarikUang, tolakBatalTerima } from '../../cabang/uang-masuk/kirim-uang.api.ts'
import { pegangGroup } from '../../master/group/group.api.ts'
import { PIHAK } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { akunTersembunyiSampai } from '../../neraca/mutasi/mutasi.api.ts'
import { pegangBernilai } from '../../neraca/nilai/nilai.api.ts'
import { tolakLaciOrang } from '../laci/laci.api.ts'
import { sisakanTagihan } from '../tagihan/tagihan.api.ts'
import { ALARM_ANTAR_TOKO } from './antar-toko.query.ts'
import {
  bacaSaldoUang,
  bacaUang,
  bukukanUang,
  kasusKeluar,
  lawanDari,
  pegangRekening,
  pegangRekeningKeluar,
} from './uang.api.ts'
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
  saldoUang,
  tambahBank,
  tambahKas,
} from './uang.contract.ts'
import type { UangTangan } from './uang.posting.ts'

interface Pihak {
  pihak: string
  /** A shop whose books stand on another installation. */
  jauh: boolean
}

/** Another shop of the chain. What comes from another installation comes by its letter. @throws Refusal */
const pegangToko = async (ctx: WriteContext, arah: UangTangan['arah'], pihak: string): Promise<Pihak> => {
  const lain = await ctx.db.one<{ jauh: boolean }>(
    sql`SELECT portal <> '' AS jauh FROM toko WHERE kode_toko = ${pihak} AND kode_toko <> ${ctx.sesi.kode_toko}`,
  )
  if (!lain) throw new Refusal('rule', `Toko Lain ${pihak} Tidak Ada`)
  if (lain.jauh && arah === 'TAMBAH')
    throw new Refusal('rule', `Uang Dari Toko ${pihak} Dikirim Dari Instalasinya, Terima Di Pindah Uang`)
  return { pihak, jauh: lain.jauh }
}

/** Whose what stands against the money is. @throws Refusal where the category asks for somebody who is not there */
const pegangPihak = async (
  ctx: WriteContext,
  arah: UangTangan['arah'],
  lawan: UangTangan['lawan'],
  pihak: string,
): Promise<Pihak> => {
  const label = PIHAK[lawan]
  if (label === undefined) return { pihak: '-', jauh: false }
  if (pihak === '') throw new Refusal('invalid', `${label} Harus Diisi`)
  if (lawan === 'PERSEDIAAN') {
    await pegangGroup(ctx.db, [pihak])
    await pegangBernilai(ctx, pihak)
  }
  return lawan === 'RK' ? pegangToko(ctx, arah, pihak) : { pihak, jauh: false }
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
  if (no_rekening !== null && arah === 'AMBIL') await pegangRekeningKeluar(ctx, no_rekening, isian.jumlah)
  else if (no_rekening !== null) await pegangRekening(ctx, no_rekening)
  const { kode_transaksi, jumlah, keterangan } = isian
  const { pihak, jauh } = await pegangPihak(ctx, arah, lawan, isian.pihak ?? '')
  if (arah === 'AMBIL' && lawan === 'HUTANG_LAIN') await sisakanTagihan(ctx, pihak, jumlah)
  const kasus =
    arah === 'AMBIL' ? await kasusKeluar(ctx, lawan, jumlah, `${media} ${kode_transaksi}: ${keterangan}`) : null
  const otorisasi = await kunciOtorisasi(ctx, [kasus])
  const uang = { arah, no_rekening, kode_transaksi, lawan, pihak, jumlah, keterangan }
  const no_uang = await bukukanUang(ctx, { ...uang, otorisasi })
  if (jauh) await kirimUang(ctx, { no_uang, tujuan: pihak, bank: no_rekening !== null, jumlah, keterangan })
  return { message: TERSIMPAN, no_uang, data: await bacaUang.satu(ctx.db, ctx.sesi.kode_toko, no_uang) }
}

/** The drawer that a document went through: what its undo puts back there or takes out is its holder's to have counted. @throws Refusal */
const lacinyaSendiri = async ({ db, sesi }: WriteContext, no_uang: string): Promise<void> => {
  const kas = await db.one<{ laci: string }>(sql`
    SELECT m.ref::text AS laci FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
    WHERE j.kind IN ('TAMBAH_UANG', 'AMBIL_UANG') AND j.document = ${no_uang} AND m.akun = 'KAS'`)
  if (kas) tolakLaciOrang(sesi, kas.laci)
}

type Dibatalkan = Pick<UangTangan, 'arah' | 'lawan' | 'pihak' | 'jumlah'>

const batal = route(batalUang, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_TAMBAH_KAS, input, {
    pilih: sql`arah, lawan, pihak, jumlah`,
    kembalikan: async ({ arah, lawan, pihak, jumlah }: Dibatalkan) => {
      await lacinyaSendiri(ctx, input.no_uang)
      if (arah === 'TAMBAH') await tolakBatalTerima(ctx, input.no_uang)
      else await tarikUang(ctx, input.no_uang)
      // What was lent is owed no more: what bills owe stays.
      if (arah === 'TAMBAH' && lawan === 'HUTANG_LAIN') await sisakanTagihan(ctx, pihak, jumlah)
    },
    kind: ({ arah }: Dibatalkan) => (arah === 'TAMBAH' ? 'TAMBAH_UANG' : 'AMBIL_UANG'),
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
    route(listUang, ({ tanggal }, { db, sesi }) => bacaUang.daftar(db, sesi.kode_toko, tanggal)),
    route(getUang, ({ no_uang }, { db, sesi }) => bacaUang.satu(db, sesi.kode_toko, no_uang)),
    route(saldoUang, async (_, { db, sesi }) => {
      const tersembunyi = await akunTersembunyiSampai(db, sesi, sesi.tgl_system)
      const [kas, bank] = (['KAS', 'BANK'] as const).map((akun) => !tersembunyi.includes(akun)) as [boolean, boolean]
      return bacaSaldoUang(db, sesi, { kas, bank })
    }),
  ],
  alarm: ALARM_ANTAR_TOKO,
}
