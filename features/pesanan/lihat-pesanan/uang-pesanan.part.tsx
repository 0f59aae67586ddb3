import { rupiahText, useZodForm } from '@kencana/screens'
import { ask, cellText, popup, TextField } from '@kencana/ui'
import { useState } from 'react'
import { TANPA_JUMLAH, UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import type { Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { batalSerah } from '../serah-pesanan/serah-pesanan.contract.ts'
import { batalTitip, tambahTitip } from '../titip-uang/titip-uang.contract.ts'
import { type AksiProps, BakiContoh, DialogAksi } from './aksi.part.tsx'
import css from './lihat-pesanan.module.css'

const sebutKembali = (no_titip: string, { diterima, kembali }: Tunai): string =>
  `${no_titip}. Uang diterima ${rupiahText(diterima)}, kembali ${rupiahText(kembali)}.`

/** More money ahead, up to what the order costs. */
export function TambahTitip({ pesanan, onClose }: Pick<AksiProps, 'pesanan' | 'onClose'>) {
  const { no_pesanan, sub_total, titip } = pesanan
  const [rows, setRows] = useState(TANPA_JUMLAH)
  const bayar = usePembayaran(rows, setRows, { jumlah: sub_total - titip, bebas: true })
  return (
    <DialogAksi
      endpoint={tambahTitip}
      title="Tambah Titip Uang"
      nomor={no_pesanan}
      saveText="Simpan"
      size={680}
      prepare={() => {
        const pembayaran = bayar.baca()
        return pembayaran ? { no_pesanan, pembayaran } : null
      }}
      onSaved={({ message, no_titip }) =>
        bayar.lunas
          ? ask({ title: message, text: sebutKembali(no_titip, bayar.lunas), ok: 'Selesai', cancel: null })
          : popup('success', message, no_titip)
      }
      onClose={onClose}
    >
      <BagianPembayaran {...bayar.bagian} judul={`Titip uang ${pesanan.nama_customer}`} fokus />
    </DialogAksi>
  )
}

/** A later deposit that was entered wrongly. */
export function BatalTitip({ no_titip, onClose }: { no_titip: string; onClose: () => void }) {
  const { field, validate } = useZodForm(batalTitip.input, { no_titip, alasan: '', otorisasi: null })
  return (
    <DialogAksi
      endpoint={batalTitip}
      title="Batal Titip Uang"
      nomor={no_titip}
      saveText="Batalkan Titip Uang"
      danger
      prepare={validate}
      onSaved={({ message, no_batal }) => popup('success', message, no_batal)}
      onClose={onClose}
    >
      <p>Uangnya dibukukan kembali dengan jurnal pembalik hari ini.</p>
      <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
    </DialogAksi>
  )
}

/** A piece handed over by mistake comes back to its tray; OWN or SU agree. */
export function BatalSerah({ pesanan, onClose }: Pick<AksiProps, 'pesanan' | 'onClose'>) {
  const no_serah = pesanan.no_serah ?? ''
  const { field, validate } = useZodForm(batalSerah.input, { no_serah, alasan: '', otorisasi: null })
  return (
    <DialogAksi
      endpoint={batalSerah}
      title="Batal Serah"
      nomor={no_serah}
      saveText="Batalkan Penyerahan"
      danger
      prepare={validate}
      onSaved={({ message, no_batal }) => popup('success', message, no_batal)}
      onClose={onClose}
    >
      <p>Barang kembali ke bakinya, pembayarannya dibukukan kembali hari ini.</p>
      <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
    </DialogAksi>
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
      </div>
    </DialogAksi>
  )
}
