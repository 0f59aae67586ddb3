import { query, shownField, type useFields } from '@kencana/screens'
import { dataUrl, FieldGrid, IntField, KodeSelect, PersenField, PhotoField, RupiahField, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { BELUM_DIPILIH, type Dipilih, dipilihDari, PelangganFields } from '../../member/pelanggan/pelanggan.picker.tsx'
import {
  type RekeningPelanggan,
  TANPA_REKENING,
} from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
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

const CARA_BAYAR = [
  { kode: 'CASH', nama: 'dari laci' },
  { kode: 'TRANSFER', nama: 'dari rekening' },
]

interface Props {
  head: Pick<ReturnType<typeof useFields<KepalaHutang>>, 'field' | 'set'>
  kepala: KepalaHutang
}

function Transfer({ head: { field } }: Pick<Props, 'head'>) {
  const saldo = useQuery(query(saldoUang, {})).data
  const rekening = saldo?.bank.map((one) => ({ kode: one.no_rekening, nama: `${one.kode_bank}, ${one.atas_nama}` }))
  return (
    <>
      <KodeSelect {...field('no_rekening')} label="No Rekening" required options={rekening ?? []} loading={!rekening} />
      <TextField {...field('bank_pelanggan')} label="Bank Customer" required maxLength={30} />
      <TextField
        {...field('no_rekening_pelanggan')}
        label="No Rekening Customer"
        required
        inputMode="numeric"
        maxLength={30}
      />
      <TextField {...field('nama_rekening_pelanggan')} label="Nama Rekening Customer" required maxLength={100} />
    </>
  )
}

/** Who borrows. */
export function Peminjam({ head: { field, set }, kepala }: Props) {
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
      <PhotoField
        label="identitas customer"
        value={null}
        url={kepala.foto_identitas}
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
        options={CARA_BAYAR}
        onChange={(kode) =>
          set({ cara_bayar: kode === 'TRANSFER' ? 'TRANSFER' : 'CASH', no_rekening: '', ...TANPA_REKENING })
        }
      />
      {kepala.cara_bayar === 'TRANSFER' && <Transfer head={head} />}
    </FieldGrid>
  )
}
