/** Customers whose day, over all shops, reaches what the law wants reported. Source: complaints, idea 15; areas 13-dashboard. */
import { endpoint, laporanEndpoint, periode, pilihan, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'

const orang = {
  nama_customer: z.string(),
  kode_member: z.string(),
  no_hp: z.string(),
  alamat: z.string(),
  /** The kind of his paper and its number, whole: who reads this reports him. */
  identitas: z.string(),
}

const hari = {
  toko: z.string(),
  nota: z.int(),
  /** He bought for that much, and was paid that much for what he brought. */
  jual: rupiahJumlah(),
  beli: rupiahJumlah(),
  /** The lowest one of the shops he was in. */
  batas: rupiahJumlah(),
}

export const laporanPantau = laporanEndpoint({
  path: 'pantau-customer/reports',
  summary: 'Customer yang penjualan atau pembeliannya sehari di semua toko mencapai batas lapor, untuk pelapor goAML',
  access: 'OWN/SU',
  input: { ...periode(), type_laporan: pilihan('Type Laporan', ['REKAP', 'DETAIL']).default('REKAP') },
  by: 'type_laporan',
  rows: {
    REKAP: z.object({
      tanggal: tanggal(),
      ...orang,
      ...hari,
    }),
    DETAIL: z.object({
      tanggal: tanggal(),
      kode_toko: z.string(),
      arah: z.enum(['JUAL', 'BELI']),
      nota: z.string(),
      cara_bayar: z.string(),
      jumlah: rupiahJumlah(),
      ...orang,
    }),
  },
})

/** What the owner's page shows of it: no addresses and no papers. */
export const pantauMinggu = endpoint({
  method: 'GET',
  path: 'dashboard/pemilik/pantau',
  summary: 'Customer yang mencapai batas lapor dalam tujuh hari setiap toko sampai hari bukanya sendiri',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({}),
  output: z.array(z.object({ tanggal: tanggal(), nama_customer: z.string(), no_hp: z.string(), ...hari })),
})
