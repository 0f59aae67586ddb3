/** A label of before goes to another installation with its piece, and never stops it. */
import { tambahCincin } from '@kencana/testing/barang'
import { duaInstalasi, terimaDi } from '@kencana/testing/dua-instalasi'
import { expect, it } from 'vitest'
import { barangByBarcode, editBarang, kodeDariLabel } from '../../barang/data-barang/data-barang.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'

const dua = duaInstalasi()
const { pusat, cabang } = dua

const kirim = async (dari: typeof pusat, to: string, ...kode: string[]) => {
  const detail_barang = kode.map((kode_barcode) => ({ kode_barcode }))
  const { no_kirim } = await dari.owner.call(kirimKecabang, { to, detail_barang })
  await dua.antar()
  return no_kirim
}

const labelDi = async ({ owner }: typeof pusat, kode: string) =>
  (await owner.call(barangByBarcode, { kode })).barcode_lama

it('is sent and received by it, and found there from then on', async () => {
  const { kode_barcode } = await tambahCincin(pusat.owner, { barcode_lama: 'PJ-01' })
  const no_kirim = await kirim(pusat, 'TK11', 'PJ-01')
  // On its way it has no row there yet.
  expect(await cabang.owner.call(kodeDariLabel, { kode: 'pj-01' })).toEqual({ kode_barcode })
  expect(await terimaDi(cabang, no_kirim, ['PJ-01'])).toMatchObject({ pcs: 1, barcode_lama_dilepas: [] })
  expect(await labelDi(cabang, 'PJ-01')).toBe('PJ-01')
  expect(await labelDi(cabang, kode_barcode)).toBe('PJ-01')
  await dua.antar()
  // There it is corrected, and comes back so.
  const { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak } = await cabang.owner.call(
    barangByBarcode,
    { kode: 'PJ-01' },
  )
  const isian = { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak, barcode_lama: 'PJ-02' }
  await cabang.owner.call(editBarang, isian)
  await terimaDi(pusat, await kirim(cabang, 'TK01', 'PJ-02'), [kode_barcode])
  expect(await labelDi(pusat, kode_barcode)).toBe('PJ-02')
})

it('stays behind where another piece there has it, which the receiver is told', async () => {
  const { kode_barcode } = await tambahCincin(pusat.owner, { barcode_lama: 'SAMA-1' })
  const disana = await tambahCincin(cabang.owner, { barcode_lama: 'SAMA-1', tujuan: 'TK11' })
  const no_kirim = await kirim(pusat, 'TK11', kode_barcode)
  // The piece that lies there goes before the one that is on its way.
  expect(await cabang.owner.call(kodeDariLabel, { kode: 'SAMA-1' })).toEqual({ kode_barcode: disana.kode_barcode })
  expect(await terimaDi(cabang, no_kirim, [kode_barcode])).toMatchObject({
    pcs: 1,
    barcode_lama_dilepas: [{ kode_barcode, barcode_lama: 'SAMA-1' }],
  })
  expect(await labelDi(cabang, kode_barcode)).toBe('-')
  expect(await labelDi(cabang, 'SAMA-1')).toBe('SAMA-1')
})
