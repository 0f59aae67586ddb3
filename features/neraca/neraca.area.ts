import type { Feature } from '@kencana/server-kit'
import { mutasiFeature } from './mutasi/mutasi.server.ts'
import { neracaFeature } from './neraca.server.ts'

export const neracaArea: readonly Feature[] = [mutasiFeature, neracaFeature]
