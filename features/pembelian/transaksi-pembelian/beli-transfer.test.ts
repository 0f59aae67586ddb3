import { SEMUA } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import {
  beliSah,
  cincinLama,
  denganOtorisasi,
  disetujuiBila,
  ditimbang,
  formBeli,
  isiKondisi,
  isiPembelian,
  mintaDari,
  REKENING_SARI,
} from '@kencana/testing/pembelian'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { laporanNonCash } from '../../keuangan/laporan-uang/laporan-uang.contract.ts'
import { saldoUang, tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalBeli, beli, getBeli, validasiBeli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  for (const no_rekening of ['0111', '0222']) await isiRekening(owner, no_rekening)
  await owner.call(tambahBank, { ...MODAL, no_rekening: '0222', jumlah: rp(10_000_000) })
})
afterAll(() => shop.close())

const MODAL = { kode_transaksi: 'SALDO AWAL', keterangan: 'modal' }
const uang = async () => {
  const { kas, bank } = await owner.call(saldoUang, {})
  return { kas, bank: bank.map(({ no_rekening, saldo }) => [no_rekening, saldo]) }
}
const baris = (document: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${document} ORDER BY m.akun`)
const lewat = (no_rekening: string) => ({ cara_bayar: 'TRANSFER' as const, no_rekening })
const batal = (no_faktur: string) =>
  denganOtorisasi(
    owner,
    batalBeli,
    { no_faktur_beli: [no_faktur], alasan: 'salah', otorisasi: null },
    'BATAL PEMBELIAN',
  )

it('pays from the account that was chosen, not from the drawer, and takes it back exactly', async () => {
  const awal = await uang()
  const { no_grup, no_rekening, cara_bayar } = await beliSah(owner, [cincinLama()], lewat('0222'))
  expect([cara_bayar, no_rekening]).toEqual(['TRANSFER', '0222'])
  expect(await baris(no_grup)).toEqual([
    { akun: 'BAKI', ref: 'BELI1', pcs: 1, mg: 3485, rp: 0 },
    { akun: 'BANK', ref: '0222', pcs: 0, mg: 0, rp: -5_400_000 },
    { akun: 'PELANGGAN', ref: '-', pcs: -1, mg: -3485, rp: 0 },
    { akun: 'PEMBELIAN', ref: '-', pcs: 0, mg: 0, rp: 5_400_000 },
  ])
  expect(await uang()).toEqual({
    kas: awal.kas,
    bank: [
      ['0111', 0],
      ['0222', 4_600_000],
    ],
  })
  await batal(no_grup)
  expect(await uang()).toEqual(awal)
  const [barang] = (await owner.call(getBeli, { no_faktur: no_grup })).barang
  expect(await baris(barang?.no_batal ?? '')).toEqual([
    { akun: 'BAKI', ref: 'BELI1', pcs: -1, mg: -3485, rp: 0 },
    { akun: 'BANK', ref: '0222', pcs: 0, mg: 0, rp: 5_400_000 },
    { akun: 'PELANGGAN', ref: '-', pcs: 1, mg: 3485, rp: 0 },
    { akun: 'PEMBELIAN', ref: '-', pcs: 0, mg: 0, rp: -5_400_000 },
  ])
})

it('is a payment as every other, which reports tell by its way and by whom it went to', async () => {
  const { no_grup } = await beliSah(owner, [cincinLama({ harga: rp(1_000_000) })], lewat('0222'))
  await batal(no_grup)
  const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
  const rows = await owner.call(laporanNonCash, {
    ...hari,
    type: 'DETAIL',
    kategori: SEMUA,
    no_rekening: SEMUA,
    cair: SEMUA,
    jenis: 'TRANSFER',
  })
  const [barang] = (await owner.call(getBeli, { no_faktur: no_grup })).barang
  const jalan = { jenis: 'TRANSFER', keterangan: 'BU SARI', cek: '-' }
  expect(rows.filter((row) => 'dokumen' in row && [no_grup, barang?.no_batal].includes(row.dokumen))).toEqual([
    expect.objectContaining({ ...jalan, dokumen: no_grup, kategori: 'PEMBELIAN', jumlah_out: 1_000_000 }),
    expect.objectContaining({ ...jalan, kategori: 'BATAL PEMBELIAN', jumlah_in: 1_000_000 }),
  ])
})

it('is refused when the account does not hold it, with nothing changed', async () => {
  const awal = await uang()
  await expect(beliSah(owner, [cincinLama()], lewat('0111'))).rejects.toThrow('Saldo BANK 0111 Tidak Mencukupi')
  expect(await uang()).toEqual(awal)
})

it('is refused so before anybody is asked to look at what it pays', async () => {
  const { data } = await owner.call(beli, formBeli([cincinLama({ harga: rp(5_400_000) })], lewat('0111')))
  await shop.user(owner, 'KASIR', 'KASIR')
  const awal = await uang()
  const sahkan = () => owner.call(validasiBeli, ditimbang(data))
  await expect(sahkan()).rejects.toThrow('Saldo BANK 0111 Tidak Mencukupi')
  expect(await uang()).toEqual(awal)
  // With money on it somebody else looks at a ring for so much.
  await owner.call(tambahBank, { ...MODAL, no_rekening: '0111', jumlah: rp(5_400_000) })
  await expect(sahkan()).rejects.toThrow('Butuh Saksi PEMBELIAN TANPA NOTA')
})

it('is agreed to where the shop wants that of every transfer (beli_transfer_otorisasi), and cash is not', async () => {
  const para = (value: string) =>
    disetujuiBila(owner, ubahParaSystem, { key: 'beli_transfer_otorisasi', value, otorisasi: null })
  await para('YA')
  const murah = cincinLama({ harga: rp(500_000) })
  const form = formBeli([murah], lewat('0222'))
  const awal = await uang()
  const minta = await mintaDari(owner, beli, form)
  expect(minta.message).toBe('Butuh Otorisasi PEMBELIAN TRANSFER')
  const { kasus } = await owner.call(getMinta, { id: minta.minta ?? '' })
  expect(kasus).toMatchObject([
    {
      aturan: 'Pembelian dibayar lewat transfer',
      keterangan: expect.stringContaining('TRANSFER 0222 kepada'),
      rp: 500_000,
    },
  ])
  expect(await uang()).toEqual(awal)
  await denganOtorisasi(owner, beli, form, 'PEMBELIAN TRANSFER')
  await owner.call(beli, formBeli([murah]))
  await para('TIDAK')
  await owner.call(beli, formBeli([cincinLama({ harga: rp(510_000) })], lewat('0222')))
})

it('says to whose account it goes, and nothing of one when it is paid in cash', async () => {
  const kosong = { ...lewat('0222'), bank_pelanggan: '', no_rekening_pelanggan: '', nama_rekening_pelanggan: '' }
  const { text } = await owner.send('POST', 'pembelian', {
    body: { ...formBeli([], kosong), detail_barang: [{ ...cincinLama(), berat: 3.485 }] },
  })
  expect(text).toBe('Bank Customer Harus Diisi, No Rekening Customer Harus Diisi, Nama Rekening Customer Harus Diisi')
  const tunai = formBeli([cincinLama({ harga: rp(1_000_000) })], REKENING_SARI)
  const { data } = await owner.call(beli, tunai)
  expect(data).toMatchObject({ cara_bayar: 'CASH', bank_pelanggan: '', no_rekening_pelanggan: '' })
  // Kept whole for who keeps money, by its end for others.
  const { no_grup } = await owner.call(beli, formBeli([cincinLama({ harga: rp(1_000_000) })], lewat('0222')))
  expect(await owner.call(getBeli, { no_faktur: no_grup })).toMatchObject(REKENING_SARI)
  const sales = await shop.user(owner, 'SALES', 'SALES')
  expect((await sales.call(getBeli, { no_faktur: no_grup })).no_rekening_pelanggan).toBe('******1234')
})
