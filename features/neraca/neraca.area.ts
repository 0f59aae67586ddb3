import type { Feature } from '@kencana/server-kit'
import { laporanSusutSelisihFeature } from './laporan-susut-selisih/laporan-susut-selisih.server.ts'
import { mutasiFeature } from './mutasi/mutasi.server.ts'
import { neracaFeature } from './neraca.server.ts'
import { nilaiFeature } from './nilai/nilai.server.ts'

export const neracaArea: readonly Feature[] = [mutasiFeature, neracaFeature, laporanSusutSelisihFeature, nilaiFeature]
