import type { Feature } from '@kencana/server-kit'
import { kirimBosFeature } from '../../../../features/bos/kirim-dari-barang-bos/kirim-dari-barang-bos.server.ts'
import { kirimSepuhBosFeature } from '../../../../features/bos/kirim-sepuh-dari-barang-bos/kirim-sepuh-dari-barang-bos.server.ts'
import { laporanKirimBosFeature } from '../../../../features/bos/laporan-kirim-barang-dari-bos/laporan-kirim-barang-dari-bos.server.ts'
import { laporanSaldoBosFeature } from '../../../../features/bos/laporan-saldo-aktif-kirim-bos/laporan-saldo-aktif-kirim-bos.server.ts'
import { opnameBosFeature } from '../../../../features/bos/stock-opname-kirim-bos/stock-opname-kirim-bos.server.ts'

export const bosArea: readonly Feature[] = [
  kirimBosFeature,
  kirimSepuhBosFeature,
  laporanKirimBosFeature,
  laporanSaldoBosFeature,
  opnameBosFeature,
]
