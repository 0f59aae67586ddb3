import type { Feature } from '@kencana/server-kit'
import { hakAksesFeature } from './hak-akses/hak-akses.server.ts'
import { idempotencyFeature } from './idempotency/idempotency.server.ts'
import { laporanAuthorizationFeature } from './laporan-authorization/laporan-authorization.server.ts'
import { laporanOtorisasiFeature } from './laporan-otorisasi/laporan-otorisasi.server.ts'
import { otorisasiFeature } from './otorisasi/otorisasi.server.ts'
import { sesiFeature } from './sesi/sesi.server.ts'
import { usersFeature } from './users/users.server.ts'

export const aksesArea: readonly Feature[] = [
  sesiFeature,
  idempotencyFeature,
  otorisasiFeature,
  usersFeature,
  hakAksesFeature,
  laporanOtorisasiFeature,
  laporanAuthorizationFeature,
]
