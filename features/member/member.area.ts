/** Everything of the area 'member'. */
import type { Feature } from '@kencana/server-kit'
import { dataMemberFeature } from './data-member/data-member.server.ts'
import { gabungMemberFeature } from './gabung-member/gabung-member.server.ts'
import { kartuMemberFeature } from './kartu-member/kartu-member.server.ts'
import { laporanMemberFeature } from './laporan-daftar-member/laporan-daftar-member.server.ts'
import { lihatTransaksiMemberFeature } from './lihat-transaksi-member/lihat-transaksi-member.server.ts'
import { pelangganFeature } from './pelanggan/pelanggan.server.ts'
import { privasiFeature } from './privasi/privasi.server.ts'
import { imporPoinFeature } from './transaksi-poin/impor-poin.server.ts'
import { transaksiPoinFeature } from './transaksi-poin/transaksi-poin.server.ts'
import { tukarPointFeature } from './tukar-point/tukar-point.server.ts'
import { voucherFeature } from './voucher/voucher.server.ts'

export const memberArea: readonly Feature[] = [
  dataMemberFeature,
  pelangganFeature,
  kartuMemberFeature,
  transaksiPoinFeature,
  imporPoinFeature,
  tukarPointFeature,
  lihatTransaksiMemberFeature,
  laporanMemberFeature,
  voucherFeature,
  privasiFeature,
  gabungMemberFeature,
]
