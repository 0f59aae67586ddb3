/** What every queue of bills at the cashier does: they are ticked, scanned, paid, told with their change. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Saves, type SendOptions, useSend } from '@kencana/screens'
import { bunyi, cellText, oops } from '@kencana/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Pembayaran, Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { Nota } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { kirimRencana, type Tagihan, tunaiJual } from './terima-bayar.part.tsx'

/** How often a queue is looked at. */
export const SEGARKAN = 10_000
export const AKHIR_NOMOR = /^\d{3,6}$/

type Barang = Pick<
  Nota['barang'][number],
  | 'kode_barang'
  | 'kode_barcode'
  | 'nama_barang'
  | 'kode_dept'
  | 'kadar_cetak'
  | 'berat'
  | 'total'
  | 'total_hitung'
  | 'foto'
>

/** A piece, and of a sale what it would come to now where that is something else. */
type Dihargai = Barang & { hitung_kini?: number | null }

/** A bill that waits. */
export interface Faktur
  extends Tagihan,
    Pick<Nota, 'versi' | 'kode_sales' | 'nama_sales' | 'user_id' | 'waktu' | 'disetujui_oleh'> {
  barang: readonly Dihargai[]
}

interface Dibayar<F> {
  bill: F
  pembayaran: Pembayaran[]
}

type Daftar<F> = Pick<UseQueryResult<readonly F[]>, 'data' | 'refetch' | 'error'>

interface Isi<F, E extends Saves, S> extends Pick<SendOptions<E>, 'changes'> {
  list: Daftar<F>
  /** What is sent of bills with their money. */
  isi: (bills: readonly Dibayar<F>[]) => InputOf<E>
  /** Whether they can be sent; what is missing is marked where it belongs. */
  siap?: (bills: readonly F[]) => boolean
  /** What is printed of what is valid now. */
  slip: (answer: OutputOf<E>) => readonly S[]
  /** Asked of a number that waits no more. @throws Error with what became of it */
  selesai?: (kode: string) => Promise<void>
}

/** The bills that a code means: by number, by one of their pieces, or by the end of the number. */
const disebut = <F extends Faktur>(rows: readonly F[], kode: string): F[] =>
  rows.filter(
    ({ no_faktur_jual, barang }) =>
      no_faktur_jual === kode ||
      (AKHIR_NOMOR.test(kode) && no_faktur_jual.endsWith(kode)) ||
      barang.some((one) => one.kode_barcode === kode),
  )

/** The bills that a code means, in the queue as it is shown, or else as it is now. */
const cariDi = async <F extends Faktur>(list: Daftar<F>, kode: string): Promise<F[]> => {
  const cocok = disebut(list.data ?? [], kode)
  return cocok.length > 0 ? cocok : disebut((await list.refetch()).data ?? [], kode)
}

/** Sends bills once; @returns whether they are valid now, for which `done` gets their slips with the cash that was taken. */
const useKirim = <F, E extends Saves, S extends object>(
  endpoint: E,
  { changes, isi, slip }: Pick<Isi<F, E, S>, 'changes' | 'isi' | 'slip'>,
  done: (slip: readonly (S & { tunai: Tunai | null })[]) => void,
) => {
  // What is sent now outlives the drawing in which it was sent.
  const tunai = useRef<Tunai | null>(null)
  const sah = useRef(false)
  const { busy, submit } = useSend(endpoint, {
    changes,
    done: (answer) => {
      sah.current = true
      done(slip(answer).map((one) => ({ ...one, tunai: tunai.current })))
    },
  })
  const kirim = async (bills: readonly Dibayar<F>[], diterima: Tunai | null): Promise<boolean> => {
    tunai.current = diterima
    sah.current = false
    await submit(isi(bills))
    return sah.current
  }
  return { busy, kirim }
}

/** One that came since is heard. @param semua the numbers of those that wait, undefined until they are read */
export const useBunyiBaru = (semua: readonly string[] | undefined) => {
  const dikenal = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!semua) return
    const kini = new Set(semua)
    const lama = dikenal.current
    if (lama && [...kini].some((one) => !lama.has(one))) bunyi('lain')
    dikenal.current = kini
  }, [semua])
}

/**
 * What became of a bill that waits no more.
 * @param awalan how such numbers begin: of others nothing is asked
 * @param baca the bill with what it is now
 * @returns asks, and throws it as a sentence; silent of what this user may not see
 */
