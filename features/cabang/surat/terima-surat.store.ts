/** Letters that come in: each once for ever, in the order of who sent them. */
import { sql, type Tx } from '@kencana/database'
import { ATURAN_DATABASE, checkEntered, type Deps, type Pengirim, publicWrite, Refusal } from '@kencana/server-kit'
import type { Dunia, Penerima } from './penerima.api.ts'
import type { Hasil, Surat } from './surat.contract.ts'

type Vonis = Omit<Hasil, 'id'>

interface Ada extends Vonis {
  ke: number
}

const BAIK = { galat: '', ragu: false } as const

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
  { status, galat, ragu }: Vonis,
): Promise<void> => {
  const diterapkan = status === 'DITERIMA' ? waktu : null
  await tx.run(sql`
    INSERT INTO surat_masuk (sambungan, id, urut, jenis, dokumen, isi, status, ke, galat, ragu, diterima_pada, diterapkan_pada)
    VALUES (${pengirim.id}, ${id}, ${urut}, ${jenis}, ${dokumen}, ${sql.json(isi)}::jsonb, ${status}, ${ke}, ${galat}, ${ragu}, ${waktu}, ${diterapkan})
    ON CONFLICT (sambungan, id) DO UPDATE SET status = excluded.status, ke = excluded.ke, galat = excluded.galat, ragu = excluded.ragu,
      diterapkan_pada = excluded.diterapkan_pada`)
  await tx.run(sql`
    UPDATE sambungan_hitung SET terakhir = greatest(terakhir, ${urut}) WHERE sambungan = ${pengirim.id} AND arah = 'MASUK'`)
}

/** One attempt in a transaction of its own: `kerja` does what the letter says, or says that it is refused. */
const coba = (
  deps: Deps,
  pengirim: Dunia['pengirim'],
  surat: Surat,
  kerja: (dunia: Dunia) => Promise<Vonis>,
): Promise<Putusan> =>
  publicWrite(deps, pengirim.id, async (tx, waktu) => {
    const terakhir = await kunciMasuk(tx, pengirim.id)
    const ada = await tx.one<Ada>(
      sql`SELECT status, galat, ragu, ke FROM surat_masuk WHERE sambungan = ${pengirim.id} AND id = ${surat.id}`,
    )
    const { id } = surat
    // What was refused is judged anew only where somebody asked for it: a repeat of the line changes nothing.
    if (ada && (ada.status !== 'GAGAL' || surat.ke <= ada.ke))
      return { hasil: { id, status: ada.status, galat: ada.galat, ragu: ada.ragu } }
    if (!ada && surat.urut > terakhir + 1) return { urutan: 'LOMPAT' }
    if (!ada && surat.urut <= terakhir) return { urutan: 'NOMOR' }
    const dunia = { deps, tx, waktu, pengirim, urut: surat.urut }
    const putusan = await kerja(dunia)
    await simpan(dunia, surat, putusan)
    return { hasil: { id, ...putusan } }
  })

/** What the tables themselves refuse, of any letter: a value that is none, or one that contradicts what stands here. */
const BERTENTANGAN = /^2[23]/

/** That a letter is refused until somebody asks again, and why; undefined where it is not the letter that is wrong. */
const tolakan = (error: unknown, jenis: string): Vonis | undefined => {
  const gagal = (galat: string, ragu = false): Vonis => ({ status: 'GAGAL', galat: galat.slice(0, 1000).trim(), ragu })
  if (error instanceof Refusal)
    return error.kind === 'busy' ? undefined : gagal(error.message, error.kind === 'conflict')
  const { code = '', constraint = '', message } = error as { code?: string; constraint?: string; message: string }
  if (code === ATURAN_DATABASE) return gagal(message)
  if (!BERTENTANGAN.test(code)) return undefined
  return gagal(
    `Surat ${jenis} Bertentangan Dengan Data Di Instalasi Tujuan, Kode ${code} ${constraint}`,
    code === '23505',
  )
}

/** Keeps a letter as refused; one that no table can hold is kept without what it says. */
const simpanGagal = async (deps: Deps, pengirim: Dunia['pengirim'], surat: Surat, vonis: Vonis): Promise<Putusan> => {
  const gagal = (isi: Surat['isi']) => coba(deps, pengirim, { ...surat, isi }, async () => vonis)
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
      checkEntered(surat.isi, () => false)
      return { status: await penerima(surat.isi, dunia), ...BAIK }
    })
  } catch (error) {
    const vonis = tolakan(error, surat.jenis)
    if (!vonis) throw error
    return simpanGagal(deps, pengirim, surat, vonis)
  }
}

interface Menunggu extends Surat {
  sambungan: string
  portal: string
  peran: Pengirim['peran']
  nomor: number
}

/** Letters of one look. */
const SEKALI = 200

/** Letters that wait for their shop's day, in their order, behind one of them: a shop that stays closed keeps no other waiting. */
export const suratMenunggu = (db: Deps['db'], sesudah?: Menunggu): Promise<Menunggu[]> =>
  db.rows<Menunggu>(sql`
    SELECT m.id::text, m.urut, m.ke, m.jenis, m.dokumen, m.isi, s.id::text AS sambungan, s.portal::text, s.peran, s.nomor::int
    FROM surat_masuk m JOIN sambungan s ON s.id = m.sambungan WHERE m.status = 'MENUNGGU'
      ${sesudah ? sql`AND (m.sambungan, m.urut) > (${sesudah.sambungan}::uuid, ${sesudah.urut}::bigint)` : sql``}
    ORDER BY m.sambungan, m.urut LIMIT ${SEKALI}`)

/** Does a letter that waited; a refusal stands then where the waiting stood. */
export const ulangiMenunggu = async (deps: Deps, satu: Menunggu, penerima: Penerima): Promise<void> => {
  const { sambungan, portal, peran, nomor } = satu
  const pengirim = { id: sambungan, portal, peran, nomor }
  const ubah = (kerja: (dunia: Dunia) => Promise<Vonis>) =>
    publicWrite(deps, sambungan, async (tx, waktu) => {
      await kunciMasuk(tx, sambungan)
      const ada = await tx.one<Ada>(
        sql`SELECT status, galat, ragu, ke FROM surat_masuk WHERE sambungan = ${sambungan} AND id = ${satu.id}`,
      )
      if (ada?.status !== 'MENUNGGU') return
      const dunia = { deps, tx, waktu, pengirim, urut: satu.urut }
      const putusan = await kerja(dunia)
      if (putusan.status !== 'MENUNGGU') await simpan(dunia, satu, putusan)
    })
  try {
    await ubah(async (dunia) => ({ status: await penerima(satu.isi, dunia), ...BAIK }))
  } catch (error) {
    const vonis = tolakan(error, satu.jenis)
    if (!vonis) throw error
    await ubah(async () => vonis)
  }
}
