import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { marketplace } from './marketplace.contract.ts'

const MARKETPLACE = (row: OutputOf<typeof marketplace.list>[number]) => ({
  kode: row.kode_marketplace,
  nama: row.nama_marketplace,
})

const BELUM = <JalanKeluar ke="marketplace" />

/** The platforms that the shops sell through. */
export const useMarketplaceOptions = (): Options => useOptions(marketplace.list, {}, MARKETPLACE, BELUM)
