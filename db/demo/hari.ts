/** What a demo shop does in a day: opening stock on the first, then new pieces, moves, a correction now and then. */
import { type Mg, mg, parseGram, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { listBarang, simpanFotoBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { koreksiBerat } from '../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import { pindahBarang } from '../../features/barang/pindah-barang/pindah-barang.contract.ts'
import { imporBarang, STOK_AWAL, tambahBarang } from '../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { type BarisDemo, stokAwal, tambahan } from './barang.ts'
import { gambarJpeg } from './foto.ts'
import { kerjaGudang, SEMUA_BARANG as SEMUA } from './gudang.ts'
import { hutangHarian } from './hutang.ts'
import { kirimanDiJalan, kirimanHarian } from './kiriman.ts'
import { emasBerubah } from './lebur.ts'
import { voucher } from './member.ts'
import { antingKembali, pelangganHarian, pelangganHariIni } from './pelanggan.ts'
import { penjualanHarian } from './penjualan.ts'
import { pesananHarian } from './pesanan.ts'
import { JENIS, type TOKO } from './rantai.ts'
import { sepuhanHarian, sepuhanHariIni } from './sepuhan.ts'
import { serviceHarian } from './service.ts'
import { bahanTukang } from './tukang.ts'

export type KodeToko = (typeof TOKO)[number]['kode_toko']

const groupOf = (kode_dept: string): string => JENIS.find((row) => row.kode_dept === kode_dept)?.kode_group ?? ''

const berat = (grams: number): Mg => parseGram(grams.toFixed(3))

const tambah = (caller: Caller, kode_toko: KodeToko, row: BarisDemo) =>
  caller.call(tambahBarang, {
    ...row,
    sumber: STOK_AWAL,
    kode_group: groupOf(row.kode_dept),
    berat: berat(row.berat),
    berat_asli: mg(berat(row.berat) + 8),
    berat_susut: mg(0),
    berat_cad: mg(0),
    kadar_modal: row.kadar,
    tujuan: kode_toko,
    nama_atribut: row.tipe_barang === 'A' ? 'ZIRCON PUTIH' : '',
    berat_atribut: mg(row.tipe_barang === 'A' ? 80 : 0),
    berat_plastik: mg(120),
    berat_bandrol: mg(35),
    harga_atribut: rp(row.tipe_barang === 'A' ? 85_000 : 0),
    ongkos: rp(75_000),
    tag_id: '',
    is_markis: false,
    harga_total: rp(0),
  })

/** Photos on their way at once. */
const SEKALI = 6

/** Every new item gets its picture while it is on its tray; the file of each shape is stored once, since its content names it. */
const fotoBaru = async (caller: Caller): Promise<void> => {
  const all = await caller.call(listBarang, SEMUA)
  const rows = all.rows.filter((row) => row.foto === null && row.status_barang === 'TERSEDIA')
  const gambar = await gambarJpeg(rows.map((row) => row.kode_dept))
  const simpan = async ({ kode_barang, kode_dept, foto }: (typeof rows)[number]) => {
    const baru = gambar.get(kode_dept)
    if (!foto && baru) await caller.call(simpanFotoBarang, { kode_barang, foto: baru })
  }
  for (let i = 0; i < rows.length; i += SEKALI) await Promise.all(rows.slice(i, i + SEKALI).map(simpan))
}

/** Four pieces go from the first ring tray to the second. */
const pindahkan = async (caller: Caller): Promise<void> => {
  const { rows } = await caller.call(listBarang, { ...SEMUA, kode_baki: 'CN01', per: 4 })
  if (rows.length > 0)
    await caller.call(pindahBarang, {
      kode_baki_tujuan: 'CN02',
      detail_barang: rows.map((row) => row.kode_barcode),
      versi: rows.map((row) => row.versi),
    })
}

const koreksi = async (caller: Caller): Promise<void> => {
  const [row] = (await caller.call(listBarang, { ...SEMUA, kode_baki: 'GL01', per: 1 })).rows
  if (!row) return
  const baru = mg(row.berat - 10)
  await caller.call(koreksiBerat, {
    kode: row.kode_barang,
    berat: baru,
    berat_asli: baru,
    alasan: 'TIMBANG ULANG',
    otorisasi: null,
  })
}

/** One working day of one shop, in the caller's session there. */
export const kerjaHarian = async (caller: Caller, kode_toko: KodeToko, hari: number): Promise<void> => {
  if (hari === 0)
    await caller.call(imporBarang, { sumber: STOK_AWAL, baris: stokAwal(kode_toko).map((row) => ({ ...row })) })
  for (const row of tambahan(kode_toko, hari)) await tambah(caller, kode_toko, row)
  await fotoBaru(caller)
  if (hari > 0) await pindahkan(caller)
  if (hari === 4) await koreksi(caller)
  if (hari > 0) await kerjaGudang(caller, kode_toko, hari)
  await kirimanHarian(caller, kode_toko, hari)
  await emasBerubah(caller, kode_toko, hari)
  await bahanTukang(caller, hari)
  await pesananHarian(caller, kode_toko, hari)
  await penjualanHarian(caller, kode_toko, hari)
  await pelangganHarian(caller, kode_toko, hari)
  await antingKembali(caller, kode_toko, hari)
  await sepuhanHarian(caller, kode_toko, hari)
  await serviceHarian(caller, hari)
  await hutangHarian(caller, kode_toko, hari)
}

/** What a shop did on the day on which somebody first looks at it. */
export const kerjaHariIni = async (caller: Caller, kode_toko: KodeToko): Promise<void> => {
  await pelangganHariIni(caller)
  await antingKembali(caller, kode_toko, 7)
  await sepuhanHariIni(caller, kode_toko)
  await kirimanDiJalan(caller, kode_toko)
  await voucher(caller)
}
