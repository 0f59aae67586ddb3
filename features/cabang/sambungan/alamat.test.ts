/** Where a portal leads is judged at the moment that it is gone to, whatever its name said before. The names here are this file's own. */
import dns, { type LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { sql } from '@kencana/database'
import { antarSekali, tulisSurat } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listLink } from '../kiriman-data/kiriman-data.contract.ts'
import { mintaLayanan } from './klien.api.ts'
import { salam } from './sambungan.contract.ts'

const DITOLAK = 'Portal Harus Alamat Instalasi Lain'
const JAWABAN = { nomor: 20, instalasi: crypto.randomUUID(), peran: 'SETARA', toko: [] }

/** Who asked, by the address that he came to; it listens at every address of this machine. */
const datang: string[] = []
let jawab: Buffer
const server = createServer((ask, answer) => {
  datang.push(ask.socket.localAddress ?? '')
  answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', connection: 'close' })
  answer.end(jawab)
})
const portal = () => `http://localhost:${(server.address() as AddressInfo).port}`
const tanya = (alamat = portal()) =>
  mintaLayanan({ portal: alamat, token: 'x'.repeat(40) }, salam, { nomor: 10, instalasi: crypto.randomUUID() })

/** What 'localhost' leads to, one answer after the other; the last one stays. */
let nama: LookupAddress[][] = []
const asli = dns.lookup
const { pusat, cabang } = duaInstalasi()
beforeAll(async () => {
  dns.lookup = ((host: string, options: object, selesai: (error: null, alamat: LookupAddress[]) => void) =>
    host === 'localhost' && nama.length > 0
      ? setImmediate(selesai, null, (nama.length > 1 ? nama.shift() : nama[0]) ?? [])
      : asli(host, options, selesai as never)) as unknown as typeof dns.lookup
  syncBuiltinESMExports()
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
})
afterAll(async () => {
  dns.lookup = asli
  syncBuiltinESMExports()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})
beforeEach(() => {
  nama = []
  datang.length = 0
  jawab = gzipSync(JSON.stringify(JAWABAN))
})

const RUMAH = { address: '127.0.0.1', family: 4 }
/** Forbidden, and on this machine a way to what listens here all the same. */
const NOL = { address: '0.0.0.0', family: 4 }

it('12.5.10 a name that led to an installation and then leads to the machine itself is not followed there', async () => {
  nama = [[RUMAH], [NOL]]
  expect(await tanya()).toEqual(JAWABAN)
  await expect(tanya()).rejects.toThrow(DITOLAK)
  nama = [[RUMAH, NOL]]
  await expect(tanya()).rejects.toThrow(DITOLAK)
  expect(datang).toEqual(['127.0.0.1'])
})

it('12.5.10 letters stay with a link whose name has come to lead elsewhere, and go once it leads there again', async () => {
  await pusat.shop.db.run(sql`UPDATE sambungan SET portal = ${cabang.ke.alamat.replace('127.0.0.1', 'localhost')}`)
  const surat = await tulisSurat(pusat, 'KOSONG', {})
  const { lewat } = cabang.ke
  nama = [[NOL]]
  await antarSekali(pusat)
  expect(await surat.keadaan()).toEqual({ status: 'PENDING', galat: '' })
  expect((await pusat.owner.call(listLink, {})).sambungan[0]?.galat).toBe(DITOLAK)
  expect(cabang.ke.lewat).toBe(lewat)
  nama = [[RUMAH]]
  await antarSekali(pusat)
  expect(await surat.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
})

it('of an address of the machine itself is not asked, however it is written or looked up', async () => {
  for (const [address, family] of [
    ['169.254.169.254', 4],
    ['100.100.100.200', 4],
    ['168.63.129.16', 4],
    ['192.0.0.192', 4],
    ['64:ff9b::6464:64c8', 6],
    ['64:ff9b::a83f:8110', 6],
    ['64:ff9b::1', 6],
    ['fd20:ce::254', 6],
    ['fe80::1', 6],
    ['::ffff:169.254.169.254', 6],
    ['64:ff9b::a9fe:a9fe', 6],
    ['2002:a9fe:a9fe::', 6],
    ['fd00:ec2::254', 6],
  ] as const) {
    nama = [[{ address, family }]]
    await expect(tanya(), address).rejects.toThrow(DITOLAK)
    await expect(tanya(`http://${family === 6 ? `[${address}]` : address}`), address).rejects.toThrow(DITOLAK)
  }
  await expect(tanya(portal().replace('localhost', '0'))).rejects.toThrow(DITOLAK)
  expect(datang).toEqual([])
})

it('of an answer no more is unpacked than one may say', async () => {
  jawab = gzipSync(`"${'x'.repeat(5 * 1024 * 1024)}"`)
  await expect(tanya()).rejects.toThrow('Jawaban Instalasi Lain Terlalu Besar')
  jawab = gzipSync(JSON.stringify(JAWABAN)).subarray(0, 40)
  await expect(tanya()).rejects.toThrow('Instalasi Lain Tidak Terhubung')
})
