import type { Endpoint, Menu } from '@kencana/contract'
import { lazy } from 'react'

/** What is missing, and where who may add it. */
export interface Tempat {
  /** 'Belum ada pesanan di tukang'. */
  belum: string
  /** Who may add it. */
  hak: Pick<Endpoint, 'access' | 'aksi'> & Partial<Pick<Endpoint, 'milikPusat'>>
  menu: Menu
  judul: string
  /** What is done there: ['Bagikan', 'membagikannya']. */
  kerja: readonly [string, string]
}

/** What an empty list lacks: rows of a master, or what another form writes. */
export type Jalan =
  | {
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
        | 'hadiah'
        | 'jenis_group'
        | 'toko'
        | 'cabang'
        | 'user'
      /** Where it is missing, when it is not everywhere: 'di gudang BELI', 'untuk kas keluar'. */
      di?: string
    }
  | Tempat

/** The way out of an empty list; asked for when one is opened that is empty. */
export const JalanKeluar = lazy(() => import('./isi-jalan.shared.tsx'))
