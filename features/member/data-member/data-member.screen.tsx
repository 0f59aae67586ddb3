import type { OutputOf } from '@kencana/contract'
import {
  HeadActions,
  MasterModal,
  pagedList,
  RowButtons,
  useAllRows,
  useMay,
  useRemove,
  useTitle,
} from '@kencana/screens'
import { type Column, DataTable, IconButton, IconLock, IconUser, Page, useKeys } from '@kencana/ui'
import { useState } from 'react'
import { tanpaTanda } from '../kartu-member/cari-kartu.shared.tsx'
import { simpanPinMember } from '../kartu-member/kartu-member.contract.ts'
import { PinMember } from '../kartu-member/pin-member.shared.tsx'
import { member, simpanIdentitas } from './data-member.contract.ts'
import { FormMember, Identitas } from './form-member.part.tsx'

type Row = OutputOf<typeof member.list>['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_member', title: 'Kode Member', kind: 'kode' },
  { key: 'nama_member', title: 'Nama Member', kind: 'name' },
  { key: 'no_hp', title: 'No HP', kind: 'kode' },
  { key: 'alamat', title: 'Alamat', kind: 'name' },
  { key: 'identitas', title: 'Identitas', kind: 'kode' },
  { key: 'tgl_lahir', title: 'Tanggal Lahir', kind: 'date', hidden: true },
  { key: 'setuju_pesan', title: 'Pesan WA', hidden: true },
  { key: 'catatan', title: 'Catatan', kind: 'name', hidden: true },
  { key: 'kode_toko', title: 'Toko', hidden: true },
  { key: 'dibuat_pada', title: 'Member Sejak', kind: 'date' },
]

const BLANK = {
  kode_member: '',
  nama_member: '',
  no_hp: '',
  alamat: '',
  tgl_lahir: '',
  setuju_pesan: 'TIDAK' as const,
  catatan: '',
}
const LIST = pagedList(member.list, { urut: 'kode_member', filters: [] })

/** The members of all shops: found by number, name or the last digits of a telephone. */
export default function DataMemberScreen() {
  useTitle('Data Member')
  const { input, failed, table } = LIST.useList()
  const all = useAllRows(member.list, input, table.rows && table.server.rowCount)
  const [open, setOpen] = useState<{ row: Row | null } | null>(null)
  const [identitas, setIdentitas] = useState<Row | null>(null)
  const [pin, setPin] = useState<Row | null>(null)
  const [newest, setNewest] = useState<string>()
  const remove = useRemove(member)
  const mayRemove = useMay(member.remove)
  const mayPin = useMay(simpanPinMember)
  const mayIdentitas = useMay(simpanIdentitas)
  const edit = useMay(member.update) ? (row: Row) => setOpen({ row }) : undefined
  const add = useMay(member.create) ? () => setOpen({ row: null }) : undefined
  useKeys({ F2: () => add?.() })
  const saved = (id: string) => {
    setOpen(null)
    setNewest(id)
  }
  return (
    <Page
      fill
      path={['Member', 'Data Member']}
      title="Data Member"
      actions={<HeadActions master={member} columns={COLUMNS} all={all} onAdd={add} />}
    >
      {failed ?? (
        <DataTable
          {...table}
          view={tanpaTanda(table.view)}
          columns={COLUMNS}
          rowId={(row) => row._id}
          emptyText="Data Member Kosong"
          noun="member"
          searchPlaceholder="Cari nama, kode, angka akhir No HP"
          newestId={newest}
          onRowClick={edit}
          actionsWidth={148}
          rowActions={(row) => (
            <>
              {mayIdentitas && (
                <IconButton size="sm" label={`Identitas ${row.kode_member}`} onClick={() => setIdentitas(row)}>
                  <IconUser />
                </IconButton>
              )}
              {mayPin && (
                <IconButton size="sm" label={`PIN ${row.kode_member}`} onClick={() => setPin(row)}>
                  <IconLock />
                </IconButton>
              )}
              <RowButtons
                label={row.kode_member}
                reason={null}
                onEdit={edit && (() => edit(row))}
                onRemove={mayRemove ? () => void remove(row) : undefined}
              />
            </>
          )}
        />
      )}
      {identitas && <Identitas row={identitas} onClose={() => setIdentitas(null)} />}
      {pin && <PinMember member={pin} onClose={() => setPin(null)} />}
      {open && (
        <MasterModal master={member} row={open.row} blank={BLANK} onClose={() => setOpen(null)} onSaved={saved}>
          {(form) => <FormMember {...form} />}
        </MasterModal>
      )}
    </Page>
  )
}

DataMemberScreen.first = LIST.first
