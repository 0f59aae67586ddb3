import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { formPesanan, isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { titipSah } from '@kencana/testing/titipan'
import { lotMM, uji, ujiTambah, ujiUang } from '@kencana/testing/uji'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahBarang } from '../barang/tambah-barang/tambah-barang.contract.ts'
import { hitungKas } from '../keuangan/hitung-kas/hitung-kas.contract.ts'
import { auditNeraca } from '../neraca/neraca.contract.ts'
import { ubahParaSystem } from '../pengaturan/para-system/para-system.contract.ts'
import { batalPesanan } from '../pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { simpanPesanan } from '../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { dashboard } from './dashboard.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
})
afterAll(() => shop.close())

it('shows the state of the shop after a closed day, an audit and a posting', async () => {
  owner = await shop.nextDay(owner)
  await owner.call(auditNeraca, {})
  await owner.call(ujiUang, { jumlah: rp(125_000) })
  const now = await owner.call(dashboard, {})
  expect(now).toMatchObject({
    tgl_system: '2026-03-03',
    hari_ini: '2026-03-03',
    tutup_toko: [{ tgl_system: '2026-03-02', ditutup_oleh: 'OWNER', jurnal: 1 }],
    kas: [{ akun: 'KAS', ref: '-', rp: 1_125_000 }],
    neraca: { seimbang: true, jurnal: 1, pelanggaran: 0, diperiksa_pada: '2026-03-03T02:00:00Z' },
    sesi_aktif: 1,
    backup: { umur_jam: null },
  })
  expect(now.aktivitas[0]).toEqual({
    id: expect.any(Number),
    waktu: '2026-03-03T02:00:00Z',
    user_id: 'OWNER',
    kata: expect.stringMatching(/\S/),
    dokumen: '-',
  })
})

it('answers of goods on a tray that no list knows, by the name of what they lie on', async () => {
  const fresh = await openShop([uji])
  const first = await fresh.setup()
  await first.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
  expect(await first.call(dashboard, {})).toMatchObject({
    stok: [{ kode_gudang: 'BAKI', nama_gudang: 'BAKI', kode_group: 'MM', nama_group: 'MM', qty: 1, berat: gram(2) }],
  })
  await fresh.close()
})

it('shows goods per place and category', async () => {
  const fresh = await openShop()
  let first = await fresh.setup()
  await isiMaster(first)
  await tambahCincin(first)
  first = await fresh.nextDay(first)
  await tambahCincin(first, { berat: gram(2), berat_asli: gram(2) })
  const now = await first.call(dashboard, {})
  expect(now.stok).toEqual([
    { kode_gudang: 'TOKO', nama_gudang: 'TOKO', kode_group: 'MM', nama_group: 'MAS MUDA', qty: 2, berat: gram(5.485) },
  ])
  const sales = await fresh.user(first, 'SALES', 'SALES')
  expect(await sales.call(dashboard, {})).toMatchObject({ stok: null })
  await fresh.close()
})

it('claims nothing of the ledger before an audit has run', async () => {
  const fresh = await openShop()
  const first = await fresh.setup()
  expect((await first.call(dashboard, {})).neraca).toBeNull()
  await fresh.close()
})

it('shows money, ledger and backup to owners only', async () => {
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  expect(await kasir.call(dashboard, {})).toMatchObject({
    kas: null,
    susut_selisih: null,
    terkunci: null,
    neraca: null,
    backup: null,
  })
})

it('tells owners in words what everybody did, and others what they did themselves', async () => {
  const fresh = await openShop()
  const first = await fresh.setup()
  await isiMaster(first)
  const su = await fresh.user(first, 'SU1', 'SU')
  await tambahCincin(su)
  const [terakhir] = (await first.call(dashboard, {})).aktivitas
  expect(terakhir).toMatchObject({ user_id: 'SU1', kata: tambahBarang.summary })
  const kasir = await fresh.user(first, 'KASIR', 'KASIR')
  expect((await kasir.call(dashboard, {})).aktivitas.map(({ user_id }) => user_id)).not.toContain('SU1')
  await fresh.close()
})

