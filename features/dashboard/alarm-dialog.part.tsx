import type { OutputOf } from '@kencana/contract'
import { call, LoadError, query, queryKey, useBusy, useUser } from '@kencana/screens'
import { Badge, Button, DateField, Empty, KodeSelect, Modal, popup, Segment, Skeleton, Tick } from '@kencana/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTokoOptions } from '../master/toko/toko.picker.tsx'
import { daftarAlarm, lihatAlarm } from './alarm.contract.ts'
import css from './alarm.module.css'

type Baris = OutputOf<typeof daftarAlarm>['rows'][number]

const PER = 50
const idOf = ({ kode, kunci }: Pick<Baris, 'kode' | 'kunci'>): string => `${kode} ${kunci}`
const jam = (iso: string, zone: string): string =>
  new Date(iso).toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })

const AWAL = { kode: 'ALL', kode_toko: 'ALL', tanggal: '', tampil: 'BELUM' as 'BELUM' | 'SEMUA' }

interface SaringProps {
  saring: typeof AWAL
  jenis: OutputOf<typeof daftarAlarm>['jenis']
  onChange: (saring: typeof AWAL) => void
}

function Saringan({ saring, jenis, onChange }: SaringProps) {
  const toko = useTokoOptions()
  const ganti = (one: Partial<typeof AWAL>) => onChange({ ...saring, ...one })
  return (
    <div className={css.saring}>
      <Segment
        label="Tampil"
        value={saring.tampil}
        onChange={(tampil) => ganti({ tampil })}
        options={[
          { value: 'BELUM', label: 'Belum Dilihat' },
          { value: 'SEMUA', label: 'Semua' },
        ]}
      />
      <KodeSelect
        label="Jenis Alarm"
        withAll
        value={saring.kode}
        onChange={(kode) => ganti({ kode })}
        options={jenis.map(({ kode, judul }) => ({ kode, nama: judul }))}
      />
      <KodeSelect
        label="Toko"
        withAll
        value={saring.kode_toko}
        onChange={(kode_toko) => ganti({ kode_toko })}
        {...toko}
      />
      <DateField label="Tanggal" value={saring.tanggal} onChange={(tanggal) => ganti({ tanggal })} />
      {saring.tanggal !== '' && <Button onClick={() => ganti({ tanggal: '' })}>Semua Hari</Button>}
    </div>
  )
}

interface SatuProps {
  row: Baris
  zone: string
  ticked: boolean
  onTick: () => void
}

function Satu({ row, zone, ticked, onTick }: SatuProps) {
  const id = idOf(row)
  return (
    <li>
      <Tick id={id} checked={row.saya || ticked} disabled={row.saya} onChange={onTick} />
      <label htmlFor={id}>
        <span className={css.judul}>
          <Badge tone={row.berat === 'MERAH' ? 'red' : 'amber'}>{row.judul}</Badge>
          <small>
            {row.kode_toko}, {jam(row.waktu, zone)}
          </small>
        </span>
        <span>{row.isi}</span>
        {row.dilihat.length > 0 && (
          <small>Dilihat {row.dilihat.map((one) => `${one.user_id} ${jam(one.waktu, zone)}`).join(', ')}</small>
        )}
      </label>
      <Link to={row.path}>Buka</Link>
    </li>
  )
}

interface HalamanProps {
  hal: number
  total: number
  onChange: (hal: number) => void
}

function Halaman({ hal, total, onChange }: HalamanProps) {
  const akhir = Math.max(1, Math.ceil(total / PER))
  if (akhir === 1) return null
  return (
    <div className={css.halaman}>
      <Button size="sm" disabled={hal === 1} onClick={() => onChange(hal - 1)}>
        Sebelumnya
      </Button>
      <span>
        {hal} dari {akhir}
      </span>
      <Button size="sm" disabled={hal >= akhir} onClick={() => onChange(hal + 1)}>
        Berikutnya
      </Button>
    </div>
  )
}

/** Rows that are ticked, and telling the server that the owner has seen them. */
const useTanda = (rows: readonly Baris[]) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const belum = rows.filter((row) => !row.saya)
  const dipilih = belum.filter((row) => ids.has(idOf(row)))
  const tandai = () =>
    run(async () => {
      const { message } = await call(lihatAlarm, { alarm: dipilih.map(({ kode, kunci }) => ({ kode, kunci })) })
      await cache.invalidateQueries({ queryKey: queryKey(daftarAlarm) })
      setIds(new Set())
      popup('success', message)
    })
  const balik = (row: Baris) => {
    const next = new Set(ids)
    if (!next.delete(idOf(row))) next.add(idOf(row))
    setIds(next)
  }
  const semua = () => setIds(dipilih.length === belum.length ? new Set() : new Set(belum.map(idOf)))
  return { busy, tandai, balik, semua, ids, belum, dipilih }
}

/** All warnings of thirty days; an owner ticks what he has seen, for himself. */
export function AlarmDialog({ onClose }: { onClose: () => void }) {
  const { zona_waktu } = useUser()
  const [saring, setSaring] = useState(AWAL)
  const [hal, setHal] = useState(1)
  const asked = { ...saring, tanggal: saring.tanggal === '' ? 'ALL' : saring.tanggal, hal, per: PER }
  const list = useQuery({ ...query(daftarAlarm, asked), staleTime: 0, placeholderData: keepPreviousData })
  const rows = list.data?.rows ?? []
  // The last page may be emptied by ticking what was on it.
  if (list.isSuccess && !list.isPlaceholderData && rows.length === 0 && hal > 1) setHal(1)
  const { busy, tandai, balik, semua, ids, belum, dipilih } = useTanda(rows)
  return (
    <Modal
      title="Alarm"
      size={860}
      busy={busy}
      onClose={onClose}
      hint="30 hari terakhir, tanda setiap pemilik sendiri-sendiri"
      actions={
        <>
          <Button onClick={onClose}>Tutup</Button>
          <Button kind="primary" busy={busy} disabled={dipilih.length === 0} onClick={() => void tandai()}>
            Sudah Dilihat{dipilih.length > 0 ? ` (${dipilih.length})` : ''}
          </Button>
        </>
      }
    >
      <Saringan
        saring={saring}
        jenis={list.data?.jenis ?? []}
        onChange={(next) => {
          setSaring(next)
          setHal(1)
        }}
      />
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton width="60%" />}
      {list.data && rows.length === 0 && (
        <Empty title="Tidak Ada Alarm" hint="Tidak ada yang cocok dengan saringan ini." />
      )}
      {belum.length > 0 && (
        <label className={css.semua} htmlFor="alarm-semua">
          <Tick id="alarm-semua" checked={dipilih.length === belum.length} onChange={semua} /> Pilih semua di halaman
          ini
        </label>
      )}
      <ul className={css.daftar}>
        {rows.map((row) => (
          <Satu key={idOf(row)} row={row} zone={zona_waktu} ticked={ids.has(idOf(row))} onTick={() => balik(row)} />
        ))}
      </ul>
      <Halaman hal={hal} total={list.data?.total ?? 0} onChange={setHal} />
    </Modal>
  )
}
