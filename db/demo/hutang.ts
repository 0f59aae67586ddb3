/** Loans of a demo shop: one each day, weighed again by SU; redeemed or renewed in the days after. One of the books of before is auctioned. */
import { type Mg, mg, parsePersen, rp } from '@kencana/ledger'
import { type Caller, geserTanggal } from '@kencana/server-kit'
import { putuskan } from '../../features/akses/otorisasi/otorisasi.contract.ts'
import { dashboard } from '../../features/dashboard/dashboard.contract.ts'
import { imporHutang } from '../../features/hutang/impor-hutang/impor-hutang.contract.ts'
import {
  getKartuHutang,
  lunasiHutang,
  remajakanHutang,
} from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { listHutang } from '../../features/hutang/transaksi-hutang/daftar-hutang.contract.ts'
import { lihatIdentitas } from '../../features/hutang/transaksi-hutang/hutang.contract.ts'
import { lelangHutang, timbangLelang } from '../../features/hutang/transaksi-hutang/lelang-hutang.contract.ts'
import { cetakPeringatan } from '../../features/hutang/transaksi-hutang/peringatan-hutang.contract.ts'
import {
  simpanFotoHutang,
  simpanHutang,
  validasiHutang,
} from '../../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { gambarBertanda } from './foto.ts'
import { olehSu } from './gudang.ts'
import { denganOwner, diminta } from './setuju.ts'

const PEMINJAM = [
  ['IBU TUTIK HANDAYANI', '081334556601', 'JL. MELATI 8, MALANG', '3573014505700001'],
  ['BAPAK DARMO', '085646112233', 'DS. KEPANJEN RT 3', '3573011207650002'],
  ['IBU LULUK', '081252334455', 'JL. SAWOJAJAR 21', '3573016608820003'],
] as const

const BARANG = [
  { nama_barang: 'GELANG RANTAI', berat: 5_420, jumlah_hutang: 4_000_000 },
  { nama_barang: 'KALUNG ITALI', berat: 4_150, jumlah_hutang: 2_500_000 },
  { nama_barang: 'CINCIN KAWIN', berat: 3_080, jumlah_hutang: 1_500_000 },
] as const

const KEADAAN = { kode_group: 'MM', kadar: '16K', jumlah: 1, kondisi_pinjaman: 'TANPA NOTA' } as const

/** So that no two pictures are the same. */
let tanda = 9_000

const tunai = (jumlah: number) =>
  jumlah === 0 ? [] : [{ cara_bayar: 'CASH' as const, no_rekening: '', jumlah: rp(jumlah) }]

const pinjam = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  const [nama_customer, no_hp, alamat, nik] = PEMINJAM[hari % PEMINJAM.length] ?? PEMINJAM[0]
  const { nama_barang, berat, jumlah_hutang } = BARANG[hari % BARANG.length] ?? BARANG[0]
  const { no_hutang, data } = await caller.call(simpanHutang, {
    kode_sales: 'S01',
    kode_member: '-',
    nama_customer,
    no_hp,
    alamat,
    nik,
    no_manual: '',
    jumlah_hutang: rp(jumlah_hutang),
    bunga_persen: parsePersen(2),
    lama: 4,
    cara_bayar: 'CASH',
    no_rekening: '',
    bank_pelanggan: '',
    no_rekening_pelanggan: '',
    nama_rekening_pelanggan: '',
    detail_barang: [
      { ...KEADAAN, kode_barcode: '', nama_barang, berat_kotor: mg(berat + 120), berat_plastik: mg(120) },
    ],
    otorisasi: null,
  })
  tanda += 1
  await caller.call(simpanFotoHutang, { no_hutang, urut: 1, foto: await gambarBertanda('GLG', tanda) })
  await caller.call(simpanFotoHutang, { no_hutang, urut: 0, foto: await gambarBertanda('KTP', tanda) })
  const timbang = [{ no_hutang, urut: 1, berat: berat as Mg, kadar: KEADAAN.kadar }]
  await olehSu(caller, kode_toko, async () => {
    await caller.call(lihatIdentitas, { no_hutang })
    await caller.call(validasiHutang, { data: [{ no_hutang, versi: data.versi }], timbang })
  })
}

