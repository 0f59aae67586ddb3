import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanPantau } from './laporan-pantau-customer.contract.ts'
import { pantauReport } from './laporan-pantau-customer.report.ts'
import { perOrang } from './satu-orang.query.ts'

let shop: TestShop
let owner: User
const SARI = { nama_customer: 'SARI', no_hp: '081200001111', alamat: 'JL. DUA 2', nik: '3573010203040506' }
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '5000000', otorisasi: null })
  await jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode], SARI)
  await beliSah(owner, [cincinLama({ harga: rp(1_000_000) })], SARI)
})
afterAll(() => shop.close())

laporanSuite(pantauReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' },
  empty: { kode_member: 'the customer of this shop is no member' },
})

it('takes for one customer whoever is called the same on a day by any of four, through others too', () => {
  const nota = (nama_customer: string, kode_member: string, hp: string, identitas = '-', tanggal = '2026-03-02') => ({
    tanggal,
    nama_customer,
    kode_member,
    hp,
    identitas,
  })
  const a = nota('BUDI', '-', '1')
  const b = nota('PAK BUDI', 'M1', '1')
  const c = nota('IBU BUDI', 'M1', '')
  const lain = nota('BUDI', '-', '1', 'NIK 1', '2026-03-03')
  const d = nota('BUDI S', '-', '2', 'NIK 1')
  const e = nota('PAK B', '-', '3', 'NIK 1')
  const sim = nota('IBU B', '-', '4', 'SIM 1')
  const umum = [nota('UMUM', '-', ''), nota('UMUM', '-', '')]
  const siapa = perOrang(
    [a, c, umum[0], d, lain, b, umum[1], sim, e].flatMap((one) => one ?? []),
    'UMUM',
  )
  expect(siapa).toEqual([[a, c, b], [umum[0]], [d, e], [lain], [umum[1]], [sim]])
})

it('takes for one customer who sells twice with one paper, under two names and telephones', async () => {
  const NIK = '3573010203040599'
  const jual = async (nama_customer: string, no_hp: string, harga: number) =>
    beliSah(owner, [cincinLama({ harga: rp(harga) })], { nama_customer, no_hp, alamat: 'JL. DUA 3', nik: NIK })
  await jual('BUDI', '081200002221', 2_600_000)
  await jual('BUDI S', '081200002222', 2_400_000)
  const masa = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
  const rows = await owner.call(laporanPantau, { ...masa, sebab: 'SEMUA', type_laporan: 'REKAP' })
  expect(rows.filter((row) => row.identitas === `NIK ${NIK}`)).toMatchObject([
    { nota: 2, terima: 5_000_000, sebab: 'TERIMA' },
  ])
})
