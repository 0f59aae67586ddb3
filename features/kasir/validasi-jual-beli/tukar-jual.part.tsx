/** What pays for a sale besides money, at the cashier. */
import { gramText } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { Nota } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { TimbangBeli, type useTimbang } from './timbang-beli.shared.tsx'
import css from './validasi-jual-beli.module.css'

/** The old pieces of a sale, as they are weighed. */
export const ditukar = ({ tukar }: Nota) => ({ perlu_saksi: tukar.some((one) => one.perlu_saksi), barang: tukar })

/** What the customer gives in, or the order of the platform that owes it: who validates it looks it up there. */
export function Tukar({ nota }: { nota: Nota }) {
  if (nota.no_order !== null)
    return (
      <p className={css.bayar}>
        Order <b className="k-mono">{nota.no_order}</b>
      </p>
    )
  return nota.tukar.map((one) => (
    <p key={one.no_faktur_beli} className={css.bayar}>
      Tukar {one.nama_barang} {one.kadar}, {gramText(one.berat)}
      {one.no_faktur_jual === null ? ', tanpa nota' : `, nota ${one.no_faktur_jual}`}{' '}
      <b data-lebih={one.harga > one.harga_hitung || undefined}>{cellText('rupiah', one.harga)}</b>
    </p>
  ))
}

interface TimbangProps {
  nota: Nota
  timbang: Pick<ReturnType<typeof useTimbang>, 'isian'>
}

/** They are weighed again beyond what somebody buys alone. */
export function TimbangTukar({ nota, timbang }: TimbangProps) {
  const grup = ditukar(nota)
  return grup.perlu_saksi && <TimbangBeli grup={grup} timbang={timbang} />
}
