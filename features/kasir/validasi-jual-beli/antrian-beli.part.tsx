/** Purchases that wait for the cashier: ticked or scanned by their bon, weighed again beyond a limit, paid out, or turned down. */
import type { OutputOf } from '@kencana/contract'
import { jumlah, jumlahBerat, rp } from '@kencana/ledger'
import { call, gramText, query, rupiahText } from '@kencana/screens'
import { FormModal } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { PEMBELIAN_CHANGES, TolakBeli } from '../../pembelian/transaksi-pembelian/batal.shared.tsx'
import { sebutRekening } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import { SlipBeli } from '../../pembelian/transaksi-pembelian/slip-pembelian.shared.tsx'
import { bukaBeli, getBeli, validasiBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { type Faktur, SEGARKAN, sudahSelesai, useAntrian } from './antrian.part.tsx'
import { type Dialog, KartuAntrian } from './kartu-antrian.part.tsx'
import { TimbangBeli, useTimbang } from './timbang-beli.shared.tsx'
import css from './validasi-jual-beli.module.css'

type Grup = OutputOf<typeof bukaBeli>[number]

/** A form as the cashier pays it: what he takes is below 0. */
interface Form extends Faktur {
  grup: Grup
}

const pembayaran = ({ cara_bayar, no_rekening, ...grup }: Grup, keluar: number): Form['pembayaran'] =>
  no_rekening === null || cara_bayar === 'LELANG'
    ? []
    : [
        {
          arah: 'KELUAR',
          cara_bayar,
          no_rekening,
          ref: '-',
          referensi: sebutRekening(grup),
          jumlah: rp(keluar),
          diterima: null,
          biaya: rp(0),
          cek: 'TANPA',
        },
      ]

const sebagaiTagihan = (grup: Grup): Form => {
  const keluar = jumlah(grup.barang, 'harga')
  return {
    ...grup,
    grup,
    no_faktur_jual: grup.no_grup,
    tagihan: rp(-keluar),
    pcs: grup.barang.length,
    berat: jumlahBerat(grup.barang),
    pembayaran: pembayaran(grup, keluar),
    barang: grup.barang.map((one) => ({
      ...one,
      kode_barang: one.kode_barang ?? one.no_faktur_beli,
      kode_barcode: one.no_faktur_beli,
      kadar_cetak: `${one.kadar}, ${one.kondisi}`,
      total: one.harga,
      total_hitung: one.harga_hitung,
    })),
  }
}

const tagihan = (rows: readonly Grup[]): Form[] => rows.map(sebagaiTagihan)

const bacaSelesai = async (no_faktur: string) => {
  const { barang } = await call(getBeli, { no_faktur })
  const satu = barang.find((one) => one.no_faktur_beli === no_faktur) ?? barang[0]
  if (!satu) throw new Error('a form of no piece')
  return satu
}

/** The purchases that wait, with what is weighed of them. */
export const useAntrianBeli = () => {
  const timbang = useTimbang()
  const antrian = useAntrian(validasiBeli, {
    list: useQuery({ ...query(bukaBeli, {}), staleTime: 0, refetchInterval: SEGARKAN, select: tagihan }),
    changes: PEMBELIAN_CHANGES,
    isi: (bills) => ({
      data: bills.map(({ bill: { no_faktur_jual: no_grup, versi } }) => ({ no_grup, versi })),
      timbang: timbang.kirim(bills.map(({ bill }) => bill.grup)),
    }),
    siap: (bills) => timbang.lengkap(bills.map(({ grup }) => grup)),
    slip: ({ data }) => data,
    selesai: sudahSelesai('FB-', bacaSelesai),
  })
  return { ...antrian, timbang }
}

/** By which nota a piece comes back. */
const Nota = ({ grup }: Form) =>
  grup.barang
    .filter((one) => one.no_faktur_jual !== null)
    .map((one) => (
      <p key={one.no_faktur_beli} className={css.bayar}>
        {one.nama_barang}: nota {one.no_faktur_jual}, {gramText(one.berat_nota)}
      </p>
    ))

/** What a customer gets for his pieces, weighed again where that is asked. */
function BayarBeli({ form, busy, onSah, onClose, children }: Dialog & { form: Form }) {
  return (
    <FormModal
      title="Bayar Pembelian"
      titleNote={<span className="k-mono k-dim">{form.no_faktur_jual}</span>}
      size={680}
      busy={busy}
      saveText="Validasi"
      onClose={onClose}
      onSave={onSah}
    >
      <p className={css.tagihan}>
        <span>
          {form.nama_customer}, {form.pcs} barang {gramText(form.berat)}, {caraBayar(form.grup)}
        </span>
        <b>{rupiahText(-form.tagihan)}</b>
      </p>
      <div className={css.uji}>{children}</div>
    </FormModal>
  )
}

/** The card of the waiting purchases with its dialogs; nothing where none waits. */
export function KartuBeli({ antrian, nanti }: { antrian: ReturnType<typeof useAntrianBeli>; nanti: boolean }) {
  return (
    <KartuAntrian
      antrian={antrian}
      nanti={nanti}
      apa="pembelian"
      satuan="faktur"
      rincian={Nota}
      uji={({ grup }) => grup.perlu_saksi && <TimbangBeli grup={grup} timbang={antrian.timbang} />}
      terima={(form, dialog) => <BayarBeli key={form.no_faktur_jual} form={form} {...dialog} />}
      tolak={({ grup }, onClose) => <TolakBeli grup={grup} onClose={onClose} />}
      cetak={(grup, onClose) => (
        <SlipBeli key={grup.no_grup} slip={grup} message="Validasi Berhasil" langsung onClose={onClose} />
      )}
    />
  )
}
