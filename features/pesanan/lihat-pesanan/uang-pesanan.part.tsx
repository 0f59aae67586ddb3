import { call } from '@kencana/screens'
import { cellText, popup, TextField } from '@kencana/ui'
import { useState } from 'react'
import { useOtorisasi } from '../../akses/otorisasi/otorisasi.shared.tsx'
import { TANPA_JUMLAH, UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { batalSerah } from '../serah-pesanan/serah-pesanan.contract.ts'
import { batalTitip, tambahTitip } from '../titip-uang/titip-uang.contract.ts'
import { type AksiProps, BakiContoh, DialogAksi, useAksi } from './aksi.part.tsx'
import css from './lihat-pesanan.module.css'

/** More money ahead, up to what the order costs. */
export function TambahTitip({ pesanan, onClose }: Pick<AksiProps, 'pesanan' | 'onClose'>) {
  const { no_pesanan, sub_total, titip } = pesanan
  const [rows, setRows] = useState(TANPA_JUMLAH)
  const bayar = usePembayaran(rows, setRows, { jumlah: sub_total - titip, bebas: true })
  const { busy, kerja } = useAksi()
  const simpan = () => {
    const pembayaran = bayar.baca()
    if (!pembayaran) return
    kerja(async () => {
      const { message, no_titip } = await call(tambahTitip, { no_pesanan, pembayaran })
      popup('success', message, no_titip)
      onClose()
    })
  }
  return (
    <DialogAksi
      title="Tambah Titip Uang"
      nomor={no_pesanan}
      simpan="Simpan"
      size={680}
      busy={busy}
      onSave={simpan}
      onClose={onClose}
    >
      <BagianPembayaran {...bayar.bagian} judul={`Titip uang ${pesanan.nama_customer}`} fokus />
    </DialogAksi>
  )
}

const useAlasan = () => {
  const [alasan, setAlasan] = useState('')
  const [salah, setSalah] = useState<string>()
  return {
    alasan,
    lengkap: () => {
      if (alasan.trim() !== '') return true
      setSalah('Alasan Harus Diisi')
      return false
    },
    isian: (
      <TextField
        name="alasan"
        label="Alasan"
        required
        autoFocus
        maxLength={200}
        value={alasan}
        error={salah}
        onChange={(value) => {
          setSalah(undefined)
          setAlasan(value)
        }}
      />
    ),
  }
}

/** A later deposit that was entered wrongly. */
export function BatalTitip({ no_titip, onClose }: { no_titip: string; onClose: () => void }) {
  const { alasan, lengkap, isian } = useAlasan()
  const { busy, kerja } = useAksi()
  const { run, dialog } = useOtorisasi()
  const simpan = () => {
    if (!lengkap()) return
    const setujui = { keterangan: `Batal titip uang ${no_titip}: ${alasan}` }
    kerja(async () => {
      const input = { no_titip, alasan, otorisasi: null }
      const answer = await run(batalTitip, input, setujui, (now) => call(batalTitip, now))
      if (!answer) return
      popup('success', answer.message, answer.no_batal)
      onClose()
    })
  }
  return (
    <>
      <DialogAksi
        title="Batal Titip Uang"
        nomor={no_titip}
        simpan="Batalkan Titip Uang"
        bahaya
        busy={busy}
        onSave={simpan}
        onClose={onClose}
      >
        <p>Uangnya dibukukan kembali dengan jurnal pembalik hari ini.</p>
        {isian}
      </DialogAksi>
      {dialog}
    </>
  )
}

/** A piece handed over by mistake comes back to its tray; OWN or SU agree. */
export function BatalSerah({ pesanan, onClose }: Pick<AksiProps, 'pesanan' | 'onClose'>) {
  const { alasan, lengkap, isian } = useAlasan()
  const { busy, kerja } = useAksi()
  const { run, dialog } = useOtorisasi()
  const no_serah = pesanan.no_serah ?? ''
  const simpan = () => {
    if (!lengkap()) return
    const input = { no_serah, alasan, otorisasi: null }
    const setujui = { keterangan: `Batal serah ${pesanan.deskripsi}, ${pesanan.nama_customer}: ${alasan}` }
    kerja(async () => {
      const answer = await run(batalSerah, input, setujui, (now) => call(batalSerah, now))
      if (!answer) return
      popup('success', answer.message, answer.no_batal)
      onClose()
    })
  }
  return (
    <>
      <DialogAksi
        title="Batal Serah"
        nomor={no_serah}
        simpan="Batalkan Penyerahan"
        bahaya
        busy={busy}
        onSave={simpan}
        onClose={onClose}
      >
        <p>Barang kembali ke bakinya, pembayarannya dibukukan kembali hari ini.</p>
        {isian}
      </DialogAksi>
      {dialog}
    </>
  )
}

/** An order called off: money, gold and sample go back; OWN or SU agree when money goes out. */
export function BatalkanPesanan({ pesanan, onClose, onKertas }: AksiProps) {
  const { no_pesanan, titip, berat_customer, contoh, contoh_nama, contoh_kembali, kode_barcode } = pesanan
  const { alasan, lengkap, isian } = useAlasan()
  const [rows, setRows] = useState(UANG_PAS)
  const [kode_baki_contoh, setBaki] = useState('')
  const bayar = usePembayaran(titip > 0 ? rows : [], setRows, { jumlah: titip, keluar: true })
  const { busy, kerja } = useAksi()
  const { run, dialog } = useOtorisasi()
  const simpan = () => {
    const pembayaran = bayar.baca()
    if (!lengkap() || !pembayaran) return
    const input = { no_pesanan, alasan, pembayaran, kode_baki_contoh, otorisasi: null }
    const setujui = {
      keterangan: `Batal pesanan ${pesanan.deskripsi}, ${pesanan.nama_customer}: ${alasan}`,
      nilai_input: titip,
    }
    kerja(async () => {
      const answer = await run(batalPesanan, input, setujui, (now) => call(batalPesanan, now))
      if (!answer) return
      onClose()
      onKertas({ jenis: 'BATAL', isi: answer.data, message: answer.message })
    })
  }
  const kembali = [
    ...(berat_customer > 0 ? [`emas customer ${cellText('gram', berat_customer)} g`] : []),
    ...(contoh !== '-' && contoh_kembali === null ? [`barang contoh ${contoh_nama}`] : []),
  ]
  return (
    <>
      <DialogAksi
        title="Batalkan Pesanan"
        nomor={no_pesanan}
        simpan="Batalkan Pesanan"
        bahaya
        size={680}
        busy={busy}
        onSave={simpan}
        onClose={onClose}
      >
        <div className={css.susun}>
          {kembali.length > 0 && <p>Kembali kepada pemiliknya: {kembali.join(', ')}.</p>}
          {kode_barcode !== null && <p>Barang {kode_barcode} menjadi stok biasa.</p>}
          {isian}
          <BakiContoh pesanan={pesanan} value={kode_baki_contoh} onChange={setBaki} />
          {titip > 0 && <BagianPembayaran {...bayar.bagian} judul="Uang Kembali" />}
        </div>
      </DialogAksi>
      {dialog}
    </>
  )
}
