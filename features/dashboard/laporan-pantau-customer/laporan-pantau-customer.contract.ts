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

/** Which sum reached the limit; NOTA is one paper that comes to so much, paid on several days. */
const SEBAB = ['BAYAR', 'TERIMA', 'BAYAR DAN TERIMA', 'GABUNGAN', 'NOTA'] as const
export type Sebab = (typeof SEBAB)[number]
const sebab = z.enum(SEBAB)

const hari = {
  toko: z.string(),
  /** Papers of the day. */
  nota: z.int(),
  /** What he paid, at whichever counter. */
  bayar: rupiahJumlah(),
  /** What he was paid or lent. */
  terima: rupiahJumlah(),
  gabungan: rupiahJumlah(),
  /** The lowest one of the shops he was in. */
  batas: rupiahJumlah(),
  sebab,
}

export const laporanPantau = laporanEndpoint({
  path: 'pantau-customer/reports',
  summary:
    'Customer yang sehari di semua toko membayar, dibayar atau dipinjami sampai batas lapor, untuk pelapor goAML',
  access: 'OWN/SU',
  input: {
    ...periode(),
    /** Days on which that sum reached it. */
    sebab: pilihan('Tercapai', ['SEMUA', 'BAYAR', 'TERIMA', 'GABUNGAN', 'NOTA']).default('SEMUA'),
    type_laporan: pilihan('Type Laporan', ['REKAP', 'DETAIL']).default('REKAP'),
  },
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
      arah: z.enum(['BAYAR', 'TERIMA']),
      jenis: z.string(),
      nota: z.string(),
      cara_bayar: z.string(),
      jumlah: rupiahJumlah(),
      sebab,
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
