/** The letter of a loan on a page of A5, read back out of the PDF. */
import { shopHead } from '@kencana/receipts'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { gelangJaminan, hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfFoto, pdfQr } from '../../../packages/reports/src/qr.fixture.ts'
import { pdfTexts } from '../../../packages/reports/src/testing.fixture.ts'
import type { SatuHutang } from './hutang.contract.ts'
import { suratA5 } from './surat-a5.report.ts'

let shop: TestShop
let owner: User
let hutang: SatuHutang
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiPinjaman(owner)
  hutang = await hutangSah(owner, owner, {
    detail_barang: [gelangJaminan(), gelangJaminan({ nama_barang: 'LIONTIN', jumlah: 2 })],
  })
})
afterAll(() => shop.close())

type Foto = ReadonlyMap<number, readonly Uint8Array<ArrayBuffer>[]>
const pdf = (ke = 1, foto: Foto = new Map()) =>
  suratA5(hutang, shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12, MALANG'), ke, foto)

describe('the letter of a loan on A5', () => {
  it('says of a renewed loan which one it goes on from, of what day, and to when interest is paid', async () => {
    const lanjut = { ...hutang, no_asal: 'PI-TK01-260101-0007', mulai: '2026-04-02' }
    const [halaman = []] = pdfTexts(await suratA5(lanjut, shopHead('KENCANA JAYA', 'MALANG'), 1, new Map()))
    for (const isi of ['2026-03-02', 'PI-TK01-260101-0007', '2026-04-02']) expect(halaman, isi).toContain(isi)
    expect(halaman).not.toContain('DIBAYARKAN')
  })

  it('says shop, customer, each item, what is owed until when, and on which terms', async () => {
    const [halaman = [], ...lain] = pdfTexts(await pdf())
    expect(lain).toEqual([])
    for (const isi of [
      'KENCANA JAYA',
      'SURAT HUTANG',
      hutang.no_hutang,
      'BU SARI',
      'JL. MAWAR 3',
      'GELANG',
      'LIONTIN',
      '2 PCS, 16K, BAIK',
      '10.000 G',
      '20.000 G',
      '5,000,000',
      '2 %',
      '2026-07-02',
      // 5,000,000 x 2 % x 4
      '400,000',
      '5,400,000',
      'BAWALAH SURAT INI SAAT MENEBUS BARANG',
      'CUSTOMER',
      'PETUGAS',
      '1 dari 1',
    ])
      expect(halaman, isi).toContain(isi)
    expect(halaman.join(' ')).not.toContain('SALINAN')
  })

  it('is a copy from the second print on, and shows what was taken in', async () => {
    expect(pdfTexts(await pdf(3)).flat()).toContain('SALINAN ke-2')
    const warna = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c9a227' } })
    const satu = new Uint8Array(await warna.jpeg().toBuffer())
    const dua = new Uint8Array(await warna.clone().negate().jpeg().toBuffer())
    expect(pdfFoto(await pdf())).toEqual([])
    // All that were taken of an item, in their order, beside the next item's.
    const foto = new Map([
      [1, [satu, dua, satu, dua]],
      [2, [dua]],
    ])
    const hasil = pdfFoto(await pdf(1, foto)).map((one) => Buffer.from(one).toString('base64'))
    const harus = [satu, dua, satu, dua, dua].map((one) => Buffer.from(one).toString('base64'))
    expect(hasil).toEqual(expect.arrayContaining(harus))
    expect(hasil.length).toBe(5)
  })

  it('carries its number as a QR code that a reader reads', async () => {
    expect(await pdfQr(await pdf(), { width: 419.53, height: 595.28 })).toEqual([[hutang.no_hutang]])
  })
})
