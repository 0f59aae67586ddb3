export {
  type Block,
  buildResult,
  fileName,
  type GroupHead,
  type LedgerFilter,
  type PlainResult,
  plainResult,
  type ReportDefinition,
  type ReportGroup,
  type ReportHead,
  type Result,
} from './definition.ts'
export { type ExportKind, exportReport } from './export.ts'
