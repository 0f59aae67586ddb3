import type { Feature } from '@kencana/server-kit'
import { bahanStokFeature } from '../../../../features/tukang/bahan-stok/bahan-stok.server.ts'
import { bahanTukangFeature } from '../../../../features/tukang/bahan-tukang/bahan-tukang.server.ts'
import { kartuTukangFeature } from '../../../../features/tukang/kartu-tukang/kartu-tukang.server.ts'
import { laporanBahanTukangFeature } from '../../../../features/tukang/laporan-bahan-tukang/laporan-bahan-tukang.server.ts'
import { ongkosTukangFeature } from '../../../../features/tukang/ongkos-tukang/ongkos-tukang.server.ts'

export const tukangArea: readonly Feature[] = [
  bahanStokFeature,
  bahanTukangFeature,
  laporanBahanTukangFeature,
  ongkosTukangFeature,
  kartuTukangFeature,
]
