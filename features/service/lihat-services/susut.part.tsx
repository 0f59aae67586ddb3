/** What pieces lost or gained on the scale, beside what may differ unasked, while it is still being typed. */
import { batasSelisihDokumen, formatGram, jumlahSelisih, type Mg, mg, parsePersen } from '@kencana/ledger'
import { gramTyped } from '@kencana/ui'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import type { SatuService } from '../transaksi-services/service.contract.ts'
import css from './lihat-services.module.css'

interface Ditimbang {
  berat_keluar: string | number | null
  patri: string | number | null
  batu: string | number | null
}

type Barang = SatuService['barang'][number]

/** What is missing of a piece, below zero what is too much; null before it is weighed. */
const selisihDari = ({ berat }: Barang, { berat_keluar, patri, batu }: Ditimbang): number | null => {
  const keluar = gramTyped(berat_keluar)
  return keluar ? berat + (gramTyped(patri) ?? 0) + (gramTyped(batu) ?? 0) - keluar : null
}

interface Bersama {
  pcs: number
  kurang: Mg
  batas: Mg
  lewat: boolean
}

/** What five pieces or more of a repair lose together, those done before with them; null where each is judged alone. */
export const useSusutBersama = (
  { selesai_dulu: dulu }: SatuService,
  dikirim: readonly { barang: Barang; baris: Ditimbang }[],
): Bersama | null => {
  const persen = usePara()('selisih_dokumen')
  if (persen === undefined) return null
  const kini = jumlahSelisih(
    dikirim.map(({ barang, baris }) => ({ berat: barang.berat, selisih: selisihDari(barang, baris) ?? 0 })),
  )
  const pcs = dikirim.reduce((sum, { barang }) => sum + barang.jumlah, dulu.pcs)
  const kurang = mg(dulu.kurang + kini.kurang)
  const batas = batasSelisihDokumen({ pcs, berat: dulu.berat + kini.berat, kurang, lebih: 0 }, parsePersen(persen))
  return batas === null || kini.kurang === 0 ? null : { pcs, kurang, batas, lewat: kurang > batas }
}

/** Below the pieces: what they lost together, and how much they may; red beyond it. */
export function SusutBersama({ pcs, kurang, batas, lewat }: Bersama) {
  return (
    <p role="status" data-tone={lewat ? 'red' : 'green'} className={css.selisih}>
      {`${pcs} pcs bersama susut ${formatGram(kurang)} g, ${lewat ? 'melebihi batas' : 'batas'} ${formatGram(batas)} g`}
    </p>
  )
}

interface Props {
  barang: Barang
  baris: Ditimbang
  /** All together lose more than one document may. */
  bersamaLewat: boolean
}

/** Under the weight out: what was lost or is too much of what came and went in, and how much may differ; red beyond it. */
export function SelisihKeluar({ barang, baris, bersamaLewat }: Props) {
  const selisih = selisihDari(barang, baris)
  if (selisih === null) return `Masuk ${formatGram(barang.berat)} g`
  const { batas_susut } = barang
  const lewat = Math.abs(selisih) > batas_susut
  const bersama = bersamaLewat && selisih > 0
  const beda = `${selisih > 0 ? 'Susut' : 'Lebih'} ${formatGram(mg(Math.abs(selisih)))} g`
  const batas = `${lewat ? 'melebihi batas' : 'batas'} ${formatGram(batas_susut)} g`
  return (
    <span data-tone={lewat || bersama ? 'red' : 'green'} className={css.selisih}>
      {selisih === 0 ? 'Tanpa selisih' : `${beda}, ${batas}${bersama ? ', bersama melebihi batas' : ''}`}
    </span>
  )
}
