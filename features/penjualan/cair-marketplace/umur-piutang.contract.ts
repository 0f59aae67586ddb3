/** How long platforms have owed what they owe. Pure. Source: areas 05-marketplace 5.4; controls, balances outside older than 14 days. */
import { jumlah, type Rp } from '@kencana/ledger'
import type { Piutang } from './cair-marketplace.contract.ts'

/** The last is what the owner is warned of. */
export const UMUR_PIUTANG = [
  { label: '0-7 hari', sampai: 7 },
  { label: '8-14 hari', sampai: 14 },
  { label: 'Lebih 14 hari', sampai: Number.POSITIVE_INFINITY },
] as const

const kolomUmur = (umur: number): number => UMUR_PIUTANG.findIndex(({ sampai }) => umur <= sampai)

/** What each platform owes by its age, in the order of `UMUR_PIUTANG`, and in all. */
export const umurPiutang = (
  piutang: readonly Pick<Piutang, 'kode_marketplace' | 'umur' | 'sisa'>[],
): { kode_marketplace: string; menurutUmur: Rp[]; semua: Rp }[] =>
  [...new Set(piutang.map((one) => one.kode_marketplace))].toSorted().map((kode_marketplace) => {
    const milik = piutang.filter((one) => one.kode_marketplace === kode_marketplace)
    const sebesar = (ke: number) =>
      jumlah(
        milik.filter((one) => kolomUmur(one.umur) === ke),
        'sisa',
      )
    return { kode_marketplace, menurutUmur: UMUR_PIUTANG.map((_, ke) => sebesar(ke)), semua: jumlah(milik, 'sisa') }
  })
