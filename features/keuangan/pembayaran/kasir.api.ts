/** Who books money beside the cashier's queue. Source: areas 00-across G7. */
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { memegang } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'

const KASIR = ['/validasi-jual-beli#validasi'] as const

/** Whether somebody takes money: the cashier, and everybody where the shop's money does not go through its cashier. */
export const menerimaUang = async ({ db, sesi }: WriteContext): Promise<boolean> =>
  (await memegang(db, sesi, KASIR)) || (await bacaPara(db, sesi.kode_toko, ['kasir_uang'])).kasir_uang !== 'YA'

/** @param ada whether there is any money @throws Refusal for who takes none where the shop's money goes through its cashier */
export const tolakBukanKasir = async (ctx: WriteContext, ada: boolean): Promise<void> => {
  if (ada && !(await menerimaUang(ctx))) throw new Refusal('denied', 'Serahkan Ke Kasir')
}
