import { Button, DateField, Form, IconSearch, Segment, useToday } from '@kencana/ui'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ZodForm } from '../useZodForm.ts'
import { datesOf, filterText } from './filters.ts'
import css from './Report.module.css'
import { type Period, periodOf, RANGES, type Range, rangeOf } from './ranges.ts'

/** What the filters of a report are given to draw their fields. */
export type ReportFormParts<S extends z.ZodType = z.ZodType> = Pick<ZodForm<S>, 'field' | 'values' | 'set'>

/** Where a report's dates stand, and what the first is called, where that is not after its filters and 'Tanggal Awal'. */
export interface ReportDates {
  dulu?: boolean
  dari?: string
}

interface ReportFiltersProps extends ReportFormParts {
  names: readonly string[]
  busy: boolean
  onSearch: () => void
  dates?: ReportDates
  /** Fields beside the dates. */
  children?: ReactNode
}

const ONE_DAY: readonly Range[] = ['Hari Ini', 'Kemarin']

const NOTHING: ReportDates = {}

/** Filters, dates, quick ranges and 'Cari Laporan'; Ctrl+Enter searches from anywhere on the page. */
export function ReportFilters(props: ReportFiltersProps) {
  const { names, field, values, set, busy, onSearch, dates: { dulu, dari = 'Tanggal Awal' } = NOTHING } = props
  const today = useToday()
  const dates = datesOf(names)
  const day = filterText(values.tanggal)
  const period = dates === 'range' ? (values as unknown as Period) : { tgl_awal: day, tgl_akhir: day }
  const choose = (range: Range) => {
    const next = periodOf(range, today)
    set(dates === 'range' ? { ...next } : { tanggal: next.tgl_awal })
  }
  return (
    <Form onSave={onSearch}>
      <div className={css.filters}>
        {!dulu && props.children}
        {dates === 'range' && (
          <div className={css.dates}>
            <DateField {...field('tgl_awal')} label={dari} required className={css.date} />
            <DateField {...field('tgl_akhir')} label="Tanggal Akhir" required className={css.date} />
          </div>
        )}
        {dates === 'day' && <DateField {...field('tanggal')} label="Tanggal" required className={css.date} />}
        {dulu && props.children}
        {dates !== 'none' && (
          <div className={css.ranges}>
            <Segment
              label="Rentang tanggal"
              value={rangeOf(period, today) as Range}
              onChange={choose}
              options={dates === 'range' ? RANGES : ONE_DAY}
            />
          </div>
        )}
        <div className={css.search}>
          <Button
            kind="primary"
            icon={<IconSearch />}
            data-save
            busy={busy}
            busyText="Sedang Mencari"
            onClick={onSearch}
          >
            Cari Laporan
          </Button>
        </div>
      </div>
    </Form>
  )
}
