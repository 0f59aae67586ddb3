/** What a piece lost or gained on the scale, beside what may differ unasked, while it is still being typed. */
import { formatGram, mg } from '@kencana/ledger'
import { gramTyped } from '@kencana/ui'
import type { SatuService } from '../transaksi-services/service.contract.ts'
import css from './lihat-services.module.css'

interface Ditimbang {
  berat_keluar: string | number | null
  patri: string | number | null
  batu: string | number | null
}

interface Props {
  barang: SatuService['barang'][number]
  baris: Ditimbang
}

/** Under the weight out: what was lost or is too much of what came and went in, and how much may differ; red beyond it. */
export function SelisihKeluar({ barang: { berat, batas_susut }, baris }: Props) {
  const keluar = gramTyped(baris.berat_keluar)
  if (!keluar) return `Masuk ${formatGram(berat)} g`
  const selisih = berat + (gramTyped(baris.patri) ?? 0) + (gramTyped(baris.batu) ?? 0) - keluar
  const lewat = Math.abs(selisih) > batas_susut
  const beda = `${selisih > 0 ? 'Susut' : 'Lebih'} ${formatGram(mg(Math.abs(selisih)))} g`
  return (
    <span data-tone={lewat ? 'red' : 'green'} className={css.selisih}>
      {selisih === 0 ? 'Tanpa selisih' : `${beda}, ${lewat ? 'melebihi batas' : 'batas'} ${formatGram(batas_susut)} g`}
    </span>
  )
}
