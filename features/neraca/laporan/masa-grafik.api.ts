import { Refusal } from '@kencana/server-kit'

const HARI = 86_400_000

/** How many days a chart shows at most: more than a year is a line that nobody can read, and a pass over all that was sold. */
const PALING_LAMA = 366

/** Days of a period, both included. */
export const panjangMasa = ({ tgl_awal, tgl_akhir }: { tgl_awal: string; tgl_akhir: string }): number =>
  Math.round((Date.parse(tgl_akhir) - Date.parse(tgl_awal)) / HARI) + 1

/** Refuses a period that is too long for charts. @throws Refusal */
export const tolakPanjang = (masa: { tgl_awal: string; tgl_akhir: string }): void => {
  if (panjangMasa(masa) > PALING_LAMA) throw new Refusal('rule', `Masa Paling Lama ${PALING_LAMA} Hari`)
}
