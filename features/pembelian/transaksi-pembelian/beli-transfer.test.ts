import { SEMUA } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import {
  beliSah,
  cincinLama,
  denganOtorisasi,
  formBeli,
  isiKondisi,
  isiPembelian,
  REKENING_SARI,
} from '@kencana/testing/pembelian'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanNonCash } from '../../keuangan/laporan-uang/laporan-uang.contract.ts'
import { saldoUang, tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { batalBeli, beli, getBeli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  for (const no_rekening of ['0111', '0222']) await isiRekening(owner, no_rekening)
  const modal = { kode_transaksi: 'SALDO AWAL', keterangan: 'modal' }
  await owner.call(tambahBank, { ...modal, no_rekening: '0222', jumlah: rp(10_000_000) })
})
afterAll(() => shop.close())

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
