import { byDay, report } from '@kencana/reports/report'
import { laporanTimbangBaki } from './laporan-timbang-baki.contract.ts'

export const timbangBakiReport = report(laporanTimbangBaki, {
  menu: '/laporan-timbang-baki',
  table: {
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
    groupBy: byDay('tgl_system'),
  },
  mutasi: {
    title: 'Isi Baki',
    lines: ({ kode_gudang, kode_baki }) => ({ akun: 'BAKI', kode_gudang, ref: kode_baki }),
  },
})
