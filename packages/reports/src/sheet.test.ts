import { describe, expect, it } from 'vitest'
import { readRows, sheetFile } from './sheet.ts'

const COLUMNS = { kode_dept: ['jenis'], berat: ['berat_g'], nama_barang: [] }

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
    await expect(readRows(new Blob(['kode,berat']), COLUMNS)).rejects.toThrow('Berkas Bukan Excel (.xlsx)')
    await expect(readRows(await sheetFile(['BARU'], [['X']]), COLUMNS)).rejects.toThrow('Kolom BARU Tidak Dikenal')
    await expect(readRows(await sheetFile(['JENIS', 'KODE DEPT'], [['X', 'Y']]), COLUMNS)).rejects.toThrow(
      'Kolom KODE DEPT Dua Kali',
    )
  })
})
