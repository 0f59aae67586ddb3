import { EntryDialog } from '@kencana/screens'
import { DateField, FieldGrid, KodeSelect, useToday } from '@kencana/ui'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { usePabrikOptions } from '../../master/pabrik/pabrik.picker.tsx'
import { DetailKirimCard } from './detail-kirim.shared.tsx'
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

const isiDetail = (detail: DetailKirim) =>
  [
    ['Tanggal Kirim', detail.tanggal_kirim],
    ['Kadar', detail.kadar],
    ['Sales Pabrik', detail.sales_pabrik],
    ['Tujuan', detail.tujuan],
  ] as const

interface Props {
  detail: DetailKirim | null
  onDetail: (detail: DetailKirim) => void
}

/** When, of what kind, from whom, and to which tray. */
export function DetailKirimBos({ detail, onDetail }: Props) {
  const today = useToday()
  const baki = useBakiGudangOptions('KC')
  const pabrik = usePabrikOptions()
  return (
    <DetailKirimCard
      isi={detail && isiDetail(detail)}
      dialog={({ title, onClose }) => (
        <EntryDialog
          schema={detailKirimBos}
          initial={{ ...(detail ?? { tanggal_kirim: today, kadar: '', sales_pabrik: '', tujuan: 'NISA1' }) }}
          title={title}
          size={560}
          onSave={(entered) => {
            onDetail(entered)
            onClose()
          }}
          onClose={onClose}
        >
          {({ field }) => (
            <FieldGrid columns={2}>
              <DateField {...field('tanggal_kirim')} label="Tanggal Kirim" required autoFocus />
              <KodeSelect {...field('kadar')} label="Kadar" required options={KADAR} />
              <KodeSelect {...field('sales_pabrik')} label="Sales Pabrik" required {...pabrik} />
              <KodeSelect {...field('tujuan')} label="Tujuan" required {...baki} />
            </FieldGrid>
          )}
        </EntryDialog>
      )}
    />
  )
}
