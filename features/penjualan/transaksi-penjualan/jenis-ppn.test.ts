/** What the law makes of goods: jewellery is taxed, of bars no tax is collected, what is no object of it stands apart. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, formJual, isiPenjualan, sahkanJual } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanEod, sertifikat } from '../../keuangan/laporan-eod/laporan-eod.contract.ts'
import { group } from '../../master/group/group.contract.ts'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { kategori } from '../../master/kategori/kategori.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanTransaksiJual } from '../laporan-penjualan/laporan-penjualan.contract.ts'
import { tagihanNota } from './isi-nota.receipt.ts'
import { batalJual, jual, OTORISASI_BATAL_JUAL } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
const para = (key: 'jenis_pkp' | 'ppn_termasuk', value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key, value, otorisasi: null })

const kelompok = (kode_group: string, jenis_group: string, harga: number, persen: string, lain = {}) =>
  disetujuiBila(owner, group.create, {
    kode_group,
    nama_group: kode_group,
    jenis_group,
    harga: rp(harga),
    harga_modal: rp(0),
    persentase: parsePersen(persen),
    ...lain,
  })

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
})
afterAll(() => shop.close())

it('is the category’s: bars by themselves, others as they are said to be, and an edit that leaves it empty keeps it', async () => {
  await owner.call(kategori.create, {
    kode_kategori: 'LM',
    nama_kategori: 'LOGAM MULIA',
    harga_pergram: rp(2_380_000),
    presentase: parsePersen('99.99'),
    kadar: '24K',
  })
  const perak = await kelompok('PR', 'PERHIASAN', 100_000, '92.5', { jenis_ppn: 'BUKAN OBJEK' })
  const batang = await kelompok('B1', 'PERHIASAN', 0, '99.9')
  await owner.call(group.update, { id: batang.data._id, jenis_ppn: 'TIDAK DIPUNGUT' } as never)
  await owner.call(group.update, { id: perak.data._id, nama_group: 'PERAK', jenis_ppn: null } as never)
  const rows = await owner.call(group.list, {})
  expect(rows.map((row) => [row.kode_group, row.jenis_ppn])).toEqual([
    ['B1', 'TIDAK DIPUNGUT'],
    ['LM', 'TIDAK DIPUNGUT'],
    ['MM', 'KENA'],
    ['MT', 'KENA'],
    ['PR', 'BUKAN OBJEK'],
  ])
  const salah = {
    kode_group: 'PX',
    nama_group: 'PX',
    jenis_group: 'PERHIASAN',
    harga: 0,
    harga_modal: 0,
    persentase: 50,
  }
  expect(await owner.send('POST', 'group/add', { body: { ...salah, jenis_ppn: 'BEBAS' } })).toMatchObject({
    status: 400,
    text: 'PPN BEBAS Tidak Dikenal',
  })
  await owner.call(jenis.create, { kode_dept: 'LM', nama_dept: 'BATANG', kode_group: 'LM' })
  await owner.call(jenis.create, { kode_dept: 'CIN2', nama_dept: 'CINCIN', kode_group: 'PR' })
})

/** A ring of 5,733,000, 5 g of fine gold at 11,899,000, 10 g of silver at 925,000. */
const jualTiga = async () => {
  const berat = (g: number) => ({ berat: gram(g), berat_asli: gram(g) })
  const batang = { ...berat(5), kode_group: 'LM', kode_dept: 'LM', kadar: '24K', kadar_modal: '99.9' }
  const perak = { ...berat(10), kode_group: 'PR', kode_dept: 'CIN2', kadar: '92.5', kadar_modal: '92' }
  const barang = [await tambahCincin(owner), await tambahCincin(owner, batang), await tambahCincin(owner, perak)]
  const isian = await formJual(
    owner,
    barang.map((one) => one.kode_barcode),
  )
  const { data } = await owner.call(jual, isian)
  const { data: sah } = await sahkanJual(owner, [data])
  const [nota] = sah
  if (!nota) throw new Error('nothing sold')
  return nota
}

