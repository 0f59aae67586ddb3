import { endpoint, gramJumlah, kode, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { JENIS_BAHAN } from '../bahan-tukang/bahan-tukang.contract.ts'

/** An order that he has in hand. */
const dikerjakan = z.object({
  no_pesanan: z.string(),
  nama_customer: z.string(),
  deskripsi: z.string(),
  kode_group: z.string(),
  perkiraan_berat: gramJumlah(),
  berat_customer: gramJumlah(),
  ongkos_tukang: rupiahJumlah(),
  susut_tukang: gramJumlah(),
  tgl_pembagian: tanggal(),
  tgl_janji: tanggal(),
  /** Shop days since he got it. */
  umur: z.int(),
  terlambat: z.boolean(),
})

/** What he made and what he lost of it; cancelled ones are not among them. */
const jadi = z.object({
  /** YYYY-MM. */
  bulan: z.string(),
  no_selesai: z.string(),
  no_pesanan: z.string(),
  tgl_system: tanggal(),
  deskripsi: z.string(),
  kode_group: z.string(),
  /** Gold in it. */
  berat_pakai: gramJumlah(),
  berat_susut: gramJumlah(),
  /** How much he was allowed to lose. */
  susut_tukang: gramJumlah(),
  /** Loss of the gold he took for it, in thousandths of a percent. */
  persen: z.int(),
  /** LEBIH JATAH, MENYIMPANG (two deviations from his own mean), or '-'. */
  tanda: z.string(),
  no_so_pesanan: z.string().nullable(),
  ongkos_tukang: rupiahJumlah(),
})

export const kartuTukang = endpoint({
  method: 'GET',
  path: 'kartu-tukang',
  summary: 'Seorang tukang: pesanan di tangannya, bahannya, ongkosnya, susutnya setahun terakhir',
  effect: 'read',
  access: ['/kartu-tukang'],
  input: z.object({ kode_tukang: kode('Kode Tukang', { max: 10, pesan: 'Harus Dipilih' }) }),
  output: z.object({
    kode_tukang: z.string(),
    nama_tukang: z.string(),
    /** What the shop owes him. */
    hutang: rupiahJumlah(),
    bahan: z.array(z.object({ jenis: z.enum(JENIS_BAHAN), kode_group: z.string(), berat: gramJumlah() })),
    dikerjakan: z.array(dikerjakan),
    jadi: z.array(jadi),
  }),
})
