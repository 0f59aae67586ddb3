/** Delivery: each link's letters in their order, one envelope at a time, until none is left or the line breaks. */
import { type Queryable, sql } from '@kencana/database'
import type { Deps } from '@kencana/server-kit'
import { GagalHubung, mintaLayanan, tujuanSambungan } from '../sambungan/klien.api.ts'
import { type Hasil, SEAMPLOP, type Surat, terimaSurat } from './surat.contract.ts'

/** Letters of one envelope together, in bytes: a slow line gets through with it in its time. */
const SEBESAR = 400_000
/** How long one server has a link in hand without a word; a server that was killed loses it by then. */
const PEGANG = 30_000
const JEDA_TERLAMA = 300_000

/** Takes a link in hand: of many servers one delivers. Two at once would do no harm, the receiver keeps the order. */
const pegang = async (db: Queryable, id: string, waktu: Date): Promise<boolean> =>
  (await db.run(sql`
    UPDATE sambungan_kontak SET dipegang_sampai = ${new Date(waktu.getTime() + PEGANG)}
    WHERE sambungan = ${id} AND (dipegang_sampai IS NULL OR dipegang_sampai < ${waktu})
      AND (coba_lagi_pada IS NULL OR coba_lagi_pada <= ${waktu})`)) === 1

const lepas = (db: Queryable, id: string) =>
  db.run(sql`UPDATE sambungan_kontak SET dipegang_sampai = NULL WHERE sambungan = ${id}`)

/** The next letters, counted as sent before they go: what was never counted is certain not to have left. */
const amplop = async (db: Queryable, id: string, paling: number): Promise<Surat[]> => {
  const calon = await db.rows<{ id: string; besar: number }>(sql`
    SELECT id::text, octet_length(isi::text) AS besar FROM surat_keluar
    WHERE sambungan = ${id} AND status = 'PENDING' AND urut IS NOT NULL ORDER BY urut LIMIT ${paling}`)
  let besar = 0
  const muat = calon.filter((satu, at) => {
    besar += satu.besar
    return at === 0 || besar <= SEBESAR
  })
  if (muat.length === 0) return []
  const surat = await db.rows<Surat & { ditarik: boolean }>(sql`
    UPDATE surat_keluar SET percobaan = percobaan + 1
    WHERE id = ANY (${muat.map((satu) => satu.id)}::uuid[]) AND status = 'PENDING'
    RETURNING id::text, urut, ke, jenis, dokumen, isi, ditarik`)
  return surat
    .toSorted((a, b) => a.urut - b.urut)
    .map(({ ditarik, ...satu }) => (ditarik ? { ...satu, jenis: 'KOSONG', isi: {} } : satu))
}

/** Keeps what the other one said of letters that were sent, or that it kept until a day was open. */
export const catatHasil = async (
  db: Queryable,
  waktu: Date,
  hasil: readonly Hasil[],
  dari: 'PENDING' | 'MENUNGGU' = 'PENDING',
): Promise<void> => {
  if (hasil.length === 0) return
  await db.run(sql`
    UPDATE surat_keluar k SET status = CASE h.status WHEN 'DITERIMA' THEN 'TERKIRIM' ELSE h.status END, galat = h.galat, ragu = h.ragu, terkirim_pada = ${waktu}
    FROM jsonb_to_recordset(${sql.json(hasil)}::jsonb) h (id uuid, status text, galat text, ragu boolean) WHERE k.id = h.id AND k.status = ${dari}`)
}

/**
 * The other one lost letters that it had: they go again. It knows by their ids what it still has.
 * @returns whether the one that it asks for is here
 */
const ulangDari = async (db: Queryable, id: string, terakhir: number): Promise<boolean> => {
  await db.run(sql`
    UPDATE surat_keluar SET status = 'PENDING' WHERE sambungan = ${id} AND urut > ${terakhir} AND status <> 'PENDING'`)
  const ada = await db.one(sql`SELECT 1 AS ada FROM surat_keluar WHERE sambungan = ${id} AND urut = ${terakhir + 1}`)
  return ada !== undefined
}

