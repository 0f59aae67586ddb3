/** A deposit that the seller's form asks for waits at the till until its money came, it is waived, or its order ends. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { formPesanan, isiPesanan, tolakan, tunai } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { simpanHakAkses } from '../../akses/hak-akses/hak-akses.contract.ts'
import { dashboard } from '../../dashboard/dashboard.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { getGrupPesanan, simpanPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import {
  batalTitip,
  OTORISASI_BATAL_TITIP,
  OTORISASI_TANPA_TITIP,
  tambahTitip,
  tanpaTitip,
  titipDitunggu,
} from './titip-uang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(5_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPesanan(owner)
})
afterAll(() => shop.close())

/** An order of the seller with a deposit to be taken at the till, and its form. */
const minta = async (titip_diminta: number, baris: Parameters<typeof formPesanan>[1] = [{}]) =>
  (await sales.call(simpanPesanan, await formPesanan(sales, baris, { titip_diminta: rp(titip_diminta) }))).data
const satu = async (titip_diminta: number) => (await minta(titip_diminta)).no_grup
const tunggu = async (no_pesanan: string) =>
  (await kasir.call(titipDitunggu, {})).find((one) => one.no_pesanan === no_pesanan)
const terima = (no_pesanan: string, jumlah: number) =>
  kasir.call(tambahTitip, { no_pesanan, pembayaran: [tunai(jumlah)] })
const TANPA = { alasan: 'BAYAR SAAT AMBIL', otorisasi: null }
const banyak = async (user: User) =>
  (await user.call(dashboard, {})).menunggu.find((one) => one.nama === 'Titip uang pesanan belum diterima')

it('waits with its customer, number, sum and since when, counted among what waits', async () => {
  const { no_grup, waktu, titip_diminta } = await minta(500_000)
  expect(titip_diminta).toBe(500_000)
  expect(await tunggu(no_grup)).toMatchObject({
    no_pesanan: no_grup,
    no_grup,
    nama_customer: 'IBU SRI HARTATI',
    deskripsi: 'CINCIN KAWIN UKIR',
    jumlah: 500_000,
    waktu,
    user_id: 'SALES',
  })
  expect(await banyak(kasir)).toMatchObject({ path: '/validasi-jual-beli', jumlah: 1, sejak: waktu })
  expect((await kasir.call(getPesanan, { no_pesanan: no_grup })).titip_diminta).toBe(500_000)
  await terima(no_grup, 500_000)
  expect(await banyak(kasir)).toBeUndefined()
  expect((await kasir.call(getGrupPesanan, { no_pesanan: no_grup })).titip_diminta).toBe(0)
})

it('waits for what is left of it, and again when what came is undone', async () => {
  const no_pesanan = await satu(400_000)
  const { no_titip } = await terima(no_pesanan, 150_000)
  expect((await tunggu(no_pesanan))?.jumlah).toBe(250_000)
  await terima(no_pesanan, 250_000)
  expect(await tunggu(no_pesanan)).toBeUndefined()
  await denganOtorisasi(kasir, batalTitip, { no_titip, alasan: 'salah', otorisasi: null }, OTORISASI_BATAL_TITIP)
  expect((await tunggu(no_pesanan))?.jumlah).toBe(150_000)
  await sales.call(tanpaTitip, { no_pesanan, ...TANPA })
})

it('ends when its seller waives it, and with its order', async () => {
  const tanpa = await satu(100_000)
  expect((await sales.call(tanpaTitip, { no_pesanan: tanpa, ...TANPA })).message).toBe('Berhasil')
  expect(await tunggu(tanpa)).toBeUndefined()
  expect(await tolakan(sales, tanpaTitip, { no_pesanan: tanpa, ...TANPA })).toEqual([
    409,
    `Pesanan ${tanpa} Tidak Menunggu Titip Uang`,
  ])
  const batal = await satu(100_000)
  await kasir.call(batalPesanan, {
    no_pesanan: batal,
    alasan: 'tidak jadi',
    pembayaran: [],
    kode_baki_contoh: '',
    otorisasi: null,
  })
  expect(await tunggu(batal)).toBeUndefined()
  expect(await banyak(kasir)).toBeUndefined()
})

it('is shared among the wishes of a form as its money would be, and is never above their price', async () => {
  const { pesanan, titip_diminta } = await minta(1_000_000, [{}, { deskripsi: 'GELANG', ongkos: rp(300_000) }])
  expect(titip_diminta).toBe(1_000_000)
  const bagian = await Promise.all(pesanan.map(async ({ no_pesanan }) => (await tunggu(no_pesanan))?.jumlah ?? 0))
  expect(bagian.every((one) => one > 0)).toBe(true)
  expect(bagian.reduce<number>((sum, one) => sum + one, 0)).toBe(1_000_000)
  for (const { no_pesanan } of pesanan) await sales.call(tanpaTitip, { no_pesanan, ...TANPA })
  const form = await formPesanan(sales)
  const total = form.detail_barang.reduce((sum, one) => sum + one.sub_total, 0)
  expect(await tolakan(sales, simpanPesanan, { ...form, titip_diminta: rp(total + 1) })).toEqual([
    422,
    'Titip Uang Melebihi Total Harga Pesanan',
  ])
  // Paid ahead at once by the cashier, only the rest of the price can still be asked for.
  expect(await tolakan(kasir, simpanPesanan, { ...form, pembayaran: [tunai(1)], titip_diminta: rp(total) })).toEqual([
    422,
    'Titip Uang Melebihi Total Harga Pesanan',
  ])
})

