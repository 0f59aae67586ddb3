import type { Feature } from '@kencana/server-kit'
import { alurLotFeature } from '../../../../features/sepuhan/alur-lot/alur-lot.server.ts'
import { kirimLabelingFeature } from '../../../../features/sepuhan/kirim-labeling/kirim-labeling.server.ts'
import { kirimSepuhFeature } from '../../../../features/sepuhan/kirim-sepuh/kirim-sepuh.server.ts'
import { pindahSortirFeature } from '../../../../features/sepuhan/pindah-sortir/pindah-sortir.server.ts'
import { sortirPembelianFeature } from '../../../../features/sepuhan/sortir-pembelian/sortir-pembelian.server.ts'
import { sortirSepuhFeature } from '../../../../features/sepuhan/sortir-sepuh/sortir-sepuh.server.ts'
import { susutSepuhFeature } from '../../../../features/sepuhan/susut-sepuh/susut-sepuh.server.ts'
import { terimaSepuhFeature } from '../../../../features/sepuhan/terima-sepuh/terima-sepuh.server.ts'

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
