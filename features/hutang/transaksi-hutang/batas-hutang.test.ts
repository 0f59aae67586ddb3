/** What one person lends in a day, of real loans of many customers. */
import { rp } from '@kencana/ledger'
import { formHutang, gelangJaminan, tokoHutang } from '@kencana/testing/hutang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { simpanHutang, tolakHutang } from './transaksi-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang()
})
afterAll(() => toko.shop.close())

/** Two bracelets carry 26,320,000. */
const pinjam = (ke: number, jumlah: number) =>
  formHutang({
    nik: `35730102030405${String(ke).padStart(2, '0')}`,
    nama_customer: `CUSTOMER ${ke}`,
    jumlah_hutang: rp(jumlah),
    detail_barang: [gelangJaminan(), gelangJaminan()],
  })

it('is ten times the most of one loan, then agreement; a loan that is turned down gives nothing back', async () => {
  const { sales, shop, owner } = toko
  const hutang = async (siapa = sales) => (await siapa.call(batasSaya, {})).hutang
  // Ten of 15,000,000 each, of ten customers: 150,000,000.
  const semua = []
  for (let ke = 1; ke <= 10; ke += 1) semua.push(await sales.call(simpanHutang, pinjam(ke, 15_000_000)))
  expect(await hutang()).toMatchObject({ hari: 150_000_000, terpakai: 150_000_000 })
  const [status, pesan] = await tolakan(sales, simpanHutang, pinjam(11, 1_000))
  expect([status, pesan]).toEqual([422, 'Butuh Otorisasi HUTANG'])
  const [satu] = semua
  if (!satu) throw new Error('nothing lent')
  const { no_hutang, data } = satu
  await sales.call(tolakHutang, { no_hutang, versi: data.versi, alasan: 'SALAH' })
  expect((await tolakan(sales, simpanHutang, pinjam(11, 1_000)))[0]).toBe(422)
  // What OWN agreed to is not counted to it, and somebody else has a day of his own.
  await denganOtorisasi(sales, simpanHutang, pinjam(11, 1_000), 'HUTANG')
  expect(await hutang()).toMatchObject({ terpakai: 150_000_000 })
  const lain = await shop.user(owner, 'SALES2', 'SALES')
  await lain.call(simpanHutang, pinjam(12, 15_000_000))
  expect(await hutang(lain)).toMatchObject({ terpakai: 15_000_000 })
})

it('is one person’s by every paper and telephone by which he is known, whichever he shows', async () => {
  const { sales } = toko
  const ktp = { ...pinjam(21, 14_000_000), no_hp: '081377778888' }
  await disetujuiBila(sales, simpanHutang, ktp)
  // Another paper of his, the same telephone, written otherwise.
  const sim = { ...ktp, nik: '930102030405', no_hp: '+62 813 7777 8888' }
  const [status, pesan] = await tolakan(sales, simpanHutang, sim)
  expect([status, pesan]).toEqual([422, 'Butuh Otorisasi HUTANG'])
  expect(JSON.stringify(await toko.owner.call(listMinta, {}))).toContain(
    'Hutang customer ini hari ini menjadi Rp. 28,000,000',
  )
})
