import { afterEach, describe, expect, it } from 'vitest'
import { bentuk, formatBulan, formatDesimal, pakaiBentuk, terbaca } from './bentuk.ts'
import { formatGram, formatRibuan, formatRupiah, mg } from './measures.ts'

afterEach(() => pakaiBentuk(undefined))

describe('the form in which numbers and days are read', () => {
  it('is the specification’s until another is chosen', () => {
    expect([
      bentuk(),
      formatGram(mg(1_250_500)),
      formatRibuan(1_250_000),
      formatDesimal(2.5),
      formatBulan('2026-11'),
    ]).toEqual(['INTERNASIONAL', '1,250.500', '1,250,000', '2.5', '2026-11'])
    expect(terbaca('Periode 2026-11-14, Rp. 1,250,000, 3.500 g')).toBe('Periode 2026-11-14, Rp. 1,250,000, 3.500 g')
  })

  it('swaps the signs of numbers, and keeps the minus', () => {
    pakaiBentuk('INDONESIA')
    expect([
      formatGram(mg(1_250_500)),
      formatGram(mg(-500)),
      formatGram(mg(3_485), 2),
      formatRibuan(-1_250_000),
      formatRupiah(-1_250_000),
      formatDesimal('0.050'),
    ]).toEqual(['1.250,500', '−0,500', '3,49', '−1.250.000', '−Rp. 1.250.000', '0,050'])
  })

  it('turns days round inside of any text, and leaves what is none of them', () => {
    pakaiBentuk('INDONESIA')
    const kata: [string, string][] = [
      ['2026-11-29', '29-11-2026'],
      ['Periode 2026-11-14 s/d 2026-11-20', 'Periode 14-11-2026 s/d 20-11-2026'],
      ['2026-11-29 14:05', '29-11-2026 14:05'],
      ['(2026-11-29), hari itu 2026-11-28.', '(29-11-2026), hari itu 28-11-2026.'],
    ]
    for (const [dari, menjadi] of kata) expect(terbaca(dari)).toBe(menjadi)
    // A month may be the number of somebody's bill: only who knows that it is one turns it round.
    expect([terbaca('2026-11'), formatBulan('2026-11')]).toEqual(['2026-11', '11-2026'])
    const tetap = ['laporan-2026-11-29.pdf', '2026-11-29.csv', '2026-11-29T10:00:00Z', '2026-13-01', '12026-11-29']
    for (const satu of [...tetap, 'JL-TK01-261129-0039', '0812-2026-1129']) expect(terbaca(satu)).toBe(satu)
  })

  it('reads the amounts of a sentence that the server wrote', () => {
    pakaiBentuk('INDONESIA')
    const kata: [string, string][] = [
      ['Uang Kembali Harus Rp. 1,250,000', 'Uang Kembali Harus Rp. 1.250.000'],
      ['Uang Kembali Harus Rp. 1,250, bukan −Rp. 500', 'Uang Kembali Harus Rp. 1.250, bukan −Rp. 500'],
      ['Jumlah Tidak Boleh Lebih Dari 100,000,000,000', 'Jumlah Tidak Boleh Lebih Dari 100.000.000.000'],
      ['Paling Banyak 2,000 Barang Sekali Pindah', 'Paling Banyak 2.000 Barang Sekali Pindah'],
      ['Ditimbang 3.500 g, Tercatat 1,250.485 g', 'Ditimbang 3,500 g, Tercatat 1.250,485 g'],
      ['lebih dari 0.5 % dari 2026-11-29', 'lebih dari 0,5 % dari 29-11-2026'],
      ['selisih -1,250,000', 'selisih -1.250.000'],
      ['dari semua nomor barcode, sisa 9,999 nomor', 'dari semua nomor barcode, sisa 9.999 nomor'],
    ]
    for (const [dari, menjadi] of kata) {
      expect(terbaca(dari)).toBe(menjadi)
      expect(terbaca(menjadi)).toBe(menjadi)
    }
  })

  it('leaves every number that stands in the form already, and what may be something else', () => {
    pakaiBentuk('INDONESIA')
    const berat = [0, 1, 999, 1_000, 3_500, 1_000_000, 1_250_500, 99_999_999, -3_500].map((one) => formatGram(mg(one)))
    const uang = [0, 500, 1_250, 1_250_000, -1_250, 999_999_999_999].flatMap((one) => [
      formatRibuan(one),
      formatRupiah(one),
    ])
    const bersatuan = [
      ...berat.flatMap((one) => [one, `${one} g`, `${one} gram`, `${one} %`, `emas ${one}, 3 barang`]),
      ...uang.flatMap((one) => [one, `${one} pcs`, `${one} lembar`, `sisa ${one}, 3 barang`]),
    ]
    for (const satu of bersatuan) expect(terbaca(satu)).toBe(satu)
    for (const satu of ['127.0.0.1', '0.1.0', '1.250', 'K 37.5', 'titip 1,500 g', '1,2,3', 'Jl. Kawi 12.500'])
      expect(terbaca(satu)).toBe(satu)
  })
})
