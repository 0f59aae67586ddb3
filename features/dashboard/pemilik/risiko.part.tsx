import type { OutputOf } from '@kencana/contract'
import { LoadError, query } from '@kencana/screens'
import { Card, cellText, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { KeToko } from './ke-toko.shared.tsx'
import { PALING_BANYAK, risikoHarga } from './pemilik.contract.ts'
import css from './pemilik.module.css'

const lebih = (jumlah: number) =>
  jumlah > PALING_BANYAK && (
    <li className={css.kosong}>
      {PALING_BANYAK} yang terbesar dari {jumlah}
    </li>
  )

const SEGAR = 60_000

type Risiko = OutputOf<typeof risikoHarga>

function Janji({ janji }: { janji: Risiko['janji'] }) {
  return (
    <Card title="Emas dijual dengan harga terkunci" note={`${janji.jumlah} janji`} flush>
      <ul className={css.rows} aria-label="Harga terkunci">
        <li>
          <span className={css.nama}>Gram dijanjikan</span>
          <b>{cellText('gram', janji.berat)} g</b>
        </li>
        <li>
          <span className={css.nama}>Naik di atas harga terkunci</span>
          <b data-buruk={janji.selisih > 0 || undefined}>{cellText('rupiah', janji.selisih)}</b>
        </li>
        <li>
          <span className={css.nama}>Titipan uang di tangan</span>
          <b>{cellText('rupiah', janji.titipan)}</b>
        </li>
        <li>
          <span className={css.nama}>
            Risiko di atas titipan
            <small>dihitung per janji: untung dari satu customer tidak menutup rugi dari yang lain</small>
          </span>
          <b data-buruk={janji.risiko > 0 || undefined}>{cellText('rupiah', janji.risiko)}</b>
        </li>
        {janji.rows.map((row) => (
          <li key={row.nomor}>
            <span className={css.nama}>
              <KeToko
                toko={row.kode_toko}
                to={row.jenis === 'TITIPAN' ? '/lihat-titipan' : '/lihat-pesanan'}
                search={{ q: row.nomor }}
              >
                {row.nomor}
              </KeToko>
              <small>
                {row.nama_customer}, {cellText('gram', row.berat)} g, titipan {cellText('rupiah', row.titipan)}, sampai{' '}
                {row.sampai}
              </small>
            </span>
            <b data-buruk={row.risiko > 0 || undefined}>{cellText('rupiah', row.selisih)}</b>
          </li>
        ))}
        {lebih(janji.jumlah)}
      </ul>
    </Card>
  )
}

function Jaminan({ jaminan }: { jaminan: Risiko['jaminan'] }) {
  return (
    <Card title="Jaminan di bawah hutangnya" note={`${jaminan.jumlah} hutang`} flush>
      {jaminan.jumlah === 0 && <div className={css.kosong}>Semua jaminan bernilai di atas hutang dan bunganya.</div>}
      {jaminan.jumlah > 0 && (
        <ul className={css.rows} aria-label="Jaminan kurang">
          <li>
            <span className={css.nama}>Pokok</span>
            <b>{cellText('rupiah', jaminan.pokok)}</b>
          </li>
          <li>
            <span className={css.nama}>Kurang dari pokok dan bunga</span>
            <b data-buruk>{cellText('rupiah', jaminan.kurang)}</b>
          </li>
          {jaminan.rows.map((row) => (
            <li key={row.no_hutang}>
              <span className={css.nama}>
                <KeToko toko={row.kode_toko} to="/lihat-hutang" search={{ q: row.no_hutang }}>
                  {row.no_hutang}
                </KeToko>
                <small>
                  {row.nama_customer}, nilai {cellText('rupiah', row.nilai)}, tempo {row.tgl_jatuh_tempo}
                </small>
              </span>
              <b data-buruk>{cellText('rupiah', row.kurang)}</b>
            </li>
          ))}
          {lebih(jaminan.jumlah)}
        </ul>
      )}
    </Card>
  )
}

/** Gold promised at a locked price, and loans above what their goods are worth. */
export function RisikoHarga() {
  const baca = useQuery({ ...query(risikoHarga, {}), staleTime: 0, refetchInterval: SEGAR })
  if (baca.isError && !baca.data) return <LoadError error={baca.error} onRetry={() => void baca.refetch()} />
  if (!baca.data) return <Skeleton width="60%" />
  return (
    <>
      <Janji janji={baca.data.janji} />
      <Jaminan jaminan={baca.data.jaminan} />
    </>
  )
}