const AKTIF = {
  q: '',
  tgl_awal: '',
  tgl_akhir: '',
  status: 'AKTIF',
  urut: 'no_hutang',
  turun: '0',
  hal: 1,
  per: 10,
} as const

/** SU has looked at what was asked. @returns what he confirmed */
const dilihatSu = async (caller: Caller, kode_toko: string, apa: Promise<unknown>): Promise<string> => {
  const id = await diminta(apa)
  await olehSu(caller, kode_toko, () => caller.call(putuskan, { id, setuju: true, kata: '' }))
  return id
}

/** The oldest is redeemed on even days, on odd ones it goes on. */
const bayar = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  const [satu] = (await caller.call(listHutang, AKTIF)).rows
  if (!satu) return
  const { no_hutang, versi, tagihan, jumlah_hutang, bunga_persen, lama, nama_customer } = await caller.call(
    getKartuHutang,
    satu,
  )
  const nik = PEMINJAM.find(([nama]) => nama === nama_customer)?.[3] ?? ''
  const dilihat = { no_hutang, versi, otorisasi: null }
  if (hari % 2 === 0) {
    const isi = {
      ...dilihat,
      diskon: rp(0),
      pembayaran: tunai(tagihan.total),
      pengambil: '',
      kuasa: '',
      identitas_pengambil: nik,
    }
    const otorisasi = await dilihatSu(caller, kode_toko, caller.call(lunasiHutang, isi))
    await caller.call(lunasiHutang, { ...isi, otorisasi })
  } else
    await caller.call(remajakanHutang, {
      ...dilihat,
      jumlah_hutang,
      bunga_persen,
      lama,
      tetap: null,
      bayar_bunga: tunai(tagihan.bunga + tagihan.denda),
      bayar_pokok: [],
      identitas: '',
      timbang: [],
      pengambil: '',
      identitas_pengambil: '',
      kuasa: '',
    })
}

/** A loan of the books of before that nobody redeemed: warned of, weighed before SU, auctioned by OWN's word for more than it owed. */
const lelang = async (caller: Caller, kode_toko: string, tgl_system: string): Promise<void> => {
  const [nama_customer, no_hp, alamat, nik] = ['BAPAK SLAMET', '081559887766', 'DS. BULULAWANG', '3573010101600009']
  const { hutang } = await caller.call(imporHutang, {
    baris: [
      {
        no_manual: 'L-001',
        nama_customer,
        no_hp,
        alamat,
        nik,
        kode_sales: 'S01',
        tgl_hutang: geserTanggal(tgl_system, -150),
        bunga_sampai: '',
        tgl_jatuh_tempo: geserTanggal(tgl_system, -30),
        bunga_persen: 2,
        jumlah_hutang: 3_000_000,
        ...KEADAAN,
        nama_barang: 'GELANG KERONCONG',
        berat_kotor: 4.12,
        berat_plastik: 0.12,
      },
    ],
  })
  const { no_hutang, versi } = await caller.call(getKartuHutang, { no_hutang: hutang[0]?.no_hutang ?? '' })
  await caller.call(cetakPeringatan, { no_hutang, rangkap: 1 })
  const biji = { urut: 1, berat: mg(4_000), kadar: KEADAAN.kadar }
  const timbang = { no_hutang, versi, barang: [biji], otorisasi: null }
  const saksi = await dilihatSu(caller, kode_toko, caller.call(timbangLelang, timbang))
  await caller.call(timbangLelang, { ...timbang, otorisasi: saksi })
  await olehSu(caller, kode_toko, async () => {
    const barang = [{ ...biji, kode_dept: 'GLG', kondisi: 'BAIK', nilai: rp(4_000_000) }]
    const isi = { no_hutang, versi, kode_baki: 'BELI1', barang }
    await denganOwner(caller, (otorisasi) => caller.call(lelangHutang, { ...isi, otorisasi }))
  })
}

/** One day of loans. */
export const hutangHarian = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  // Who was made today agrees to nothing yet.
  if (hari === 0) return
  const { tgl_system } = await caller.call(dashboard, {})
  if (hari === 2) await lelang(caller, kode_toko, tgl_system)
  if (hari > 3) await bayar(caller, kode_toko, hari)
  await pinjam(caller, kode_toko, hari)
}
