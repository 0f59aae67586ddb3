/** Who answers before he took what he was sent, and then cuts the line, ends no server: a process of its own asks, so that its end is seen. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'

const TERLALU_BESAR = 'HTTP/1.1 413 Payload Too Large\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n'
const saluran = new Set<Socket>()
const server = createServer((line) => {
  saluran.add(line)
  line.on('error', () => undefined)
  line.once('data', () => line.write(TERLALU_BESAR, () => line.resetAndDestroy()))
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(async () => {
  for (const satu of saluran) satu.destroy()
  await new Promise((done) => server.close(done))
})

/** Asks two hundred times with what is too much for the line to hold. */
const TANYA = `
  const { terimaSurat } = await import('./features/cabang/surat/surat.contract.ts')
  const { GagalHubung, mintaLayanan } = await import('./features/cabang/sambungan/klien.api.ts')
  const isi = { isi: 'A'.repeat(8_000_000) }
  const surat = [{ id: crypto.randomUUID(), urut: 1, ke: 1, jenis: 'KOSONG', dokumen: '-', isi }]
  let gagal = 0
  for (let ke = 0; ke < 200; ke += 1)
    await mintaLayanan({ portal: process.env.PORTAL, token: 'x' }, terimaSurat, { surat }).catch((error) => {
      if (error instanceof GagalHubung) gagal += 1
    })
  console.log(gagal)
  process.exit(0)`

it('12.5.10 goes on where an installation cuts the line while it is still written to', async () => {
  const PORTAL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const anak = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', TANYA], {
    env: { ...process.env, PORTAL },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let kata = ''
  for (const dari of [anak.stdout, anak.stderr]) dari.on('data', (satu: Buffer) => (kata += satu.toString()))
  const [kode] = await once(anak, 'close')
  expect([kode, kata.trim()]).toEqual([0, '200'])
})
