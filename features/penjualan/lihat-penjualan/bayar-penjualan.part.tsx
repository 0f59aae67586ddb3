/** What a sale was paid with. */
import { cellText, Section } from '@kencana/ui'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { Nota } from '../transaksi-penjualan/nota.contract.ts'
import css from './lihat-penjualan.module.css'

const rupiah = (value: number) => cellText('rupiah', value)

/** What was given in for it. */
export function Tukar({ nota: { tukar } }: { nota: Nota }) {
  if (tukar.length === 0) return null
  return (
    <Section label="Barang Tukar" title="Barang tukar">
      <ul className={css.bayar}>
        {tukar.map((one) => (
          <li key={one.no_faktur_beli}>
            <span>
              {one.nama_barang} <small className="k-mono">{one.no_faktur_beli}</small>
            </span>
            <small>
              {one.kadar}, {cellText('gram', one.berat)} g, {one.kondisi}, {one.keadaan}
            </small>
            <b>{rupiah(one.harga)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** How it was paid, or is going to be. */
export function Bayar({ nota: { pembayaran, status } }: { nota: Nota }) {
  if (pembayaran.length === 0) return null
  return (
    <Section label="Pembayaran" title={status === 'OPEN' ? 'Rencana pembayaran' : 'Pembayaran'}>
      <ul className={css.bayar}>
        {pembayaran.map((one) => (
          <li key={`${one.arah} ${caraBayar(one)} ${one.referensi}`}>
            <span>
              {caraBayar(one)} <small className="k-mono">{one.referensi}</small>
            </span>
            <small>
              {[
                one.cek === 'BELUM' ? 'belum dikonfirmasi' : '',
                one.biaya > 0 ? `biaya bank ${rupiah(one.biaya)}` : '',
                one.diterima !== null && one.diterima > one.jumlah
                  ? `diterima ${rupiah(one.diterima)}, kembali ${rupiah(one.diterima - one.jumlah)}`
                  : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            <b>
              {one.arah === 'KELUAR' ? '−' : ''}
              {rupiah(one.jumlah)}
            </b>
          </li>
        ))}
      </ul>
    </Section>
  )
}
