/** Moves already made, as every screen that moves pieces shows them. */
import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText, RiwayatDokumen } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { batalPindah, DOKUMEN_PINDAH, getPindah, listPindah } from './pindah-barang.contract.ts'
import { strukPindah } from './pindah-barang.receipt.ts'

/** A move with its pieces. */
export type Pindah = OutputOf<typeof getPindah>

/** The slip of a move, new or again. */
export const SlipPindah = slipDokumen(DOKUMEN_PINDAH, strukPindah, (pindah) => [
  ['Ke Baki', pindah.kode_baki_tujuan],
  ['Qty', pcsText(pindah.pcs)],
  ['Berat', gramText(pindah.berat)],
])

/** The moves of the open day, of single pieces and of whole trays: print again, undo. */
export const RiwayatPindah = ({ onSlip }: { onSlip: (pindah: Pindah) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_PINDAH}
    title="Pindah hari ini"
    emptyText="Belum ada pindah barang hari ini"
    list={listPindah}
    isi={(row) => `ke ${row.kode_baki_tujuan}`}
    jumlah={(row) => [pcsText(row.pcs), gramText(row.berat)]}
    get={getPindah}
    onSlip={onSlip}
    cancel={{
      endpoint: batalPindah,
      title: 'Batal Pindah Barang',
      text: (row) => `${row.pcs} barang, ${gramText(row.berat)} kembali ke baki asalnya.`,
    }}
  />
)
