import type { Feature } from '@kencana/server-kit'
import { imporHutangFeature } from './impor-hutang/impor-hutang.server.ts'
import { laporanHutangFeature } from './laporan-hutang/laporan-hutang.server.ts'
import { laranganHutangFeature } from './larangan-hutang/larangan-hutang.server.ts'
import { stockOpnameHutangFeature } from './stock-opname-hutang/stock-opname-hutang.server.ts'
import { tempatHutangFeature } from './tempat-hutang/tempat-hutang.server.ts'
import { batalHutangFeature } from './transaksi-hutang/batal-hutang.server.ts'
import { bayarHutangFeature } from './transaksi-hutang/bayar-hutang.server.ts'
import { daftarHutangFeature } from './transaksi-hutang/daftar-hutang.server.ts'
import { kertasHutangFeature } from './transaksi-hutang/kertas-hutang.server.ts'
import { lelangHutangFeature } from './transaksi-hutang/lelang-hutang.server.ts'
import { peringatanHutangFeature } from './transaksi-hutang/peringatan-hutang.server.ts'
import { transaksiHutangFeature } from './transaksi-hutang/transaksi-hutang.server.ts'

export const hutangArea: readonly Feature[] = [
  transaksiHutangFeature,
  bayarHutangFeature,
  daftarHutangFeature,
  batalHutangFeature,
  laporanHutangFeature,
  imporHutangFeature,
  lelangHutangFeature,
  stockOpnameHutangFeature,
  peringatanHutangFeature,
  kertasHutangFeature,
  laranganHutangFeature,
  tempatHutangFeature,
]
