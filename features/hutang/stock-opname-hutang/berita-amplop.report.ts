import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { getOpnameHutang } from './stock-opname-hutang.contract.ts'

type Hasil = NonNullable<OutputOf<typeof getOpnameHutang>['hasil']>

/** A line of the certificate; an unknown number has no loan behind it. */
export type BarisAmplop = Pick<
  Hasil['amplop'][number],
  'no_hutang' | 'nama_customer' | 'barang' | 'dokumen' | 'berat'
> & { hasil: string; hitung_1: string; hitung_2: string; temu: string }

/** The certificate that is signed: every envelope with what was found, by what was found. */
export const beritaAmplop: ReportDefinition<BarisAmplop> = {
  title: 'Berita Acara Stock Opname Hutang',
  noun: 'hasil',
  columns: [
    { key: 'no_hutang', title: 'No Hutang', kind: 'kode' },
    { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
    { key: 'barang', title: 'Barang' },
    { key: 'dokumen', title: 'Dokumen', kind: 'kode' },
    { key: 'hitung_1', title: 'Hitung 1' },
    { key: 'hitung_2', title: 'Hitung 2' },
    { key: 'temu', title: 'Ditemukan' },
    { key: 'qty', title: 'Amplop', kind: 'int', value: () => 1, total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.hasil, head: (row) => ({ kode: row.hasil }), noun: 'hasil' },
}
