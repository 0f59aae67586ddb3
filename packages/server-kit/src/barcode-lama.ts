/**
 * The one place where the code of a label of before becomes the code that its piece has now: between the request and its handler, in every
 * field that says that codes are scanned into it. Handlers and statements know own codes alone (docs/adr/0098-labels-of-before.md).
 */
import { bentukBarcode, type Endpoint, letakPindai, TIAP_BARIS } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'

const LETAK = new WeakMap<Endpoint, string[][]>()

const letak = (endpoint: Endpoint): string[][] => {
  const ada = LETAK.get(endpoint) ?? letakPindai(endpoint.input)
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

/**
 * An input with own codes where labels of before were scanned. A code that is formed as an own one is never looked up: no label of before
 * may carry such a one.
 * @param db where it is looked up, by one read for all of them
 */
export const denganBarcodeSendiri = async (db: Queryable, endpoint: Endpoint, input: unknown): Promise<unknown> => {
  const asing = new Set<string>()
  const ways = letak(endpoint)
  for (const way of ways)
    di(input, way, (kode) => {
      if (kode !== '' && !bentukBarcode(kode)) asing.add(kode)
      return kode
    })
  if (asing.size === 0) return input
  // A piece on its way from another installation has no row yet; one that is here goes before it.
  const rows = await db.rows<{ lama: string; sendiri: string }>(sql`
    SELECT isi ->> 'barcode_lama' AS lama, kode_barcode::text AS sendiri, 1 AS urut FROM kiriman_masuk_detail
    WHERE isi ->> 'barcode_lama' = ANY (${[...asing]}::text[]) AND isi ->> 'barcode_lama' <> '-' AND no_terima IS NULL
    UNION ALL
    SELECT barcode_lama, kode_barcode::text, 2 FROM barang WHERE barcode_lama = ANY (${[...asing]}::text[]) ORDER BY urut`)
  const sendiri = new Map(rows.map((row) => [row.lama, row.sendiri]))
  return rows.length === 0 ? input : ways.reduce((isi, way) => di(isi, way, (kode) => sendiri.get(kode) ?? kode), input)
}
