/** What falls due in the next days, as a wall calendar: each day leads to its loans. */
import type { OutputOf } from '@kencana/contract'
import { LoadError, query } from '@kencana/screens'
import { addDays, Button, cellText, cx, Modal, Skeleton, tanggalPanjang } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { perkiraanHutang } from '../transaksi-hutang/daftar-hutang.contract.ts'
import css from './kalender-hutang.module.css'

type Perkiraan = OutputOf<typeof perkiraanHutang>
type Jatuh = Pick<Perkiraan['hari'][number], 'jumlah' | 'pokok' | 'bunga'>

const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const
const SEMINGGU = 7

const senin = (tanggal: string): string =>
  addDays(tanggal, -((new Date(`${tanggal}T00:00:00Z`).getUTCDay() + SEMINGGU - 1) % SEMINGGU))

const dijumlahkan = (isi: readonly Jatuh[]): Jatuh => ({
  jumlah: isi.reduce((sum, one) => sum + one.jumlah, 0),
  // Who does not read the sums of a day reads none of a week.
  ...(isi.every(({ pokok }) => pokok !== undefined) && {
    pokok: isi.reduce((sum, one) => sum + (one.pokok ?? 0), 0) as NonNullable<Jatuh['pokok']>,
    bunga: isi.reduce((sum, one) => sum + (one.bunga ?? 0), 0) as NonNullable<Jatuh['bunga']>,
  }),
})

const rincian = ({ jumlah, pokok, bunga }: Jatuh): string =>
  [
    `${jumlah} hutang`,
    ...(pokok === undefined ? [] : [`pokok ${cellText('rupiah', pokok)}`]),
    ...(bunga === undefined ? [] : [`bunga ${cellText('rupiah', bunga)}`]),
  ].join(', ')

function Isi({ jumlah, pokok, bunga }: Jatuh) {
  return (
    <>
      <b>{jumlah} hutang</b>
      {pokok !== undefined && <span>{cellText('rupiah', pokok)}</span>}
      {bunga !== undefined && <small>+ {cellText('rupiah', bunga)}</small>}
    </>
  )
}

interface MingguProps {
  mulai: string
  perkiraan: Perkiraan
  onClose: () => void
}

/** A week of it, with what it brings together. */
function Minggu({ mulai, perkiraan: { dari, sampai, hari }, onClose }: MingguProps) {
  const tanggal = HARI.map((_, at) => addDays(mulai, at))
  const isi = hari.filter((one) => tanggal.includes(one.tanggal))
  const semua = dijumlahkan(isi)
  return (
    <li className={css.minggu} data-kosong={isi.length === 0 || undefined}>
      {tanggal.map((satu) => {
        const jatuh = isi.find((one) => one.tanggal === satu)
        const angka = <i>{Number(satu.slice(8))}</i>
        if (!jatuh)
          return (
            <span key={satu} className={css.hari} data-luar={satu < dari || satu > sampai || undefined}>
              {angka}
            </span>
          )
        return (
          <Link
            key={satu}
            className={cx(css.hari, css.ada)}
            data-kini={satu === dari || undefined}
            to="/lihat-hutang"
            search={{ status: 'AKTIF', tempo_awal: satu, tempo_akhir: satu }}
            aria-label={`${tanggalPanjang(satu)}: ${rincian(jatuh)}`}
            onClick={onClose}
          >
            {angka}
            <Isi {...jatuh} />
          </Link>
        )
      })}
      <span className={cx(css.hari, css.semua)}>{isi.length > 0 && <Isi {...semua} />}</span>
    </li>
  )
}

interface PilihanProps {
  status: string
  jumlah: number
  onClose: () => void
  children: ReactNode
}

function Pilihan({ status, jumlah, onClose, children }: PilihanProps) {
  return (
    <Link className={css.pilihan} to="/lihat-hutang" search={{ status }} onClick={onClose}>
      {children} <b>{cellText('int', jumlah)}</b>
    </Link>
  )
}

function Kalender({ perkiraan, onClose }: Omit<MingguProps, 'mulai'>) {
  const { dari, sampai, hari, lewat } = perkiraan
  const awal = senin(dari)
  const minggu: string[] = []
  for (let satu = awal; satu <= sampai; satu = addDays(satu, SEMINGGU)) minggu.push(satu)
  const kini = hari.find((one) => one.tanggal === dari)?.jumlah ?? 0
  return (
    <>
      <div className={css.kepala}>
        <Pilihan status="LEWAT" jumlah={lewat.jumlah} onClose={onClose}>
          Terlambat
        </Pilihan>
        <Pilihan status="HARI_INI" jumlah={kini} onClose={onClose}>
          Hari ini
        </Pilihan>
        <span className="k-dim">
          Sampai {sampai}: {rincian(dijumlahkan(hari))}
          {lewat.pokok !== undefined && lewat.jumlah > 0 && `; terlambat pokok ${cellText('rupiah', lewat.pokok)}`}
        </span>
      </div>
      <div className={cx(css.minggu, css.nama)} aria-hidden="true">
        {[...HARI, 'Seminggu'].map((nama) => (
          <span key={nama}>{nama}</span>
        ))}
      </div>
      <ol className={css.kalender} aria-label="Kalender jatuh tempo">
        {minggu.map((mulai) => (
          <Minggu key={mulai} mulai={mulai} perkiraan={perkiraan} onClose={onClose} />
        ))}
      </ol>
    </>
  )
}

/** Which loans are due on each of the next thirty days, and what they bring. */
export default function KalenderHutang({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...query(perkiraanHutang, {}), staleTime: 0 })
  return (
    <Modal title="Jatuh Tempo 30 Hari" size={1112} onClose={onClose} actions={<Button onClick={onClose}>Tutup</Button>}>
      {data ? (
        <Kalender perkiraan={data} onClose={onClose} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width={240} />
      )}
    </Modal>
  )
}
