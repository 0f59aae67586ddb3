/** Nobody calls the delivery: products that are started deliver by themselves, and two of them on one database each letter once. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { openBlobStore } from '@kencana/storage'
import { isiBaki, tambahCincin } from '@kencana/testing/barang'
import { bercabang, tulisSurat, type Ujung } from '@kencana/testing/cabang'
import { duaInstalasi, kirimKe, statusDi, terimaDi } from '@kencana/testing/dua-instalasi'
import { fotoUnik } from '@kencana/testing/foto'
import { sampaiMati } from '@kencana/testing/proses'
import { slow } from '@kencana/testing/slow'
import { afterAll, expect, it, vi } from 'vitest'
import { simpanFotoBarang } from '../../barang/data-barang/data-barang.contract.ts'

const BANYAK = 120
const SABAR = { timeout: slow(120_000), interval: 200 }

const produk: ChildProcess[] = []
const folder = mkdtempSync(join(tmpdir(), 'kencana-antar-'))
const { pusat, cabang } = duaInstalasi({ buka: bercabang, siap: (dua) => isiBaki(dua.cabang.owner), planted: true })
afterAll(async () => {
  for (const satu of produk) satu.kill('SIGTERM')
  await Promise.all(produk.map(sampaiMati))
  rmSync(folder, { recursive: true, force: true })
})

const dataDir = (ke: Ujung) => join(folder, ke === pusat ? 'pusat' : 'cabang')

/** The product as it is installed, on the database of an installation. @returns its address */
const jalankan = async (ke: Ujung): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: ke.shop.db.url, DATA_DIR: dataDir(ke) }
  const satu = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../../../apps/server/src/main.ts')],
    {
      env: { ...env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  produk.push(satu)
  for await (const kata of satu.stdout ?? []) {
    const alamat = /siap di (\S+)/.exec(String(kata))?.[1]
    if (alamat !== undefined) return alamat
  }
  throw new Error('the product did not start')
}

const surat = async (nama: string) => {
  const keluar = await pusat.shop.db.rows<{ status: string; percobaan: number }>(
    sql`SELECT DISTINCT status, percobaan FROM surat_keluar WHERE dokumen LIKE ${nama}`,
  )
  const masuk = await cabang.shop.db.rows<{ dokumen: string }>(
    sql`SELECT dokumen FROM surat_masuk WHERE dokumen LIKE ${nama} ORDER BY urut`,
  )
  return { keluar, masuk: masuk.map(({ dokumen }) => dokumen) }
}

/** From now on the two ask each other's product: nothing of this file answers any of them. */
const salingTanya = async (alamat: { pusat: string; cabang: string }) => {
  const ubah = ({ shop }: Ujung, portal: string) =>
    shop.db.transaction(async (tx) => {
      await tx.run(sql`UPDATE toko SET portal = ${portal} WHERE portal <> ''`)
      await tx.run(sql`UPDATE sambungan SET portal = ${portal}`)
    })
  await ubah(pusat, alamat.cabang)
  await ubah(cabang, alamat.pusat)
}

/** The head office's day is today, by no closing that anybody could do in so short a time. */
const hariIni = () =>
  pusat.shop.db.transaction(async (tx) => {
    await tx.run(sql`ALTER TABLE toko DISABLE TRIGGER USER`)
    await tx.run(sql`UPDATE toko SET tgl_system = (now() AT TIME ZONE zona_waktu)::date WHERE portal = ''`)
    await tx.run(sql`ALTER TABLE toko ENABLE TRIGGER USER`)
  })

it('starts two products on one database and one on the other, which deliver letters once, the log and photos', async () => {
  const [alamat, , disana] = await Promise.all([jalankan(pusat), jalankan(pusat), jalankan(cabang)])
  await salingTanya({ pusat: alamat, cabang: disana })
  const semua = Array.from({ length: BANYAK }, (_, ke) => `ANTAR ${String(ke).padStart(3, '0')}`)
  for (const nama of semua) await tulisSurat(pusat, 'KOSONG', {}, nama)
  const { kode_barang, kode_barcode } = await tambahCincin(pusat.owner)
  // What somebody uploads lies in the folder of the product that he uploads it to.
  const { foto } = await pusat.owner.call(simpanFotoBarang, { kode_barang, foto: fotoUnik() })
  const isi = await pusat.shop.deps.blob.get(foto)
  await (await openBlobStore(dataDir(pusat))).put(foto, isi ?? new Uint8Array())
  const no_kirim = await kirimKe(pusat, cabang, [kode_barcode])
  await vi.waitFor(async () => {
    expect(await surat(no_kirim)).toMatchObject({ keluar: [{ status: 'TERKIRIM' }], masuk: [no_kirim] })
  }, SABAR)
  // What the products asked at their start over the address of before has been answered by now.
  const lewat = [pusat.ke.lewat, cabang.ke.lewat]
  // Of two servers one has a link in hand: nothing was sent a second time.
  expect(await surat('ANTAR %')).toEqual({ keluar: [{ status: 'TERKIRIM', percobaan: 1 }], masuk: semua })
  await terimaDi(cabang, no_kirim, [kode_barcode])
  // By the clock of the product the head office is months late: what must be posted there waits until its day is open.
  const sampai = () => pusat.shop.db.rows(sql`SELECT status FROM surat_masuk WHERE jenis = 'SAMPAI'`)
  await vi.waitFor(async () => expect(await sampai()).toEqual([{ status: 'MENUNGGU' }]), SABAR)
  await vi.waitFor(async () => {
    await hariIni()
    expect(await statusDi(pusat, kode_barcode)).toBe('CABANG')
  }, SABAR)
  const fotoDisana = () => cabang.shop.db.one(sql`SELECT foto FROM barang WHERE kode_barcode = ${kode_barcode}`)
  await vi.waitFor(async () => expect(await fotoDisana()).toEqual({ foto: expect.stringMatching(/./) }), SABAR)
  const sendiri = await cabang.shop.db.one(sql`
    SELECT id AS urut FROM audit_log WHERE aksi LIKE '%terima%' AND dokumen <> '-' ORDER BY id DESC LIMIT 1`)
  expect(sendiri).toBeDefined()
  await vi.waitFor(async () => {
    const rows = await pusat.shop.db.rows(sql`SELECT urut FROM log_pusat`)
    expect(rows).toContainEqual(sendiri)
  }, SABAR)
  expect([pusat.ke.lewat, cabang.ke.lewat]).toEqual(lewat)
})
