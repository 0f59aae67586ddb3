/** Finds a deposit by telephone, name, number or piece, and lays its piece into the sale. */
import { bentukTelepon } from '@kencana/contract'
import { call, LoadError, query, useBusy } from '@kencana/screens'
import { Button, cellText, Empty, Modal, oops, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTitipan } from '../../titipan/transaksi-titipan/titipan.contract.ts'
import { barangDititip } from './ambil-jual.contract.ts'
import { type BarisJual, barisDititip } from './baris-jual.part.tsx'
import type { KepalaJual } from './kepala-jual.part.tsx'
import css from './transaksi-penjualan.module.css'

const SARING = {
  tgl_awal: '',
  tgl_akhir: '',
  status: 'DONE',
  kode_sales: 'ALL',
  urut: 'no_titip',
  turun: '1',
  hal: 1,
  per: 10,
} as const

type Penitip = Pick<KepalaJual, 'kode_member' | 'nama_customer' | 'no_hp' | 'alamat' | 'identitas'>

/** A deposit as the sale takes it up: its piece, and whose it is. @throws ApiError */
const ambilTitipan = async (no_titip: string): Promise<{ baris: BarisJual; penitip: Penitip }> => {
  const { kode_member, nama_customer, no_hp, alamat, identitas, ...one } = await call(barangDititip, { no_titip })
  return { baris: barisDititip(one), penitip: { kode_member, nama_customer, no_hp, alamat, identitas } }
}

/** Every piece of a paper that still waits; a number of which none does says why. @throws ApiError */
export const ambilNota = async (nomor: string): Promise<{ baris: BarisJual; penitip: Penitip }[]> => {
  const { rows } = await call(listTitipan, { q: nomor, ...SARING, per: 100 })
  const milik = rows.filter((one) => one.no_titip_group === nomor || one.no_titip === nomor)
  if (milik.length === 0) return [await ambilTitipan(nomor)]
  return Promise.all(milik.map(({ no_titip }) => ambilTitipan(no_titip)))
}

/** A whole telephone that was searched by: who fetches his piece has just said it. */
const teleponDari = (q: string): string => (/^0\d{7,}$/.test(bentukTelepon(q)) ? q.trim() : '')

interface AmbilProps {
  /** @param hp_penitip the telephone by which it was found, '' otherwise @throws Error for one that does not belong into the sale */
  onAmbil: (baris: BarisJual, penitip: Penitip, hp_penitip: string) => void
  onClose: () => void
}

/** The deposits that wait; Enter takes the one that was searched for, arrows and Tab lead to the others. */
export function AmbilTitipan({ onAmbil, onClose }: AmbilProps) {
  const [q, setQ] = useState('')
  const list = useQuery({ ...query(listTitipan, { q, ...SARING }), staleTime: 0 })
  const rows = list.data?.rows ?? []
  const { busy, run } = useBusy()
  const ambil = async (no_titip: string) => {
    const { baris, penitip } = await ambilTitipan(no_titip)
    try {
      onAmbil(baris, penitip, teleponDari(q))
      onClose()
    } catch (error) {
      oops((error as Error).message)
    }
  }
  // A scanner presses Enter before the list of what it typed is there; nobody's is taken unasked.
  const cari = () =>
    run(async () => {
      if (q.trim() === '') return
      const [satu, ...lain] = (await call(listTitipan, { q, ...SARING })).rows
      if (satu && lain.length === 0) await ambil(satu.no_titip)
    })
  return (
    <Modal title="Ambil Titipan" size={680} onClose={onClose} actions={<Button onClick={onClose}>Tutup</Button>}>
      <form
        className={css.ambil}
        onSubmit={(event) => {
          event.preventDefault()
          void cari()
        }}
      >
        <TextField
          name="cari"
          label="Cari"
          placeholder="HP, nama, nomor titip, barcode"
          mono
          value={q}
          onChange={setQ}
          autoFocus
        />
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && <Empty title="Data Yang Anda Cari Tidak Ada" />}
        <ul>
          {rows.map((one) => (
            <li key={one.no_titip}>
              <Button
                full
                disabled={busy}
                onClick={() => void run(() => ambil(one.no_titip))}
                aria-label={`Ambil ${one.no_titip}`}
              >
                <span className={css.titipan}>
                  <b>{one.nama_customer}</b>
                  <span className="k-mono k-dim">{one.no_titip}</span>
                  <span>
                    {one.nama_barang} {cellText('gram', one.berat)} g
                  </span>
                  <span>DP {cellText('rupiah', one.dibayar)}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </Modal>
  )
}
