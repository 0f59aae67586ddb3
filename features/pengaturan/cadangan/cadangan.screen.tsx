import type { OutputOf } from '@kencana/contract'
import { FormDialog, LoadError, query, useSend, useTanggalJam, useTitle } from '@kencana/screens'
import {
  ask,
  Badge,
  Banner,
  Button,
  Card,
  type Column,
  DataTable,
  IconAdd,
  IconButton,
  IconClose,
  Page,
  TextField,
  useTableView,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ambilAlih, cadangkan, diskBaru, lepasTempat, lihatCadangan, tambahTempat } from './cadangan.contract.ts'
import { KertasKunci } from './kunci-cadangan.part.tsx'

type Cadangan = OutputOf<typeof lihatCadangan>
type Tempat = Cadangan['tempat'][number]

/** How a place stands, in one word. */
const keadaan = ({ gagal, lama, satu_disk, terakhir }: Tempat): ['red' | 'amber' | 'green', string] => {
  if (gagal !== null) return ['red', 'GAGAL']
  if (lama) return ['red', 'LAMA']
  if (satu_disk) return ['amber', 'DISK SAMA']
  return terakhir === null ? ['amber', 'MENUNGGU'] : ['green', 'SIAP']
}

const columns = (pada: (waktu: string) => string): readonly Column<Tempat>[] => [
  { key: 'tempat', title: 'Tempat', kind: 'name' },
  {
    key: 'gagal',
    title: 'Keadaan',
    kind: 'status',
    value: (row) => keadaan(row)[1],
    render: (row) => {
      const [tone, kata] = keadaan(row)
      return <Badge tone={tone}>{kata}</Badge>
    },
  },
  {
    key: 'terakhir',
    title: 'Cadangan Terakhir',
    kind: 'text',
    value: ({ terakhir }) => (terakhir === null ? '-' : pada(terakhir)),
  },
  {
    key: 'dicoba',
    title: 'Dicoba',
    kind: 'text',
    hidden: true,
    value: ({ dicoba }) => (dicoba === null ? '-' : pada(dicoba)),
  },
  { key: 'sisa_mb', title: 'Sisa Ruang (MB)', kind: 'int' },
]

function Lepas({ tempat: { tempat, tetap } }: { tempat: Tempat }) {
  const { busy, submit } = useSend(lepasTempat, { changes: [lihatCadangan] })
  const lepas = async () => {
    const text = 'Cadangan baru tidak lagi disalin ke sana. Yang sudah ada di sana tetap.'
    if (await ask({ title: `Lepas ${tempat}?`, text, ok: 'Lepas' })) await submit({ tempat })
  }
  if (tetap) return null
  return (
    <IconButton size="sm" label={`Lepas ${tempat}`} disabled={busy} onClick={() => void lepas()}>
      <IconClose />
    </IconButton>
  )
}

/** A disk that is empty where backups lay: another one was put in, or none is there. */
function DiskBaru({ tempat }: { tempat: string }) {
  const { submit: mulai } = useSend(cadangkan, { changes: [lihatCadangan] })
  const { busy, submit } = useSend(diskBaru, { changes: [lihatCadangan], done: () => void mulai({}) })
  return (
    <Button size="sm" disabled={busy} onClick={() => void submit({ tempat })}>
      Ini Disk Baru
    </Button>
  )
}

/** Data that came back from a place: only the shop itself brings backups there. */
function Dipulihkan({ dari }: { dari: string }) {
  const { busy, submit } = useSend(ambilAlih, { changes: [lihatCadangan] })
  const nyatakan = async () => {
    const text = 'Hanya bila komputer yang dahulu tidak dipakai lagi: dua komputer saling menghapus cadangannya.'
    if (await ask({ title: 'Komputer Ini Toko Sekarang?', text, ok: 'Ya, Toko Sekarang' })) await submit({})
  }
  return (
    <Banner tone="amber">
      Data ini dipulihkan dari {dari}. Selama belum dinyatakan toko yang sekarang, cadangannya tidak disalin ke mana
      pun.{' '}
      <Button size="sm" disabled={busy} onClick={() => void nyatakan()}>
        Komputer Ini Toko Sekarang
      </Button>
    </Banner>
  )
}

