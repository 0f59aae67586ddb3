import type { OutputOf } from '@kencana/contract'
import { LoadError, query } from '@kencana/screens'
import { Button, Empty, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import css from './kiriman-data.module.css'
import { logCabang } from './log-cabang.contract.ts'

type Entri = OutputOf<typeof logCabang>['baris'][number]

const jam = (waktu: string) =>
  waktu === '' ? '-' : new Date(waktu).toLocaleString('id-ID', { dateStyle: 'short', timeStyle: 'medium' })

function Tabel({ baris }: { baris: readonly Entri[] }) {
  return (
    <div className={css.gulir}>
      <table className={css.tabel}>
        <thead>
          <tr>
            <th>Waktu</th>
            <th>Toko</th>
            <th>User</th>
            <th>Kegiatan</th>
            <th>Dokumen</th>
            <th>Sebelum dan sesudah</th>
          </tr>
        </thead>
        <tbody>
          {baris.map((satu) => (
            <tr key={satu.letak}>
              <td>{jam(satu.waktu)}</td>
              <td className="k-mono">{satu.toko}</td>
              <td>{satu.user}</td>
              <td>{satu.aksi}</td>
              <td className="k-mono">{satu.dokumen}</td>
              <td className={css.rinci}>
                {satu.sebelum !== '' && <div>{satu.sebelum}</div>}
                {satu.sesudah !== '' && <div>{satu.sesudah}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What was done at a branch, as it told: for the owner, who finds it nowhere else once the branch has forgotten it. */
export function LogCabang({ sambungan }: { sambungan: string }) {
  const [dicari, setDicari] = useState('')
  const [dokumen, setDokumen] = useState('')
  /** Where each page begins, the one that is shown last. */
  const [awal, setAwal] = useState<readonly string[]>([''])
  const list = useQuery(query(logCabang, { sambungan, dokumen, sebelum: awal.at(-1) ?? '' }))
  const lanjut = list.data?.lanjut ?? ''
  const cari = () => {
    setDokumen(dicari.trim().toUpperCase())
    setAwal([''])
  }
  return (
    <>
      <form
        className={css.bar}
        onSubmit={(event) => {
          event.preventDefault()
          cari()
        }}
      >
        <TextField label="Dokumen" value={dicari} onChange={setDicari} />
        <Button size="sm" onClick={cari}>
          Cari
        </Button>
      </form>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.baris.length === 0 && <Empty title="Tidak Ada Data" />}
      {list.data && list.data.baris.length > 0 && <Tabel baris={list.data.baris} />}
      {(awal.length > 1 || lanjut !== '') && (
        <div className={css.bar}>
          <Button size="sm" disabled={awal.length <= 1} onClick={() => setAwal(awal.slice(0, -1))}>
            Lebih baru
          </Button>
          <span>halaman {awal.length}</span>
          <Button size="sm" disabled={lanjut === ''} onClick={() => setAwal([...awal, lanjut])}>
            Lebih lama
          </Button>
        </div>
      )}
    </>
  )
}
