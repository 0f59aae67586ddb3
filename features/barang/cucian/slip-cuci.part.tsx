import type { OutputOf } from '@kencana/contract'
import { gramText, LabelDialog, pcsText } from '@kencana/screens'
import { Button, IconBarcode } from '@kencana/ui'
import { useState } from 'react'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { SlipDialog, type SlipProps, slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_CUCI, DOKUMEN_TERIMA_CUCI, type getCuci, type getTerimaCuci } from './cucian.contract.ts'
import { strukCuci, strukTerimaCuci } from './cucian.receipt.ts'

export type Cuci = OutputOf<typeof getCuci>
export type TerimaCuci = OutputOf<typeof getTerimaCuci>

/** The slip of a batch, new or again. */
export const SlipCuci = slipDokumen(DOKUMEN_CUCI, strukCuci, (cuci) => [
  ['Keterangan', cuci.keterangan || '-'],
  ['Qty', pcsText(cuci.pcs)],
  ['Berat', gramText(cuci.berat)],
])

/** The slip of what came back; pieces that weigh less than their labels say need new ones. */
export function SlipTerimaCuci(props: SlipProps<TerimaCuci>) {
  const { slip, onClose } = props
  const [label, setLabel] = useState(false)
  const changed = slip.detail_barang.filter((one) => one.berat_kembali !== one.berat_kirim)
  if (label)
    return (
      <LabelDialog
        labels={changed.map(({ berat_kembali, kode_baki, ...one }) => ({
          ...one,
          berat: berat_kembali,
          lines: [`BAKI ${kode_baki}`],
        }))}
        alasan={`BERAT BERUBAH, ${slip.no_cuci}`}
        onPrinted={(item, copies, alasan) => catatCetak('LABEL', item.kode_barcode, alasan)(copies)}
        onClose={onClose}
      />
    )
  const button = (
    <Button key="label" size="sm" icon={<IconBarcode />} onClick={() => setLabel(true)}>
      Cetak {changed.length} Label
    </Button>
  )
  return (
    <SlipDialog
      {...props}
      dokumen={DOKUMEN_TERIMA_CUCI}
      struk={strukTerimaCuci}
      facts={[
        ['Cucian', slip.no_cuci],
        ['Qty', pcsText(slip.pcs)],
        ['Berat', gramText(slip.berat)],
        ['Susut', gramText(slip.susut)],
        ...(changed.length === 0 || slip.no_batal !== null ? [] : [['Label baru', button] as const]),
      ]}
    />
  )
}
