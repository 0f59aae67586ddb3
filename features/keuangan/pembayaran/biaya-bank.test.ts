/** Whoever takes a payment tries to keep part of it as a fee of the bank. */
import { sql } from '@kencana/database'
import { parsePersen } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { formPesanan, isiPesanan, tunai } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { rekening } from '../../pengaturan/rekening/rekening.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'

let shop: TestShop
let owner: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiRekening(owner, '0111', { biaya_credit: parsePersen(2), biaya_qris: parsePersen(0.7) })
  // A shop whose sellers take money themselves.
  await owner.call(ubahParaSystem, { key: 'kasir_uang', value: 'TIDAK' })
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

type Cara = 'TRANSFER' | 'DEBET' | 'CREDIT' | 'QRIS'

/** Deposits of one order, each with a fee of 10 % that nobody asked for. @returns what the books say the bank kept */
const titip = async (...cara: Cara[]): Promise<Record<string, number>> => {
  const pembayaran = cara.map((cara_bayar) => ({ ...tunai(1_000_000), cara_bayar, no_rekening: '0111' }))
  const form = await formPesanan(sales, [{}], { pembayaran })
  const wire = z.encode(simpanPesanan.input, form)
  const body = { ...wire, pembayaran: (wire.pembayaran ?? []).map((one) => ({ ...one, biaya_persen: 10 })) }
  const { json, text } = await sales.send('POST', simpanPesanan.path, { body })
  const { no_grup } = json as { no_grup?: string }
  expect(no_grup, text).toBeDefined()
  const rows = await shop.db.rows<{ cara_bayar: string; biaya: number }>(
    sql`SELECT cara_bayar, biaya FROM pembayaran WHERE dokumen = ${no_grup ?? ''}`,
  )
  const buku = await shop.db.one<{ biaya: number; bank: number }>(sql`
    SELECT coalesce(sum(m.rp) FILTER (WHERE m.akun = 'BIAYA_BANK'), 0)::bigint AS biaya,
      coalesce(sum(m.rp) FILTER (WHERE m.akun = 'BANK'), 0)::bigint AS bank
    FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${no_grup ?? ''}`)
  const biaya = rows.reduce((sum, one) => sum + one.biaya, 0)
  expect(buku).toEqual({ biaya, bank: cara.length * 1_000_000 - biaya })
  return Object.fromEntries(rows.map((one) => [one.cara_bayar, one.biaya]))
}

it('is what the owner wrote at the account for its kind, whatever a form says', async () => {
  expect(await titip('TRANSFER', 'DEBET', 'CREDIT', 'QRIS')).toEqual({
    TRANSFER: 0,
    DEBET: 0,
    CREDIT: 20_000,
    QRIS: 7_000,
  })
})

it('is written by OWN and SU alone, to 10 %', async () => {
  const path = rekening.update.path.replace('{id}', '0111')
  const isi = (biaya_transfer: number) => ({ kode_bank: 'BCA', atas_nama: 'KENCANA', biaya_transfer })
  expect((await sales.send('PUT', path, { body: isi(9) })).status).toBe(403)
  expect(await owner.send('PUT', path, { body: isi(10.0001) })).toMatchObject({
    status: 400,
    text: 'Biaya Tidak Boleh Lebih Dari 10%',
  })
  expect(await titip('TRANSFER')).toEqual({ TRANSFER: 0 })
})
