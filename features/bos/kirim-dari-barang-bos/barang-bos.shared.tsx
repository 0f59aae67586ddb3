import type { Mg } from '@kencana/ledger'
import { useZodForm } from '@kencana/screens'
import { FieldGrid, FormModal, GramField, IntField, KodeSelect, TextField } from '@kencana/ui'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useJenisKategoriOptions } from '../../master/jenis/jenis.picker.tsx'
import { barangBos, barangSepuhBos } from './kirim-dari-barang-bos.contract.ts'

/** The goods as their draft keeps them. */
export interface BarisBos {
  id: number
  kategori: string
  jenis: string
  /** '' where it is not asked for. */
  detail_jenis: string
  asal_barang: string
  qty: number
  berat: Mg
}

const BLANK = { kategori: '', jenis: '', detail_jenis: '', asal_barang: '', qty: null, berat: '' }

interface Props {
  awal: BarisBos | null
  /** Goods for the gilder are not described further. */
  tanpaDetail?: boolean
  onSave: (baris: Omit<BarisBos, 'id'>) => void
  onClose: () => void
}

/** What came from the owner, how many pieces and how heavy. */
export function FormBarangBos({ awal, tanpaDetail = false, onSave, onClose }: Props) {
  const form = useZodForm<typeof barangBos | typeof barangSepuhBos>(
    tanpaDetail ? barangSepuhBos : barangBos,
    awal ? { ...awal, berat: awal.berat / 1000 } : BLANK,
  )
  const group = useGroupOptions()
  const jenis = useJenisKategoriOptions(form.values.kategori)
  const submit = () => {
    const baris = form.validate()
    if (baris) onSave({ detail_jenis: '', ...baris })
  }
  const { field, set } = form
  return (
    <FormModal
      title={awal ? 'Edit Data Barang' : 'Tambah Data Barang'}
      size={560}
      onClose={onClose}
      hint="Enter ke kolom berikutnya, Esc menutup"
      saveText="Simpan"
      onSave={submit}
    >
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
        {!tanpaDetail && <TextField {...field('detail_jenis')} label="Detail Jenis" required />}
        <TextField {...field('asal_barang')} label="Asal Barang" required />
        <IntField {...field('qty')} label="Qty" required />
        <GramField {...field('berat')} label="Berat" required />
      </FieldGrid>
    </FormModal>
  )
}

/** Loads what the form chooses from before it opens: whoever types at once must find it. */
export const useSiapBarangBos = (): void => {
  useGroupOptions()
  useJenisKategoriOptions('')
}
