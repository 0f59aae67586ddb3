import type { OutputOf } from '@kencana/contract'
import { gramText, isOwner, RiwayatDokumen } from '@kencana/screens'
import type { Column } from '@kencana/ui'
import {
  batalBahanStok,
  DOKUMEN_BAHAN_STOK,
  getBahanStok,
  listBahanStok,
  saldoBahanStok,
} from './bahan-stok.contract.ts'

/** One filling in full. */
export type Stok = OutputOf<typeof getBahanStok>
type Row = OutputOf<typeof saldoBahanStok>['bahan'][number]

/** What there is of it, by kind and category. */
export const KOLOM_BAHAN: readonly Column<Row>[] = [
  { key: 'jenis', title: 'Bahan Toko' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

/** What filled it today: printed again, or undone. */
export const RiwayatBahanStok = ({ onSlip }: { onSlip: (slip: Stok) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_BAHAN_STOK}
    title="Bahan toko diisi hari ini"
    emptyText="Belum ada bahan toko yang diisi"
    list={listBahanStok}
    isi={(row) =>
      `${row.lebur ? 'Lebur ke ' : ''}${row.jenis} ${row.kode_group}${row.keterangan && `: ${row.keterangan}`}`
    }
    jumlah={(row) => [gramText(row.jml_bahan), ...(row.susut === 0 ? [] : [`susut ${gramText(row.susut)}`])]}
    get={getBahanStok}
    onSlip={onSlip}
    cancel={{
      endpoint: batalBahanStok,
      title: 'Batal Isi Bahan Toko',
      text: (row) => `${gramText(row.jml_bahan)} ${row.jenis} ${row.kode_group} kembali ke sumbernya.`,
      may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
      changes: [listBahanStok, saldoBahanStok],
    }}
  />
)