it('is not waived by the till alone: money that came could be said not to have come', async () => {
  const no_pesanan = await satu(200_000)
  expect(await tolakan(kasir, tanpaTitip, { no_pesanan, ...TANPA, alasan: '' })).toEqual([400, 'Alasan Harus Diisi'])
  expect(await tolakan(kasir, tanpaTitip, { no_pesanan, ...TANPA })).toEqual([
    422,
    `Butuh Otorisasi ${OTORISASI_TANPA_TITIP}`,
  ])
  expect((await tunggu(no_pesanan))?.jumlah).toBe(200_000)
  await terima(no_pesanan, 50_000)
  await denganOtorisasi(kasir, tanpaTitip, { no_pesanan, ...TANPA }, OTORISASI_TANPA_TITIP)
  expect(await tunggu(no_pesanan)).toBeUndefined()
  const { riwayat } = await kasir.call(getPesanan, { no_pesanan })
  expect(riwayat.find((one) => one.langkah === 'TANPA TITIP')).toMatchObject({
    keterangan: 'Rp. 150,000: BAYAR SAAT AMBIL',
    user_id: 'KASIR',
  })
  // An SU at the till could have taken it as well; OWN answers for himself.
  const su = await shop.user(owner, 'SU', 'SU')
  const lagi = await satu(200_000)
  expect((await tolakan(su, tanpaTitip, { no_pesanan: lagi, ...TANPA }))[1]).toBe(
    `Butuh Otorisasi ${OTORISASI_TANPA_TITIP}`,
  )
  await owner.call(tanpaTitip, { no_pesanan: lagi, ...TANPA })
  const lain = await satu(200_000)
  await owner.call(tanpaTitip, { no_pesanan: lain, ...TANPA })
  expect(await tunggu(lain)).toBeUndefined()
})

it('is not waived by its maker alone either where he is to take it himself', async () => {
  const form = await formPesanan(kasir, [{}], { titip_diminta: rp(200_000) })
  const { no_grup: no_pesanan } = (await kasir.call(simpanPesanan, form)).data
  const butuh = [422, `Butuh Otorisasi ${OTORISASI_TANPA_TITIP}`]
  expect(await tolakan(kasir, tanpaTitip, { no_pesanan, ...TANPA })).toEqual(butuh)
  expect((await tunggu(no_pesanan))?.jumlah).toBe(200_000)
  // Who sells has nothing to take it with, until the shop's money goes through everybody's hands.
  const sendiri = await satu(100_000)
  const kasirUang = (value: string) =>
    disetujuiBila(owner, ubahParaSystem, { key: 'kasir_uang', value, otorisasi: null })
  await kasirUang('TIDAK')
  expect(await tolakan(sales, tanpaTitip, { no_pesanan: sendiri, ...TANPA })).toEqual(butuh)
  await kasirUang('YA')
  await sales.call(tanpaTitip, { no_pesanan: sendiri, ...TANPA })
  await denganOtorisasi(kasir, tanpaTitip, { no_pesanan, ...TANPA }, OTORISASI_TANPA_TITIP)
  expect(
    await shop.db.rows(sql`
      SELECT no_pesanan::text, user_id::text, bisa_terima, otorisasi IS NOT NULL AS disetujui FROM pesanan_tanpa_titip
      WHERE no_pesanan IN (${no_pesanan}, ${sendiri}) ORDER BY user_id`),
  ).toEqual([
    { no_pesanan, user_id: 'KASIR', bisa_terima: true, disetujui: true },
    { no_pesanan: sendiri, user_id: 'SALES', bisa_terima: false, disetujui: false },
  ])
})

it('is told to nobody who does not see orders, and counted for nobody who does not open the queue', async () => {
  const no_pesanan = await satu(100_000)
  const hak = async (user_id: string, menu: string[]) => {
    await shop.user(owner, user_id, 'GUDANG')
    await owner.call(simpanHakAkses, { id: user_id, menu, aksi: [] })
    return shop.login(user_id)
  }
  const antri = await hak('ANTRI', ['/dashboard', '/validasi-jual-beli'])
  expect((await tolakan(antri, titipDitunggu, {}))[0]).toBe(403)
  expect(await banyak(antri)).toBeUndefined()
  const lihat = await hak('LIHAT', ['/dashboard', '/lihat-pesanan'])
  expect(await lihat.call(titipDitunggu, {})).toHaveLength(1)
  expect(await banyak(lihat)).toBeUndefined()
  await sales.call(tanpaTitip, { no_pesanan, ...TANPA })
})
