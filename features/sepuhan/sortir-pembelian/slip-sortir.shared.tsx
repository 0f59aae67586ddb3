import { jumlah } from '@kencana/ledger'
import { gramText, pcsText } from '@kencana/screens'
import type { z } from 'zod'
import { kepalaPendek, type SlipProps, slipDokumen } from '../../cetak/slip.shared.tsx'
import { type buktiSortir, DOKUMEN_SORTIR } from './sortir-pembelian.contract.ts'
import { strukSortir } from './sortir-pembelian.receipt.ts'

type Bukti = z.output<typeof buktiSortir>

const Slip = slipDokumen(
  DOKUMEN_SORTIR,
  kepalaPendek(({ bukti }: Bukti & { bukti: readonly Bukti[] }, kepala) => strukSortir(bukti, kepala)),
  ({ bukti, kode_baki, kode_gudang }) => [
    ['Baki', `${kode_baki}, ${kode_gudang}`],
    ['Qty', pcsText(jumlah(bukti, 'total_qty'))],
    ['Berat', gramText(jumlah(bukti, 'total_berat'))],
  ],
)

/** The slip of a sorting, new or again: one part for each condition. */
export const SlipSortir = ({ slip: bukti, ...props }: SlipProps<readonly Bukti[]>) =>
  bukti[0] && <Slip {...props} slip={{ ...bukti[0], bukti }} />
