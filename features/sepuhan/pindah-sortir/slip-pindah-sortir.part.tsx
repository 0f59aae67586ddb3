import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText, RiwayatDokumen } from '@kencana/screens'
import { kepalaPendek, slipDokumen } from '../../cetak/slip.shared.tsx'
import {
  batalPindahSortir,
  DOKUMEN_PINDAH_SORTIR,
  getPindahSortir,
  listPindahSortir,
} from './pindah-sortir.contract.ts'
import { strukPindahSortir } from './pindah-sortir.receipt.ts'

export type PindahSortir = OutputOf<typeof getPindahSortir>

/** The slip of a move, new or again. */
export const SlipPindahSortir = slipDokumen(DOKUMEN_PINDAH_SORTIR, kepalaPendek(strukPindahSortir), (slip) => [
  ['Tujuan', slip.kode_baki ?? slip.tujuan],
  ['Qty', pcsText(slip.pcs)],
  ['Berat', gramText(slip.berat)],
])

/** The moves of the open day: print again, undo. */
export const RiwayatPindahSortir = ({ onSlip }: { onSlip: (slip: PindahSortir) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_PINDAH_SORTIR}
    title="Pindah sortir hari ini"
    emptyText="Belum ada pindah sortir"
    list={listPindahSortir}
    isi={(row) => `ke ${row.kode_baki ?? row.tujuan} ${row.pihak}`}
    jumlah={(row) => [pcsText(row.pcs), gramText(row.berat)]}
    plain
    get={getPindahSortir}
    onSlip={onSlip}
    cancel={{
      endpoint: batalPindahSortir,
      title: 'Batal Pindah Sortir',
      text: (row) => `${row.pcs} barang kembali ke baki asalnya.`,
    }}
  />
)
