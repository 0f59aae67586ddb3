/** A label of before goes to another installation with its piece, and never stops it. */
import { sql } from '@kencana/database'
import { tambahCincin } from '@kencana/testing/barang'
import { duaInstalasi, terimaDi } from '@kencana/testing/dua-instalasi'
import { expect, it } from 'vitest'
import { barangByBarcode, editBarang, kodeDariLabel } from '../../barang/data-barang/data-barang.contract.ts'
import { hancurBarang } from '../../barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimKecabang, tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { isiKiriman } from './kiriman.contract.ts'

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

it('of a piece that went there for good is given anew here; the piece comes back without it', async () => {
  const { kode_barcode } = await tambahCincin(pusat.owner, { barcode_lama: 'PERGI-1' })
  await terimaDi(cabang, await kirim(pusat, 'TK11', kode_barcode), [kode_barcode])
  await dua.antar()
  // As long as nobody else has it, it leads here to where its piece went, and comes back with it.
  const baru = (await tambahCincin(pusat.owner, { barcode_lama: 'PERGI-1' })).kode_barcode
  const kembali = await kirim(cabang, 'TK01', kode_barcode)
  expect(await terimaDi(pusat, kembali, [kode_barcode])).toMatchObject({
    barcode_lama_dilepas: [{ kode_barcode, barcode_lama: 'PERGI-1' }],
  })
  expect(await labelDi(pusat, kode_barcode)).toBe('-')
  expect((await pusat.owner.call(barangByBarcode, { kode: 'PERGI-1' })).kode_barcode).toBe(baru)
})

it('comes with its piece where the one that has it there is gone', async () => {
  const hancur = (await tambahCincin(cabang.owner, { barcode_lama: 'GANTI-1', tujuan: 'TK11' })).kode_barcode
  const { kode_barcode } = await tambahCincin(pusat.owner, { barcode_lama: 'GANTI-1' })
  await cabang.owner.call(hancurBarang, hancurBarang.input.parse({ alasan: 'PATAH', detail_barang: [hancur] }))
  const no_kirim = await kirim(pusat, 'TK11', kode_barcode)
  // What comes goes before what is gone.
  expect(await terimaDi(cabang, no_kirim, ['GANTI-1'])).toMatchObject({ pcs: 1, barcode_lama_dilepas: [] })
  expect((await cabang.owner.call(barangByBarcode, { kode: 'GANTI-1' })).kode_barcode).toBe(kode_barcode)
})

/** All pieces of a letter with one label, as no sender of ours writes it. */
const berlabel = (no_kirim: string, label: string) =>
  cabang.shop.db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL session_replication_role = replica`)
    await tx.run(sql`
      UPDATE kiriman_masuk_detail SET isi = jsonb_set(isi, '{barcode_lama}', to_jsonb(${label}::text)) WHERE no_kirim = ${no_kirim}`)
  })

it('answers no more for a dispatch that was taken back, and of several for the one that came last', async () => {
  const { kode_barcode } = await tambahCincin(pusat.owner, { barcode_lama: 'TARIK-1' })
  const ditarik = await kirim(pusat, 'TK11', kode_barcode)
  await pusat.owner.call(tarikKecabang, { no_kirim: ditarik, alasan: 'SALAH' })
  await dua.antar()
  expect(await cabang.owner.call(kodeDariLabel, { kode: 'TARIK-1' })).toEqual({ kode_barcode: 'TARIK-1' })
  // Two letters with one label: no installation writes them, but two do.
  const dulu = await tambahCincin(pusat.owner, { barcode_lama: 'DUA-1' })
  const kini = await tambahCincin(pusat.owner, { barcode_lama: 'DUA-2' })
  const [no_dulu, no_kini] = [await kirim(pusat, 'TK11', 'DUA-1'), await kirim(pusat, 'TK11', 'DUA-2')]
  for (const no_kirim of [no_dulu, no_kini]) await berlabel(no_kirim, 'DUA-0')
  const datang = (no_kirim: string, jam: number) =>
    cabang.shop.db.run(sql`
      UPDATE kiriman_masuk SET diterima_pada = '2026-03-02'::timestamptz + make_interval(hours => ${jam}::int)
      WHERE no_kirim = ${no_kirim}`)
  for (const [jam, milik] of [
    [1, kini],
    [3, dulu],
  ] as const) {
    await datang(no_dulu, jam)
    await datang(no_kini, 2)
    expect(await cabang.owner.call(kodeDariLabel, { kode: 'DUA-0' })).toEqual({ kode_barcode: milik.kode_barcode })
  }
})

it('that a letter tells of twice is of its first piece, and both are received', async () => {
  const a = (await tambahCincin(pusat.owner, { barcode_lama: 'KEMBAR-1' })).kode_barcode
  const b = (await tambahCincin(pusat.owner, { barcode_lama: 'KEMBAR-2' })).kode_barcode
  const c = (await tambahCincin(pusat.owner, { barcode_lama: 'KEMBAR-3' })).kode_barcode
  const no_kirim = await kirim(pusat, 'TK11', a, b, c)
  await berlabel(no_kirim, 'KEMBAR-1')
  expect(await terimaDi(cabang, no_kirim, [b, 'KEMBAR-1'])).toMatchObject({
    pcs: 2,
    barcode_lama_dilepas: [{ kode_barcode: b, barcode_lama: 'KEMBAR-1' }],
  })
  expect(await terimaDi(cabang, no_kirim, [c])).toMatchObject({
    pcs: 1,
    barcode_lama_dilepas: [{ kode_barcode: c, barcode_lama: 'KEMBAR-1' }],
  })
  expect((await cabang.owner.call(barangByBarcode, { kode: 'KEMBAR-1' })).kode_barcode).toBe(a)
  expect([await labelDi(cabang, b), await labelDi(cabang, c)]).toEqual(['-', '-'])
})

it('is read as labels are, and is none where no label here may carry it', () => {
  const { barcode_lama } = isiKiriman.shape.barang.element.shape
  const dibaca = (kode: string) => barcode_lama.parse(kode)
  expect([' ab-1 ', '', '-', 'CINCIN', 'FJ-TK01-260101-0001', 'é1', '1000000014', 'X1'.repeat(21)].map(dibaca)).toEqual(
    ['AB-1', ...Array.from({ length: 7 }, () => '-')],
  )
  expect(barcode_lama.parse(undefined)).toBeUndefined()
})
