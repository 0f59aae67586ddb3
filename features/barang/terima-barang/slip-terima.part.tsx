import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText, RiwayatDokumen } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_TERIMA, getTerima, listTerima } from './terima-barang.contract.ts'
import { strukTerima } from './terima-barang.receipt.ts'

/** What arrived at once, with its pieces; of what was just taken also how much is still on its way. */
export type Terima = OutputOf<typeof getTerima> & { sisa?: number }

/** The slip of an arrival, new or again. */
export const SlipTerima = slipDokumen(DOKUMEN_TERIMA, strukTerima, (terima: Terima) => [
  ['Dari', terima.dari],
  ['Ke Baki', terima.kode_baki],
  ['Qty', pcsText(terima.pcs)],
  ['Berat', gramText(terima.berat)],
  ...(terima.sisa ? [['Belum sampai', pcsText(terima.sisa)] as const] : []),
])

/** The arrivals of the open day: print again. */
export const RiwayatTerima = ({ onSlip }: { onSlip: (terima: Terima) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_TERIMA}
    title="Diterima hari ini"
    emptyText="Belum ada barang diterima hari ini"
    list={listTerima}
    isi={(row) => `${row.no_kirim} dari ${row.dari} ke ${row.kode_baki}`}
    jumlah={(row) => [pcsText(row.pcs), gramText(row.berat)]}
    get={getTerima}
    onSlip={onSlip}
  />
)
