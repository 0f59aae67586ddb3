/** What customers of a demo shop do besides buying over the counter: order through platforms, leave deposits, bring pieces back. */
import { jumlah, type Rp, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { listBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { hitungBeli } from '../../features/pembelian/transaksi-pembelian/harga-beli.contract.ts'
import { notaBeli } from '../../features/pembelian/transaksi-pembelian/nota-beli.contract.ts'
import { beli, validasiBeli } from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import {
  cairMarketplace,
  piutangMarketplace,
} from '../../features/penjualan/cair-marketplace/cair-marketplace.contract.ts'
import { barangDititip } from '../../features/penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import { hitungJualan } from '../../features/penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { jual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan, listTitipan } from '../../features/titipan/transaksi-titipan/titipan.contract.ts'
import {
  batalTitipan,
  tambahUangTitipan,
  titip,
} from '../../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { olehSu, SEMUA_BARANG } from './gudang.ts'

type Baris = ReturnType<typeof baris>

/** Trays of light pieces that every shop fills. */
const DARI = ['AT01', 'LT01'] as const

const tunai = (uang: number) => ({ cara_bayar: 'CASH' as const, no_rekening: '', jumlah: rp(uang) })
const wati = (kode_toko: string) => ({
  nama_customer: `BU WATI ${kode_toko}`,
  no_hp: `08123300${kode_toko.slice(-2)}77`,
  alamat: 'JL. BROMO 21',
})
const PENITIP = { nama_customer: 'PAK SLAMET', no_hp: '085755661122', alamat: 'JL. SEMERU 5' }

const baris = ({ kode_barcode, versi, total_hitung }: { kode_barcode: string; versi: number; total_hitung: Rp }) => ({
  kode_barcode,
  versi,
  total_hitung,
  total: total_hitung,
})

/** The lightest pieces at today's price: what one person may say of them alone is enough. */
const ambil = async (caller: Caller, banyak: number): Promise<Baris[]> => {
  const ada: { kode_barcode: string; berat: number }[] = []
  for (const kode_baki of DARI)
    ada.push(...(await caller.call(listBarang, { ...SEMUA_BARANG, kode_baki, status_barang: 'TERSEDIA' })).rows)
  const kode_barcode = ada.toSorted((a, b) => a.berat - b.berat).slice(0, banyak)
  if (kode_barcode.length < banyak) return []
  return (await caller.call(hitungJualan, { kode_barcode: kode_barcode.map((one) => one.kode_barcode) })).map((one) =>
    baris(one),
  )
}

const jualkan = async (caller: Caller, detail_barang: Baris[], lain: object): Promise<void> => {
  await caller.call(jual, {
    kode_sales: 'S01',
    kode_member: '-',
    nama_customer: '',
    no_hp: '',
    alamat: '',
    nik: '',
    keterangan: '',
    detail_barang,
    pembayaran: [],
    sahkan: true,
    otorisasi: null,
    ...lain,
  })
}

/** An order of a platform; on the fourth day one of them pays all that it owes, less what it keeps. */
const lewatMarketplace = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  const kode_marketplace = hari % 2 === 0 ? 'SHOPEE' : 'TOKPED'
  const detail_barang = await ambil(caller, 1)
  const [satu] = detail_barang
  if (satu)
    await jualkan(caller, detail_barang, {
      nama_customer: 'PEMBELI ONLINE',
      marketplace: { kode_marketplace, no_order: `INV${satu.kode_barcode}` },
    })
  if (hari !== 4) return
  const piutang = await caller.call(piutangMarketplace, {})
  const data = piutang
    .filter((one) => one.kode_marketplace === 'TOKPED')
    .map(({ no_faktur_jual, sisa, biaya_hitung }) => ({
      no_faktur_jual,
      sisa,
      diterima: rp(sisa - biaya_hitung),
      biaya: biaya_hitung,
    }))
  const uang = { no_rekening: '0111', referensi: `CAIR${kode_toko}${hari}`, keterangan: '' }
  if (data.length > 0) await caller.call(cairMarketplace, { ...uang, data })
}

const dititip = async (caller: Caller): Promise<string[]> => {
  const hari = { tgl_awal: '', tgl_akhir: '' }
  const saring = {
    q: '',
    ...hari,
    status: 'DONE',
    kode_sales: 'ALL',
    urut: 'no_titip',
    turun: '0',
    hal: 1,
    per: 25,
  } as const
  return (await caller.call(listTitipan, saring)).rows.map((one) => one.no_titip)
}

/** @param mengikat its price is kept for a third of it; else for little */
const titipkan = async (
  caller: Caller,
  detail_barang: Baris[],
  { mengikat, sahkan }: { mengikat: boolean; sahkan: boolean },
): Promise<void> => {
  if (detail_barang.length === 0) return
  const uang = rp(Math.ceil(jumlah(detail_barang, 'total') / (mengikat ? 3 : 8)))
  const isi = { kode_sales: 'S02', kode_member: '-', nik: '', keterangan: '', kode_baki_titip: '', otorisasi: null }
  const bayar = { titip: uang, pembayaran: [tunai(uang)], sahkan }
  await caller.call(titip, { ...isi, ...PENITIP, ...bayar, mengikat, detail_barang })
}

const ambilTitipan = async (caller: Caller, no_titip: string): Promise<void> => {
  const satu = await caller.call(barangDititip, { no_titip })
  const sisa = satu.total - satu.titip
  await jualkan(caller, [{ ...baris(satu), total: satu.total, no_titip } as Baris], {
    ...PENITIP,
    hp_penitip: PENITIP.no_hp,
    pembayaran: [tunai(sisa)],
  })
}

const batalkan = async (caller: Caller, no_titip: string): Promise<void> => {
  const { versi, dibayar, potongan } = await caller.call(getTitipan, { no_titip })
  const isi = { no_titip, versi, alasan: 'customer tidak jadi', kode_baki: '', otorisasi: null }
  await caller.call(batalTitipan, { ...isi, pembayaran: [tunai(dibayar - potongan)] })
}

/** Three pieces are kept; one is picked up, one called off, one paid more for. */
const titipan = async (caller: Caller, hari: number): Promise<void> => {
  if (hari === 1)
    for (const [ke, satu] of (await ambil(caller, 3)).entries())
      await titipkan(caller, [satu], { mengikat: ke !== 1, sahkan: true })
  const [pertama] = await dititip(caller)
  if (pertama === undefined) return
  if (hari === 3) await ambilTitipan(caller, pertama)
  if (hari === 4) await batalkan(caller, pertama)
  if (hari === 5) await caller.call(tambahUangTitipan, { no_titip: pertama, pembayaran: [tunai(100_000)] })
}

/** Pieces that a customer brings back by her nota, at what the rules say of each. */
const dibawa = async (caller: Caller, no_hp: string, banyak = 1) => {
  const semua = await caller.call(notaBeli, { kode: no_hp })
  const lama = []
  for (const satu of semua.filter((one) => one.keadaan === 'DI CUSTOMER').slice(0, banyak)) {
    const { kode_barcode, kode_group, kode_dept, kadar, berat, nama_barang } = satu
    const sifat = { is_markis: false, nota_hilang: false, rusak: false, atribut_lengkap: false, potongan_manual: rp(0) }
    const isi = { kode_barcode, kode_group, kode_dept, kadar, berat, kondisi: 'BAIK', ...sifat }
    const { harga_hitung } = await caller.call(hitungBeli, isi)
    lama.push({ ...isi, nama_barang, harga_hitung, harga: harga_hitung })
  }
  return lama
}

/** The shop buys them back for cash; SU weighs and tests them again, whether they were drawn for that or not. */
const belikan = async (
  caller: Caller,
  kode_toko: string,
  detail_barang: Awaited<ReturnType<typeof dibawa>>,
  siapa: ReturnType<typeof wati>,
): Promise<void> => {
  const isi = {
    kode_sales: 'S01',
    kode_member: '-',
    nik: '',
    cara_bayar: 'CASH' as const,
    no_rekening: '',
    otorisasi: null,
  }
  const tanpaBank = { bank_pelanggan: '', no_rekening_pelanggan: '', nama_rekening_pelanggan: '' }
  const { data } = await caller.call(beli, {
    ...tanpaBank,
    ...isi,
    ...siapa,
    kode_baki: 'BELI1',
    detail_barang,
  })
  const { no_grup, versi, barang } = data
  const timbang = barang.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
  await olehSu(caller, kode_toko, () => caller.call(validasiBeli, { data: [{ no_grup, versi }], timbang }))
}

/** Bought on the second day, brought back on the fourth, given in for another one on the fifth. */
const kembali = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  const siapa = wati(kode_toko)
  if (hari === 2) {
    const detail_barang = await ambil(caller, 2)
    const bayar = [tunai(jumlah(detail_barang, 'total'))]
    if (detail_barang.length > 0) await jualkan(caller, detail_barang, { ...siapa, pembayaran: bayar })
  }
  if (hari !== 4 && hari !== 5) return
  const [lama] = await dibawa(caller, siapa.no_hp)
  if (!lama) return
  if (hari === 4) {
    await belikan(caller, kode_toko, [lama], siapa)
    return
  }
  const detail_barang = await ambil(caller, 2)
  const sisa = jumlah(detail_barang, 'total') - lama.harga
  if (sisa <= 0) return
  await jualkan(caller, detail_barang, {
    ...siapa,
    tukar: { kode_baki: 'BELI1', detail_barang: [lama] },
    pembayaran: [tunai(sisa)],
  })
}

