/** Everything of the area 'member'. */
import type { Feature } from '@kencana/server-kit'
import { dataMemberFeature } from './data-member/data-member.server.ts'
import { pelangganFeature } from './pelanggan/pelanggan.server.ts'
import { transaksiPoinFeature } from './transaksi-poin/transaksi-poin.server.ts'

export const memberArea: readonly Feature[] = [dataMemberFeature, pelangganFeature, transaksiPoinFeature]