const buku = (dokumen: string) =>
  shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT m.akun, m.ref, sum(m.rp)::bigint AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} AND m.rp <> 0 GROUP BY 1, 2 ORDER BY 1, 2`)

it('taxes a shop’s jewellery alone, on top or inside, and says of the rest why not', async () => {
  const tanpa = await jualTiga()
  expect(await buku(tanpa.no_faktur_jual)).toEqual([
    { akun: 'KAS', ref: '-', rp: 18_557_000 },
    { akun: 'PENJUALAN', ref: '-', rp: -18_557_000 },
  ])
  expect(tagihanNota(tanpa)).toHaveLength(1)

  await para('jenis_pkp', 'PEDAGANG')
  await para('ppn_termasuk', 'TIDAK')
  // 5,733,000 x 1.1 %, not 18,557,000 x 1.1 % = 204,127
  const atas = await jualTiga()
  expect(atas).toMatchObject({ total: 18_557_000, ppn: 63_063, tagihan: 18_620_063 })
  expect(await buku(atas.no_faktur_jual)).toEqual([
    { akun: 'KAS', ref: '-', rp: 18_620_063 },
    { akun: 'PENJUALAN', ref: '-', rp: -5_733_000 },
    { akun: 'PENJUALAN', ref: 'BUKAN OBJEK', rp: -925_000 },
    { akun: 'PENJUALAN', ref: 'TIDAK DIPUNGUT', rp: -11_899_000 },
    { akun: 'PPN', ref: '-', rp: -63_063 },
  ])
  const TANPA = [
    ['PPN TIDAK DIPUNGUT', '11,899,000', true],
    ['EMAS BATANGAN, PP 49/2022', '', true],
    ['BUKAN OBJEK PPN', '925,000', true],
  ]
  expect(tagihanNota(atas)).toEqual([
    ['3 PCS 18.485 G', '18,557,000'],
    ['PPN', '63,063'],
    ['TOTAL', 'Rp. 18,620,063'],
    ...TANPA,
  ])

  await para('ppn_termasuk', 'YA')
  // 5,733,000 x 1.1 / 101.1
  const dalam = await jualTiga()
  expect(dalam).toMatchObject({ ppn: 62_377, tagihan: 18_557_000 })
  expect(await buku(dalam.no_faktur_jual)).toEqual([
    { akun: 'KAS', ref: '-', rp: 18_557_000 },
    { akun: 'PENJUALAN', ref: '-', rp: -5_733_000 },
    { akun: 'PENJUALAN', ref: 'BUKAN OBJEK', rp: -925_000 },
    { akun: 'PENJUALAN', ref: 'PPN', rp: 62_377 },
    { akun: 'PENJUALAN', ref: 'TIDAK DIPUNGUT', rp: -11_899_000 },
    { akun: 'PPN', ref: '-', rp: -62_377 },
  ])
  expect(tagihanNota(dalam)).toEqual([['3 PCS 18.485 G', 'Rp. 18,557,000'], ['TERMASUK PPN', '62,377', true], ...TANPA])
})

it('stays with what was sold when the category becomes another, and a sale that is undone takes all of it back', async () => {
  const lm = (await owner.call(group.list, {})).find((row) => row.kode_group === 'LM')
  const nota = await jualTiga()
  await owner.call(group.update, { id: lm?._id ?? '', jenis_ppn: 'KENA' } as never)
  const { no_batal } = await denganOtorisasi(owner, batalJual, batalForm(nota), OTORISASI_BATAL_JUAL)
  const jumlah = async (dokumen: string) =>
    new Map((await buku(dokumen)).map((row) => [`${row.akun} ${row.ref}`, row.rp]))
  const [maju, balik] = [await jumlah(nota.no_faktur_jual), await jumlah(no_batal ?? '')]
  expect([...balik].map(([akun, jumlahnya]) => [akun, -jumlahnya])).toEqual([...maju])
  await owner.call(group.update, { id: lm?._id ?? '', jenis_ppn: 'TIDAK DIPUNGUT' } as never)
})

it('stands in the report, in the day’s end and in its sealed record, which the audit finds right', async () => {
  const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
  const rows = await owner.call(laporanTransaksiJual, laporanTransaksiJual.input.parse(HARI))
  const menurut = rows.map((row) => ('jenis_ppn' in row ? `${row.kode_group} ${row.jenis_ppn}` : ''))
  expect([...new Set(menurut)]).toEqual(['LM TIDAK DIPUNGUT', 'MM KENA', 'PR BUKAN OBJEK'])
  // Two that stand, one of them with its tax inside, and one more with tax inside that was undone; the first was a shop's without tax.
  const HARUS = [
    ['BUKAN OBJEK', 2, 2_775_000, 925_000],
    ['DASAR PPN', 2, 5_733_000 + 2 * 5_670_623, 5_670_623],
    ['PPN', 0, 63_063 + 2 * 62_377, 62_377],
    ['TIDAK DIPUNGUT, PP 49/2022', 2, 35_697_000, 11_899_000],
  ]
  const eod = await owner.call(laporanEod, laporanEod.input.parse({ tanggal: HARI.tgl_awal, type_laporan: 'REKAP' }))
  const pajak = eod.flatMap((row) => ('bagian' in row && row.bagian === 'PPN' ? [row] : []))
  expect(pajak.map((row) => [row.uraian, row.qty, row.jumlah_in, row.jumlah_out])).toEqual(HARUS)
  owner = await shop.nextDay(owner)
  const { transaksi } = await owner.call(sertifikat, { tanggal: HARI.tgl_awal })
  const tutup = (transaksi ?? []).filter((row) => row.bagian === 'PPN')
  expect(tutup.map((row) => [row.uraian, row.qty, row.masuk, row.keluar])).toEqual(HARUS)
})
