/** The screen of a declared report: filters, tables, toasts, and the ledger lines behind a total. */
import { type Endpoint, SEMUA } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import {
  cellLines,
  type DrillDown,
  type Filters,
  ledgerLines,
  type Report,
  rowLines,
  titleOf,
} from '@kencana/reports/report'
import {
  type FormValues,
  type ReportActions,
  type ReportFormParts,
  ReportScreen,
  type ReportScreenProps,
} from '@kencana/screens'
import { type ReactNode, useMemo, useState } from 'react'
import { menuEntry } from '../../menu.ts'
import { MutasiDialog, type SaringanMutasi } from '../mutasi/mutasi.shared.tsx'
import { Peringatan } from './peringatan.shared.tsx'
import { choice, type FilterField } from './saringan.shared.tsx'

/** Fields of a report's form by the name of their filter, in their order; the dates follow by themselves. */
export type FilterFields<E extends Endpoint> = Readonly<Partial<Record<keyof Filters<E>, FilterField>>>

/** What a screen may say besides the declaration. */
export interface LaporanProps<E extends Endpoint, Row extends object>
  extends Pick<ReportScreenProps<E, Row>, 'emptyText' | 'dates' | 'warning'> {
  groupAction?: ReportActions<Row>['group']
  rowAction?: ReportActions<Row>['row']
  report: Report<E, Row>
  filters?: FilterFields<E>
  /** Filters that some kinds of rows alone know: they stand there with no other. */
  hanya?: Readonly<Partial<Record<keyof Filters<E>, readonly string[]>>>
  /** First values of filters where they are not the endpoint's own: { kode_gudang: 'TOKO' }. */
  blank?: Partial<Filters<E>>
  /** Toast for a non-empty answer, where it is not the title with Tersedia. */
  successText?: (filters: Filters<E>) => string
  /** Lines under the title on paper besides the period. */
  lines?: (filters: Filters<E>) => readonly string[]
  /** Stands after the filter fields. */
  children?: ReactNode
}

const typeLaporan = (kinds: Report['kinds']): Readonly<Record<string, FilterField>> =>
  kinds ? { [kinds.by]: choice('Type Laporan', kinds.words) } : {}

type Hanya = Readonly<Record<string, readonly string[]>> | undefined

/** Whether the chosen kind of rows knows a filter. */
const dipakai = (kinds: Report['kinds'], dalam: readonly string[] | undefined, values: FormValues): boolean =>
  !kinds || !dalam || dalam.includes(String(values[kinds.by]))

// The screen tells by the definition whether another one is asked for: each table gives one for good.
const definitionsOf = <E extends Endpoint, Row extends object>(report: Report<E, Row>) => {
  const { title } = menuEntry(report.menu)
  const known = new Map<object, ReportDefinition<Row>>()
  return (filters: FormValues): ReportDefinition<Row> => {
    const table = report.table(filters)
    const definition = known.get(table) ?? { ...table, title: titleOf(report, title, filters) }
    known.set(table, definition)
    return definition
  }
}

interface Shown {
  judul: string
  saring: SaringanMutasi
}

const judulOf = <E extends Endpoint, Row extends object>({ title }: DrillDown<E, Row>, asked: Filters<E>): string =>
  typeof title === 'string' ? title : title(asked)

const rowOpener =
  <E extends Endpoint, Row extends object>(report: Report<E, Row>, show: (shown: Shown) => void) =>
  (row: Row, values: FormValues): (() => void) | null => {
    const asked = values as Filters<E>
    const saring = rowLines(report, asked, row)
    return saring && report.mutasi ? () => show({ judul: judulOf(report.mutasi as never, asked), saring }) : null
  }

const cellOpener =
  <E extends Endpoint, Row extends object>(report: Report<E, Row>, show: (shown: Shown) => void) =>
  ({ key }: { key: string }, row: Row, values: FormValues): (() => void) | null => {
    const asked = values as Filters<E>
    const saring = cellLines(report, asked, key, row)
    return saring && report.mutasi ? () => show({ judul: judulOf(report.mutasi as never, asked), saring }) : null
  }

// The ledger lines behind totals and rows, where the report says which.
const ledgerOf = <E extends Endpoint, Row extends object>(
  report: Report<E, Row>,
  show: (shown: Shown) => void,
): Pick<ReportActions<Row>, 'total' | 'lines' | 'cell' | 'leads'> => {
  const { mutasi } = report
  if (!mutasi) return {}
  return {
    leads: (values) =>
      (mutasi.unknown ?? []).every((one) => (values[one] ?? SEMUA) === SEMUA) &&
      (mutasi.leads?.(values as Filters<E>) ?? true),
    lines: mutasi.row && rowOpener(report, show),
    cell: mutasi.cell && cellOpener(report, show),
    total: ({ key }, block, values) => {
      const asked = values as Filters<E>
      show({ judul: judulOf(mutasi, asked), saring: ledgerLines(report, asked, key, block) })
    },
  }
}

/** The screen of a report that has more to draw than its declaration; laporanScreen() makes that of any other. */
export function Laporan<E extends Endpoint, Row extends object>(props: LaporanProps<E, Row>) {
  const { report, filters, hanya, blank, successText, lines, children, groupAction, rowAction, ...more } = props
  const { group, title } = menuEntry(report.menu)
  const [shown, setShown] = useState<Shown | null>(null)
  const definition = useMemo(() => definitionsOf(report), [report])
  const fields = useMemo(
    () => Object.entries<FilterField>({ ...typeLaporan(report.kinds), ...filters }),
    [report, filters],
  )
  const draw = ({ field, values }: ReportFormParts) => (
    <>
      {fields
        .filter(([name]) => dipakai(report.kinds, (hanya as Hanya)?.[name], values))
        .map(([name, Field]) => (
          <Field key={name} {...field(name)} />
        ))}
      {children}
    </>
  )
  return (
    <>
      <ReportScreen
        warning={({ peringatan }) => <Peringatan peringatan={peringatan} />}
        {...more}
        path={[...group, title]}
        endpoint={report.endpoint}
        report={definition}
        rows={report.rows}
        blank={blank}
        successText={successText && ((values) => successText(values as Filters<E>))}
        lines={lines && ((values) => lines(values as Filters<E>))}
        actions={{ group: groupAction, row: rowAction, ...ledgerOf(report, setShown) }}
      >
        {draw}
      </ReportScreen>
      {shown && <MutasiDialog {...shown} onClose={() => setShown(null)} />}
    </>
  )
}

/** The screen of a report: `export default laporanScreen(hancurBarang, { kode_group, kode_dept })`. */
export const laporanScreen = <E extends Endpoint, Row extends object>(
  report: Report<E, Row>,
  filters?: FilterFields<E>,
  more?: Omit<LaporanProps<E, Row>, 'report' | 'filters'>,
) =>
  function LaporanScreen() {
    return <Laporan report={report} filters={filters} {...more} />
  }
