/** A demo shop's custom orders: taken each day, given out the next, made and handed over in the days after. */
import { mg, rp } from '@kencana/ledger'
import { type Caller, geserTanggal } from '@kencana/server-kit'
import { tambahBarang } from '../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { dashboard } from '../../features/dashboard/dashboard.contract.ts'
import { bagiPesanan } from '../../features/pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { selesaikanPesanan } from '../../features/pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { serahPesanan, tagihanPesanan } from '../../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { dataSo, simpanSo } from '../../features/pesanan/stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import {
  hitungPesanan,
  listPesanan,
  simpanPesanan,
} from '../../features/pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { sisaBahan } from '../../features/tukang/bahan-tukang/bahan-tukang.contract.ts'
import { bayarOngkos } from '../../features/tukang/ongkos-tukang/ongkos-tukang.contract.ts'

const PEMESAN = [
  ['IBU SRI WAHYUNI', 'JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG', '0812-3344-871'],
  ['BAPAK HARI PRASETYO', 'PERUM PERMATA JINGGA A-12, LOWOKWARU, MALANG', '0857-9120-334'],
  ['IBU LASTRI', 'JL. RAYA TLOGOMAS 41, MALANG', '0813-8811-260'],
  ['MBAK DINDA AYU', 'JL. SUMBERSARI 88, LOWOKWARU, MALANG', '0821-4477-902'],
] as const

const KEINGINAN = [
  { kode_dept: 'CIN', deskripsi: 'CINCIN KAWIN UKIR NAMA', size: '12', atribut: '', berat: 3_200, ongkos: 250_000 },
  { kode_dept: 'LTN', deskripsi: 'LIONTIN HURUF A', size: '', atribut: 'ZIRCON PUTIH', berat: 2_100, ongkos: 175_000 },
  { kode_dept: 'GWG', deskripsi: 'GIWANG BUNGA MELATI', size: '', atribut: '', berat: 1_850, ongkos: 150_000 },
  {
    kode_dept: 'CIN',
    deskripsi: 'CINCIN LAMARAN POLOS',
    size: '10',
    atribut: 'ZIRCON PUTIH',
    berat: 2_600,
    ongkos: 200_000,
  },
] as const

const SARING = {
  q: '',
  tgl_awal: '',
  tgl_akhir: '',
  kode_group: 'ALL',
  kode_sales: 'ALL',
  kode_tukang: 'ALL',
  urut: 'no_pesanan',
  turun: '0',
  hal: 1,
  per: 100,
} as const

const terima = async (caller: Caller, tgl_system: string, hari: number): Promise<void> => {
  const [nama_customer, alamat_customer, no_hp] = PEMESAN[hari % PEMESAN.length] ?? PEMESAN[0]
  const ingin = KEINGINAN[hari % KEINGINAN.length] ?? KEINGINAN[0]
  const isi = {
    kode_group: 'MM',
    kode_dept: ingin.kode_dept,
    kadar: '70',
    perkiraan_berat: mg(ingin.berat),
    berat_customer: mg(hari % 3 === 1 ? 500 : 0),
    harga_atribut: rp(ingin.atribut === '' ? 0 : 85_000),
    ongkos: rp(ingin.ongkos),
  }
  const { sub_total } = await caller.call(hitungPesanan, isi)
  await caller.call(simpanPesanan, {
    kode_sales: 'S01',
    kode_customer: '-',
    nama_customer,
    alamat_customer,
    no_hp,
    nik: '',
    // some promises are short: the dashboard has something to say
    tgl_janji: geserTanggal(tgl_system, 2 + (hari % 3) * 4),
    keterangan: '',
    detail_barang: [
      {
        ...isi,
        deskripsi: ingin.deskripsi,
        size: ingin.size,
        atribut: ingin.atribut,
        berat_atribut: mg(ingin.atribut === '' ? 0 : 80),
        kunci_harga: hari % 2 === 0,
        sub_total,
        contoh: '-',
        contoh_barcode: '',
        contoh_nama: '',
        contoh_berat: mg(0),
      },
    ],
    pembayaran: [
      {
        cara_bayar: 'CASH',
        no_rekening: '',
        jumlah: rp(hari % 2 === 0 ? 1_800_000 : 1_000_000),
      },
    ],
    kode_baki_titip: '',
  })
}

