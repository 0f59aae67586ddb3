/** Who takes money of loans, and pays it out. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { formBatalBayar, formBunga, formLunas, formRemaja, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalBayarHutang, batalHutang, bayarBunga, lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { listHutang } from './daftar-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  ;({ shop, owner, kasir, sales } = await tokoHutang())
})
afterAll(() => shop.close())

it('goes through the cashier, whoever may take it', async () => {
  const kolektor = await shop.user(owner, 'KOLEKTOR', 'SALES')
  await shop.db.run(sql`
    INSERT INTO hak_aksi (user_id, menu_name, aksi)
    SELECT 'KOLEKTOR', '/lihat-hutang', aksi FROM unnest('{bayar,remaja,batal}'::text[]) aksi`)
  const { no_hutang } = await hutangSah(sales, kasir)
  const { no_bayar, data } = await kasir.call(bayarBunga, formBunga(await kartu(kasir, no_hutang), 1_000))
  const batal = formBatalBayar(no_bayar)
  const jurnal = () => shop.db.one(sql`SELECT count(*)::int AS n FROM jurnal`)
  const awal = await jurnal()
  for (const apa of [
    () => kolektor.call(bayarBunga, formBunga(data, 1_000)),
    () => kolektor.call(lunasiHutang, formLunas(data)),
    () => kolektor.call(remajakanHutang, formRemaja(data)),
    () => kolektor.call(remajakanHutang, formRemaja(data, { jumlah_hutang: rp(6_000_000) })),
    () => kolektor.call(batalBayarHutang, batal),
  ])
    await expect(apa()).rejects.toThrow('Serahkan Ke Kasir')
  expect(await jurnal()).toEqual(awal)
  await denganOtorisasi(kasir, batalBayarHutang, batal, 'BATAL HUTANG')
  const { versi } = await kartu(kasir, no_hutang)
  const isi = { no_hutang, versi, alasan: 'salah', otorisasi: null }
  await expect(kolektor.call(batalHutang, isi)).rejects.toThrow('Serahkan Ke Kasir')
  const ubah = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'kasir_uang', value, otorisasi: null })
  await ubah('TIDAK')
  expect((await kolektor.call(bayarBunga, formBunga({ no_hutang, versi }, 1_000))).data.tagihan.bunga).toBe(99_000)
  await ubah('YA')
})

it('is due soon from as many days before as the shop reminds', async () => {
  // Of 2 March, due on 2 April: 31 days.
  const { no_hutang } = await hutangSah(sales, kasir, { lama: 1 })
  const cari = {
    q: no_hutang,
    tgl_awal: '',
    tgl_akhir: '',
    status: 'ALL',
    urut: 'no_hutang',
    turun: '0',
    hal: 1,
    per: 25,
  } as const
  const segera = async () => (await kasir.call(listHutang, cari)).rows.map((one) => [one.hari, one.segera])
  const ingat = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'hutang_ingat', value, otorisasi: null })
  expect(await segera()).toEqual([[31, false]])
  await ingat('31')
  expect(await segera()).toEqual([[31, true]])
  await ingat('7')
})
