import type { OutputOf } from '@kencana/contract'
import { LoadError, query, useSend, useTanggalJam, useTitle } from '@kencana/screens'
import {
  ask,
  Badge,
  Button,
  type Column,
  DataTable,
  IconAdd,
  IconButton,
  IconClose,
  Modal,
  Page,
  useTableView,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BuatKunci, TunjukKunci } from './buat-kunci.part.tsx'
import { cabutKunciBaca, listKunciBaca, pakaiKunciBaca } from './kunci-baca.contract.ts'

type Kunci = OutputOf<typeof listKunciBaca>['kunci'][number]
type Pakai = OutputOf<typeof pakaiKunciBaca>[number]

const TONE = { BERLAKU: 'green', LEWAT: 'amber', DICABUT: 'red' } as const

/**
 * Where from and how often it was used stands in its dialog too: a screen of 1024 has no place for all.
 * @param pada an instant as the clock of the shop shows it, '-' for none
 */
const columns = (pada: (waktu: string | null) => string): readonly Column<Kunci>[] => [
  { key: 'nama', title: 'Untuk', kind: 'name' },
  { key: 'awalan', title: 'Awal Kunci', kind: 'kode', value: ({ awalan }) => `kb_${awalan}` },
  {
    key: 'status',
    title: 'Status',
    kind: 'status',
    render: ({ status }) => <Badge tone={TONE[status]}>{status}</Badge>,
  },
  { key: 'toko', title: 'Toko', kind: 'text', value: ({ toko }) => toko.join(', ') },
  { key: 'panggilan', title: 'Laporan', kind: 'int', hidden: true, value: ({ panggilan }) => panggilan.length },
  {
    key: 'identitas',
    title: 'Pelanggan',
    kind: 'text',
    value: ({ identitas }) => (identitas ? 'dibuka' : 'samar'),
  },
  { key: 'sampai', title: 'Sampai', kind: 'date' },
  { key: 'semua', title: 'Dipakai', kind: 'int', hidden: true },
  { key: 'terakhir', title: 'Terakhir', kind: 'text', value: ({ terakhir }) => pada(terakhir) },
  { key: 'alamat', title: 'Dari Alamat', kind: 'kode', hidden: true },
]

const pakaiColumns = (pada: (waktu: string) => string): readonly Column<Pakai>[] => [
  { key: 'waktu', title: 'Waktu', kind: 'text', value: ({ waktu }) => pada(waktu) },
  { key: 'panggilan', title: 'Laporan', kind: 'kode' },
  { key: 'kode_toko', title: 'Toko', kind: 'kode' },
  { key: 'alamat', title: 'Alamat', kind: 'kode' },
  { key: 'ditolak', title: 'Ditolak', kind: 'name' },
]

function Pemakaian({ kunci, onClose }: { kunci: Kunci; onClose: () => void }) {
  const view = useTableView()
  const tanggalJam = useTanggalJam()
  const pakai = useQuery(query(pakaiKunciBaca, { id: kunci.id }))
  return (
    <Modal title={`Pemakaian ${kunci.nama}`} size={860} onClose={onClose}>
      <p>{kunci.panggilan.join(', ')}</p>
      <DataTable
        columns={pakaiColumns(tanggalJam)}
        rows={pakai.data}
        rowId={(row) => String(row.id)}
        view={view}
        emptyText="Belum Pernah Dipakai"
        noun="pemakaian"
      />
    </Modal>
  )
}

function Cabut({ kunci }: { kunci: Kunci }) {
  const { busy, submit } = useSend(cabutKunciBaca, { changes: [listKunciBaca] })
  const cabut = async () => {
    const ya = await ask({
      title: `Cabut Kunci ${kunci.nama}?`,
      text: 'Program yang memakainya ditolak mulai permintaan berikutnya.',
      ok: 'Cabut',
    })
    if (ya) await submit({ id: kunci.id })
  }
  return (
    <IconButton size="sm" label={`Cabut ${kunci.nama}`} disabled={busy} onClick={() => void cabut()}>
      <IconClose />
    </IconButton>
  )
}

/** Keys by which other programs read chosen reports: made, watched and revoked by OWN. */
export default function KunciBacaScreen() {
  useTitle('Kunci Baca')
  const view = useTableView()
  const tanggalJam = useTanggalJam()
  const list = useQuery(query(listKunciBaca, {}))
  const [buka, setBuka] = useState<'buat' | Kunci | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const tutup = () => setBuka(null)
  return (
    <Page
      path={['Pengaturan', 'Kunci Baca']}
      title="Kunci Baca"
      actions={
        <Button kind="primary" icon={<IconAdd />} disabled={!list.data} onClick={() => setBuka('buat')}>
          Buat Kunci
        </Button>
      }
    >
      {list.isError && !list.data && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <DataTable
        columns={columns((waktu) => (waktu === null ? '-' : tanggalJam(waktu)))}
        rows={list.data?.kunci}
        rowId={(row) => row.id}
        view={view}
        emptyText="Belum Ada Kunci Untuk Program Lain"
        noun="kunci"
        onRowClick={setBuka}
        rowActions={(row) => row.status !== 'DICABUT' && <Cabut kunci={row} />}
      />
      {buka === 'buat' && list.data && <BuatKunci daftar={list.data} onDibuat={setToken} onClose={tutup} />}
      {buka !== null && buka !== 'buat' && <Pemakaian kunci={buka} onClose={tutup} />}
      {token !== null && <TunjukKunci token={token} onClose={() => setToken(null)} />}
    </Page>
  )
}
