/** What is done from the list of items: to those that are chosen, and in the dialogs over it. */
import type { OutputOf } from '@kencana/contract'
import type { LabelItem } from '@kencana/screens'
import { Button, IconArrowRight, IconBarcode, IconClock } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { ImporBarang } from '../tambah-barang/impor-barang.shared.tsx'
import { TambahBarang } from '../tambah-barang/tambah-barang.shared.tsx'
import type { listBarang } from './data-barang.contract.ts'
import { EditBarang } from './edit-barang.part.tsx'
import { LabelBarang, labelOf } from './label-barang.shared.tsx'

type Row = OutputOf<typeof listBarang>['rows'][number]

interface SelectionProps {
  rows: readonly Row[]
  onLabel: (rows: readonly Row[]) => void
}

/** Buttons for the chosen items. */
export function Pilihan({ rows, onLabel }: SelectionProps) {
  const navigate = useNavigate()
  const [only] = rows
  const tersedia = rows.every((row) => row.status_barang === 'TERSEDIA')
  return (
    <>
      <Button size="sm" icon={<IconBarcode />} onClick={() => onLabel(rows)}>
        Cetak Label
      </Button>
      <Button
        size="sm"
        icon={<IconArrowRight />}
        disabled={!tersedia}
        onClick={() =>
          void navigate({
            to: '/pindah-barang',
            search: { barang: rows.map((row) => row.kode_barcode).join(' ') },
          })
        }
      >
        Pindah Barang
      </Button>
      {only && rows.length === 1 && (
        <Button
          size="sm"
          icon={<IconClock />}
          onClick={() => void navigate({ to: '/data-barang/asal-usul', search: { kode: only.kode_barang } })}
        >
          Asal-usul
        </Button>
      )}
    </>
  )
}

export type Dialog =
  | { what: 'tambah' }
  | { what: 'impor' }
  | { what: 'edit'; kode: string }
  | { what: 'label'; labels: LabelItem[] }

interface DialogsProps {
  dialog: Dialog
  onClose: () => void
  onNext: (dialog: Dialog) => void
  onChanged: (kode_barang?: string) => void
}

/** The dialog that is open. */
export function Dialogs({ dialog, onClose, onNext, onChanged }: DialogsProps) {
  if (dialog.what === 'edit') return <EditBarang kode={dialog.kode} onClose={onClose} onSaved={onChanged} />
  if (dialog.what === 'impor') return <ImporBarang onClose={onClose} onSaved={onChanged} />
  if (dialog.what === 'label') return <LabelBarang labels={dialog.labels} onClose={onClose} />
  return (
    <TambahBarang
      onClose={onClose}
      onSaved={(barang) => {
        onChanged(barang.kode_barang)
        onNext({ what: 'label', labels: [labelOf(barang)] })
      }}
    />
  )
}
