/** Answers that are a file instead of JSON, and photos on their way in. */
import { z } from 'zod'

interface Isi {
  bytes?: Uint8Array
  aliran?: AsyncIterable<string>
  type: string
  etag?: string
}

/** A file as an answer. */
export class Berkas {
  readonly bytes: Uint8Array
  /** A text too large to lie in memory, instead of bytes: in pieces as they are made. */
  readonly aliran: AsyncIterable<string> | undefined
  /** Content type. */
  readonly type: string
  /** Names the content; where the input names it too, the browser may keep the answer for ever. */
  readonly etag: string | undefined

  constructor({ bytes = new Uint8Array(), aliran, type, etag }: Isi) {
    this.bytes = bytes
    this.aliran = aliran
    this.type = type
    this.etag = etag
  }
}

/** Output of an endpoint that answers with a file; reads by GET only. */
export const berkas = (type: string) => z.instanceof(Berkas).meta({ berkas: type })

/** The content type of an output that is a file; undefined for JSON. */
export const jenisBerkas = (output: z.ZodType): string | undefined => {
  const type = output.meta()?.berkas
  return typeof type === 'string' ? type : undefined
}

// 5 MB as base64, and the prefix of a data URL.
const FOTO_HURUF = 7_000_000

/** A photo on its way in: JPEG, PNG or WebP as base64, with or without the prefix of a data URL. */
export const fotoMasuk = (label = 'Foto') =>
  z
    .string({ error: `${label} Harus Diisi` })
    .min(1, `${label} Harus Diisi`)
    .max(FOTO_HURUF, `${label} Paling Besar 5 MB`)
    .regex(/^(data:image\/[a-z.+-]+;base64,)?[A-Za-z0-9+/]+={0,2}$/, `${label} Harus Base64`)
