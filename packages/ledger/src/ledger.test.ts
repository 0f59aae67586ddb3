import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AKUN,
  type Akun,
  aturan,
  formatGram,
  formatRibuan,
  formatRupiah,
  hargaJual,
  hargaPerGramKadar,
  type Jurnal,
  KINDS,
  type Kind,
  type Mutasi,
  mg,
  murni,
  parseGram,
  parsePersen,
  pcs,
  persentase,
  pindah,
  resolveKadar,
  reverse,
  rp,
  sifat,
  uang,
  violations,
} from './index.ts'

const amount = fc.record({ pcs: fc.integer({ min: 0, max: 5000 }), mg: fc.integer({ min: 1, max: 100_000_000 }) })
const kinds = Object.keys(KINDS) as Kind[]

/** Any move that a kind's table allows, as one pair of lines; KONVERSI needs two pairs and has a test of its own. */
const allowedMove = fc
  .constantFrom(...kinds.flatMap((kind) => aturan(kind).gerak.map((gerak) => ({ kind, ...gerak }))))
  .chain(({ kind, dari, ke }) =>
    fc.record({ kind: fc.constant(kind), dari: fc.constantFrom(...dari), ke: fc.constantFrom(...ke), jumlah: amount }),
  )
  .filter(({ dari, ke }) => dari !== 'KONVERSI' && ke !== 'KONVERSI')
const journalOf = (move: { kind: Kind; dari: Akun; ke: Akun; jumlah: { pcs: number; mg: number } }): Jurnal => ({
  kind: move.kind,
  document: 'D1',
  lines: pindah(
    { akun: move.dari, ref: 'A' },
    { akun: move.ke, ref: 'B' },
    { ...move.jumlah, kode_group: 'MM', kode_dept: 'CIN' },
  ),
})

