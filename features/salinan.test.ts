/** What a document says stays as it was, whatever its pieces, categories and people are called since: every `get`, and reports. */
import { pathParams } from '@kencana/contract'
import { sql } from '@kencana/database'
import { gram, type TestShop, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kirimCuci, terimaCuci } from './barang/cucian/cucian.contract.ts'
import { hancurBarang } from './barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from './barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from './barang/pindah-barang/pindah-barang.contract.ts'
import { mulaiOpname, pindaiOpname, tutupOpname } from './barang/stock-opname/stock-opname.contract.ts'
import { terimaBarang } from './barang/terima-barang/terima-barang.contract.ts'
import { allFeatures } from './features.ts'
import { baki } from './master/baki/baki.contract.ts'
import { tambahTitip } from './pesanan/titip-uang/titip-uang.contract.ts'

const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
const reads = features
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter((one) => one.effect === 'read')

let shop: TestShop
let owner: User
beforeAll(async () => {
  ;({ shop, owner } = await tokoLengkap())
  await shop.toko(owner, 'TK02')
  await owner.call(tambahTitip, { no_pesanan: await pesan(owner), pembayaran: [tunai(50_000)] })
  const su = await shop.user(owner, 'SU', 'SU', 'TK02')
  const ring = async () => (await tambahCincin(owner, { kode_baki: 'CN02' })).kode_barcode
  const [pindah, hancur, cuci, kirim] = [await ring(), await ring(), await ring(), await ring()]
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN01', detail_barang: [pindah] })
  await owner.call(hancurBarang, { alasan: 'RUSAK', detail_barang: [hancur] })
  const { no_cuci } = (await owner.call(kirimCuci, { keterangan: '', detail_barang: [cuci] })).data
  const kembali = { kode_barcode: cuci, berat: gram(3.48) }
  await owner.call(terimaCuci, { no_cuci, kode_baki: null, detail_barang: [kembali], otorisasi: null })
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: kirim }] })
  const tampil = { kode_baki: 'CN01', nama_baki: 'CINCIN', berat_baki: gram(1), berat_bandrol: gram(0) }
  await su.call(baki.create, { ...tampil, kode_gudang: 'TOKO' })
  await su.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kirim] })
  const { no_so } = await owner.call(mulaiOpname, { kode_baki: 'CN01' })
  await owner.call(pindaiOpname, { no_so, kode_barcode: pindah })
  await owner.call(tutupOpname, { no_so, berat_timbang: gram(5) })
})
afterAll(() => shop.close())

/** Every number of every document of this shop, read by whatever call takes it alone; and reports of its days. */
const papers = async (): Promise<Map<string, string>> => {
  const read = new Map<string, string>()
  const keep = async (path: string, query: Record<string, string> = {}) => {
    const { status, text } = await owner.send('GET', path, { query })
    if (status === 200) read.set(`${path} ${query.type_laporan ?? ''}`.trim(), text)
  }
  for (const { tabel, nomor } of features.flatMap(({ dokumen = [] }) => dokumen)) {
    const calls = reads.filter(({ path }) => {
      const [name = '', ...more] = pathParams(path)
      return more.length === 0 && name.startsWith('no_') && nomor.startsWith(name) && !KINI.has(path)
    })
    const rows = await shop.db.rows<{ no: string }>(
      sql`SELECT ${sql.ident(nomor)}::text AS no FROM ${sql.ident(tabel)} WHERE kode_toko = 'TK01' ORDER BY 1`,
    )
    for (const { path } of calls) for (const { no } of rows) await keep(path.replace(/\{\w+\}/, no))
  }
  for (const { path, methods } of reads)
    if (pathParams(path).length === 0 && methods[0] === 'GET' && !KINI.has(path))
      await keep(path, { ...PERIODE, tanggal: '2026-03-03', type_laporan: 'DETAIL' })
  return read
}

/** The papers that name pieces, categories or people. */
// biome-ignore format: a list to be read at a glance
const FAMILIES = [
  'pindah-barang', 'kirim-barang/get', 'hancur-barang/get', 'cucian/get', 'cucian/terima/get', 'opname-baki', 'pembelian/get',
  'pesanan/get', 'pesanan/grup', 'pesanan/serah/get', 'pesanan/serah/batal/get', 'pesanan/batal/get', 'pesanan/titip/get', 'titipan/uang/get', 'pembagian-pesanan/get', 'pesanan/selesai/get',
  'stock-opname/get', 'bahan/get', 'ongkos-tukang/get', 'tambah-barang/reports', 'pindah-barang/reports',
  'hancur-barang/reports', 'kirim-barang/reports', 'terima-barang/reports', 'penjualan/get', 'penjualan/batal/get',
]

/** Masters and what is now; reports that name whom or what a sum is about as it is called now. */
// biome-ignore format: a list to be read at a glance
const KINI = new Set([
  'health', 'users/saya', 'tokos', 'group/get/all', 'jenis/get/all', 'baki/get/all', 'baki/ready', 'baki/tambah-barang',
  'kategori/get/all', 'parameter-harga-emas', 'sales/get/all', 'tukang/get/all', 'setting-toko', 'setting-nota', 'barang', 'koreksi-nilai/kini',
  // a shop and all shops as they stand, for their owner; keys of other programs and what they may open
  'dashboard', 'dashboard/pemilik', 'dashboard/pemilik/risiko', 'dashboard/pemilik/minggu', 'kunci-baca/get/all', 'kunci-papan/get/all',
  // a piece that is kept for somebody, as it is sold to him now; a loan with what its goods are worth now
  'penjualan/titipan/{no_titip}', 'hutang/kartu/{no_hutang}', 'parameter-harga-emas/reports', 'barang-detail/reports', 'pembelian/get/reportsales', 'bahan/reports', 'ongkos-tukang/hutang',
  // what lies there now, and what to order because of it
  'perputaran-barang/reports',
])
const PERIODE = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' }

it('is printed again as it was, byte for byte', async () => {
  const before = await papers()
  const families = new Set([...before.keys()].map((path) => path.replace(/ .*| DETAIL|\/[A-Z]+-TK01-.*/, '')))
  for (const one of FAMILIES) expect(families).toContain(one)
  await shop.db.pool.query(`
    UPDATE barang SET nama_barang = 'GANTI', kadar = '24K', persentase = 999900, harga_estimasi = harga_estimasi + 1,
      harga_total = harga_total + 1, modal = 1, tipe_barang = 'A';
    UPDATE master_group SET nama_group = 'GANTI', harga = harga + 1;
    UPDATE jenis SET nama_dept = 'GANTI';
    UPDATE sales SET nama_sales = 'GANTI';
    UPDATE tukang SET nama_tukang = 'GANTI';
    UPDATE baki SET nama_baki = 'GANTI';
    UPDATE toko SET nama_toko = 'GANTI'`)
  const after = await papers()
  const changed = [...before].filter(([path, text]) => after.get(path) !== text)
  expect(changed.map(([path, text]) => [path, text, after.get(path)])).toEqual([])
})
