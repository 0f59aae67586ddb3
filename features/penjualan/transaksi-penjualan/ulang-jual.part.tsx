/** A sale that was undone or turned down is begun again: its pieces that are free, for the same customer. Source: areas 00-across, 0.3.5. */
import { rp } from '@kencana/ledger'
import { ApiError, call, type Draft, type Held, showError } from '@kencana/screens'
import { oops, popup, toast } from '@kencana/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { barangDijual } from './barang-jual.contract.ts'
import { type BarisJual, barisBaru } from './baris-jual.part.tsx'
import type { KepalaJual } from './kepala-jual.part.tsx'
import { getJual, type Nota } from './nota.contract.ts'
import { hitungUlang, type IsiJual } from './simpan-jual.part.tsx'

// What the server said of a piece; that it said nothing is no answer.
const sebab = (error: unknown): string => {
  if (error instanceof ApiError && !error.uncertain) return error.message
  throw error
}

/** A piece as it can be sold now; what was agreed for it stays while its price is the same. @returns or why it is not sold */
const barisLagi = async ({
  kode_barcode,
  total,
  total_hitung,
}: Nota['barang'][number]): Promise<BarisJual | string> => {
  try {
    const kini = barisBaru(await call(barangDijual, { kode: kode_barcode }))
    return kini.total_hitung === total_hitung ? { ...kini, total: rp(total) } : kini
  } catch (error) {
    return sebab(error)
  }
}

/** The customer as the nota has him; a telephone that its reader may not read is not typed for him. */
const kepalaLagi = ({ kode_sales, kode_member, nama_customer, no_hp, alamat, keterangan }: Nota) => ({
  kode_sales,
  kode_member,
  nama_customer,
  no_hp: kode_member === '-' && no_hp.includes('*') ? '' : no_hp,
  alamat,
  keterangan,
})

/** A draft of an earlier visit as things are now: pieces that are gone leave it, the others cost what they cost; both are said. */
export const segarkan = async (draft: Pick<Draft<IsiJual>, 'inHand' | 'set'>): Promise<void> => {
  const { barang } = draft.inHand().value
  const kini = await Promise.all(
    barang.map(async ({ kode_barcode, no_titip }) =>
      no_titip === undefined ? call(barangDijual, { kode: kode_barcode }).then(() => '', sebab) : '',
    ),
  )
  const hilang = new Set(barang.filter((_, at) => kini[at] !== '').map((one) => one.kode_barcode))
  if (hilang.size > 0)
    draft.set((now) => ({ ...now, barang: now.barang.filter((one) => !hilang.has(one.kode_barcode)) }))
  const kata = [...kini.filter((one) => one !== ''), ...(await hitungUlang(draft))]
  if (kata.length === 0) return
  popup('info', hilang.size > 0 ? `${hilang.size} Barang Tidak Ikut` : 'Harga Berubah', kata.join('\n'))
}

interface Lagi {
  kepala: Partial<KepalaJual>
  barang: readonly BarisJual[]
  /** Why others are left out. */
  tidak: readonly string[]
}

/** @throws ApiError, or Error for a sale that still stands or whose pieces are all gone */
const ulangi = async (no_faktur: string): Promise<Lagi> => {
  const nota = await call(getJual, { no_faktur })
  if (nota.status !== 'BATAL') throw new Error(`Faktur ${nota.no_faktur_jual} Belum Dibatalkan`)
  const semua = await Promise.all(nota.barang.map(barisLagi))
  const tidak = semua.filter((one) => typeof one === 'string')
  const barang = semua.filter((one) => typeof one !== 'string')
  if (barang.length === 0) throw new Error(tidak.join('. '))
  return { kepala: kepalaLagi(nota), barang, tidak }
}

/**
 * The sale that is begun again comes along in the address; it is taken up once, then the address is plain. What was in hand, or left by
 * an earlier visit, is put aside for it.
 */
export const useUlangDariAlamat = (
  draft: Pick<Draft<IsiJual>, 'set' | 'loaded'>,
  held: Pick<Held<IsiJual>, 'clear'>,
): void => {
  const { ulang } = useSearch({ strict: false }) as { ulang?: string }
  const navigate = useNavigate()
  const latest = useRef({ draft, held })
  latest.current = { draft, held }
  const { loaded } = draft
  useEffect(() => {
    if (!ulang || !loaded) return
    const isi = async ({ kepala, barang, tidak }: Lagi) => {
      const ditahan = await latest.current.held.clear()
      latest.current.draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...kepala }, barang }))
      toast('success', `${barang.length} barang dari ${ulang}`, ditahan ? 'Isian sebelumnya ditahan' : undefined)
      if (tidak.length > 0) popup('info', `${tidak.length} Barang Tidak Ikut`, tidak.join('. '))
    }
    const tolak = (error: unknown) => (error instanceof ApiError ? showError(error) : oops((error as Error).message))
    void ulangi(ulang).then(isi).catch(tolak)
    void navigate({ to: '.', replace: true, search: {} })
  }, [ulang, navigate, loaded])
}
