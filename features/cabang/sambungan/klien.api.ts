/** Asking another installation: http or https alone, no redirect followed, in bounded time and size, by the secret of the link. */
import { type LookupAddress, lookup } from 'node:dns'
import { Agent, type IncomingMessage, request } from 'node:http'
import { request as requestTls, Agent as TlsAgent } from 'node:https'
import { BlockList, isIP, type LookupFunction, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
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

/** How long an answer is waited for beside its bytes, in milliseconds; a test cannot wait that long. */
export const BATAS = { lama: 20_000 }
/** The slowest line that goods still come through, in bytes a millisecond: a telephone at the edge of its net. */
const LAJU = 2

/** How long an answer to so many bytes is waited for, in milliseconds. */
export const waktuMinta = (bytes: number): number => BATAS.lama + Math.ceil(bytes / LAJU)

const TERBESAR = 4 * 1024 * 1024

/** The end of the time for one question and its answer: what comes puts it off by as long as a slow line takes for so much. */
const batasWaktu = (dikirim: number) => {
  const henti = new AbortController()
  const mulai = performance.now()
  let jam: NodeJS.Timeout | undefined
  const datang = (bytes: number): void => {
    clearTimeout(jam)
    const sisa = mulai + waktuMinta(dikirim + bytes) - performance.now()
    jam = setTimeout(() => henti.abort(), Math.max(0, sisa)).unref()
  }
  datang(0)
  return { signal: henti.signal, datang, selesai: () => clearTimeout(jam) }
}

/** What an answer says, unpacked where it came packed: it is counted as it comes out. */
const baca = async (answer: IncomingMessage, datang: (bytes: number) => void): Promise<Buffer> => {
  const bagian: Buffer[] = []
  let besar = 0
  const gzip = answer.headers['content-encoding'] === 'gzip'
  for await (const satu of gzip ? pipeline(answer, createGunzip(), () => undefined) : answer) {
    besar += (satu as Buffer).byteLength
    if (besar > TERBESAR) throw new GagalHubung('Jawaban Instalasi Lain Terlalu Besar')
    bagian.push(satu as Buffer)
    datang(besar)
  }
  return Buffer.concat(bagian)
}

/** What breaks a line, by the system's code. */
const KODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'tidak ada yang menjawab di alamat itu',
  ECONNRESET: 'sambungan terputus',
  EPIPE: 'sambungan terputus',
  ERR_STREAM_PREMATURE_CLOSE: 'sambungan terputus',
  ENOTFOUND: 'alamatnya tidak ditemukan',
  EAI_AGAIN: 'alamatnya tidak ditemukan',
  EHOSTUNREACH: 'jaringannya terputus',
  ENETUNREACH: 'jaringannya terputus',
}

const tidakTerhubung = (sebab: string, status = 0) =>
  new GagalHubung(`Instalasi Lain Tidak Terhubung: ${sebab}`, status)

/** A name may lead to an address that nobody could have written: those a machine gives itself. */
const SENDIRI = new BlockList()
SENDIRI.addSubnet('169.254.0.0', 16)
SENDIRI.addSubnet('0.0.0.0', 8)
SENDIRI.addSubnet('fe80::', 10, 'ipv6')
// The same by way of a translated address, and where a cloud tells its machines who they are.
SENDIRI.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6')
SENDIRI.addSubnet('64:ff9b::', 104, 'ipv6')
for (const milik of ['100.100.100.200', '168.63.129.16', '192.0.0.192']) {
  SENDIRI.addAddress(milik)
  const hex = Buffer.from(milik.split('.').map(Number)).toString('hex')
  SENDIRI.addAddress(`64:ff9b::${hex.slice(0, 4)}:${hex.slice(4)}`, 'ipv6')
}
SENDIRI.addSubnet('2002:a9fe::', 32, 'ipv6')
SENDIRI.addAddress('fd00:ec2::254', 'ipv6')
SENDIRI.addAddress('fd20:ce::254', 'ipv6')
SENDIRI.addAddress('::', 'ipv6')