/** What is not well, each in its sentence. */
function Peringatan({ di_sini, dipulihkan_dari, tempat }: Cadangan) {
  const pada = useTanggalJam()
  if (di_sini === null)
    return <Banner tone="amber">Database ada di server lain: cadangannya diatur di sana (docs/deploy.md).</Banner>
  return (
    <>
      {dipulihkan_dari !== null && <Dipulihkan dari={dipulihkan_dari} />}
      {di_sini.gagal !== null && <Banner tone="red">Cadangan di komputer ini gagal: {di_sini.gagal}</Banner>}
      {tempat.length === 0 && (
        <Banner tone="amber">
          Cadangan hanya ada di disk yang sama dengan datanya. Bila disk itu rusak atau komputernya hilang, semua data
          toko ikut hilang: tambahkan tempat di disk lain, di jaringan, atau di USB.
        </Banner>
      )}
      {tempat.map(
        ({ tempat: satu, gagal, gagal_sejak }) =>
          gagal !== null && (
            <Banner key={satu} tone="red">
              {gagal}.{gagal_sejak !== null && ` Sejak ${pada(gagal_sejak)}.`}{' '}
              {gagal.includes('disk baru') && <DiskBaru tempat={satu} />}
            </Banner>
          ),
      )}
    </>
  )
}

/** A folder that is there already: Kencana makes none, a typing mistake would fill the shop's own disk. */
function TambahTempat({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={tambahTempat}
      initial={{ tempat: '' }}
      title="Tambah Tempat Cadangan"
      saveText="Tambah"
      changes={[lihatCadangan]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {({ field }) => (
        <TextField
          {...field('tempat')}
          label="Folder"
          asTyped
          required
          autoFocus
          hint="Folder yang sudah ada di USB, komputer lain atau disk lain; D: sering disk yang sama dengan C:"
        />
      )}
    </FormDialog>
  )
}

/** Backups: here, elsewhere, and the key on paper. */
export default function CadanganScreen() {
  useTitle('Cadangan Data')
  const view = useTableView()
  const pada = useTanggalJam()
  const cadangan = useQuery({
    ...query(lihatCadangan, {}),
    // While one is being made, what it found is waited for.
    refetchInterval: ({ state }) => (state.data?.berjalan ? 2_000 : false),
  })
  const [baru, setBaru] = useState(false)
  const { busy, submit } = useSend(cadangkan, { changes: [lihatCadangan] })
  const { data } = cadangan
  const sini = data?.di_sini
  return (
    <Page
      path={['Pengaturan', 'Cadangan Data']}
      title="Cadangan Data"
      actions={
        <>
          <Button
            busy={busy || data?.berjalan}
            busyText="Sedang Mencadangkan"
            disabled={!sini}
            onClick={() => void submit({})}
          >
            Cadangkan Sekarang
          </Button>
          <Button kind="primary" icon={<IconAdd />} disabled={!sini} onClick={() => setBaru(true)}>
            Tambah Tempat
          </Button>
        </>
      }
    >
      {cadangan.isError && !data && <LoadError error={cadangan.error} onRetry={() => void cadangan.refetch()} />}
      {data && <Peringatan {...data} />}
      {sini && (
        <Card title="Di komputer ini" note={sini.terakhir === null ? 'belum ada' : `terakhir ${pada(sini.terakhir)}`}>
          Dibuat sendiri setiap hari dan langsung dibaca ulang; tersimpan {sini.jumlah} cadangan dari paling lama 14
          hari, foto sekali saja.
        </Card>
      )}
      <DataTable
        columns={columns(pada)}
        rows={data?.tempat}
        rowId={(row) => row.tempat}
        view={view}
        emptyText="Belum Ada Tempat Di Luar Komputer Ini"
        noun="tempat"
        rowActions={(row) => <Lepas tempat={row} />}
      />
      {data?.kunci && <KertasKunci kunci={data.kunci} />}
      {baru && <TambahTempat onSaved={() => void submit({})} onClose={() => setBaru(false)} />}
    </Page>
  )
}
