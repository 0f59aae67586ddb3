import type { Feature } from '@kencana/server-kit'
import { bahanStokFeature } from './bahan-stok/bahan-stok.server.ts'
import { bahanTukangFeature } from './bahan-tukang/bahan-tukang.server.ts'
import { imporBahanFeature } from './impor-bahan/impor-bahan.server.ts'
import { kartuTukangFeature } from './kartu-tukang/kartu-tukang.server.ts'
import { laporanBahanTukangFeature } from './laporan-bahan-tukang/laporan-bahan-tukang.server.ts'
import { ongkosTukangFeature } from './ongkos-tukang/ongkos-tukang.server.ts'

export const tukangArea: readonly Feature[] = [
  bahanStokFeature,
  bahanTukangFeature,
  laporanBahanTukangFeature,
  ongkosTukangFeature,
  imporBahanFeature,
  kartuTukangFeature,
]
