/** An installation that takes every connection and never says a word holds up nothing that goes to another one, nor comes from it. */

import { createServer, type Socket } from 'node:net'
import { sql } from '@kencana/database'
import { antarSekali } from '@kencana/testing/cabang'
import { cincinDi, duaInstalasi, kenalKetiga, kirimKe, suratKetiga, terimaDi } from '@kencana/testing/dua-instalasi'
import { fotoUnik } from '@kencana/testing/foto'
import { slow } from '@kencana/testing/slow'
import { afterAll, expect, it, vi } from 'vitest'
import { simpanFotoBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { PENERIMA } from '../cabang.area.ts'
import { tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { BATAS } from '../sambungan/klien.api.ts'
import { antarTerus, JEDA } from './antar-terus.api.ts'

const SABAR = { timeout: slow(30_000), interval: 50 }

/** What it was asked, and by whom: he waits for it until the end of this file. */
const ditanya: string[] = []
const tersambung = new Set<Socket>()
const diam = createServer((socket) => {
  tersambung.add(socket)
  socket.on('error', () => undefined)
  socket.once('data', (kata: Buffer) => ditanya.push(kata.toString('latin1').split(/[ ?]/)[1] ?? ''))
})
const asli = { lama: BATAS.lama, jeda: { ...JEDA } }
afterAll(async () => {
  BATAS.lama = asli.lama
  Object.assign(JEDA, asli.jeda)
  for (const satu of tersambung) satu.destroy()
  await new Promise((done) => diam.close(done))
})
const dua = duaInstalasi({
  siap: async ({ pusat }) => {
    // Nobody gives up within this file: whatever arrives does so while the silent one is waited for.
    BATAS.lama = 3_600_000
    Object.assign(JEDA, { surat: 50, foto: 50, kabar: 50 })
    await new Promise<void>((done) => diam.listen(0, '127.0.0.1', done))
    await kenalKetiga(pusat, `http://127.0.0.1:${(diam.address() as { port: number }).port}`)
  },
})
const { pusat, cabang } = dua

const surat = async (nomor: number, dokumen: string) => {
  await pusat.shop.db.run(sql`
    INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, dokumen, isi, dibuat_pada)
    SELECT gen_random_uuid(), id, 'KOSONG', 'TK01', ${dokumen}, '{}', ${pusat.shop.clock.now()} FROM sambungan WHERE nomor = ${nomor}`)
  return async () =>
    (await pusat.shop.db.one<{ status: string }>(sql`SELECT status FROM surat_keluar WHERE dokumen = ${dokumen}`))
      ?.status
}

/** A piece that came from the silent one, with a photo that only it has. */
const dariYangDiam = async () => {
  const kode = await cincinDi(cabang)
  const no_kirim = await kirimKe(cabang, pusat, [kode])
  const asal = await cabang.shop.db.one<{ isi: { barang: object[] } }>(
    sql`SELECT isi FROM surat_keluar WHERE dokumen = ${no_kirim}`,
  )
  await cabang.owner.call(tarikKecabang, { no_kirim, alasan: 'CONTOH' })
  const barang = asal?.isi.barang.map((satu) => ({ ...satu, foto: 'a'.repeat(64) }))
  const no = 'KCB-TK31-260302-0001'
  const isi = { ...asal?.isi, asal: 'TK31', no_kirim: no, barang }
  expect(await suratKetiga(pusat, 'KIRIMAN', isi)).toMatchObject({ status: 'DITERIMA', galat: '' })
  await terimaDi(pusat, no, [kode])
}

it('12.5.10 delivers letters, news and photos of another link while one never answers, and stops all the same', async () => {
  await dariYangDiam()
  const takSampai = await surat(30, 'KE YANG DIAM')
  const pengantar = antarTerus(pusat.shop.deps, PENERIMA, { error: () => undefined })
  await vi.waitFor(
    () =>
      expect(ditanya.toSorted()).toEqual([
        '/api/v1/layanan/kabar',
        '/api/v1/layanan/surat',
        `/service/v1/foto/${'a'.repeat(64)}`,
      ]),
    SABAR,
  )
  // What comes after it began to be waited for.
  await pusat.shop.db.run(sql`UPDATE sambungan_kontak SET kabar_pada = NULL`)
  const sampai = await surat(20, 'KE YANG HIDUP')
  await vi.waitFor(async () => expect(await sampai()).toBe('TERKIRIM'), SABAR)
  const kode = await cincinDi(cabang)
  const { kode_barang } = (await cabang.shop.db.one<{ kode_barang: string }>(
    sql`SELECT kode_barang::text FROM barang WHERE kode_barcode = ${kode}`,
  )) ?? { kode_barang: '-' }
  await cabang.owner.call(simpanFotoBarang, { kode_barang, foto: fotoUnik() })
  const no_kirim = await kirimKe(cabang, pusat, [kode])
  await antarSekali(cabang)
  await terimaDi(pusat, no_kirim, [kode])
  const foto = async () =>
    (await pusat.shop.db.one<{ foto: string | null }>(sql`SELECT foto FROM barang WHERE kode_barcode = ${kode}`))?.foto
  await vi.waitFor(async () => expect(await foto()).toMatch(/^[0-9a-f]{64}$/), SABAR)
  const kabar = () =>
    pusat.shop.db.rows<{ nomor: number; ada: boolean }>(sql`
      SELECT s.nomor::int, k.kabar_pada IS NOT NULL AS ada FROM sambungan_kontak k JOIN sambungan s ON s.id = k.sambungan ORDER BY 1`)
  await vi.waitFor(
    async () =>
      expect(await kabar()).toEqual([
        { nomor: 20, ada: true },
        { nomor: 30, ada: false },
      ]),
    SABAR,
  )
  expect(await takSampai()).toBe('PENDING')
  // It was asked once for each, and is still being waited for.
  expect(ditanya).toHaveLength(3)
  expect([...tersambung].filter((satu) => satu.destroyed)).toEqual([])
  await pengantar.stop()
})
