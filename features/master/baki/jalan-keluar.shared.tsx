import { lazy } from 'react'

/** The way out of an empty list; asked for when one is opened that is empty. */
export const JalanKeluar = lazy(() => import('./isi-jalan.shared.tsx'))
