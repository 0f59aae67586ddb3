/** What customers left for pieces that are kept: before a period, in it, and after it. Source: areas 02-titipan 2.3. */
import { laporanEndpoint, periode, pilihan, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'

const uang = {
  saldo_awal: rupiahJumlah(),
  masuk: rupiahJumlah(),
  /** Became part of the price when its piece was picked up. */
  diambil: rupiahJumlah(),
  /** Went back to the customer when it was called off, and what of it was kept. */
  kembali: rupiahJumlah(),
  hangus: rupiahJumlah(),
  saldo_akhir: rupiahJumlah(),
}

export const laporanTitipan = laporanEndpoint({
  path: 'titipan/report',
  summary: 'Uang titipan per barang atau per hari: saldo awal, masuk, diambil, kembali, hangus, saldo akhir',
  access: ['/laporan-titipan'],
  input: { ...periode(), type: pilihan('Type', ['DETAIL', 'REKAP']).default('DETAIL') },
  by: 'type',
  rows: {
    DETAIL: z.object({
      no_titip: z.string(),
      tgl_titip: tanggal(),
      nama_customer: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      ...uang,
    }),
    REKAP: z.object({ tgl_system: tanggal(), ...uang }),
  },
})
