/** Forms show what is used up of a day's limit before anybody is asked for an agreement. Source: controls, limits. */
import { type BarFact, query } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type Batas, batasSaya, type PemakaianBatas } from './batas.contract.ts'

const CARA = { RP: 'rupiah', MG: 'gram', PCS: 'int' } as const
const angka = ({ satuan }: PemakaianBatas, jumlah: number) => cellText(CARA[satuan], jumlah)

/** Whether so much more needs somebody else. */
const lewat = ({ dokumen, hari, terpakai }: PemakaianBatas, jumlah: number): boolean =>
  jumlah > 0 && ((dokumen !== null && jumlah > dokumen) || terpakai + jumlah > hari)

export const useBatas = (batas: Batas): PemakaianBatas | undefined =>
  useQuery({ ...query(batasSaya, {}), staleTime: 0 }).data?.[batas]

const fakta = (kini: PemakaianBatas, label: string, jumlah: number): BarFact => {
  const { dokumen } = kini
  // What is too much at once is told by the limit that it is too much for, not by the day's.
  if (dokumen !== null && jumlah > dokumen) {
    const g = kini.satuan === 'MG' ? ' g' : ''
    return {
      label: `${label} Sekali`,
      value: angka(kini, jumlah),
      unit: `dari ${angka(kini, dokumen)}${g}`,
      tone: 'red',
    }
  }
  const unit = `dari ${angka(kini, kini.hari)}${kini.satuan === 'MG' ? ' g' : ''}`
  const tone = lewat(kini, jumlah) ? { tone: 'red' as const } : {}
  return { label: `${label} Terpakai`, value: angka(kini, kini.terpakai), unit, ...tone }
}

/**
 * A limit's figure for the bar of a form, red where this form goes beyond it; nothing until it is known.
 * @param label what it limits: 'Biaya'
 * @param jumlah of the form, rupiah or milligrams
 */
export const useBatasFact = (batas: Batas, label: string, jumlah: number): BarFact[] => {
  const kini = useBatas(batas)
  return kini ? [fakta(kini, label, jumlah)] : []
}

/**
 * The same of what somebody buys. Where somebody else validates it, he is its witness: beyond what one buys alone nobody is asked now, and
 * it is weighed and tested then. Red stands only what is asked of somebody before it is saved.
 * @param validasi somebody else validates it
 */
export const useBatasBeliFact = (jumlah: number, validasi: boolean): BarFact[] => {
  const sendiri = useBatas('beli_sendiri')
  const saksi = useBatas('beli_saksi')
  if (!sendiri || !saksi) return []
  const satu = fakta(sendiri, 'Beli Sendiri', jumlah)
  if (!validasi || !lewat(sendiri, jumlah)) return [satu]
  if (lewat(saksi, jumlah)) return [fakta(saksi, 'Beli Dengan Saksi', jumlah)]
  const { label, value, unit } = satu
  return [{ label, value, unit: `${unit}, ditimbang saat validasi` }]
}

/** The same under a field, for a form without a bar. */
export const useBatasHint = (batas: Batas): string => {
  const kini = useBatas(batas)
  return kini ? `Terpakai hari ini ${angka(kini, kini.terpakai)} dari ${angka(kini, kini.hari)}.` : ''
}

/** The same in a dialog, only where this one goes beyond it; '' else. @param jumlah of this one, rupiah or milligrams */
export const useBatasLewat = (batas: Batas, jumlah: number): string => {
  const kini = useBatas(batas)
  if (!kini || !lewat(kini, jumlah)) return ''
  const { dokumen, hari, terpakai } = kini
  const teks = (nilai: number) => `${angka(kini, nilai)}${kini.satuan === 'MG' ? ' g' : ''}`
  return dokumen !== null && jumlah > dokumen
    ? `${teks(jumlah)} dari ${teks(dokumen)} sekali`
    : `${teks(terpakai)} dari ${teks(hari)} sehari sudah terpakai`
}
