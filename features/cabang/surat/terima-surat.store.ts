/** Letters that come in: each once for ever, in the order of who sent them. */
import { sql, type Tx } from '@kencana/database'
import { ATURAN_DATABASE, checkEntered, type Deps, type Pengirim, publicWrite, Refusal } from '@kencana/server-kit'
import type { Dunia, Penerima } from './penerima.api.ts'
import type { Hasil, Surat } from './surat.contract.ts'

interface Ada {
  status: Hasil['status']
  galat: string
  ke: number
}

/** What became of one letter, or why its place is not its turn. */
export type Putusan = { hasil: Hasil } | { urutan: 'LOMPAT' | 'NOMOR' }

const kunciMasuk = async (tx: Tx, sambungan: string): Promise<number> => {
  const row = await tx.one<{ terakhir: number }>(sql`
    SELECT terakhir FROM sambungan_hitung WHERE sambungan = ${sambungan} AND arah = 'MASUK' FOR UPDATE`)
  if (!row) throw new Error(`link ${sambungan} without counters`)
  return row.terakhir
}

const simpan = async (
  { tx, waktu, pengirim }: Dunia,
  { id, urut, ke, jenis, dokumen, isi }: Surat,
  { status, galat }: Pick<Hasil, 'status' | 'galat'>,
): Promise<void> => {
  const diterapkan = status === 'DITERIMA' ? waktu : null
  await tx.run(sql`
    INSERT INTO surat_masuk (sambungan, id, urut, jenis, dokumen, isi, status, ke, galat, diterima_pada, diterapkan_pada)
    VALUES (${pengirim.id}, ${id}, ${urut}, ${jenis}, ${dokumen}, ${sql.json(isi)}::jsonb, ${status}, ${ke}, ${galat}, ${waktu}, ${diterapkan})
    ON CONFLICT (sambungan, id) DO UPDATE SET status = excluded.status, ke = excluded.ke, galat = excluded.galat,
      diterapkan_pada = excluded.diterapkan_pada`)
  await tx.run(sql`
    UPDATE sambungan_hitung SET terakhir = greatest(terakhir, ${urut}) WHERE sambungan = ${pengirim.id} AND arah = 'MASUK'`)
}

/** One attempt in a transaction of its own: `kerja` does what the letter says, or says that it is refused. */
const coba = (
  deps: Deps,
  pengirim: Dunia['pengirim'],
  surat: Surat,
  kerja: (dunia: Dunia) => Promise<Pick<Hasil, 'status' | 'galat'>>,
): Promise<Putusan> =>
  publicWrite(deps, pengirim.id, async (tx, waktu) => {
    const terakhir = await kunciMasuk(tx, pengirim.id)
    const ada = await tx.one<Ada>(
      sql`SELECT status, galat, ke FROM surat_masuk WHERE sambungan = ${pengirim.id} AND id = ${surat.id}`,
    )
    const { id } = surat
    // What was refused is judged anew only where somebody asked for it: a repeat of the line changes nothing.
    if (ada && (ada.status !== 'GAGAL' || surat.ke <= ada.ke))
      return { hasil: { id, status: ada.status, galat: ada.galat } }
    if (!ada && surat.urut > terakhir + 1) return { urutan: 'LOMPAT' }
    if (!ada && surat.urut <= terakhir) return { urutan: 'NOMOR' }
    const dunia = { deps, tx, waktu, pengirim }
    const putusan = await kerja(dunia)
    await simpan(dunia, surat, putusan)
    return { hasil: { id, ...putusan } }
  })

/** What the tables themselves refuse, of any letter: a value that is none, or one that contradicts what stands here. */
const BERTENTANGAN = /^2[23]/

/** Why a letter is refused for good until somebody asks again; undefined where it is not the letter that is wrong. */
const alasanTolak = (error: unknown, jenis: string): string | undefined => {
  if (error instanceof Refusal) return error.kind === 'busy' ? undefined : error.message.slice(0, 1000)
  const { code = '', constraint = '', message } = error as { code?: string; constraint?: string; message: string }
  if (code === ATURAN_DATABASE) return message
  if (!BERTENTANGAN.test(code)) return undefined
  return `Surat ${jenis} Bertentangan Dengan Data Di Instalasi Tujuan, Kode ${code} ${constraint}`.trim()
}

/** Keeps a letter as refused; one that no table can hold is kept without what it says. */
const simpanGagal = async (deps: Deps, pengirim: Dunia['pengirim'], surat: Surat, galat: string): Promise<Putusan> => {
  const gagal = (isi: Surat['isi']) => coba(deps, pengirim, { ...surat, isi }, async () => ({ status: 'GAGAL', galat }))
  try {
    return await gagal(surat.isi)
  } catch (error) {
    if (!BERTENTANGAN.test((error as { code?: string }).code ?? '')) throw error
    return gagal({})
  }
}

/** Judges one letter and keeps it with what became of it. */
export const terimaSatu = async (
  deps: Deps,
  pengirim: Dunia['pengirim'],
  surat: Surat,
  penerima: Penerima,
): Promise<Putusan> => {
  try {
    return await coba(deps, pengirim, surat, async (dunia) => {
      checkEntered(surat.isi)
      return { status: await penerima(surat.isi, dunia), galat: '' }
    })
  } catch (error) {
    const galat = alasanTolak(error, surat.jenis)
    if (galat === undefined) throw error
    return simpanGagal(deps, pengirim, surat, galat)
  }
}

interface Menunggu extends Surat {
  sambungan: string
  portal: string
  peran: Pengirim['peran']
  nomor: number
}

/** Letters that wait for their shop's day, in their order. */
export const suratMenunggu = (db: Deps['db']): Promise<Menunggu[]> =>
  db.rows<Menunggu>(sql`
    SELECT m.id::text, m.urut, m.ke, m.jenis, m.dokumen, m.isi, s.id::text AS sambungan, s.portal::text, s.peran, s.nomor::int
    FROM surat_masuk m JOIN sambungan s ON s.id = m.sambungan WHERE m.status = 'MENUNGGU' ORDER BY m.sambungan, m.urut LIMIT 200`)

/** Does a letter that waited; a refusal stands then where the waiting stood. */
export const ulangiMenunggu = async (deps: Deps, satu: Menunggu, penerima: Penerima): Promise<void> => {
  const { sambungan, portal, peran, nomor } = satu
  const pengirim = { id: sambungan, portal, peran, nomor }
  const ubah = (kerja: (dunia: Dunia) => Promise<Pick<Hasil, 'status' | 'galat'>>) =>
    publicWrite(deps, sambungan, async (tx, waktu) => {
      await kunciMasuk(tx, sambungan)
      const ada = await tx.one<Ada>(
        sql`SELECT status, galat, ke FROM surat_masuk WHERE sambungan = ${sambungan} AND id = ${satu.id}`,
      )
      if (ada?.status !== 'MENUNGGU') return
      const dunia = { deps, tx, waktu, pengirim }
      const putusan = await kerja(dunia)
      if (putusan.status !== 'MENUNGGU') await simpan(dunia, satu, putusan)
    })
  try {
    await ubah(async (dunia) => ({ status: await penerima(satu.isi, dunia), galat: '' }))
  } catch (error) {
    const galat = alasanTolak(error, satu.jenis)
    if (galat === undefined) throw error
    await ubah(async () => ({ status: 'GAGAL', galat }))
  }
}
