import type { Feature } from '@kencana/server-kit'
import { buktiFeature } from './bukti/bukti.server.ts'
import { papanHargaFeature } from './papan-harga/papan-harga.server.ts'

export const luarArea: readonly Feature[] = [buktiFeature, papanHargaFeature]
