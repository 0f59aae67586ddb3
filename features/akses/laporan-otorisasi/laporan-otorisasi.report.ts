import type { OutputOf } from '@kencana/contract'
import { formatDesimal, formatGram, formatRibuan, formatRupiah, mg, rp } from '@kencana/ledger'
import { report } from '@kencana/reports/report'
import { laporanOtorisasi } from './laporan-otorisasi.contract.ts'

type Baris = OutputOf<typeof laporanOtorisasi>[number]

/** What a rule counts, in its unit. */
const nilai = ({ satuan }: Baris, berapa: number | null): string => {
  if (berapa === null || satuan === '') return ''
  if (satuan === 'RP') return formatRupiah(rp(berapa))
  if (satuan === 'MG') return `${formatGram(mg(berapa))} g`
  if (satuan === 'BULAN') return `${berapa} bulan`
  return satuan === 'PCS' ? `${formatRibuan(berapa)} pcs` : `${formatDesimal((berapa / 10_000).toFixed(2))} %`
}

export const otorisasiReport = report(laporanOtorisasi, {
  menu: '/laporan-otorisasi',
  table: {
    columns: [
      { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
      { key: 'jam', title: 'Jam' },
      { key: 'kategori', title: 'Kategori' },
      { key: 'keterangan', title: 'Keterangan', kind: 'name' },
      { key: 'diminta_oleh', title: 'Diminta Oleh' },
      { key: 'disetujui_oleh', title: 'Disetujui Oleh' },
      { key: 'tingkat', title: 'Tingkat' },
      { key: 'cara', title: 'Cara' },
      { key: 'hitung', title: 'Hitungan', value: (row) => nilai(row, row.hitung) },
      { key: 'input', title: 'Diisi', value: (row) => nilai(row, row.input) },
      {
        key: 'selisih',
        title: 'Selisih',
        value: (row) => nilai(row, row.hitung === null || row.input === null ? null : row.input - row.hitung),
      },
      { key: 'nilai_rp', title: 'Nilai (Rp)', kind: 'rupiah', total: true },
      { key: 'nilai_mg', title: 'Nilai (g)', kind: 'gram', total: true },
      { key: 'kode_barcode', title: 'Barang', kind: 'kode' },
      { key: 'berat', title: 'Berat (g)', kind: 'gram' },
      { key: 'hasil', title: 'Hasil' },
      { key: 'dokumen', title: 'No Dokumen', kind: 'kode' },
      { key: 'kata', title: 'Alasan', kind: 'name' },
    ],
    noun: 'otorisasi',
    ringkas: 'nilai_rp',
  },
})
