import type { useFields } from '@kencana/screens'
import { DateField, FieldGrid, KodeSelect, TextField, useToday } from '@kencana/ui'
import { BakiBilaPerlu } from '../../master/baki/bila-perlu.shared.tsx'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { NikField } from '../../member/batas-lapor/kertas.shared.tsx'
import { BELUM_DIPILIH, type Dipilih, dipilihDari, PelangganFields } from '../../member/pelanggan/pelanggan.picker.tsx'

/** Who orders, who serves, and by when it is promised. */
export interface KepalaPesanan extends Dipilih {
  kode_sales: string
  nama_customer: string
  alamat_customer: string
  no_hp: string
  /** A draft of before has none. */
  nik?: string
  tgl_janji: string
  keterangan: string
  kode_baki_titip: string
  /** What the till is to ask for, where it takes the money; a draft of before has none. */
  titip_diminta?: number | null
}

export const BLANK_HEAD: KepalaPesanan = {
  ...BELUM_DIPILIH,
  kode_sales: '',
  nama_customer: '',
  alamat_customer: '',
  no_hp: '',
  nik: '',
  tgl_janji: '',
  keterangan: '',
  kode_baki_titip: '',
  titip_diminta: null,
}

interface Props {
  head: Pick<ReturnType<typeof useFields<KepalaPesanan>>, 'field' | 'set'>
  kepala: KepalaPesanan
  /** A shop piece is lent as a sample: it needs a tray, which is chosen unless the shop has one only for things kept. */
  contohToko: boolean
  /** For what is paid ahead the law wants to know who it is. */
  perluIdentitas: boolean
}

/** The head of a form of orders. */
export function Pemesan({ head: { field, set }, kepala, contohToko, perluIdentitas }: Props) {
  const sales = useSalesOptions()
  const today = useToday()
  const nik = field('nik')
  return (
    <FieldGrid columns={3}>
      <PelangganFields
        nama={field('nama_customer')}
        hp={field('no_hp')}
        alamat={field('alamat_customer')}
        dipilih={dipilihDari(kepala)}
        onPilih={({ nama, no_hp, alamat, ...dipilih }) =>
          set({ ...dipilih, no_hp, nama_customer: nama, alamat_customer: alamat, nik: '' })
        }
      />
      {perluIdentitas && <NikField field={{ ...nik, value: nik.value ?? '' }} dipilih={dipilihDari(kepala)} />}
      <KodeSelect {...field('kode_sales')} label="Kode Sales" required {...sales} />
      <DateField {...field('tgl_janji')} label="Tanggal Janji" required typed min={today} />
      <TextField {...field('keterangan')} label="Keterangan" maxLength={200} />
      {contohToko && <BakiBilaPerlu kode_gudang="TITIP" {...field('kode_baki_titip')} label="Kode Baki Titipan" />}
    </FieldGrid>
  )
}
