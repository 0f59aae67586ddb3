/** Endpoints as TanStack Query options: useQuery(query(e, input)), useMutation(mutation(e)). */
import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { MutationCache, notifyManager, QueryClient, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { type CallOptions, call } from './api.ts'
import { ApiError, showError } from './errors.ts'

// Told at once, not in the next turn: a second press of F9 must find the form busy, however fast it comes.
notifyManager.setScheduler(queueMicrotask)

/** What a read is remembered under; the path alone forgets all its inputs: `invalidateQueries({ queryKey: queryKey(e) })`. */
export const queryKey = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input]

/** A read for useQuery. */
export const query = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: Pick<CallOptions, 'guarded'> = {}) =>
  queryOptions<OutputOf<E>, ApiError>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { ...options, signal }),
  })

/**
 * After a row of a master or a price changed: its own list is read again now, whatever else was read is old when it is looked at next. Codes,
 * names and prices stand in many answers.
 * @example await masterChanged(cache, hargaEmas)
 */
export const masterChanged = async (cache: QueryClient, list: Endpoint): Promise<void> => {
  await cache.invalidateQueries({ refetchType: 'none' })
  await cache.invalidateQueries({ queryKey: queryKey(list) })
}

/** A screen's first read, under way before the screen is drawn: what useQuery asks for then is on its way already. */
export const firstRead =
  <E extends Endpoint>(endpoint: E, input: InputOf<E>): FirstRead =>
  (client) =>
    client.prefetchQuery(query(endpoint, input))

/** Starts a read; done when it is answered, well or badly. */
export type FirstRead = (client: QueryClient) => Promise<void>

/** A write for useMutation; errors are shown unless the caller's own handler says `meta: { silent: true }`. */
export const mutation = <E extends Endpoint>(
  endpoint: E,
  options: CallOptions = {},
): Pick<UseMutationOptions<OutputOf<E>, ApiError, InputOf<E>>, 'mutationFn' | 'mutationKey'> => ({
  mutationKey: [endpoint.path],
  mutationFn: (input) => call(endpoint, input, options),
})

const retryable = (count: number, error: Error): boolean =>
  count < 1 && error instanceof ApiError && error.failure === 'offline'

/** The client of the application: lookups load once and stay fresh for half a minute. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: retryable, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _input, _context, used) => {
        if (!used.meta?.silent) showError(error)
      },
    }),
  })
