/** The photo of the paper of who sells without a nota: demanded by the shop, taken once, seen by OWN and SU who are written down. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import {
  beliSah,
  cincinLama,
  cincinNota,
  disetujuiBila,
  formBeli,
  formNota,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { formJual, jualSah } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lihatIdentitas } from '../../member/privasi/privasi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { beli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterAll(() => shop.close())

const wajib = (value: 'YA' | 'TIDAK') =>
  disetujuiBila(owner, ubahParaSystem, { key: 'beli_foto_identitas', value, otorisasi: null })
const form = (foto_identitas: string | null) => formBeli([cincinLama({ harga: rp(100_000) })], { foto_identitas })
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT no_faktur_beli FROM pembelian ORDER BY 1`),
    shop.db.rows(sql`SELECT no_grup, foto FROM pembelian_identitas ORDER BY 1`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM batas_pakai`),
  ])
const ditolak = async (foto: string | null, kata: string) => {
  const sebelum = await keadaan()
  expect(await tolakan(sales, beli, form(foto))).toEqual([422, kata])
  expect(await keadaan()).toEqual(sebelum)
}

it('is possible, and demanded where the shop photographs papers', async () => {
  await sales.call(beli, form(null))
  await sales.call(beli, form(fotoUnik()))
  await wajib('YA')
  await ditolak(null, 'Foto Identitas Harus Ada')
  const { no_grup } = await sales.call(beli, form(fotoUnik()))
  expect((await keadaan())[1]).toContainEqual(expect.objectContaining({ no_grup }))
  await wajib('TIDAK')
})

it('is demanded as well of a piece that is given in for a sale, and of none that has its nota', async () => {
  const ring = async () => (await tambahCincin(owner)).kode_barcode
  const lama = await ring()
  await jualSah(owner, owner, [lama])
  await wajib('YA')
  const kode = await ring()
  const tukar = async (foto_identitas: string | null, barang = cincinLama({ harga: rp(100_000) })) =>
    formJual(sales, [kode], {
      nama_customer: 'BU SARI',
      no_hp: '08123456789',
      alamat: 'JL. MAWAR 3',
      nik: '3573010203040506',
      tukar: { kode_baki: 'BELI1', detail_barang: [barang], foto_identitas },
      pembayaran: [],
    })
  const sebelum = await keadaan()
  expect(await tolakan(sales, jual, await tukar(null))).toEqual([422, 'Foto Identitas Harus Ada'])
  expect(await keadaan()).toEqual(sebelum)
  const foto = fotoUnik()
  const { data } = await disetujuiBila(sales, jual, await tukar(foto))
  const dokumen = data.tukar[0]?.no_faktur_beli ?? ''
  expect((await owner.call(lihatIdentitas, { dokumen })).foto).toMatch(/^[0-9a-f]{64}$/)
  const isi = await shop.db.one<{ ada: boolean }>(
    sql`SELECT sesudah::text LIKE ${`%${foto.slice(0, 60)}%`} AS ada FROM audit_log WHERE dokumen = ${data.no_faktur_jual}`,
  )
  expect(isi).toEqual({ ada: false })
  const denganNota = formNota([cincinNota(lama, { harga: rp(100_000) })])
  expect((await disetujuiBila(sales, beli, denganNota)).data.barang).toHaveLength(1)
  await wajib('TIDAK')
})

it('is of one form, never of two, and stays', async () => {
  const foto = fotoUnik()
  await sales.call(beli, form(foto))
  await ditolak(foto, 'Foto Identitas Sudah Pernah Dipakai, Ambil Foto Baru')
  await expect(shop.db.run(sql`DELETE FROM pembelian_identitas`)).rejects.toThrow('ditolak')
})

it('is seen by OWN and SU who are written down first, for five minutes, and is in no trail itself', async () => {
  const foto = fotoUnik()
  const dua = [cincinLama({ harga: rp(100_000) }), cincinLama({ harga: rp(100_000) })]
  const { barang } = await beliSah(owner, dua, { foto_identitas: foto })
  // Of every piece of the form.
  const dokumen = barang[1]?.no_faktur_beli ?? ''
  expect(await tolakan(sales, lihatIdentitas, { dokumen })).toEqual([403, expect.any(String)])
  const tersimpan = await shop.db.one<{ foto: string }>(
    sql`SELECT foto FROM pembelian_identitas WHERE no_grup = ${barang[0]?.no_faktur_beli ?? ''}`,
  )
  const hash = tersimpan?.foto ?? ''
  const buka = async (siapa: User) => (await siapa.send('GET', `identitas/foto/${dokumen}/${hash}`)).status
  expect([await buka(owner), await buka(sales)]).toEqual([404, 403])
  expect(await owner.call(lihatIdentitas, { dokumen })).toMatchObject({ foto: hash, dilihat: [] })
  expect([await buka(owner), await buka(sales)]).toEqual([200, 403])
  const su = await shop.user(owner, 'SU', 'SU')
  expect(await buka(su)).toBe(404)
  shop.clock.walk(6 / 1440)
  expect(await buka(owner)).toBe(404)
  expect((await owner.call(lihatIdentitas, { dokumen })).dilihat).toMatchObject([{ user_id: 'OWNER' }])
  expect(
    await shop.db.rows(sql`SELECT id FROM audit_log WHERE sesudah::text LIKE ${`%${foto.slice(0, 60)}%`}`),
  ).toEqual([])
})
