/** What the cashier makes right in one press, whatever kind it is. */
import { endpoint, otorisasiBila, pesan } from '@kencana/contract'
import { z } from 'zod'
import { validasiBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { validasiTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'

const tanpaOtorisasi = { otorisasi: true } as const

/** All of it or none: what sales and deposits bring pays for what is bought. */
export const validasiKasir = endpoint({
  method: 'POST',
  path: 'kasir/validasi',
  summary: 'Kasir mensahkan penjualan, titipan dan pembelian sekaligus: semua atau tidak satu pun',
  effect: 'write',
  access: ['/validasi-jual-beli'],
  aksi: 'validasi',
  lateDay: true,
  input: z
    .object({
      jual: validasiJual.input.omit(tanpaOtorisasi).optional(),
      titipan: validasiTitipan.input.omit(tanpaOtorisasi).optional(),
      beli: validasiBeli.input.omit(tanpaOtorisasi).optional(),
      /** One for all of them. */
      otorisasi: otorisasiBila(),
    })
    .refine(({ jual, titipan, beli }) => jual ?? titipan ?? beli, 'Belum Ada Data Yang Dipilih'),
  output: pesan().extend({
    jual: validasiJual.output.shape.data,
    titipan: validasiTitipan.output.shape.data,
    beli: validasiBeli.output.shape.data,
  }),
})
