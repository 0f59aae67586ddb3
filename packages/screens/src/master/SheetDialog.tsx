import type { Master } from '@kencana/contract'
import { Button, type Column, cellText, downloadFile, IconDownload, IconUpload, Modal, oops, popup } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/api.ts'
import { showError } from '../api/errors.ts'
import { mutation, queryKey } from '../api/query.ts'
import { useUser } from '../session/session.ts'
import css from './Sheet.module.css'
import { WrongRows } from './WrongRows.tsx'

type Baris = Record<string, string | number | null>[]

interface Hitungan {
  baru: number
  diubah: number
  sama: number
}

interface Hasil extends Hitungan {
  salah: { baris: number; pesan: string }[]
}

interface SheetDialogProps<Row> {
  master: Master
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  onClose: () => void
}

/** Heads of a sheet: the titles of the list where it has them, else the fields' names. */
const headOf = <Row,>(name: string, columns: readonly Column<Row>[]): string =>
  (columns.find((column) => column.key === name)?.title ?? name.replaceAll('_', ' ')).toUpperCase()

const named = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

const download = async <Row,>({ master, columns, rows }: SheetDialogProps<Row>, tanggal: string): Promise<void> => {
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

const useSheet = <Row,>({ master, columns }: SheetDialogProps<Row>) => {
  const [berkas, setBerkas] = useState<{ nama: string; baris: Baris } | null>(null)
  const periksa = useMutation({
    mutationFn: (baris: Baris) => call(master.periksaImpor, { baris }, { guarded: false }) as Promise<Hasil>,
  })
  const pilih = async (file: File | undefined) => {
    if (!file) return
    setBerkas(null)
    periksa.reset()
    try {
      const { readRows } = await import('@kencana/reports/sheet')
      const heads = Object.keys(master.fields).map((name) => [name, [named(headOf(name, columns))]] as const)
      const baris = await readRows(file, Object.fromEntries(heads))
      setBerkas({ nama: file.name, baris })
      periksa.mutate(baris)
    } catch (error) {
      oops(error instanceof Error ? error.message : 'Berkas Tidak Bisa Dibaca')
    }
  }
  return { berkas, periksa, pilih }
}

function Outcome({ hasil }: { hasil: Hasil }) {
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
      <WrongRows salah={hasil.salah} />
    </>
  )
}

function Files<Row>(props: SheetDialogProps<Row> & ReturnType<typeof useSheet>) {
  const { rows, berkas, periksa, pilih } = props
  const { tgl_system } = useUser()
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className={css.files}>
      <Button icon={<IconDownload />} onClick={() => void download(props, tgl_system)}>
        Unduh {cellText('int', rows.length)} baris
      </Button>
      <Button
        icon={<IconUpload />}
        busy={periksa.isPending}
        busyText="Sedang Memeriksa"
        onClick={() => file.current?.click()}
      >
        Pilih berkas Excel
      </Button>
      {berkas && <span>{`${berkas.nama}, ${berkas.baris.length} baris`}</span>}
      <input
        ref={file}
        type="file"
        accept=".xlsx"
        hidden
        tabIndex={-1}
        aria-label="Berkas Excel"
        onChange={(event) => {
          void pilih(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** A master as an Excel file: all rows out, and a changed or new file in, checked first. */
export default function SheetDialog<Row>(props: SheetDialogProps<Row>) {
  const { master, onClose } = props
  const cache = useQueryClient()
  const sheet = useSheet(props)
  const hasil = sheet.periksa.data
  const simpan = useMutation({
    ...mutation(master.impor),
    meta: { silent: true },
    onError: showError,
    onSuccess: async (answer) => {
      const { message, baru, diubah } = answer as Hitungan & { message: string }
      await cache.invalidateQueries({ queryKey: queryKey(master.list) })
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
        <Files {...props} {...sheet} />
        {hasil && <Outcome hasil={hasil} />}
      </div>
    </Modal>
  )
}
