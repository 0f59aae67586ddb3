/** What people read when a call fails: refusals as they are, bugs by a number, and what the database cannot do just now. */
import { randomBytes } from 'node:crypto'
import { TooLarge, TooManyRows } from '@kencana/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Reference number that the answer shows and the log carries. */
const reference = () => randomBytes(4).toString('hex').toUpperCase()

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('content-type', 'text/plain; charset=utf-8').send(text)

/** Of whoever asks too often in a minute. */
export const TERLALU_SERING = 'Terlalu Banyak Percobaan, Silahkan Coba Lagi Nanti'

const HTTP_TEXT: Readonly<Record<number, string>> = {
  400: 'Isi Permintaan Bukan JSON Yang Benar',
  413: 'Isi Permintaan Terlalu Besar',
  415: 'Jenis Isi Permintaan Tidak Dikenal',
  429: TERLALU_SERING,
}

/** Raised by functions and triggers for what the user can act on. */
export const ATURAN_DATABASE = 'KN001'

const DIPINDAHKAN = 'Database Sedang Dipindahkan, Silahkan Coba Lagi Sebentar Lagi'
const TERPUTUS = 'Database Sedang Tidak Terhubung, Silahkan Coba Lagi'
const SIBUK = 'Server Sedang Sibuk, Silahkan Coba Lagi'
const TERLALU_LAMA = 'Terlalu Lama Dikerjakan Dan Dihentikan, Silahkan Persempit Atau Coba Lagi'
const PENUH = 'Tempat Simpan Di Server Penuh, Hubungi Yang Merawat Server'

const TERLALU_BESAR = 'Jumlahnya Lebih Besar Dari Yang Dapat Dihitung, Silahkan Persempit Tanggal Atau Saringannya'

const terlaluBanyak = (most: number): string =>
  `Lebih Dari ${most.toLocaleString('id-ID')} Baris, Silahkan Persempit Tanggal Atau Saringannya`

/** By SQLSTATE or system error; the first that fits. */
const GANGGUAN: readonly (readonly [RegExp, string])[] = [
  // A server that became read-only, stops or starts: another one takes over, or the same comes back.
  [/^(25006|57P)/, DIPINDAHKAN],
  [/^57014/, TERLALU_LAMA],
  [/^(53100|ENOSPC|EDQUOT)/, PENUH],
  [/^(53|55P03)/, SIBUK],
  [/^(08|ECONN|ENOENT|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)/, TERPUTUS],
]

/** By what the driver says, which gives its own errors no code. */
const UCAPAN: readonly (readonly [RegExp, string])[] = [
  // The pool's own queue: every connection works.
  [/timeout exceeded when trying to connect/i, SIBUK],
  [/connection (terminated|timeout)|query read timeout/i, TERPUTUS],
]

/** What to say when not the request is wrong but the database, or its connection, cannot serve it now. */
export const gangguanOf = (error: unknown): string | undefined => {
  const { code = '' } = error as { code?: unknown }
  const message = error instanceof Error ? error.message : ''
  const found = GANGGUAN.find(([codes]) => codes.test(String(code))) ?? UCAPAN.find(([words]) => words.test(message))
  return found?.[1]
}

/** Answers a failed call: a sentence in plain text, and for what nobody expected a reference number that the log carries. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof Refusal) return plain(reply, error.status, error.message)
  // What the database itself refuses for everybody: its message is the sentence.
  if ((error as { code?: unknown }).code === ATURAN_DATABASE) return plain(reply, 422, (error as Error).message)
  if (error instanceof TooManyRows) return plain(reply, 422, terlaluBanyak(error.most))
  if (error instanceof TooLarge) return plain(reply, 422, TERLALU_BESAR)
  // Nobody reads this: the client went away while its call waited or was worked on.
  if ((error as { name?: string }).name === 'AbortError') return plain(reply, 503, 'Permintaan Dibatalkan')
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status < 500) return plain(reply, status, HTTP_TEXT[status] ?? 'Permintaan Tidak Sesuai')
  const ref = reference()
  request.log.error({ err: error, ref }, 'request failed')
  const gangguan = gangguanOf(error)
  if (gangguan) return plain(reply, 503, `${gangguan} (${ref})`)
  return plain(reply, 500, `Terjadi Kesalahan Di Server, Nomor Referensi ${ref}`)
}