/** This one lost letters that it had sent: their places are taken, so what waits goes behind them. */
const nomoriUlang = (deps: Deps, id: string, terakhir: number) =>
  deps.db.transaction(async (tx) => {
    await tx.run(sql`SELECT 1 FROM sambungan_hitung WHERE sambungan = ${id} AND arah = 'KELUAR' FOR UPDATE`)
    const tunggu = await tx.rows<{ id: string }>(sql`
      SELECT id::text FROM surat_keluar WHERE sambungan = ${id} AND status = 'PENDING' AND urut IS NOT NULL ORDER BY urut`)
    const semua = tunggu.map((satu) => satu.id)
    await tx.run(sql`UPDATE surat_keluar SET urut = NULL WHERE id = ANY (${semua}::uuid[])`)
    await tx.run(sql`
      UPDATE surat_keluar k SET urut = x.urut + greatest(${terakhir}, (SELECT max(urut) FROM surat_keluar WHERE sambungan = ${id}))
      FROM unnest(${semua}::uuid[]) WITH ORDINALITY x (id, urut) WHERE k.id = x.id`)
    await tx.run(sql`
      UPDATE sambungan_hitung SET terakhir = greatest(terakhir, (SELECT max(urut) FROM surat_keluar WHERE sambungan = ${id}))
      WHERE sambungan = ${id} AND arah = 'KELUAR'`)
  })

const berhasil = (db: Queryable, id: string, waktu: Date) =>
  db.run(sql`
    UPDATE sambungan_kontak SET kontak_pada = ${waktu}, galat = '', gagal_beruntun = 0, coba_lagi_pada = NULL,
      dipegang_sampai = ${new Date(waktu.getTime() + PEGANG)}
    WHERE sambungan = ${id}`)

const putus = (db: Queryable, id: string, waktu: Date, galat: string) =>
  db.run(sql`
    UPDATE sambungan_kontak SET galat = ${galat}, gagal_beruntun = gagal_beruntun + 1,
      coba_lagi_pada = ${waktu}::timestamptz + least(2 ^ least(gagal_beruntun, 20) * 2000, ${JEDA_TERLAMA}) * interval '1 millisecond'
    WHERE sambungan = ${id}`)

const TERLALU_BESAR = 413

/** One envelope of at most so many letters; one that is too large for the other side is halved. @returns whether there may be more */
const satuAmplop = async (deps: Deps, id: string, paling = SEAMPLOP): Promise<boolean> => {
  const { db, clock } = deps
  const tujuan = await tujuanSambungan(db, id)
  const surat = tujuan ? await amplop(db, id, paling) : []
  if (!tujuan || surat.length === 0) return false
  try {
    const { hasil, terakhir, urutan } = await mintaLayanan(tujuan, terimaSurat, { surat })
    await catatHasil(db, clock.now(), hasil)
    if (urutan === 'LOMPAT' && !(await ulangDari(db, id, terakhir)))
      throw new GagalHubung(`Surat Nomor ${terakhir + 1} Tidak Ada Lagi Di Instalasi Ini`)
    if (urutan === 'NOMOR') await nomoriUlang(deps, id, terakhir)
    await berhasil(db, id, clock.now())
    return true
  } catch (error) {
    if (!(error instanceof GagalHubung)) throw error
    if (error.status === TERLALU_BESAR && surat.length > 1) return satuAmplop(deps, id, Math.floor(surat.length / 2))
    await putus(db, id, clock.now(), error.message)
    return false
  }
}

/** Letters that one link delivers in one go at most; then others have their turn. */
const PALING_BANYAK = 1_000

/** Delivers what waits on a link. */
const antarkanSambungan = async (deps: Deps, id: string): Promise<void> => {
  if (!(await pegang(deps.db, id, deps.clock.now()))) return
  try {
    for (let ke = 0; ke < PALING_BANYAK; ke += 1) if (!(await satuAmplop(deps, id))) return
  } finally {
    await lepas(deps.db, id)
  }
}

/** Delivers what waits, each link by itself: one that is cut holds up no other. */
export const antarkan = async (deps: Deps): Promise<void> => {
  const tunggu = await deps.db.rows<{ id: string }>(sql`
    SELECT s.id::text FROM sambungan s WHERE s.aktif AND s.nomor IS NOT NULL
      AND EXISTS (SELECT FROM surat_keluar k WHERE k.sambungan = s.id AND k.status = 'PENDING')`)
  await Promise.all(tunggu.map(({ id }) => antarkanSambungan(deps, id)))
}