const TUTIK = { nama_customer: 'BU TUTIK', no_hp: '081233009977', alamat: 'JL. LETJEN SUTOYO 4' }
/** Earrings that come back unworn, of a tray that nothing else touches. */
const untukSepuh = { ...SEMUA_BARANG, kode_baki: 'AT02', kode_dept: 'ATG', status_barang: 'TERSEDIA' } as const

/** In the first shop: earrings bought on the second day, some of them brought back on the fourth and on the day of the demo. */
export const antingKembali = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  if (kode_toko !== 'TK01') return
  if (hari === 1) {
    const { rows } = await caller.call(listBarang, untukSepuh)
    const kode_barcode = rows
      .toSorted((a, b) => a.berat - b.berat)
      .slice(0, 7)
      .map((one) => one.kode_barcode)
    const detail_barang = (await caller.call(hitungJualan, { kode_barcode })).map((one) => baris(one))
    await jualkan(caller, detail_barang, { ...TUTIK, pembayaran: [tunai(jumlah(detail_barang, 'total'))] })
  }
  const banyak = { 3: 4, 7: 3 }[hari]
  if (banyak !== undefined) await belikan(caller, kode_toko, await dibawa(caller, TUTIK.no_hp, banyak), TUTIK)
}

/** One day of them. */
export const pelangganHarian = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  if (hari === 0) return
  await lewatMarketplace(caller, kode_toko, hari)
  await titipan(caller, hari)
  await kembali(caller, kode_toko, hari)
}

/** What a customer does before somebody first looks at the demo: a piece is kept for him, and nothing stands in the way of closing. */
export const pelangganHariIni = async (caller: Caller): Promise<void> =>
  titipkan(caller, await ambil(caller, 1), { mengikat: true, sahkan: true })
