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
  /** Number of the sale that he pays at the cashier: it is asked for until that is done; '' where nothing is waited for. */
  menunggu: z.string().default(''),
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
  menunggu: '',
}

/** Of each user and shop their own: two counters of one computer do not show each other's customers. */
const saluran = (kode_toko: string, user_id: string): BroadcastChannel =>
  new BroadcastChannel(`layar_pelanggan/${kode_toko}/${user_id}`)

/** From the second screen: it asks what there is, or hands over what somebody scanned while it had the keyboard. */
const keKasir = z.object({ tanya: z.literal(true) }).or(z.object({ pindai: z.string().min(1).max(200) }))
/** To it, with the window that says so. */
const keLayar = z.object({ dari: z.string(), isi: isiLayar })
export type KeLayar = z.infer<typeof keLayar>
/** That a window that said something is still there: one that died says no goodbye. */
const keDetak = z.object({ detak: z.string() })

/** So often a window says that it is there, and so long it may be silent, in ms; a window out of sight is slowed down by the browser. */
const DETAK = 2_000
const DIAM = 7_000

type Pesan = KeLayar | z.infer<typeof keKasir | typeof keDetak>

// A channel has no origin to aim at: it is of this one.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const kirim = (jalan: BroadcastChannel, pesan: Pesan): void => jalan.postMessage(pesan)

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
    const detak = setInterval(() => kirim(jalan, { detak: dari }), DETAK)
    document.addEventListener('visibilitychange', katakan)
    globalThis.addEventListener('pagehide', pergi)
    return () => {
      clearInterval(detak)
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

/**
 * Watches over every window that speaks.
 * @param hilang told of one that has been silent for too long
 * @returns told of a sign of life; answers whether its window had been given up
 */
const jagaDetak = (hilang: (dari: string) => void) => {
  const habis = new Map<string, ReturnType<typeof setTimeout>>()
  const mati = new Set<string>()
  return {
    hidup: (dari: string): boolean => {
      clearTimeout(habis.get(dari))
      const selesai = () => {
        habis.delete(dari)
        mati.add(dari)
        hilang(dari)
      }
      habis.set(dari, setTimeout(selesai, DIAM))
      return mati.delete(dari)
    },
    stop: () => {
      for (const satu of habis.values()) clearTimeout(satu)
    },
  }
}

interface Didengar {
  /** What is shown now, and by which window. */
  terima: (pesan: KeLayar) => void
  /** That window is silent: it is gone without a word. */
  hilang: (dari: string) => void
}

/** Listens to the sales of a user in a shop; asks what is there now, and again when a window that was given up comes back. */
export const dengarLayar = (kode_toko: string, user_id: string, { terima, hilang }: Didengar): Telinga => {
  const jalan = saluran(kode_toko, user_id)
  const jaga = jagaDetak(hilang)
  const tanya = () => kirim(jalan, { tanya: true })
  jalan.onmessage = ({ data }) => {
    const pesan = keLayar.safeParse(data).data
    const detak = keDetak.safeParse(data).data
    if (pesan) {
      jaga.hidup(pesan.dari)
      terima(pesan)
    } else if (detak) {
      if (jaga.hidup(detak.detak)) tanya()
    }
    // A newer sale speaks in words that this page does not know: the page is fetched anew.
    else if (!keKasir.safeParse(data).success) location.reload()
  }
  tanya()
  return {
    stop: () => {
      jaga.stop()
      jalan.close()
    },
    pindai: (kode) => kirim(jalan, { pindai: kode }),
  }
}

/** Opens the second screen, or brings the one that is open to the front. */
export const bukaLayar = (): void => {
  const jendela = globalThis.open('', 'layar_pelanggan', 'popup,width=1024,height=768')
  if (!jendela) {
    toast('error', 'Layar Pelanggan tidak terbuka', 'Izinkan jendela baru di browser ini')
    return
  }
  if (jendela.location.href === 'about:blank') jendela.location.href = '/layar-pelanggan/tampil'
  jendela.focus()
}
