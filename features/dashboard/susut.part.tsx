import type { OutputOf } from '@kencana/contract'
import { addDays, Card, cellText } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { dashboard } from './dashboard.contract.ts'
import css from './dashboard.module.css'

type Susut = NonNullable<OutputOf<typeof dashboard>['susut_selisih']>

/** What trickled away today and in thirty days, each leading to its report; what was found stands beside it, never against it. */
export function SusutSelisih({ susut, tanggal }: { susut: Susut; tanggal: string }) {
  const baris = [
    { nama: 'Hari ini', tgl_awal: tanggal, ...susut.hari },
    { nama: '30 hari', tgl_awal: addDays(tanggal, -29), ...susut.bulan },
  ]
  const saring = { tgl_akhir: tanggal, type_laporan: 'ORANG', kind: 'ALL', user_id: 'ALL', kode_group: 'ALL' }
  return (
    <Card title="Susut & Selisih" note="gram" flush>
      <ul className={css.rows}>
        {baris.map(({ nama, tgl_awal, susut: hilang, kurang, lebih }) => (
          <li key={nama}>
            <Link className={css.what} to="/laporan-susut-selisih" search={{ ...saring, tgl_awal }}>
              {nama}
            </Link>
            <small>lebih {cellText('gram', Math.abs(lebih))}</small>
            <b>{cellText('gram', hilang + kurang)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
