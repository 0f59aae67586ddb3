import { barcode, endpoint, kode, otorisasiBila, pesan } from '@kencana/contract'
import { z } from 'zod'
import { getPindah } from '../pindah-barang/pindah-barang.contract.ts'

/** The document is one of Pindah Barang; only the way its pieces are chosen is another one. */
export const pindahSatuBaki = endpoint({
  method: 'POST',
  path: 'pindah-barang/satu-baki',
  summary: 'Pindahkan seluruh isi satu baki ke baki lain',
  effect: 'write',
  access: ['/pindah-barang-satu-baki'],
  aksi: 'simpan',
  input: z.object({
    kode_baki_asal: kode('Kode Baki Asal', { pesan: 'Harus Dipilih' }),
    kode_baki_tujuan: kode('Kode Baki Tujuan', { pesan: 'Harus Dipilih' }),
    /** Everything that was seen on the tray: when anything else lies there now, nothing moves. */
    detail_barang: z
      .array(z.object({ kode_barcode: barcode(), versi: z.int() }))
      .min(1, 'Data Barang Masih Kosong')
      .max(2000, 'Paling Banyak 2,000 Barang Sekali Pindah'),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ data: getPindah.output }),
})
