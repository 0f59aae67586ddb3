import { LoadError, query } from '@kencana/screens'
import { addDays, Card, cellText, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pantauMinggu } from '../laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import css from './pemilik.module.css'

/** How often a week is read anew, in ms. */
const SEGAR = 60_000

/**
 * Customers of the last seven days of each shop who reached the limit of the law; the report exports them.
 * @param hari the open days of the shops
 */
export function PantauCustomer({ hari }: { hari: readonly string[] }) {
  const baca = useQuery({ ...query(pantauMinggu, {}), staleTime: 0, refetchInterval: SEGAR })
  if (baca.isError && !baca.data) return <LoadError error={baca.error} onRetry={() => void baca.refetch()} />
  if (!baca.data) return <Skeleton width="60%" />
  const rows = baca.data
  const [dulu = '', ...lain] = hari.toSorted()
  const masa = { tgl_awal: addDays(dulu, -6), tgl_akhir: lain.at(-1) ?? dulu }
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
                {row.tanggal}, {row.toko}, {row.nota} nota, {row.sebab.toLowerCase()}
              </small>
            </span>
            <b>{cellText('rupiah', row.sebab === 'GABUNGAN' ? row.gabungan : Math.max(row.bayar, row.terima))}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
