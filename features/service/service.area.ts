import type { Feature } from '@kencana/server-kit'
import { laporanServicesFeature } from './laporan-services/laporan-services.server.ts'
import { servicePublikFeature } from './service-publik/service-publik.server.ts'
import { ambilServiceFeature } from './transaksi-services/ambil-service.server.ts'
import { batalServiceFeature } from './transaksi-services/batal-service.server.ts'
import { selesaiServiceFeature } from './transaksi-services/selesai-service.server.ts'
import { transaksiServicesFeature } from './transaksi-services/transaksi-services.server.ts'

export const serviceArea: readonly Feature[] = [
  transaksiServicesFeature,
  selesaiServiceFeature,
  ambilServiceFeature,
  batalServiceFeature,
  laporanServicesFeature,
  servicePublikFeature,
]
