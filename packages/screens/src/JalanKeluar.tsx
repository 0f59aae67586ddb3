import { Link } from '@tanstack/react-router'
import { canOpen, isOwner, useUser } from './session/session.ts'

interface Props {
  /** What is missing: 'Belum ada Sales di toko ini'. */
  apa: string
  /** The page where it is added. */
  path: string
  judul: string
  /** OWN and SU alone add it. */
  pemilik?: boolean
}

/** The way out of an empty list: what is missing, who adds it, and the page for who may. In a window of its own: nothing typed here is lost. */
export function JalanKeluar({ apa, path, judul, pemilik = false }: Props) {
  const user = useUser()
  const boleh = pemilik ? isOwner(user) : canOpen(user, path)
  return (
    <>
      {apa}.{' '}
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