const berstatus = async (caller: Caller, status: string) => (await caller.call(listPesanan, { ...SARING, status })).rows

const bagikan = async (caller: Caller): Promise<void> => {
  for (const { no_pesanan } of await berstatus(caller, 'BARU'))
    await caller.call(bagiPesanan, { no_pesanan, kode_tukang: 'T01', ongkos_tukang: rp(125_000), berat_susut: mg(50) })
}

/** What a craftsman has gold for is made, and gets its barcode. */
const buat = async (caller: Caller, kode_toko: string): Promise<void> => {
  for (const {
    no_pesanan,
    kode_dept,
    deskripsi,
    perkiraan_berat,
    harga_atribut,
    ongkos,
    atribut,
    berat_atribut,
  } of await berstatus(caller, 'PROSES')) {
    const berat = mg(perkiraan_berat - 40)
    const { bahan } = await caller.call(sisaBahan, { jenis: 'BAHAN', kode_group: 'MM', kode_tukang: 'T01' })
    if ((bahan?.jml_bahan ?? 0) < berat + 30) continue
    const jadi = { berat_selesai: berat, berat_patri: mg(0), berat_susut: mg(25), otorisasi: null }
    await caller.call(selesaikanPesanan, { no_pesanan, ...jadi })
    await caller.call(tambahBarang, {
      sumber: no_pesanan,
      kode_group: 'MM',
      kode_dept,
      kode_baki: 'CN01',
      kode_intern: '',
      nama_barang: deskripsi,
      berat: mg(berat - 10),
      berat_asli: mg(berat - 10),
      berat_susut: mg(10),
      berat_cad: mg(0),
      kadar: '70',
      kadar_cetak: '700',
      kadar_modal: '70',
      tipe_barang: 'SP',
      tujuan: kode_toko,
      nama_atribut: atribut,
      berat_atribut,
      berat_plastik: mg(120),
      berat_bandrol: mg(35),
      harga_atribut,
      ongkos,
      tag_id: '',
      is_markis: false,
      harga_total: rp(0),
    })
    return
  }
}

const serahkan = async (caller: Caller): Promise<void> => {
  const [siap] = await berstatus(caller, 'SELESAI')
  if (!siap) return
  const { no_pesanan } = siap
  const { total, persekot } = await caller.call(tagihanPesanan, { no_pesanan })
  const jumlah = rp(total - persekot)
  await caller.call(serahPesanan, {
    no_pesanan,
    diskon: rp(0),
    pembayaran: [{ cara_bayar: 'CASH', no_rekening: '', jumlah }],
    kode_baki_contoh: '',
    otorisasi: null,
  })
}

const perhitungkan = async (caller: Caller): Promise<void> => {
  const siapa = { kode_tukang: 'T01', kode_group: 'MM' }
  const { data_so, ...angka } = await caller.call(dataSo, siapa)
  if (data_so.length === 0) return
  const setor = mg(Math.floor(angka.berat_sisa / 2))
  await caller.call(simpanSo, {
    ...siapa,
    ...angka,
    stockOpnames: data_so.map((one) => one.no_pesanan),
    setor,
    selisih: mg(angka.berat_sisa - setor),
  })
  const bayar = { kode_tukang: 'T01', jumlah: rp(125_000), cara_bayar: 'CASH' as const, no_rekening: '' }
  await caller.call(bayarOngkos, { ...bayar, keterangan: '' })
}

/** One day of orders in one shop. */
export const pesananHarian = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  const { tgl_system } = await caller.call(dashboard, {})
  if (hari > 0) await bagikan(caller)
  if (hari > 1) await buat(caller, kode_toko)
  if (hari > 3) await serahkan(caller)
  if (hari === 5) await perhitungkan(caller)
  await terima(caller, tgl_system, hari)
}
