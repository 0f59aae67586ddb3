import type { OutputOf } from '@kencana/contract'
import type { FormValues } from '@kencana/screens'
import { cellText, KodeSelect } from '@kencana/ui'
import type { sumberBarang } from './tambah-barang.contract.ts'

/** Where new items may come from, dispatches first. */
export type Sumber = OutputOf<typeof sumberBarang>

/** What is left of a source: of the chosen type, or of all its types. '' where nothing is counted down. */
const sisaSumber = (sumber: Sumber, { sumber: kode, kode_dept }: FormValues): string => {
  const satu = sumber.find((one) => one.sumber === kode)
  if (!satu || satu.pcs === null) return ''
  const { pcs, berat } = satu.isi.find((one) => one.kode_dept === kode_dept) ?? satu
  return `Sisa ${cellText('int', pcs)} pcs, ${cellText('gram', berat)} g`
}

/** The finished order that a source is, null for every other one. */
export const pesananSumber = (sumber: Sumber, kode: unknown) =>
  sumber.find((one) => one.sumber === kode)?.pesanan ?? null

/** The wish that a finished order's item answers. */
export type Pesanan = NonNullable<Sumber[number]['pesanan']>

/** An order's item is what was wished for. */
const isianPesanan = (pesanan: Pesanan): FormValues => ({
  sumber: pesanan.no_pesanan,
  kode_group: pesanan.kode_group,
  kode_dept: pesanan.kode_dept,
  nama_barang: pesanan.deskripsi.slice(0, 60),
  nama_atribut: pesanan.atribut,
  berat_atribut: pesanan.berat_atribut / 1000,
  kadar: pesanan.kadar,
  kadar_modal: pesanan.kadar,
  harga_atribut: pesanan.harga_atribut,
  ongkos: pesanan.ongkos,
  berat: '',
  berat_susut: 0,
})

const BUKAN_PESANAN = { harga_atribut: 0, ongkos: 0, berat_susut: 0 }

/** What an item from this source most likely is: a dispatch says type, tray and kind of goods. */
export const isianSumber = (sumber: Sumber, kode: string, { kode_dept }: FormValues): FormValues => {
  const pesanan = pesananSumber(sumber, kode)
  if (pesanan) return isianPesanan(pesanan)
  const isi = sumber.find((one) => one.sumber === kode)?.isi ?? []
  const pertama = isi.find((one) => one.kode_dept === kode_dept) ?? isi[0]
  if (!pertama) return { sumber: kode, ...BUKAN_PESANAN }
  const { kode_group, kode_dept: jenis, kode_baki, tipe_barang } = pertama
  return { ...BUKAN_PESANAN, sumber: kode, kode_group, kode_dept: jenis, kode_baki, tipe_barang }
}

/** The source preselected: the one of the last item while it lasts, else the first that is no order. */
export const sumberAwal = (sumber: Sumber, terakhir: unknown): string =>
  (sumber.find((one) => one.sumber === terakhir) ?? sumber.find((one) => !one.pesanan) ?? sumber[0])?.sumber ?? ''

const namaSumber = ({ pesanan, isi }: Sumber[number]): string =>
  pesanan ? `${pesanan.nama_customer}, ${pesanan.deskripsi}` : isi.map((one) => one.kode_dept).join(', ')

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
      options={sumber.map((one) => ({ kode: one.sumber, nama: namaSumber(one) }))}
      onChange={(kode) => onChange(isianSumber(sumber, kode, values))}
      hint={sisaSumber(sumber, values)}
    />
  )
}
