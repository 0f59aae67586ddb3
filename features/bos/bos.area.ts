import type { Feature } from '@kencana/server-kit'
import { centangBosFeature } from './centang-bos/centang-bos.server.ts'
import { kirimBosFeature } from './kirim-dari-barang-bos/kirim-dari-barang-bos.server.ts'
import { kirimSepuhBosFeature } from './kirim-sepuh-dari-barang-bos/kirim-sepuh-dari-barang-bos.server.ts'
import { laporanKirimBosFeature } from './laporan-kirim-barang-dari-bos/laporan-kirim-barang-dari-bos.server.ts'
import { laporanSaldoBosFeature } from './laporan-saldo-aktif-kirim-bos/laporan-saldo-aktif-kirim-bos.server.ts'
import { opnameBosFeature } from './stock-opname-kirim-bos/stock-opname-kirim-bos.server.ts'

export const bosArea: readonly Feature[] = [
  kirimBosFeature,
  centangBosFeature,
  kirimSepuhBosFeature,
  laporanKirimBosFeature,
  laporanSaldoBosFeature,
  opnameBosFeature,
]
