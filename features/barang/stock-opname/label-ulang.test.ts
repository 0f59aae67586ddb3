/** Pieces with a label printed again are shown to somebody else before their tray's count closes. */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { cincin as isianCincin } from '@kencana/testing/barang'
import { OpnameShop } from '@kencana/testing/opname'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cetakLabel } from '../cetak-barcode/cetak-barcode.contract.ts'
import { barangByBarcode, editBarang } from '../data-barang/data-barang.contract.ts'
import { tambahBarang } from '../tambah-barang/tambah-barang.contract.ts'
import { getOpname, tutupOpname } from './stock-opname.contract.ts'

let o: OpnameShop
beforeEach(async () => {
  o = await OpnameShop.open()
})
afterEach(() => o.shop.close())

const KATEGORI = 'LABEL CETAK ULANG'
const label = (kode_barcode: string[], alasan = '') =>
  o.budi.call(cetakLabel, { kode_barcode, template: 'LIPAT', rangkap: 1, alasan })
const perlihatkan = async (no_so: string) =>
  (await o.budi.call(getOpname, { no_so })).pindai.filter((one) => one.perlihatkan).map((one) => one.kode_barcode)

it('are shown to another user, who sees what they weigh, before the count closes', async () => {
  const { tray, cincin } = await o.isiBaki()
  await label([...cincin])
  await label([cincin[1]], 'sobek')
  const no_so = await o.mulai(tray)
  // Blind: of a piece that nobody scanned nothing is said.
  expect(await perlihatkan(no_so)).toEqual([])
  const pindai = []
  for (const kode of cincin) pindai.push((await o.pindai(no_so, kode)).perlihatkan)
  expect(pindai).toEqual([false, true, false])
  expect(await perlihatkan(no_so)).toEqual([cincin[1]])
  const tutup = { no_so, berat_timbang: gram(12.11) }
  const awal = await o.isi()
  await expect(o.budi.call(tutupOpname, tutup)).rejects.toThrow(`Butuh Saksi ${KATEGORI}`)
  expect(await o.isi()).toEqual(awal)
  const { data } = await denganSaksi(o.budi, o.citra, tutupOpname, tutup, KATEGORI)
  expect(data.status).toBe('TUTUP')
  expect(await o.shop.db.rows(sql`SELECT tingkat, dokumen::text, nilai_mg FROM otorisasi`)).toEqual([
    { tingkat: 'SAKSI', dokumen: no_so, nilai_mg: 2222 },
  ])
  expect(await o.shop.db.one(sql`SELECT kasus -> 0 ->> 'keterangan' AS apa FROM otorisasi_minta`)).toEqual({
    apa: 'CINCIN MILANO, SOBEK',
  })
})

const ubahLabel = async (kode: string, barcode_lama: string, user = o.budi) => {
  const { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak } = await user.call(barangByBarcode, {
    kode,
  })
  return user.call(editBarang, { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak, barcode_lama })
}

it('are those too whose label of before an edit gave or changed, whichever of their codes is scanned', async () => {
  const { tray, cincin } = await o.isiBaki()
  const [a, b, c] = cincin
  await ubahLabel(a, 'LAMA-1')
  await ubahLabel(a, 'LAMA-2')
  // By the clock of the tests both happen at one moment.
  await o.shop.db.run(sql`UPDATE barang SET dibuat_pada = dibuat_pada - interval '1 hour' WHERE kode_barcode = ${b}`)
  // It was on the piece for a while.
  await ubahLabel(b, 'LAMA-3')
  await ubahLabel(b, '')
  const no_so = await o.mulai(tray)
  const pindai = []
  for (const kode of ['LAMA-2', b, c]) pindai.push((await o.pindai(no_so, kode)).perlihatkan)
  expect(pindai).toEqual([true, true, false])
  expect(await perlihatkan(no_so)).toEqual([b, a])
  const tutup = { no_so, berat_timbang: gram(12.11) }
  await expect(o.budi.call(tutupOpname, tutup)).rejects.toThrow('Butuh Saksi BARCODE LAMA DIGANTI')
  await denganSaksi(o.budi, o.citra, tutupOpname, tutup, 'BARCODE LAMA DIGANTI')
  expect(
    await o.shop.db.rows(sql`SELECT k ->> 'aturan' AS aturan FROM otorisasi_minta, jsonb_array_elements(kasus) k`),
  ).toEqual([
    { aturan: 'Barcode lamanya diganti BUDI, lihat dan timbang barangnya' },
    { aturan: 'Barcode lamanya diganti BUDI, lihat dan timbang barangnya' },
  ])
})

