import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { Banner, Button } from '@kencana/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { burnKey, call } from '../api/api.ts'
import { ApiError } from '../api/errors.ts'
import { newKey } from '../api/keys.ts'
import { serverNow, useUser } from '../session/session.ts'
import { dropDraft, loadDraft, type StoredDraft, saveDraft } from './store.ts'

/** Local drafts are saved this long after the last change (specification, section 9). */
const WAIT = 200

/** A draft in hand. */
export interface Draft<T> {
  value: T
  set: (value: T) => void
  /** A stored draft of an earlier visit, until it is resumed or discarded. */
  offered: StoredDraft<T> | null
  resume: () => void
  discard: () => void
  /** When it was last stored, ISO; null before the first time. */
  savedAt: string | null
  /** Sends the draft with its own key and forgets it once the server has it. */
  submit: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>
  /** Forgets it: Reset, or after saving. */
  clear: () => void
}

const fresh = <T,>(value: T): StoredDraft<T> => ({ value, waktu: '', key: newKey(), sent: null })

/**
 * What is being typed on a transaction screen. It survives reload, power loss, closing and re-login, and is offered
 * again: 'Lanjutkan draft?'. Its idempotency key lives with it, so a submit cut off half-way is never booked twice.
 * @param name the draft's name in the specification: 'data_barang_kirim_sepuhan'
 */
export function useDraft<T>(name: string, initial: T): Draft<T> {
  const user = useUser()
  const place = `${user.kode_toko}/${user.user_id}/${name}`
  const [draft, setDraft] = useState(() => fresh(initial))
  const [offered, setOffered] = useState<StoredDraft<T> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(draft)
  latest.current = draft

  useEffect(() => {
    let gone = false
    void loadDraft<T>(place).then((stored) => !gone && stored && setOffered(stored))
    return () => {
      gone = true
    }
  }, [place])

  const store = async (next: StoredDraft<T>) => {
    const stamped = { ...next, waktu: serverNow().toISOString() }
    await saveDraft(place, stamped)
    // What was typed meanwhile wins; key and mark of the submit are taken over in any case.
    setDraft((now) => ({ ...stamped, value: now.value }))
  }
  const put = (next: StoredDraft<T>) => {
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void store(next), WAIT)
  }
  const clear = () => {
    clearTimeout(timer.current)
    setDraft(fresh(initial))
    setOffered(null)
    void dropDraft(place)
  }
  // A draft that changed since a submit of unknown outcome gets a new key, once the old one can do no more.
  const keyed = async (now: StoredDraft<T>): Promise<StoredDraft<T>> => {
    const sent = JSON.stringify(now.value)
    if (now.sent === null || now.sent === sent) return { ...now, sent }
    await burnKey(now.key)
    return { ...now, key: newKey(), sent }
  }
  const submit: Draft<T>['submit'] = async (endpoint, input) => {
    clearTimeout(timer.current)
    let sending = latest.current
    try {
      sending = await keyed(sending)
      await store(sending)
      const answer = await call(endpoint, input, { key: sending.key })
      clear()
      return answer
    } catch (error) {
      if (error instanceof ApiError && !error.uncertain) await store({ ...sending, sent: null })
      throw error
    }
  }
  return {
    value: draft.value,
    set: (value) => put({ ...latest.current, value }),
    offered,
    resume: () => {
      if (offered) setDraft(offered)
      setOffered(null)
    },
    discard: clear,
    savedAt: draft.waktu || null,
    submit,
    clear,
  }
}

/** 'Lanjutkan draft?' above a transaction, as long as one is offered. */
export function DraftBanner<T>({ draft, summary }: { draft: Draft<T>; summary: (value: T) => ReactNode }) {
  if (!draft.offered) return null
  const time = new Date(draft.offered.waktu).toLocaleTimeString('id-ID', { hour: '2-digit', minute: '2-digit' })
  return (
    <Banner
      actions={
        <>
          <Button size="sm" kind="subtle" onClick={draft.discard}>
            Buang
          </Button>
          <Button size="sm" onClick={draft.resume}>
            Lanjutkan
          </Button>
        </>
      }
    >
      <b>Lanjutkan draft?</b> {summary(draft.offered.value)}, {time.replace('.', ':')}
    </Banner>
  )
}
