import { defineDokumen, endpoint, kode, pesan, rupiah, rupiahJumlah, tanggal, teks } from '@kencana/contract'
import { z } from 'zod'

const UANG = { tabel: 'uang', nomor: 'no_uang', batal: 'BUG', cetak: 'UANG' } as const
export const DOKUMEN_TAMBAH_KAS = defineDokumen({ ...UANG, kode: 'TUK', kind: 'TAMBAH_UANG' })
export const DOKUMEN_AMBIL_KAS = defineDokumen({ ...UANG, kode: 'AUK', kind: 'AMBIL_UANG' })
export const DOKUMEN_TAMBAH_BANK = defineDokumen({ ...UANG, kode: 'TUB', kind: 'TAMBAH_UANG' })
export const DOKUMEN_AMBIL_BANK = defineDokumen({ ...UANG, kode: 'AUB', kind: 'AMBIL_UANG' })

const MENU = ['/tambah-uang-kas', '/ambil-uang-kas', '/tambah-uang-bank', '/ambil-uang-bank'] as const

const uangRow = z.object({
  no_uang: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  arah: z.enum(['TAMBAH', 'AMBIL']),
  /** NULL: cash. */
  no_rekening: z.string().nullable(),
  kode_transaksi: z.string(),
  deskripsi: z.string(),
  jumlah: rupiahJumlah(),
  keterangan: z.string(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
})

const uangLengkap = uangRow.extend({ cetakan: z.int() })

const isian = {
  kode_transaksi: kode('Kategori', { max: 30, pesan: 'Harus Dipilih' }),
  jumlah: rupiah('Jumlah', 'Harus Diisi').refine((value) => value > 0, 'Jumlah Harus Lebih Dari 0'),
  keterangan: teks('Keterangan', { max: 120 }),
}
const rekening = { no_rekening: kode('No Rekening', { max: 30, pesan: 'Harus Dipilih' }) }

const tulis = <S extends z.ZodRawShape>(path: string, summary: string, menu: (typeof MENU)[number], shape: S) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    effect: 'write',
    access: [menu],
    aksi: 'simpan',
    input: z.object(shape),
    output: pesan().extend({ no_uang: z.string(), data: uangLengkap }),
  })

export const tambahKas = tulis('uang-kas/tambah', 'Tambah uang kas', '/tambah-uang-kas', isian)
export const ambilKas = tulis('uang-kas/ambil', 'Ambil uang kas', '/ambil-uang-kas', isian)
export const tambahBank = tulis('uang-bank/tambah', 'Tambah uang bank', '/tambah-uang-bank', { ...rekening, ...isian })
export const ambilBank = tulis('uang-bank/ambil', 'Ambil uang bank', '/ambil-uang-bank', { ...rekening, ...isian })

export const listUang = endpoint({
  method: 'GET',
  path: 'uang',
  summary: 'Uang yang ditambah dan diambil dengan tangan pada satu hari toko',
  effect: 'read',
  access: MENU,
  input: z.object({ tanggal: tanggal() }),
  output: z.array(uangRow),
})

export const getUang = endpoint({
  method: 'GET',
  path: 'uang/get/{no_uang}',
  summary: 'Satu bukti uang',
  effect: 'read',
  access: MENU,
  input: z.object({ no_uang: kode('No Uang', { max: 60 }) }),
  output: uangLengkap,
})

export const batalUang = endpoint({
  method: 'POST',
  path: 'uang/{no_uang}/batal',
  summary: 'Batalkan satu bukti uang dengan jurnal pembalik',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ no_uang: kode('No Uang', { max: 60 }), alasan: teks('Alasan', { max: 200 }) }),
  output: pesan().extend({ no_batal: z.string() }),
})

export const saldoUang = endpoint({
  method: 'GET',
  path: 'uang/saldo',
  summary: 'Saldo kas dan rekening toko ini sekarang',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.object({
    kas: rupiahJumlah(),
    bank: z.array(
      z.object({ no_rekening: z.string(), kode_bank: z.string(), atas_nama: z.string(), saldo: rupiahJumlah() }),
    ),
  }),
})
