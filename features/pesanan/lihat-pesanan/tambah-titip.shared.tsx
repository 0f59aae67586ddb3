import { useState } from 'react'
import { type BarisBayar, TANPA_JUMLAH, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { usePengambil } from '../../member/batas-lapor/pengambil.shared.tsx'
import { tambahTitip } from '../titip-uang/titip-uang.contract.ts'
import { type AksiProps, DialogAksi } from './aksi.part.tsx'
import css from './lihat-pesanan.module.css'

const diminta = (jumlah: number): readonly BarisBayar[] =>
  jumlah > 0 ? TANPA_JUMLAH.map((one) => ({ ...one, jumlah })) : TANPA_JUMLAH

/** More money ahead, up to what the order costs; what its form asked for stands there. */
export function TambahTitip({ pesanan, onClose, onKertas }: AksiProps) {
  const { no_pesanan, sub_total, titip, titip_diminta } = pesanan
  const [rows, setRows] = useState(() => diminta(titip_diminta))
  const bayar = usePembayaran(rows, setRows, { jumlah: sub_total - titip, bebas: true })
  const penyetor = usePengambil({ ...pesanan, alamat: pesanan.alamat_customer })
  return (
    <DialogAksi
      endpoint={tambahTitip}
      title="Tambah Titip Uang"
      nomor={no_pesanan}
      saveText="Simpan"
      size={680}
      prepare={() => {
        const pembayaran = bayar.baca()
        const kertas = penyetor.baca()
        return pembayaran && kertas ? { no_pesanan, pembayaran, penyetor: kertas.dia } : null
      }}
      onSaved={({ data, message }) => onKertas({ jenis: 'TITIP', isi: { ...data, tunai: bayar.lunas }, message })}
      onRefused={penyetor.ditolak}
      onClose={onClose}
    >
      <div className={css.susun}>
        {penyetor.bagian}
        <BagianPembayaran {...bayar.bagian} judul={`Titip uang ${pesanan.nama_customer}`} fokus />
      </div>
    </DialogAksi>
  )
}
