import { shownField, type useFields } from '@kencana/screens'
import { dataUrl, FieldGrid, IntField, KodeSelect, PersenField, PhotoField, RupiahField, TextField } from '@kencana/ui'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { BELUM_DIPILIH, type Dipilih, dipilihDari, PelangganFields } from '../../member/pelanggan/pelanggan.picker.tsx'
import {
  type RekeningPelanggan,
  TANPA_REKENING,
} from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import { CARA_KELUAR, TransferPelanggan } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.shared.tsx'
import { PeringatanLarangan } from '../larangan-hutang/larangan-hutang.shared.tsx'
import css from './transaksi-hutang.module.css'

/** Who borrows, how much and on which terms. */
export interface KepalaHutang extends Dipilih, RekeningPelanggan {
  kode_sales: string
  nama_customer: string
  alamat: string
  no_hp: string
  nik: string
  no_manual: string
  jumlah_hutang: number | null
  /** '' where the shop's own holds. */
  bunga_persen: string
  lama: number | null
  cara_bayar: 'CASH' | 'TRANSFER'
  no_rekening: string
  /** The photo of his paper as text, so that the draft keeps it. */
  foto_identitas: string | null
}

export const BLANK_HEAD: KepalaHutang = {
  ...BELUM_DIPILIH,
  kode_sales: '',
  nama_customer: '',
  alamat: '',
  no_hp: '',
  nik: '',
  no_manual: '',
  jumlah_hutang: null,
  bunga_persen: '',
  lama: null,
  cara_bayar: 'CASH',
  no_rekening: '',
  ...TANPA_REKENING,
  foto_identitas: null,
}

interface Props {
  head: Pick<ReturnType<typeof useFields<KepalaHutang>>, 'field' | 'set'>
  kepala: KepalaHutang
}

/** Who borrows. */
export function Peminjam({ head: { field, set }, kepala, tanpaFoto }: Props & { tanpaFoto: boolean }) {
  const dipilih = dipilihDari(kepala)
  const sales = useSalesOptions()
  return (
    <div className={css.kepala}>
      <FieldGrid columns={3}>
        <PelangganFields
          nama={field('nama_customer')}
          hp={field('no_hp')}
          alamat={field('alamat')}
          dipilih={dipilih}
          onPilih={({ nama, ...one }) => set({ ...one, nama_customer: nama, nik: '' })}
        />
        {dipilih.identitas === '' ? (
          <TextField {...field('nik')} label="NIK" placeholder="atau No SIM, paspor" required />
        ) : (
          <TextField {...shownField('nik', dipilih.identitas)} label="NIK" />
        )}
        <KodeSelect {...field('kode_sales')} label="Kode Sales" required {...sales} />
        <TextField {...field('no_manual')} label="No Manual" maxLength={40} />
      </FieldGrid>
      <PeringatanLarangan kode_member={dipilih.kode_member} nik={kepala.nik} no_hp={kepala.no_hp} />
      <PhotoField
        label="identitas customer"
        value={null}
        url={kepala.foto_identitas}
        required
        error={tanpaFoto && kepala.foto_identitas === null ? 'Foto Identitas Harus Ada' : undefined}
        onChange={async (foto) => set({ foto_identitas: foto && (await dataUrl(foto)) })}
      />
    </div>
  )
}

/** How much he gets, and on which terms; what is left empty is the shop's own. */
export function Syarat({ head, kepala, bunga, lama }: Props & { bunga: string; lama: string }) {
  const { field, set } = head
  return (
    <FieldGrid columns={3}>
      <RupiahField {...field('jumlah_hutang')} label="Jumlah Hutang" required />
      <PersenField {...field('bunga_persen')} label="Bunga" placeholder={bunga} />
      <IntField {...field('lama')} label="Lama" unit="bulan" placeholder={lama} />
      <KodeSelect
        {...field('cara_bayar')}
        label="Cara Bayar"
        required
        options={CARA_KELUAR}
        onChange={(kode) =>
          set({ cara_bayar: kode === 'TRANSFER' ? 'TRANSFER' : 'CASH', no_rekening: '', ...TANPA_REKENING })
        }
      />
      {kepala.cara_bayar === 'TRANSFER' && <TransferPelanggan field={head.field} />}
    </FieldGrid>
  )
}
