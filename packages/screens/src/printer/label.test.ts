import { mg } from '@kencana/ledger'
import { expect, it } from 'vitest'
import { labelLines } from './label.ts'

it('says name, kadar and weight on a label, and from the second print on that it is a copy', () => {
  const item = {
    kode_barcode: '1000482136',
    nama_barang: 'CINCIN MILANO',
    kadar: '16K',
    berat: mg(3485),
    lines: ['CN01'],
  }
  expect(labelLines(item, 1)).toEqual(['CINCIN MILANO', '16K  3.485 g', 'CN01'])
  expect(labelLines(item, 2).at(-1)).toBe('SALINAN ke-1')
})
