/** What of a form of orders somebody else has to see or agree to. Source: controls, limits; what goes out was seen. */
import type { InputOf, Kasus } from '@kencana/contract'
import type { WriteContext } from '@kencana/server-kit'
import { periksaBertingkat } from '../../pengaturan/batas/batas.api.ts'
import { OTORISASI_EMAS_CUSTOMER, type simpanPesanan } from './transaksi-pesanan.contract.ts'

type Isian = InputOf<typeof simpanPesanan>

/** Gold that nobody weighed would be paid for at the handing over: all of a form is one weight, however it is split. */
const kasusEmas = (ctx: WriteContext, { detail_barang, nama_customer }: Isian): Promise<Kasus | null> =>
  periksaBertingkat(
    ctx,
    'emas',
    detail_barang.reduce((sum, one) => sum + one.berat_customer, 0),
    {
      kategori: OTORISASI_EMAS_CUSTOMER,
      aturan: 'Emas customer untuk pesanan',
      keterangan: `${nama_customer}: ${[...new Set(detail_barang.map((one) => `${one.kode_group} ${one.kadar}`))].join(', ')}`,
    },
  )

/** The rules that a form breaks; its limits are used up where it keeps them. */
export const kasusPesanan = async (ctx: WriteContext, isian: Isian): Promise<(Kasus | null)[]> => [
  await kasusEmas(ctx, isian),
]
