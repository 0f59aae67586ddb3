/** Deposits that wait for the cashier: ticked, paid, or turned down. */
import { jumlahBerat } from '@kencana/ledger'
import { query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { SlipTitipan, TITIPAN_CHANGES } from '../../titipan/transaksi-titipan/slip-titipan.shared.tsx'
import { bukaTitipan, type FormTitipan } from '../../titipan/transaksi-titipan/titipan.contract.ts'
import { TolakTitipan } from '../../titipan/transaksi-titipan/tolak-titipan.shared.tsx'
import { validasiTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { type Faktur, SEGARKAN, useAntrian } from './antrian.part.tsx'
import { KartuAntrian } from './kartu-antrian.part.tsx'

/** A form as the cashier takes money for it. */
type Form = FormTitipan & Faktur

const sebagaiTagihan = (form: FormTitipan): Form => ({
  ...form,
  no_faktur_jual: form.no_titip_group,
  tagihan: form.titip,
  pcs: form.barang.length,
  berat: jumlahBerat(form.barang),
})

const tagihan = (rows: readonly FormTitipan[]): Form[] => rows.map(sebagaiTagihan)

/** The deposits that wait. */
export const useAntrianTitipan = () =>
  useAntrian(validasiTitipan, {
    list: useQuery({ ...query(bukaTitipan, {}), staleTime: 0, refetchInterval: SEGARKAN, select: tagihan }),
    changes: TITIPAN_CHANGES,
    isi: (bills) => ({
      data: bills.map(({ bill: { no_titip_group, versi }, pembayaran }) => ({ no_titip_group, versi, pembayaran })),
    }),
    slip: ({ data }) => data,
  })

/** The card of the waiting deposits with its dialogs; nothing where none waits. */
export function KartuTitipan({
  antrian,
  nanti = false,
}: {
  antrian: ReturnType<typeof useAntrianTitipan>
  nanti?: boolean
}) {
  return (
    <KartuAntrian
      antrian={antrian}
      nanti={nanti}
      apa="titipan"
      satuan="titipan"
      tanda={(form) => <span>{form.mengikat ? `mengikat sampai ${form.tgl_batas}` : 'tidak mengikat'}</span>}
      tolak={(form, onClose) => <TolakTitipan form={form} onClose={onClose} />}
      cetak={(form, onClose) => (
        <SlipTitipan key={form.no_titip_group} slip={form} message="Validasi Berhasil" langsung onClose={onClose} />
      )}
    />
  )
}
