/** Attacks with purchases: papers without a purchase, sums that are split. */
import { rp } from '@kencana/ledger'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinLama, cincinNota, disetujuiBila, formBeli, formNota, isiKondisi } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { z } from 'zod'
import { cetak } from '../../features/cetak/cetak.contract.ts'
import {
  BON_PEMBELIAN,
  beli,
  tolakBeli,
} from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** A ring for 2,000,000 that waits for the cashier. */
const menunggu = async (d: Dunia) => {
  const jawab = await d.coba(d.user.sales, beli, formBeli([cincinLama({ harga: rp(2_000_000) })]))
  return z.decode(beli.output, boleh(jawab)).data
}

/** A ring that the shop sold. @returns its barcode */
const terjual = async ({ user: { owner } }: Dunia): Promise<string> => {
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  return kode_barcode
}

/** Buys it back for 2,500,000 from a customer who gives this number. */
const beliNota = (d: Dunia, kode_barcode: string, no_hp: string) => {
  const barang = cincinNota(kode_barcode, { harga: rp(2_500_000) })
  return d.coba(d.user.sales, beli, formNota([barang], { nama_customer: 'BU KAYA', no_hp }))
}

export const BELI: readonly Serangan[] = [
  {
    id: 'beli-lapor-pecah',
    aturan: 'lapor-beli',
    siasat: 'pembelian besar dari satu orang dipecah supaya identitasnya tidak ditanya',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const [satu, dua] = [await terjual(d), await terjual(d)]
      await disetujuiBila(d.user.owner, ubahParaSystem, { key: 'batas_lapor', value: '5000000', otorisasi: null })
      boleh(await beliNota(d, satu, '081399990000'))
      return lolos(await beliNota(d, dua, '+62 813-9999-0000'))
    },
  },
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
