import type { Feature } from '@kencana/server-kit'
import { cetakFeature } from './cetak.server.ts'

export const cetakArea: readonly Feature[] = [cetakFeature]
