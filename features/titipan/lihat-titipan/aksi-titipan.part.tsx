/** What is done to a deposit that stands: more money, money taken back, the whole called off. */
import { rp } from '@kencana/ledger'
import { FormDialog, rupiahText, type ShownSlip, useSend, useZodForm } from '@kencana/screens'
import { FormModal, KodeSelect, TextField } from '@kencana/ui'
import { useState } from 'react'
import { sepertiDatang, TANPA_JUMLAH, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { VoidEdc } from '../../keuangan/pembayaran/void-edc.shared.tsx'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { usePengambil } from '../../member/batas-lapor/pengambil.shared.tsx'
import { TITIPAN_CHANGES, type UangTunai } from '../transaksi-titipan/slip-titipan.shared.tsx'
import { type BatalTitipanLengkap, batalLengkap, type SatuTitipan } from '../transaksi-titipan/titipan.contract.ts'
import { batalTitipan, batalUangTitipan, tambahUangTitipan } from '../transaksi-titipan/transaksi-titipan.contract.ts'
import css from './lihat-titipan.module.css'

interface AksiProps {
  titipan: SatuTitipan
  onClose: () => void
}

/** More money, up to the price that is kept, with a paper of its own. */
export function TambahUang({
  titipan,
  onClose,
  onUang,
}: AksiProps & { onUang: (kertas: ShownSlip<UangTunai>) => void }) {
  const { no_titip, nama_customer, mengikat, lewat, total, dibayar } = titipan
  const [rows, setRows] = useState(TANPA_JUMLAH)
  const bayar = usePembayaran(rows, setRows, {
    jumlah: mengikat && !lewat ? total - dibayar : Number.POSITIVE_INFINITY,
    bebas: true,
  })
  const penyetor = usePengambil(titipan)
  const { busy, submit } = useSend(tambahUangTitipan, {
    changes: TITIPAN_CHANGES,
    after: penyetor.ditolak,
    olehKertas: true,
    done: ({ data, message }) => {
      onClose()
      onUang({ slip: { ...data, tunai: bayar.lunas }, message })
    },
  })
  const simpan = () => {
    const pembayaran = bayar.baca()
    const kertas = penyetor.baca()
    if (pembayaran && kertas) void submit({ no_titip, pembayaran, penyetor: kertas.dia })
  }
  return (
    <FormModal
      title="Tambah Uang Titipan"
      titleNote={<span className="k-mono k-dim">{no_titip}</span>}
      size={680}
      busy={busy}
      saveText="Simpan"
      onClose={onClose}
      onSave={simpan}
    >
      <div className={css.susun}>
        {penyetor.bagian}
        <BagianPembayaran {...bayar.bagian} judul={`Uang titipan ${nama_customer}`} fokus />
      </div>
    </FormModal>
  )
}

interface BatalUangProps extends AksiProps {
  no_uang_titip: string
  /** Shows the paper of the money that went back. */
  onKembali: (no_batal: string) => void
}

/** More money that was entered wrongly. */
export function BatalUang({ titipan, no_uang_titip, onKembali, onClose }: BatalUangProps) {
  return (
    <FormDialog
      endpoint={batalUangTitipan}
      initial={{ no_uang_titip, alasan: '', void_edc: false, otorisasi: null }}
      changes={TITIPAN_CHANGES}
      title="Batal Uang Titipan"
      about={no_uang_titip}
      saveText="Batalkan Uang"
      danger
      note={({ no_batal }) => no_batal}
      onSaved={({ no_batal }) => onKembali(no_batal)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
          <VoidEdc {...field('void_edc')} bayar={titipan.uang.filter(({ nomor }) => nomor === no_uang_titip)} />
        </>
      )}
    </FormDialog>
  )
}

/** A deposit called off: the piece back to its tray or another one, its money back less what is kept. */
export function BatalkanTitipan({
  titipan,
  onClose,
  onBukti,
}: AksiProps & { onBukti: (bukti: BatalTitipanLengkap | null) => void }) {
  const { no_titip, versi, nama_barang, kode_baki, dibayar, potongan, datang } = titipan
  const kembali = rp(dibayar - potongan)
  const baki = useBakiReadyOptions()
  const { values, field, set, validate } = useZodForm(batalTitipan.input, {
    no_titip,
    versi,
    alasan: '',
    kode_baki: '',
    pembayaran: [],
    void_edc: false,
    otorisasi: null,
  })
  const [rows, setRows] = useState(() => sepertiDatang(datang, kembali))
  const bayar = usePembayaran(kembali > 0 ? rows : [], setRows, { jumlah: kembali, keluar: true })
  const { busy, submit } = useSend(batalTitipan, {
    changes: TITIPAN_CHANGES,
    note: ({ no_batal }) => no_batal,
    done: ({ data }) => {
      onClose()
      onBukti(batalLengkap(data))
    },
  })
  const simpan = () => {
    const pembayaran = bayar.baca()
    const input = validate()
    if (input && pembayaran) void submit({ ...input, pembayaran })
  }
  return (
    <FormModal
      title="Batalkan Titipan"
      titleNote={<span className="k-mono k-dim">{no_titip}</span>}
      size={680}
      busy={busy}
      kind="danger"
      saveText="Batalkan Titipan"
      cancelText="Tidak"
      onClose={onClose}
      onSave={simpan}
    >
      <div className={css.susun}>
        <p>
          {nama_barang} kembali ke baki {kode_baki}, uang {rupiahText(kembali)} kembali ke customer
          {potongan > 0 ? `, ${rupiahText(potongan)} hangus` : ''}.
        </p>
        <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        <KodeSelect
          name="kode_baki"
          label="Baki"
          hint="Kembali ke baki asalnya bila dikosongkan."
          placeholder="Baki asal"
          value={values.kode_baki}
          onChange={(kode) => set({ kode_baki: kode })}
          {...baki}
        />
        {kembali > 0 && <BagianPembayaran {...bayar.bagian} judul="Uang Kembali" />}
        <VoidEdc {...field('void_edc')} bayar={titipan.uang.filter(({ no_batal }) => no_batal === null)} />
      </div>
    </FormModal>
  )
}
