import { lazy } from 'react'

/** What an empty list lacks. */
export interface Jalan {
  ke:
    | 'sales'
    | 'baki'
    | 'beli'
    | 'pinjam'
    | 'group'
    | 'jenis'
    | 'kadar'
    | 'tukang'
    | 'uang'
    | 'pabrik'
    | 'marketplace'
    | 'atribut'
    | 'rekening'
  /** Where it is missing, when it is not everywhere: 'di gudang BELI', 'untuk kas keluar'. */
  di?: string
}

/** The way out of an empty list; asked for when one is opened that is empty. */
export const JalanKeluar = lazy(() => import('./isi-jalan.shared.tsx'))