it('tells nobody a key, a number that computers drew, or how a call works', async () => {
  const fresh = await openShop()
  const first = await fresh.setup()
  await isiMaster(first)
  await first.call(ubahParaSystem, { key: 'kasir_uang', value: 'TIDAK' })
  const { kode_barcode } = await tambahCincin(first)
  await koreksiSetuju(first, { kode: kode_barcode, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  await tambahCincin(await fresh.user(first, 'SU1', 'SU'))
  const { aktivitas } = await first.call(dashboard, {})
  const dibaca = aktivitas.map(({ kata, dokumen }) => `${kata} ${dokumen}`)
  expect(dibaca).toContain('Ubah satu parameter toko ini Uang Lewat Kasir')
  expect(dibaca).toContain('Setujui permintaan sendiri KOREKSI BERAT')
  expect(dibaca.filter((one) => /[:;{]|[a-z]_[a-z]|[0-9a-f]{8}-/.test(one))).toEqual([])
  await fresh.close()
})

it('shows owners what was lost and found, a gain beside the losses', async () => {
  const fresh = await openShop()
  let first = await fresh.setup()
  await isiMaster(first)
  const a = await tambahCincin(first)
  const b = await tambahCincin(first)
  await koreksiSetuju(first, { kode: a.kode_barcode, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  first = await fresh.nextDay(first)
  await koreksiSetuju(first, { kode: b.kode_barcode, berat: gram(3.585), berat_asli: gram(3.6), alasan: 'ULANG' })
  expect((await first.call(dashboard, {})).susut_selisih).toEqual({
    hari: { susut: 0, kurang: 0, lebih: gram(-0.1) },
    bulan: { susut: 0, kurang: gram(0.485), lebih: gram(-0.1) },
  })
  await fresh.close()
})

it('shows owners whose gold is promised at a locked price, and who promised it, while it holds', async () => {
  const fresh = await openShop()
  let first = await fresh.setup()
  await isiMaster(first)
  await isiPesanan(first)
  // Sellers of this shop take deposits themselves.
  await first.call(ubahParaSystem, { key: 'kasir_uang', value: 'TIDAK' })
  const sales = await fresh.user(first, 'SALES', 'SALES')
  const kunci = async (siapa: User, lain: object, berat_customer = 0) => {
    const baris = { kunci_harga: true, perkiraan_berat: gram(10), berat_customer: gram(berat_customer) }
    const isi = await formPesanan(siapa, [baris], { pembayaran: [tunai(6_000_000)], ...lain })
    return (await siapa.call(simpanPesanan, isi)).no_grup
  }
  // One customer, spelt twice; 10 g and 10 % more, less his own 2 g.
  await kunci(first, { nama_customer: 'BU SARI', no_hp: '0812-3456' })
  await kunci(sales, { nama_customer: 'SARI', no_hp: '+62 812 3456' }, 2)
  const batal = await kunci(first, { nama_customer: 'BU DEWI', no_hp: '08130000' })
  await kunci(first, { nama_customer: 'PAK BUDI', no_hp: '08140000' })
  await pesan(first, {}, { nama_customer: 'TANPA KUNCI', no_hp: '08150000' })
  const isi = { no_pesanan: batal, alasan: 'X', pembayaran: [tunai(6_000_000)], kode_baki_contoh: '', otorisasi: null }
  await denganOtorisasi(first, batalPesanan, isi, 'BATAL PESANAN')
  // A piece of 3.485 g kept at its price; another one at the price of whatever day it is fetched.
  const titip = async (mengikat: boolean) => {
    const { kode_barcode } = await tambahCincin(first)
    await titipSah(sales, first, [kode_barcode], { mengikat, nama_customer: 'SARI', no_hp: '08123456' })
  }
  await titip(true)
  await titip(false)
  expect((await first.call(dashboard, {})).terkunci).toEqual({
    customer: [
      { nama: 'SARI', janji: 3, berat: gram(23.485) },
      { nama: 'PAK BUDI', janji: 1, berat: gram(11) },
    ],
    user: [
      { nama: 'OWNER', janji: 2, berat: gram(22) },
      { nama: 'SALES', janji: 2, berat: gram(12.485) },
    ],
  })
  for (let hari = 0; hari < 15; hari += 1) first = await fresh.nextDay(first)
  expect((await first.call(dashboard, {})).terkunci).toEqual({ customer: [], user: [] })
  await fresh.close()
})

it('says what the day needs before the door is opened, of the screens that one has', async () => {
  const fresh = await openShop()
  let first = await fresh.setup(rp(0))
  await isiMaster(first)
  const siap = async (siapa = first) =>
    (await siapa.call(dashboard, {})).siap.map(({ nama, selesai }) => `${nama} ${selesai ? 'ya' : 'belum'}`)
  expect(await siap()).toEqual([])
  await tambahCincin(first)
  await first.call(hitungKas, { kode_laci: '-', lembar: { '1000': 0 } })
  expect(await siap()).toEqual(['Harga emas ya', 'Kas dihitung ya', 'Baki pembelian belum', 'Baki titipan belum'])
  first = await fresh.nextDay(first)
  await isiPesanan(first)
  expect(await siap()).toEqual(['Harga emas belum', 'Kas dihitung belum', 'Baki pembelian belum', 'Baki titipan ya'])
  const gudang = await fresh.user(first, 'SALES', 'SALES')
  expect(await siap(gudang)).toEqual([])
  await fresh.close()
})
