import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { ask, forgetTyped, toast, undo } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'
import { burnKey, call } from '../api/api.ts'
import { ApiError } from '../api/errors.ts'
import { newKey } from '../api/keys.ts'
import { serverNow, useUser } from '../session/session.ts'
import { dropDraft, loadDraft, type StoredDraft, saveDraft } from './store.ts'
import { useLater } from './useLater.ts'
import { useOnlyWindow } from './useOnlyWindow.ts'

/** Local drafts are saved this long after the last change (specification, section 9). */
const WAIT = 200

/** A draft in hand. */
export interface Draft<T> {
  value: T
  /** Takes the new value, or a function of the present one: what a scan adds must not undo what was typed meanwhile. */
  set: (value: T | ((now: T) => T)) => void
  /** A stored draft of an earlier visit, until it is resumed or discarded. */
  offered: StoredDraft<T> | null
  /** Whether it is known what an earlier visit left. */
  loaded: boolean
  /** Asked first where something new is in hand already. */
  resume: () => void
  discard: () => void
  /** When it was stored as it is, ISO; null while it is not. */
  savedAt: string | null
  /** Something is entered that is on its way to disk. */
  saving: boolean
  /** Another window keeps this draft: what is entered here is not stored. */
  elsewhere: boolean
  /** Sends the draft with its own key and forgets it once the server has it. */
  submit: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>
  /** Forgets it: after saving. */
  clear: () => void
  /** As it would be stored: to be put aside with its key. */
  inHand: () => StoredDraft<T>
  /** Takes another one in its place, null a blank one; what was in hand is forgotten here. */
  replace: (next: StoredDraft<T> | null) => void
  /** Batal: forgets it, asked first where three lines or more would go, and to be brought back for a while. */
  cancel: () => Promise<void>
}

// From so many lines on Batal asks first.
const MANY = 3

const linesOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.length
  return Math.max(0, ...Object.values(value ?? {}).map((one: unknown) => (Array.isArray(one) ? one.length : 0)))
}

const mayGo = async (value: unknown): Promise<boolean> => {
  const lines = linesOf(value)
  if (lines < MANY) return true
  return ask({ title: 'Anda Yakin !!', text: `${lines} baris akan dikosongkan.`, ok: 'Kosongkan', destructive: true })
}

const mayReplace = () =>
  ask({
    title: 'Anda Yakin !!',
    text: 'Isian yang sudah dimulai akan diganti dengan draft.',
    ok: 'Ganti',
    destructive: true,
  })

const fresh = <T>(value: T): StoredDraft<T> => ({ value, waktu: '', key: newKey(), sent: null })

// A draft that changed since a submit of unknown outcome gets a new key, once the old one can do no more.
const keyed = async <T>(now: StoredDraft<T>): Promise<StoredDraft<T>> => {
  const sent = JSON.stringify(now.value)
  if (now.sent === null || now.sent === sent) return { ...now, sent }
  await burnKey(now.key)
  return { ...now, key: newKey(), sent }
}

/** What an earlier visit left in a place, and whether this window keeps what is entered now. */
const useLeft = <T>(place: string) => {
  const [offered, setOffered] = useState<StoredDraft<T> | null>(null)
  const [loaded, setLoaded] = useState(false)
  const [kept, setKept] = useState(false)
  const { keeping, here } = useOnlyWindow(place)
  // Known at once to what still runs in a drawing before.
  const taken = useRef(false)
  const offer = (stored: StoredDraft<T> | null) => {
    taken.current = stored !== null
    setOffered(stored)
  }
  useEffect(() => {
    // What another window has in hand is not offered here.
    if (keeping === 'ELSEWHERE') setLoaded(true)
    if (keeping !== 'HERE') return
    let gone = false
    const load = async () => {
      const stored = await loadDraft<T>(place).finally(() => !gone && setLoaded(true))
      if (gone) return
      taken.current = stored !== undefined
      setOffered(stored ?? null)
      setKept(true)
    }
    void load()
    return () => {
      gone = true
    }
  }, [place, keeping])
  return { offered, taken, offer, loaded, kept, here, elsewhere: keeping === 'ELSEWHERE' }
}

/** The draft in hand and its place on disk, which an offered draft keeps until the person has decided. */
const usePlace = <T>(name: string, initial: T) => {
  const user = useUser()
  const place = `${user.kode_toko}/${user.user_id}/${name}`
  const [draft, setDraft] = useState(() => fresh(initial))
  const left = useLeft<T>(place)
  const { taken, here } = left
  const latest = useRef(draft)
  latest.current = draft
  // Another draft came into hand since: what is still being stored of the one before says nothing of it.
  const turn = useRef(0)
  const show = (next: StoredDraft<T>) => {
    latest.current = next
    setDraft(next)
  }
  const store = async (next: StoredDraft<T>) => {
    if (taken.current || !here.current) return
    const mine = turn.current
    const stamped = { ...next, waktu: serverNow().toISOString() }
    await saveDraft(place, stamped)
    if (mine !== turn.current) return
    // What was typed meanwhile wins, and is not stored yet; key and mark of the submit are taken over in any case.
    setDraft((now) => (now.value === next.value ? stamped : { ...stamped, value: now.value, waktu: '' }))
  }
  const drop = () => {
    if (here.current) void dropDraft(place)
  }
  const begin = (next: StoredDraft<T>) => {
    turn.current += 1
    forgetTyped()
    show(next)
  }
  return { ...left, draft, latest, begin, show, store, drop }
}

