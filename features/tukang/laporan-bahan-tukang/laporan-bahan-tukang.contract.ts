import { gramJumlah, laporanEndpoint, periode, pilihan, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { JENIS_BAHAN } from '../bahan-tukang/bahan-tukang.contract.ts'

export const laporanBahan = laporanEndpoint({
  path: 'bahan/reports',
  summary: 'Bahan di tangan tukang: DETAIL per gerakan, REKAP per tukang dan kategori',
  access: ['/laporan-bahan-tukang', '/kartu-tukang'],
  input: {
    ...periode(),
    type: pilihan('Type', ['DETAIL', 'REKAP']).default('DETAIL'),
    kode_tukang: saring('Kode Tukang'),
    kode_group: saring('Kategori'),
  },
  by: 'type',
  rows: {
    /** One movement of a craftsman's material; an undo is a row of its own with the amounts of the other one negated. */
    DETAIL: z.object({
      _id: z.string(),
      tgl_system: tanggal(),
      kode_tukang: z.string(),
      nama_tukang: z.string(),
      no_tambah_tukar: z.string(),
      kode_group: z.string(),
      keterangan: z.string(),
      jenis: z.enum(JENIS_BAHAN),
      /** TAMBAH PATRI, AMBIL BAHAN, PESANAN SELESAI, SO PESANAN ... */
      trx_type: z.string(),
      ongkos: rupiahJumlah(),
      /** Without the loss; positive the way its trx_type goes. */
      jml_bahan: gramJumlah(),
      berat_susut: gramJumlah(),
      /** What he had of this material and category after it. */
      saldo_akhir: gramJumlah(),
    }),
    REKAP: z.object({
      kode_tukang: z.string(),
      nama_tukang: z.string(),
      kode_group: z.string(),
      /** Opening balance and all that came, less what went back. */
      total_bahan: gramJumlah(),
      /** Used in finished orders, with the loss. */
      pakai_bahan: gramJumlah(),
      /** Solder used or given back. */
      ambil_patri: gramJumlah(),
      sisa_bahan: gramJumlah(),
      sisa_patri: gramJumlah(),
    }),
  },
})

/** The columns that a movement may stand in. */
type Kolom = 'patri' | 'bahan' | 'pakai' | 'patri_amb' | 'bahan_amb'

/** Which column a movement stands in (specification, section 4). */
export const kolomBahan = ({ jenis, trx_type }: { jenis: string; trx_type: string }): Kolom => {
  if (jenis === 'PATRI') return trx_type === 'AMBIL PATRI' ? 'patri_amb' : 'patri'
  if (jenis !== 'BAHAN') return 'patri'
  if (trx_type === 'AMBIL BAHAN' || trx_type === 'SO PESANAN') return 'bahan_amb'
  return trx_type === 'PESANAN SELESAI' ? 'pakai' : 'bahan'
}
