import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import { gramText, miligram, pcsText } from '@kencana/screens'
import { Card, FieldGrid, GramField, IntField } from '@kencana/ui'
import type { sisaSepuh } from './terima-sepuh.contract.ts'

type Sisa = OutputOf<typeof sisaSepuh>[number]['jenis'][number]

/** What is received of one type, as typed. */
export interface AngkaTerima {
  qty_terima: number | null
  berat_terima: string | number | null
  qty_rusak: number | null
  berat_rusak: string | number | null
}

export const BLANK_RECEIPT: AngkaTerima = { qty_terima: null, berat_terima: '', qty_rusak: null, berat_rusak: '' }

/** Nothing was typed. */
export const kosong = (angka: AngkaTerima): boolean => (angka.qty_terima ?? 0) + (angka.qty_rusak ?? 0) === 0

/** What stays out, or what was lost when nothing does. */
const sesudah = (sisa: Sisa, angka: AngkaTerima) => ({
  qty: sisa.qty - (angka.qty_terima ?? 0) - (angka.qty_rusak ?? 0),
  berat: mg(sisa.berat - miligram(angka.berat_terima) - miligram(angka.berat_rusak)),
})

interface Props {
  sisa: Sisa
  angka: AngkaTerima
  selesai: boolean
  onChange: (angka: AngkaTerima) => void
}

/** One type of a dispatch: what is out, what comes back of it, and what that leaves. */
export function JenisTerima({ sisa, angka, selesai, onChange }: Props) {
  const { qty, berat } = sesudah(sisa, angka)
  const field = <K extends keyof AngkaTerima>(name: K) => ({
    name: `${sisa.kode_dept}_${name}`,
    value: angka[name],
    onChange: (value: AngkaTerima[K]) => onChange({ ...angka, [name]: value }),
  })
  const hasil =
    kosong(angka) && !selesai
      ? 'belum ada yang diterima'
      : qty < 0
        ? `Qty ${sisa.kode_dept} Melebihi Yang Dikirim`
        : qty > 0
          ? `${selesai ? 'dihapus' : 'masih di tukang'} ${pcsText(qty)}, ${gramText(berat)}`
          : berat < 0
            ? `lebih ${gramText(-berat)}`
            : `susut ${gramText(berat)}`
  return (
    <Card
      title={`${sisa.kode_dept}, ${sisa.kode_group}`}
      note={`di tukang ${pcsText(sisa.qty)}, ${gramText(sisa.berat)}`}
    >
      <FieldGrid columns={4}>
        <IntField {...field('qty_terima')} label="Qty Terima" />
        <GramField {...field('berat_terima')} label="Berat Terima" />
        <IntField {...field('qty_rusak')} label="Qty Rusak" />
        <GramField {...field('berat_rusak')} label="Berat Rusak" />
      </FieldGrid>
      <p className="k-dim" aria-live="polite">
        Berat timbangan {gramText(miligram(angka.berat_terima) + miligram(angka.berat_rusak))}, {hasil}
      </p>
    </Card>
  )
}
