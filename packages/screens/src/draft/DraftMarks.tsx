import { Banner, Button, focusStart, IconAlert, IconCheck } from '@kencana/ui'
import type { ReactNode } from 'react'
import { serverNow, useUser } from '../session/session.ts'
import css from './Draft.module.css'
import type { Draft } from './useDraft.ts'

const clock = (iso: string, timeZone: string, seconds: boolean): string =>
  new Date(iso).toLocaleTimeString('sv-SE', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: seconds ? '2-digit' : undefined,
  })

/** '14:31', with its day before it where that is not today: '2026-03-02 14:31'. */
const since = (iso: string, timeZone: string): string => {
  const day = (date: Date) => date.toLocaleDateString('sv-SE', { timeZone })
  const jam = clock(iso, timeZone, false)
  const hari = day(new Date(iso))
  return hari === day(serverNow()) ? jam : `${hari} ${jam}`
}

/** 'Draft tersimpan 14:31:08' in the head of a transaction, once what is entered is on disk. */
export function DraftMark<T>({ draft }: { draft: Draft<T> }) {
  const { zona_waktu } = useUser()
  if (draft.elsewhere)
    return (
      <span className={css.elsewhere} role="status">
        <IconAlert /> Juga terbuka di jendela lain, isian di sini belum tersimpan
      </span>
    )
  if (draft.saving) return <span className={css.mark}>Menyimpan draft…</span>
  if (!draft.savedAt) return null
  return (
    <span className={css.mark}>
      <IconCheck /> Draft tersimpan {clock(draft.savedAt, zona_waktu, true)}
    </span>
  )
}

/** 'Lanjutkan draft?' above a transaction, as long as one is offered. */
export function DraftBanner<T>({ draft, summary }: { draft: Draft<T>; summary: (value: T) => ReactNode }) {
  const { zona_waktu } = useUser()
  if (!draft.offered) return null
  // The buttons are gone with the question.
  const decide = (what: () => void) => () => {
    what()
    requestAnimationFrame(focusStart)
  }
  return (
    <Banner
      actions={
        <>
          <Button size="sm" kind="subtle" onClick={decide(draft.discard)}>
            Buang
          </Button>
          <Button size="sm" onClick={decide(draft.resume)}>
            Lanjutkan
          </Button>
        </>
      }
    >
      <b>Lanjutkan draft?</b> {summary(draft.offered.value)}, {since(draft.offered.waktu, zona_waktu)}
    </Banner>
  )
}
