import type { FieldBinding } from '@kencana/screens'
import { KodeSelect, TextField } from '@kencana/ui'
import { useCariJenis, useJenisOptions } from './jenis.picker.tsx'

interface KategoriJenisProps {
  form: {
    field: (name: 'kode_group' | 'kode_dept') => FieldBinding<string>
    set: (patch: { kode_group: string; kode_dept: string }) => void
  }
}

/** A type, chosen among those of all categories, and the category that it brings; for a FieldGrid. */
export function KategoriJenis({ form: { field, set } }: KategoriJenisProps) {
  const options = useJenisOptions()
  const find = useCariJenis()
  const jenis = field('kode_dept')
  const chosen = find(jenis.value)
  return (
    <>
      <TextField
        {...field('kode_group')}
        label="Kategori"
        required
        readOnly
        value={chosen ? `${chosen.kode_group} ${chosen.nama_group}` : ''}
      />
      <KodeSelect
        {...jenis}
        label="Kode Jenis"
        required
        autoFocus
        {...options}
        onChange={(kode_dept) => set({ kode_dept, kode_group: find(kode_dept)?.kode_group ?? '' })}
      />
    </>
  )
}
