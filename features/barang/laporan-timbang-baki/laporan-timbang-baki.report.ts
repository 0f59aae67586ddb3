import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisLaporan } from './laporan-timbang-baki.contract.ts'

type Baris = z.output<typeof barisLaporan>

export const timbangBaki: ReportDefinition<Baris> = {
  title: 'Laporan Timbang Baki',
  columns: [
    { key: 'no_timbang', title: 'No Timbang', kind: 'kode' },
    { key: 'jam', title: 'Jam' },
    { key: 'kode_baki', title: 'Baki', kind: 'kode' },
    { key: 'pcs', title: 'Qty', kind: 'int', total: true, group: 'Buku' },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, group: 'Buku' },
    { key: 'berat_asli', title: 'Berat Asli (g)', kind: 'gram', total: true, group: 'Buku' },
    { key: 'berat_timbang', title: 'Timbangan (g)', kind: 'gram', total: true, group: 'Timbangan' },
    { key: 'tara', title: 'Tara (g)', kind: 'gram', total: true, group: 'Timbangan' },
    { key: 'berat_bersih', title: 'Bersih (g)', kind: 'gram', total: true, group: 'Timbangan' },
    { key: 'selisih', title: 'Selisih (g)', kind: 'gram', total: true },
    { key: 'hasil', title: 'Hasil' },
    { key: 'mungkin_hilang', title: 'Mungkin Hilang' },
    { key: 'user_id', title: 'User' },
  ],
  groupBy: {
    key: (row) => row.tgl_system,
    head: (row) => ({ kode: row.tgl_system }),
    noun: 'hari',
  },
}
