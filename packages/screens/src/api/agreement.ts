/** Writes that somebody has to agree to: the refusal names a request, the shell asks, the same draft is sent again with it. */
import { ApiError } from './errors.ts'

type Asks = (minta: string) => Promise<boolean>

let asks: Asks | undefined

/** Registers who shows requests to the person: the shell. @returns its end */
export const onMinta = (show: Asks): (() => void) => {
  asks = show
  return () => {
    if (asks === show) asks = undefined
  }
}

// Given for a draft whose answer got lost: its retry must be the same request, or its key refuses it.
const given = new Map<string, string>()

/**
 * Sends a draft; when somebody has to agree to it, once more with the agreement.
 * @param place what is sent and where to, without the agreement
 * @param send sends it with an agreement's id, null at first
 * @throws ApiError 'declined' when nobody agreed
 */
export const withAgreement = async <R>(place: string, send: (otorisasi: string | null) => Promise<R>): Promise<R> => {
  let id = given.get(place) ?? null
  try {
    return await send(id)
  } catch (error) {
    if (!(error instanceof ApiError) || error.minta === undefined || !asks) throw error
    given.delete(place)
    id = error.minta
    if (!(await asks(id))) throw new ApiError('declined', error.status, error.message)
  }
  try {
    const answer = await send(id)
    given.delete(place)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.uncertain) given.set(place, id)
    else given.delete(place)
    throw error
  }
}
