import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  kode,
  nomor,
  otorisasiBila,
  pesan,
  rupiah,
  rupiahJumlah,
  teks,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { bentukBukti } from '../pembayaran/pembayaran.contract.ts'

export const DOKUMEN_PINDAH_UANG = defineDokumen({
  tabel: 'pindah_uang',
  nomor: 'no_pindah_uang',
  kode: 'PU',
  batal: 'BPU',
  kind: 'TAMBAH_UANG',
  cetak: 'PINDAH UANG',
})
/** Its arrival, said by somebody else. */
export const DOKUMEN_UANG_SAMPAI = defineDokumen({
  tabel: 'uang_sampai',
  nomor: 'no_sampai',
  kode: 'PUT',
  kind: 'TAMBAH_UANG',
})

/** The shop's first drawer, where a form names a place of money; accounts go by their number. */
export const KAS = 'KAS'

/** How a form names another drawer. */
export const tempatLaci = (kode_laci: string): string => (kode_laci === '-' ? KAS : `${KAS}/${kode_laci}`)

/** The drawer that a form names, null for an account. */
export const laciTempat = (tempat: string): string | null => {
  if (tempat === KAS) return '-'
  return tempat.startsWith(`${KAS}/`) ? tempat.slice(KAS.length + 1) : null
}

/** What is asked for when the one who sent money says himself that it arrived. */
export const OTORISASI_UANG_SAMPAI = 'UANG SAMPAI'

const MENU = '/pindah-uang'

const pindahRow = dokumenRow(DOKUMEN_PINDAH_UANG, {
  dari: z.string(),
  ke: z.string(),
  jumlah: rupiahJumlah(),
  keterangan: z.string(),
  /** Number of its arrival and who saw it, null while it is under way. */
  no_sampai: z.string().nullable(),
  diterima_oleh: z.string().nullable(),
})

const pindahLengkap = pindahRow.extend({ cetakan: z.int() })

const tempat = (label: string) => kode(label, { max: 30, pesan: 'Harus Dipilih' })

export const pindahUang = endpoint({
  method: 'POST',
  path: 'pindah-uang',
  summary: 'Pindahkan uang antara kas dan rekening; di jalan sampai diterima user lain',
  effect: 'write',
  access: [MENU],
  aksi: 'simpan',
  input: z
    .object({
      dari: tempat('Dari'),
      ke: tempat('Ke'),
      jumlah: rupiah('Jumlah', 'Harus Diisi').refine((value) => value > 0, 'Jumlah Harus Lebih Dari 0'),
      keterangan: teks('Keterangan', { max: 120 }),
    })
    .refine(({ dari, ke }) => dari !== ke, { path: ['ke'], message: 'Asal Dan Tujuan Tidak Boleh Sama' }),
  output: pesan().extend({ no_pindah_uang: z.string(), data: pindahLengkap }),
})

export const uangJalan = endpoint({
  method: 'GET',
  path: 'pindah-uang/jalan',
  summary: 'Uang yang masih di jalan',
  effect: 'read',
  access: [MENU],
  input: z.object({}),
  output: z.array(pindahRow),
})

export const terimaUang = endpoint({
  method: 'POST',
  path: 'pindah-uang/{no_pindah_uang}/terima',
  summary: 'Nyatakan uang di jalan sudah sampai',
  effect: 'write',
  access: [MENU],
  aksi: 'terima',
  input: z.object({
    no_pindah_uang: nomor('No Pindah Uang'),
    /** Of the bank's slip; nobody gives one for cash that arrives in a drawer. */
    referensi: teksBebas('No Bukti Bank', 40, bentukBukti).optional(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_sampai: z.string(), data: pindahLengkap }),
})

export const {
  list: listPindahUang,
  get: getPindahUang,
  batal: batalPindahUang,
} = dokumenEndpoints(DOKUMEN_PINDAH_UANG, {
  path: 'pindah-uang',
  access: [MENU],
  list: { summary: 'Uang yang dipindahkan pada satu hari toko', row: pindahRow },
  get: { summary: 'Satu bukti pindah uang', data: pindahLengkap },
  batal: { summary: 'Batalkan satu pindah uang yang masih di jalan' },
})
