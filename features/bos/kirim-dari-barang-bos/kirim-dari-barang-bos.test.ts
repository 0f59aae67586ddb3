import { sql } from '@kencana/database'
import { mg } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { barangBos, isiPabrik, kirimBos } from '@kencana/testing/bos'
import { anyNumber } from '@kencana/testing/number'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { batalBos, listBos, reprintBos, simpanBos } from './kirim-dari-barang-bos.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPabrik(owner)
})
afterAll(() => shop.close())

const saldo = async (no_kirim: string) =>
  shop.db.one(sql`
    SELECT coalesce(sum(pcs), 0)::int AS pcs, coalesce(sum(mg), 0)::int AS mg FROM mutasi
    WHERE akun = 'SALDO_KIRIM' AND ref = ${no_kirim}`)
const banyak = async () => (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM kirim_bos`))?.n

describe('kirim dari barang bos', () => {
  it('brings goods of the owner under a number, with the note that every front end prints', async () => {
    const { message, no_kirim_bos, nota } = await owner.call(simpanBos, barangBos({ tanggal_kirim: '2026-03-01' }))
    expect(message).toBe('Data Berhasil Disimpan')
    expect(no_kirim_bos).toEqual(anyNumber(owner, 'KB'))
    expect(nota).toEqual({
      no_kirim_bos,
      tgl_system: owner.data.tgl_system,
      tgl_kirim: '2026-03-01',
      kategori: 'MM',
      jenis: 'CIN',
      asal: 'SURABAYA',
      keterangan: 'CINCIN POLOS',
      baki: 'NISA1',
      kadar: 'SP',
      sales_pabrik: 'UBS',
      qty_kirim: 10,
      berat_kirim: gram(30),
      user_id: 'OWNER',
      no_batal: null,
      cetakan: 0,
    })
    expect(await saldo(no_kirim_bos)).toEqual({ pcs: 10, mg: 30_000 })
    for (const method of ['GET', 'POST']) {
      const ask = method === 'GET' ? { query: { no_kirim_bos } } : { body: { no_kirim_bos } }
      expect((await owner.send(method, 'krmbrgbos/reprint', ask)).json).toMatchObject({ no_kirim_bos, berat_kirim: 30 })
    }
    const listed = await owner.call(listBos, { tanggal: owner.data.tgl_system })
    expect(listed.filter((row) => row.no_kirim_bos === no_kirim_bos)).toHaveLength(1)
  })

  it('takes the open day when no other was entered', async () => {
    const { nota } = await owner.call(simpanBos, barangBos())
    expect(nota.tgl_kirim).toBe(owner.data.tgl_system)
  })

  it.each([
    [{ kode_dept: 'ZZZ' }, 'Jenis ZZZ Tidak Ada'],
    [{ kode_dept: 'CINT' }, 'Jenis CINT Bukan Dari Kategori MM'],
    [{ kode_labeling: 'ZZ' }, 'Baki ZZ Tidak Ada'],
    [{ kode_labeling: 'CN01' }, 'Baki CN01 Bukan Baki Labeling'],
    [{ sales_pabrik: 'LAIN' }, 'Pabrik LAIN Tidak Ada'],
    [{ berat: mg(0) }, 'Berat Harus Lebih Dari 0'],
    [{ qty: 0 }, 'Qty Tidak Boleh Kurang Dari 1'],
  ])('refuses %o and changes nothing', async (lain, text) => {
    const before = await banyak()
    await expect(owner.call(simpanBos, barangBos(lain))).rejects.toThrow(text)
    expect(await banyak()).toBe(before)
  })

  it('words each missing field as the form does', async () => {
    const { text } = await owner.send('POST', 'krmbrgbos/simpan', { body: {} })
    for (const label of ['Kategori', 'Jenis', 'Detail Jenis', 'Asal Barang', 'Qty', 'Berat', 'Tujuan', 'Sales Pabrik'])
      expect(text).toContain(`${label} Harus Diisi`)
    expect(text).toContain('Kadar Harus Diisi')
  })
})

describe('batal kirim dari barang bos', () => {
  it('gives the goods back once, while nothing was entered', async () => {
    const no_kirim_bos = await kirimBos(owner)
    const batal = () => owner.call(batalBos, { no_kirim_bos, alasan: 'SALAH' })
    const undone = await batal()
    expect(undone).toEqual({ message: 'Berhasil', no_batal: anyNumber(owner, 'BKB') })
    expect(await saldo(no_kirim_bos)).toEqual({ pcs: 0, mg: 0 })
    expect((await owner.call(reprintBos, { no_kirim_bos })).no_batal).toBe(undone.no_batal)
    await expect(batal()).rejects.toThrow(`Kiriman ${no_kirim_bos} Sudah Dibatalkan`)
    await expect(owner.call(tambahBarang, cincin({ sumber: no_kirim_bos, kode_baki: 'NISA1' }))).rejects.toThrow(
      `Kiriman ${no_kirim_bos} Sudah Dibatalkan`,
    )
  })

  it('refuses one that items were entered from, one of another shop, and yesterday’s to all but the owner', async () => {
    const dipakai = await kirimBos(owner)
    await owner.call(tambahBarang, cincin({ sumber: dipakai, kode_baki: 'NISA1' }))
    await expect(owner.call(batalBos, { no_kirim_bos: dipakai, alasan: 'X' })).rejects.toThrow(
      `Kiriman ${dipakai} Sudah Diinput`,
    )
    const lama = await kirimBos(owner)
    await shop.toko(owner, 'TK02')
    await shop.user(owner, 'GUDANG', 'GUDANG')
    const sana = await shop.user(owner, 'GUDANG2', 'GUDANG', 'TK02')
    await expect(sana.call(batalBos, { no_kirim_bos: lama, alasan: 'X' })).rejects.toThrow(`Kiriman ${lama} Tidak Ada`)
    await expect(sana.call(reprintBos, { no_kirim_bos: lama })).rejects.toThrow(`Kiriman ${lama} Tidak Ada`)
    owner = await shop.nextDay(owner)
    const gudang = await shop.login('GUDANG')
    await expect(gudang.call(batalBos, { no_kirim_bos: lama, alasan: 'X' })).rejects.toThrow(
      'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    )
    expect((await owner.call(batalBos, { no_kirim_bos: lama, alasan: 'X' })).no_batal).toBe('BKB-TK01-260303-0001')
    expect(await kirimBos(owner)).toBe('KB-TK01-260303-0001')
  })
})
