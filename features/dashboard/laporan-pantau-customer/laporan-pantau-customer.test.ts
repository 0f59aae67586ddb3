import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
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

it('takes for one customer whoever is called the same on a day by any of three, through others too', () => {
  const nota = (nama_customer: string, kode_member: string, hp: string, tanggal = '2026-03-02') => ({
    tanggal,
    nama_customer,
    kode_member,
    hp,
  })
  const a = nota('BUDI', '-', '1')
  const b = nota('PAK BUDI', 'M1', '1')
  const c = nota('IBU BUDI', 'M1', '')
  const lain = nota('BUDI', '-', '1', '2026-03-03')
  const umum = [nota('UMUM', '-', ''), nota('UMUM', '-', '')]
  const siapa = perOrang(
    [a, c, umum[0], lain, b, umum[1]].flatMap((one) => one ?? []),
    'UMUM',
  )
  expect(siapa).toEqual([[a, c, b], [umum[0]], [lain], [umum[1]]])
})
