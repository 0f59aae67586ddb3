/** Which categories have gold without value: by what the shop owns on an evening, wherever it is, and not by what customers left there. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { bagi, buat, jadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { z } from 'zod'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { selesaikanPesanan } from '../../pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { laporanNeracaKeuangan } from '../neraca-keuangan/neraca-keuangan.contract.ts'
import { laporanLabaRugi } from './laba-rugi.contract.ts'

let shop: TestShop
let owner: User
let sana: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await shop.toko(owner, 'TK02')
  sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(sana)
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MT'`)
  for (const user of [owner, sana]) await tambahCincin(user)
})
afterEach(() => shop.close())

const MT = { kode_group: 'MT', kode_dept: 'CINT' } as const
const beriNilai = async (user: User) => {
  const { jumlah } = await user.call(rencanaNilai, {})
  await user.call(simpanNilaiAwal, { jumlah })
}
const malam = async () => {
  for (const user of [owner, sana]) await user.call(tutupToko, { PROSES: 'close' })
  shop.clock.walk(1)
  owner = await shop.login('OWNER')
  sana = await shop.login('OWN2')
}
/** What the sheet says of both shops on a day, and the categories without value on this shop's own one. */
const kata = async (tanggal: string) => {
  const rantai = (await owner.call(laporanNeracaKeuangan, {
    tanggal,
    type_laporan: 'RANTAI',
  })) as z.output<typeof laporanNeracaKeuangan.rows.RANTAI>[]
  const toko = await owner.call(laporanNeracaKeuangan, { tanggal, type_laporan: 'TOKO' })
  const tanpa = toko.flatMap((row) => ('akun' in row && row.catatan === 'BELUM DINILAI' ? [row.ref] : []))
  return [...rantai.map(({ catatan }) => catatan), tanpa]
}
const SATU = '1 KATEGORI BELUM DINILAI'

const DUA_PULUH_DUA = { kadar: '91.6', kadar_cetak: '916', kadar_modal: '91.6' } as const
const kirim = async () => {
  const { kode_barcode } = await tambahCincin(owner, { ...MT, ...DUA_PULUH_DUA })
  for (const user of [owner, sana]) await beriNilai(user)
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode }] })
  return { no_kirim, kode_baki: 'CN02', detail_barang: [kode_barcode] }
}

it('tells gold that is under way to another shop until it is there', async () => {
  const isi = await kirim()
  await malam()
  expect(await kata('2026-03-02')).toEqual([SATU, '', ['MT']])
  await sana.call(terimaBarang, isi)
  await malam()
  // There it is of a category that came after the shop began: it has a value from the first gram on.
  expect(await kata('2026-03-03')).toEqual(['', '', []])
  // What became of it changes nothing of the evening before.
  expect(await kata('2026-03-02')).toEqual([SATU, '', ['MT']])
  const masa = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', type_laporan: 'RANTAI' } as const
  const sejak = 'DINILAI SEJAK 2026-03-02'
  expect((await owner.call(laporanLabaRugi, masa)).map(({ catatan }) => catatan)).toEqual([`${sejak}, ${SATU}`, sejak])
})

it('tells gold of a piece that a craftsman finished and nobody entered yet', async () => {
  await isiBahan(owner, 2, { kode_group: 'MT' })
  for (const user of [owner, sana]) await beriNilai(user)
  await beriBahan(owner, 2, { kode_group: 'MT' })
  await buat(owner, await pesan(owner, { ...MT, kadar: '91.6', perkiraan_berat: gram(2) }), 2)
  expect(
    await shop.db.rows(
      sql`SELECT akun, mg FROM saldo_akun('TK01', 'infinity', ARRAY['TUKANG', 'PESANAN']) WHERE mg <> 0`,
    ),
  ).toEqual([{ akun: 'PESANAN', mg: 2_000 }])
  await malam()
  expect(await kata('2026-03-02')).toEqual([SATU, '', ['MT']])
})

it("does not tell of customers' gold, at the craftsman, in the finished piece and after it was fetched", async () => {
  // The shop's own gold of the category is gone by the first evening.
  await sana.call(terimaBarang, await kirim())
  const emas = { ...MT, kadar: '91.6', berat_customer: gram(2), perkiraan_berat: gram(2) }
  const no_pesanan = await pesan(owner, emas)
  const sisa = await pesan(owner, emas)
  for (const one of [no_pesanan, sisa]) await bagi(owner, one, { berat_susut: gram(0.2) })
  await malam()
  const rapi = { berat_selesai: gram(2), berat_patri: gram(0), berat_susut: gram(0) }
  await owner.call(selesaikanPesanan, jadi(no_pesanan, rapi))
  await malam()
  await owner.call(
    tambahBarang,
    cincin({ ...MT, ...DUA_PULUH_DUA, sumber: no_pesanan, berat: gram(2), berat_asli: gram(2), ongkos: rp(150_000) }),
  )
  await owner.call(serahPesanan, {
    no_pesanan,
    diskon: rp(0),
    pembayaran: [tunai(150_000)],
    kode_baki_contoh: '',
    otorisasi: null,
  })
  await malam()
  for (const tanggal of ['2026-03-02', '2026-03-03', '2026-03-04'])
    expect([tanggal, ...(await kata(tanggal))]).toEqual([tanggal, '', '', []])
})
