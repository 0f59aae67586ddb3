/**
 * The one place where the code of a label of before becomes the code that its piece has now: between the request and its handler, in every
 * field that says that codes are scanned into it. Handlers and statements know own codes alone; where more than pieces is looked for they get
 * what was typed, and ask for the own code beside it (docs/adr/0098-labels-of-before.md).
 */
import { bentukBarcode, type Endpoint, letakPindai, TIAP_BARIS } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { ReadContext, Sesi } from './context.ts'
import { Refusal } from './refusal.ts'

/**
 * What will not be scanned in stock again: melted, broken up, given back or in another installation's books. What its label said may be given to
 * another piece. A missing one may turn up and a sold one come back, each by its label. A condition on columns of `barang`.
 */
export const BARANG_PERGI = sql`(status_barang IN ('HANCUR', 'DILEBUR', 'KEMBALI', 'CABANG'))`

interface Letak {
  /** Where a code means a piece alone. */
  barang: string[][]
  semua: string[][]
}

const LETAK = new WeakMap<Endpoint, Letak>()

const letak = (endpoint: Endpoint): Letak => {
  const { input } = endpoint
  const ada = LETAK.get(endpoint) ?? { barang: letakPindai(input, 'BARANG'), semua: letakPindai(input) }
  LETAK.set(endpoint, ada)
  return ada
}

type Objek = Readonly<Record<string, unknown>>

const isObjek = (value: unknown): value is Objek => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at the end of a way, taken by `ganti`; what has no such place stays as it is. */
const di = (value: unknown, [name, ...rest]: readonly string[], ganti: (kode: string) => string): unknown => {
  if (name === undefined) return typeof value === 'string' ? ganti(value) : value
  if (name === TIAP_BARIS) return Array.isArray(value) ? value.map((one) => di(one, rest, ganti)) : value
  return isObjek(value) && name in value ? { ...value, [name]: di(value[name], rest, ganti) } : value
}

/** Whether it may be of a label of before: none has the form of an own code, or no digit. */
const mungkinLama = (kode: string): boolean => /\d/.test(kode) && !bentukBarcode(kode)

/** An input as its handler gets it. */
interface Terbaca extends Pick<ReadContext, 'kodeBarang'> {
  input: unknown
  /** A refusal as who scanned is told it: what was not found goes by the label that he scanned, and the own code stays unknown to him. */
  sebut: (tolakan: unknown) => unknown
}

const sebutLabel =
  (sendiri: ReadonlyMap<string, string>) =>
  (tolakan: unknown): unknown => {
    if (!(tolakan instanceof Refusal) || tolakan.kind !== 'missing') return tolakan
    const teks = [...sendiri].reduce((kata, [lama, kode]) => kata.replaceAll(kode, () => lama), tolakan.message)
    return teks === tolakan.message ? tolakan : new Refusal('missing', teks, tolakan.simpan)
  }

/**
 * An input with own codes where labels of before were scanned, and what those that are looked for besides other things lead to. A code that is
 * formed as an own one is never looked up: no label of before may carry such a one.
 * @param db where it is looked up, by one read for all of them
 * @param sesi who scans: of pieces that come with one label those that come to his shop go first
 */
export const denganBarcodeSendiri = async (
  db: Queryable,
  { kode_toko }: Pick<Sesi, 'kode_toko'>,
  endpoint: Endpoint,
  input: unknown,
): Promise<Terbaca> => {
  const asing = new Set<string>()
  const { barang, semua } = letak(endpoint)
  for (const way of semua)
    di(input, way, (kode) => {
      if (mungkinLama(kode)) asing.add(kode)
      return kode
    })
  if (asing.size === 0) return { input, kodeBarang: (ketikan) => ketikan, sebut: (tolakan) => tolakan }
  // A piece on its way from another installation has no row yet; one that is here goes before it, one that is gone behind it. Of several that
  // come the newest counts, and of one letter the first: what is last is taken.
  const rows = await db.rows<{ lama: string; sendiri: string }>(sql`
    SELECT d.isi ->> 'barcode_lama' AS lama, d.kode_barcode::text AS sendiri, 1 AS tingkat,
      k.kode_toko = ${kode_toko} AS kemari, k.diterima_pada AS datang, -d.urut AS urut
    FROM kiriman_masuk_detail d JOIN kiriman_masuk k USING (no_kirim)
    WHERE d.isi ->> 'barcode_lama' = ANY (${[...asing]}::text[]) AND d.isi ->> 'barcode_lama' <> '-' AND d.no_terima IS NULL
      AND k.ditarik_pada IS NULL
    UNION ALL
    SELECT barcode_lama, kode_barcode::text, CASE WHEN ${BARANG_PERGI} THEN 0 ELSE 2 END, true, dibuat_pada, 0 FROM barang
    WHERE barcode_lama = ANY (${[...asing]}::text[]) ORDER BY tingkat, kemari, datang, urut`)
  const sendiri = new Map(rows.map((row) => [row.lama, row.sendiri]))
  const kodeBarang = (ketikan: string): string => sendiri.get(ketikan) ?? ketikan
  const isi = rows.length === 0 ? input : barang.reduce((kini, way) => di(kini, way, kodeBarang), input)
  return { input: isi, kodeBarang, sebut: sebutLabel(sendiri) }
}

/**
 * Looks for what was typed as it stands, and only where that finds nothing for the piece whose label of before it is.
 * @param cari what is looked for by a number, a code or whatever may be typed
 * @throws Refusal what `cari` says of the last
 * @example cariDenganLabel(ctx, no_faktur, (apa) => cariNota(db, apa))
 */
export const cariDenganLabel = async <T>(
  { kodeBarang }: Pick<ReadContext, 'kodeBarang'>,
  ketikan: string,
  cari: (apa: string) => Promise<T>,
): Promise<T> => {
  const kode = kodeBarang(ketikan)
  if (kode === ketikan) return cari(ketikan)
  try {
    return await cari(ketikan)
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'missing') throw error
    return cari(kode)
  }
}
