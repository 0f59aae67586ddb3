import type { Feature } from '@kencana/server-kit'
import { buktiFeature } from './bukti/bukti.server.ts'

export const luarArea: readonly Feature[] = [buktiFeature]
