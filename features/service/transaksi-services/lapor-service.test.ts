/** Who pays much for a repair says who he is where his money comes in: as he brings it, and as he fetches it. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { formAmbilService, formSelesai, formService, terimaService } from '@kencana/testing/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanPantau } from '../../dashboard/laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import { lihatIdentitas } from '../../member/privasi/privasi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { ambilService } from './ambil-service.contract.ts'
import { selesaikanService } from './selesai-service.contract.ts'
import { simpanService } from './transaksi-services.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(5_000_000))
  await isiMaster(owner)
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '100000', otorisasi: null })
})
afterAll(() => shop.close())

const HARUS = [422, 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 100,000 Sehari']
const NIK = '3573010203040601'
const JALAN = 'JL. KAWI 12, MALANG'
const MAHAL = [{ ongkos: rp(150_000) }]

/** A repair that is done, paid ahead with so much. */
const jadi = async (dp: number, lain: Parameters<typeof terimaService>[3]) => {
  const diterima = await terimaService(owner, MAHAL, dp, { alamat: JALAN, ...lain })
  return (await disetujuiBila(owner, selesaikanService, formSelesai(diterima))).data
}
const dalamPantau = async (nama: string) => {
  const masa = { tgl_awal: owner.data.tgl_system, tgl_akhir: owner.data.tgl_system }
  const rows = await owner.call(laporanPantau, { ...masa, sebab: 'SEMUA', type_laporan: 'DETAIL' })
  return rows.flatMap((row) =>
    'jenis' in row && row.nama_customer === nama ? [[row.jenis, row.jumlah, row.identitas]] : [],
  )
}

it('as it is brought: his paper is asked, kept with it, and listed', async () => {
  const isi = formService(MAHAL, 100_000, { nama_customer: 'PAK BAWA', no_hp: '081300000001', alamat: JALAN })
  expect(await tolakan(owner, simpanService, isi)).toEqual(HARUS)
  expect(await tolakan(owner, simpanService, { ...isi, nik: NIK, alamat: '' })).toEqual(HARUS)
  const { no_service } = await owner.call(simpanService, { ...isi, nik: NIK })
  expect(await owner.call(lihatIdentitas, { dokumen: no_service })).toMatchObject({ no_identitas: NIK })
  expect(await dalamPantau('PAK BAWA')).toEqual([['SERVICE', 100_000, `NIK ${NIK}`]])
})

it('as it is fetched: with what he paid on that day, of who pays for what was brought in nobody’s name with his name', async () => {
  const milik = await jadi(50_000, { nama_customer: 'BU AMBIL', no_hp: '081300000002' })
  const isi = formAmbilService(milik, 100_000)
  expect(await tolakan(owner, ambilService, isi)).toEqual(HARUS)
  const penyetor = { nama: '', alamat: '', nik: NIK }
  const { no_ambil } = await owner.call(ambilService, { ...isi, penyetor })
  expect(await owner.call(lihatIdentitas, { dokumen: no_ambil })).toMatchObject({ no_identitas: NIK })
  const umum = formAmbilService(await jadi(0, { nama_customer: 'UMUM', no_hp: '081300000003' }), 150_000)
  expect(await tolakan(owner, ambilService, { ...umum, penyetor })).toEqual(HARUS)
  await owner.call(ambilService, { ...umum, penyetor: { ...penyetor, nama: 'pak bayar' } })
  expect(await dalamPantau('PAK BAYAR')).toEqual([['SERVICE', 150_000, `NIK ${NIK}`]])
})

it('who showed it as he brought it shows it no second time', async () => {
  const milik = await jadi(100_000, { nama_customer: 'PAK KENAL', no_hp: '081300000004', nik: NIK })
  const { no_ambil } = await owner.call(ambilService, formAmbilService(milik, 50_000))
  expect(await owner.call(lihatIdentitas, { dokumen: no_ambil })).toMatchObject({ no_identitas: NIK })
})
