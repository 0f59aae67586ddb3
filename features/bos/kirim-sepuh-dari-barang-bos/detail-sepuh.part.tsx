import { useZodForm } from '@kencana/screens'
import { DateField, FieldGrid, FormModal, KodeSelect } from '@kencana/ui'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { detailSepuhBos } from './kirim-sepuh-dari-barang-bos.contract.ts'

/** The head of the dispatch as its draft keeps it. */
export interface DetailSepuh {
  tanggal_kirim: string
  tujuan: string
}

interface Props {
  awal: DetailSepuh
  baru: boolean
  onSave: (detail: DetailSepuh) => void
  onClose: () => void
}

/** When, and to which craftsman. */
export function FormDetailSepuh({ awal, baru, onSave, onClose }: Props) {
  const form = useZodForm(detailSepuhBos, { ...awal })
  const tukang = useTukangOptions()
  const submit = () => {
    const detail = form.validate()
    if (detail) onSave(detail)
  }
  return (
    <FormModal
      title={baru ? 'Tambah Data Detail Kirim' : 'Edit Data Detail Kirim'}
      onClose={onClose}
      hint="Enter ke kolom berikutnya"
      saveText="Simpan"
      onSave={submit}
    >
      <FieldGrid columns={2}>
        <DateField {...form.field('tanggal_kirim')} label="Tanggal Kirim" required autoFocus />
        <KodeSelect {...form.field('tujuan')} label="Tujuan" required {...tukang} />
      </FieldGrid>
    </FormModal>
  )
}
