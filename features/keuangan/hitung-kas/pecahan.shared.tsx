/** Notes and coins by the number of them, as a form of their own. */
import type { InputOf } from '@kencana/contract'
import { rupiahText } from '@kencana/screens'
import { cellText, IntField } from '@kencana/ui'
import { hitungKas, PECAHAN } from './hitung-kas.contract.ts'
import css from './hitung-kas.module.css'

/** How many there are of each. */
export type Lembar = Partial<Record<(typeof PECAHAN)[number], string | number | null>>

interface PecahanProps {
  lembar: Lembar
  /** What is wrong with one of them. */
  salah: Readonly<Record<string, string>>
  onChange: (lembar: Lembar) => void
}

/** How many there are of each note and coin; Enter leads to the next. */
export function Pecahan({ lembar, salah, onChange }: PecahanProps) {
  return (
    <div className={css.pecahan}>
      {PECAHAN.map((pecahan, at) => {
        const banyak = lembar[pecahan] ?? null
        return (
          <div key={pecahan} className={css.baris}>
            <IntField
              name={`lembar.${pecahan}`}
              label={rupiahText(Number(pecahan))}
              value={banyak}
              error={salah[pecahan]}
              autoFocus={at === 0}
              onChange={(value) => onChange({ ...lembar, [pecahan]: value })}
            />
            <b>{cellText('rupiah', Number(banyak ?? 0) * Number(pecahan))}</b>
          </div>
        )
      })}
    </div>
  )
}

/** What somebody counted; what he left out is none. */
export const terisi = (lembar: Lembar) =>
  Object.fromEntries(Object.entries(lembar).filter(([, banyak]) => banyak !== null))

/** What they come to. */
export const jumlahLembar = (lembar: object): number =>
  Object.entries(lembar).reduce((sum, [pecahan, banyak]) => sum + Number(pecahan) * Number(banyak), 0)

/** A count as it is sent, or what is wrong with which of them. */
export const bacaLembar = (
  kode_laci: string,
  lembar: object,
): { isi: InputOf<typeof hitungKas> | null; salah: Readonly<Record<string, string>> } => {
  const hasil = hitungKas.input.safeParse({ kode_laci, lembar })
  const issues = hasil.success ? [] : hasil.error.issues.toReversed()
  return {
    isi: hasil.success ? hasil.data : null,
    salah: Object.fromEntries(issues.map(({ path, message }) => [String(path[1] ?? ''), message])),
  }
}
