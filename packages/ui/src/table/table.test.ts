import { AKUN } from '@kencana/ledger'
import { describe, expect, it } from 'vitest'
import { type Column, cellText, compareCells, csvValue, fileValue, headEdges, headGroups } from './columns.ts'
import { toCsv } from './csv.ts'
import { arrivedText, searchText, sentText } from './searchText.ts'
import { AKUN_PANJANG } from './sebutan.ts'
import { changedView, FIRST_VIEW, pageNumbers } from './view.ts'
import { fitting } from './widths.ts'

interface Row {
  nama: string
  berat: number
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'nama', title: 'Nama', kind: 'name' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram' },
]

describe('a cell', () => {
  it('writes each kind once and for all', () => {
    expect(cellText('gram', 3_911_850)).toBe('3,911.850')
    expect(cellText('gram2', 3_485)).toBe('3.49')
    expect(cellText('rupiah', -5_733_000)).toBe('−5,733,000')
    expect(cellText('persen', 915_000)).toBe('91.5%')
    expect(cellText('persen', 1_000_000)).toBe('100%')
    expect(cellText('text', null)).toBe('')
    expect(cellText('kode', 'A_1')).toBe('A_1')
    expect(cellText('sebutan', 'STOK_AWAL')).toBe('STOK AWAL')
    expect(csvValue('sebutan', 'STOK_AWAL')).toBe('STOK AWAL')
    expect([...AKUN_PANJANG].toSorted()).toEqual(
      Object.keys(AKUN)
        .filter((akun) => akun.includes('_'))
        .toSorted(),
    )
    // Codes that a shop chose are no words of the program.
    const tempat = { BAHAN_TOKO: 'BAHAN TOKO', A_1: 'A_1', 'SALDO_KIRIM, BAKI A_1': 'SALDO KIRIM, BAKI A_1' }
    for (const [kode, dibaca] of Object.entries(tempat)) expect(cellText('tempat', kode)).toBe(dibaca)
    expect(['OPEN', 'DONE', 'BATAL'].map((one) => cellText('status', one))).toEqual(['BELUM SAH', 'SAH', 'BATAL'])
    expect(fileValue({ key: 'status', title: 'Status', kind: 'status' }, { status: 'DONE' })).toBe('SAH')
  })

  it('sorts codes by character and names as Indonesians do', () => {
    expect(compareCells('kode', 'B2', 'B10')).toBeGreaterThan(0)
    expect(compareCells('name', 'baki 2', 'BAKI 10')).toBeLessThan(0)
    expect(compareCells('rupiah', 9, 10)).toBeLessThan(0)
  })
})

describe('the CSV export', () => {
  it('is UTF-8 with a mark, plain numbers, and no formula', () => {
    const csv = toCsv(COLUMNS, [
      { nama: '=HYPERLINK("x")', berat: 3_485 },
      { nama: 'CINCIN, "MILANO"', berat: 0 },
    ])
    expect(csv).toBe('\uFEFFNama,Berat (g)\r\n"\'=HYPERLINK(""x"")",3.485\r\n"CINCIN, ""MILANO""",0.000\r\n')
    const lain = (nama: string) => toCsv(COLUMNS, [{ nama, berat: 0 }]).split('\r\n')[1]
    expect(lain("CINCIN;=CMD|' /C CALC'!A0")).toBe("\"CINCIN;'=CMD|' /C CALC'!A0\",0.000")
    expect(lain('A; -1')).toBe('"A;\' -1",0.000')
    expect(lain('A\t@B')).toBe('"A\t\'@B",0.000')
    expect(lain(' =1')).toBe("' =1,0.000")
    expect(lain('CINCIN 16K - ROPE')).toBe('CINCIN 16K - ROPE,0.000')
    expect(csvValue('persen', 375_000)).toBe('37.5')
  })
})

describe('the view of a list', () => {
  it('starts at page 1 after anything but a change of page', () => {
    const third = { ...FIRST_VIEW, page: 3 }
    expect(changedView(third, { search: 'CN' }).page).toBe(1)
    expect(changedView(third, { page: 4 }).page).toBe(4)
  })

  it('numbers its pages with gaps', () => {
    expect(pageNumbers(1, 52)).toEqual([1, 2, 3, 0, 52])
    expect(pageNumbers(20, 52)).toEqual([1, 0, 19, 20, 21, 0, 52])
    expect(pageNumbers(1, 1)).toEqual([1])
  })
})

describe('a two-level head', () => {
  const columns = [{ key: 'a' }, { key: 'b', group: 'X' }, { key: 'c', group: 'X' }, { key: 'd' }, { key: 'e' }]

  it('gathers neighbours under their group and marks where groups begin and end', () => {
    expect(headGroups(columns).map((group) => group.columns.map((column) => column.key))).toEqual([
      ['a'],
      ['b', 'c'],
      ['d'],
      ['e'],
    ])
    expect([...headEdges(columns)]).toEqual(['b', 'd'])
    expect([...headEdges([{ key: 'a' }, { key: 'b' }])]).toEqual([])
  })
})

describe('columns that yield', () => {
  const columns = [{ yields: 2 }, {}, { yields: 1 }, {}]

  it('go one after the other, until the rest fits', () => {
    const widths = [50, 100, 50, 100]
    expect(fitting(columns, widths, 300)).toEqual([0, 1, 2, 3])
    expect(fitting(columns, widths, 299)).toEqual([0, 1, 3])
    expect(fitting(columns, widths, 249)).toEqual([1, 3])
    expect(fitting(columns, widths, 10)).toEqual([1, 3])
  })

  it('all stay while the room is not known', () => {
    expect(fitting(columns, [], 0)).toEqual([0, 1, 2, 3])
  })

  it('leave a name the least that it needs', () => {
    expect(fitting([{}, { yields: 1 }], [undefined, 60], 200)).toEqual([0, 1])
    expect(fitting([{}, { yields: 1 }], [undefined, 61], 200)).toEqual([0])
  })
})

describe('a search box', () => {
  it('keeps what is typed while what it sent before is on its way to the address', () => {
    const sent = sentText({ ...searchText(''), typed: 'CN' }, 'CN')
    expect(arrivedText(sent, '')).toMatchObject({ typed: 'CN' })
    const further = sentText({ ...sent, typed: 'CN01' }, 'CN01')
    const first = arrivedText({ ...further, typed: 'CN010' }, 'CN')
    expect(first).toEqual({ typed: 'CN010', address: 'CN', own: ['CN01'] })
    expect(arrivedText(first, 'CN01')).toEqual({ typed: 'CN010', address: 'CN01', own: [] })
  })

  it('waits no longer for what was sent before that which came', () => {
    const both = sentText(sentText({ ...searchText(''), typed: 'CN' }, 'C'), 'CN')
    expect(arrivedText(both, 'CN')).toEqual({ typed: 'CN', address: 'CN', own: [] })
  })

  it('shows what the address says where somebody else changed it', () => {
    const sent = sentText({ ...searchText('GL'), typed: 'CN' }, 'CN')
    expect(arrivedText(sent, 'KL')).toEqual(searchText('KL'))
    expect(arrivedText(arrivedText(sent, 'CN'), 'GL')).toEqual(searchText('GL'))
  })
})
