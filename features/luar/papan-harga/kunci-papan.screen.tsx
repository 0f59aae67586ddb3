import type { OutputOf } from '@kencana/contract'
import { FormDialog, LoadError, query, useSend, useTanggalJam, useTitle } from '@kencana/screens'
import {
  ask,
  Badge,
  Banner,
  Button,
  CheckField,
  type Column,
  DataTable,
  FieldGrid,
  IconAdd,
  IconButton,
  IconClose,
  Modal,
  Page,
  popup,
  TextField,
  useTableView,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { PilihBanyak } from '../kunci-baca/pilih-banyak.shared.tsx'
import css from './kunci-papan.module.css'
import { cabutPapan, listPapan, tambahPapan } from './papan-harga.contract.ts'

type Papan = OutputOf<typeof listPapan>[number]

/** One whose maker is OWN or SU no more goes dark without anybody's revoking it. */
const status = ({ berlaku, dicabut_pada }: Papan): keyof typeof TONE =>
  berlaku ? 'BERLAKU' : dicabut_pada === null ? 'PEMBUAT TIDAK BERWENANG' : 'DICABUT'
const TONE = { BERLAKU: 'green', 'PEMBUAT TIDAK BERWENANG': 'amber', DICABUT: 'red' } as const

/** @param pada an instant as the clock of the shop shows it, '' for none */
const columns = (pada: (waktu: string | null) => string): readonly Column<Papan>[] => [
  { key: 'nama', title: 'Nama Papan', kind: 'name' },
  {
    key: 'status',
    title: 'Status',
    kind: 'status',
    value: (papan) => status(papan),
    render: (papan) => <Badge tone={TONE[status(papan)]}>{status(papan)}</Badge>,
  },
  { key: 'awalan', title: 'Awal Kunci', kind: 'kode', value: ({ awalan }) => `ph_${awalan}` },
  { key: 'kode_group', title: 'Kategori', kind: 'text', value: ({ kode_group }) => kode_group.join(', ') },
  { key: 'beli', title: 'Harga Beli', kind: 'text', value: ({ beli }) => (beli ? 'tampil' : 'tidak') },
  { key: 'dibuat_oleh', title: 'Dibuat Oleh', kind: 'kode' },
  { key: 'dibuat_pada', title: 'Dibuat', kind: 'text', value: ({ dibuat_pada }) => pada(dibuat_pada) },
  { key: 'dicabut_oleh', title: 'Dicabut Oleh', kind: 'kode' },
  { key: 'dicabut_pada', title: 'Dicabut', kind: 'text', value: ({ dicabut_pada }) => pada(dicabut_pada) },
]

function Buat({ onJadi, onClose }: { onJadi: (alamat: string) => void; onClose: () => void }) {
  const group = useGroupOptions()
  return (
    <FormDialog
      endpoint={tambahPapan}
      initial={{ nama: '', kode_group: [], beli: false }}
      title="Papan Harga Baru"
      saveText="Buat Papan"
      changes={[listPapan]}
      onSaved={({ kunci }) => onJadi(`${location.origin}/papan-harga/${kunci}`)}
      onClose={onClose}
    >
      {({ field, values, set }) => (
        <FieldGrid>
          <TextField {...field('nama')} label="Nama Papan" required autoFocus hint="Misalnya televisi depan" />
          <PilihBanyak
            label="Kategori"
            semua={(group.options ?? []).map(({ kode, nama }) => [kode, `${kode} ${nama}`])}
            dipilih={values.kode_group}
            onChange={(kode_group) => set({ kode_group })}
          />
          <CheckField
            label="Tampilkan juga harga beli kembali"
            value={values.beli}
            onChange={(beli) => set({ beli })}
          />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

/** The address with its key, this once. */
function Alamat({ alamat, onClose }: { alamat: string; onClose: () => void }) {
  const salin = () =>
    void navigator.clipboard?.writeText(alamat).then(
      () => popup('success', 'Alamat Disalin'),
      () => undefined,
    )
  return (
    <Modal
      title="Alamat Papan Harga"
      size={560}
      onClose={onClose}
      actions={
        <>
          {navigator.clipboard && <Button onClick={salin}>Salin</Button>}
          <Button kind="primary" onClick={onClose}>
            Sudah Dibuka
          </Button>
        </>
      }
    >
      <Banner tone="amber">
        Alamat ini ditunjukkan sekali ini saja. Siapa pun yang punya alamat ini melihat harganya, dan hanya itu.
      </Banner>
      <p className={css.alamat}>{alamat}</p>
      <p>Buka alamat ini di televisi toko. Harga baru tampil sendiri.</p>
    </Modal>
  )
}

function Cabut({ papan }: { papan: Papan }) {
  const { busy, submit } = useSend(cabutPapan, { changes: [listPapan] })
  const cabut = async () => {
    const ya = await ask({
      title: `Cabut Papan ${papan.nama}?`,
      text: 'Televisi yang memakainya kosong dalam beberapa detik.',
      ok: 'Cabut',
    })
    if (ya) await submit({ id: papan.id })
  }
  return (
    <IconButton size="sm" label={`Cabut ${papan.nama}`} disabled={busy} onClick={() => void cabut()}>
      <IconClose />
    </IconButton>
  )
}

/** Price boards of the shop: made and taken back by OWN and SU. */
export default function KunciPapanScreen() {
  useTitle('Papan Harga')
  const view = useTableView()
  const tanggalJam = useTanggalJam()
  const list = useQuery(query(listPapan, {}))
  const [baru, setBaru] = useState(false)
  const [alamat, setAlamat] = useState('')
  return (
    <Page
      path={['Pengaturan', 'Papan Harga']}
      title="Papan Harga"
      actions={
        <Button kind="primary" icon={<IconAdd />} disabled={!list.data} onClick={() => setBaru(true)}>
          Papan Baru
        </Button>
      }
    >
      {list.isError && !list.data && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <DataTable
        columns={columns((waktu) => (waktu === null ? '' : tanggalJam(waktu)))}
        rows={list.data}
        rowId={(row) => row.id}
        view={view}
        emptyText="Belum Ada Papan Harga Untuk Televisi Di Toko"
        noun="papan"
        rowActions={(row) => row.dicabut_pada === null && <Cabut papan={row} />}
      />
      {baru && <Buat onJadi={setAlamat} onClose={() => setBaru(false)} />}
      {alamat !== '' && <Alamat alamat={alamat} onClose={() => setAlamat('')} />}
    </Page>
  )
}
