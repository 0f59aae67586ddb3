import type { OutputOf } from '@kencana/contract'
import { LoadError, query } from '@kencana/screens'
import { Badge, Card, cellText, Skeleton, sebutanKalimat } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { KeToko } from './ke-toko.shared.tsx'
import { mingguPemilik } from './pemilik.contract.ts'
import css from './pemilik.module.css'

type Toko = OutputOf<typeof mingguPemilik>[number]

/** How often it is read anew, in ms. */
const SEGAR = 60_000

function Minggu({ toko }: { toko: Toko }) {
  const { kode_toko, tgl_awal, tgl_akhir, beda, susut } = toko
  const masa = { tgl_awal, tgl_akhir }
  return (
    <Card
      title={`Seminggu ${toko.nama_toko}`}
      note={<span className={css.masa}>{`${tgl_awal} s/d ${tgl_akhir}`}</span>}
      flush
    >
      <ul className={css.rows} aria-label={`Seminggu ${kode_toko}`}>
        <li>
          <KeToko toko={kode_toko} to="/laporan-authorization" search={masa}>
            Penyimpangan harga
          </KeToko>
          <b data-buruk={beda.selisih < 0 || undefined}>{cellText('rupiah', beda.selisih)}</b>
        </li>
        {beda.rows.map((row) => (
          <li key={`${row.user_id} ${row.kategori}`}>
            <span className={css.nama}>
              <KeToko
                toko={kode_toko}
                to="/laporan-authorization"
                search={{ ...masa, type_laporan: 'DETAIL', user_id: row.user_id, kategori: row.kategori }}
              >
                {row.user_id}
              </KeToko>
              <small>
                {sebutanKalimat(row.kategori)}, {row.beda} baris{' '}
                {row.tanda !== '-' && <Badge tone="amber">menyimpang</Badge>}
              </small>
            </span>
            <b data-buruk>{cellText('rupiah', row.selisih)}</b>
          </li>
        ))}
        <li>
          <span className={css.nama}>
            <KeToko toko={kode_toko} to="/laporan-susut-selisih" search={{ ...masa, type_laporan: 'ORANG' }}>
              Susut dan kurang
            </KeToko>
            <small>lebih {cellText('gram', Math.abs(susut.lebih))} g</small>
          </span>
          <b>{cellText('gram', susut.susut + susut.kurang)} g</b>
        </li>
        {susut.rows.map((row) => (
          <li key={`${row.user_id} ${row.kind}`}>
            <span className={css.nama}>
              <KeToko
                toko={kode_toko}
                to="/laporan-susut-selisih"
                search={{ ...masa, type_laporan: 'DETAIL', user_id: row.user_id, kind: row.kind }}
              >
                {row.user_id}
              </KeToko>
              <small>
                {sebutanKalimat(row.kind)} {row.tempat !== '-' && `di ${row.tempat}`},{' '}
                {Math.round(row.tertinggi / 10_000)} % dari batas
              </small>
            </span>
            <b data-buruk>{cellText('gram', row.susut + row.kurang)} g</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What went otherwise than the rules had it in the last seven days, shop by shop. */
export function SemingguToko() {
  const baca = useQuery({ ...query(mingguPemilik, {}), staleTime: 0, refetchInterval: SEGAR })
  if (baca.isError && !baca.data) return <LoadError error={baca.error} onRetry={() => void baca.refetch()} />
  if (!baca.data) return <Skeleton width="60%" />
  return baca.data.map((toko) => <Minggu key={toko.kode_toko} toko={toko} />)
}
