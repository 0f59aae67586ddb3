/** Papers in the form that Indonesians read: the same columns, other signs. */
import { formatGram, formatRupiah, mg, pakaiBentuk } from '@kencana/ledger'
import { afterEach, expect, it } from 'vitest'
import { gambarLabel } from './label.ts'
import { field, LEBAR, pair, table } from './layout.ts'
import { papers, type Receipt, receiptText } from './receipt.ts'
import { labelZpl } from './zpl.ts'

afterEach(() => pakaiBentuk(undefined))

const struk = (): Receipt => ({
  judul: 'Cetak nota',
  berkas: 'autoprint_nota_2026-11-29.txt',
  salinan: ['INTERNAL'],
  baris: [
    ...field('NO', 'JL-TK01-261129-0039'),
    ...field('TGL', '2026-11-29 14:32'),
    ...pair(`16K ${formatGram(mg(1_250_485))} G`, formatRupiah(5_733_000)),
    ...table([{ width: 10 }, { width: 28, right: true }], [['2026-11-29', formatRupiah(-1_250)]]),
  ],
  barcode: 'JL-TK01-261129-0039',
  qr: 'https://toko.example/nota/2026-11-29',
})

it('prints days and amounts in it, in the columns where they stood', () => {
  const [biasa = []] = papers(struk())
  pakaiBentuk('INDONESIA')
  const [kertas = []] = papers(struk())
  expect(kertas.map((line) => line.length)).toEqual(biasa.map((line) => line.length))
  expect(kertas.every((line) => line.length <= LEBAR)).toBe(true)
  const isi = kertas.join('\n')
  for (const kata of ['TGL   : 29-11-2026 14:32', '16K 1.250,485 G', 'Rp. 5.733.000', '29-11-2026', '-Rp. 1.250'])
    expect(isi).toContain(kata)
  expect(isi).not.toMatch(/\d{4}-\d\d-\d\d|\d,\d{3},|Rp\. \d+,/)
  // What machines read is as it was.
  expect(isi).toContain('JL-TK01-261129-0039')
  expect(struk()).toMatchObject({ berkas: 'autoprint_nota_2026-11-29.txt', qr: 'https://toko.example/nota/2026-11-29' })
  expect(receiptText(struk())).toContain('29-11-2026 14:32')
})

it('draws a label with its weight and its day, and the same bars', () => {
  const label = () =>
    gambarLabel('TEMPEL', {
      kode_barcode: '1000482136',
      judul: 'CINCIN MILANO',
      baris: [`16K ${formatGram(mg(3_485))} g`, '2026-11-29'],
    })
  const biasa = label()
  pakaiBentuk('INDONESIA')
  const kini = label()
  expect(kini.teks.map(({ isi }) => isi)).toEqual(['1000482136', 'CINCIN MILANO', '16K 3,485 g', '29-11-2026'])
  expect(kini.kotak).toEqual(biasa.kotak)
  expect(labelZpl(kini)).toContain('3,485 g')
})
