import type { Feature } from '@kencana/server-kit'
import { idempotency } from './idempotency/idempotency.server.ts'
import { otorisasi } from './otorisasi/otorisasi.server.ts'
import { sesi } from './sesi/sesi.server.ts'
import { setup } from './setup/setup.server.ts'
import { users } from './users/users.server.ts'

export const aksesArea: readonly Feature[] = [setup, sesi, idempotency, otorisasi, users]
