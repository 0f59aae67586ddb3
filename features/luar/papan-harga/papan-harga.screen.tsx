/** The shop's prices on its television: no login, no shell; the last ones stay when the line is down. */
import type { OutputOf } from '@kencana/contract'
import { ApiError, query } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useState } from 'react'
import { z } from 'zod'
import { papanHarga } from './papan-harga.contract.ts'
import css from './papan-harga.module.css'

type Papan = OutputOf<typeof papanHarga>

/** How often new prices are asked for, in ms. */
const SEGAR = 15_000

/** Of each key its own: a television that is given another one shows nothing of the first. */
const simpanan = (kunci: string): string => `papan_harga ${kunci}`

/** What was read last on this television, for a start without a line. */
const terakhir = (kunci: string): Papan | undefined => {
  try {
    return papanHarga.output.safeParse(JSON.parse(localStorage.getItem(simpanan(kunci)) ?? 'null')).data
  } catch {
    return undefined
  }
}

const simpan = (kunci: string, papan: Papan | null) => {
  if (papan) localStorage.setItem(simpanan(kunci), JSON.stringify(z.encode(papanHarga.output, papan)))
  else localStorage.removeItem(simpanan(kunci))
}

const ditolak = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The prices as they were read last, and whether that was just now. */
const usePapan = (kunci: string) => {
  const { data, error } = useQuery({
    ...query(papanHarga, { kunci }),
    staleTime: 0,
    retry: false,
    refetchInterval: SEGAR,
    refetchIntervalInBackground: true,
    networkMode: 'always',
  })
  const dicabut = ditolak(error)
  useEffect(() => {
    if (dicabut) simpan(kunci, null)
    else if (data) simpan(kunci, data)
  }, [kunci, data, dicabut])
  const papan = dicabut ? undefined : (data ?? terakhir(kunci))
  return { papan, dicabut, putus: error !== null && !dicabut }
}

/** The time of the shop, whatever the television's own clock says. */
const useKini = ({ waktu }: Papan): Date => {
  const [kini, setKini] = useState(Date.now)
  const [selisih, setSelisih] = useState(0)
  useEffect(() => setSelisih(Date.parse(waktu) - Date.now()), [waktu])
  useEffect(() => {
    const detak = setInterval(() => setKini(Date.now()), 1_000)
    return () => clearInterval(detak)
  }, [])
  return new Date(kini + selisih)
}

const jam = (waktu: Date, timeZone: string): string =>
  waktu.toLocaleTimeString('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' })
const hari = (waktu: Date, timeZone: string): string =>
  waktu.toLocaleDateString('id-ID', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

function Harga({ papan }: { papan: Papan }) {
  return (
    <table className={css.harga} style={{ '--baris': papan.harga.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">Harga emas per gram</th>
          <th scope="col">{papan.beli ? 'Kami jual' : ''}</th>
          {papan.beli && <th scope="col">Kami beli mulai</th>}
        </tr>
      </thead>
      <tbody>
        {papan.harga.map(({ nama_group, kadar, jual, beli }) => (
          <tr key={nama_group}>
            <th scope="row">
              {nama_group} {kadar !== '-' && <small>{kadar}</small>}
            </th>
            <td>{cellText('rupiah', jual)}</td>
            {papan.beli && <td className={css.beli}>{beli === null ? '-' : cellText('rupiah', beli)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Isi({ papan, putus }: { papan: Papan; putus: boolean }) {
  const kini = useKini(papan)
  const { zona_waktu } = papan
  const dibaca = new Date(papan.waktu)
  return (
    <>
      <header>
        <h1>{papan.nama_toko}</h1>
        <p>
          {putus ? hari(dibaca, zona_waktu) : hari(kini, zona_waktu)} {!putus && <b>{jam(kini, zona_waktu)}</b>}
        </p>
      </header>
      {papan.harga.length === 0 ? <p className={css.kosong}>Belum Ada Harga</p> : <Harga papan={papan} />}
      <footer role="status" data-putus={putus || undefined}>
        {putus && `Sambungan terputus, harga per jam ${jam(dibaca, zona_waktu)}`}
      </footer>
    </>
  )
}

/** Prices that change by themselves, with the time of their last reading when they cannot. */
export default function PapanHargaScreen() {
  const { kunci = '' } = useParams({ strict: false })
  const { papan, dicabut, putus } = usePapan(kunci)
  const judul = papan ? `Harga Emas ${papan.nama_toko}` : 'Papan Harga'
  useEffect(() => {
    document.title = judul
  }, [judul])
  return (
    <main className={css.papan}>
      {papan ? (
        <Isi papan={papan} putus={putus} />
      ) : (
        <p className={css.kosong} role="status">
          {dicabut ? 'Papan Harga Tidak Dikenal' : putus ? 'Menunggu Sambungan' : 'Memuat Harga'}
        </p>
      )}
    </main>
  )
}
