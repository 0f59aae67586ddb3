/** What the value of a day is made of, part by part: for whoever reads the results, another shop's for the owners alone. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { getNilai, rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

let shop: TestShop
let owner: User
let sana: User
const keping = (berat: number, user: User = owner) =>
  tambahCincin(user, { berat: gram(berat), berat_asli: gram(berat) })
/** The worked example, and 5 g to another shop, which closes first. */
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(sana)
  for (const user of [owner, sana])
    await disetujuiBila(user, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000 WHERE kode_group = 'MM'`)
  const jual = await keping(6)
  const susut = await keping(4)
  const pergi = await keping(5)
  for (const berat of [45, 40]) await keping(berat)
  await keping(2, sana)
  for (const user of [owner, sana]) {
    const { jumlah } = await user.call(rencanaNilai, {})
    await user.call(simpanNilaiAwal, { jumlah })
  }
  await beliSah(owner, [cincinLama({ berat: gram(10), harga: rp(9_500_000) })])
  await jualSah(owner, owner, [jual.kode_barcode])
  const { kode_barcode: kode, versi } = susut
  await koreksiSetuju(owner, { kode, versi, berat: gram(3.9), berat_asli: gram(3.9), alasan: 'AUS' })
  const detail_barang = [{ kode_barcode: pergi.kode_barcode }]
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang })
  await sana.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [pergi.kode_barcode] })
  for (const user of [sana, owner]) await user.call(tutupToko, { PROSES: 'close' })
  shop.clock.walk(1)
  owner = await shop.login('OWNER')
})
afterAll(() => shop.close())

const NILAI = 'NL-TK01-260302-0001'
const rinci = async (no_nilai: string, user: User = owner) =>
  (await user.call(getNilai, { no_nilai })).rinci.map(({ sebab, dokumen, berat, nilai, lawan, ref }) => [
    sebab,
    dokumen,
    berat,
    nilai,
    lawan,
    ref,
  ])

it('tells what was bought, sent, sold and lost, each with its grams and what it was worth', async () => {
  expect(await owner.call(getNilai, { no_nilai: NILAI })).toMatchObject({ kode_toko: 'TK01', tgl_system: '2026-03-02' })
  expect(await rinci(NILAI)).toEqual([
    ['BELI', '-', 10_000, 9_500_000, 'PEMBELIAN', '-'],
    // At what he began with: his evening comes after the receiver's.
    ['SAMPAI', 'KRM-TK01-260302-0001', -5_000, -5_000_000, 'RK', 'TK02'],
    // 104,500,000 for 105 g
    ['JUAL', '-', -6_000, -5_971_429, 'HPP', 'MM'],
    ['RUGI', '-', -100, -99_524, 'RUGI_SUSUT', 'MM'],
  ])
})

it('tells the other side of a dispatch to the owners of both, and to nobody else of this shop', async () => {
  const lain = 'NL-TK02-260302-0001'
  const terima = [['TERIMA', 'KRM-TK01-260302-0001', 5_000, 5_000_000, 'RK', 'TK01']]
  expect(await rinci(lain)).toEqual(terima)
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const tanya = (no: string) => kasir.send('GET', `nilai/${no}`)
  expect((await tanya(NILAI)).status).toBe(403)
  await shop.db.run(sql`INSERT INTO hak_akses (user_id, menu_name) VALUES ('KASIR', '/laba-rugi')`)
  expect(await rinci(NILAI, kasir)).toHaveLength(4)
  expect(await tanya(lain)).toMatchObject({ status: 403, text: 'Nilai Toko Lain Hanya Untuk OWN Dan SU' })
  expect(await tanya('NL-TK01-260303-0001')).toMatchObject({ status: 404, text: 'Nilai NL-TK01-260303-0001 Tidak Ada' })
})
