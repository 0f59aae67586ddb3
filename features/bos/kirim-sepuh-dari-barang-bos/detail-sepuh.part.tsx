import { EntryDialog } from '@kencana/screens'
import { DateField, FieldGrid, KodeSelect, useToday } from '@kencana/ui'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { DetailKirimCard } from '../kirim-dari-barang-bos/detail-kirim.shared.tsx'
import { detailSepuhBos } from './kirim-sepuh-dari-barang-bos.contract.ts'

/** The head of the dispatch as its draft keeps it. */
export interface DetailSepuh {
  tanggal_kirim: string
  tujuan: string
}

const isiDetail = (detail: DetailSepuh) =>
  [
    ['Tanggal Kirim', detail.tanggal_kirim],
    ['Tujuan', detail.tujuan],
  ] as const

interface Props {
  detail: DetailSepuh | null
  onDetail: (detail: DetailSepuh) => void
}

/** When, and to which craftsman. */
export function DetailSepuhBos({ detail, onDetail }: Props) {
  const today = useToday()
  const tukang = useTukangOptions()
  return (
    <DetailKirimCard
      isi={detail && isiDetail(detail)}
      dialog={({ title, onClose }) => (
        <EntryDialog
          schema={detailSepuhBos}
          initial={{ ...(detail ?? { tanggal_kirim: today, tujuan: '' }) }}
          title={title}
          hint="Enter ke kolom berikutnya"
          onSave={(entered) => {
            onDetail(entered)
            onClose()
          }}
          onClose={onClose}
        >
          {({ field }) => (
            <FieldGrid columns={2}>
              <DateField {...field('tanggal_kirim')} label="Tanggal Kirim" required autoFocus />
              <KodeSelect {...field('tujuan')} label="Tujuan" required {...tukang} />
            </FieldGrid>
          )}
        </EntryDialog>
      )}
    />
  )
}
