import { describe, expect, it } from 'vitest'
import { AKUN_BAYAR, akunBayar, type CaraBayar } from './index.ts'

describe('a payment', () => {
  it.each<[CaraBayar, string | null, string, string, string]>([
    ['CASH', null, '-', 'KAS', '-'],
    ['TRANSFER', '0111', '-', 'BANK', '0111'],
    ['DEBET', '0111', '-', 'BANK', '0111'],
    ['CREDIT', '0222', '-', 'BANK', '0222'],
    ['QRIS', '0111', '-', 'BANK', '0111'],
    ['MARKETPLACE', null, 'TOKOPEDIA', 'PIUTANG_MARKETPLACE', 'FJ-1'],
    ['TUKAR', null, 'FB-1', 'PEMBELIAN', '-'],
    ['TITIPAN', null, 'TTP-1', 'TITIPAN', 'TTP-1'],
    ['POIN', null, 'M-00318', 'DISKON', 'POIN'],
    ['VOUCHER', null, 'VC-1', 'VOUCHER', 'VC-1'],
  ])('by %s stands on one account', (cara_bayar, no_rekening, ref, akun, kata) => {
    expect(akunBayar({ cara_bayar, no_rekening, ref }, 'FJ-1')).toEqual({ akun, ref: kata })
  })

  it('is one of ten', () => {
    expect(Object.keys(AKUN_BAYAR)).toHaveLength(10)
  })
})
