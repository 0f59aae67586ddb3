import type { CSSProperties, ReactNode } from 'react'
import { IconAlert, IconClock, IconInfo } from '../icons/icons.ts'
import { sebutanStatus } from '../table/sebutan.ts'
import { cx } from './Button.tsx'
import css from './Marks.module.css'

/** The colours a state may have. */
export type Tone = 'grey' | 'green' | 'amber' | 'blue' | 'red'

export interface BadgeProps {
  tone?: Tone
  /** For a sentence: it may break into lines. */
  wrap?: boolean
  children: ReactNode
}

/** State of a document or a count: 20 high, tint and colour. */
export function Badge({ tone = 'grey', wrap, children }: BadgeProps) {
  return <span className={cx(css.badge, wrap && css.wrap, css[tone])}>{children}</span>
}

const STATUS: Record<string, { colour: Tone; filled: boolean }> = {
  TERSEDIA: { colour: 'green', filled: true },
  DONE: { colour: 'green', filled: true },
  AKTIF: { colour: 'green', filled: true },
  SELESAI: { colour: 'green', filled: true },
  DIKIRIM: { colour: 'blue', filled: false },
  PROSES: { colour: 'blue', filled: false },
  CUCI: { colour: 'amber', filled: false },
  OPEN: { colour: 'amber', filled: false },
  BARU: { colour: 'amber', filled: false },
  MASUK: { colour: 'amber', filled: false },
  TITIP: { colour: 'amber', filled: false },
  TERJUAL: { colour: 'grey', filled: false },
  HILANG: { colour: 'red', filled: true },
  HANCUR: { colour: 'red', filled: true },
  RUSAK: { colour: 'red', filled: true },
  BATAL: { colour: 'red', filled: true },
}

/** A 7 px dot: what is true now, at a glance. */
export function Dot({ tone, filled = true }: { tone: Tone; filled?: boolean }) {
  return <span className={css.dot} data-colour={tone} data-filled={filled || undefined} />
}

/** State of a piece or a document as dot and text; a state nobody coloured is a hollow grey dot. */
export function Status({ value, children }: { value: string; children?: ReactNode }) {
  const look = STATUS[value] ?? { colour: 'grey' as const, filled: false }
  return (
    <span className={css.status}>
      <Dot tone={look.colour} filled={look.filled} />
      {children ?? sebutanStatus(value)}
    </span>
  )
}

/** A bar that holds the place of a value until it arrives. */
export function Skeleton({ width = 80, height = 10 }: { width?: CSSProperties['width']; height?: number }) {
  return <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />
}

export interface EmptyProps {
  icon?: ReactNode
  /** The text of the specification: 'Data Baki Kosong'. */
  title: string
  hint?: ReactNode
  action?: ReactNode
}

/** What a list says when it has nothing to show. */
export function Empty({ icon, title, hint, action }: EmptyProps) {
  return (
    <div className={css.empty}>
      {icon}
      <b>{title}</b>
      {hint && <small>{hint}</small>}
      {action}
    </div>
  )
}

export interface BannerProps {
  tone?: 'draft' | 'amber' | 'red'
  children: ReactNode
  actions?: ReactNode
}

/** A line above the content that waits for a decision: a late day, a draft, no connection. */
export function Banner({ tone = 'draft', children, actions }: BannerProps) {
  const Icon = tone === 'draft' ? IconClock : tone === 'amber' ? IconAlert : IconInfo
  return (
    <div className={css.banner} data-tone={tone} role="status">
      <Icon />
      <span className={css.bannerText}>{children}</span>
      {actions && <span className={css.bannerActions}>{actions}</span>}
    </div>
  )
}

export interface CardProps {
  title?: ReactNode
  /** Small text at the right of the title: a count, a unit. */
  note?: ReactNode
  /** Leave out the padding: the content brings its own rows. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A surface with a 1 px line and no shadow. */
export function Card({ title, note, flush, className, children }: CardProps) {
  return (
    <section className={cx(css.card, !flush && !title && css.cardPad, className)}>
      {title && (
        <header className={css.cardHead}>
          <span>{title}</span>
          {note && <small>{note}</small>}
        </header>
      )}
      {title && !flush ? <div className={css.cardPad}>{children}</div> : children}
    </section>
  )
}
