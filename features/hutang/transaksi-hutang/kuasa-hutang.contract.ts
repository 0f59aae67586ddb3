/** Who fetches goods or money of a loan for its customer, and by what right. Source: areas 10-hutang 10.4. */
import { teksBebas } from '@kencana/contract'

/** What he is to the customer, or the letter of authority that he brings. */
export const kuasa = () => teksBebas('Hubungan Atau Surat Kuasa', 100)

/** Whoever comes for somebody else says by what right. @param siapa the field that names him */
export const denganKuasa = <N extends string>(siapa: N) =>
  [
    (isi: { kuasa: string } & Record<N, string>) => isi[siapa] === '' || isi.kuasa !== '',
    { path: ['kuasa'] as string[], message: 'Hubungan Atau Surat Kuasa Harus Diisi' },
  ] as const

/** `PAK BUDI (ANAK)`, as agreements, papers and the history name him. */
export const sebutKuasa = (nama: string, hak: string): string => (hak === '' ? nama : `${nama} (${hak})`)

/** The same with his paper, as a loan's history tells it; '' where the customer came himself. */
export const olehOrang = (nama: string, hak: string, identitas: string): string =>
  nama === '' ? '' : `oleh ${sebutKuasa(nama, hak)}${identitas === '' ? '' : `, ${identitas}`}`
