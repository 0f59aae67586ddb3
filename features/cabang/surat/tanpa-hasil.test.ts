/** Another installation that answers and takes nothing, or says what cannot be kept, is asked ever more rarely and no others' letters are touched. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@kencana/database'
import { antarSekali, tulisSurat } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { antarkan } from './antar.api.ts'

interface Amplop {
  surat: { id: string; urut: number }[]
}
let diminta = 0
let jawab: (amplop: Amplop) => object = () => ({})
const server = createServer((ask, answer) => {
  diminta += 1
  let isi = ''
  ask.on('data', (satu: Buffer) => (isi += satu.toString()))
  ask.on('end', () => {
    answer.writeHead(200, { 'content-type': 'application/json', connection: 'close' })
    answer.end(JSON.stringify(jawab(JSON.parse(isi) as Amplop)))
  })
})
const { pusat } = duaInstalasi({ planted: true })
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const portal = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await antarSekali(pusat)
  await pusat.shop.db.run(sql`UPDATE sambungan SET portal = ${portal}`)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})
beforeEach(async () => {
  await pusat.shop.db.run(sql`UPDATE sambungan_kontak SET gagal_beruntun = 0`)
  diminta = 0
})
const kontak = () =>
  pusat.shop.db.one<{ n: number; galat: string; nanti: boolean }>(sql`
    SELECT gagal_beruntun AS n, galat, coalesce(coba_lagi_pada > ${pusat.shop.clock.now()}, false) AS nanti FROM sambungan_kontak`)

it('asks a few times where none is judged, whatever it says of their order, and then later each time', async () => {
  const surat = await tulisSurat(pusat, 'KOSONG', {})
  let kali = 0
  for (const satu of [
    ({ surat: [pertama] }: Amplop) => ({ hasil: [], terakhir: (pertama?.urut ?? 1) - 1, urutan: 'LOMPAT' }),
    () => ({ hasil: [], terakhir: ++kali * 100, urutan: 'NOMOR' }),
    () => ({ hasil: [], terakhir: 0, urutan: 'BAIK' }),
  ]) {
    jawab = satu
    diminta = 0
    const { n } = (await kontak()) ?? { n: 0 }
    await antarSekali(pusat)
    expect(diminta).toBeLessThan(6)
    expect(await kontak()).toEqual({ n: n + 1, galat: 'Instalasi Lain Tidak Menilai Satu Surat Pun', nanti: true })
    await antarkan(pusat.shop.deps)
    expect(diminta).toBeLessThan(6)
  }
  expect(await surat.keadaan()).toEqual({ status: 'PENDING', galat: '' })
})

it('keeps what is said with letters that no table holds without them, and waits where it cannot be kept at all', async () => {
  const gagal = ({ surat }: Amplop) => surat.map(({ id }) => ({ id, status: 'GAGAL', galat: 'SALAH \0\uD800ISI' }))
  const surat = await tulisSurat(pusat, 'KOSONG', {})
  jawab = (amplop) => ({ hasil: gagal(amplop), terakhir: 1, urutan: 'BAIK' })
  await antarSekali(pusat)
  expect(await surat.keadaan()).toEqual({ status: 'GAGAL', galat: 'SALAH ISI' })
  const lain = await tulisSurat(pusat, 'KOSONG', {})
  // Behind a place that no letter can have.
  jawab = () => ({ hasil: [], terakhir: Number.MAX_SAFE_INTEGER, urutan: 'NOMOR' })
  await pusat.shop.db.run(sql`ALTER TABLE surat_keluar ADD CONSTRAINT uji_urut CHECK (urut < 1000000)`)
  await expect(antarSekali(pusat)).rejects.toThrow('uji_urut')
  await pusat.shop.db.run(sql`ALTER TABLE surat_keluar DROP CONSTRAINT uji_urut`)
  expect(await kontak()).toEqual({ n: 1, galat: 'Jawaban Instalasi Lain Tidak Dapat Dicatat', nanti: true })
  expect(await lain.keadaan()).toEqual({ status: 'PENDING', galat: '' })
})

it('lets a link say nothing of letters that went over another one', async () => {
  const { db } = pusat.shop
  const lain = await tulisSurat(pusat, 'KOSONG', {}, 'LAIN')
  const [asing] = await db.rows<{ id: string }>(sql`SELECT id::text FROM surat_keluar WHERE dokumen = 'LAIN'`)
  await db.run(sql`ALTER TABLE surat_keluar DISABLE TRIGGER ALL`)
  await db.run(sql`UPDATE surat_keluar SET sambungan = gen_random_uuid() WHERE dokumen = 'LAIN'`)
  await db.run(sql`ALTER TABLE surat_keluar ENABLE TRIGGER ALL`)
  await tulisSurat(pusat, 'KOSONG', {})
  jawab = () => ({ hasil: [{ id: asing?.id, status: 'GAGAL', galat: 'BUKAN MILIKNYA' }], terakhir: 1, urutan: 'BAIK' })
  await antarSekali(pusat)
  expect(await lain.keadaan()).toEqual({ status: 'PENDING', galat: '' })
})
