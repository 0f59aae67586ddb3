import { gramJumlah, laporanEndpoint, periode, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'

export const laporanPesanan = laporanEndpoint({
  path: 'pesanan/reports',
  summary: 'Pesanan per tanggal pesan dengan harga, pembayaran dan statusnya',
  access: ['/laporan-pesanan'],
  input: { ...periode(), valid_by: saring('User'), status_pesanan: saring('Status') },
  rows: z.object({
    no_pesanan: z.string(),
    tgl_system: tanggal(),
    tgl_janji: tanggal(),
    nama_customer: z.string(),
    deskripsi: z.string(),
    kode_group: z.string(),
    kode_sales: z.string(),
    user_id: z.string(),
    total_qty: z.int(),
    /** Of the piece where there is one, else as estimated. */
    total_berat: gramJumlah(),
    /** The bill of a piece handed over, else the price of the order. */
    total_harga: rupiahJumlah(),
    /** Paid ahead and at the handing over, less what was given back. */
    jumlah_bayar: rupiahJumlah(),
    sisa_bayar: rupiahJumlah(),
    status: z.enum(STATUS_PESANAN),
  }),
})
