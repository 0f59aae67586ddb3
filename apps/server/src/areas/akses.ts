import type { Feature } from '@kencana/server-kit'
import { idempotency } from '../../../../features/akses/idempotency/idempotency.server.ts'
import { otorisasi } from '../../../../features/akses/otorisasi/otorisasi.server.ts'
import { sesi } from '../../../../features/akses/sesi/sesi.server.ts'
import { setup } from '../../../../features/akses/setup/setup.server.ts'
import { users } from '../../../../features/akses/users/users.server.ts'

export const aksesArea: readonly Feature[] = [setup, sesi, idempotency, otorisasi, users]
