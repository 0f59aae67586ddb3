import type { OutputOf } from '@kencana/contract'
import {
  call,
  HistoryCard,
  isOwner,
  LoadError,
  may,
  query,
  useBusy,
  useInvalidate,
  useTitle,
  useUser,
} from '@kencana/screens'
import { Button, Card, Form, Page, Skeleton, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { belumSelesai, Kata, StatusOpname } from '../../barang/stock-opname/opname.shared.tsx'
import { HasilAmplop } from './hasil-amplop.part.tsx'
import { useHitungAmplop } from './hitung-amplop.part.tsx'
import {
  batalOpnameHutang,
  getOpnameHutang,
  listOpnameHutang,
  mulaiOpnameHutang,
} from './stock-opname-hutang.contract.ts'

type Opname = OutputOf<typeof getOpnameHutang>
type Baris = OutputOf<typeof listOpnameHutang>[number]

const PATH = ['Stock Opname', 'Stock Opname Hutang'] as const
const JUDUL = 'Stock Opname Hutang'

/** The count in hand lives in the address: a reload goes on counting. */
const useNomor = () => {
  const { no = '' } = useSearch({ strict: false }) as { no?: string }
  const navigate = useNavigate()
  const buka = (next: string) => void navigate({ to: '.', search: next === '' ? {} : { no: next } })
  return { no, buka }
}

function Mulai({ list, buka }: { list: readonly Baris[]; buka: (no_so: string) => void }) {
  const invalidate = useInvalidate()
  const saya = useUser()
  const { busy, run } = useBusy()
  const jalan = list.find(belumSelesai)
  const mulai = () =>
    void run(async () => {
      buka(jalan?.no_so ?? (await call(mulaiOpnameHutang, {})).no_so)
      await invalidate([listOpnameHutang])
    })
  if (!jalan && !may(saya, mulaiOpnameHutang)) return null
  return (
    <Card>
      <Form onSave={mulai}>
        <Kata>
          Semua amplop barang hutang toko ini dipindai satu per satu, lalu semua kantongnya ditimbang bersama. Selama
          dihitung, daftar hutang tidak ditampilkan kepada yang menghitung.
        </Kata>
        <Button kind="primary" kbd="F9" data-save busy={busy} autoFocus onClick={mulai}>
          {jalan ? 'Lanjutkan Hitungan' : 'Mulai Hitung'}
        </Button>
      </Form>
    </Card>
  )
}

const selisih = ({ kurang, lain }: Baris): string =>
  kurang === null || lain === null
    ? ''
    : kurang + lain === 0
      ? 'sesuai'
      : `kurang ${kurang}${lain > 0 ? `, bukan jaminan ${lain}` : ''}`

/** Counts that wait for somebody, then what was counted lately. */
function Riwayat({ buka }: { buka: (no_so: string) => void }) {
  const saya = useUser()
  const list = useQuery({ ...query(listOpnameHutang, {}), staleTime: 0 })
  return (
    <>
      {list.data && <Mulai list={list.data} buka={buka} />}
      <HistoryCard
        title="Hitungan"
        note={list.data && `${list.data.filter(belumSelesai).length} belum selesai`}
        list={list}
        emptyText="Amplop belum pernah dihitung"
        entry={(row) => ({
          nomor: row.no_so,
          isi: (
            <Button size="sm" kind="subtle" onClick={() => buka(row.no_so)}>
              {row.user_id}, {row.tgl_system}
            </Button>
          ),
          jumlah: [`${row.dipindai} dipindai`, selisih(row)],
          no_batal: row.status === 'BATAL' ? row.no_so : null,
          status: <StatusOpname status={row.status} />,
        })}
        cancel={{
          endpoint: batalOpnameHutang,
          param: 'no_so',
          title: 'Batal Stock Opname',
          text: ({ status }) =>
            status === 'HITUNG'
              ? 'Hitungan amplop dibuang, tidak ada yang dicatat.'
              : 'Hitungan tidak jadi disetujui. Amplop yang tidak ditemukan tetap dicari.',
          may: (row) => belumSelesai(row) && (row.status === 'HITUNG' || isOwner(saya)),
          changes: [listOpnameHutang, getOpnameHutang],
        }}
      />
    </>
  )
}

function SatuOpname({ opname, onClose }: { opname: Opname; onClose: () => void }) {
  const { bar, isi } = useHitungAmplop(opname)
  useKeys({ Escape: onClose })
  const { status, hasil, putaran, boleh_hitung } = opname
  const dihitung = status === 'HITUNG' || status === 'ULANG'
  return (
    <Page
      path={PATH}
      title={JUDUL}
      actions={
        <Button kbd="Esc" onClick={onClose}>
          Semua hitungan
        </Button>
      }
      bar={dihitung && boleh_hitung && bar}
    >
      <Card title={<span className="k-mono">{opname.no_so}</span>} note={<StatusOpname status={status} />}>
        {dihitung && boleh_hitung && (
          <Kata>
            {putaran === 2 && 'Hitung ulang dari awal. '}
            Pindai semua amplop barang hutang yang ada, lalu tutup hitungan. Isi menurut buku baru tampak setelah
            ditutup.
          </Kata>
        )}
        {dihitung && !boleh_hitung && <Kata>Hitung ulang harus oleh user lain.</Kata>}
        {status === 'BATAL' && <Kata>Dibatalkan, {opname.alasan_batal}</Kata>}
        <Kata>
          Dimulai {opname.user_id}, {opname.tgl_system}
        </Kata>
      </Card>
      {dihitung && boleh_hitung && isi}
      {hasil && <HasilAmplop opname={opname} hasil={hasil} />}
    </Page>
  )
}

/** Envelopes of loans counted blind by scanning, counted again by somebody else, approved by the owner. */
export default function StockOpnameHutangScreen() {
  useTitle(JUDUL)
  const { no, buka } = useNomor()
  const satu = useQuery({ ...query(getOpnameHutang, { no_so: no }), enabled: no !== '', staleTime: 0 })
  if (no !== '' && satu.data) return <SatuOpname opname={satu.data} onClose={() => buka('')} />
  return (
    <Page path={PATH} title={JUDUL}>
      {no !== '' && satu.isError && <LoadError error={satu.error} onRetry={() => void satu.refetch()} />}
      {no !== '' && satu.isPending && <Skeleton width={280} />}
      {no === '' && <Riwayat buka={buka} />}
    </Page>
  )
}
