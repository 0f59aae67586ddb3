import type { Feature } from '@kencana/server-kit'
import { batasFeature } from './batas/batas.server.ts'
import { cadanganFeature } from './cadangan/cadangan.server.ts'
import { paraSystemFeature } from './para-system/para-system.server.ts'
import { rekeningFeature } from './rekening/rekening.server.ts'
import { riwayatFeature } from './riwayat/riwayat.server.ts'
import { settingNotaFeature } from './setting-nota/setting-nota.server.ts'
import { settingTokoFeature } from './setting-toko/setting-toko.server.ts'

export const pengaturanArea: readonly Feature[] = [
  paraSystemFeature,
  settingTokoFeature,
  settingNotaFeature,
  rekeningFeature,
  riwayatFeature,
  batasFeature,
  cadanganFeature,
]
