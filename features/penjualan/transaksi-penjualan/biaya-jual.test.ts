/** What an undone sale gives back where cash came beside money through a bank: each way has its lines, and none of them is missed. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { persentase, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { batalJual, jual } from './transaksi-penjualan.contract.ts'

type Bayar = InputOf<typeof jual>['pembayaran'][number]

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiRekening(owner, '0111')
  await isiRekening(owner, '0222', { biaya_debet: persentase(10_000) })
  const modal = { kode_transaksi: 'SALDO AWAL', no_rekening: '0222', jumlah: rp(1_000_000), keterangan: 'modal' }
  await owner.call(tambahBank, modal)
})
afterAll(() => shop.close())

/** A ring for 5,733,000: 500,000 as told, the rest in cash. */
const SISA = 5_233_000
const lewat = (cara_bayar: Bayar['cara_bayar'], no_rekening: string, referensi: string): Bayar => ({
  ...bayarTunai(500_000),
  cara_bayar,
  no_rekening,
  masuk: true,
  ...(referensi === '' ? {} : { referensi }),
})
const dibayar = async (satu: Bayar) => {
  const form = await formJual(owner, [(await tambahCincin(owner)).kode_barcode])
  return (await disetujuiBila(owner, jual, { ...form, pembayaran: [bayarTunai(SISA), satu], sahkan: true })).data
}
/** Lines of what was booked beside the undo of a sale. */
const kembali = (no_faktur_jual: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.rp FROM penjualan_kembali k JOIN jurnal j ON j.document = k.no_kembali JOIN mutasi m ON m.jurnal_id = j.id
    WHERE k.no_faktur_jual = ${no_faktur_jual} ORDER BY 1, 2, 3 DESC`)

it('000.15 is cash and a card as they came, the card’s fee being the shop’s loss', async () => {
  const nota = await dibayar(lewat('DEBET', '0222', ''))
  await disetujuiBila(owner, batalJual, batalForm(nota))
  // 1 % of 500,000: the bank has 495,000, and gives 500,000 back.
  expect(await kembali(nota.no_faktur_jual)).toEqual([
    { akun: 'BANK', ref: '0222', rp: 495_000 },
    { akun: 'BANK', ref: '0222', rp: -500_000 },
    { akun: 'BIAYA_BANK', ref: '0222', rp: 5_000 },
    { akun: 'KAS', ref: '-', rp: SISA },
    { akun: 'KAS', ref: '-', rp: -SISA },
  ])
  expect(await shop.violations()).toEqual([])
})

it('000.34 is cash as it came, where a transfer goes back from another account', async () => {
  const nota = await dibayar(lewat('TRANSFER', '0111', 'TRX-15'))
  const pembayaran = [bayarTunai(SISA), lewat('TRANSFER', '0222', '')]
  await disetujuiBila(owner, batalJual, batalForm(nota, { pembayaran }))
  expect(await kembali(nota.no_faktur_jual)).toEqual([
    { akun: 'BANK', ref: '0111', rp: 500_000 },
    { akun: 'BANK', ref: '0222', rp: -500_000 },
    { akun: 'KAS', ref: '-', rp: SISA },
    { akun: 'KAS', ref: '-', rp: -SISA },
  ])
  expect(await shop.violations()).toEqual([])
})
