import type { Feature } from '@kencana/server-kit'
import { uangFeature } from './uang/uang.server.ts'

export const keuanganArea: readonly Feature[] = [uangFeature]
