import type { Feature } from '@kencana/server-kit'
import { alurLotFeature } from './alur-lot/alur-lot.server.ts'
import { kirimLabelingFeature } from './kirim-labeling/kirim-labeling.server.ts'
import { kirimSepuhFeature } from './kirim-sepuh/kirim-sepuh.server.ts'
import { pindahSortirFeature } from './pindah-sortir/pindah-sortir.server.ts'
import { sortirPembelianFeature } from './sortir-pembelian/sortir-pembelian.server.ts'
import { sortirSepuhFeature } from './sortir-sepuh/sortir-sepuh.server.ts'
import { susutSepuhFeature } from './susut-sepuh/susut-sepuh.server.ts'
import { terimaSepuhFeature } from './terima-sepuh/terima-sepuh.server.ts'

export const sepuhanArea: readonly Feature[] = [
  sortirPembelianFeature,
  sortirSepuhFeature,
  pindahSortirFeature,
  kirimSepuhFeature,
  terimaSepuhFeature,
  kirimLabelingFeature,
  alurLotFeature,
  susutSepuhFeature,
]
