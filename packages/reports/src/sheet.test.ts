import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { readRows, sheetFile } from './sheet.ts'

const COLUMNS = { kode_dept: ['jenis'], berat: ['berat_g'], nama_barang: [] }

const SHEET = 'xl/worksheets/sheet1.xml'

/** A sheet with cells of a row below that no writer makes, as Excel keeps them: `<c r="A2" t="e"><v>#N/A</v></c>`. */
const withCells = async (file: Blob, cells: string): Promise<Blob> => {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const xml = strFromU8(files[SHEET] ?? new Uint8Array())
  files[SHEET] = strToU8(xml.replace('</sheetData>', `<row r="2">${cells}</row></sheetData>`))
  return new Blob([zipSync(files)])
}

describe('a sheet', () => {
  it('is read by the names of its head, whatever their order and writing', async () => {
    const file = await sheetFile(
      ['Berat (g)', 'JENIS', 'Nama Barang'],
      [
        [3.485, 'CIN', 'CINCIN MILANO'],
        ['', '', ''],
        [2, 'GLG', ''],
      ],
    )
    expect(await readRows(file, COLUMNS)).toEqual([
      { berat: 3.485, kode_dept: 'CIN', nama_barang: 'CINCIN MILANO', baris: 2 },
      { berat: 2, kode_dept: 'GLG', nama_barang: null, baris: 4 },
    ])
  })

  it('is refused when it is none, when a head is unknown or stands twice', async () => {
    for (const other of ['PK, and no zip', 'BM\0\0'])
      await expect(readRows(new Blob([other]), COLUMNS)).rejects.toThrow('Berkas Bukan Excel (.xlsx) Atau CSV')
    await expect(readRows(new Blob(['kode,berat']), COLUMNS)).rejects.toThrow('Kolom kode Tidak Dikenal')
    await expect(readRows(await sheetFile(['BARU'], [['X']]), COLUMNS)).rejects.toThrow('Kolom BARU Tidak Dikenal')
    await expect(readRows(await sheetFile(['JENIS', 'KODE DEPT'], [['X', 'Y']]), COLUMNS)).rejects.toThrow(
      'Kolom KODE DEPT Dua Kali',
    )
  })

  it.each([',', ';', '\t'])('is read from a text whose cells %j parts, each as it stands there', async (di) => {
    const baris = [
      ['Jenis', 'BERAT (g)', 'Nama Barang'],
      ['007', '"3,25"', '"GELANG ""RANTAI"" "'],
      ['', '', ''],
      ['CIN', '2.5', ' CINCIN '],
    ].map((cells) => cells.join(di))
    expect(await readRows(new Blob([`\ufeff${baris.join('\r\n')}\r\n`]), COLUMNS)).toEqual([
      { kode_dept: '007', berat: '3,25', nama_barang: 'GELANG "RANTAI"', baris: 2 },
      { kode_dept: 'CIN', berat: '2.5', nama_barang: 'CINCIN', baris: 4 },
    ])
  })

  it.each([
    ['2, 4', 'jenis,nama_barang,berat', 'CIN,GELANG,3,25', 'GLG,X,3', 'CIN,GELANG,4,50'],
    ['4', 'jenis;nama_barang;berat;', 'CIN;GELANG;3,25;', 'GLG;X;3', 'CIN;GELANG;4,5;9'],
    ['2', 'jenis\tnama_barang\tberat', 'CIN\tGELANG\t3,25\t9', 'GLG\tX\t3\t', 'CIN\tX\t1'],
  ])('of text is refused where rows %s have more than the head %j', async (salah, ...baris) => {
    await expect(readRows(new Blob([baris.join('\n')]), COLUMNS)).rejects.toThrow(
      `Baris ${salah} Punya Lebih Banyak Kolom Dari Kepalanya, Pakai Titik Koma Atau Tanda Kutip`,
    )
  })

  it('of text, whose weights have commas, is not read one cell on', async () => {
    const head = 'jenis,nama_barang,berat,ongkos'
    const kolom = { ...COLUMNS, ongkos: [] }
    // The cell of nothing at its end is what tells it.
    await expect(readRows(new Blob([`${head}\nCIN,GELANG,3,25,`]), kolom)).rejects.toThrow('Baris 2 Punya Lebih')
    const banyak = Array.from({ length: 9 }, () => 'CIN,GELANG,3,25,9').join('\n')
    await expect(readRows(new Blob([`${head}\n${banyak}`]), kolom)).rejects.toThrow(
      'Baris 2, 3, 4, 5, 6 Dan 4 Lagi Punya Lebih Banyak Kolom Dari Kepalanya',
    )
    expect(await readRows(new Blob([`${head}\nCIN,GELANG,"3,25",\n,,,,,\n`]), kolom)).toEqual([
      { kode_dept: 'CIN', nama_barang: 'GELANG', berat: '3,25', ongkos: null, baris: 2 },
    ])
  })

  it('of Excel, with something beside its head, is refused by row and column', async () => {
    const sisi = await sheetFile(
      ['JENIS', '', 'BERAT'],
      [
        ['CIN', '', 2],
        ['CIN', 'X', 2],
      ],
    )
    await expect(readRows(sisi, COLUMNS)).rejects.toThrow('Baris 3 Terisi Di Kolom B Yang Tanpa Kepala')
    const luar = await sheetFile(['JENIS', 'BERAT'], [['CIN', 2, '', 25]])
    await expect(readRows(luar, COLUMNS)).rejects.toThrow('Baris 2 Terisi Di Kolom D Yang Tanpa Kepala')
  })

  it('says the name of an error where a cell holds one, in any column, and of a sum that nobody worked out', async () => {
    const file = await withCells(
      await sheetFile(['BERAT', 'JENIS', 'NAMA BARANG', 'ONGKOS'], []),
      [
        '<c r="A2" t="e"><v>#N/A</v></c>',
        '<c r="B2" t="e"><f>VLOOKUP(A1,B1:C3,2)</f><v>#REF!</v></c>',
        '<c r="C2"><f>A1+1</f></c>',
        '<c r="D2"><f>1+1</f><v>2</v></c>',
      ].join(''),
    )
    expect(await readRows(file, { ...COLUMNS, ongkos: [] })).toEqual([
      { berat: '#N/A', kode_dept: '#REF!', nama_barang: '#CALC!', ongkos: 2, baris: 2 },
    ])
  })

  it('reads what a person sees: 2 % with its sign, and a day is a day', async () => {
    const kepala = ['BUNGA', 'KADAR', 'DISKON', 'ONGKOS', 'TANGGAL'].map((value) => ({ value }))
    const file = await writeXlsxFile([
      kepala,
      [
        { value: 0.02, format: '0%' },
        { value: 0.916, format: '0.0%' },
        { value: 0.07, format: '0.00%;[Red]-0.00%' },
        { value: 25_000, format: '#,##0_% "% kotor"' },
        { value: new Date('2026-01-05'), type: Date, format: 'dd/mm/yyyy' },
      ],
    ]).toBlob()
    const columns = { bunga: [], kadar: [], diskon: [], ongkos: [], tanggal: [] }
    expect(await readRows(file, columns)).toEqual([
      { bunga: '2%', kadar: '91.6%', diskon: '7%', ongkos: 25_000, tanggal: '2026-01-05', baris: 2 },
    ])
  })

  it('is what it says without blanks around it', async () => {
    expect(await readRows(await sheetFile(['JENIS', 'BERAT'], [['  CIN ', ' ']]), COLUMNS)).toEqual([
      { kode_dept: 'CIN', berat: null, baris: 2 },
    ])
  })
})
