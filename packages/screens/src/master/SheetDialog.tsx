import type { Master } from '@kencana/contract'
import { Banner, Button, type Column, cellText, downloadFile, Modal, popup } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../api/api.ts'
import { showError } from '../api/errors.ts'
import { masterChanged, mutation } from '../api/query.ts'
import type { AllRows } from '../list/useAllRows.ts'
import { useUser } from '../session/session.ts'
import css from '../sheet/Sheet.module.css'
import { SheetFile, useSheetFile } from '../sheet/SheetFile.tsx'
import { WrongRows } from '../sheet/WrongRows.tsx'

interface Hitungan {
  baru: number
  diubah: number
  sama: number
}

interface Hasil extends Hitungan {
  dikosongkan: { field: string; jumlah: number }[]
  salah: { baris: number; pesan: string }[]
}

interface SheetDialogProps<Row> {
  master: Master
  columns: readonly Column<Row>[]
  all: AllRows<Row>
  onClose: () => void
}

const titleOf = <Row,>(name: string, columns: readonly Column<Row>[]): string | undefined =>
  columns.find((column) => column.key === name)?.title

/** Heads of a sheet: the titles of the list where it has them, else the fields' names. */
const headOf = <Row,>(name: string, columns: readonly Column<Row>[]): string =>
  (titleOf(name, columns) ?? name.replaceAll('_', ' ')).toUpperCase()

/** A field in a sentence: 'tgl_lahir' is Tgl Lahir where the list does not show it. */
const labelOf = <Row,>(name: string, columns: readonly Column<Row>[]): string =>
  titleOf(name, columns) ?? name.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (huruf) => huruf.toUpperCase())

/** What known rows lose by empty cells: 'Alamat 12 dikosongkan'. */
const kalimatKosong = <Row,>(dikosongkan: Hasil['dikosongkan'], columns: readonly Column<Row>[]): string =>
  dikosongkan.map(({ field, jumlah }) => `${labelOf(field, columns)} ${cellText('int', jumlah)} dikosongkan`).join(', ')

const named = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

const download = async <Row,>(
  { master, columns }: SheetDialogProps<Row>,
  rows: readonly Row[],
  tanggal: string,
): Promise<void> => {
  const { sheetFile } = await import('@kencana/reports/sheet')
  const names = Object.keys(master.fields)
  const cells = rows.map((row) => {
    const wire = z.encode(master.create.input, row) as Record<string, unknown>
    return names.map((name) => {
      const value = wire[name]
      return typeof value === 'number' || typeof value === 'string' ? value : ''
    })
  })
  downloadFile(
    `${master.name}-${tanggal}.xlsx`,
    await sheetFile(
      names.map((name) => headOf(name, columns)),
      cells,
    ),
  )
}

const useSheet = <Row,>({ master, columns }: SheetDialogProps<Row>) =>
  useSheetFile(
    Object.fromEntries(Object.keys(master.fields).map((name) => [name, [named(headOf(name, columns))]])),
    (baris) => call(master.periksaImpor, { baris }, { guarded: false }) as Promise<Hasil>,
  )

function Outcome<Row>({ hasil, columns }: { hasil: Hasil; columns: readonly Column<Row>[] }) {
  return (
    <>
      <div className={css.counts}>
        <span>
          Baru <b>{cellText('int', hasil.baru)}</b>
        </span>
        <span>
          Diubah <b>{cellText('int', hasil.diubah)}</b>
        </span>
        <span>
          Sama <b>{cellText('int', hasil.sama)}</b>
        </span>
      </div>
      {hasil.dikosongkan.length > 0 && <Banner tone="amber">{kalimatKosong(hasil.dikosongkan, columns)}</Banner>}
      <WrongRows salah={hasil.salah} />
    </>
  )
}

/** A master as an Excel file: all rows out, and a changed or new file in, checked first. */
export default function SheetDialog<Row>(props: SheetDialogProps<Row>) {
  const { master, all, onClose } = props
  const cache = useQueryClient()
  const sheet = useSheet(props)
  const { hasil } = sheet
  const { tgl_system } = useUser()
  const simpan = useMutation({
    ...mutation(master.impor),
    meta: { silent: true },
    onError: showError,
    onSuccess: async (answer) => {
      const { message, baru, diubah } = answer as Hitungan & { message: string }
      await masterChanged(cache, master.list)
      popup('success', message, `${baru} baru, ${diubah} diubah`)
      onClose()
    },
  })
  const ubah = hasil && hasil.salah.length === 0 ? hasil.baru + hasil.diubah : 0
  return (
    <Modal
      title={`Excel ${master.label}`}
      size={600}
      busy={simpan.isPending}
      onClose={onClose}
      hint="Semua baris atau tidak sama sekali"
      actions={
        <>
          <Button onClick={onClose} disabled={simpan.isPending}>
            Batal
          </Button>
          <Button
            kind="primary"
            disabled={ubah === 0}
            busy={simpan.isPending}
            busyText="Sedang Menyimpan"
            onClick={() => sheet.berkas && simpan.mutate({ baris: sheet.berkas.baris })}
          >
            Simpan Data
          </Button>
        </>
      }
    >
      <div className={css.sheet}>
        <SheetFile
          sheet={sheet}
          unduh={`Unduh ${cellText('int', all.count ?? 0)} baris`}
          onUnduh={() => void all.read((rows) => download(props, rows, tgl_system))}
          mengunduh={all.running}
          onBatal={all.cancel}
        />
        {hasil && <Outcome hasil={hasil} columns={props.columns} />}
      </div>
    </Modal>
  )
}
