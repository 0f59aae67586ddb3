/** The nota on a page of A5, read back out of the PDF. */
import { sql } from '@kencana/database'
import { shopHead } from '@kencana/receipts'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfQr } from '../../../packages/reports/src/qr.fixture.ts'
import { pdfTexts } from '../../../packages/reports/src/testing.fixture.ts'
import { NOTA_STANDAR } from '../../pengaturan/setting-nota/setting-nota.contract.ts'
import { kakiNota } from '../../pengaturan/setting-nota/setting-nota.receipt.ts'
import { getJual, type Nota } from './nota.contract.ts'
import { notaA5 } from './nota-a5.report.ts'
import { batalJual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPenjualan(owner)
})
afterAll(() => shop.close())

const BENTUK = {
  kepala: shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12, MALANG'),
  kaki: kakiNota(NOTA_STANDAR),
  tampil: NOTA_STANDAR.tampil,
  saat: '2026-03-02 09:00',
}
type Foto = ReadonlyMap<number, Uint8Array<ArrayBuffer>>
const pdf = (nota: Nota, ke = 1, foto: Foto = new Map()) => notaA5(nota, BENTUK, ke, foto)
const jpeg = async (warna: string, abu = false) => {
  const gambar = sharp({ create: { width: 40, height: 20, channels: 3, background: warna } })
  return new Uint8Array(await (abu ? gambar.toColourspace('b-w') : gambar).jpeg().toBuffer())
}
const jual = async (banyak: number): Promise<Nota> => {
  const kode: string[] = []
  for (let n = 0; n < banyak; n += 1) kode.push((await tambahCincin(owner)).kode_barcode)
  return jualSah(owner, owner, kode, { nama_customer: 'SITI ROHMAH' })
}
const teks = async (file: Promise<Uint8Array>) => pdfTexts(await file)

describe('a nota on A5', () => {
  it('says shop, customer, each piece with weight, fineness and price, what was paid, and where it is proved', async () => {
    const nota = { ...(await jual(2)), tautan: 'https://toko.example/nota/abc' }
    const [halaman = [], ...lain] = await teks(pdf(nota))
    expect(lain).toEqual([])
    for (const isi of [
      'KENCANA JAYA',
      'JL. PASAR BESAR 12, MALANG',
      nota.no_faktur_jual,
      '2026-03-02 09:00',
      'SITI ROHMAH',
      ...nota.barang.map((one) => `${one.kode_barcode} CINCIN MILANO`),
      '700 3.485 g x 1,645,000',
      '2 PCS 6.970 G',
      'Rp. 11,466,000',
      'TUNAI',
      'https://toko.example/nota/abc',
      'BAWALAH NOTA INI BILA MENJUAL KEMBALI',
      '1 dari 1',
    ])
      expect(halaman).toContain(isi)
    expect(await pdfQr(await pdf(nota), { width: 419.53, height: 595.28 })).toEqual([['https://toko.example/nota/abc']])
    expect(halaman.filter((isi) => isi === '5,733,000')).toHaveLength(2)
    expect(halaman.join(' ')).not.toMatch(/SALINAN|DIBATALKAN/)
  })

  it('is SALINAN ke-n from its second print on, on every page', async () => {
    const halaman = await teks(pdf(await jual(14), 3))
    expect(halaman.length).toBeGreaterThan(1)
    expect(halaman[0]).toContain('SALINAN ke-2')
    for (const [at, isi] of halaman.entries()) {
      expect(isi).toContain(`${at + 1} dari ${halaman.length}`)
      expect(isi.some((one) => /^FJ-TK01-260302-\d+ SALINAN ke-2$/.test(one))).toBe(true)
    }
    expect(halaman.flat().filter((isi) => isi.endsWith(' CINCIN MILANO'))).toHaveLength(14)
  })

  it('says that its sale was undone', async () => {
    const { no_faktur_jual: no_faktur, ...nota } = await jual(1)
    await disetujuiBila(owner, batalJual, batalForm({ no_faktur_jual: no_faktur, versi: nota.versi }))
    const batal = await owner.call(getJual, { no_faktur })
    expect((await teks(pdf(batal))).flat()).toContain(`DIBATALKAN ${batal.no_batal}`)
  })

  it('is made of the copies of its day, whatever pieces are called and cost since', async () => {
    const { no_faktur_jual: no_faktur } = await jual(1)
    const dulu = await teks(pdf(await owner.call(getJual, { no_faktur })))
    const ubah = (nama: string, harga: number) =>
      shop.db.run(sql`
        WITH g AS (UPDATE master_group SET harga = harga + ${harga}), s AS (UPDATE sales SET nama_sales = ${nama})
        UPDATE barang SET nama_barang = ${nama} WHERE kode_barang IN (
          SELECT kode_barang FROM penjualan_detail WHERE no_faktur_jual = ${no_faktur})`)
    await ubah('GANTI', 1000)
    expect(await teks(pdf(await owner.call(getJual, { no_faktur })))).toEqual(dulu)
    await ubah('CINCIN MILANO', -1000)
  })

  it('carries the photo of each piece that has one, as it is, in colour or grey', async () => {
    const nota = await jual(3)
    const [warna, abu] = [await jpeg('#e6b93f'), await jpeg('#808080', true)]
    const file = Buffer.from(
      await pdf(
        nota,
        1,
        new Map([
          [1, warna],
          [3, abu],
        ]),
      ),
    ).toString('latin1')
    const gambar = file.match(/\/Subtype\/Image\/Width 40\/Height 20\/ColorSpace\/Device(RGB|Gray)/g)
    expect(gambar).toHaveLength(2)
    for (const bytes of [warna, abu]) expect(file).toContain(Buffer.from(bytes).toString('latin1'))
    expect(file).toContain('/DeviceGray')
    await expect(pdf(nota, 1, new Map([[1, new Uint8Array([1, 2, 3])]]))).rejects.toThrow('Bukan gambar JPEG')
  })

  it('loses nothing of a long name, customer or address', async () => {
    const nota = await jual(1)
    const [barang] = nota.barang
    const nama_barang = 'GELANG KRENDEL PADI BERLIAN '.repeat(4).trim()
    const tautan = `https://${'panjang-sekali.'.repeat(9)}example/nota/${nota.token}`
    const panjang = {
      ...nota,
      tautan,
      barang: barang ? [{ ...barang, nama_barang }] : [],
      nama_customer: 'W'.repeat(100),
    }
    const semua = (await teks(pdf(panjang))).flat()
    const rapat = semua.join('').replaceAll(' ', '')
    for (const isi of [nama_barang, tautan, 'W'.repeat(100)]) expect(rapat).toContain(isi.replaceAll(' ', ''))
    expect(semua).toContain('5,733,000')
  })
})
