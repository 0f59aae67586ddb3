import type { OutputOf } from '@kencana/contract'
import { Badge, Card, cellText } from '@kencana/ui'
import { useState } from 'react'
import { MutasiDialog } from '../../neraca/mutasi/mutasi.shared.tsx'
import { KeToko } from './ke-toko.shared.tsx'
import type { pemilik } from './pemilik.contract.ts'
import css from './pemilik.module.css'

type Toko = OutputOf<typeof pemilik>['toko'][number]
type Jumlah = Toko['jual']

function Baris({ toko, nama, to, isi }: { toko: Toko; nama: string; to: string; isi: Jumlah }) {
  const hari = { tgl_awal: toko.tgl_system, tgl_akhir: toko.tgl_system }
  return (
    <li>
      <span className={css.nama}>
        <KeToko toko={toko.kode_toko} to={to} search={hari}>
          {nama}
        </KeToko>
        <small>
          {cellText('int', isi.qty)} pcs, {cellText('gram', isi.berat)} g
        </small>
      </span>
      <b>{cellText('rupiah', isi.rp)}</b>
    </li>
  )
}

const ANTRIAN = [
  ['penjualan', 'Penjualan', '/validasi-jual-beli'],
  ['pembelian', 'Pembelian', '/validasi-jual-beli'],
  ['titipan', 'Titipan', '/validasi-jual-beli'],
  ['pesanan', 'Titip Uang Pesanan', '/validasi-jual-beli'],
  ['hutang', 'Hutang', '/validasi-hutang'],
] as const

function Antrian({ toko }: { toko: Toko }) {
  const ada = ANTRIAN.filter(([kunci]) => toko.antrian[kunci] > 0)
  return (
    <li>
      <span className={css.nama}>Antrian validasi</span>
      <span className={css.antri}>
        {ada.length === 0 && <small>kosong</small>}
        {ada.map(([kunci, nama, to]) => (
          <KeToko key={kunci} toko={toko.kode_toko} to={to}>
            {nama} {toko.antrian[kunci]}
          </KeToko>
        ))}
      </span>
    </li>
  )
}

/** One shop on its open day; money leads to its ledger lines, documents to their reports. */
export function TokoKini({ toko, onMinta }: { toko: Toko; onMinta: () => void }) {
  const [akun, setAkun] = useState<'KAS' | 'BANK'>()
  const uang = (nama: string, satu: 'KAS' | 'BANK', rp: number) => (
    <li>
      <button type="button" className={css.ke} onClick={() => setAkun(satu)}>
        {nama}
      </button>
      <b>{cellText('rupiah', rp)}</b>
    </li>
  )
  return (
    <Card title={toko.nama_toko} note={`${toko.kode_toko}, ${toko.tgl_system}`} flush>
      <ul className={css.rows} aria-label={`Toko ${toko.kode_toko}`}>
        <Baris toko={toko} nama="Penjualan" to="/laporan-transaksi-penjualan" isi={toko.jual} />
        <Baris toko={toko} nama="Pembelian" to="/laporan-transaksi-pembelian" isi={toko.beli} />
        {uang('Kas', 'KAS', toko.kas)}
        {uang('Bank', 'BANK', toko.bank)}
        <Antrian toko={toko} />
        {toko.minta > 0 && (
          <li>
            <button type="button" className={css.ke} onClick={onMinta}>
              Minta otorisasi
            </button>
            <Badge tone="amber">{toko.minta}</Badge>
          </li>
        )}
      </ul>
      {akun && (
        <MutasiDialog
          judul={`${akun} ${toko.kode_toko}`}
          saring={{ tgl_awal: toko.tgl_system, tgl_akhir: toko.tgl_system, kode_toko: toko.kode_toko, akun }}
          onClose={() => setAkun(undefined)}
        />
      )}
    </Card>
  )
}
