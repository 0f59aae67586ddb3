import { canOpen, isOwner, useUser } from '@kencana/screens'
import { Link } from '@tanstack/react-router'

/** What is missing, the page where it is added, and whether OWN and SU alone add it. */
const JALAN = {
  sales: { apa: 'Belum ada Sales di toko ini', path: '/master-sales', judul: 'Master Sales', pemilik: true },
  baki: { apa: 'Belum ada baki', path: '/master-baki', judul: 'Master Baki', pemilik: false },
  beli: {
    apa: 'Belum ada kondisi pembelian yang aktif',
    path: '/master-kondisi-pembelian',
    judul: 'Master Kondisi Pembelian',
    pemilik: true,
  },
  pinjam: {
    apa: 'Belum ada kondisi pinjaman',
    path: '/master-kondisi-pinjaman',
    judul: 'Master Kondisi Pinjaman',
    pemilik: true,
  },
} as const

interface Props {
  ke: keyof typeof JALAN
  /** The gudang that has no tray. */
  gudang?: string
}

/** The way out of an empty list: what is missing, who adds it, and the page for who may. In a window of its own: nothing typed here is lost. */
export default function IsiJalan({ ke, gudang }: Props) {
  const user = useUser()
  const { apa, path, judul, pemilik } = JALAN[ke]
  const boleh = pemilik ? isOwner(user) : canOpen(user, path)
  return (
    <>
      {apa}
      {gudang && ` di gudang ${gudang}`}.{' '}
      {boleh ? (
        <>
          Isi di{' '}
          <Link to={path} target="_blank">
            {judul}
          </Link>
          , lalu buka pilihan ini lagi.
        </>
      ) : (
        `Minta ${pemilik ? 'pemilik' : 'pemilik atau yang berhak'} mengisinya di ${judul}.`
      )}
    </>
  )
}
