import type { Endpoint, OutputOf } from '@kencana/contract'
import { Button, Card, IconPrinter, Page, Skeleton } from '@kencana/ui'
import { Chart, type ChartProps } from '@kencana/ui/chart'
import { type ReactNode, useMemo } from 'react'
import { LoadError } from '../master/MasterScreen.tsx'
import { useTitle } from '../useTitle.ts'
import type { FormValues } from '../useZodForm.ts'
import css from './Report.module.css'
import { ReportFilters, type ReportFormParts } from './ReportFilters.tsx'
import { useReport } from './useReport.ts'

/** What a screen of charts says about itself. */
export interface ChartScreenProps<E extends Endpoint> {
  /** Menu path; the last step is the heading. */
  path: readonly string[]
  /** One call answers for all charts of the screen. */
  endpoint: E
  /** First values of filters where they are not the endpoint's own. */
  blank?: FormValues
  /** The charts of an answer, in the order in which they stand. */
  charts: (answer: OutputOf<E>, filters: FormValues) => readonly ChartProps[]
  /** Filter fields before the dates. */
  children?: (parts: ReportFormParts<E['input']>) => ReactNode
}

const NOTHING: FormValues = {}

/** Charts of one call: filters in the address as a report has them, each chart with its numbers. */
export function ChartScreen<E extends Endpoint>({
  path,
  endpoint,
  blank = NOTHING,
  charts,
  children,
}: ChartScreenProps<E>) {
  const title = path[path.length - 1] ?? ''
  useTitle(title)
  const { names, form, query, opened, run } = useReport(endpoint, blank)
  const parts: ReportFormParts<E['input']> = { field: form.field, values: form.values, set: form.set }
  const { data } = query
  const drawn = useMemo(() => (data ? charts(data.data, data.filters) : []), [data, charts])
  const failed = query.isError && !query.isFetching
  return (
    <Page
      path={path}
      title={title}
      actions={
        <Button icon={<IconPrinter />} disabled={drawn.length === 0 || failed} onClick={() => window.print()}>
          Cetak
        </Button>
      }
    >
      <ReportFilters names={names} busy={query.isFetching && !opened} onSearch={run} {...parts}>
        {children?.(parts)}
      </ReportFilters>
      {failed && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {!failed && (
        <div className={css.charts} aria-busy={query.isFetching}>
          {data
            ? drawn.map((one) => (
                <Card key={one.title}>
                  <Chart key={data.at.getTime()} {...one} />
                </Card>
              ))
            : [1, 2].map((at) => (
                <Card key={at}>
                  <Skeleton width="40%" />
                  <div className={css.holds} />
                </Card>
              ))}
        </div>
      )}
    </Page>
  )
}
