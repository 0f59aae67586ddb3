/** Letters and labels of loans as they are printed. Source: controls, counting is blind; areas, debts 10.4. */
import { randomInt } from 'node:crypto'
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { jumlah, mg } from '@kencana/ledger'
import { type Feature, kunciOtorisasi, pakaiOtorisasi, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { catatCetakan, jumlahCetak } from '../../cetak/cetak.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { type HutangTerkunci, kunciHutang, masihAktif } from './hutang.api.ts'
import { AMPLOP_HUTANG, DOKUMEN_HUTANG } from './hutang.contract.ts'
import { lihatUang } from './hutang.query.ts'
import { cetakHutang, OTORISASI_LABEL, OTORISASI_SURAT } from './kertas-hutang.contract.ts'

type Isian = InputOf<typeof cetakHutang>

const JENIS = { SURAT: DOKUMEN_HUTANG.cetak, AMPLOP: AMPLOP_HUTANG } as const
const NAMA = { SURAT: 'Surat', AMPLOP: 'Label Amplop' } as const

/** Printed as often as this already; again it has a reason. @throws Refusal */
const periksaUlang = async (
  { db, sesi }: WriteContext,
  { no_hutang, kertas, alasan, rangkap }: Isian,
): Promise<number> => {
  const sudah = await jumlahCetak(db, sesi.kode_toko, JENIS[kertas], no_hutang)
  if (alasan !== '') return sudah
  if (sudah > 0)
    throw new Refusal('rule', `${NAMA[kertas]} ${no_hutang} Pernah Dicetak, Alasan Cetak Ulang Harus Diisi`)
  if (kertas === 'AMPLOP' && rangkap > 1)
    throw new Refusal('rule', 'Alasan Cetak Ulang Harus Diisi Untuk Label Lebih Dari Satu')
  return sudah
}

/** How such a print is written down; a reason that was given all the same stands behind it. */
const BENTUK_LAIN = 'BENTUK LAIN'

/** What is printed now; a label has one form. */
const bentukKini = ({ kertas, bentuk = 'STRUK' }: Isian) => (kertas === 'SURAT' ? bentuk : null)

/** The letter that was printed a moment ago, in the form it was not printed in and no more papers: both are one print, once. */
const bersama = async ({ db, sesi, waktu }: WriteContext, isian: Isian) => {
  const { no_hutang, rangkap } = isian
  const bentuk = bentukKini(isian)
  if (bentuk === null) return false
  const row = await db.one<{ baru: boolean }>(sql`
    SELECT user_id = ${sesi.user_id} AND tgl_system = ${sesi.tgl_system} AND alasan NOT LIKE ${`${BENTUK_LAIN}%`} AND rangkap >= ${rangkap}
      AND coalesce(bentuk <> ${bentuk}, false)
      AND waktu > ${waktu}::timestamptz - interval '15 minutes' AS baru
    FROM cetak WHERE kode_toko = ${sesi.kode_toko} AND jenis = ${JENIS.SURAT} AND dokumen = ${no_hutang} ORDER BY ke DESC LIMIT 1`)
  return row?.baru ?? false
}

/** A label that is printed again, or a second one at once, fits another bag: so many papers a day alone, then by agreement. */
const kasusLabel = async (
  ctx: WriteContext,
  { no_hutang, nama_customer }: HutangTerkunci,
  isian: Isian,
  sudah: number,
) =>
  isian.kertas === 'AMPLOP'
    ? periksaBatas(ctx, 'label_amplop', sudah > 0 ? isian.rangkap : isian.rangkap - 1, {
        kategori: OTORISASI_LABEL,
        aturan: 'Label amplop hutang dicetak ulang',
        keterangan: `${no_hutang} ${nama_customer}: ${isian.alasan}, ${isian.rangkap} rangkap`,
      })
    : null

/** Whoever holds its letter fetches the goods: a second one is agreed to, but on the loan's first day, when paper is jammed. */
const kasusSurat = async (
  ctx: WriteContext,
  hutang: HutangTerkunci,
  { kertas, alasan, rangkap }: Isian,
  sudah: number,
): Promise<Kasus[]> => {
  if (kertas !== 'SURAT' || sudah === 0) return []
  const baru = await ctx.db.one(sql`
    SELECT 1 AS ya FROM hutang WHERE no_hutang = ${hutang.no_hutang} AND tgl_valid = ${ctx.sesi.tgl_system}`)
  if (baru) return []
  const berat = mg(jumlah(hutang.barang, 'berat'))
  const keterangan = `${hutang.no_hutang} ${hutang.nama_customer}: ${alasan}`
  const aturan = `Surat hutang dicetak lagi, cetakan ke-${sudah + 1}, ${rangkap} rangkap`
  return [{ kategori: OTORISASI_SURAT, aturan, keterangan, berat, mg: berat }]
}

/** What is on the label that is printed now: drawn by chance, so that nobody knows it who has not seen it. */
const kodeBaru = async (ctx: WriteContext, no_hutang: string): Promise<string> => {
  const kode_amplop = String(randomInt(10 ** 13, 10 ** 14))
  await ctx.db.run(sql`
    INSERT INTO hutang_amplop (kode_amplop, no_hutang, ke, tgl_system, user_id, dibuat_pada)
    SELECT ${kode_amplop}, ${no_hutang}, coalesce(max(a.ke), 0) + 1, ${ctx.sesi.tgl_system}, ${ctx.sesi.user_id}, ${ctx.waktu}
    FROM hutang_amplop a WHERE a.no_hutang = ${no_hutang}`)
  return kode_amplop
}

/**
 * The number of the customer's paper in full, for the copy of the letter that he signs and the shop keeps: of the original in 40 columns
 * alone, on the day on which it was validated or renewed, to whoever keeps this money or entered it: the customer stands there. A letter of the books
 * of before, of what such a loan goes on as, or one that comes out later is signed by nobody who was seen with his paper. Whoever finds a
 * letter must not read on it what redeems the goods.
 */
const nikUtuh = async ({ db, sesi }: WriteContext, hutang: HutangTerkunci, isian: Isian, asli: boolean) => {
  const { no_hutang, user_id, tgl_system } = hutang
  if (!asli || bentukKini(isian) !== 'STRUK') return null
  const sendiri = user_id === sesi.user_id && tgl_system === sesi.tgl_system
  if (!sendiri && !(await lihatUang(db, sesi))) return null
  const satu = await db.one<{ nik: string }>(sql`
    SELECT h.nik FROM hutang h JOIN hutang a ON a.no_hutang = akar_hutang(h.no_hutang)
    WHERE h.no_hutang = ${no_hutang} AND h.tgl_valid = ${sesi.tgl_system} AND NOT a.awal`)
  return satu?.nik ?? null
}

const cetak = route(cetakHutang, async (isian, ctx) => {
  const { no_hutang, kertas, rangkap } = isian
  const [hutang] = await kunciHutang(ctx, [no_hutang])
  if (!hutang) throw new Error('no loan held')
  if (hutang.status === 'OPEN') throw new Refusal('rule', `Hutang ${no_hutang} Belum Divalidasi`)
  if (kertas === 'AMPLOP') masihAktif(hutang)
  // What is written down of a second form is nobody's to type.
  if (isian.alasan.startsWith(BENTUK_LAIN)) throw new Refusal('invalid', `Alasan Tidak Boleh Diawali ${BENTUK_LAIN}`)
  const sama = await bersama(ctx, isian)
  const alasan = sama ? [BENTUK_LAIN, isian.alasan].filter(Boolean).join(', ') : isian.alasan
  const sudah = await periksaUlang(ctx, { ...isian, alasan })
  const otorisasi = await kunciOtorisasi(ctx, [
    ...(sama ? [] : await kasusSurat(ctx, hutang, isian, sudah)),
    await kasusLabel(ctx, hutang, isian, sudah),
  ])
  const jenis = JENIS[kertas]
  const bentuk = bentukKini(isian)
  const [ke = 0] = await catatCetakan(ctx, jenis, [no_hutang], { rangkap, alasan, bentuk })
  if (ke > 1)
    await ctx.db.run(sql`
      INSERT INTO hutang_cetak_ulang (no_hutang, jenis, ke, otorisasi) VALUES (${no_hutang}, ${jenis}, ${ke}, ${otorisasi})`)
  const kode_amplop = kertas === 'AMPLOP' ? await kodeBaru(ctx, no_hutang) : null
  await pakaiOtorisasi(ctx, otorisasi, no_hutang)
  const nik = await nikUtuh(ctx, hutang, isian, (sama ? sudah : ke) === 1)
  const dilihat = nik === null ? {} : { identitas: 'dilihat' }
  ctx.audit({ dokumen: no_hutang, sesudah: { kertas, ke, rangkap, alasan, bentuk, ...dilihat } })
  return { ke: sama ? sudah : ke, kode_amplop, nik }
})

/** Papers of loans that are counted by the piece. */
export const kertasHutangFeature: Feature = { routes: [cetak] }
