import type { OutputOf } from '@kencana/contract'
import {
  call,
  HistoryCard,
  isOwner,
  LoadError,
  query,
  useBusy,
  useInvalidate,
  useTitle,
  useUser,
} from '@kencana/screens'
import { Button, Card, Form, KodeSelect, Page, Skeleton, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { BarangHilang } from './barang-hilang.part.tsx'
import { HasilOpname } from './hasil-opname.part.tsx'
import { useHitungOpname } from './hitung-opname.part.tsx'
import { belumSelesai, Kata, StatusOpname } from './opname.shared.tsx'
import { batalOpname, getOpname, listOpname, mulaiOpname } from './stock-opname.contract.ts'
import css from './stock-opname.module.css'

type Opname = OutputOf<typeof getOpname>
type Baris = OutputOf<typeof listOpname>[number]

/** The count in hand lives in the address: a reload goes on counting. */
const useNomor = () => {
  const { no = '' } = useSearch({ strict: false }) as { no?: string }
  const navigate = useNavigate()
  const buka = (next: string) => void navigate({ to: '.', search: next === '' ? {} : { no: next } })
  return { no, buka }
}

function Mulai({ buka }: { buka: (no_so: string) => void }) {
  const invalidate = useInvalidate()
  const baki = useBakiOptions()
  const [kode_baki, setKode] = useState('')
  const { busy, run } = useBusy()
  const mulai = () =>
    run(async () => {
      buka((await call(mulaiOpname, { kode_baki })).no_so)
      await invalidate([listOpname])
    })
  const [salah, setSalah] = useState<string>()
  const simpan = () => {
    if (kode_baki === '') return setSalah('Kode Baki Harus Dipilih')
    void mulai()
  }
  const pilih = (kode: string) => {
    setKode(kode)
    setSalah(undefined)
  }
  return (
    <Card>
      <Form onSave={simpan}>
        <div className={css.pilih}>
          <KodeSelect
            name="kode_baki"
            label="Kode Baki"
            required
            autoFocus
            value={kode_baki}
            onChange={pilih}
            error={salah}
            {...baki}
          />
          <Button kind="primary" kbd="F9" data-save busy={busy} onClick={simpan}>
            Mulai Hitung
          </Button>
        </div>
      </Form>
    </Card>
  )
}

const selisih = ({ kurang, baki_lain }: Baris): string =>
  kurang === null || baki_lain === null
    ? ''
    : kurang + baki_lain === 0
      ? 'sesuai'
      : `kurang ${kurang}, baki lain ${baki_lain}`

/** Counts that wait for somebody, then what was counted lately. */
function Riwayat({ buka }: { buka: (no_so: string) => void }) {
  const saya = useUser()
  const list = useQuery({ ...query(listOpname, {}), staleTime: 0 })
  return (
    <HistoryCard
      title="Hitungan"
      note={list.data && `${list.data.filter(belumSelesai).length} belum selesai`}
      list={list}
      emptyText="Belum ada baki yang dihitung"
      entry={(row) => ({
        nomor: row.no_so,
        isi: (
          <Button size="sm" kind="subtle" onClick={() => buka(row.no_so)}>
            {row.kode_baki} {row.nama_baki}, {row.tgl_system}
          </Button>
        ),
        jumlah: [`${row.dipindai} dipindai`, selisih(row)],
        no_batal: row.status === 'BATAL' ? row.no_so : null,
        status: <StatusOpname status={row.status} />,
      })}
      cancel={{
        endpoint: batalOpname,
        param: 'no_so',
        title: 'Batal Stock Opname',
        text: ({ status, kode_baki }) =>
          status === 'HITUNG'
            ? `Hitungan baki ${kode_baki} dibuang, tidak ada yang dibukukan.`
            : `Hitungan baki ${kode_baki} tidak jadi disetujui. Barang yang tidak ditemukan tetap dicari.`,
        may: (row) => belumSelesai(row) && (row.status === 'HITUNG' || isOwner(saya)),
        changes: [listOpname, getOpname],
      }}
    />
  )
}

function Opname({ opname, onClose }: { opname: Opname; onClose: () => void }) {
  const { bar, isi } = useHitungOpname(opname)
  useKeys({ Escape: onClose })
  const { status, hasil, putaran, boleh_hitung } = opname
  const dihitung = status === 'HITUNG' || status === 'ULANG'
  return (
    <Page
      path={['Stock Opname', 'Stock Opname']}
      title="Stock Opname"
      actions={
        <Button kbd="Esc" onClick={onClose}>
          Baki lain
        </Button>
      }
      bar={dihitung && boleh_hitung && bar}
    >
      <Card
        title={
          <>
            <span className="k-mono">{opname.kode_baki}</span> {opname.nama_baki}
          </>
        }
        note={<StatusOpname status={status} />}
      >
        {dihitung && boleh_hitung && (
          <Kata>
            {putaran === 2 && 'Hitung ulang dari awal. '}
            Pindai semua barang yang ada di baki, lalu tutup hitungan. Isi menurut buku baru tampak setelah ditutup.
          </Kata>
        )}
        {dihitung && !boleh_hitung && <Kata>Hitung ulang harus oleh user lain.</Kata>}
        {status === 'BATAL' && <Kata>Dibatalkan, {opname.alasan_batal}</Kata>}
        <Kata>
          <span className="k-mono">{opname.no_so}</span>, {opname.tgl_system}
        </Kata>
      </Card>
      {dihitung && boleh_hitung && isi}
      {hasil && <HasilOpname opname={opname} hasil={hasil} />}
    </Page>
  )
}

/** Trays counted blind by scanning, counted again by somebody else, approved by the owner. */
export default function StockOpnameScreen() {
  useTitle('Stock Opname')
  const { no, buka } = useNomor()
  const satu = useQuery({ ...query(getOpname, { no_so: no }), enabled: no !== '', staleTime: 0 })
  if (no !== '' && satu.data) return <Opname opname={satu.data} onClose={() => buka('')} />
  return (
    <Page path={['Stock Opname', 'Stock Opname']} title="Stock Opname">
      {no !== '' && satu.isError && <LoadError error={satu.error} onRetry={() => void satu.refetch()} />}
      {no !== '' && satu.isPending && <Skeleton width={280} />}
      {no === '' && (
        <>
          <Mulai buka={buka} />
          <Riwayat buka={buka} />
          <BarangHilang />
        </>
      )}
    </Page>
  )
}
