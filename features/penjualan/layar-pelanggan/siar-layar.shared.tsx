/** How the sale tells the second screen what to show: from window to window of one browser, nothing of it by the server. */
import { type BarFact, getSession, useUser } from '@kencana/screens'
import { useEffect, useRef } from 'react'
import { z } from 'zod'

const angka = z.object({ label: z.string(), value: z.string(), tone: z.enum(['green', 'red']).optional() })

/**
 * What a customer sees: pieces and money of the draft, the way to the nota once it is right. Nobody's name, phone or identity: who
 * waits behind him reads it as well.
 */
const isiLayar = z.object({
  keadaan: z.enum(['KOSONG', 'ISI', 'SELESAI']),
  barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_dept: z.string(),
      nama_barang: z.string(),
      kadar_cetak: z.string(),
      foto: z.string().nullable(),
      berat: z.string(),
      total: z.string(),
    }),
  ),
  angka: z.array(angka),
  total: z.object({ label: z.string(), value: z.string() }),
  /** What the customer's phone opens; '' without. */
  qr: z.string(),
})
export type IsiLayar = z.infer<typeof isiLayar>

/** Nobody is being served. */
export const LAYAR_KOSONG: IsiLayar = {
  keadaan: 'KOSONG',
  barang: [],
  angka: [],
  total: { label: 'Total', value: '' },
  qr: '',
}

/** Of each user and shop their own: two counters of one computer do not show each other's customers. */
const saluran = (kode_toko: string, user_id: string): BroadcastChannel =>
  new BroadcastChannel(`layar_pelanggan/${kode_toko}/${user_id}`)

const TANYA = 'TANYA'

// A channel has no origin to aim at: it is of this one.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const kirim = (jalan: BroadcastChannel, teks: string): void => jalan.postMessage(teks)

/** The figures of the bar as text. */
export const angkaLayar = (facts: readonly BarFact[]): IsiLayar['angka'] =>
  facts.map(({ label, value, unit, tone }) => ({
    label,
    value: `${typeof value === 'string' ? value : ''}${unit ? ` ${unit}` : ''}`,
    ...(tone ? { tone } : {}),
  }))

/** Tells the second screen what is on this one, at every change and whenever it asks. */
export const useSiarLayar = (isi: IsiLayar): void => {
  const { kode_toko, user_id } = useUser()
  const teks = JSON.stringify(isi)
  const kini = useRef(teks)
  const keluar = useRef<BroadcastChannel>(null)
  kini.current = teks
  useEffect(() => {
    const jalan = saluran(kode_toko, user_id)
    keluar.current = jalan
    // Of several windows that sell, the one in sight answers.
    jalan.onmessage = ({ data }) => {
      if (data === TANYA && document.visibilityState === 'visible') kirim(jalan, kini.current)
    }
    const kosongkan = () => kirim(jalan, JSON.stringify(LAYAR_KOSONG))
    globalThis.addEventListener('pagehide', kosongkan)
    return () => {
      globalThis.removeEventListener('pagehide', kosongkan)
      kosongkan()
      keluar.current = null
      jalan.close()
    }
  }, [kode_toko, user_id])
  useEffect(() => {
    if (keluar.current) kirim(keluar.current, teks)
  }, [teks])
}

const baca = (data: unknown): IsiLayar | undefined => {
  try {
    return typeof data === 'string' && data !== TANYA ? isiLayar.safeParse(JSON.parse(data)).data : undefined
  } catch {
    return undefined
  }
}

/** Listens to the sales of who is logged in; asks once what is there now. @returns how to stop */
export const dengarLayar = (terima: (isi: IsiLayar) => void): (() => void) => {
  const { user } = getSession()
  if (!user) return () => {}
  const jalan = saluran(user.kode_toko, user.user_id)
  jalan.onmessage = ({ data }) => {
    const isi = baca(data)
    if (isi) terima(isi)
  }
  kirim(jalan, TANYA)
  return () => jalan.close()
}

/** Opens the second screen, or brings it to the front: one for each browser. */
export const bukaLayar = (): void => {
  globalThis.open('/layar-pelanggan', 'layar_pelanggan', 'popup,width=1024,height=768')?.focus()
}
