import type { Feature } from '@kencana/server-kit'
import { mutasiFeature } from '../../../../features/neraca/mutasi/mutasi.server.ts'
import { neraca } from '../../../../features/neraca/neraca.server.ts'

export const neracaArea: readonly Feature[] = [mutasiFeature, neraca]
