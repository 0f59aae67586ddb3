import type { Feature } from '@kencana/server-kit'
import { transaksiServicesFeature } from './transaksi-services/transaksi-services.server.ts'

export const serviceArea: readonly Feature[] = [transaksiServicesFeature]
