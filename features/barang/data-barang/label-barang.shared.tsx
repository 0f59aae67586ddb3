/** Labels of pieces that are in the shop, each print of one written down. */
import { LabelDialog, type LabelItem, pick } from '@kencana/screens'
import { CETAK_LABEL } from '../../cetak/cetak.contract.ts'
import { catatCetak } from '../../cetak/cetak.shared.tsx'

const ON_LABEL = ['kode_barcode', 'nama_barang', 'kadar', 'berat'] as const

/** What stands on the label of a piece, its tray last. */
export const labelOf = (barang: Pick<LabelItem, (typeof ON_LABEL)[number]> & { kode_baki: string }): LabelItem => ({
  ...pick(barang, ON_LABEL),
  lines: [barang.kode_baki],
})

/** The dialog that prints them. */
export function LabelBarang({ labels, onClose }: { labels: readonly LabelItem[]; onClose: () => void }) {
  return (
    <LabelDialog
      labels={labels}
      onPrinted={(item, copies, alasan) => catatCetak(CETAK_LABEL, item.kode_barcode, alasan)(copies)}
      onClose={onClose}
    />
  )
}
