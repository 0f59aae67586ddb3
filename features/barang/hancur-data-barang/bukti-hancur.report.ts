import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { getHancur } from './hancur-data-barang.contract.ts'

type Barang = OutputOf<typeof getHancur>['detail_barang'][number]

/** The proof that somebody signs: what was destroyed. */
export const buktiHancur: ReportDefinition<Barang> = {
  title: 'Bukti Hancur Barang',
  noun: 'barang',
  columns: [
    { key: 'kode_barang', title: 'Kode Barang', kind: 'kode' },
    { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kode_baki_asal', title: 'Baki Asal', kind: 'kode' },
    { key: 'kadar', title: 'Kadar' },
    { key: 'qty', title: 'Qty', kind: 'int', value: () => 1, total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
}
