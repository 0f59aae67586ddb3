import { Button, IconDownload, IconUpload, oops } from '@kencana/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AllRows } from '../list/useAllRows.ts'
import css from './Sheet.module.css'

/** Rows of a sheet by the names of their columns, each with its number in the file as `baris`. */
export type SheetRows = Record<string, string | number | null>[]

/**
 * An Excel file or a CSV that is chosen, read and checked before anything is saved.
 * @param columns the heads that are understood, each with what else it may be called
 * @param periksa what the server says of the rows
 */
export const useSheetFile = <Hasil,>(
  columns: Readonly<Record<string, readonly string[]>>,
  periksa: (baris: SheetRows) => Promise<Hasil>,
) => {
  const [berkas, setBerkas] = useState<{ nama: string; baris: SheetRows } | null>(null)
  const check = useMutation({ mutationFn: periksa })
  const pilih = async (file: File | undefined) => {
    if (!file) return
    setBerkas(null)
    check.reset()
    try {
      const { readRows } = await import('@kencana/reports/sheet')
      const baris = await readRows(file, columns)
      setBerkas({ nama: file.name, baris })
      check.mutate(baris)
    } catch (error) {
      oops(error instanceof Error ? error.message : 'Berkas Tidak Bisa Dibaca')
    }
  }
  return { berkas, pilih, hasil: check.data, memeriksa: check.isPending, lagi: check.mutate }
}

interface SheetFileProps {
  sheet: Pick<ReturnType<typeof useSheetFile>, 'berkas' | 'pilih' | 'memeriksa'>
  /** What can be taken away to be filled in. */
  unduh: string
  onUnduh: () => void
  /** What is taken away is on its way. */
  mengunduh?: AllRows<unknown>['running']
  onBatal?: () => void
}

/** Chooses the file, or takes one away to be filled in. */
export function SheetFile({
  sheet: { berkas, pilih, memeriksa },
  unduh,
  onUnduh,
  mengunduh = null,
  onBatal,
}: SheetFileProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className={css.files}>
      <Button
        icon={<IconDownload />}
        busy={mengunduh !== null}
        busyText={`Unduh ${Math.round((mengunduh?.part ?? 0) * 100)}%`}
        onClick={onUnduh}
      >
        {unduh}
      </Button>
      {mengunduh?.long && (
        <Button kind="subtle" onClick={onBatal}>
          Batalkan
        </Button>
      )}
      <Button icon={<IconUpload />} busy={memeriksa} busyText="Sedang Memeriksa" onClick={() => file.current?.click()}>
        Pilih berkas Excel atau CSV
      </Button>
      {berkas && <span>{`${berkas.nama}, ${berkas.baris.length} baris`}</span>}
      <input
        ref={file}
        type="file"
        accept=".xlsx,.csv,text/csv"
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
