import { LoadError, MasterModal, type MasterRow, query, useRemove } from '@kencana/screens'
import {
  Button,
  Card,
  Empty,
  FieldGrid,
  IconAdd,
  IconBank,
  IconButton,
  IconEdit,
  IconTrash,
  KodeSelect,
  PersenField,
  TextField,
  useKeys,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rekening } from '../rekening/rekening.contract.ts'
import { useBankOptions } from '../rekening/rekening.picker.tsx'
import css from './setting-toko.module.css'

const BLANK = {
  no_rekening: '',
  kode_bank: '',
  atas_nama: '',
  biaya_transfer: null,
  biaya_debet: null,
  biaya_credit: null,
  biaya_qris: null,
}

/** The shop's bank accounts. */
export function RekeningToko() {
  const list = useQuery(query(rekening.list, {}))
  const bank = useBankOptions()
  const remove = useRemove(rekening)
  const [open, setOpen] = useState<{ row: MasterRow | null } | null>(null)
  useKeys({ F2: () => setOpen({ row: null }) })
  return (
    <Card title="Rekening Bank" note={list.data ? `${list.data.length} rekening` : undefined} flush>
      {list.isError && !list.data && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <Empty
          icon={<IconBank size={22} />}
          title="Data Rekening Kosong"
          hint="Uang bank dan transfer dicatat per rekening."
        />
      )}
      <ul className={css.rekening}>
        {list.data?.map((row) => (
          <li key={row._id}>
            <span>
              <b>{row.no_rekening}</b>
              <small>
                {row.nama_bank}, a.n. {row.atas_nama}
              </small>
            </span>
            <IconButton size="sm" label={`Edit ${row.no_rekening}`} onClick={() => setOpen({ row })}>
              <IconEdit />
            </IconButton>
            <IconButton size="sm" label={`Hapus ${row.no_rekening}`} onClick={() => void remove(row)}>
              <IconTrash />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={css.tambah}>
        <Button icon={<IconAdd />} kbd="F2" onClick={() => setOpen({ row: null })}>
          Tambah Rekening
        </Button>
      </div>
      {open && (
        <MasterModal
          master={rekening}
          row={open.row}
          blank={BLANK}
          onClose={() => setOpen(null)}
          onSaved={() => setOpen(null)}
        >
          {({ field, editing }) => (
            <FieldGrid>
              <TextField
                {...field('no_rekening')}
                label="No Rekening"
                required
                mono
                readOnly={editing}
                autoFocus={!editing}
              />
              <KodeSelect {...field('kode_bank')} label="Bank" required {...bank} />
              <TextField {...field('atas_nama')} label="Atas Nama" required autoFocus={editing} />
              <PersenField {...field('biaya_transfer')} label="Biaya Transfer" />
              <PersenField {...field('biaya_debet')} label="Biaya Debet" />
              <PersenField {...field('biaya_credit')} label="Biaya Credit" />
              <PersenField {...field('biaya_qris')} label="Biaya QRIS" />
            </FieldGrid>
          )}
        </MasterModal>
      )}
    </Card>
  )
}
