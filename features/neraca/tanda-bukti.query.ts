/** Signatures for outsiders against the public keys that were made known: what no SQL can prove, and what they would find first. */
import { buktiCocok, type KunciBukti, pesanHari, pesanPenerus, sidikBukti } from '@kencana/server-kit'

interface Kunci {
  sidik: string
  publik: Buffer
  pendahulu: string | null
  penerus: Buffer | null
}

interface Hari {
  kode_toko: string
  tgl_system: string
  /** null of a day that is not closed. */
  segel: string | null
  kunci: string | null
  tanda: Buffer | null
}

/** What the public keys say of the closed days. */
export interface HasilBukti {
  /** Days of which an outsider finds the signature right, of those that were looked at. */
  cocok: number
  /** Days closed since there is a key that have none: the server had lost it. */
  belum: number
  keterangan: string[]
}

interface Asker {
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
}

/** Days held in memory at a time. */
const SEKALI = 500

/** Each key is called as its public half says, and the one before vouches for it, unless that one was said to be lost. */
const periksaKunci = async (kunci: readonly Kunci[], dipegang: KunciBukti | undefined): Promise<string[]> => {
  const salah: string[] = []
  for (const [at, one] of kunci.entries()) {
    const { sidik, publik, pendahulu, penerus } = one
    const lama = kunci[at - 1]
    if (sidikBukti(publik) !== sidik) salah.push(`kunci bukti ${sidik}: bukan sidik kunci publiknya`)
    if (pendahulu === null) continue
    const dijamin =
      lama?.sidik === pendahulu && penerus && (await buktiCocok(lama.publik, pesanPenerus(pendahulu, publik), penerus))
    if (!dijamin) salah.push(`kunci bukti ${sidik}: tidak dijamin kunci sebelumnya`)
  }
  if (dipegang && !kunci.some(({ publik }) => publik.equals(dipegang.publik)))
    salah.push(`kunci bukti ${dipegang.sidik}: dipegang server ini, tidak terdaftar`)
  return salah
}

/** What is wrong with the signature of a day; null for nothing. */
const salahHari = async (kunci: ReadonlyMap<string, Kunci>, hari: Hari): Promise<string | null> => {
  const { kode_toko, tgl_system, segel, tanda } = hari
  const sebut = `bukti ${kode_toko} ${tgl_system}`
  if (segel === null) return `${sebut}: hari tidak ditutup`
  const milik = kunci.get(hari.kunci ?? '')
  if (!milik || !tanda) return `${sebut}: kuncinya tidak terdaftar`
  const cocok = await buktiCocok(milik.publik, pesanHari({ kode_toko, tgl_system, segel }), tanda)
  return cocok ? null : `${sebut}: bukan yang ditandatangani saat ditutup`
}

/** The next days that are signed, or closed since there is a key; a daily audit asks for those that no clean proof saw yet. */
const halaman = async (client: Asker, sesudah: Hari | undefined): Promise<Hari[]> => {
  const { rows } = await client.query(
    `SELECT coalesce(h.kode_toko, t.kode_toko)::text AS kode_toko, coalesce(h.tgl_system, t.tgl_system)::text AS tgl_system,
       encode(h.segel, 'hex') AS segel, t.kunci, t.tanda
     FROM hari_tutup h FULL JOIN tanda_bukti t USING (kode_toko, tgl_system)
     WHERE (t.kunci IS NOT NULL OR h.ditutup_pada >= (SELECT min(sejak) FROM kunci_bukti))
       AND coalesce(h.tgl_system, t.tgl_system) >= coalesce(
         (SELECT a.sejak FROM sejak_audit() a WHERE a.kode_toko = coalesce(h.kode_toko, t.kode_toko)), '-infinity')
       AND (coalesce(h.kode_toko, t.kode_toko)::text, coalesce(h.tgl_system, t.tgl_system)) > ($1::text, $2::date)
     ORDER BY coalesce(h.kode_toko, t.kode_toko)::text, coalesce(h.tgl_system, t.tgl_system) LIMIT ${SEKALI}`,
    [sesudah?.kode_toko ?? '', sesudah?.tgl_system ?? '-infinity'],
  )
  return rows as Hari[]
}

/**
 * Holds each signature for outsiders against the seal of its day and the key that made it, and each key against the one before.
 * @param dipegang the key of this server, where it has one
 */
export const periksaBukti = async (client: Asker, dipegang: KunciBukti | undefined): Promise<HasilBukti> => {
  const terdaftar = await client.query('SELECT sidik, publik, pendahulu, penerus FROM kunci_bukti ORDER BY ke')
  const kunci = terdaftar.rows as Kunci[]
  const hasil: HasilBukti = { cocok: 0, belum: 0, keterangan: await periksaKunci(kunci, dipegang) }
  const menurut = new Map(kunci.map((one) => [one.sidik, one]))
  for (let sesudah: Hari | undefined, rows: Hari[]; ; sesudah = rows.at(-1)) {
    rows = await halaman(client, sesudah)
    const ada = rows.filter((one) => one.kunci !== null)
    const salah = (await Promise.all(ada.map((one) => salahHari(menurut, one)))).filter((one) => one !== null)
    hasil.cocok += ada.length - salah.length
    hasil.belum += rows.length - ada.length
    hasil.keterangan.push(...salah)
    if (rows.length < SEKALI) return hasil
  }
}
