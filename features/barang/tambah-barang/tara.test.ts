/** Whoever enters pieces tries to make a tray weigh what it should with less gold on it. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { buat } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atribut } from '../../master/atribut/atribut.contract.ts'
import { bandrol } from '../../master/bandrol/bandrol.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { imporBarang, tambahBarang } from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await isiMaster(owner)
  await isiPabrik(owner)
  await owner.call(ubahParaSystem, { key: 'berat_plastik', value: '0.12' })
  await owner.call(bandrol.create, { keterangan: 'LIPAT', berat_bandrol: gram(0.35) })
  await owner.call(bandrol.create, { keterangan: 'GANTUNG', berat_bandrol: gram(0.6) })
  await owner.call(atribut.create, { nama_atribut: 'ZIRCON', berat_atribut: gram(0.08) })
})
afterAll(() => shop.close())

const PAS = { berat_plastik: gram(0.12), berat_bandrol: gram(0.35), nama_atribut: 'ZIRCON', berat_atribut: gram(0.08) }
const barang = (lain: object) => ({ ...cincin({ ...PAS, ...lain }) })

it('is entered with the weights of the masters, within 0.02 g, by whomever', async () => {
  const masuk = (lain: object) => owner.call(tambahBarang, barang(lain))
  await masuk({})
  await masuk({ berat_plastik: gram(0.14), berat_bandrol: gram(0.58), berat_atribut: gram(0.06) })
  for (const lain of [
    { berat_plastik: gram(0.141) },
    { berat_plastik: gram(0.099) },
    { berat_bandrol: gram(0.4) },
    { berat_bandrol: gram(0) },
    { berat_atribut: gram(0.101) },
    { nama_atribut: '' },
    { nama_atribut: 'BATU LAIN' },
  ])
    await expect(masuk(lain)).rejects.toThrow('Butuh Otorisasi TARA')
  const no_kirim = await kirimBos(owner, { qty: 1, berat: gram(3.485) })
  const berat = barang({ sumber: no_kirim, berat_plastik: gram(0.5) })
  await expect(gudang.call(tambahBarang, berat)).rejects.toThrow('Butuh Otorisasi TARA')
  await denganOtorisasi(gudang, tambahBarang, berat, 'TARA')
})

it('fills in what a sheet leaves empty, and asks once for all its pieces with the same weight', async () => {
  const { sumber: _, berat_plastik: __, berat_bandrol: ___, berat_atribut: ____, ...isian } = cincin(PAS)
  const lembar = { ...isian, berat: 3.485, berat_asli: 3.485 }
  const baris = [
    lembar,
    { ...lembar, berat_plastik: 0.5 },
    { ...lembar, berat_plastik: 0.5 },
    { ...lembar, berat_bandrol: 0 },
  ]
  const answer = await owner.send('POST', imporBarang.path, { body: { sumber: 'STOK_AWAL', baris } })
  expect(answer.text).toBe('Butuh Otorisasi TARA')
  const row = await shop.db.one(sql`
    SELECT (SELECT jsonb_agg(jsonb_build_array(k ->> 'keterangan', k -> 'hitung', k -> 'input', k -> 'mg'))
      FROM jsonb_array_elements(m.kasus) k) AS kasus
    FROM otorisasi_minta m WHERE id = ${String(answer.headers['x-minta'])}`)
  expect(row).toEqual({
    kasus: [
      ['-, 2 barang', 120, 500, 760],
      ['-, 1 barang', 600, 0, 600],
    ],
  })
})

it('of an order is what the customer has on paper', async () => {
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 20)
  await beriBahan(owner, 10)
  const no_pesanan = await pesan(owner, { atribut: 'BATU MERAH', berat_atribut: gram(0.25) })
  await buat(owner, no_pesanan, 3)
  const jadi = { sumber: no_pesanan, berat: gram(3), berat_asli: gram(3), kadar: '70', ongkos: rp(150_000) }
  const isian = (berat: number) => barang({ ...jadi, nama_atribut: 'BATU MERAH', berat_atribut: gram(berat) })
  await expect(owner.call(tambahBarang, isian(0.3))).rejects.toThrow('Butuh Otorisasi TARA')
  await owner.call(tambahBarang, isian(0.26))
})
