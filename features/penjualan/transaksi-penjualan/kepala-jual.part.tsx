import type { useFields } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { NikField } from '../../member/batas-lapor/kertas.shared.tsx'
import { BELUM_DIPILIH, type Dipilih, dipilihDari, PelangganFields } from '../../member/pelanggan/pelanggan.picker.tsx'
import css from './transaksi-penjualan.module.css'

/** Who serves, and whom: anybody, while nothing is entered. */
export interface KepalaJual extends Dipilih {
  kode_sales: string
  nama_customer: string
  no_hp: string
  alamat: string
  nik: string
  keterangan: string
  /** The telephone that who picks deposits up says. */
  hp_penitip: string
}

/** The head of a new sale. @param kode_sales who served last */
export const kepalaBaru = (kode_sales: string): KepalaJual => ({
  ...BELUM_DIPILIH,
  kode_sales,
  nama_customer: '',
  no_hp: '',
  alamat: '',
  nik: '',
  keterangan: '',
  hp_penitip: '',
})

const SIAPA_SAJA = [] as const
const BERNAMA = ['nama'] as const
const DIKENAL = ['nama', 'alamat'] as const

interface KepalaProps {
  head: Pick<ReturnType<typeof useFields<KepalaJual>>, 'field' | 'set'>
  kepala: KepalaJual
  /** The shop wants a name for every nota. */
  wajibNama: boolean
  /** From this bill on the law wants to know who it is. */
  perluIdentitas: boolean
  /** A known customer was taken: on to the next piece. */
  onDikenal: () => void
}

/** The head of a sale, with the customer and what kind he is in a strip above the lines. */
export function Kepala({ head: { field, set }, kepala, wajibNama, perluIdentitas, onDikenal }: KepalaProps) {
  const sales = useSalesOptions()
  const dipilih = dipilihDari(kepala)
  return (
    <div className={css.kepala}>
      <KodeSelect {...field('kode_sales')} label="Sales" required {...sales} />
      <div className={css.customer}>
        <PelangganFields
          nama={field('nama_customer')}
          hp={field('no_hp')}
          alamat={field('alamat')}
          dipilih={dipilih}
          wajib={perluIdentitas ? DIKENAL : wajibNama ? BERNAMA : SIAPA_SAJA}
          onPilih={({ nama, ...one }) => {
            set({ ...one, nama_customer: nama, nik: '' })
            if (one.kode_member !== '-') onDikenal()
          }}
        />
      </div>
      {perluIdentitas && (
        <div className={css.nik}>
          <NikField field={field('nik')} dipilih={dipilih} />
        </div>
      )}
    </div>
  )
}
