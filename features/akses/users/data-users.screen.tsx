import type { OutputOf } from '@kencana/contract'
import {
  call,
  canOpen,
  isOwner,
  LoadError,
  query,
  queryKey,
  showError,
  type TableUrl,
  useTableUrl,
  useTitle,
  useUser,
} from '@kencana/screens'
import {
  ask,
  Button,
  type Column,
  DataTable,
  downloadText,
  FilterSelect,
  IconAdd,
  IconButton,
  IconDots,
  IconDownload,
  IconEdit,
  IconKey,
  IconLock,
  IconMonitor,
  Modal,
  Page,
  popup,
  Status,
  toCsv,
  useKeys,
} from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTokoOptions } from '../../master/toko/toko.picker.tsx'
import css from './data-users.module.css'
import { EditUser, ResetPassword, TambahUser } from './form-user.part.tsx'
import { TambahLevel } from './level-user.part.tsx'
import { SesiUser } from './sesi-user.part.tsx'
import { aktifUser, kelolaUsers } from './users.contract.ts'
import { useLevelOptions } from './users.picker.tsx'
import { WakilOwn } from './wakil.part.tsx'

type Row = OutputOf<typeof kelolaUsers>[number]

const status = (row: Row) => (row.aktif ? 'AKTIF' : 'NONAKTIF')

const COLUMNS: readonly Column<Row>[] = [
  { key: 'user_id', title: 'User ID', kind: 'kode' },
  { key: 'user_name', title: 'Nama', kind: 'name' },
  { key: 'level', title: 'Level', kind: 'kode' },
  { key: 'nama_level', title: 'Nama Level', hidden: true },
  { key: 'kode_toko', title: 'Toko', kind: 'kode' },
  { key: 'terakhir', title: 'Hari Terakhir', kind: 'date', value: (row) => row.terakhir ?? '-' },
  { key: 'sesi', title: 'Sesi', kind: 'int' },
  { key: 'status', title: 'Status', kind: 'status', value: status, render: (row) => <Status value={status(row)} /> },
]

const FILTERS = ['level', 'kode_toko', 'status'] as const
const STATUS = [
  { kode: 'AKTIF', nama: '' },
  { kode: 'NONAKTIF', nama: '' },
]

const tersaring = (rows: readonly Row[] | undefined, { filters }: TableUrl<(typeof FILTERS)[number]>) =>
  rows?.filter((row) =>
    FILTERS.every((name) => {
      const isi = name === 'status' ? status(row) : row[name]
      return filters[name] === 'ALL' || filters[name] === isi
    }),
  )

type Kotak = 'tambah' | 'level' | 'wakil' | 'aksi' | 'edit' | 'reset' | 'sesi'

interface AksiProps {
  user: Row
  onPick: (kotak: Kotak) => void
  onClose: () => void
}

/** What may be done with one user; each in its own dialog. */
function Aksi({ user, onPick, onClose }: AksiProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const saya = useUser()
  const sendiri = saya.user_id === user.user_id
  const semuaMenu = user.level === 'OWN' || user.level === 'SU'
  const gantiAktif = async () => {
    const text = user.aktif
      ? 'Semua sesinya berakhir saat ini juga dan ia tidak bisa login lagi.'
      : 'Ia bisa login lagi dengan password yang sama.'
    const title = `${user.aktif ? 'Nonaktifkan' : 'Aktifkan'} ${user.user_id} ?`
    if (!(await ask({ title, text, destructive: user.aktif }))) return
    try {
      const { message } = await call(aktifUser, { id: user._id, aktif: !user.aktif, versi: user.versi })
      popup('success', message)
      onClose()
    } catch (error) {
      showError(error)
    }
    await cache.invalidateQueries({ queryKey: queryKey(kelolaUsers) })
  }
  return (
    <Modal
      onClose={onClose}
      title={user.user_id}
      titleNote={<Status value={status(user)} />}
      actions={<Button onClick={onClose}>Tutup</Button>}
    >
      <div className={css.aksi}>
        <Button full icon={<IconEdit />} autoFocus data-autofocus onClick={() => onPick('edit')}>
          Edit User
        </Button>
        <Button
          full
          icon={<IconLock />}
          disabled={semuaMenu || !canOpen(saya, '/hak-akses-users')}
          title={semuaMenu ? 'Level OWN dan SU memakai semua menu' : undefined}
          onClick={() => void navigate({ to: '/hak-akses-users', search: { user: user.user_id } })}
        >
          Hak Akses
        </Button>
        <Button full icon={<IconMonitor />} onClick={() => onPick('sesi')}>
          Sesi ({user.sesi})
        </Button>
        {isOwner(saya) && !sendiri && (
          <Button full icon={<IconKey />} onClick={() => onPick('reset')}>
            Reset Password
          </Button>
        )}
        {!sendiri && (
          <Button full kind={user.aktif ? 'danger' : 'default'} onClick={() => void gantiAktif()}>
            {user.aktif ? 'Nonaktifkan User' : 'Aktifkan User'}
          </Button>
        )}
      </div>
    </Modal>
  )
}

