/** What somebody changes in a file of proof, and what has to be said of it. */
import type { Baris } from './pemalsu.ts'

/** A change to the lines of a file. */
export type Ubah = (semua: Baris[]) => Baris[]
const ganti = (isi: (json: unknown) => unknown, jenis: string, ke = 0): Ubah => {
  return (semua) => {
    const at = semua.map((one, at) => (one.jenis === jenis ? at : -1)).filter((at) => at >= 0)[ke]
    return semua.map((one, n) =>
      n === at ? { jenis, isi: JSON.stringify(isi(JSON.parse(one.isi))).replaceAll(',', ', ') } : one,
    )
  }
}
const buang = (jenis: string, ke = 0): Ubah => {
  return (semua) => {
    const satu = semua.filter((one) => one.jenis === jenis)[ke]
    return semua.filter((one) => one !== satu)
  }
}
const gandakan = (jenis: string): Ubah => {
  return (semua) => {
    const satu = semua.find((one) => one.jenis === jenis)
    return semua.flatMap((one) => (one === satu ? [one, one] : [one]))
  }
}
/** Lines before the days, each day's, and those after them. */
const hariDari = (semua: Baris[]): { depan: Baris[]; hari: Baris[][]; belakang: Baris[] } => {
  const depan = semua.slice(
    0,
    semua.findIndex(({ jenis }) => jenis === 'H'),
  )
  const akhir = semua.findLastIndex(({ jenis }) => jenis === 'S') + 1
  const hari: Baris[][] = []
  for (const one of semua.slice(depan.length, akhir)) {
    if (one.jenis === 'H') hari.push([])
    hari.at(-1)?.push(one)
  }
  return { depan, hari, belakang: semua.slice(akhir) }
}
export const susunHari = (atur: (hari: Baris[][]) => (Baris[] | undefined)[]): Ubah => {
  return (semua) => {
    const { depan, hari, belakang } = hariDari(semua)
    return [...depan, ...atur(hari).flatMap((one) => one ?? []), ...belakang]
  }
}
const kolom =
  (at: number, baru: (lama: unknown) => unknown) =>
  (json: unknown): unknown =>
    (json as unknown[]).with(at, baru((json as unknown[])[at]))
const bidang =
  (baru: object) =>
  (json: unknown): unknown => ({ ...(json as object), ...baru })
const lines = (ubah: (line: unknown[], at: number) => unknown[]) =>
  kolom(6, (semua) => (semua as unknown[][]).map(ubah))
const tambahPada = (at: number) => (line: unknown[], ke: number) =>
  ke === 0 ? line.with(at, Number(line[at]) + 1) : line

