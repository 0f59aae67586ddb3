import type { OutputOf } from '@kencana/contract'
import { Card, type Column, cellText } from '@kencana/ui'
import { useState } from 'react'
import { KeToko } from './ke-toko.shared.tsx'
import type { pemilik } from './pemilik.contract.ts'
import css from './pemilik.module.css'
import { Buka, Rincian } from './rincian.part.tsx'
import { semua } from './teks-hari.shared.tsx'

type Toko = OutputOf<typeof pemilik>['toko'][number]

const JENIS = {
  jual: { nama: 'Penjualan semua toko', to: '/laporan-transaksi-penjualan' },
  beli: { nama: 'Pembelian semua toko', to: '/laporan-transaksi-pembelian' },
} as const

const kolom = (satu: keyof typeof JENIS): readonly Column<Toko>[] => [
  {
    key: 'kode_toko',
    title: 'Toko',
    render: ({ kode_toko, nama_toko, tgl_system }) => (
      <KeToko toko={kode_toko} to={JENIS[satu].to} search={{ tgl_awal: tgl_system, tgl_akhir: tgl_system }}>
        {nama_toko}
      </KeToko>
    ),
    value: ({ nama_toko }) => nama_toko,
  },
  { key: 'rp', title: 'Rp', kind: 'rupiah', total: true, value: (toko) => toko[satu].rp },
  { key: 'nota', title: 'Nota', kind: 'int', total: true, value: (toko) => toko[satu].nota },
  { key: 'qty', title: 'Qty', kind: 'int', total: true, value: (toko) => toko[satu].qty },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, value: (toko) => toko[satu].berat },
  { key: 'tgl_system', title: 'Hari', kind: 'date' },
]

/** Sold and bought in all shops together; each leads to what it is of, shop by shop. */
export function SemuaToko({ toko }: { toko: readonly Toko[] }) {
  const [buka, setBuka] = useState<keyof typeof JENIS>()
  const angka = (satu: keyof typeof JENIS) => {
    const { qty, berat, rp } = semua(toko, satu)
    return (
      <div className={css.angka}>
        <small>
          <Buka onClick={() => setBuka(satu)}>{JENIS[satu].nama}</Buka>
        </small>
        <b>
          <i>Rp.</i> {cellText('rupiah', rp)}
        </b>
        <small>
          {cellText('int', qty)} pcs, {cellText('gram', berat)} g
        </small>
      </div>
    )
  }
  return (
    <Card>
      <section className={css.semua} aria-label="Semua toko">
        {angka('jual')}
        {angka('beli')}
      </section>
      {buka && (
        <Rincian
          judul={JENIS[buka].nama}
          rows={toko}
          columns={kolom(buka)}
          rowId={({ kode_toko }) => kode_toko}
          noun="toko"
          onClose={() => setBuka(undefined)}
        />
      )}
    </Card>
  )
}
