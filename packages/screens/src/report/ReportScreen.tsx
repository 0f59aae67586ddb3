import type { Endpoint, OutputOf } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import {
  type Block,
  buildResult,
  type PlainResult,
  plainResult,
  type ReportDefinition,
  type ReportHead,
  type Result,
} from '@kencana/reports'
import {
  Button,
  type Column,
  cellText,
  Empty,
  IconButton,
  IconDownload,
  IconPrinter,
  IconReport,
  Page,
  Skeleton,
} from '@kencana/ui'
import { type ReactNode, useMemo } from 'react'
import { LoadError } from '../master/MasterScreen.tsx'
import { serverNow, useUser } from '../session/session.ts'
import { useTitle } from '../useTitle.ts'
import type { FormValues } from '../useZodForm.ts'
import { periodLines } from './filters.ts'
import { printReport } from './printReport.ts'
import css from './Report.module.css'
import { type ReportDates, ReportFilters, type ReportFormParts } from './ReportFilters.tsx'
import { type GroupAction, ReportTable, type RowAction } from './ReportTable.tsx'
import { useExport } from './useExport.ts'
import { type Report, useReport, useSuccessToast } from './useReport.ts'

/** What can be pressed in a result: buttons of groups and rows, and totals that lead to the ledger. */
export interface ReportActions<Row extends object> {
  group?: GroupAction<Row>
  row?: RowAction<Row>
  /** A total was clicked: show the ledger lines behind it. The block is null for the grand total. */
  total?: (column: Column<Row>, block: Block<Row> | null, filters: FormValues) => void
  /** What shows the ledger lines behind one row; null where it has none. */
  lines?: (row: Row, filters: FormValues) => (() => void) | null
  /** What shows the ledger lines behind one number of a row; null where it has none of its own. */
  cell?: (column: Column<Row>, row: Row, filters: FormValues) => (() => void) | null
  /** Whether totals under these filters lead to the ledger. */
  leads?: (filters: FormValues) => boolean
}

/** What a report's screen says about itself; everything else is the same for all reports. */
export interface ReportScreenProps<E extends Endpoint, Row extends object> {
  /** Menu path; the last step is the heading. */
  path: readonly string[]
  endpoint: E
  /** The definition, or which one the filters ask for: types of a report. Choosing another type clears the result. */
  report: ReportDefinition<Row> | ((filters: FormValues) => ReportDefinition<Row>)
  /** The rows in the answer, when it is not simply a list of them. */
  rows?: (answer: OutputOf<E>) => readonly Row[]
  /** First values of filters, as on the wire, where they are not the endpoint's own: { kode_gudang: 'TOKO' }. */
  blank?: FormValues
  /** Text of the specification for no rows, where it is not 'Data Laporan Tidak Tersedia'. */
  emptyText?: string
  /** Toast for a non-empty answer to these filters, where it is not 'Laporan Kirim Sepuh Tersedia'. */
  successText?: (filters: FormValues) => string
  /** Lines under the title on paper besides the period: (filters) => ['Kode Jenis CIN']. */
  lines?: (filters: FormValues) => readonly string[]
  actions?: ReportActions<Row>
  dates?: ReportDates
  /** Draws what its rows lack above the first of them. */
  warning?: (result: Result<Row>) => ReactNode
  /** Filter fields beside the dates, as JSX. */
  children?: (parts: ReportFormParts<E['input']>) => ReactNode
}

const clock = (at: Date, timeZone: string, seconds = false): string =>
  at.toLocaleTimeString('sv-SE', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: seconds ? '2-digit' : undefined,
  })

// '4 kiriman, 563.075 g': how much there is, told by the named sum, else the first weight, else the first sum.
const summaryOf = <Row,>({ columns, sums, countText }: Result<Row>, ringkas: string | undefined): string => {
  const summed = columns.filter(({ key }) => sums[key] !== undefined && (ringkas === undefined || key === ringkas))
  const gram = summed.find((column) => column.kind === 'gram' || column.kind === 'gram2')
  const money = summed.find((column) => column.kind === 'rupiah')
  if (gram) return `${countText}, ${cellText(gram.kind, sums[gram.key])} g`
  return money ? `${countText}, Rp. ${cellText(money.kind, sums[money.key])}` : countText
}

interface ExportsProps {
  ready: boolean
  plain: () => PlainResult
  head: () => ReportHead
}

function Exports({ ready, plain, head }: ExportsProps) {
  const { running, start, cancel } = useExport()
  const percent = running ? `${Math.round(running.part * 100)}%` : ''
  const file = (kind: 'pdf' | 'xlsx', text: string) => (
    <Button
      icon={<IconDownload />}
      disabled={!ready || (running !== null && running.kind !== kind)}
      busy={running?.kind === kind}
      busyText={`${text} ${percent}`}
      onClick={() => start(kind, plain(), head())}
    >
      {text}
    </Button>
  )
  return (
    <>
      {running?.long && (
        <Button kind="subtle" onClick={cancel}>
          Batalkan
        </Button>
      )}
      <Button icon={<IconPrinter />} disabled={!ready} onClick={() => void printReport(plain(), head())}>
        Cetak
      </Button>
      {file('pdf', 'Export PDF')}
      {file('xlsx', 'Export Excel')}
    </>
  )
}

function Waiting() {
  return (
    <div className={css.waiting} aria-hidden="true">
      {Array.from({ length: 8 }, (_, at) => (
        <span key={at}>
          <Skeleton width={120 - ((at * 23) % 50)} />
          <Skeleton width={64} />
          <Skeleton width={64} />
        </span>
      ))}
    </div>
  )
}

/** 'Stok per 2026-03-04': what of a report is of today, above its rows and on its paper. */
const kiniLines = ({ kini }: Pick<ReportDefinition<never>, 'kini'>, hari: string): string[] =>
  kini === undefined ? [] : [`${kini} per ${hari}`]

