import type { Feature } from '@kencana/server-kit'
import { laporanKoreksiNilaiFeature } from './laporan-koreksi-nilai/laporan-koreksi-nilai.server.ts'
import { laporanSusutSelisihFeature } from './laporan-susut-selisih/laporan-susut-selisih.server.ts'
import { mutasiFeature } from './mutasi/mutasi.server.ts'
import { neracaFeature } from './neraca.server.ts'
import { koreksiNilaiFeature } from './nilai/koreksi-nilai.server.ts'
import { nilaiFeature } from './nilai/nilai.server.ts'
import { salinanKunciFeature } from './salinan-kunci/salinan-kunci.server.ts'

export const neracaArea: readonly Feature[] = [
  mutasiFeature,
  neracaFeature,
  laporanSusutSelisihFeature,
  nilaiFeature,
  koreksiNilaiFeature,
  laporanKoreksiNilaiFeature,
  salinanKunciFeature,
]
