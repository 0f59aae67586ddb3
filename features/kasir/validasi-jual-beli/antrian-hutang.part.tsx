/** Loans that wait for the cashier: weighed and tested again, paid out, or turned down. */
import type { OutputOf } from '@kencana/contract'
import { formatDesimal, jumlahBerat, rp } from '@kencana/ledger'
import { call, gramText, query, rupiahText } from '@kencana/screens'
import { Badge, FormModal } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { FotoIdentitasHutang, FotoJaminan } from '../../hutang/transaksi-hutang/foto-hutang.shared.tsx'
import { bukaHutang, getHutang, type SatuHutang, tidakCukup } from '../../hutang/transaksi-hutang/hutang.contract.ts'
import { HUTANG_CHANGES, SlipHutang } from '../../hutang/transaksi-hutang/slip-hutang.shared.tsx'
import { TolakHutang } from '../../hutang/transaksi-hutang/tolak-hutang.shared.tsx'
import { validasiHutang } from '../../hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { sebutRekening } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import { useBatasLewat } from '../../pengaturan/batas/batas.shared.tsx'
import { type Faktur, SEGARKAN, sudahSelesai, useAntrian } from './antrian.part.tsx'
import { type Dialog, KartuAntrian } from './kartu-antrian.part.tsx'
import { TimbangBeli, useTimbang } from './timbang-beli.shared.tsx'
import css from './validasi-jual-beli.module.css'

type Menunggu = OutputOf<typeof bukaHutang>[number]

/** A loan as the cashier pays it: what he takes is below 0. */
interface Form extends Faktur {
  hutang: Menunggu
}

/** Its items as they are weighed: each under its loan's number and its place. */
const ditimbang = ({ no_hutang, barang }: SatuHutang) => ({
  perlu_saksi: true,
  barang: barang.map(({ urut, nama_barang }) => ({ no_faktur_beli: `${no_hutang}/${urut}`, nama_barang })),
})

const pembayaran = (hutang: SatuHutang): Form['pembayaran'] =>
  hutang.no_rekening === null
    ? []
    : [
        {
          arah: 'KELUAR',
          cara_bayar: hutang.cara_bayar,
          no_rekening: hutang.no_rekening,
          ref: '-',
          referensi: sebutRekening(hutang),
          jumlah: hutang.jumlah_hutang,
          diterima: null,
          biaya: rp(0),
          cek: 'TANPA',
        },
      ]

const sebagaiTagihan = (hutang: Menunggu): Form => ({
  ...hutang,
  hutang,
  no_faktur_jual: hutang.no_hutang,
  tagihan: rp(-hutang.jumlah_hutang),
  pcs: hutang.barang.reduce((sum, one) => sum + one.jumlah, 0),
  berat: jumlahBerat(hutang.barang),
  pembayaran: pembayaran(hutang),
  barang: hutang.barang.map((one) => ({
    kode_barang: `${hutang.no_hutang}/${one.urut}`,
    kode_barcode: `${hutang.no_hutang}/${one.urut}`,
    nama_barang: one.nama_barang,
    kode_dept: one.kode_group,
    kadar_cetak: `${one.jumlah} pcs ${one.kadar}, ${one.kondisi_pinjaman}`,
    berat: one.berat,
    total: one.taksiran,
    total_hitung: one.taksiran,
    foto: null,
  })),
})

const tagihan = (rows: readonly Menunggu[]): Form[] => rows.map(sebagaiTagihan)

const bacaSelesai = async (no_hutang: string) => {
  const { status, valid_by } = await call(getHutang, { no_hutang })
  return { status: status === 'BATAL' ? 'BATAL' : 'DONE', valid_by }
}

