/** The journal for accountants: one row a line, debit and credit in rupiah, grams beside. Columns: docs/JURNAL.md. */
import { gramJumlah, laporanEndpoint, periode, pilihan, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanJurnal = laporanEndpoint({
  path: 'jurnal/get/report',
  summary: 'Jurnal satu toko baris demi baris untuk akuntan: rupiah saja, atau dengan barang',
  access: ['/laporan-jurnal'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['RUPIAH', 'BARANG']).default('RUPIAH'),
    akun: saring('Akun', 40),
    kind: saring('Jenis Jurnal', 40),
  },
  by: 'type_laporan',
  rows: {
    RUPIAH: z.object({
      tgl_system: tanggal(),
      no_jurnal: z.int(),
      dokumen: z.string(),
      kind: z.string(),
      /** The document that this one takes back; '-' where it takes none. */
      membalik: z.string(),
      akun: z.string(),
      ref: z.string(),
      debet: rupiahJumlah(),
      kredit: rupiahJumlah(),
      user_id: z.string(),
    }),
    BARANG: z.object({
      tgl_system: tanggal(),
      no_jurnal: z.int(),
      dokumen: z.string(),
      kind: z.string(),
      membalik: z.string(),
      akun: z.string(),
      ref: z.string(),
      lot: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      kode_barang: z.string(),
      pcs: z.int(),
      berat: gramJumlah(),
      user_id: z.string(),
    }),
  },
})