/** What somebody changes, and what has to be said when he numbers, hashes and chains all lines anew; when he seals anew too. */
export const RENCANA: readonly [apa: string, ubah: Ubah, rantai: string[], segel: string[]][] = [
  ['weight of a line', ganti(lines(tambahPada(7)), 'J', 1), ['SEGEL', 'JURNAL_TIMPANG'], ['JURNAL_TIMPANG']],
  ['pieces of a line', ganti(lines(tambahPada(6)), 'J', 1), ['SEGEL', 'JURNAL_TIMPANG'], ['JURNAL_TIMPANG']],
  [
    'weight of both sides',
    ganti(
      lines((l) => l.with(7, Number(l[7]) * 2)),
      'J',
      0,
    ),
    ['SEGEL', 'SALDO_AKHIR'],
    ['SALDO_AKHIR', 'TANDA_HARI', 'TANDA'],
  ],
  [
    'tray of a line',
    ganti(
      lines((l) => (l[0] === 'BAKI' ? l.with(1, 'Z9') : l)),
      'J',
      0,
    ),
    ['SEGEL', 'SALDO_AKHIR'],
    ['SALDO_AKHIR', 'TANDA_HARI'],
  ],
  [
    'piece that is no number',
    ganti(
      lines((l) => l.with(6, '1')),
      'J',
      0,
    ),
    ['SEGEL', 'BENTUK'],
    ['BENTUK'],
  ],
  [
    'weight beyond numbers',
    ganti(
      lines((l) => l.with(7, 1e300)),
      'J',
      0,
    ),
    ['SEGEL', 'BENTUK'],
    ['BENTUK'],
  ],
  [
    'user of a jurnal',
    ganti(
      kolom(3, () => 'LAIN'),
      'J',
      2,
    ),
    ['SEGEL', 'TANDA'],
    ['TANDA_HARI', 'TANDA'],
  ],
  [
    'kind of a jurnal',
    ganti(
      kolom(1, () => 'BELI'),
      'J',
      0,
    ),
    ['SEGEL', 'JURNAL'],
    ['JURNAL'],
  ],
  ['a jurnal taken out', buang('J', 1), ['SEGEL', 'JURNAL', 'SALDO_AKHIR'], ['JURNAL', 'SALDO_AKHIR']],
  ['a jurnal twice', gandakan('J'), ['SEGEL', 'JURNAL'], ['JURNAL']],
  ['a document taken out', buang('D', 1), ['SEGEL', 'DOKUMEN'], ['DOKUMEN']],
  ['a document twice', gandakan('D'), ['SEGEL', 'DOKUMEN'], ['DOKUMEN']],
  [
    'a document renamed',
    ganti(
      kolom(0, () => 'UT-TK01-260303-0009'),
      'D',
      0,
    ),
    ['SEGEL'],
    ['TANDA_HARI', 'TANDA'],
  ],
  [
    'a document of another kind',
    ganti(
      kolom(1, () => 'UU'),
      'D',
      0,
    ),
    ['SEGEL', 'DOKUMEN'],
    ['DOKUMEN'],
  ],
  [
    'shop of a day',
    ganti(
      kolom(0, () => 'TK02'),
      'H',
      1,
    ),
    ['TOKO', 'SEGEL'],
    ['TOKO', 'TANDA_HARI'],
  ],
  ['shop of the file', ganti(bidang({ toko: 'TK02' }), 'B'), ['TOKO', 'TANDA_HARI'], ['TOKO', 'TANDA_HARI']],
  ['name of the shop', ganti(bidang({ nama: 'LAIN' }), 'B'), ['TANDA'], ['TANDA']],
  ['format of the file', ganti(bidang({ format: 'x' }), 'B'), ['BENTUK', 'TANDA'], ['BENTUK']],
  ['last day of the file', ganti(bidang({ sampai: '2026-03-07' }), 'B'), ['HARI_HILANG'], ['HARI_HILANG']],
  ['an earlier last day', ganti(bidang({ sampai: '2026-03-05' }), 'B'), ['HARI_URUTAN'], ['HARI_URUTAN']],
  ['first day of the file', ganti(bidang({ dari: '2026-03-02' }), 'B'), ['HARI_HILANG'], ['HARI_HILANG']],
  [
    'date of a day',
    ganti(
      kolom(1, () => '2026-03-09'),
      'H',
      0,
    ),
    ['HARI_HILANG', 'SEGEL'],
    ['HARI_HILANG'],
  ],
  [
    'who closed a day',
    ganti(
      kolom(2, (c) => (c as unknown[]).with(0, 'LAIN')),
      'H',
      0,
    ),
    ['SEGEL'],
    ['TANDA_HARI', 'TANDA'],
  ],
  ['a day taken out', susunHari(([a, , c, d]) => [a, c, d]), ['HARI_HILANG', 'RANTAI_SEGEL'], ['HARI_HILANG']],
  ['the first day taken out', susunHari(([, ...hari]) => hari), ['HARI_HILANG', 'SALDO_AWAL'], ['HARI_HILANG']],
  ['the last day taken out', susunHari((hari) => hari.slice(0, -1)), ['HARI_HILANG', 'SALDO_AKHIR'], ['HARI_HILANG']],
  [
    'two days the other way',
    susunHari(([a, b, c, d]) => [a, c, b, d]),
    ['HARI_URUTAN', 'RANTAI_SEGEL'],
    ['HARI_URUTAN'],
  ],
  ['a day twice', susunHari(([a, b, ...hari]) => [a, b, b, ...hari]), ['HARI_URUTAN', 'RANTAI_SEGEL'], ['HARI_URUTAN']],
  ['all days', susunHari(() => []), ['HARI_HILANG', 'SUSUNAN'], ['HARI_HILANG']],
  [
    'an opening balance',
    ganti(
      kolom(7, (n) => Number(n) + 1),
      'A',
      0,
    ),
    ['SALDO_AWAL', 'SALDO_AKHIR'],
    ['SALDO_AWAL'],
  ],
  ['an opening balance taken out', buang('A', 0), ['SALDO_AWAL', 'SALDO_AKHIR'], ['SALDO_AWAL']],
  ['an opening balance twice', gandakan('A'), ['SALDO_AWAL'], ['SALDO_AWAL']],
  [
    'opening balances moved between trays',
    ganti(
      kolom(1, () => 'Z9'),
      'A',
      0,
    ),
    ['SALDO_AKHIR', 'TANDA'],
    ['SALDO_AKHIR', 'TANDA'],
  ],
  [
    'a closing balance',
    ganti(
      kolom(6, (n) => Number(n) + 1),
      'Z',
      0,
    ),
    ['SALDO_AKHIR', 'TANDA'],
    ['SALDO_AKHIR', 'TANDA'],
  ],
  ['a closing balance taken out', buang('Z', 1), ['SALDO_AKHIR'], ['SALDO_AKHIR']],
  ['a closing balance twice', gandakan('Z'), ['SALDO_AKHIR'], ['SALDO_AKHIR']],
  ['a seal', ganti(bidang({ segel: 'ab'.repeat(32) }), 'S', 1), ['SEGEL', 'RANTAI_SEGEL'], []],
  ['the seal before', ganti(bidang({ sebelumnya: 'ab'.repeat(32) }), 'S', 0), ['SEGEL'], ['TANDA_HARI', 'TANDA']],
  ['hash of the audit trail', ganti(bidang({ audit: 'ab'.repeat(32) }), 'S', 0), ['SEGEL'], ['TANDA_HARI']],
  ['hash of agreements', ganti(bidang({ otorisasi: 'ab'.repeat(32) }), 'S', 0), ['SEGEL'], ['TANDA_HARI']],
  ['hash of histories', ganti(bidang({ riwayat_barang: 'ab'.repeat(32) }), 'S', 0), ['SEGEL'], ['TANDA_HARI']],
  ['signature of a day', ganti(bidang({ tanda: 'ab'.repeat(64) }), 'S', 0), ['TANDA_HARI'], ['TANDA_HARI']],
  ['signature of a day taken out', ganti(bidang({ kunci: null, tanda: null }), 'S', 0), ['TANDA'], ['TANDA']],
  ['a key', ganti(bidang({ publik: 'ab'.repeat(32) }), 'K', 0), ['TANDA_HARI', 'KUNCI'], ['TANDA_HARI']],
  ['that one key vouches for the next', ganti(bidang({ penerus: 'ab'.repeat(64) }), 'K', 1), ['KUNCI'], ['KUNCI']],
  ['the signature', ganti(bidang({ tanda: 'ab'.repeat(64) }), 'T'), ['TANDA'], ['TANDA']],
  ['the signature taken out', buang('T'), ['TERPOTONG'], ['TERPOTONG']],
  ['a line after the signature', gandakan('T'), ['SUSUNAN'], ['SUSUNAN']],
  [
    'a kind of line that is none',
    (semua) => [...semua.slice(0, -1), { jenis: 'X', isi: '[]' }, ...semua.slice(-1)],
    ['SUSUNAN', 'TANDA'],
    ['SUSUNAN'],
  ],
]
