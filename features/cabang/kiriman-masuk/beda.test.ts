/** Losses count on: a piece that goes from one installation to another begins no tolerance anew. 3.485 g may differ by 34 mg in all. */

import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { tulisSurat, type Ujung } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { beforeEach, expect, it } from 'vitest'
import { kirimCuci, terimaCuci } from '../../barang/cucian/cucian.contract.ts'
import { koreksiBerat } from '../../barang/koreksi-barang/koreksi-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'

const dua = duaInstalasi()
const { pusat, cabang } = dua

let kode: string
beforeEach(async () => {
  kode = (await tambahCincin(pusat.owner)).kode_barcode
})

const timbang = ({ owner }: Ujung, berat: number) =>
  owner.call(koreksiBerat, {
    kode,
    berat: gram(berat),
    berat_asli: gram(berat),
    alasan: 'TIMBANG ULANG',
    otorisasi: null,
  })
const surat = async ({ shop }: Ujung, no_kirim: string) => {
  const row = await shop.db.one<{ isi: { barang: object[] } & Record<string, unknown>; galat: string }>(
    sql`SELECT isi, galat FROM surat_keluar WHERE dokumen = ${no_kirim} AND jenis = 'KIRIMAN'`,
  )
  if (!row) throw new Error('no letter')
  return row
}
/** Sends it over and receives it there. @returns the number of the dispatch */
const pindah = async (dari: Ujung) => {
  const [ke, to] = dari === pusat ? [cabang, 'TK11'] : [pusat, 'TK01']
  const { no_kirim } = await dari.owner.call(kirimKecabang, { to, detail_barang: [{ kode_barcode: kode }] })
  await dua.antar()
  await ke.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode] })
  await dua.antar()
  return no_kirim
}
const beda = async ({ shop }: Ujung) =>
  shop.db.one(sql`
    SELECT h.kurang, h.lebih, h.cuci FROM barang b CROSS JOIN LATERAL beda_barang(b.kode_barang) h WHERE b.kode_barcode = ${kode}`)

it('tells what corrections took so far, and the next one is asked for all of it', async () => {
  await timbang(pusat, 3.465)
  const no_kirim = await pindah(pusat)
  expect((await surat(pusat, no_kirim)).isi.barang).toMatchObject([{ koreksi_kurang: 0.02, koreksi_lebih: 0 }])
  expect(await beda(cabang)).toEqual({ kurang: 20, lebih: 0, cuci: 0 })
  await expect(timbang(cabang, 3.445)).rejects.toThrow('Butuh Otorisasi KOREKSI BERAT')
  await timbang(cabang, 3.455)
  // Back where it was: what it lost there counts here as well, once.
  await pindah(cabang)
  expect(await beda(pusat)).toEqual({ kurang: 30, lebih: 0, cuci: 0 })
  await expect(timbang(pusat, 3.445)).rejects.toThrow('Butuh Otorisasi KOREKSI BERAT')
  await pindah(pusat)
  expect(await beda(cabang)).toEqual({ kurang: 30, lebih: 0, cuci: 0 })
})

it('tells what washings took so far, and the next one is asked for all of it', async () => {
  const cuci = async ({ owner }: Ujung, berat: number) => {
    const isi = { keterangan: '', detail_barang: [kode] }
    const { no_cuci } = (await owner.call(kirimCuci, isi)).data
    const detail_barang = [{ kode_barcode: kode, berat: gram(berat) }]
    return owner.call(terimaCuci, { no_cuci, kode_baki: null, detail_barang, otorisasi: null })
  }
  await cuci(pusat, 3.48)
  await pindah(pusat)
  expect(await beda(cabang)).toEqual({ kurang: 0, lebih: 0, cuci: 5 })
  await cuci(cabang, 3.475)
  await pindah(cabang)
  // What was washed off there is no correction as well.
  expect(await beda(pusat)).toEqual({ kurang: 0, lebih: 0, cuci: 10 })
})

it('counts what a piece weighs less than when it left, though the other installation says that nothing was corrected', async () => {
  await timbang(pusat, 3.465)
  const pergi = await pindah(pusat)
  const { isi } = await surat(pusat, pergi)
  const kembali = (no: string, ubah: object) =>
    tulisSurat(cabang, 'KIRIMAN', {
      ...isi,
      no_kirim: `KCB-TK11-260302-${no}`,
      asal: 'TK11',
      tujuan: 'TK01',
      barang: [{ ...isi.barang[0], koreksi_kurang: 0, ...ubah }],
    })
  const kurang = await kembali('8101', { berat: 3.445 })
  const lebih = await kembali('8102', { berat: 3.465 + 0.035 })
  const dicuci = await kembali('8103', { berat: 3.44, susut_cuci: 0.035 })
  const ngawur = await kembali('8104', { koreksi_lebih: -0.001 })
  await dua.antar()
  expect((await kurang.keadaan()).galat).toBe(`Barang ${kode}: Kurang 0.040 G Di Semua Instalasi, Lebih Dari 0.034 G`)
  expect((await lebih.keadaan()).galat).toContain('Dulu Berangkat 3.465 G')
  expect((await dicuci.keadaan()).galat).toBe(
    `Barang ${kode}: Susut Cuci 0.035 G Di Semua Instalasi, Lebih Dari 0.034 G`,
  )
  expect((await ngawur.keadaan()).galat).toBe(`Barang ${kode}: Berat Tidak Masuk Akal`)
  const sedikit = await kembali('8105', { berat: 3.455 })
  await dua.antar()
  expect(await sedikit.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
  await pusat.owner.call(terimaBarang, {
    no_kirim: 'KCB-TK11-260302-8105',
    kode_baki: 'CN02',
    detail_barang: [kode],
  })
  expect(await beda(pusat)).toEqual({ kurang: 30, lebih: 0, cuci: 0 })
})
