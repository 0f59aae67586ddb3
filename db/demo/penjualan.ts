/** Sales of a demo shop: every day some, by cash, haggled over; one that was let go before it was paid, one undone after it was. */
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { listBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { hitungJualan } from '../../features/penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { batalJual, jual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { olehSu, SEMUA_BARANG } from './gudang.ts'
import { anggota } from './member.ts'
import { denganOwner } from './setuju.ts'

const PEMBELI = [
  { nama_customer: '', no_hp: '', alamat: '' },
  { nama_customer: 'BU ENDANG', no_hp: '081233445566', alamat: 'JL. KAWI 8' },
  { nama_customer: 'PAK SLAMET', no_hp: '085711223344', alamat: 'DS. SUMBERPUCUNG' },
] as const

/** Trays that it sells from, and whose pieces nothing else of the day touches. */
const DARI = ['KL01', 'KL02', 'AT01', 'LT01', 'GL02'] as const

const RIBU = 1000

/** Sells pieces at once, rounded down to thousands as customers ask; or leaves them at the cashier. */
const satuNota = async (caller: Caller, kode_barcode: string[], ke: number, sahkan: boolean) => {
  const harga = await caller.call(hitungJualan, { kode_barcode })
  const detail_barang = harga.map(({ kode_barcode: kode, versi, total_hitung }) => ({
    kode_barcode: kode,
    versi,
    total_hitung,
    total: ke % 2 === 0 ? total_hitung : rp(total_hitung - (total_hitung % (10 * RIBU))),
  }))
  const total = rp(detail_barang.reduce((sum, one) => sum + one.total, 0))
  const pembeli =
    ke % 4 === 3 ? await anggota(caller, ke) : { kode_member: '-', ...(PEMBELI[ke % PEMBELI.length] ?? PEMBELI[0]) }
  const { data } = await caller.call(jual, {
    ...pembeli,
    kode_sales: `S0${1 + (ke % 2)}`,
    nik: '',
    keterangan: '',
    detail_barang,
    pembayaran: [{ cara_bayar: 'CASH', no_rekening: '', jumlah: total }],
    sahkan,
    otorisasi: null,
  })
  return data
}

/** Lets a sale go that waits, or undoes one that is right: SU at the till, by the owner's word. */
const batalkan = async (caller: Caller, kode_toko: string, nota: Awaited<ReturnType<typeof satuNota>>) => {
  const { no_faktur_jual, versi, status } = nota
  const isi = { no_faktur_jual, versi, void_edc: false, pembayaran: [] }
  if (status === 'OPEN') {
    await caller.call(batalJual, { ...isi, alasan: 'customer tidak jadi', otorisasi: null })
    return
  }
  await olehSu(caller, kode_toko, () =>
    denganOwner(caller, (otorisasi) =>
      caller.call(batalJual, { ...isi, alasan: 'ukuran tidak pas, uang kembali', otorisasi }),
    ),
  )
}

/** Three notas a day, one of two pieces; on the fourth day one that its customer thought better of, on the fifth one that he brought back. */
export const penjualanHarian = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  const kode: string[] = []
  for (const kode_baki of DARI) {
    const { rows } = await caller.call(listBarang, { ...SEMUA_BARANG, kode_baki, status_barang: 'TERSEDIA', per: 1 })
    kode.push(...rows.map((row) => row.kode_barcode))
  }
  const nota = [kode.slice(0, 2), kode.slice(2, 3), kode.slice(3, 4)].filter((one) => one.length > 0)
  for (const [ke, isi] of nota.entries()) await satuNota(caller, isi, hari + ke, true)
  const [batal] = kode.slice(4)
  if ((hari !== 4 && hari !== 5) || batal === undefined) return
  await batalkan(caller, kode_toko, await satuNota(caller, [batal], hari, hari === 5))
}