describe('a jurnal', () => {
  it('may make every move of its kind, and its exact reversal', () => {
    fc.assert(
      fc.property(allowedMove, (move) => {
        const jurnal = journalOf(move)
        expect(violations(jurnal)).toEqual([])
        expect(violations({ ...jurnal, lines: reverse(jurnal.lines), membalik: true })).toEqual([])
      }),
    )
  })

  it('and its reversal leave nothing behind, and twice reversed is itself', () => {
    fc.assert(
      fc.property(allowedMove, (move) => {
        const { lines } = journalOf(move)
        expect(reverse(reverse(lines))).toEqual(lines)
        const both = [...lines, ...reverse(lines)]
        expect(both.reduce((sum, line) => sum + line.mg, 0)).toBe(0)
        expect(both.reduce((sum, line) => sum + line.pcs, 0)).toBe(0)
      }),
    )
  })

  it('of money gives back what it took, rupiah by rupiah', () => {
    const akunUang = (Object.keys(AKUN) as Akun[]).filter((akun) => sifat(akun).isi === 'uang')
    fc.assert(
      fc.property(fc.constantFrom(...akunUang), fc.integer({ min: 1, max: 10_000_000_000 }), (akun, jumlah) => {
        const lines = [uang(akun, jumlah), uang(akun, -jumlah, 'LAIN')]
        expect(reverse(lines).map((line) => line.rp)).toEqual([-jumlah, jumlah])
      }),
    )
  })

  it('is refused when any single line is changed by any amount', () => {
    fc.assert(
      fc.property(allowedMove, fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (move, by, weight) => {
        const { lines, ...rest } = journalOf(move)
        const [first, second] = lines as [Mutasi, Mutasi]
        const bent = weight ? { ...second, mg: mg(second.mg + by) } : { ...second, pcs: pcs(second.pcs + by) }
        expect(violations({ ...rest, lines: [first, bent] })).not.toEqual([])
      }),
    )
  })

  it('is refused between accounts that its kind does not connect', () => {
    const goods = (Object.keys(AKUN) as Akun[]).filter(
      (akun) => sifat(akun).isi === 'barang' && !sifat(akun).tanpaBerat,
    )
    for (const kind of kinds)
      for (const dari of goods)
        for (const ke of goods) {
          const { gerak, bebas = [] } = aturan(kind)
          const named = gerak.some((g) => g.dari.includes(dari) && g.ke.includes(ke))
          if (named || bebas.includes(dari) || bebas.includes(ke)) continue
          const found = violations(journalOf({ kind, dari, ke, jumlah: { pcs: 1, mg: 1000 } }))
          expect(found, `${kind} ${dari} → ${ke}`).not.toEqual([])
        }
  })

  it('of money goes one way where its kind says so, and the other way in its reversal', () => {
    const ambil = (jumlah: number, membalik: boolean) =>
      violations({
        kind: 'AMBIL_UANG',
        document: 'A-1',
        lines: [uang('KAS', jumlah), uang('BIAYA', -jumlah)],
        membalik,
      })
    expect([ambil(-5, false), ambil(5, true)]).toEqual([[], []])
    expect(ambil(5, false)).toEqual(['AMBIL_UANG tidak boleh menambah KAS'])
    expect(ambil(-5, true)).toEqual(['AMBIL_UANG tidak boleh mengurangi KAS'])
  })

  it.each([
    ['no lines', [], 'jurnal tanpa baris'],
    ['money in a goods account', [{ ...uang('KAS', 1), akun: 'BAKI' as const }], 'baris barang membawa rupiah'],
    ['goods in a money account', [{ ...uang('KAS', 1), pcs: pcs(1) }], 'baris uang membawa barang'],
    ['an empty line', [uang('KAS', 0)], 'baris tanpa jumlah'],
    [
      'weight in JADI',
      pindah({ akun: 'RUSAK' }, { akun: 'JADI' }, { kode_group: 'MM', kode_dept: 'CIN', pcs: 1, mg: 5 }),
      'akun tanpa berat membawa berat',
    ],
  ])('is refused with %s', (_, lines, text) => {
    expect(violations({ kind: 'VALIDASI_RUSAK', document: 'D', lines }).join(';')).toContain(text)
  })

  it('is refused when weight passes from one type to another, but for kinds that may', () => {
    const from = pindah(
      { akun: 'BAKI', ref: 'A' },
      { akun: 'BAKI', ref: 'B' },
      { kode_group: 'MM', kode_dept: 'CIN', pcs: 1, mg: 1000 },
    )
    const lines = [from[0], { ...from[1], kode_dept: 'GLG' }] as Mutasi[]
    expect(violations({ kind: 'PINDAH', document: 'D', lines }).join()).toContain('antar jenis')
    expect(violations({ kind: 'SORTIR', document: 'D', lines })).toEqual([])
  })

  it('is refused when pieces alone pass from one type to another', () => {
    const [give, gain] = pindah(
      { akun: 'BAKI' },
      { akun: 'BAKI' },
      { kode_group: 'MM', kode_dept: 'CIN', pcs: 1, mg: 0 },
    )
    const lines = [give, { ...gain, kode_dept: 'GLG' }] as Mutasi[]
    expect(violations({ kind: 'PINDAH', document: 'D', lines }).join()).toContain('antar jenis')
  })

  it('is refused when only a difference gives', () => {
    const lines = pindah(
      { akun: 'SELISIH' },
      { akun: 'BAKI' },
      { kode_group: 'MM', kode_dept: 'CIN', pcs: 3, mg: 30_000 },
    )
    expect(violations({ kind: 'TAMBAH', document: 'D', lines })).toContain('TAMBAH tanpa sumber selain selisih')
  })

  it('is refused when one tagged piece leaves twice or counts for two', () => {
    const piece = { kode_group: 'MM', kode_dept: 'CIN', kode_barang: 'B1', pcs: 1, mg: 1000 }
    const once = pindah({ akun: 'BAKI', ref: 'A' }, { akun: 'BAKI', ref: 'B' }, piece)
    expect(violations({ kind: 'PINDAH', document: 'D', lines: once })).toEqual([])
    expect(violations({ kind: 'PINDAH', document: 'D', lines: [...once, ...once] })).toContain(
      'barang B1 keluar lebih dari sekali',
    )
    const two = pindah({ akun: 'BAKI', ref: 'A' }, { akun: 'BAKI', ref: 'B' }, { ...piece, pcs: 2 })
    expect(violations({ kind: 'PINDAH', document: 'D', lines: two })).toContain('barang B1 bukan satu pcs')
  })

  it('is refused when a change of group makes pieces, weight or fine gold', () => {
    const out = pindah(
      { akun: 'BAKI' },
      { akun: 'KONVERSI' },
      { kode_group: 'MM', kode_dept: 'CIN', pcs: 1, mg: 10_000 },
    )
    const into = (weight: number) =>
      pindah({ akun: 'KONVERSI' }, { akun: 'BAKI' }, { kode_group: 'MT', kode_dept: 'CIN', pcs: 1, mg: weight })
    expect(violations({ kind: 'GANTI_GROUP', document: 'D', lines: [...out, ...into(10_000)] })).toEqual([])
    expect(violations({ kind: 'GANTI_GROUP', document: 'D', lines: [...out, ...into(900_000)] }).join()).toContain(
      'KONVERSI tidak habis',
    )
    const scrap = pindah(
      { akun: 'HANCUR' },
      { akun: 'KONVERSI' },
      { kode_group: 'MM', kode_dept: '-', pcs: 0, mg: 10_000 },
    )
    const bar = (weight: number) =>
      pindah(
        { akun: 'KONVERSI' },
        { akun: 'BAHAN_TOKO', ref: 'BAHAN' },
        { kode_group: 'MT', kode_dept: '-', pcs: 0, mg: weight },
      )
    const kadarGroup = new Map([
      ['MM', parsePersen('70')],
      ['MT', parsePersen('87.5')],
    ])
    const melt = (weight: number, known = kadarGroup) =>
      violations({ kind: 'LEBUR', document: 'D', lines: [...scrap, ...bar(weight)], kadarGroup: known }).join()
    expect(melt(8_000)).toBe('')
    expect(melt(8_001)).toBe('')
    expect(melt(8_002)).toContain('murni')
    expect(melt(8_000, new Map())).toContain('tanpa kadar kategori')
  })

  it('is refused when pieces and weight of one line go different ways', () => {
    const lines = [
      { ...uang('KAS', 0), akun: 'BAKI' as const, kode_group: 'MM', pcs: pcs(1), mg: mg(-5) },
      { ...uang('KAS', 0), akun: 'BAKI' as const, kode_group: 'MM', pcs: pcs(-1), mg: mg(5) },
    ]
    expect(violations({ kind: 'PINDAH', document: 'D', lines }).join()).toContain('berlawanan arah')
  })
})

