import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText } from '@kencana/screens'
import { SlipDialog, type SlipProps } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_KIRIM_BOS, type reprintBos } from './kirim-dari-barang-bos.contract.ts'
import { strukBos } from './kirim-dari-barang-bos.receipt.ts'

type Nota = OutputOf<typeof reprintBos>

/** The slip of goods from the owner, new or again. */
export const SlipBos = ({ nota, ...props }: Omit<SlipProps<Nota>, 'slip'> & { nota: Nota }) => (
  <SlipDialog
    {...props}
    slip={nota}
    dokumen={DOKUMEN_KIRIM_BOS}
    struk={strukBos}
    facts={[
      ['Tujuan', nota.baki],
      ['Qty', pcsText(nota.qty_kirim)],
      ['Berat', gramText(nota.berat_kirim)],
    ]}
  />
)
