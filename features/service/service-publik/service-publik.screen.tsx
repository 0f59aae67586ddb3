import type { OutputOf } from '@kencana/contract'
import { type IconAlert, IconCheckCircle, IconClock, IconClose, type Tone, tanggalPanjang } from '@kencana/ui'
import { Kabar, LembarPublik } from '../../penjualan/nota-publik/lembar-publik.shared.tsx'
import { servicePublik } from './service-publik.contract.ts'

type Service = OutputOf<typeof servicePublik>

const KATA: Readonly<Record<Service['keadaan'], { tone: Tone; icon: typeof IconAlert; judul: string; teks: string }>> =
  {
    DIKERJAKAN: {
      tone: 'amber',
      icon: IconClock,
      judul: 'Sedang Dikerjakan',
      teks: 'Barang Anda ada di toko kami atau di tukang kami.',
    },
    'SIAP DIAMBIL': {
      tone: 'green',
      icon: IconCheckCircle,
      judul: 'Siap Diambil',
      teks: 'Bawalah slip ini ke toko kami.',
    },
    'SUDAH DIAMBIL': {
      tone: 'blue',
      icon: IconCheckCircle,
      judul: 'Sudah Diambil',
      teks: 'Semua barang di slip ini sudah diserahkan.',
    },
    DIBATALKAN: {
      tone: 'red',
      icon: IconClose,
      judul: 'Dibatalkan',
      teks: 'Service ini dibatalkan, barangnya sudah kembali.',
    },
  }

function Isi({ service: { keadaan, no_service, tgl_janji } }: { service: Service }) {
  const { judul, teks, ...rupa } = KATA[keadaan]
  return (
    <>
      <Kabar judul={judul} {...rupa}>
        {teks}
      </Kabar>
      <dl>
        <dt>Service</dt>
        <dd className="k-mono">{no_service}</dd>
        <dt>Janji</dt>
        <dd>{tanggalPanjang(tgl_janji)}</dd>
      </dl>
    </>
  )
}

/** Where the QR of a repair's slip leads: how far it is. For customers, so it needs no login. */
export default function ServicePublikScreen() {
  return (
    <LembarPublik
      endpoint={servicePublik}
      nama="Service"
      judul={({ no_service }) => no_service}
      hilang="Alamat ini bukan dari slip service toko, atau tidak lengkap terbaca. Pindai sekali lagi QR di slipnya."
    >
      {(service) => <Isi service={service} />}
    </LembarPublik>
  )
}
