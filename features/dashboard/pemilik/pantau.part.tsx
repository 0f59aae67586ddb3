import type { OutputOf } from '@kencana/contract'
import { LoadError, query } from '@kencana/screens'
import { addDays, Card, cellText, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { laporanPantau } from '../laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import css from './pemilik.module.css'

/** How often a week is read anew, in ms. */
const SEGAR = 60_000

/**
 * Customers of the last seven days who reached the limit of the law; the report exports them.
 * @param hari the open day of the shop that is furthest on
 */
export function PantauCustomer({ hari }: { hari: string }) {
  const masa = { tgl_awal: addDays(hari, -6), tgl_akhir: hari }
  const baca = useQuery({ ...query(laporanPantau, { ...masa, type_laporan: 'REKAP' }), refetchInterval: SEGAR })
  if (baca.isError && !baca.data) return <LoadError error={baca.error} onRetry={() => void baca.refetch()} />
  if (!baca.data) return <Skeleton width="60%" />
  const semua: readonly OutputOf<typeof laporanPantau>[number][] = baca.data
  const rows = semua.flatMap((row) => ('batas' in row ? [row] : []))
  return (
    <Card
      title={
        <Link to="/laporan-pantau-customer" search={masa}>
          Pantau customer seminggu
        </Link>
      }
      note={`${rows.length} customer`}
      flush
    >
      {rows.length === 0 && <div className={css.kosong}>Tidak ada yang mencapai batas lapor.</div>}
      <ul className={css.rows} aria-label="Pantau customer">
        {rows.map((row) => (
          <li key={`${row.tanggal} ${row.nama_customer} ${row.no_hp}`}>
            <span className={css.nama}>
              <Link
                className={css.ke}
                to="/laporan-pantau-customer"
                search={{ tgl_awal: row.tanggal, tgl_akhir: row.tanggal, type_laporan: 'DETAIL' }}
              >
                {row.nama_customer}
              </Link>
              <small>
                {row.tanggal}, {row.toko}, {row.nota} nota
              </small>
            </span>
            <b>{cellText('rupiah', Math.max(row.jual, row.beli))}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
