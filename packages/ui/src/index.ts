export { type Bunyi, bunyi } from './feedback/bunyi.ts'
export { useLeave } from './feedback/changed.ts'
export { Dialog } from './feedback/Dialog.tsx'
export { ToastCard } from './feedback/FeedbackHost.tsx'
export { FormModal } from './feedback/FormModal.tsx'
export { type AskOptions, ask, oops, popup, toast, undo } from './feedback/feedback.ts'
export { Modal } from './feedback/Modal.tsx'
export { CheckField, Tick } from './fields/CheckField.tsx'
export { addDays, addMonths, BULAN, HARI, isTanggal, namaHari, tanggalPanjang } from './fields/calendar.ts'
export { DateField } from './fields/DateField.tsx'
export { DateFilter } from './fields/DateFilter.tsx'
export { Affix, Field, type FieldProps, InnerButton } from './fields/Field.tsx'
export { FilterSelect, type FilterSelectProps } from './fields/FilterSelect.tsx'
export { type KodeOption, KodeSelect } from './fields/KodeSelect.tsx'
export { useMistyped } from './fields/mistyped.ts'
export {
  type DecimalValue,
  forgetTyped,
  GramField,
  IntField,
  KadarField,
  PersenField,
  RupiahField,
} from './fields/NumberFields.tsx'
export { gramTyped, rupiahTyped } from './fields/numberText.ts'
export { ScanField, type ScanFieldProps } from './fields/ScanField.tsx'
export { PasswordField, TextAreaField, TextField, type TextFieldProps } from './fields/TextField.tsx'
export { TodayContext, useToday } from './fields/today.ts'
export type { Icon, IconProps } from './icons/icon.tsx'
export * from './icons/icons.ts'
export * from './icons/perhiasan.ts'
export { PindaiKamera } from './kamera/lazy.ts'
export { Button, type ButtonProps, buttonClass, cx, IconButton, Kbd, Spinner } from './layout/Button.tsx'
export { Segment } from './layout/Choice.tsx'
export { type FactRows, Facts, Section } from './layout/Facts.tsx'
export { DropMenu, type MenuEntry } from './layout/Floating.tsx'
export { FieldGrid, FieldGroup, Form, Panes } from './layout/Form.tsx'
export { isTyping, type KeyMap, topDialog, unready, useKeys } from './layout/keys.ts'
export { Badge, Banner, Card, Dot, Empty, Skeleton, Status, type Tone } from './layout/Marks.tsx'
export { Breadcrumb, Page } from './layout/Page.tsx'
export { Sums, type SumsProps } from './layout/Sums.tsx'
export { asScanned, scannedBarcode, takeScan, useScanLine, useScanner } from './layout/scanner.ts'
export { focusGap, focusStart } from './layout/start.ts'
export { dataUrl } from './photo/dataUrl.ts'
export { PhotoField, type PhotoFieldProps } from './photo/PhotoField.tsx'
export { PhotoZoom } from './photo/PhotoZoom.tsx'
export { Zoom } from './photo/Zoom.tsx'
export { CellContent, cellClass } from './table/Body.tsx'
export {
  type CellValue,
  type Column,
  type ColumnKind,
  cellText,
  cellValue,
  headEdges,
  headGroups,
  isNumeric,
} from './table/columns.ts'
export { downloadFile, downloadText, toCsv } from './table/csv.ts'
export { DataTable, type DataTableProps } from './table/DataTable.tsx'
export { Lines } from './table/Lines.tsx'
export { PhotoTile, type PhotoTileProps } from './table/PhotoTile.tsx'
export { rowKeys } from './table/rowKeys.ts'
export { sebutan, sebutanKalimat, sebutanStatus, sebutanTempat } from './table/sebutan.ts'
export { default as tableCss } from './table/Table.module.css'
export type { ServerRows } from './table/useRows.ts'
export { changedView, FIRST_VIEW, PAGE_SIZES, type TableView, type TableViewState, useTableView } from './table/view.ts'
export { columnWidths, fitting, loadFaces, minTableWidth, useFontsReady } from './table/widths.ts'
export { KencanaProvider } from './theme/KencanaProvider.tsx'
