/** What is bought in a better condition than its category's own: a discount of who enters it. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import {
  beliSah,
  cincinLama,
  denganOtorisasi,
  disetujuiBila,
  formBeli,
  isiKondisi,
  isiPembelian,
  mintaDari,
} from '@kencana/testing/pembelian'
import { formJual } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanBeda } from '../../akses/laporan-authorization/laporan-authorization.contract.ts'
import { kondisiPembelian } from '../../master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { parameterPotonganKategori } from '../../master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { hitungBeli } from './harga-beli.contract.ts'
import { beli } from './transaksi-pembelian.contract.ts'

const NOL = parsePersen(0)

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  for (const [kondisi_barang, potongan] of [['LECET', 40_000] as const, ['PATAH', 200_000] as const]) {
    const isi = { kondisi_barang, type: 'RP', potongan: rp(potongan), persentase: NOL, status_aktif: 'YA' } as const
    await owner.call(kondisiPembelian.create, isi)
  }
  const tanpa = { potongan_harga: rp(0), potongan_markis: NOL }
  await owner.call(parameterPotonganKategori.create, { ...tanpa, kode_group: 'MM', kondisi_bawaan: 'LECET' })
  await owner.call(parameterPotonganKategori.create, { ...tanpa, kode_group: 'MT', kondisi_bawaan: 'PATAH' })
})
afterAll(() => shop.close())

/** One gram of 16K: 1,645,000 by the rules, 1,605,000 scratched. */
const barang = (kondisi: string, harga: number) =>
  cincinLama({ berat: gram(1), kondisi, harga: rp(harga), nama_barang: `CINCIN ${kondisi}` })
const terpakai = async (user_id: string) => {
  const rows = await shop.db.rows<{ jumlah: number }>(
    sql`SELECT jumlah FROM batas_pakai WHERE user_id = ${user_id} AND batas = 'diskon' ORDER BY jumlah`,
  )
  return rows.map((one) => one.jumlah)
}
let ke = 0
const sales = () => {
  ke += 1
  return shop.user(owner, `SALES${ke}`, 'SALES')
}

it('is told with the price of its own condition', async () => {
  const rina = await sales()
  expect(await rina.call(hitungBeli, barang('BAIK', 1_645_000))).toMatchObject({
    harga_hitung: 1_645_000,
    kondisi_bawaan: 'LECET',
    harga_bawaan: 1_605_000,
  })
})

it('counts what is paid beyond that one to the discounts of his day, in an exchange too, and nothing of a worse one', async () => {
  const rina = await sales()
  await rina.call(beli, formBeli([barang('BAIK', 1_645_000)]))
  // Bargained down to less it is no favour, and no more than what is paid.
  await rina.call(beli, formBeli([barang('BAIK', 1_600_000)]))
  await rina.call(beli, formBeli([barang('BAIK', 1_615_000)]))
  await rina.call(beli, formBeli([barang('PATAH', 1_445_000)]))
  const form = await formJual(rina, [(await tambahCincin(owner)).kode_barcode])
  const tukar = { kode_baki: 'BELI1', detail_barang: [barang('PENYOK', 1_635_000)] }
  await rina.call(jual, { ...form, nik: '3573010203040506', tukar })
  expect(await terpakai(rina.data.user_id)).toEqual([10_000, 30_000, 40_000])
})

it('is agreed to beyond the percentage of the bill, each piece with both its prices', async () => {
  const rina = await sales()
  const mt = { kode_group: 'MT', kode_dept: 'CINT', kadar: '91.6' }
  const minta = await mintaDari(
    rina,
    beli,
    formBeli([{ ...barang('LECET', 2_112_500), ...mt }, barang('PATAH', 800_000)]),
  )
  expect(minta.message).toBe('Butuh Otorisasi HARGA BELI')
  const isi = await shop.db.one<{ kasus: object[] }>(
    sql`SELECT kasus FROM otorisasi_minta WHERE id = ${minta.minta ?? ''}`,
  )
  expect(isi?.kasus).toMatchObject([
    {
      kategori: 'HARGA BELI',
      keterangan: 'CINCIN LECET LECET, bawaannya PATAH dari BU SARI',
      hitung: 1_953_000,
      input: 2_112_500,
      rp: 159_500,
    },
  ])
})

it('adds up over the day, however small each is', async () => {
  const rina = await sales()
  const sehari = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'diskon_hari', value, otorisasi: null })
  await sehari('100000')
  const satu = formBeli([barang('BAIK', 1_645_000)])
  await rina.call(beli, satu)
  await rina.call(beli, satu)
  await denganOtorisasi(rina, beli, satu, 'HARGA BELI')
  expect(await terpakai(rina.data.user_id)).toEqual([40_000, 40_000])
  await sehari('1000000')
})

it('stands among deviations as what the better condition brought its customer, a worse one making up for none', async () => {
  const rina = await sales()
  const [baik, patah] = [barang('BAIK', 1_615_000), barang('PATAH', 1_445_000)]
  const { no_grup } = await beliSah(rina, [baik, patah], {}, owner)
  const masa = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kategori: 'KONDISI BELI', type_laporan: 'DETAIL' }
  const rows = await owner.call(laporanBeda, laporanBeda.input.parse(masa))
  const milik = rows.filter((row) => 'dokumen' in row && row.user_id === rina.data.user_id)
  expect(milik).toMatchObject([{ dokumen: no_grup, hitung: 1_605_000, input: 1_615_000, selisih: -10_000 }])
})
