import { Form, Page } from '@kencana/ui'
import type { ReactNode } from 'react'
import { DraftBanner, DraftMark } from '../draft/DraftMarks.tsx'
import type { Draft } from '../draft/useDraft.ts'
import { useTitle } from '../useTitle.ts'
import { SaveBar, type SaveBarProps } from './SaveBar.tsx'
import { SavingProvider, useStill } from './saving.ts'
import { useAfterScans } from './scans.ts'

export interface DokumenPageProps<T> {
  /** Menu path; its last step is the title. */
  path: readonly string[]
  /** None where nothing is kept of what is typed. */
  draft?: Draft<T>
  /** What an offered draft holds: '3 barang ke baki CN02'. */
  summary?: (value: T) => ReactNode
  bar: SaveBarProps
  /** At the right of the head, beside the mark of the draft. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The page on which one document is entered: draft, fields and lines, save bar, history. The bar stands inside the form,
 * so that Enter in the last field leads to its button.
 */
export function DokumenPage<T = never>({ path, draft, summary, bar, actions, children }: DokumenPageProps<T>) {
  const title = path[path.length - 1] ?? ''
  useTitle(title)
  const onSave = useAfterScans(bar.onSave)
  useStill(bar.busy)
  return (
    <Form onSave={onSave}>
      <Page
        path={path}
        title={title}
        actions={
          <>
            {draft && <DraftMark draft={draft} />}
            {actions}
          </>
        }
        bar={<SaveBar {...bar} onSave={onSave} />}
      >
        {draft && summary && <DraftBanner draft={draft} summary={summary} />}
        <SavingProvider value={bar.busy}>{children}</SavingProvider>
      </Page>
    </Form>
  )
}
