import type { OutputOf } from '@kencana/contract'
import { LinesTable, putBack, useZodForm } from '@kencana/screens'
import { Button, type Column, cellText, FieldGrid, GramField, IconAdd, KodeSelect, sebutan, useKeys } from '@kencana/ui'
import { useRef } from 'react'
import { z } from 'zod'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { SUMBER_BAHAN, type saldoBahanStok, sumberBahan } from './bahan-stok.contract.ts'
import css from './sumber-bahan.module.css'

/** One source as the draft keeps it. */
export type Sumber = z.output<typeof sumberBahan>

// The dialog asks for a category twice: what it comes from, and what comes of it.
const isian = z.object({
  sumber: sumberBahan.shape.sumber,
  kategori_asal: sumberBahan.shape.kode_group,
  berat: sumberBahan.shape.berat,
})

const BLANK = { sumber: 'HANCUR', kategori_asal: '', berat: '' } as const

const NAMA: Record<Sumber['sumber'], string> = {
  HANCUR: 'EMAS DI TOKO',
  BOS: '',
  PABRIK: '',
  STOK_AWAL: 'SEBELUM BUKU DIBUKA',
}
const SUMBER = SUMBER_BAHAN.map((kode) => ({ kode, nama: NAMA[kode], sebut: sebutan(kode) }))

const COLUMNS: readonly Column<Sumber>[] = [
  { key: 'sumber', title: 'Sumber', kind: 'sebutan' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

interface Props {
  ada: readonly Sumber[]
  hancur: OutputOf<typeof saldoBahanStok>['hancur']
  onChange: (sumber: readonly Sumber[]) => void
}

/** What the material is made of, line by line; the scrap gold in hand is told beside. */
export function SumberBahan({ ada, hancur, onChange }: Props) {
  const { field, values, validate, reset } = useZodForm(isian, BLANK)
  const group = useGroupOptions()
  const root = useRef<HTMLDivElement>(null)
  const tambah = () => {
    const baris = validate()
    if (!baris) return
    const { sumber, kategori_asal: kode_group, berat } = baris
    onChange([...ada, { sumber, kode_group, berat }])
    reset({ ...BLANK, sumber })
    root.current?.querySelector<HTMLElement>('[name="kategori_asal"]')?.focus()
  }
  useKeys({ F2: tambah }, root)
  const tersedia = hancur.find((one) => one.kode_group === values.kategori_asal)?.berat ?? 0
  const emas = values.sumber === 'HANCUR' && values.kategori_asal !== ''
  return (
    <div ref={root}>
      <LinesTable
        columns={COLUMNS}
        rows={ada}
        rowId={(row) => String(ada.indexOf(row))}
        label={(row) => `${sebutan(row.sumber)} ${row.kode_group}`}
        noun="sumber"
        emptyText="Sumber Bahan Masih Kosong"
        onRemove={(row) => onChange(ada.filter((one) => one !== row))}
        onRestore={(row, at) => onChange(putBack(ada, row, at))}
      >
        <div className={css.entry}>
          <FieldGrid columns={3}>
            <KodeSelect {...field('sumber')} label="Sumber" required options={SUMBER} />
            <KodeSelect {...field('kategori_asal')} label="Kategori Asal" required autoFocus {...group} />
            <GramField
              {...field('berat')}
              label="Berat"
              required
              {...(emas ? { note: `ada ${cellText('gram', tersedia)} g` } : {})}
            />
          </FieldGrid>
          <Button icon={<IconAdd />} kbd="F2" onClick={tambah}>
            Tambah Sumber
          </Button>
        </div>
      </LinesTable>
    </div>
  )
}