/** @throws GagalHubung for such an address, however it is written */
const tolakSendiri = (alamat: readonly LookupAddress[]): void => {
  if (alamat.some(({ address, family }) => SENDIRI.check(address, family === 6 ? 'ipv6' : 'ipv4')))
    throw new GagalHubung('Portal Harus Alamat Instalasi Lain')
}

/** Looks a name up for the connection itself: judged before, it could lead elsewhere by the time that it is gone to. */
const cari: LookupFunction = (host, options, selesai) =>
  lookup(host, { ...options, all: true }, (error, alamat) => {
    if (error) return selesai(error, [])
    try {
      tolakSendiri(alamat)
    } catch (ditolak) {
      return selesai(ditolak as Error, [])
    }
    const [satu] = alamat
    return options.all ? selesai(null, alamat) : selesai(null, satu?.address ?? '', satu?.family)
  })

interface Permintaan {
  method: string
  headers: Record<string, string>
  body?: string
}

const HTTP = { minta: request, agent: new Agent({ keepAlive: true }) }
const TLS = { minta: requestTls, agent: new TlsAgent({ keepAlive: true }) }

const tanpaKata = (): void => undefined
/** A line that is kept belongs to no request while it has none: were it cut then with nobody listening, this whole server would end. */
const jagaSaluran = (socket: Socket): void => {
  if (!socket.listeners('error').includes(tanpaKata)) socket.on('error', tanpaKata)
}

/** Asks, and waits for the head of the answer. */
const kepalaJawaban = (
  url: URL,
  { method, headers, body }: Permintaan,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const { minta, agent } = url.protocol === 'https:' ? TLS : HTTP
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Of an address nothing is looked up.
  if (isIP(host) > 0) tolakSendiri([{ address: host, family: isIP(host) }])
  return new Promise((dijawab, gagal) => {
    const semua = { ...headers, 'accept-encoding': 'gzip' }
    minta(url, { method, headers: semua, agent, lookup: cari, signal }, dijawab)
      .on('socket', jagaSaluran)
      .on('error', gagal)
      // Of an answer that is none neither is told: it would be waited for without end.
      .on('upgrade', (_, socket) => {
        socket.destroy()
        gagal(tidakTerhubung('menjawab dengan cara lain'))
      })
      .on('close', () => gagal(tidakTerhubung('sambungan terputus')))
      .end(body)
  })
}

/** What went wrong in words; whoever began to answer before is known by what he began with. */
const gagalSebab = (error: unknown, terlambat: boolean, status: number): GagalHubung => {
  if (error instanceof GagalHubung) return status === 0 ? error : new GagalHubung(error.message, status)
  if (terlambat) return tidakTerhubung('tidak menjawab tepat waktu', status)
  const { code = '', message } = error as NodeJS.ErrnoException
  return tidakTerhubung(KODE[code] ?? (code || message), status)
}

const ambil = async (url: string, minta: Permintaan): Promise<{ status: number; isi: Buffer }> => {
  if (!/^https?:\/\//.test(url)) throw new GagalHubung('Portal Harus Alamat http Atau https')
  const { signal, datang, selesai } = batasWaktu(Buffer.byteLength(minta.body ?? ''))
  let status = 0
  try {
    const answer = await kepalaJawaban(new URL(url), minta, signal)
    status = answer.statusCode ?? 0
    if (status >= 300 && status < 400) {
      answer.destroy()
      throw tidakTerhubung('mengalihkan ke alamat lain')
    }
    return { status, isi: await baca(answer, datang) }
  } catch (error) {
    throw gagalSebab(error, signal.aborted, status)
  } finally {
    selesai()
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

/** Links that letters go over: those that are known and not cut. */
export const sambunganAktif = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ id: string }>(sql`SELECT id::text FROM sambungan WHERE aktif AND nomor IS NOT NULL`)).map(
    ({ id }) => id,
  )

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
  const { status, isi } = await ambil(`${portal}/service/v1/${path}`, {
    method: 'GET',
    headers: { 'x-service-token': token },
  })
  if (status === 404) return undefined
  if (status !== 200) throw new GagalHubung(`Instalasi Lain Menjawab ${status}`, status)
  return isi
}