describe('measures', () => {
  it('read back every weight they write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => {
        expect(parseGram((value / 1000).toFixed(3))).toBe(value)
        expect(parseGram(value / 1000)).toBe(value)
        expect(parseGram(formatGram(mg(value)).replaceAll(',', ''))).toBe(value)
      }),
    )
  })

  it.each(['1.2345', '-1', '1e3', '', 'abc', '100000.001', '1.', '.5', '٣', NaN, Infinity])(
    'refuse %s as a weight',
    (input) => {
      expect(() => parseGram(input)).toThrow()
    },
  )

  it('are written for people with commas, a dot and the typographic minus', () => {
    expect(formatGram(mg(1_234_567_890))).toBe('1,234,567.890')
    expect(formatGram(mg(-50))).toBe('−0.050')
    expect(formatGram(mg(9_795), 2)).toBe('9.80')
    expect(formatGram(mg(-4), 2)).toBe('0.00')
    expect(formatRibuan(-5_733_000)).toBe('−5,733,000')
    expect([formatRupiah(1_250_000), formatRupiah(-500)]).toEqual(['Rp. 1,250,000', '−Rp. 500'])
  })
})

describe('kadar and price', () => {
  const master = new Map([['TUA', parsePersen('91.6')]])

  it.each([
    ['TUA', 916_000],
    ['tua', 916_000],
    ['70', 700_000],
    ['68.5', 685_000],
    ['24K', 1_000_000],
    ['16K', 666_667],
    ['25K', undefined],
    ['0K', undefined],
    ['101', undefined],
    ['X', undefined],
  ])('resolves %s', (input, expected) => {
    expect(resolveKadar(input, master)).toBe(expected)
  })

  it('says what a gram of a fineness costs, to the nearest rupiah', () => {
    // 2,350,000 × 70 %; 1,000,001 × 37.5 % = 375,000.375; 1 × 50 % = 0.5
    expect(hargaPerGramKadar(rp(2_350_000), parsePersen('70'))).toBe(1_645_000)
    expect(hargaPerGramKadar(rp(1_000_001), parsePersen('37.5'))).toBe(375_000)
    expect(hargaPerGramKadar(rp(1), parsePersen('50'))).toBe(1)
    expect(hargaPerGramKadar(rp(100_000_000_000), parsePersen('100'))).toBe(100_000_000_000)
  })

  it('rounds once, up to the next multiple of 500; exact multiples stay', () => {
    // 2,350,000 × 70 % × 3.485 g = 5,732,825 → 5,733,000
    expect(hargaJual(rp(2_350_000), mg(3485), parsePersen('70'))).toBe(5_733_000)
    expect(hargaJual(rp(1000), mg(500))).toBe(500)
    expect(hargaJual(rp(1000), mg(501))).toBe(1000)
  })

  it('never rounds down and never by 500 or more, whatever the figures', () => {
    const price = fc.integer({ min: 1, max: 5_000_000 })
    const weight = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(price, weight, fc.integer({ min: 1, max: 1_000_000 }), (harga, berat, kadar) => {
        const result = BigInt(hargaJual(rp(harga), mg(berat), persentase(kadar))) * 1_000_000_000n
        const exact = BigInt(harga) * BigInt(berat) * BigInt(kadar)
        expect(result >= exact && result - exact < 500n * 1_000_000_000n).toBe(true)
      }),
    )
  })

  it('sums fine gold without rounding', () => {
    expect(murni(mg(1), persentase(333_333)) * 3n).toBe(999_999n)
  })
})
