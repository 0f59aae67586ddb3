/** A kept piece as a sale picks it up. */
import { endpoint, nomor, rupiahJumlah } from '@kencana/contract'
import { z } from 'zod'
import { barangJual } from './barang-jual.contract.ts'

export const barangDititip = endpoint({
  method: 'GET',
  path: 'penjualan/titipan/{no_titip}',
  summary:
    'Satu barang titipan untuk diambil di penjualan: harganya yang dikunci, atau harga sekarang, dan uang titipannya',
  effect: 'read',
  access: ['/transaksi-penjualan'],
  input: z.object({ no_titip: nomor('No Titip') }),
  output: barangJual.extend({
    no_titip: z.string(),
    /** Its price is the one that was promised. */
    terkunci: z.boolean(),
    /** What the customer pays for it: as promised, or as worked out now. */
    total: rupiahJumlah(),
    /** What has been paid for it. */
    titip: rupiahJumlah(),
    kode_member: z.string(),
    nama_customer: z.string(),
    /** '' for who neither entered it nor keeps money: the sale has it from the deposit. */
    no_hp: z.string(),
    alamat: z.string(),
    /** The end of the number of his paper, '' where nobody has seen it. */
    identitas: z.string(),
  }),
})
