import { fillPath, type OutputOf } from '@kencana/contract'
import {
  Badge,
  cellText,
  IconAlert,
  IconCheckCircle,
  IconClock,
  IconClose,
  type Tone,
  tanggalPanjang,
} from '@kencana/ui'
import { Kabar, LembarPublik } from './lembar-publik.shared.tsx'
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

function Isi({ nota, token }: { nota: Nota; token: string }) {
  const { judul, teks, ...rupa } = KATA[nota.keadaan]
  return (
    <>
      <Kabar judul={judul} {...rupa}>
        {teks}
      </Kabar>
      <dl>
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

/** Where the QR of a nota leads: whether it is right, and of which pieces. For customers, so it needs no login. */
export default function NotaPublikScreen() {
  return (
    <LembarPublik
      endpoint={notaPublik}
      nama="Nota"
      judul={({ no_faktur_jual }) => no_faktur_jual}
      hilang="Alamat ini bukan dari nota toko, atau tidak lengkap terbaca. Pindai sekali lagi QR di notanya."
    >
      {(nota, token) => <Isi nota={nota} token={token} />}
    </LembarPublik>
  )
}
