import { FormDialog, useZodForm } from '@kencana/screens'
import { cellText, TextField } from '@kencana/ui'
import { useState } from 'react'
import { UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { VoidEdc } from '../../keuangan/pembayaran/void-edc.shared.tsx'
import { useAktifkanBaki } from '../../master/baki/aktifkan-baki.shared.tsx'
import { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { batalSerah } from '../serah-pesanan/serah-pesanan.contract.ts'
import { batalTitip } from '../titip-uang/titip-uang.contract.ts'
import { type AksiProps, BakiContoh, CHANGES, DialogAksi } from './aksi.part.tsx'
import css from './lihat-pesanan.module.css'

/** What of an order was paid with one of its papers. */
const dibayar = ({ pembayaran }: AksiProps['pesanan'], dokumen: string) =>
  pembayaran.filter((one) => one.dokumen === dokumen)

interface BatalTitipProps extends Omit<AksiProps, 'onKertas'> {
  no_titip: string
  /** Shows the paper of the money that went back. */
  onKembali: (no_batal: string) => void
}

/** A later deposit that was entered wrongly. */
export function BatalTitip({ pesanan, no_titip, onKembali, onClose }: BatalTitipProps) {
  return (
    <FormDialog
      endpoint={batalTitip}
      initial={{ no_titip, alasan: '', void_edc: false, otorisasi: null }}
      changes={CHANGES}
      title="Batal Titip Uang"
      about={no_titip}
      saveText="Batalkan Titip Uang"
      danger
      note={({ no_batal }) => no_batal}
      onSaved={({ no_batal }) => onKembali(no_batal)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>Uangnya dibukukan kembali dengan jurnal pembalik hari ini.</p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
          <VoidEdc {...field('void_edc')} bayar={dibayar(pesanan, no_titip)} />
        </>
      )}
    </FormDialog>
  )
}

/** A piece handed over by mistake comes back to its tray; OWN or SU agree. */
export function BatalSerah({ pesanan, onClose, onKertas }: AksiProps) {
  const no_serah = pesanan.no_serah ?? ''
  return (
    <FormDialog
      endpoint={batalSerah}
      send={useAktifkanBaki()}
      initial={{ no_serah, alasan: '', void_edc: false, otorisasi: null }}
      changes={CHANGES}
      title="Batal Serah"
      about={no_serah}
      saveText="Batalkan Penyerahan"
      danger
      note={({ no_batal }) => no_batal}
      onSaved={({ data, message }) => onKertas({ jenis: 'BATAL SERAH', isi: data, message })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>Barang kembali ke bakinya, pembayarannya dibukukan kembali hari ini.</p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
          <VoidEdc {...field('void_edc')} bayar={dibayar(pesanan, no_serah)} />
        </>
      )}
    </FormDialog>
  )
}

/** An order called off: money, gold and sample go back; OWN or SU agree when money goes out. */
export function BatalkanPesanan({ pesanan, onClose, onKertas }: AksiProps) {
  const { no_pesanan, titip, berat_customer, contoh, contoh_nama, contoh_kembali, kode_barcode } = pesanan
  const { values, field, set, validate } = useZodForm(batalPesanan.input, {
    no_pesanan,
    alasan: '',
    pembayaran: [],
    kode_baki_contoh: '',
    void_edc: false,
    otorisasi: null,
  })
  const [rows, setRows] = useState(UANG_PAS)
  const bayar = usePembayaran(titip > 0 ? rows : [], setRows, { jumlah: titip, keluar: true })
  const kembali = [
    ...(berat_customer > 0 ? [`emas customer ${cellText('gram', berat_customer)} g`] : []),
    ...(contoh !== '-' && contoh_kembali === null ? [`barang contoh ${contoh_nama}`] : []),
  ]
  return (
    <DialogAksi
      endpoint={batalPesanan}
      title="Batalkan Pesanan"
      nomor={no_pesanan}
      saveText="Batalkan Pesanan"
      danger
      size={680}
      prepare={() => {
        const pembayaran = bayar.baca()
        const input = validate()
        return input && pembayaran ? { ...input, pembayaran } : null
      }}
      onSaved={({ data, message }) => onKertas({ jenis: 'BATAL', isi: data, message })}
      onClose={onClose}
    >
      <div className={css.susun}>
        {kembali.length > 0 && <p>Kembali kepada pemiliknya: {kembali.join(', ')}.</p>}
        {kode_barcode !== null && <p>Barang {kode_barcode} menjadi stok biasa.</p>}
        <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        <BakiContoh
          pesanan={pesanan}
          value={values.kode_baki_contoh}
          onChange={(kode_baki_contoh) => set({ kode_baki_contoh })}
        />
        {titip > 0 && <BagianPembayaran {...bayar.bagian} judul="Uang Kembali" />}
        {titip > 0 && <VoidEdc {...field('void_edc')} bayar={pesanan.pembayaran} />}
      </div>
    </DialogAksi>
  )
}
