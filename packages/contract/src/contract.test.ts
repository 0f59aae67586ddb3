import { mg } from '@kencana/ledger'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  fillPath,
  gram,
  kode,
  kodeBebas,
  masterEndpoints,
  noHp,
  noHpToko,
  persen,
  persenBebas,
  rupiah,
  tanggal,
  teks,
} from './index.ts'

const baki = masterEndpoints({
  name: 'baki',
  label: 'Baki',
  menu: '/master-baki',
  key: 'kode_baki',
  fields: { kode_baki: kode('Kode Baki'), nama_baki: teks('Nama Baki'), berat_baki: gram('Berat Baki') },
})

describe('fields', () => {
  it('take a telephone for one number however it is written', () => {
    for (const written of [
      '0812-3456-8103',
      '+62 812 3456 8103',
      '+62 (0)812-3456-8103',
      '+62 0812 3456 8103',
      '0062 (0) 812 3456 8103',
      '62 812.3456.8103',
      '62 0812 3456 8103',
      '\u202a+62 812-3456-8103\u202c',
      '0812\u20113456\u20118103',
      '0812\u22123456\u00ad8103',
    ])
      expect(z.decode(noHp(), written), written).toBe('081234568103')
    expect(z.decode(noHp(), '+62 (0)21 555 1234')).toBe('0215551234')
    expect(z.decode(noHp('No HP', { member: true }), '*****\u200b8103')).toBe('*****8103')
    for (const none of ['+65 8123 4567', '620 212 3456', '0812/3456/8103'])
      expect(z.safeDecode(noHp(), none).success, none).toBe(false)
  })

  it('keep of a telephone of the shop what its papers print, without signs that nobody sees', () => {
    expect(z.decode(noHpToko(), '\u202a021-5551234 / 0812\u200b5551234\u202c')).toBe('021-5551234 / 08125551234')
  })

  it('carry grams as a number on the wire and as milligrams in code, both ways', () => {
    expect(z.decode(gram('Berat'), 3.485)).toBe(3485)
    expect(z.decode(gram('Berat'), '3.5')).toBe(3500)
    expect(z.encode(gram('Berat'), mg(3485))).toBe(3.485)
  })

  it('may be left empty where that is meant: nothing is null, not 0 %', () => {
    for (const empty of [undefined, null, '']) expect(z.parse(persenBebas('Diskon'), empty)).toBe(null)
    for (const empty of [undefined, null, '']) expect(z.parse(kodeBebas('Kondisi'), empty)).toBe(null)
    expect([z.decode(kodeBebas('Kondisi'), 'baik'), z.encode(kodeBebas('Kondisi'), null)]).toEqual(['BAIK', ''])
    expect(z.decode(persenBebas('Diskon'), 0)).toBe(0)
    expect(z.decode(persenBebas('Diskon'), '2.5')).toBe(25_000)
    expect(z.encode(persenBebas('Diskon'), null)).toBe(null)
    expect(persenBebas('Diskon').safeParse(101).error?.issues[0]?.message).toBe('Persentase Harus Antara 0 Dan 100')
  })

  it.each([
    [gram('Berat'), 1.2345, 'Berat Harus Angka Dengan Paling Banyak 3 Desimal'],
    [gram('Berat'), -1, 'Berat Harus Angka Dengan Paling Banyak 3 Desimal'],
    [gram('Berat'), 100_001, 'Berat Tidak Boleh Lebih Dari 100 Kg'],
    [gram('Berat'), '', 'Berat Harus Diisi'],
    [gram('Berat', 'Tidak Boleh Kosong'), undefined, 'Berat Tidak Boleh Kosong'],
    [kode('Kode Baki'), '', 'Kode Baki Harus Diisi'],
    [kode('Kode Baki'), 'A~B', 'Kode Baki Hanya Boleh Huruf, Angka Dan . _ / -'],
    [kode('Kode Baki'), 'A'.repeat(21), 'Kode Baki Paling Banyak 20 Huruf'],
    [teks('Nama', { max: 20 }), 'ß'.repeat(11), 'Nama Paling Banyak 20 Huruf'],
    [teks('Nama'), 'a\u0000b', 'Nama Berisi Huruf Yang Tidak Dikenal'],
    [rupiah('Harga'), -5, 'Harga Tidak Boleh Kurang Dari 0'],
    [rupiah('Harga'), 1.5, 'Harga Harus Diisi'],
    [persen('Persentase'), 101, 'Persentase Harus Antara 0 Dan 100'],
    [tanggal(), '2026-02-30', 'Tanggal Tidak Ada Di Kalender'],
    [tanggal('Tanggal Awal'), '', 'Tanggal Awal Tidak Boleh Kosong'],
  ])('refuse with the sentence the form shows: %#', (schema, input, message) => {
    expect(z.safeParse(schema as z.ZodType, input).error?.issues[0]?.message).toBe(message)
  })

  it('upper-case what is typed', () => {
    expect(z.decode(kode('Kode'), ' cn01 ')).toBe('CN01')
  })

  it('encode a whole input for the wire', () => {
    const wire = z.encode(baki.create.input, { kode_baki: 'A1', nama_baki: 'Etalase', berat_baki: mg(120500) })
    expect(wire).toEqual({ kode_baki: 'A1', nama_baki: 'ETALASE', berat_baki: 120.5 })
  })
})

describe('paths', () => {
  it('are filled from the input, the rest stays for query or body', () => {
    const { path, rest } = fillPath(baki.update.path, { id: 'A 1', nama_baki: 'X' })
    expect(path).toBe('baki/edit/by-kode-baki/A%201')
    expect(rest).toEqual({ nama_baki: 'X' })
  })

  it('keep the key out of a change', () => {
    expect(Object.keys(baki.update.input.shape)).toEqual(['id', 'versi', 'nama_baki', 'berat_baki'])
  })
})
