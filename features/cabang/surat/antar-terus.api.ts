/** The delivery's own clock: letters go within seconds, what waits for a day's opening is done soon after, links tell each other how they stand. */
import type { Deps } from '@kencana/server-kit'
import { ambilFoto, kirimLog } from '../log-pusat/log-pusat.api.ts'
import { antarkan } from './antar.api.ts'
import { tanyaKabar } from './kabar.api.ts'
import { type SemuaPenerima, terapkanMenunggu } from './surat.server.ts'

const DETIK = 1_000

interface Catatan {
  error: (what: object, text: string) => void
}

/** Each kind of work by itself, never twice at once; what fails is logged and tried again in its turn. */
const setiap = (ms: number, log: Catatan, kerja: () => Promise<unknown>): (() => Promise<void>) => {
  let jalan: Promise<unknown> | undefined
  const sekali = () => {
    jalan ??= kerja()
      .catch((error: unknown) => log.error({ err: error }, 'delivery failed'))
      .finally(() => {
        jalan = undefined
      })
  }
  const jam = setInterval(sekali, ms).unref()
  return async () => {
    clearInterval(jam)
    await jalan
  }
}

/** Delivers until stopped. Of many servers on one database each may run it: a link is in one's hand at a time. */
export const antarTerus = (deps: Deps, penerima: SemuaPenerima, log: Catatan): { stop: () => Promise<void> } => {
  const kerja = [
    setiap(2 * DETIK, log, () => antarkan(deps)),
    setiap(15 * DETIK, log, () => terapkanMenunggu(deps, penerima)),
    setiap(60 * DETIK, log, () => tanyaKabar(deps)),
    setiap(60 * DETIK, log, () => kirimLog(deps)),
    setiap(30 * DETIK, log, () => ambilFoto(deps)),
  ]
  return { stop: async () => void (await Promise.all(kerja.map((henti) => henti()))) }
}
