import { type ReactNode, useRef } from 'react'
import { IconChevronRight } from '../icons/icons.ts'
import { cx } from './Button.tsx'
import css from './Page.module.css'
import { useStart } from './start.ts'

/** The path to a page in the menu: 'Data Master > Master Baki'. */
export function Breadcrumb({ path }: { path: readonly string[] }) {
  return (
    <nav aria-label="Lokasi">
      <ol className={css.crumbs}>
        {path.map((step, index) => (
          <li key={step} aria-current={index === path.length - 1 ? 'page' : undefined}>
            {index > 0 && <IconChevronRight size={12} />}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export interface PageProps {
  /** Menu path, the last step included. */
  path: readonly string[]
  title: string
  /** Buttons at the right; the primary one last. */
  actions?: ReactNode
  /** Take exactly the height of the content area: the table inside scrolls, not the page. */
  fill?: boolean
  /** Stays at the bottom while the content above it scrolls: the save bar of a transaction. */
  bar?: ReactNode
  children: ReactNode
}

/** Head and content of a screen. */
export function Page({ path, title, actions, fill, bar, children }: PageProps) {
  const ref = useRef<HTMLDivElement>(null)
  useStart(ref)
  const page = (
    <div ref={ref} data-page className={cx(css.page, fill && css.fill, bar !== undefined && css.above)}>
      <div className={css.head}>
        <div className={css.titles}>
          <Breadcrumb path={path} />
          <h1 className={css.title}>{title}</h1>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
  return bar !== undefined ? (
    <div className={css.withBar}>
      {page}
      {bar}
    </div>
  ) : (
    page
  )
}
