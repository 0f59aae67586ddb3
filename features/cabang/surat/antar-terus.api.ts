/** The delivery's own clock: letters go within seconds, what waits for a day's opening is done soon after, links tell each other how they stand. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '@kencana/server-kit'
import { bandingkanPusat } from '../import-data-pusat/banding.api.ts'
import { ambilFotoSambungan, type IngatFoto, ingatFoto, kirimLog } from '../log-pusat/log-pusat.api.ts'
import { sambunganAktif } from '../sambungan/klien.api.ts'
import { antarkanSambungan, sambunganTunggu } from './antar.api.ts'
import { kabarSambungan } from './kabar.api.ts'
import { type SemuaPenerima, terapkanMenunggu } from './surat.server.ts'

/** How often each is done, in milliseconds; a test cannot wait that long. */
export const JEDA = { surat: 2_000, menunggu: 15_000, foto: 30_000, kabar: 60_000, banding: 60_000, log: 60_000 }

interface Catatan {
  error: (what: object, text: string) => void
}

type Henti = () => Promise<void>

/** One kind of work by itself, now and every so often, never twice at once; what fails is logged and tried again in its turn. */
const setiap = (ms: number, log: Catatan, kerja: () => Promise<unknown>): Henti => {
  let jalan: Promise<unknown> | undefined
  const sekali = () => {
    jalan ??= kerja()
      .catch((error: unknown) => log.error({ err: error }, 'delivery failed'))
      .finally(() => {
        jalan = undefined
      })
  }
  sekali()
  const jam = setInterval(sekali, ms).unref()
  return async () => {
    clearInterval(jam)
    await jalan
  }
}

/** Work of links, each by itself: while one is waited for the others have their turns. */
const setiapSambungan = (
  ms: number,
  log: Catatan,
  siapa: () => Promise<string[]>,
  kerja: (id: string) => Promise<unknown>,
): Henti => {
  const jalan = new Map<string, Promise<void>>()
  const satu = async (id: string): Promise<void> => {
    await kerja(id).catch((error: unknown) => log.error({ err: error }, 'delivery failed'))
    jalan.delete(id)
  }
  const henti = setiap(ms, log, async () => {
    for (const id of await siapa()) if (!jalan.has(id)) jalan.set(id, satu(id))
  })
  return async () => {
    await henti()
    await Promise.all(jalan.values())
  }
}

/** How long what is being done may take to end, in milliseconds: a letter that nobody answers is as good as one that was never sent. */
const LAMA_HENTI = 2_000

/** Delivers until stopped. Of many servers on one database each may run it: a link is in one's hand at a time. */
export const antarTerus = (deps: Deps, penerima: SemuaPenerima, log: Catatan): { stop: Henti } => {
  const { db } = deps
  const aktif = () => sambunganAktif(db)
  const foto = new Map<string, IngatFoto>()
  const ingat = (id: string): IngatFoto => {
    const satu = foto.get(id) ?? ingatFoto()
    foto.set(id, satu)
    return satu
  }
  const kerja = [
    setiapSambungan(
      JEDA.surat,
      log,
      () => sambunganTunggu(db),
      (id) => antarkanSambungan(deps, id),
    ),
    setiapSambungan(JEDA.foto, log, aktif, (id) => ambilFotoSambungan(deps, id, ingat(id))),
    setiapSambungan(JEDA.kabar, log, aktif, (id) => kabarSambungan(deps, id)),
    setiap(JEDA.menunggu, log, () => terapkanMenunggu(deps, penerima)),
    setiap(JEDA.banding, log, () => bandingkanPusat(deps)),
    setiap(JEDA.log, log, () => kirimLog(deps)),
  ]
  const hentiSemua = () => Promise.all(kerja.map((henti) => henti()))
  return { stop: async () => void (await Promise.race([hentiSemua(), sleep(LAMA_HENTI, undefined, { ref: false })])) }
}
