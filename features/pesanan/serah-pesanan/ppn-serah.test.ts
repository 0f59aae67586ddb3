/** Tax of an order that is handed over: inside of what was agreed, whatever is added at the counter. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { group } from '../../master/group/group.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalSerah, getSerah, OTORISASI_BATAL_SERAH, serahPesanan } from './serah-pesanan.contract.ts'
import { notaSerah } from './serah-pesanan.receipt.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
})
afterAll(() => shop.close())

const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} AND m.rp <> 0 ORDER BY m.urut`)

it('is booked, printed and taken back, and the customer pays what he was told', async () => {
  for (const [key, value] of [
    ['jenis_pkp', 'PEDAGANG'],
    ['ppn_termasuk', 'TIDAK'],
  ] as const)
    await disetujuiBila(owner, ubahParaSystem, { key, value, otorisasi: null })
  const no_pesanan = await pesan(owner)
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  // 1,645,000 of gold, 50,000 of stones and 100,000 of making, less 45,000: 1,750,000 x 1.1 / 101.1 = 19,040.55
  const isian = {
    no_pesanan,
    diskon: rp(45_000),
    pembayaran: [tunai(1_750_000)],
    kode_baki_contoh: '',
    otorisasi: null,
  }
  const { no_serah, data } = await owner.call(serahPesanan, isian)
  expect(data).toMatchObject({ bayar: 1_750_000, diskon: 45_000, ppn: 19_041 })
  expect(await buku(no_serah)).toEqual([
    { akun: 'KAS', ref: '-', rp: 1_750_000 },
    { akun: 'PENJUALAN', ref: '-', rp: -(1_795_000 - data.ongkos) },
    { akun: 'PENJUALAN', ref: 'PPN', rp: 19_041 },
    { akun: 'ONGKOS', ref: '-', rp: -data.ongkos },
    { akun: 'DISKON', ref: 'HARGA', rp: 45_000 },
    { akun: 'PPN', ref: '-', rp: -19_041 },
  ])
  expect(notaSerah(await owner.call(getSerah, { no_serah }), [], []).baris.join('\n')).toMatch(
    /TERMASUK PPN +Rp. 19,041/,
  )
  const { no_batal } = await denganOtorisasi(
    owner,
    batalSerah,
    { no_serah, alasan: 'salah orang', otorisasi: null },
    OTORISASI_BATAL_SERAH,
  )
  expect((await buku(no_batal)).at(-1)).toEqual({ akun: 'PPN', ref: '-', rp: 19_041 })
  const saldo = await shop.db.one(sql`SELECT coalesce(sum(rp), 0)::int AS rp FROM mutasi WHERE akun = 'PPN'`)
  expect(saldo).toEqual({ rp: 0 })

  // The same piece as the law sees bars.
  const mm = (await owner.call(group.list, {})).find((row) => row.kode_group === 'MM')
  await owner.call(group.update, { id: mm?._id ?? '', jenis_ppn: 'TIDAK DIPUNGUT' } as never)
  const batang = await owner.call(serahPesanan, isian)
  expect(batang.data).toMatchObject({ bayar: 1_750_000, ppn: 0, jenis_ppn: 'TIDAK DIPUNGUT' })
  expect(await buku(batang.no_serah)).toEqual([
    { akun: 'KAS', ref: '-', rp: 1_750_000 },
    { akun: 'PENJUALAN', ref: 'TIDAK DIPUNGUT', rp: -(1_795_000 - data.ongkos) },
    { akun: 'ONGKOS', ref: '-', rp: -data.ongkos },
    { akun: 'DISKON', ref: 'HARGA', rp: 45_000 },
  ])
  const kertas = notaSerah(await owner.call(getSerah, { no_serah: batang.no_serah }), [], []).baris.join('\n')
  expect(kertas).toMatch(/PPN TIDAK DIPUNGUT *\n {2}EMAS BATANGAN, PP 49\/2022/)
  expect(kertas).not.toContain('TERMASUK PPN')
})
