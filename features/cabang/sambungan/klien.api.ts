/** Asking another installation: http or https alone, no redirect followed, in bounded time and size, by the secret of the link. */
import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'
import { type Endpoint, fillPath, type InputOf, type OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { z } from 'zod'

/** The other installation could not be asked, or said no. */
export class GagalHubung extends Error {
  override name = 'GagalHubung'
  /** What it answered; 0 when it did not. */
  readonly status: number

  constructor(message: string, status = 0) {
    super(message)
    this.status = status
  }
}

const LAMA = 20_000
const TERBESAR = 4 * 1024 * 1024

const baca = async (answer: Response): Promise<Buffer> => {
  const bagian: Uint8Array[] = []
  let besar = 0
  if (!answer.body) return Buffer.alloc(0)
  for await (const satu of answer.body as unknown as AsyncIterable<Uint8Array>) {
    besar += satu.byteLength
    if (besar > TERBESAR) throw new GagalHubung('Jawaban Instalasi Lain Terlalu Besar')
    bagian.push(satu)
  }
  return Buffer.concat(bagian)
}

/** What breaks a line, by the driver's or the system's code. */
const KODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'tidak ada yang menjawab di alamat itu',
  ECONNRESET: 'sambungan terputus',
  UND_ERR_SOCKET: 'sambungan terputus',
  ENOTFOUND: 'alamatnya tidak ditemukan',
  EAI_AGAIN: 'alamatnya tidak ditemukan',
  EHOSTUNREACH: 'jaringannya terputus',
  ENETUNREACH: 'jaringannya terputus',
}

const sebab = (error: unknown): string => {
  const { name, cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return 'tidak menjawab tepat waktu'
  if (cause?.message?.includes('redirect')) return 'mengalihkan ke alamat lain'
  return KODE[cause?.code ?? ''] ?? cause?.code ?? message
}

/** A name may lead to an address that nobody could have written: those a machine gives itself. */
const SENDIRI = new BlockList()
SENDIRI.addSubnet('169.254.0.0', 16)
SENDIRI.addSubnet('0.0.0.0', 8)
SENDIRI.addSubnet('fe80::', 10, 'ipv6')
SENDIRI.addAddress('::', 'ipv6')

/** @throws GagalHubung for such an address, however it is reached */
export const tolakSendiri = async (host: string, cari: typeof lookup = lookup): Promise<void> => {
  const alamat = await cari(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  // What has no address is told by the call itself.
  if (alamat.some(({ address, family }) => SENDIRI.check(address, family === 6 ? 'ipv6' : 'ipv4')))
    throw new GagalHubung('Portal Harus Alamat Instalasi Lain')
}

const ambil = async (url: string, init: RequestInit): Promise<{ status: number; isi: Buffer }> => {
  if (!/^https?:\/\//.test(url)) throw new GagalHubung('Portal Harus Alamat http Atau https')
  try {
    await tolakSendiri(new URL(url).hostname)
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(LAMA) })
    return { status: answer.status, isi: await baca(answer) }
  } catch (error) {
    if (error instanceof GagalHubung) throw error
    throw new GagalHubung(`Instalasi Lain Tidak Terhubung: ${sebab(error)}`)
  }
}

/** Where a link leads, and by which secret. */
export interface Tujuan {
  portal: string
  token: string
}

/** Portal and secret of a link; undefined when it was cut. */
export const tujuanSambungan = (db: Queryable, id: string): Promise<Tujuan | undefined> =>
  db.one<Tujuan>(sql`
    SELECT s.portal::text, r.nilai AS token FROM sambungan s JOIN rahasia r ON r.nama = 'layanan:' || s.id
    WHERE s.id::text = ${id} AND s.aktif`)

const tanya = (wire: Record<string, unknown>): string => new URLSearchParams(wire as Record<string, string>).toString()

const kirim = ({ portal, token }: Tujuan, endpoint: Endpoint, wire: Record<string, unknown>) => {
  const { path, rest } = fillPath(endpoint.path, wire)
  const [method] = endpoint.methods
  const url = `${portal}/api/v1/${path}`
  const headers = { 'x-service-token': token }
  if (method === 'GET') return ambil(`${url}?${tanya(rest)}`, { method, headers })
  const json = { ...headers, 'content-type': 'application/json' }
  return ambil(url, { method, headers: json, body: JSON.stringify(rest) })
}

/**
 * Calls a service endpoint of another installation; what it answers is checked like anybody's input.
 * @throws GagalHubung with a sentence
 */
export const mintaLayanan = async <E extends Endpoint>(
  tujuan: Tujuan,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> => {
  const { status, isi } = await kirim(tujuan, endpoint, z.encode(endpoint.input, input) as Record<string, unknown>)
  const text = isi.toString('utf8')
  if (status === 401) throw new GagalHubung('Token Layanan Ditolak Instalasi Lain', status)
  if (status !== 200) throw new GagalHubung(`Instalasi Lain Menjawab ${status}: ${text.slice(0, 200)}`, status)
  try {
    return z.decode(endpoint.output, JSON.parse(text)) as OutputOf<E>
  } catch {
    throw new GagalHubung('Jawaban Instalasi Lain Tidak Dikenal')
  }
}
/** A file of another installation; undefined when it has none. @throws GagalHubung */
export const ambilBerkas = async ({ portal, token }: Tujuan, path: string): Promise<Buffer | undefined> => {
  const { status, isi } = await ambil(`${portal}/service/v1/${path}`, { headers: { 'x-service-token': token } })
  if (status === 404) return undefined
  if (status !== 200) throw new GagalHubung(`Instalasi Lain Menjawab ${status}`, status)
  return isi
}
