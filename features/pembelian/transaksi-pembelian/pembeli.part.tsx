import { shownField, type useFields } from '@kencana/screens'
import { FieldGrid, KodeSelect, TextField } from '@kencana/ui'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { BELUM_DIPILIH, type Dipilih, dipilihDari, PelangganFields } from '../../member/pelanggan/pelanggan.picker.tsx'
import { FotoIdentitas } from './foto-identitas.shared.tsx'
import { type RekeningPelanggan, TANPA_REKENING } from './rekening-pelanggan.contract.ts'
import { CARA_KELUAR, TransferPelanggan } from './rekening-pelanggan.shared.tsx'
import css from './transaksi-pembelian.module.css'

/** Who sells to the shop, who serves, how it is paid, and the tray the pieces are laid on. */
export interface KepalaBeli extends Dipilih, RekeningPelanggan {
  kode_sales: string
  nama_customer: string
  alamat: string
  no_hp: string
  nik: string
  /** As text, as it is sent; a draft of before knows none. */
  foto_identitas?: string | null
  cara_bayar: 'CASH' | 'TRANSFER'
  no_rekening: string
  kode_baki: string
}

export const BLANK_HEAD: KepalaBeli = {
  ...BELUM_DIPILIH,
  kode_sales: '',
  nama_customer: '',
  alamat: '',
  no_hp: '',
  nik: '',
  foto_identitas: null,
  cara_bayar: 'CASH',
  no_rekening: '',
  ...TANPA_REKENING,
  kode_baki: '',
}

interface Props {
  head: Pick<ReturnType<typeof useFields<KepalaBeli>>, 'field' | 'set'>
  kepala: KepalaBeli
  /** A piece of the form has no nota: its seller shows a paper. */
  tanpaNota: boolean
}

/** The head of a purchase. */
export function Pembeli({ head, kepala, tanpaNota }: Props) {
  const { field, set } = head
  const { cara_bayar } = kepala
  const dipilih = dipilihDari(kepala)
  const sales = useSalesOptions()
  const baki = useBakiGudangOptions('BELI')
  return (
    <div className={css.kepala} data-foto={tanpaNota || undefined}>
      <FieldGrid columns={3}>
        <PelangganFields
          nama={field('nama_customer')}
          hp={field('no_hp')}
          alamat={field('alamat')}
          dipilih={dipilih}
          onPilih={({ nama, ...one }) => set({ ...one, nama_customer: nama, nik: '' })}
        />
        {dipilih.identitas === '' ? (
          <TextField {...field('nik')} label="NIK" placeholder="atau No SIM, paspor" required={tanpaNota} />
        ) : (
          <TextField {...shownField('nik', dipilih.identitas)} label="NIK" />
        )}
        <KodeSelect {...field('kode_sales')} label="Kode Sales" required {...sales} />
        <KodeSelect {...field('kode_baki')} label="Kode Baki" required {...baki} />
        <KodeSelect
          {...field('cara_bayar')}
          label="Cara Bayar"
          required
          options={CARA_KELUAR}
          onChange={(kode) =>
            set({ cara_bayar: kode === 'TRANSFER' ? 'TRANSFER' : 'CASH', no_rekening: '', ...TANPA_REKENING })
          }
        />
        {cara_bayar === 'TRANSFER' && <TransferPelanggan field={field} />}
      </FieldGrid>
      {tanpaNota && (
        <FotoIdentitas
          url={kepala.foto_identitas}
          error={field('foto_identitas').error}
          onChange={(foto_identitas) => set({ foto_identitas })}
        />
      )}
    </div>
  )
}
