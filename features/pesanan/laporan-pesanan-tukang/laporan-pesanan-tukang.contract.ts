import { gramJumlah, laporanEndpoint, periode, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

const STATUS = new Set(['ALL', 'PROSES', 'SELESAI'])

export const laporanPesananTukang = laporanEndpoint({
  path: 'pembagian-pesanan/reports',
  summary: 'Pesanan per tukang: yang sedang dikerjakan menurut tanggal pembagian, yang selesai menurut tanggal selesai',
  access: ['/laporan-pesanan-tukang'],
  input: {
    ...periode(),
    kode_group: saring('Kategori'),
    kode_tukang: saring('Kode Tukang'),
    status_proses: saring('Status Proses').refine(
      (value) => STATUS.has(value),
      'Status Proses Tidak Dikenal, Pilih PROSES Atau SELESAI',
    ),
  },
  /** An order in a craftsman's hands (PROSES), or made by him (SELESAI). */
  rows: z.object({
    no_pesanan: z.string(),
    kode_tukang: z.string(),
    nama_tukang: z.string(),
    kode_group: z.string(),
    /** When he got it. */
    tanggal: tanggal(),
    /** When it was made; null while it is not. */
    tanggal_selesai: tanggal().nullable(),
    nama_customer: z.string(),
    nama_barang: z.string(),
    atribut: z.string(),
    berat_atribut: gramJumlah(),
    ongkos_tukang: rupiahJumlah(),
    ongkos_customer: rupiahJumlah(),
    /** The customer's own gold in it. */
    berat_customer: gramJumlah(),
    /** What the finished piece weighs; 0 while it is not made. */
    berat_tukang: gramJumlah(),
    /** How much he may lose. */
    susut_tukang: gramJumlah(),
    /** What he lost; 0 while it is not made. */
    berat_susut: gramJumlah(),
    asal_bahan: z.enum(['CUSTOMER', 'TOKO']),
    /** His free gold of the category after the assignment, or after the finishing. */
    saldo_bahan: gramJumlah(),
    status: z.enum(['PROSES', 'SELESAI']),
  }),
})