/** The loans that wait, with what is weighed of them. */
export const useAntrianHutang = () => {
  const timbang = useTimbang()
  const antrian = useAntrian(validasiHutang, {
    list: useQuery({ ...query(bukaHutang, {}), staleTime: 0, refetchInterval: SEGARKAN, select: tagihan }),
    changes: HUTANG_CHANGES,
    isi: (bills) => ({
      data: bills.map(({ bill: { no_faktur_jual: no_hutang, versi } }) => ({ no_hutang, versi })),
      timbang: (timbang.kirim(bills.map(({ bill }) => ditimbang(bill.hutang))) ?? []).map(
        ({ no_faktur_beli, ...uji }) => {
          const [no_hutang = '', urut] = no_faktur_beli.split('/')
          return { ...uji, no_hutang, urut: Number(urut) }
        },
      ),
    }),
    siap: (bills) => timbang.lengkap(bills.map(({ hutang }) => ditimbang(hutang))),
    slip: ({ data }) => data,
    selesai: sudahSelesai('PI-', bacaSelesai),
  })
  return { ...antrian, timbang }
}

const Syarat = ({ hutang }: Pick<Form, 'hutang'>) => (
  <p className={css.bayar}>
    Taksiran {rupiahText(hutang.nilai)}, plafon {rupiahText(hutang.plafon)}; bunga{' '}
    {formatDesimal(hutang.bunga_persen / 10_000)} % sebulan, {rupiahText(hutang.bunga)} sampai jatuh tempo{' '}
    {hutang.tgl_jatuh_tempo}, kembali {rupiahText(hutang.besar_kembali)}
  </p>
)

/** What no money lay there for: told before anything is weighed. */
const Kurang = ({ hutang }: Form) =>
  hutang.kas_cukup === false && <Badge tone="red">{tidakCukup(hutang)} Saat Dientri</Badge>

/** Its photos, so that what lies on the scale is compared with them, and its terms. */
const Rincian = ({ hutang, langsung }: Pick<Form, 'hutang'> & { langsung?: boolean }) => (
  <>
    {hutang.barang.map((one) => (
      <p key={one.urut} className={css.bayar}>
        Foto {one.nama_barang} <FotoJaminan hutang={hutang} barang={one} />
      </p>
    ))}
    <FotoIdentitasHutang hutang={hutang} langsung={langsung} />
    <Syarat hutang={hutang} />
  </>
)

/** What a customer gets for his goods, weighed again. */
function BayarHutang({ form, busy, onSah, onClose, children }: Dialog & { form: Form }) {
  const lewat = useBatasLewat('emas_hutang', form.berat)
  return (
    <FormModal
      title="Bayar Hutang"
      titleNote={<span className="k-mono k-dim">{form.no_faktur_jual}</span>}
      size={680}
      busy={busy}
      saveText="Validasi"
      onClose={onClose}
      onSave={onSah}
    >
      <p className={css.tagihan}>
        <span>
          {form.nama_customer}, {form.pcs} barang {gramText(form.berat)}, {caraBayar(form.hutang)} <Kurang {...form} />
        </span>
        <b>{rupiahText(-form.tagihan)}</b>
      </p>
      {lewat !== '' && (
        <p className={css.bayar}>
          <Badge tone="amber">Emas Berat</Badge> {lewat}, lebih dari itu dilihat OWN atau SU
        </p>
      )}
      <Rincian hutang={form.hutang} langsung />
      <div className={css.uji}>{children}</div>
    </FormModal>
  )
}

/** The card of the waiting loans with its dialogs; nothing where none waits. */
export function KartuHutang({ antrian }: { antrian: ReturnType<typeof useAntrianHutang> }) {
  return (
    <KartuAntrian
      antrian={antrian}
      apa="hutang"
      satuan="hutang"
      tanda={Kurang}
      rincian={Rincian}
      uji={({ hutang }) => <TimbangBeli grup={ditimbang(hutang)} timbang={antrian.timbang} />}
      // As it is by now: a photo that was missing came in meanwhile.
      terima={(form, dialog) => (
        <BayarHutang
          key={form.no_faktur_jual}
          form={antrian.semua.find((one) => one.no_faktur_jual === form.no_faktur_jual) ?? form}
          {...dialog}
        />
      )}
      tolak={({ hutang }, onClose) => <TolakHutang hutang={hutang} onClose={onClose} />}
      cetak={(hutang, onClose) => (
        <SlipHutang key={hutang.no_hutang} slip={hutang} message="Validasi Berhasil" langsung onClose={onClose} />
      )}
    />
  )
}
