/** What the nota of a piece says of it, with its photo of that day: is it the same that lies on the scale? */
import { formatDesimal } from '@kencana/ledger'
import { gramText } from '@kencana/screens'
import { cellText, PhotoTile, Zoom } from '@kencana/ui'
import { useState } from 'react'
import { useFotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import type { BarangNota } from './nota-beli.contract.ts'
import css from './transaksi-pembelian.module.css'

function Foto({ nota }: { nota: BarangNota }) {
  const src = useFotoBarang(nota)
  const [besar, setBesar] = useState(false)
  if (!src) return <PhotoTile kodeDept={nota.kode_dept} label={nota.nama_barang} large />
  return (
    <>
      <button type="button" className={css.foto} onClick={() => setBesar(true)}>
        <img src={src} alt={`${nota.nama_barang} waktu dijual`} />
      </button>
      {besar && <Zoom src={src} label={nota.nama_barang} onClose={() => setBesar(false)} />}
    </>
  )
}

/** ', emas +12 %': what its gold costs now against the day it was sold. */
const emas = ({ beda_emas }: BarangNota): string => {
  if (beda_emas === null) return ''
  const persen = Math.round(beda_emas / 1_000) / 10
  return `, emas ${persen > 0 ? '+' : ''}${formatDesimal(persen || 0)} %`
}

/** A piece of a nota: photo, name, whose it is, when and for how much it was sold. */
export function KartuNota({ nota }: { nota: BarangNota }) {
  return (
    <div className={css.nota}>
      <Foto nota={nota} />
      <div>
        <b>{nota.nama_barang}</b> <span className="k-mono k-dim">{nota.kode_barcode}</span>
        <p>
          {nota.kode_group} {nota.kode_dept} {nota.kadar}
          {nota.is_markis && ' markis'}, {gramText(nota.berat)}, dibayar Rp. {cellText('rupiah', nota.harga_bayar)}
        </p>
        <p className="k-dim">
          <span className="k-mono">{nota.no_faktur_jual}</span>, {nota.tgl} ({nota.umur} hari{emas(nota)}),{' '}
          {nota.nama_toko}, {nota.nama_customer}
        </p>
      </div>
    </div>
  )
}
