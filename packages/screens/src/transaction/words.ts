import { jumlahBerat, type Mg, mg } from '@kencana/ledger'
import { cellText, gramTyped } from '@kencana/ui'

/** Weight in a sentence: '10.455 g'. */
export const gramText = (berat: number): string => `${cellText('gram', berat)} g`

/** Pieces in a sentence: '3 pcs'. */
export const pcsText = (qty: number): string => `${qty} pcs`

/** Money in a sentence: 'Rp. 1,250,000'. */
export const rupiahText = (jumlah: number): string => `Rp. ${cellText('rupiah', jumlah)}`

/** How many pieces a document has, for its bar. */
export const pcsFact = (label: string, rows: readonly unknown[]) => ({
  label,
  value: cellText('int', rows.length),
  unit: 'pcs',
})

/** What a document's goods weigh together, as the total of its bar. */
export const beratTotal = (rows: readonly { readonly berat: Mg }[]) => ({
  label: 'Berat',
  value: gramText(jumlahBerat(rows)),
})

/** What is typed in a field of weight; nothing weighs nothing. */
export const miligram = (typed: string | number | null): Mg => gramTyped(typed) ?? mg(0)
