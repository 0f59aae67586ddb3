/** The nota of a purchase on a page of A5: drawn, then read back by programs, its texts, its photo and its QR code. */
import { shopHead } from '@kencana/receipts'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfFoto, pdfQr } from '../../../packages/reports/src/qr.fixture.ts'
import { pdfTexts } from '../../../packages/reports/src/testing.fixture.ts'
import { notaBeliA5 } from './nota-beli-a5.report.ts'
import { batalBeli, getBeli } from './transaksi-pembelian.contract.ts'

const A5 = { width: 419.53, height: 595.28 }

let shop: TestShop
let owner: User
let grup: Awaited<ReturnType<typeof beliSah>>
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  grup = await beliSah(owner, [cincinNota(kode_barcode), cincinLama()])
})
afterAll(() => shop.close())

type Foto = ReadonlyMap<string, Uint8Array<ArrayBuffer>>
const pdf = (ke = 1, foto: Foto = new Map(), isi = grup) =>
  notaBeliA5(isi, shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12, MALANG'), ke, foto)

describe('the nota of a purchase on A5', () => {
  it('says shop, customer, each piece with the nota it was sold by, how its price came about, and what was paid', async () => {
    const [halaman = [], ...lain] = pdfTexts(await pdf())
    expect(lain).toEqual([])
    const [dariNota, lama] = grup.barang
    for (const isi of [
      'KENCANA JAYA',
      'NOTA PEMBELIAN',
      grup.no_grup,
      grup.nama_customer,
      'CINCIN MILANO',
      `NOTA ${dariNota?.no_faktur_jual}`,
      'HARGA HARI INI',
      lama?.nama_barang ?? '',
      'TOTAL',
      'CASH',
      'CUSTOMER',
      'PETUGAS',
      '1 dari 1',
    ])
      expect(halaman, isi).toContain(isi)
    expect(halaman.filter((isi) => isi === 'DIBELI')).toHaveLength(2)
    expect(halaman.filter((isi) => isi === '3.485 G').length).toBeGreaterThanOrEqual(2)
    // Whose identity it is stands in the shop's books alone.
    expect(halaman).toContain('************0506')
    expect(halaman.join(' ')).not.toContain('3573010203040506')
    expect(halaman.join(' ')).not.toMatch(/SALINAN|DIBATALKAN/)
  })

  it('carries the number of the purchase as a QR code, on a copy as on the first', async () => {
    for (const ke of [1, 3]) expect(await pdfQr(await pdf(ke), A5)).toEqual([[grup.no_grup]])
    expect(pdfTexts(await pdf(3)).flat()).toContain('SALINAN ke-2')
  })

  it('shows the photo of the piece that the shop sold, dot for dot as it was taken', async () => {
    expect(pdfFoto(await pdf())).toEqual([])
    const gambar = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c9a227' } })
    const jpeg = new Uint8Array(await gambar.jpeg().toBuffer())
    const file = await pdf(1, new Map([[grup.barang[0]?.no_faktur_beli ?? '', jpeg]]))
    const [satu, ...lain] = pdfFoto(file)
    expect(lain).toEqual([])
    const baca = (isi: Uint8Array) => sharp(isi).raw().toBuffer({ resolveWithObject: true })
    const [ada, asal] = [await baca(satu ?? new Uint8Array()), await baca(jpeg)]
    expect([ada.info.width, ada.info.height]).toEqual([40, 20])
    expect(ada.data.equals(asal.data)).toBe(true)
    expect(await pdfQr(file, A5)).toEqual([[grup.no_grup]])
  })

  it('says of a piece that it was taken back, and counts it no more', async () => {
    const no = grup.barang[1]?.no_faktur_beli ?? ''
    await disetujuiBila(owner, batalBeli, { no_faktur_beli: [no], alasan: 'salah', otorisasi: null })
    const kini = await owner.call(getBeli, { no_faktur: no })
    const halaman = pdfTexts(await pdf(1, new Map(), kini)).flat()
    expect(halaman.filter((isi) => isi === '** DIBATALKAN **')).toHaveLength(1)
    expect(halaman[halaman.indexOf('TOTAL') + 1]).toBe(`Rp. ${(grup.barang[0]?.harga ?? 0).toLocaleString('en-US')}`)
  })
})