it('are not those that were entered with their label of before, nor whose edit is 30 days old', async () => {
  const { tray, cincin } = await o.isiBaki()
  const isian = isianCincin({ kode_baki: tray, berat: gram(1), berat_asli: gram(1), barcode_lama: 'LAMA-4' })
  await o.owner.call(tambahBarang, isian)
  await ubahLabel(cincin[0], 'LAMA-5')
  await o.shop.db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL session_replication_role = replica`)
    await tx.run(
      sql`UPDATE riwayat_nilai SET waktu = waktu - interval '31 days' WHERE dari IS NULL AND ke = '"LAMA-5"'`,
    )
  })
  const no_so = await o.mulai(tray)
  for (const kode of ['LAMA-4', 'LAMA-5']) expect((await o.pindai(no_so, kode)).perlihatkan).toBe(false)
})

it('no label of before is given, changed or taken away on a tray that is counted, and nothing else is held up', async () => {
  const { tray, cincin } = await o.isiBaki()
  const [a, b] = cincin
  await ubahLabel(a, 'LAMA-1')
  const no_so = await o.mulai(tray)
  const awal = await o.isi()
  for (const [kode, label] of [
    [a, 'LAMA-2'],
    [a, ''],
    [b, 'LAMA-3'],
  ] as const)
    for (const user of [o.budi, o.owner])
      await expect(ubahLabel(kode, label, user)).rejects.toThrow(`Baki ${tray} Sedang Dihitung, ${no_so}`)
  expect(await o.isi()).toEqual(awal)
  // The same label again is none that was changed.
  expect((await ubahLabel(a, 'lama-1')).data).toMatchObject({ barcode_lama: 'LAMA-1', kode_baki: '-' })
})

it('need no witness once two people scanned them, nor after 30 days', async () => {
  const { tray, cincin } = await o.isiBaki()
  await label([...cincin])
  await label([cincin[0]], 'sobek')
  const no_so = await o.mulai(tray)
  await o.pindai(no_so, cincin[0])
  // Too much is missing: somebody else counts again, and with that has seen the piece.
  expect((await o.tutup(no_so)).data.status).toBe('ULANG')
  for (const kode of cincin) await o.pindai(no_so, kode, o.citra)
  expect(await perlihatkan(no_so)).toEqual([])
  expect((await o.tutup(no_so, o.citra)).data.status).toBe('TUTUP')
  await o.setujui(no_so)
  await o.shop.db.run(sql`UPDATE cetak SET waktu = waktu - interval '31 days'`)
  const lagi = await o.mulai(tray)
  for (const kode of cincin) await o.pindai(lagi, kode)
  expect((await o.tutup(lagi)).data.status).toBe('TUTUP')
})

it('that only the second person scanned are shown to a third', async () => {
  const { tray, cincin } = await o.isiBaki()
  await label([cincin[2]])
  await label([cincin[2]], 'sobek')
  const no_so = await o.mulai(tray)
  for (const kode of [cincin[0]]) await o.pindai(no_so, kode)
  await o.tutup(no_so)
  for (const kode of cincin) await o.pindai(no_so, kode, o.citra)
  await expect(o.tutup(no_so, o.citra)).rejects.toThrow(`Butuh Saksi ${KATEGORI}`)
})

it('closes without a scan before somebody else who sees the empty tray, another one each time', async () => {
  const { tray } = await o.isiBaki()
  const no_so = await o.mulai(tray)
  await o.pindai(no_so, '777')
  const tutup = { no_so, berat_timbang: gram(1) }
  const awal = await o.isi()
  await expect(o.budi.call(tutupOpname, tutup)).rejects.toThrow('Butuh Saksi BAKI KOSONG')
  expect(await o.isi()).toEqual(awal)
  const dewi = await o.shop.user(o.owner, 'DEWI', 'GUDANG')
  expect((await denganSaksi(o.budi, dewi, tutupOpname, tutup, 'BAKI KOSONG')).data.status).toBe('ULANG')
  await expect(o.pindai(no_so, '777', dewi)).rejects.toThrow('Hitung Ulang Harus Oleh User Lain')
  for (const saksi of [dewi, o.budi])
    await expect(denganSaksi(o.citra, saksi, tutupOpname, tutup, 'BAKI KOSONG')).rejects.toThrow(
      `${saksi.data.user_id} Mengerjakannya Sendiri, Minta Saksi Lain`,
    )
  const { data } = await denganSaksi(o.citra, o.owner, tutupOpname, tutup, 'BAKI KOSONG')
  expect(data.hasil?.kurang.pcs).toBe(3)
  // One that is empty by the book closes alone.
  const kosong = await o.mulai(await o.baki())
  expect((await o.budi.call(tutupOpname, { no_so: kosong, berat_timbang: gram(1) })).data.status).toBe('TUTUP')
})
