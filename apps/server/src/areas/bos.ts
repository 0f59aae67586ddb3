import type { Feature } from '@kencana/server-kit'
import { kirimBosFeature } from '../../../../features/bos/kirim-dari-barang-bos/kirim-dari-barang-bos.server.ts'
import { laporanKirimBosFeature } from '../../../../features/bos/laporan-kirim-barang-dari-bos/laporan-kirim-barang-dari-bos.server.ts'

export const bosArea: readonly Feature[] = [kirimBosFeature, laporanKirimBosFeature]
