import type { Feature } from '@kencana/server-kit'
import { paraSystemFeature } from '../../../../features/pengaturan/para-system/para-system.server.ts'
import { rekeningFeature } from '../../../../features/pengaturan/rekening/rekening.server.ts'
import { settingNotaFeature } from '../../../../features/pengaturan/setting-nota/setting-nota.server.ts'
import { settingTokoFeature } from '../../../../features/pengaturan/setting-toko/setting-toko.server.ts'

export const pengaturanArea: readonly Feature[] = [
  paraSystemFeature,
  settingTokoFeature,
  settingNotaFeature,
  rekeningFeature,
]
