/** Drawers for tests: what a cashier counts in one, and a shop whose people may. */
import type { InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { tutupToko } from '../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { type hitungKas, hitungKedua } from '../../../features/keuangan/hitung-kas/hitung-kas.contract.ts'
import { openShop, type TestShop, type User } from './shop.ts'

/** Notes of 100,000 and coins of 100 that make up these rupiah. @throws RangeError for what no coins make up */
export const isiLaci = (jumlah: number): InputOf<typeof hitungKas>['lembar'] => {
  if (jumlah % 100 !== 0) throw new RangeError(`no coins for Rp ${jumlah}`)
  return { '100000': Math.floor(jumlah / 100_000), '100': (jumlah % 100_000) / 100 }
}

/** A shop on its second day, with OWNER, SU and two cashiers of whom nobody is new any more. */
export const tokoKasir = async (modal: number): Promise<{ shop: TestShop; owner: User; kasir: User; lain: User }> => {
  const shop = await openShop()
  let owner = await shop.setup(rp(modal))
  await shop.user(owner, 'KASIR', 'KASIR')
  await shop.user(owner, 'LAIN', 'KASIR')
  await shop.user(owner, 'SU', 'SU')
  shop.clock.walk(1.1)
  owner = await shop.login('OWNER')
  await owner.call(tutupToko, { PROSES: 'close' })
  return { shop, owner: await shop.login('OWNER'), kasir: await shop.login('KASIR'), lain: await shop.login('LAIN') }
}

/** Counts a second time. */
export const hitungUlang = (siapa: User, no_hitung: string, jumlah: number) =>
  siapa.call(hitungKedua, { no_hitung, lembar: isiLaci(jumlah), otorisasi: null })
