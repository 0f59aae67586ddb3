import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { getOpname } from './stock-opname.contract.ts'

type Hasil = NonNullable<OutputOf<typeof getOpname>['hasil']>
/** A line of the certificate; an unknown barcode has no piece behind it. */
export type BarisBerita = Pick<
  Hasil['barang'][number],
  'kode_barcode' | 'nama_barang' | 'kode_group' | 'kode_dept' | 'kode_baki' | 'dokumen' | 'berat'
> & {
  hasil: string
  hitung_1: string
  hitung_2: string
  dibukukan: string
}

/** The certificate that is signed: every piece with what was found, by what was found. */
export const beritaAcara: ReportDefinition<BarisBerita> = {
  title: 'Berita Acara Stock Opname',
  noun: 'hasil',
  columns: [
    { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kode_baki', title: 'Baki Buku', kind: 'kode' },
    { key: 'dokumen', title: 'Dokumen', kind: 'kode' },
    { key: 'hitung_1', title: 'Hitung 1' },
    { key: 'hitung_2', title: 'Hitung 2' },
    { key: 'dibukukan', title: 'Dibukukan' },
    { key: 'qty', title: 'Qty', kind: 'int', value: () => 1, total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.hasil, head: (row) => ({ kode: row.hasil }), noun: 'hasil' },
}
