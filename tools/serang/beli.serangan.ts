/** Attacks with purchases: papers without a purchase, sums that are split. */
import { rp } from '@kencana/ledger'
import { cincinLama, formBeli, isiKondisi } from '@kencana/testing/pembelian'
import { z } from 'zod'
import { cetak } from '../../features/cetak/cetak.contract.ts'
import {
  BON_PEMBELIAN,
  beli,
  tolakBeli,
} from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** A ring for 2,000,000 that waits for the cashier. */
const menunggu = async (d: Dunia) => {
  const jawab = await d.coba(d.user.sales, beli, formBeli([cincinLama({ harga: rp(2_000_000) })]))
  return z.decode(beli.output, boleh(jawab)).data
}

export const BELI: readonly Serangan[] = [
  {
    id: 'bon-beli',
    aturan: 'bon-beli',
    siasat: 'sales memberi bon, menyimpan barangnya sendiri, lalu melepas pembelian yang belum sah',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const alasan = 'SALAH ENTRI'
      boleh(await d.coba(d.user.sales, tolakBeli, { ...(await menunggu(d)), alasan }))
      const { no_grup, versi } = await menunggu(d)
      boleh(await d.coba(d.user.sales, cetak, { jenis: BON_PEMBELIAN, dokumen: no_grup, rangkap: 1, alasan: '' }))
      return lolos(await d.coba(d.user.sales, tolakBeli, { no_grup, versi, alasan }))
    },
  },
]
