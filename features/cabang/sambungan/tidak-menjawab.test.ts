/** An installation that never answers, or lets its answer drip, is waited for as long as its letters need and no longer. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ambilBerkas, BATAS, mintaLayanan } from './klien.api.ts'
import { salam } from './sambungan.contract.ts'

const LAMA = BATAS.lama
const server = createServer((ask, answer) => jawab[new URL(ask.url ?? '', 'http://x').pathname]?.(answer))
const tetes: NodeJS.Timeout[] = []

/** A few bytes at a time, for ever. */
const menetes = (answer: ServerResponse): void => {
  answer.writeHead(200, { 'content-type': 'application/json' })
  tetes.push(setInterval(() => answer.write(' '), 20))
}
/** More than its time's worth, of which each part comes in time. */
const pelan = (answer: ServerResponse): void => {
  answer.writeHead(200)
  let ke = 0
  const kirim = () => {
    ke += 1
    if (ke < 8) answer.write('A'.repeat(4_000))
    else answer.end()
  }
  kirim()
  tetes.push(setInterval(kirim, 100))
}
const jawab: Record<string, (answer: ServerResponse) => void> = {
  '/diam/api/v1/layanan/salam': () => undefined,
  '/menetes/api/v1/layanan/salam': menetes,
  '/menetes/service/v1/foto/a': menetes,
  '/lain/api/v1/layanan/salam': (answer) =>
    void answer.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: lain\r\n\r\n'),
  '/pelan/service/v1/foto/a': pelan,
  '/salah/api/v1/layanan/salam': (answer) => void answer.writeHead(503).end('Sedang Penuh'),
  '/salah/service/v1/foto/a': (answer) => void answer.writeHead(403).end(),
}

beforeAll(async () => {
  BATAS.lama = 400
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  BATAS.lama = LAMA
  for (const satu of tetes) clearInterval(satu)
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const ke = (apa: string) => ({
  portal: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${apa}`,
  token: 'x'.repeat(40),
})
const tanya = (apa: string) => mintaLayanan(ke(apa), salam, { nomor: 10, instalasi: crypto.randomUUID() })

it('12.5.10 gives up one that never answers, and one whose answer never ends', async () => {
  const TERLAMBAT = 'Instalasi Lain Tidak Terhubung: tidak menjawab tepat waktu'
  await expect(tanya('diam')).rejects.toThrow(TERLAMBAT)
  await expect(tanya('menetes')).rejects.toThrow(TERLAMBAT)
  await expect(ambilBerkas(ke('menetes'), 'foto/a')).rejects.toThrow(TERLAMBAT)
})

it('waits for an answer as long as a slow line takes for its size', async () => {
  expect((await ambilBerkas(ke('pelan'), 'foto/a'))?.byteLength).toBe(28_000)
})

it('12.5.10 gives up one that answers in another way than it was asked', async () => {
  await expect(tanya('lain')).rejects.toThrow('Instalasi Lain Tidak Terhubung: menjawab dengan cara lain')
})

it('says what another one answered that is none of ours', async () => {
  await expect(tanya('salah')).rejects.toThrow('Instalasi Lain Menjawab 503: Sedang Penuh')
  await expect(ambilBerkas(ke('salah'), 'foto/a')).rejects.toThrow('Instalasi Lain Menjawab 403')
  await expect(
    mintaLayanan({ portal: 'file:///etc', token: 'x' }, salam, { nomor: 10, instalasi: crypto.randomUUID() }),
  ).rejects.toThrow('Portal Harus Alamat http Atau https')
})
