/** How the sale tells the second screen what to show: from window to window of one browser, nothing of it by the server. */
import { type BarFact, useUser } from '@kencana/screens'
import { takeScan, toast } from '@kencana/ui'
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
  /** What is said above it at the end: thanks, or where to pay. */
  judul: z.string(),
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
  judul: '',
  qr: '',
}

/** Of each user and shop their own: two counters of one computer do not show each other's customers. */
const saluran = (kode_toko: string, user_id: string): BroadcastChannel =>
  new BroadcastChannel(`layar_pelanggan/${kode_toko}/${user_id}`)

/** From the second screen: it asks what there is, or hands over what somebody scanned while it had the keyboard. */
const keKasir = z.object({ tanya: z.literal(true) }).or(z.object({ pindai: z.string().min(1).max(200) }))
/** To it, with the window that says so. */
const keLayar = z.object({ dari: z.string(), isi: isiLayar })
type KeLayar = z.infer<typeof keLayar>

// A channel has no origin to aim at: it is of this one.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const kirim = (jalan: BroadcastChannel, pesan: KeLayar | z.infer<typeof keKasir>): void => jalan.postMessage(pesan)

/** The figures of the bar as text. */
export const angkaLayar = (facts: readonly BarFact[]): IsiLayar['angka'] =>
  facts.map(({ label, value, unit, tone }) => ({
    label,
    value: `${typeof value === 'string' ? value : ''}${unit ? ` ${unit}` : ''}`,
    ...(tone ? { tone } : {}),
  }))

const terlihat = (): boolean => document.visibilityState === 'visible'

/** Tells the second screen what is on this one, at every change, when it comes into sight, and whenever it is asked. */
export const useSiarLayar = (isi: IsiLayar): void => {
  const { kode_toko, user_id } = useUser()
  const kini = useRef(isi)
  const siar = useRef<() => void>(null)
  kini.current = isi
  useEffect(() => {
    const jalan = saluran(kode_toko, user_id)
    const dari = crypto.randomUUID()
    // Of several windows that sell, the one in sight speaks.
    const katakan = () => terlihat() && kirim(jalan, { dari, isi: kini.current })
    const pergi = () => kirim(jalan, { dari, isi: LAYAR_KOSONG })
    siar.current = katakan
    jalan.onmessage = ({ data }) => {
      const pesan = keKasir.safeParse(data).data
      if (!pesan || !terlihat()) return
      if ('pindai' in pesan) takeScan(pesan.pindai)
      else katakan()
    }
    document.addEventListener('visibilitychange', katakan)
    globalThis.addEventListener('pagehide', pergi)
    return () => {
      document.removeEventListener('visibilitychange', katakan)
      globalThis.removeEventListener('pagehide', pergi)
      pergi()
      siar.current = null
      jalan.close()
    }
  }, [kode_toko, user_id])
  const teks = JSON.stringify(isi)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changed
  useEffect(() => siar.current?.(), [teks])
}

interface Telinga {
  stop: () => void
  /** Hands over a code that was scanned here. */
  pindai: (kode: string) => void
}

/** Listens to the sales of a user in a shop; asks once what is there now. @param terima told what is shown, and by which window */
export const dengarLayar = (kode_toko: string, user_id: string, terima: (pesan: KeLayar) => void): Telinga => {
  const jalan = saluran(kode_toko, user_id)
  jalan.onmessage = ({ data }) => {
    const pesan = keLayar.safeParse(data)
    if (pesan.success) terima(pesan.data)
    // A newer sale speaks in words that this page does not know: the page is fetched anew.
    else if (!keKasir.safeParse(data).success) location.reload()
  }
  kirim(jalan, { tanya: true })
  return { stop: () => jalan.close(), pindai: (kode) => kirim(jalan, { pindai: kode }) }
}

/** Opens the second screen, or brings the one that is open to the front. */
export const bukaLayar = (): void => {
  const jendela = globalThis.open('', 'layar_pelanggan', 'popup,width=1024,height=768')
  if (!jendela) {
    toast('error', 'Layar Pelanggan tidak terbuka', 'Izinkan jendela baru di browser ini')
    return
  }
  if (jendela.location.href === 'about:blank') jendela.location.href = '/layar-pelanggan'
  jendela.focus()
}
