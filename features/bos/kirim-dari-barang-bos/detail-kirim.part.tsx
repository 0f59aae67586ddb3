import { useZodForm } from '@kencana/screens'
import { DateField, FieldGrid, FormModal, KodeSelect } from '@kencana/ui'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { usePabrikOptions } from '../../master/pabrik/pabrik.picker.tsx'
import { detailKirimBos } from './kirim-dari-barang-bos.contract.ts'

/** The dispatch as its draft keeps it. */
export interface DetailKirim {
  tanggal_kirim: string
  kadar: '' | 'A' | 'SP'
  sales_pabrik: string
  tujuan: string
}

const KADAR = [
  { kode: 'A', nama: '' },
  { kode: 'SP', nama: '' },
]

interface Props {
  awal: DetailKirim
  baru: boolean
  onSave: (detail: DetailKirim) => void
  onClose: () => void
}

/** When, of what kind, from whom, and to which tray. */
export function FormDetailKirim({ awal, baru, onSave, onClose }: Props) {
  const form = useZodForm(detailKirimBos, { ...awal })
  const baki = useBakiGudangOptions('KC')
  const pabrik = usePabrikOptions()
  const submit = () => {
    const detail = form.validate()
    if (detail) onSave(detail)
  }
  const { field } = form
  return (
    <FormModal
      title={baru ? 'Tambah Data Detail Kirim' : 'Edit Data Detail Kirim'}
      size={560}
      onClose={onClose}
      hint="Enter ke kolom berikutnya, Esc menutup"
      saveText="Simpan"
      onSave={submit}
    >
      <FieldGrid columns={2}>
        <DateField {...field('tanggal_kirim')} label="Tanggal Kirim" required autoFocus />
        <KodeSelect {...field('kadar')} label="Kadar" required options={KADAR} />
        <KodeSelect {...field('sales_pabrik')} label="Sales Pabrik" required {...pabrik} />
        <KodeSelect {...field('tujuan')} label="Tujuan" required {...baki} />
      </FieldGrid>
    </FormModal>
  )
}
