import type { Feature } from '@kencana/server-kit'
import { transaksiHutangFeature } from './transaksi-hutang/transaksi-hutang.server.ts'

export const hutangArea: readonly Feature[] = [transaksiHutangFeature]
