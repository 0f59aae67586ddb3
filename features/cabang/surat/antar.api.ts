/** Delivery: each link's letters in their order, one envelope at a time, until none is left or the line breaks. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Deps } from '@kencana/server-kit'
import { GagalHubung, mintaLayanan, type Tujuan, tujuanSambungan, waktuMinta } from '../sambungan/klien.api.ts'
import { type Hasil, SEAMPLOP, type Surat, TAK_MUAT, terimaSurat } from './surat.contract.ts'

/** Letters of one envelope together, in bytes. */
const SEBESAR = 400_000
/** How long one server has a link in hand without a word, beside what it waits for; a server that was killed loses it by then. */
const PEGANG = 10_000
const JEDA_TERLAMA = 300_000

const sampai = (waktu: Date, bytes = 0): Date => new Date(waktu.getTime() + waktuMinta(bytes) + PEGANG)

/** Takes a link in hand: of many servers one delivers. Two at once would do no harm, the receiver keeps the order. */
const pegang = async (db: Queryable, id: string, waktu: Date): Promise<boolean> =>
  (await db.run(sql`
    UPDATE sambungan_kontak SET dipegang_sampai = ${sampai(waktu)}
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

/** Keeps what the other one said of its own letters that were sent, or that it kept until a day was open. @returns of how many */
export const catatHasil = async (
  db: Queryable,
  id: string,
  waktu: Date,
  hasil: readonly Hasil[],
  dari: 'PENDING' | 'MENUNGGU' = 'PENDING',
): Promise<number> => {
  if (hasil.length === 0) return 0
  return db.run(sql`
    UPDATE surat_keluar k SET status = CASE h.status WHEN 'DITERIMA' THEN 'TERKIRIM' ELSE h.status END, galat = h.galat, ragu = h.ragu, terkirim_pada = ${waktu}
    FROM jsonb_to_recordset(${sql.json(hasil)}::jsonb) h (id uuid, status text, galat text, ragu boolean)
    WHERE k.id = h.id AND k.sambungan = ${id} AND k.status = ${dari}`)
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
      dipegang_sampai = ${sampai(waktu)}
    WHERE sambungan = ${id}`)

const putus = (db: Queryable, id: string, waktu: Date, galat: string) =>
  db.run(sql`
    UPDATE sambungan_kontak SET galat = ${galat}, gagal_beruntun = gagal_beruntun + 1,
      coba_lagi_pada = ${waktu}::timestamptz + least(2 ^ least(gagal_beruntun, 20) * 2000, ${JEDA_TERLAMA}) * interval '1 millisecond'
    WHERE sambungan = ${id}`)

/** Too large for the way, or for the time that a server gives one request. */
const TERLALU_BESAR = 413
const TERLALU_LAMA = 408
const tidakMuat = (error: unknown): error is GagalHubung =>
  error instanceof GagalHubung && (error.status === TERLALU_BESAR || error.status === TERLALU_LAMA)

const gagalBeruntun = async (db: Queryable, id: string): Promise<number> =>
  (await db.one<{ n: number }>(sql`SELECT gagal_beruntun AS n FROM sambungan_kontak WHERE sambungan = ${id}`))?.n ?? 0

/** How many letters go together after so many failures: where a whole envelope does not get through in its time, half of it may. */
const paling = (beruntun: number): number => Math.max(1, SEAMPLOP >> Math.min(beruntun, 16))

/** How often a letter alone may take too long before it counts as one that is too large: a line may have been slow just then. */
const LAMA_BERUNTUN = 3

/** Sends letters; one that is too large by itself leaves its place to a word of that, by which the other side refuses it. @throws GagalHubung */
const kirimAmplop = async (tujuan: Tujuan, surat: Surat[], beruntun: number) => {
  try {
    return await mintaLayanan(tujuan, terimaSurat, { surat })
  } catch (error) {
    const [satu] = surat
    if (!tidakMuat(error) || surat.length > 1 || !satu) throw error
    if (error.status === TERLALU_LAMA && beruntun < LAMA_BERUNTUN) throw error
    return mintaLayanan(tujuan, terimaSurat, { surat: [{ ...satu, jenis: TAK_MUAT, isi: {} }] })
  }
}

/** Keeps what the other one answered to an envelope. @returns whether it took or refused any of it @throws GagalHubung */
const catatJawaban = async (deps: Deps, id: string, jawaban: OutputOf<typeof terimaSurat>): Promise<boolean> => {
  const { db, clock } = deps
  const { hasil, terakhir, urutan } = jawaban
  const maju = (await catatHasil(db, id, clock.now(), hasil)) > 0
  if (urutan === 'LOMPAT' && !(await ulangDari(db, id, terakhir)))
    throw new GagalHubung(`Surat Nomor ${terakhir + 1} Tidak Ada Lagi Di Instalasi Ini`)
  if (urutan === 'NOMOR') await nomoriUlang(deps, id, terakhir)
  if (maju) await berhasil(db, id, clock.now())
  return maju
}

/** What became of an envelope: MAJU: some of it was judged; DIAM: answered, and none was. SELESAI: none is left, or the line broke. */
type Langkah = 'MAJU' | 'DIAM' | 'SELESAI'

/** One envelope of at most so many letters; one that is too large for the other side is halved. */
const satuAmplop = async (deps: Deps, id: string, banyak: number, beruntun: number): Promise<Langkah> => {
  const { db, clock } = deps
  const tujuan = await tujuanSambungan(db, id)
  const surat = tujuan ? await amplop(db, id, banyak) : []
  if (!tujuan || surat.length === 0) return 'SELESAI'
  await db.run(sql`
    UPDATE sambungan_kontak SET dipegang_sampai = ${sampai(clock.now(), Buffer.byteLength(JSON.stringify(surat)))} WHERE sambungan = ${id}`)
  try {
    return (await catatJawaban(deps, id, await kirimAmplop(tujuan, surat, beruntun))) ? 'MAJU' : 'DIAM'
  } catch (error) {
    if (tidakMuat(error) && surat.length > 1) return satuAmplop(deps, id, Math.floor(surat.length / 2), beruntun)
    // Whatever it was, it is waited for longer each time; what is none of the line's faults is logged as well.
    const galat = error instanceof GagalHubung ? error.message : 'Jawaban Instalasi Lain Tidak Dapat Dicatat'
    await putus(db, id, clock.now(), galat)
    if (!(error instanceof GagalHubung)) throw error
    return 'SELESAI'
  }
}

/** Letters that one link delivers in one go at most; then others have their turn. */
const PALING_BANYAK = 1_000
/** Answers in a row that judge no letter: after a backup its place is asked for once, and once more under new numbers. */
const PALING_DIAM = 3

/** Delivers what waits on a link. */
export const antarkanSambungan = async (deps: Deps, id: string): Promise<void> => {
  const { db, clock } = deps
  if (!(await pegang(db, id, clock.now()))) return
  let diam = 0
  try {
    for (let ke = 0; ke < PALING_BANYAK; ke += 1) {
      const beruntun = await gagalBeruntun(db, id)
      const langkah = await satuAmplop(deps, id, paling(beruntun), beruntun)
      if (langkah === 'SELESAI') return
      diam = langkah === 'DIAM' ? diam + 1 : 0
      if (diam > PALING_DIAM)
        return void (await putus(db, id, clock.now(), 'Instalasi Lain Tidak Menilai Satu Surat Pun'))
    }
  } finally {
    await lepas(db, id)
  }
}

/** Links that something waits on. */
export const sambunganTunggu = async (db: Queryable): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>(sql`
    SELECT s.id::text FROM sambungan s WHERE s.aktif AND s.nomor IS NOT NULL
      AND EXISTS (SELECT FROM surat_keluar k WHERE k.sambungan = s.id AND k.status = 'PENDING')`)
  return rows.map(({ id }) => id)
}

/** Delivers what waits, each link by itself: one that is cut holds up no other. */
export const antarkan = async (deps: Deps): Promise<void> => {
  await Promise.all((await sambunganTunggu(deps.db)).map((id) => antarkanSambungan(deps, id)))
}
