import { rp, uang } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { masterSuite } from '@kencana/testing/master'
import { bukukan } from '@kencana/testing/posting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listBank, rekening } from './rekening.contract.ts'

const BCA = { no_rekening: '0113344556', kode_bank: 'BCA', atas_nama: 'HENDRA WIJAYA', biaya_credit: 1.8 }

masterSuite({
  master: rekening,
  row: { ...BCA, biaya_transfer: 0.1, biaya_debet: 0.5, biaya_qris: 0.3 },
  change: { atas_nama: 'HENDRA', kode_bank: 'BRI', biaya_qris: 0.7 },
  perToko: true,
  inUse: {
    make: async (_, shop) => {
      const buku = { kode_toko: 'TK01', tgl_system: '2026-03-02', user_id: 'OWNER', waktu: shop.clock.now() }
      const lines = [uang('BANK', rp(1_000), BCA.no_rekening), uang('MODAL', rp(-1_000))]
      await shop.db.transaction((tx) => bukukan(tx, buku, { kind: 'TAMBAH_UANG', lines }))
    },
    text: `Rekening ${BCA.no_rekening} Masih Bersaldo`,
  },
})

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

it('belongs to a bank of the list', async () => {
  const banks = await owner.call(listBank, {})
  expect(banks).toContainEqual({ kode_bank: 'BCA', nama_bank: 'BANK CENTRAL ASIA' })
  expect(await owner.send('POST', 'rekening/add', { body: { ...BCA, kode_bank: 'LEHMAN' } })).toMatchObject({
    status: 422,
    text: 'Bank LEHMAN Tidak Ada',
  })
})
