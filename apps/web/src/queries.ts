import { createQueryClient } from '@kencana/screens'

/** What was read from the server: one memory for the routes, which read ahead, and the screens. */
export const queries = createQueryClient()
