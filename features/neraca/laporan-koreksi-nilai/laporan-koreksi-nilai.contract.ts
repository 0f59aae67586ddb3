import { laporanEndpoint, periode, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanKoreksiNilai = laporanEndpoint({
  path: 'koreksi-nilai/reports',
  summary:
    'Nilai emas yang diubah orang, bukan tutup toko: nilai awal, koreksi, uang dengan lawan persediaan, dan pembatalannya',
  access: ['/laporan-koreksi-nilai'],
  input: { ...periode(), kode_group: saring('Kategori') },
  rows: z.object({
    document: z.string(),
    tanggal: tanggal(),
    jenis: z.string(),
    kode_group: z.string(),
    alasan: z.string(),
    user_id: z.string(),
    /** What of the value it added, or took (-). */
    nilai: rupiahJumlah(),
  }),
})
