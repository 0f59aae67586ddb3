/** Who books money beside the cashier's queue. Source: areas 00-across G7. */
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { memegang } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'

const KASIR = ['/validasi-jual-beli#validasi'] as const

/** @param ada whether there is any money @throws Refusal for who takes none where the shop's money goes through its cashier */
export const tolakBukanKasir = async (ctx: WriteContext, ada: boolean): Promise<void> => {
  if (!ada || (await memegang(ctx.db, ctx.sesi, KASIR))) return
  const { kasir_uang } = await bacaPara(ctx.db, ctx.sesi.kode_toko, ['kasir_uang'])
  if (kasir_uang === 'YA') throw new Refusal('denied', 'Serahkan Ke Kasir')
}
