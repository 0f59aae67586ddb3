import { oops } from '@kencana/ui'
import { useEffect, useState } from 'react'
import { newKey } from '../api/keys.ts'
import { serverNow, useUser } from '../session/session.ts'
import { dropDraft, listDrafts, loadDraft, type StoredDraft, saveDraft } from './store.ts'
import type { Draft } from './useDraft.ts'

/** A draft that was put aside. */
type HeldDraft<T> = readonly [place: string, draft: StoredDraft<T>]

/** What can be done with drafts put aside while somebody else is served. */
export interface Held<T> {
  /** The oldest first. */
  list: readonly HeldDraft<T>[]
  /** Puts the draft in hand aside: the form is blank for the next customer. */
  hold: () => Promise<void>
  /** Goes on with one; what is in hand meanwhile is put aside in its turn. */
  take: (one: HeldDraft<T>) => Promise<void>
  /** Puts aside what is in hand and what an earlier visit left: something else is begun. @returns whether there was any of it */
  clear: () => Promise<boolean>
}

/**
 * Drafts of a screen that wait, on this computer, for the user who put them aside. Each keeps its idempotency key: one whose
 * answer got lost before is not booked twice when it is taken up again.
 * @param name the draft's, as given to `useDraft`
 * @param isBlank whether nothing was entered: that is not put aside
 */
export const useHeld = <T>(
  name: string,
  draft: Pick<Draft<T>, 'inHand' | 'replace' | 'offered' | 'discard' | 'elsewhere'>,
  isBlank: (value: T) => boolean,
): Held<T> => {
  const { kode_toko, user_id } = useUser()
  const place = `${kode_toko}/${user_id}/${name}`
  const [list, setList] = useState<readonly HeldDraft<T>[]>([])
  useEffect(() => {
    let gone = false
    void listDrafts<T>(place).then((found) => !gone && setList(found))
    return () => {
      gone = true
    }
  }, [place])
  const again = async () => setList(await listDrafts<T>(place))
  const hold = async () => {
    const now = draft.inHand()
    if (isBlank(now.value)) return
    // On its way to disk before the form lets go of it.
    const stored = saveDraft(`${place}/${newKey()}`, { ...now, waktu: serverNow().toISOString() })
    draft.replace(null)
    await stored.catch((error: unknown) => {
      draft.replace(now)
      throw error
    })
    await again()
  }
  const take = async ([held]: HeldDraft<T>) => {
    // Its place on disk is taken until the person has decided.
    if (draft.offered) return
    // Taken up here it would be on no disk any more.
    if (draft.elsewhere) return oops('Layar Ini Juga Terbuka Di Jendela Lain, Lanjutkan Di Sana')
    await hold()
    // Another window may have taken it.
    const stored = await loadDraft<T>(held)
    if (stored) draft.replace(stored)
    await dropDraft(held)
    await again()
  }
  const clear = async () => {
    const ada = !isBlank(draft.inHand().value)
    await hold()
    const { offered } = draft
    if (!offered) return ada
    // On disk in its new place before it leaves the one that it has.
    await saveDraft(`${place}/${newKey()}`, offered)
    draft.discard()
    await again()
    return true
  }
  return { list, hold, take, clear }
}
