import { type Feature, route } from '@kencana/server-kit'
import { type SiapSahkan, sahkanSemua } from '../../keuangan/pembayaran/sahkan.api.ts'
import { siapSahkanBeli } from '../../pembelian/transaksi-pembelian/validasi-beli.api.ts'
import { siapSahkanJual } from '../../penjualan/transaksi-penjualan/validasi-jual.api.ts'
import { siapSahkanTitipan } from '../../titipan/transaksi-titipan/validasi-titipan.api.ts'
import { validasiKasir } from './validasi-jual-beli.contract.ts'

const TIADA: SiapSahkan<never> = { dokumen: '', kasus: [], bayar: [], uang: [], sahkan: async () => [] }

/** Whatever waits at the cashier, made right together. */
export const validasiJualBeliFeature: Feature = {
  routes: [
    // Held in one order for everybody, and booked in it: sales and deposits bring the cash that purchases take.
    route(validasiKasir, async ({ jual, titipan, beli }, ctx) => {
      const [dijual, dititip, dibeli] = await sahkanSemua(ctx, [
        jual ? await siapSahkanJual(ctx, jual) : TIADA,
        titipan ? await siapSahkanTitipan(ctx, titipan) : TIADA,
        beli ? await siapSahkanBeli(ctx, beli) : TIADA,
      ] as const)
      return { message: 'Validasi Berhasil', jual: [...dijual], titipan: [...dititip], beli: [...dibeli] }
    }),
  ],
}
