import { fillPath, type OutputOf } from '@kencana/contract'
import { ApiError, LoadError, query } from '@kencana/screens'
import {
  Badge,
  cellText,
  IconAlert,
  IconCheckCircle,
  IconClock,
  IconClose,
  Skeleton,
  type Tone,
  tanggalPanjang,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { fotoNota, notaPublik } from './nota-publik.contract.ts'
import css from './nota-publik.module.css'

type Nota = OutputOf<typeof notaPublik>
type Barang = Nota['barang'][number]

const KATA: Readonly<Record<Nota['keadaan'], { tone: Tone; icon: typeof IconAlert; judul: string; teks: string }>> = {
  SAH: {
    tone: 'green',
    icon: IconCheckCircle,
    judul: 'Nota Ini Sah',
    teks: 'Cocokkan barang, berat, dan kadarnya dengan yang ada di tangan Anda.',
  },
  'BELUM SAH': {
    tone: 'amber',
    icon: IconClock,
    judul: 'Nota Ini Belum Sah',
    teks: 'Pembayarannya belum disahkan oleh kasir.',
  },
  DIBATALKAN: {
    tone: 'red',
    icon: IconClose,
    judul: 'Nota Ini Dibatalkan',
    teks: 'Penjualan ini sudah dibatalkan oleh toko, notanya tidak berlaku lagi.',
  },
  'SUDAH DIBELI KEMBALI': {
    tone: 'blue',
    icon: IconAlert,
    judul: 'Sudah Dibeli Kembali',
    teks: 'Semua barang di nota ini sudah dibeli kembali oleh toko.',
  },
}

const fotoDi = (token: string, urut: number) => `/api/v1/${fillPath(fotoNota.path, { token, urut }).path}`

function Satu({ barang, token }: { barang: Barang; token: string }) {
  const { urut, nama_barang, kadar_cetak, berat, foto, keadaan } = barang
  return (
    <li>
      {foto && <img src={fotoDi(token, urut)} alt={`Foto ${nama_barang}`} loading="lazy" decoding="async" />}
      <div>
        <b>{nama_barang}</b>
        <span>
          <span className="k-mono">{cellText('gram', berat)}</span> gram, kadar {kadar_cetak}
        </span>
        <Badge tone={KATA[keadaan].tone}>{keadaan}</Badge>
      </div>
    </li>
  )
}

function Kabar({
  tone,
  icon: Icon,
  judul,
  children,
}: {
  tone: Tone
  icon: typeof IconAlert
  judul: string
  children: ReactNode
}) {
  return (
    <div className={css.kabar} data-tone={tone}>
      <Icon size={28} />
      <h1>{judul}</h1>
      <p>{children}</p>
    </div>
  )
}

function Isi({ nota, token }: { nota: Nota; token: string }) {
  const { judul, teks, ...rupa } = KATA[nota.keadaan]
  return (
    <>
      <header className={css.toko}>
        <b>{nota.nama_toko}</b>
        <small>{nota.alamat_toko}</small>
      </header>
      <Kabar judul={judul} {...rupa}>
        {teks}
      </Kabar>
      <dl className={css.fakta}>
        <dt>Nota</dt>
        <dd className="k-mono">{nota.no_faktur_jual}</dd>
        <dt>Tanggal</dt>
        <dd>{tanggalPanjang(nota.tgl_system)}</dd>
      </dl>
      <ul className={css.barang} aria-label="Barang">
        {nota.barang.map((one) => (
          <Satu key={one.urut} barang={one} token={token} />
        ))}
      </ul>
    </>
  )
}

const hilang = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Where the QR of a nota leads: whether it is right, and of which pieces. For customers, so it needs no login. */
export default function NotaPublikScreen() {
  const { token = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({ ...query(notaPublik, { token }), staleTime: 0, retry: false })
  const judul = data?.no_faktur_jual ?? 'Nota'
  useEffect(() => {
    document.title = judul
  }, [judul])
  return (
    <main className={css.latar}>
      <article className={css.nota} aria-busy={!data && !error}>
        {data && <Isi nota={data} token={token} />}
        {!data && hilang(error) && (
          <Kabar tone="red" icon={IconAlert} judul="Nota Tidak Dikenal">
            Alamat ini bukan dari nota toko, atau tidak lengkap terbaca. Pindai sekali lagi QR di notanya.
          </Kabar>
        )}
        {!data && error && !hilang(error) && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton width={220} />}
      </article>
    </main>
  )
}
