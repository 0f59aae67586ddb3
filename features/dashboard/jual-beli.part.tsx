import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { Card, cellText, namaHari } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { dashboard } from './dashboard.contract.ts'
import css from './dashboard.module.css'

type Hari = NonNullable<OutputOf<typeof dashboard>['jual']>

/** Against the mean of the same weekdays: '+8.4 % dari rata-rata Jumat'. */
const banding = ({ rp, rata }: Hari, tanggal: string): string => {
  if (rata === null || rata === 0) return ''
  const persen = Math.round((rp / rata - 1) * 1000) / 10
  return `${persen > 0 ? '+' : ''}${formatDesimal(persen)} % dari rata-rata ${namaHari(tanggal)}`
}

interface Props {
  jual: Hari | null
  beli: Hari | null
  tanggal: string
}

/** What was sold and bought today, each leading to its report. */
export function JualBeli({ jual, beli, tanggal }: Props) {
  const hari = { tgl_awal: tanggal, tgl_akhir: tanggal }
  const baris = [
    { nama: 'Penjualan', to: '/laporan-transaksi-penjualan', isi: jual },
    { nama: 'Pembelian', to: '/laporan-transaksi-pembelian', isi: beli },
  ]
  return (
    <Card title="Hari ini" note="Rp" flush>
      <ul className={css.rows}>
        {baris.map(
          ({ nama, to, isi }) =>
            isi && (
              <li key={nama}>
                <span className={css.what}>
                  <Link to={to} search={hari}>
                    {nama}
                  </Link>{' '}
                  <small>
                    {cellText('int', isi.nota)} nota, {cellText('int', isi.qty)} pcs, {cellText('gram', isi.berat)} g
                  </small>
                </span>
                <small>{banding(isi, tanggal)}</small>
                <b>{cellText('rupiah', isi.rp)}</b>
              </li>
            ),
        )}
      </ul>
    </Card>
  )
}