interface AnswerProps<E extends Endpoint, Row extends object> {
  kini: readonly string[]
  actions: ReportActions<Row>
  emptyText: string
  query: Report<E>['query']
  searched: boolean
  result: Result<Row> | null
  warning: ReportScreenProps<E, Row>['warning']
}

/** The button of a row: its own, or one that shows the ledger lines behind it. */
const rowActionOf = <Row extends object>(
  { row: own, lines }: ReportActions<Row>,
  filters: FormValues,
): RowAction<Row> | undefined => {
  if (own || !lines) return own
  const render = (row: Row) => {
    const show = lines(row, filters)
    return (
      show && (
        <IconButton size="sm" label="Lihat jurnal" onClick={show}>
          <IconReport />
        </IconButton>
      )
    )
  }
  return { title: 'Jurnal', render }
}

function Answer<E extends Endpoint, Row extends object>(props: AnswerProps<E, Row>) {
  const { actions, query, searched, result, emptyText, kini, warning } = props
  const { zona_waktu } = useUser()
  if (query.isError && !query.isFetching)
    return <LoadError title={emptyText} error={query.error} onRetry={() => void query.refetch()} />
  if (!searched)
    return (
      <Empty
        icon={<IconReport size={22} />}
        title="Pilih saringan, lalu Cari Laporan"
        hint="Ctrl+Enter juga mencari."
      />
    )
  if (!result || !query.data) return <Waiting />
  const rows = `${formatRibuan(result.rowCount)} baris`
  const { filters } = query.data
  const { total, cell, leads } = actions
  const known = leads?.(filters) ?? true
  const opens = cell && ((column: Column<Row>, row: Row) => cell(column, row, filters))
  const drill = total && known && ((column: Column<Row>, block: Block<Row> | null) => total(column, block, filters))
  return (
    <>
      {result.rowCount === 0 ? (
        <Empty icon={<IconReport size={22} />} title={emptyText} hint="Ubah saringan atau tanggal." />
      ) : (
        <>
          {result.peringatan && warning?.(result)}
          {kini.map((line) => (
            <p key={line} className={css.kini}>
              {line}
            </p>
          ))}
          <ReportTable
            result={result}
            groupAction={actions.group}
            rowAction={rowActionOf(actions, filters)}
            onTotal={drill || undefined}
            onCell={opens}
          />
        </>
      )}
      <div className={css.foot}>
        <span>
          {result.countText === rows ? rows : `${rows}, ${result.countText}`}
          {drill && result.rowCount > 0 && <span className="k-dim">Klik angka total untuk melihat jurnalnya</span>}
        </span>
        <span className="k-dim">
          Dicari {clock(query.data.at, zona_waktu)}, {formatRibuan(query.data.ms)} ms
        </span>
      </div>
    </>
  )
}

const NOTHING = {}

const definitionOf = <Row,>(
  report: ReportDefinition<Row> | ((filters: FormValues) => ReportDefinition<Row>),
  filters: FormValues,
): ReportDefinition<Row> => (typeof report === 'function' ? report(filters) : report)

/** The screen of a report: filters in the address, quick ranges, result with sums, exports, print. */
export function ReportScreen<E extends Endpoint, Row extends object>(props: ReportScreenProps<E, Row>) {
  const { path, endpoint, report, rows, blank = NOTHING, lines, dates, children } = props
  const { emptyText = 'Data Laporan Tidak Tersedia', successText, actions = NOTHING } = props
  const user = useUser()
  const title = path[path.length - 1] ?? ''
  useTitle(title)
  const { names, form, query, searched, opened, run } = useReport(endpoint, blank)
  const definition = definitionOf(report, form.values)
  const cleared = query.data !== undefined && definitionOf(report, query.data.filters) !== definition
  // What was searched before is still at hand where nothing is searched any more.
  const answer = cleared || searched === null ? undefined : query.data
  const result = useMemo(() => {
    if (!answer) return null
    return buildResult(definition, rows ? rows(answer.data) : (answer.data as readonly Row[]))
  }, [answer, definition, rows])
  const filled = result !== null && result.rowCount > 0
  useSuccessToast(
    answer?.at,
    successText?.(form.values) ?? `${title} Tersedia`,
    filled && !opened ? summaryOf(result, definition.ringkas) : null,
  )
  const kini = kiniLines(definition, user.tgl_system)
  const head = (): ReportHead => ({
    nama_toko: user.nama_toko,
    alamat_toko: user.alamat_toko,
    user_id: user.user_id,
    dicetak: serverNow().toLocaleString('sv-SE', { timeZone: user.zona_waktu }).slice(0, 16),
    lines: [
      ...(result?.peringatan ? [result.peringatan.judul, ...result.peringatan.baris] : []),
      ...(searched ? [...periodLines(searched), ...kini, ...(lines?.(searched) ?? [])] : kini),
    ],
  })
  const parts: ReportFormParts<E['input']> = { field: form.field, values: form.values, set: form.set }
  return (
    <Page
      fill
      path={path}
      title={title}
      actions={
        <Exports
          ready={filled && !query.isFetching && !query.isError}
          plain={() => plainResult(definition, result as Result<Row>)}
          head={head}
        />
      }
    >
      <ReportFilters names={names} busy={query.isFetching && !opened} onSearch={run} dates={dates} {...parts}>
        {children?.(parts)}
      </ReportFilters>
      <div className={css.card} aria-busy={query.isFetching}>
        <Answer
          kini={kini}
          warning={props.warning}
          actions={actions}
          emptyText={emptyText}
          query={query}
          searched={searched !== null && !cleared}
          result={result}
        />
      </div>
    </Page>
  )
}
