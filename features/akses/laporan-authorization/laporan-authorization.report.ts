import { byField, report } from '@kencana/reports/report'
import { laporanBeda } from './laporan-authorization.contract.ts'

const persen = ({ persen: milik }: { persen: number }): string => `${(milik / 1_000).toFixed(2)} %`

export const bedaReport = report(laporanBeda, {
  menu: '/laporan-authorization',
  table: {
    REKAP: {
      columns: [
        { key: 'siapa', title: 'Siapa' },
        { key: 'baris', title: 'Baris', kind: 'int', total: true },
        { key: 'beda', title: 'Berbeda', kind: 'int', total: true },
        { key: 'hitung', title: 'Hitungan', kind: 'rupiah', total: true },
        { key: 'input', title: 'Diisi', kind: 'rupiah', total: true },
        { key: 'selisih', title: 'Selisih', kind: 'rupiah', total: true },
        { key: 'persen', title: 'Persen', value: persen },
        { key: 'tanda', title: 'Tanda' },
      ],
      groupBy: byField('kategori', 'kategori'),
      ringkas: 'selisih',
    },
    DETAIL: {
      columns: [
        { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
        { key: 'dokumen', title: 'No Dokumen', kind: 'kode' },
        { key: 'nama', title: 'Nama', kind: 'name' },
        { key: 'hitung', title: 'Hitungan', kind: 'rupiah', total: true },
        { key: 'input', title: 'Diisi', kind: 'rupiah', total: true },
        { key: 'selisih', title: 'Selisih', kind: 'rupiah', total: true },
        { key: 'persen', title: 'Persen', value: persen },
        { key: 'tanda', title: 'Tanda' },
        { key: 'kode_sales', title: 'Kode Sales', kind: 'kode' },
        { key: 'user_id', title: 'User' },
        { key: 'disetujui_oleh', title: 'Disetujui Oleh' },
      ],
      groupBy: byField('kategori', 'kategori'),
      ringkas: 'selisih',
    },
  },
})
