import {
  defineDokumen,
  dokumenEndpoints,
  endpoint,
  kode,
  otorisasiBila,
  pesan,
  rupiah,
  rupiahJumlah,
  tanggal,
  teks,
} from '@kencana/contract'
import { z } from 'zod'
import type { Lawan } from '../../master/kode-transaksi/kode-transaksi.contract.ts'

/** What may stand against money by hand. */
export type LawanUang = Lawan

const UANG = { tabel: 'uang', nomor: 'no_uang', batal: 'BUG', cetak: 'UANG' } as const
export const DOKUMEN_TAMBAH_KAS = defineDokumen({ ...UANG, kode: 'TUK', kind: 'TAMBAH_UANG' })
export const DOKUMEN_AMBIL_KAS = defineDokumen({ ...UANG, kode: 'AUK', kind: 'AMBIL_UANG' })
export const DOKUMEN_TAMBAH_BANK = defineDokumen({ ...UANG, kode: 'TUB', kind: 'TAMBAH_UANG' })
export const DOKUMEN_AMBIL_BANK = defineDokumen({ ...UANG, kode: 'AUB', kind: 'AMBIL_UANG' })

/** What is asked for when more money goes out than somebody may let go alone. */
export const OTORISASI_UANG_KELUAR = 'UANG KELUAR'

/** The category of what a count of the drawer differs by; nobody chooses it by hand. */
export const SELISIH_KAS = 'SELISIH KAS'

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
  /** With whom, where what stands against it is somebody's; '-' where it is nobody's. */
  pihak: z.string(),
  jumlah: rupiahJumlah(),
  keterangan: z.string(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  /** Where money to a shop of another installation is; '' for any other. */
  kiriman: z.string(),
})

/** A proof of money with how often it was printed. */
export const uangLengkap = uangRow.extend({ cetakan: z.int() })

const isian = {
  kode_transaksi: kode('Kategori', { max: 30, pesan: 'Harus Dipilih' }),
  jumlah: rupiah('Jumlah', 'Harus Diisi').refine((value) => value > 0, 'Jumlah Harus Lebih Dari 0'),
  keterangan: teks('Keterangan', { max: 120 }),
  pihak: z.union([z.literal(''), kode('Pihak', { max: 30 })]).optional(),
}
const keluar = { otorisasi: otorisasiBila() }
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
export const ambilKas = tulis('uang-kas/ambil', 'Ambil uang kas', '/ambil-uang-kas', { ...isian, ...keluar })
export const tambahBank = tulis('uang-bank/tambah', 'Tambah uang bank', '/tambah-uang-bank', { ...rekening, ...isian })
export const ambilBank = tulis('uang-bank/ambil', 'Ambil uang bank', '/ambil-uang-bank', {
  ...rekening,
  ...isian,
  ...keluar,
})

export const {
  list: listUang,
  get: getUang,
  batal: batalUang,
} = dokumenEndpoints(DOKUMEN_TAMBAH_KAS, {
  path: 'uang',
  access: MENU,
  label: 'No Uang',
  list: { summary: 'Uang yang ditambah dan diambil dengan tangan pada satu hari toko', row: uangRow },
  get: { summary: 'Satu bukti uang', data: uangLengkap },
  batal: { summary: 'Batalkan satu bukti uang dengan jurnal pembalik' },
})

export const saldoUang = endpoint({
  method: 'GET',
  path: 'uang/saldo',
  summary: 'Rekening toko ini, dengan saldonya bagi yang memegang menu uang; kas hanya bagi OWN dan SU',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.object({
    /** Left out below OWN and SU: whoever counts the drawer does not read the books. */
    kas: rupiahJumlah().optional(),
    /** Where a shop has several: what of it lies in each. */
    laci: z.array(
      z.object({
        kode_laci: z.string(),
        nama_laci: z.string(),
        /** The asker's own. */
        milik: z.boolean(),
        /** Left out as cash is. */
        saldo: rupiahJumlah().optional(),
      }),
    ),
    bank: z.array(
      z.object({
        no_rekening: z.string(),
        kode_bank: z.string(),
        atas_nama: z.string(),
        /** Left out for whoever holds no money menu. */
        saldo: rupiahJumlah().optional(),
      }),
    ),
  }),
})
