/** Which sum of a customer's day reached the limit, as the watch list says and filters it. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanPantau, pantauMinggu } from './laporan-pantau-customer.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterAll(() => shop.close())

it('tells what was reached: each sum for itself, both together, or one paper that was paid on several days', async () => {
  const siapa = (nama_customer: string, n: number) => ({
    nama_customer,
    no_hp: `08120000333${n}`,
    alamat: 'JL. EMPAT 4',
    nik: `357301020304061${n}`,
  })
  const beli = (harga: number, dia: ReturnType<typeof siapa>, berat = 3.485) =>
    beliSah(owner, [cincinLama({ harga: rp(harga), berat: gram(berat) })], dia)
  const jual = async (dia: ReturnType<typeof siapa>) =>
    jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode], dia)
  const batas = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value, otorisasi: null })
  await disetujuiBila(owner, ubahParaSystem, { key: 'emas_sendiri', value: '10', otorisasi: null })
  await jual(siapa('PAK BAYAR', 1))
  await beli(5_100_000, siapa('PAK TERIMA', 2))
  await jual(siapa('PAK DUA', 3))
  await beli(5_200_000, siapa('PAK DUA', 3))
  await batas('7000000')
  await jual(siapa('PAK GABUNG', 4))
  await beli(2_000_000, siapa('PAK GABUNG', 4), 1.4)
  const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
  type Diminta = 'SEMUA' | 'BAYAR' | 'TERIMA' | 'GABUNGAN' | 'NOTA'
  const rekap = async (sebab: Diminta) => {
    const rows = await owner.call(laporanPantau, { ...hari, sebab, type_laporan: 'REKAP' })
    return rows.flatMap((row) =>
      'gabungan' in row && row.alamat === 'JL. EMPAT 4'
        ? [[row.nama_customer, row.bayar, row.terima, row.gabungan, row.sebab]]
        : [],
    )
  }
  // F17: what neither sum reaches alone is told, whatever the shop adds up.
  const GABUNG = ['PAK GABUNG', 5_733_000, 2_000_000, 7_733_000, 'GABUNGAN']
  expect(await rekap('GABUNGAN')).toEqual([['PAK DUA', 5_733_000, 5_200_000, 10_933_000, 'GABUNGAN'], GABUNG])
  await batas('5000000')
  const dua = ['PAK DUA', 5_733_000, 5_200_000, 10_933_000, 'BAYAR DAN TERIMA']
  const bayar = ['PAK BAYAR', 5_733_000, 0, 5_733_000, 'BAYAR']
  const terima = ['PAK TERIMA', 0, 5_100_000, 5_100_000, 'TERIMA']
  expect(await rekap('BAYAR')).toEqual([bayar, dua, ['PAK GABUNG', 5_733_000, 2_000_000, 7_733_000, 'BAYAR']])
  expect(await rekap('TERIMA')).toEqual([dua, terima])
  expect(await rekap('SEMUA')).toHaveLength(4)
  // The owner's page goes by what the shop has to report.
  await batas('7000000')
  const minggu = async () => (await owner.call(pantauMinggu, {})).map(({ nama_customer }) => nama_customer)
  expect(await minggu()).not.toContain('PAK GABUNG')
  await disetujuiBila(owner, ubahParaSystem, { key: 'lapor_gabungan', value: 'YA', otorisasi: null })
  expect(await minggu()).toContain('PAK GABUNG')
  await disetujuiBila(owner, ubahParaSystem, { key: 'lapor_gabungan', value: 'TIDAK', otorisasi: null })
  await batas('5000000')
})
