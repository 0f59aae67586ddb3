import type { OutputOf } from '@kencana/contract'
import type { FormValues } from '@kencana/screens'
import { cellText, KodeSelect } from '@kencana/ui'
import type { sumberBarang } from '../tambah-barang/tambah-barang.contract.ts'

/** Where new items may come from, dispatches first. */
export type Sumber = OutputOf<typeof sumberBarang>

/** What is left of a source: of the chosen type, or of all its types. '' where nothing is counted down. */
const sisaSumber = (sumber: Sumber, { sumber: kode, kode_dept }: FormValues): string => {
  const satu = sumber.find((one) => one.sumber === kode)
  if (!satu || satu.pcs === null) return ''
  const { pcs, berat } = satu.isi.find((one) => one.kode_dept === kode_dept) ?? satu
  return `Sisa ${cellText('int', pcs)} pcs, ${cellText('gram', berat)} g`
}

/** What an item from this source most likely is: a dispatch says type, tray and kind of goods. */
export const isianSumber = (sumber: Sumber, kode: string, { kode_dept }: FormValues): FormValues => {
  const isi = sumber.find((one) => one.sumber === kode)?.isi ?? []
  const pertama = isi.find((one) => one.kode_dept === kode_dept) ?? isi[0]
  if (!pertama) return { sumber: kode }
  const { kode_group, kode_dept: jenis, kode_baki, tipe_barang } = pertama
  return { sumber: kode, kode_group, kode_dept: jenis, kode_baki, tipe_barang }
}

/** The source preselected: the one of the last item while it lasts, else the first. */
export const sumberAwal = (sumber: Sumber, terakhir: unknown): string =>
  (sumber.find((one) => one.sumber === terakhir) ?? sumber[0])?.sumber ?? ''

interface Props {
  sumber: Sumber
  values: FormValues
  onChange: (patch: FormValues) => void
}

/** Chooses the source of a new item; with what is left there. */
export function PilihSumber({ sumber, values, onChange }: Props) {
  return (
    <KodeSelect
      name="sumber"
      label="Sumber"
      required
      value={String(values.sumber)}
      options={sumber.map((one) => ({ kode: one.sumber, nama: one.isi.map((isi) => isi.kode_dept).join(', ') }))}
      onChange={(kode) => onChange(isianSumber(sumber, kode, values))}
      hint={sisaSumber(sumber, values)}
    />
  )
}
