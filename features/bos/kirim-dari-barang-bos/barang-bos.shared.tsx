import type { Mg } from '@kencana/ledger'
import { EntryDialog, EntryLines, type EntryProps, type ZodForm } from '@kencana/screens'
import { type Column, FieldGrid, GramField, IntField, KodeSelect, popup, TextField } from '@kencana/ui'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useJenisKategoriOptions } from '../../master/jenis/jenis.picker.tsx'
import { tanyaHapus } from './detail-kirim.shared.tsx'
import { barangBos, barangSepuhBos } from './kirim-dari-barang-bos.contract.ts'

/** The goods as their draft keeps them. */
export interface BarangBos {
  kategori: string
  jenis: string
  /** '' where it is not asked for. */
  detail_jenis: string
  asal_barang: string
  qty: number
  berat: Mg
}

const BLANK = { kategori: '', jenis: '', detail_jenis: '', asal_barang: '', qty: null, berat: '' }

/** Goods for the gilder are not described further. */
type Isian = typeof barangBos | typeof barangSepuhBos

function Fields({ form: { field, set, values }, detail }: { form: ZodForm<Isian>; detail: boolean }) {
  const group = useGroupOptions()
  const jenis = useJenisKategoriOptions(values.kategori)
  return (
    <FieldGrid columns={2}>
      <KodeSelect
        {...field('kategori')}
        label="Kategori"
        required
        autoFocus
        {...group}
        onChange={(kategori) => set({ kategori, jenis: '' })}
      />
      <KodeSelect {...field('jenis')} label="Jenis" required {...jenis} />
      {detail && <TextField {...field('detail_jenis')} label="Detail Jenis" required />}
      <TextField {...field('asal_barang')} label="Asal Barang" required />
      <IntField {...field('qty')} label="Qty" required />
      <GramField {...field('berat')} label="Berat" required />
    </FieldGrid>
  )
}

/** What came from the owner, how many pieces and how heavy. */
function FormBarangBos({ initial, detail, onSave, onClose }: EntryProps<BarangBos> & { detail: boolean }) {
  return (
    <EntryDialog<Isian>
      schema={detail ? barangBos : barangSepuhBos}
      initial={initial ? { ...initial, berat: initial.berat / 1000 } : BLANK}
      title={initial ? 'Edit Data Barang' : 'Tambah Data Barang'}
      size={560}
      onSave={(barang) => onSave({ detail_jenis: '', ...barang })}
      onClose={onClose}
    >
      {(form) => <Fields form={form} detail={detail} />}
    </EntryDialog>
  )
}

const columnsOf = (detail: boolean): Column<BarangBos>[] => [
  { key: 'kategori', title: 'Kategori' },
  { key: 'jenis', title: 'Jenis' },
  ...(detail ? [{ key: 'detail_jenis', title: 'Detail Jenis', kind: 'name' } as const] : []),
  { key: 'asal_barang', title: 'Asal Barang', kind: 'name' },
  { key: 'qty', title: 'Qty', kind: 'int', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

interface Props {
  rows: readonly BarangBos[]
  onRows: (rows: BarangBos[]) => void
  /** For labeling: one kind of goods, described further. For the gilder: several, each type once. */
  labeling?: boolean
}

/** The goods of a dispatch. */
export function TabelBarangBos({ rows, onRows, labeling = false }: Props) {
  // What the form chooses from is there before it opens: whoever types at once must find it.
  useGroupOptions()
  useJenisKategoriOptions('')
  const may = (act: 'add' | 'remove') => {
    if (act === 'remove') return tanyaHapus()
    if (labeling && rows.length > 0) popup('info', 'Tidak Bisa Input Barang Lebih Dari 1')
    return !labeling || rows.length === 0
  }
  return (
    <EntryLines
      columns={columnsOf(labeling)}
      rows={rows}
      onRows={onRows}
      label={(row) => (labeling ? row.detail_jenis : row.jenis)}
      noun="barang"
      emptyText="Data Barang Kosong"
      addText="Tambah Data Barang"
      may={may}
      dialog={({ onSave, ...entry }, others) => (
        <FormBarangBos
          {...entry}
          detail={labeling}
          onSave={(barang) => {
            if (others.some((one) => one.jenis === barang.jenis)) popup('info', 'Barang Sudah Ada Di Tabel')
            else onSave(barang)
          }}
        />
      )}
    />
  )
}
