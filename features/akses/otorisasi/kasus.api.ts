import type { OutputOf } from '@kencana/contract'
import type { getMinta } from './otorisasi.contract.ts'

type Tampil = OutputOf<typeof getMinta>['kasus'][number]

/** A rule that a draft breaks, and what there is to know about it. */
export interface Kasus extends Partial<Omit<Tampil, 'kategori' | 'aturan'>> {
  /** What is asked for: 'HARGA BELI'. */
  kategori: string
  /** The rule, in a sentence for who agrees. */
  aturan: string
  /** Somebody else of the shop who looks at it is enough. */
  saksi?: boolean
  /** Rupiah and milligrams at stake: what a deputy's limits count. */
  rp?: number
  mg?: number
  /** false where no deputy may agree: prices, limits, users, rights, opening stock. */
  wakil?: boolean
}

/** A case as it is kept with its request. */
export type KasusTertulis = Tampil & Required<Pick<Kasus, 'saksi' | 'rp' | 'mg' | 'wakil'>>