export const sudahSelesai =
  (awalan: string, baca: (kode: string) => Promise<{ status: string; valid_by: string | null }>) =>
  async (kode: string): Promise<void> => {
    if (!kode.startsWith(awalan)) return
    const satu = await baca(kode).catch(() => null)
    if (satu?.status === 'DONE') throw new Error(`Faktur ${kode} Sudah Sah, Divalidasi ${satu.valid_by}`)
    if (satu?.status === 'BATAL') throw new Error(`Faktur ${kode} Sudah Dibatalkan`)
  }

/** The bills that wait, which of them are ticked, what of their money is seen at the bank, and sending them. */
export const useAntrian = <F extends Faktur, E extends Saves, S extends object>(
  endpoint: E,
  { list, selesai, siap, ...kiriman }: Isi<F, E, S>,
) => {
  const [pilih, setPilih] = useState<readonly string[]>([])
  const [masuk, setMasuk] = useState<readonly string[]>([])
  const [bayar, setBayar] = useState<F | null>(null)
  const [slip, setSlip] = useState<readonly (S & { tunai: Tunai | null })[]>([])
  const { busy, kirim: langsung } = useKirim(endpoint, kiriman, (baru) => {
    setPilih([])
    setBayar(null)
    setSlip(baru)
  })
  const semua = list.data ?? []
  useBunyiBaru(list.data?.map((one) => one.no_faktur_jual))
  const dipilih = semua.filter((one) => pilih.includes(one.no_faktur_jual))
  const dibayar = (): Dibayar<F>[] => dipilih.map((bill) => ({ bill, pembayaran: kirimRencana(bill, masuk) }))
  const kirim = async (...apa: Parameters<typeof langsung>): Promise<boolean> => {
    if (siap?.(apa[0].map(({ bill }) => bill)) === false) return false
    if (await langsung(...apa)) return true
    // Refused, it may have been settled elsewhere: what is shown is the queue as it is.
    const kini = (await list.refetch()).data ?? []
    if (bayar && !kini.some((one) => one.no_faktur_jual === bayar.no_faktur_jual)) {
      setBayar(null)
      await selesai?.(bayar.no_faktur_jual).catch((error: unknown) => oops((error as Error).message))
    }
    return false
  }
  const ubah = (setel: typeof setPilih) => (apa: string) =>
    setel((now) => (now.includes(apa) ? now.filter((one) => one !== apa) : [...now, apa]))
  const buka = (bill: F) => () => {
    setBayar(bill)
    return (
      <>
        <b>{bill.nama_customer}</b> {cellText('rupiah', Math.abs(bill.tagihan))}
      </>
    )
  }
  return {
    list,
    semua,
    dipilih,
    busy,
    bayar,
    setBayar,
    slip,
    selesaiSlip: () => setSlip((now) => now.slice(1)),
    masuk,
    /** Cash that the ticked ones bring; below 0 they take it. */
    tunai: dipilih.reduce((sum, one) => sum + tunaiJual(one), 0),
    pindai: { cari: async (kode: string) => (await cariDi(list, kode)).map(buka), selesai },
    /** Whether one can be sent but for its money; what is missing is marked. */
    siap: (bill: F) => siap?.([bill]) !== false,
    ubahMasuk: ubah(setMasuk),
    ubahPilih: ubah(setPilih),
    pilihSemua: (ya: boolean) => setPilih(ya ? semua.map((one) => one.no_faktur_jual) : []),
    terima: (bill: F, pembayaran: Pembayaran[], diterima: Tunai | null) => void kirim([{ bill, pembayaran }], diterima),
    validasi: () => kirim(dibayar(), null),
    /** What is ticked, to be sent with what other queues have: 'belum' where something is missing, undefined where nothing is ticked. */
    isiDipilih: (): InputOf<E> | 'belum' | undefined => {
      if (dipilih.length === 0) return
      return siap?.(dipilih) === false ? 'belum' : kiriman.isi(dibayar())
    },
    /** It was sent so: its papers come one after the other. */
    sah: (baru: readonly S[]) => {
      setPilih([])
      setSlip(baru.map((one) => ({ ...one, tunai: null })))
    },
  }
}

/** A queue as it is drawn: bills of one kind, slips of another. */
export type Antrian<F extends Faktur, S extends object> = ReturnType<typeof useAntrian<F, Saves, S>>
