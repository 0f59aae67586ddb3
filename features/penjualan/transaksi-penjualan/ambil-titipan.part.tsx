/** Finds a deposit by telephone, name, number or piece, and lays its piece into the sale. */
import { ApiError, call, LoadError, query, showError, useBusy } from '@kencana/screens'
import { Button, cellText, Empty, Modal, oops, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
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

type Penitip = Pick<KepalaJual, 'kode_member' | 'nama_customer' | 'no_hp' | 'alamat'>

/** A deposit as the sale takes it up: its piece, and whose it is. @throws ApiError */
export const ambilTitipan = async (no_titip: string): Promise<{ baris: BarisJual; penitip: Penitip }> => {
  const { kode_member, nama_customer, no_hp, alamat, ...one } = await call(barangDititip, { no_titip })
  return { baris: barisDititip(one), penitip: { kode_member, nama_customer, no_hp, alamat } }
}

/** A deposit that was chosen in the list comes along in the address; it is taken up once, then the address is plain. */
export const useTitipanDariAlamat = (ambil: (no_titip: string) => Promise<unknown>): void => {
  const { titipan } = useSearch({ strict: false }) as { titipan?: string }
  const navigate = useNavigate()
  const latest = useRef(ambil)
  latest.current = ambil
  useEffect(() => {
    if (!titipan) return
    const tolak = (error: unknown) => (error instanceof ApiError ? showError(error) : oops((error as Error).message))
    void latest.current(titipan).catch(tolak)
    void navigate({ to: '.', replace: true, search: {} })
  }, [titipan, navigate])
}

interface AmbilProps {
  onAmbil: (baris: BarisJual, penitip: Penitip) => void
  onClose: () => void
}

/** The deposits that wait; Enter takes the first, arrows and Tab lead to the others. */
export function AmbilTitipan({ onAmbil, onClose }: AmbilProps) {
  const [q, setQ] = useState('')
  const list = useQuery({ ...query(listTitipan, { q, ...SARING }), staleTime: 0 })
  const rows = list.data?.rows ?? []
  const { busy, run } = useBusy()
  const pilih = (no_titip: string) =>
    void run(async () => {
      const { baris, penitip } = await ambilTitipan(no_titip)
      onAmbil(baris, penitip)
      onClose()
    })
  return (
    <Modal title="Ambil Titipan" size={680} onClose={onClose} actions={<Button onClick={onClose}>Tutup</Button>}>
      <form
        className={css.ambil}
        onSubmit={(event) => {
          event.preventDefault()
          const [satu] = rows
          if (satu) pilih(satu.no_titip)
        }}
      >
        <TextField
          name="cari"
          label="Cari"
          placeholder="HP, nama, nomor titip, barcode"
          value={q}
          onChange={setQ}
          autoFocus
        />
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && <Empty title="Data Yang Anda Cari Tidak Ada" />}
        <ul>
          {rows.map((one) => (
            <li key={one.no_titip}>
              <Button full disabled={busy} onClick={() => pilih(one.no_titip)} aria-label={`Ambil ${one.no_titip}`}>
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