type Place<T> = Pick<ReturnType<typeof usePlace<T>>, 'latest' | 'store' | 'here'>

const DI_JENDELA_LAIN = 'Layar Ini Juga Terbuka Di Jendela Lain, Tutup Jendela Itu Lalu Simpan Lagi'

/** Sends what is in hand once, with its own key; `done` forgets it. */
const sender =
  <T>({ latest, store, here }: Place<T>, begun: () => void, done: () => void): Draft<T>['submit'] =>
  async (endpoint, input) => {
    // Its key would be on no disk: after an answer that got lost the same would be booked once more.
    if (!here.current) throw new ApiError('refused', 0, DI_JENDELA_LAIN)
    begun()
    let sending = latest.current
    try {
      sending = await keyed(sending)
      await store(sending)
      const answer = await call(endpoint, input, { key: sending.key })
      done()
      return answer
    } catch (error) {
      // A refusal kept nothing of it, or says that the key is spent: what is sent next goes by a key of its own.
      if (error instanceof ApiError && !error.uncertain) await store({ ...sending, key: newKey(), sent: null })
      throw error
    }
  }

const nextValue = <T>(value: T | ((now: T) => T), now: T): T =>
  typeof value === 'function' ? (value as (now: T) => T)(now) : value

/** Takes what is typed into hand, and has it on disk a little later. */
const useTyped = <T>({ latest, show, store, drop, taken, kept }: ReturnType<typeof usePlace<T>>, initial: T) => {
  const later = useLater(WAIT)
  // Nothing entered is no draft: it must not be offered again.
  const isBlank = (value: T) => JSON.stringify(value) === JSON.stringify(initial)
  const put = (next: StoredDraft<T>) => {
    const typed = { ...next, waktu: '' }
    show(typed)
    later.cancel()
    if (!taken.current) later.plan(() => void (isBlank(next.value) ? drop() : store(typed)))
  }
  // What was typed before it was known whether this window keeps it.
  const catchUp = () => {
    if (latest.current.waktu === '' && !isBlank(latest.current.value)) put(latest.current)
  }
  const latestCatchUp = useRef(catchUp)
  latestCatchUp.current = catchUp
  useEffect(() => {
    if (kept) latestCatchUp.current()
  }, [kept])
  return { later, isBlank, put }
}

/** What a draft of an earlier visit is told as it comes into hand again: prices and pieces may be others by now. */
type OnResume<T> = (hand: Pick<Draft<T>, 'inHand' | 'set'>) => void

/**
 * What is being typed on a transaction screen. It survives reload, power loss, closing and re-login, and is offered
 * again: 'Lanjutkan draft?'. Its idempotency key lives with it, so a submit cut off half-way is never booked twice.
 * @param name the draft's name in the specification: 'data_barang_kirim_sepuhan'
 * @param onResume once one that was never sent is in hand again; a sent one has to go as it was, or it could be booked twice
 */
export function useDraft<T>(name: string, initial: T, onResume?: OnResume<T>): Draft<T> {
  const own = usePlace(name, initial)
  const { draft, latest, begin, show, store, drop, offered, taken, offer } = own
  const { later, isBlank, put } = useTyped(own, initial)
  const set: Draft<T>['set'] = (value) => put({ ...latest.current, value: nextValue(value, latest.current.value) })
  const hand = { set, inHand: () => latest.current }
  const renew = () => {
    later.cancel()
    begin(fresh(initial))
  }
  const clear = () => {
    renew()
    offer(null)
    drop()
  }
  // One that is still offered is another one, and keeps its place.
  const forget = () => (taken.current ? renew() : clear())
  const replace = (next: StoredDraft<T> | null) => {
    forget()
    if (next === null) return
    begin(next)
    void store(next)
    if (next.sent === null) onResume?.(hand)
  }
  const cancel = async () => {
    const before = latest.current.value
    if (isBlank(before)) return clear()
    if (!(await mayGo(before))) return
    clear()
    undo('Isian dikosongkan', () => {
      // The next customer's pieces are not put away for those of the one before.
      if (isBlank(latest.current.value)) put({ ...latest.current, value: before })
      else toast('error', 'Isian Baru Sudah Dimulai', 'Simpan atau tahan dulu, isian lama tidak dikembalikan')
    })
  }
  const resume = async () => {
    if (!isBlank(latest.current.value) && !(await mayReplace())) return
    if (offered) show(offered)
    offer(null)
    if (offered?.sent === null) onResume?.(hand)
  }
  const submit = sender(own, later.cancel, forget)
  return {
    ...hand,
    value: draft.value,
    offered,
    loaded: own.loaded,
    resume: () => void resume(),
    // What was typed meanwhile takes its place.
    discard: () => {
      offer(null)
      drop()
      put(latest.current)
    },
    savedAt: draft.waktu || null,
    saving: draft.waktu === '' && !offered && !isBlank(draft.value),
    elsewhere: own.elsewhere,
    submit,
    clear,
    replace,
    cancel,
  }
}