function Saringan({ view }: { view: TableUrl<(typeof FILTERS)[number]> }) {
  const level = useLevelOptions()
  const toko = useTokoOptions()
  return (
    <>
      <FilterSelect label="Level" {...view.filter('level')} options={level.options} />
      <FilterSelect label="Toko" {...view.filter('kode_toko')} options={toko.options} />
      <FilterSelect label="Status" {...view.filter('status')} options={STATUS} />
    </>
  )
}

interface KepalaProps {
  rows: readonly Row[] | undefined
  onPick: (kotak: Kotak) => void
}

function Kepala({ rows, onPick }: KepalaProps) {
  const saya = useUser()
  return (
    <>
      <Button
        icon={<IconDownload />}
        disabled={!rows?.length}
        onClick={() => rows && downloadText(`users-${saya.tgl_system}.csv`, toCsv(COLUMNS, rows))}
      >
        CSV
      </Button>
      {isOwner(saya) && <Button onClick={() => onPick('wakil')}>Wakil</Button>}
      {isOwner(saya) && <Button onClick={() => onPick('level')}>Tambah Level</Button>}
      <Button kind="primary" icon={<IconAdd />} kbd="F2" onClick={() => onPick('tambah')}>
        Tambah User
      </Button>
    </>
  )
}

interface TombolProps {
  row: Row
  onOpen: (kotak: Kotak, row: Row) => void
}

function Tombol({ row, onOpen }: TombolProps) {
  const { larangan } = row
  const tutup = larangan !== ''
  return (
    <>
      <IconButton
        size="sm"
        label={larangan || `Edit ${row.user_id}`}
        disabled={tutup}
        onClick={() => onOpen('edit', row)}
      >
        <IconEdit />
      </IconButton>
      <IconButton
        size="sm"
        label={larangan || `Aksi ${row.user_id}`}
        disabled={tutup}
        onClick={() => onOpen('aksi', row)}
      >
        <IconDots />
      </IconButton>
    </>
  )
}

/** Who works in the shops: add, edit, password, activity, sessions, levels. */
export default function DataUsersScreen() {
  useTitle('Data Users')
  const list = useQuery(query(kelolaUsers, {}))
  const view = useTableUrl({ sort: 'user_id' }, FILTERS)
  const [open, setOpen] = useState<{ kotak: Kotak; row: Row | null } | null>(null)
  const [newest, setNewest] = useState<string>()
  const rows = tersaring(list.data, view)
  const pick = (kotak: Kotak, row: Row | null = null) => setOpen({ kotak, row })
  const close = () => setOpen(null)
  const saved = (id: string) => {
    close()
    setNewest(id)
  }
  useKeys({ F2: () => pick('tambah') })
  // The list may have been read anew since the dialog was opened.
  const row = list.data?.find((one) => one._id === open?.row?._id) ?? open?.row
  return (
    <Page
      fill
      path={['Manage Users', 'Data Users']}
      title="Data Users"
      actions={<Kepala rows={rows} onPick={(kotak) => pick(kotak)} />}
    >
      {list.isError && !list.data ? (
        <LoadError error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          columns={COLUMNS}
          rows={rows}
          rowId={(one) => one._id}
          view={view}
          emptyText="Data Users Kosong"
          noun="user"
          newestId={newest}
          filters={<Saringan view={view} />}
          onRowClick={(one) => one.larangan === '' && pick('aksi', one)}
          rowActions={(one) => <Tombol row={one} onOpen={pick} />}
        />
      )}
      {open?.kotak === 'tambah' && <TambahUser onClose={close} onSaved={saved} />}
      {open?.kotak === 'level' && <TambahLevel onClose={close} />}
      {open?.kotak === 'wakil' && <WakilOwn onClose={close} />}
      {row && open?.kotak === 'aksi' && <Aksi user={row} onPick={(kotak) => pick(kotak, row)} onClose={close} />}
      {row && open?.kotak === 'edit' && <EditUser user={row} onClose={close} onSaved={saved} />}
      {row && open?.kotak === 'reset' && <ResetPassword user={row} onClose={close} onSaved={saved} />}
      {row && open?.kotak === 'sesi' && <SesiUser user={row} onClose={close} />}
    </Page>
  )
}
