import type { InputOf, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  dapatDibaca,
  type Feature,
  geserTanggal,
  kunciBaru,
  Refusal,
  route,
  type WriteContext,
  waktu,
} from '@kencana/server-kit'
import { cabutKunciBaca, listKunciBaca, PALING_LAMA, pakaiKunciBaca, tambahKunciBaca } from './kunci-baca.contract.ts'

type Daftar = OutputOf<typeof listKunciBaca>
type Laporan = Daftar['laporan'][number]

const daftar = (laporan: readonly Laporan[]) =>
  route(listKunciBaca, async (_, { db, sesi }) => ({
    kunci: await db.rows<Daftar['kunci'][number]>(sql`
      SELECT k.id::text, k.nama::text, k.awalan, k.panggilan, k.toko, k.identitas, k.sampai::text, k.dibuat_oleh::text,
        ${waktu(sql`k.dibuat_pada`)} AS dibuat_pada,
        CASE WHEN k.dicabut_pada IS NOT NULL THEN 'DICABUT' WHEN k.sampai < ${sesi.hari_ini}::date THEN 'LEWAT' ELSE 'BERLAKU' END AS status,
        coalesce(h.semua, 0)::int AS semua, ${waktu(sql`h.terakhir`)} AS terakhir, h.alamat
      FROM kunci_baca k LEFT JOIN kunci_baca_hitung h ON h.kunci = k.id ORDER BY k.dibuat_pada DESC, k.id LIMIT 500`),
    laporan: [...laporan],
    toko: await db.rows<Daftar['toko'][number]>(sql`
      SELECT kode_toko::text, nama_toko::text FROM toko ORDER BY kode_toko`),
  }))

/** @throws Refusal for what no key can be given for */
const periksa = async (
  { db, sesi }: WriteContext,
  laporan: readonly Laporan[],
  { panggilan, toko, sampai }: InputOf<typeof tambahKunciBaca>,
): Promise<void> => {
  const lain = panggilan.find((path) => !laporan.some((one) => one.path === path))
  if (lain !== undefined) throw new Refusal('rule', `Laporan ${lain} Tidak Dapat Dibuka Dengan Kunci`)
  const ada = await db.rows<{ kode_toko: string }>(sql`
    SELECT kode_toko::text FROM toko WHERE kode_toko = ANY (${toko}::text[])`)
  const asing = toko.find((kode) => !ada.some(({ kode_toko }) => kode_toko === kode))
  if (asing !== undefined) throw new Refusal('rule', `Toko ${asing} Tidak Ada`)
  if (sampai < sesi.hari_ini) throw new Refusal('rule', 'Berlaku Sampai Tidak Boleh Sebelum Hari Ini')
  if (sampai > geserTanggal(sesi.hari_ini, PALING_LAMA))
    throw new Refusal('rule', `Kunci Berlaku Paling Lama ${PALING_LAMA} Hari`)
}

const tambah = (laporan: readonly Laporan[]) =>
  route(tambahKunciBaca, async (input, ctx) => {
    await periksa(ctx, laporan, input)
    const { nama, identitas, sampai } = input
    const panggilan = [...new Set(input.panggilan)]
    const toko = [...new Set(input.toko)]
    const { token, awalan, hash } = kunciBaru()
    const baru = await ctx.db.one<{ id: string }>(sql`
      INSERT INTO kunci_baca (nama, awalan, hash, panggilan, toko, identitas, sampai, dibuat_oleh, dibuat_pada)
      VALUES (${nama}, ${awalan}, ${hash}, ${panggilan}::text[], ${toko}::text[], ${identitas}, ${sampai}, ${ctx.sesi.user_id}, ${ctx.waktu})
      RETURNING id::text`)
    if (!baru) throw new Error('key was not made')
    ctx.audit({ dokumen: baru.id, sesudah: { nama, awalan, panggilan, toko, identitas, sampai } })
    return { message: 'Kunci Baca Dibuat', id: baru.id, token }
  })

const cabut = route(cabutKunciBaca, async ({ id }, ctx) => {
  const satu = await ctx.db.one<{ nama: string; dicabut: boolean }>(sql`
    SELECT nama::text, dicabut_pada IS NOT NULL AS dicabut FROM kunci_baca WHERE id = ${id} FOR UPDATE`)
  if (!satu) throw new Refusal('missing', 'Kunci Tidak Ada')
  if (satu.dicabut) throw new Refusal('rule', 'Kunci Sudah Dicabut')
  await ctx.db.run(sql`
    UPDATE kunci_baca SET dicabut_oleh = ${ctx.sesi.user_id}, dicabut_pada = ${ctx.waktu} WHERE id = ${id}`)
  ctx.audit({ dokumen: id, sesudah: { nama: satu.nama, dicabut: true } })
  return { message: 'Kunci Baca Dicabut' }
})

const pakai = route(pakaiKunciBaca, ({ id }, { db }) =>
  db.rows<OutputOf<typeof pakaiKunciBaca>[number]>(sql`
    SELECT id::int, ${waktu(sql`p.waktu`)} AS waktu, panggilan, kode_toko, alamat, ditolak
    FROM kunci_baca_pakai p WHERE kunci = ${id} ORDER BY p.id DESC LIMIT 200`),
)

/** Keys for the reports of these features. */
export const kunciBacaFeature = (features: readonly Feature[]): Feature => {
  const laporan = features
    .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
    .filter(dapatDibaca)
    .map(({ path, summary }) => ({ path, summary }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return { routes: [daftar(laporan), tambah(laporan), cabut, pakai] }
}
