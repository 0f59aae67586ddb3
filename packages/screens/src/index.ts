export { onMinta } from './api/agreement.ts'
export { type CallOptions, call, callFile, DENIED } from './api/api.ts'
export { ApiError, askReactivate, hargaBerubah, showError, showSlow } from './api/errors.ts'
export { newKey } from './api/keys.ts'
export { createQueryClient, type FirstRead, firstRead, masterChanged, mutation, query, queryKey } from './api/query.ts'
export { useFile } from './api/useFile.ts'
export { DraftBanner, DraftMark } from './draft/DraftMarks.tsx'
export { HeldDrafts } from './draft/HeldDrafts.tsx'
export { type Draft, useDraft } from './draft/useDraft.ts'
export { type Held, useHeld } from './draft/useHeld.ts'
export { workedOut } from './draft/workedOut.ts'
export { CsvButton } from './list/CsvButton.tsx'
export { chosenDay, pagedList, recentDay, recentSince } from './list/pagedList.tsx'
export { useAllRows } from './list/useAllRows.ts'
export {
  GAGAL_EDIT,
  type MasterForm,
  type MasterFormParts,
  MasterModal,
  type MasterRow,
  pause,
  WAIT,
} from './master/MasterModal.tsx'
export { HeadActions, LoadError, MasterScreen, type MasterScreenProps, RowButtons } from './master/MasterScreen.tsx'
export { useRemove } from './master/useRemove.ts'
export { MenuContext, type MenuItem, useMenuTree } from './menu.ts'
export { pick, putBack } from './pick.ts'
export { LabelDialog, type LabelDialogProps } from './printer/LabelDialog.tsx'
export { LabelDrawing, printDrawings } from './printer/LabelDrawing.tsx'
export type { LabelItem } from './printer/label.ts'
export { PrinterChoice } from './printer/PrinterChoice.tsx'
export { type BentukCetak, type Fact, Paper, ReceiptDialog, type ReceiptDialogProps } from './printer/ReceiptDialog.tsx'
export { type Printers, usePrinters } from './printer/usePrinters.ts'
export { ChartScreen } from './report/ChartScreen.tsx'
export type { ReportFormParts } from './report/ReportFilters.tsx'
export { type ReportActions, ReportScreen, type ReportScreenProps } from './report/ReportScreen.tsx'
export { type GroupAction, ReportTable, type ReportTableProps } from './report/ReportTable.tsx'
export { saveProof } from './report/saveProof.ts'
export { useReprint } from './report/useReprint.tsx'
export { closedNote, noteClosed } from './session/ditutup.ts'
export { forgetPlace, placeOf, wasThrownOut } from './session/kembali.ts'
export { LookOnly } from './session/LookOnly.tsx'
export {
  canOpen,
  endSession,
  getSession,
  isLate,
  isLoggedIn,
  isOwner,
  may,
  renewSession,
  type Session,
  serverNow,
  startSession,
  type UserData,
  useMay,
  useSession,
  useUser,
} from './session/session.ts'
export { useJam, useTanggalJam } from './session/useJam.ts'
export { SheetFile, type SheetRows, useSheetFile } from './sheet/SheetFile.tsx'
export { WrongRows } from './sheet/WrongRows.tsx'
export { DokumenDetail } from './transaction/DokumenDetail.tsx'
export { DokumenPage, type DokumenPageProps } from './transaction/DokumenPage.tsx'
export { EntryDialog } from './transaction/EntryDialog.tsx'
export { EntryLines, type EntryProps } from './transaction/EntryLines.tsx'
export { FormDialog, type FormDialogProps } from './transaction/FormDialog.tsx'
export {
  type HistoryCancel,
  HistoryCard,
  type HistoryCardProps,
  type HistoryEntry,
} from './transaction/HistoryCard.tsx'
export { LinesTable, type LinesTableProps } from './transaction/LinesTable.tsx'
export { PickCard, type PickCardProps } from './transaction/PickCard.tsx'
export { PindaiField } from './transaction/PindaiField.tsx'
export { PindaiTextField } from './transaction/PindaiTextField.tsx'
export { RiwayatDokumen, type RiwayatDokumenProps } from './transaction/RiwayatDokumen.tsx'
export { type BarFact, SaveBar, type SaveBarProps } from './transaction/SaveBar.tsx'
export { ScanLine, type ScanLineProps } from './transaction/ScanLine.tsx'
export { TickTable, type TickTableProps } from './transaction/TickTable.tsx'
export { useBusy } from './transaction/useBusy.ts'
export { firstBlank, noReason, shownField, useFields } from './transaction/useFields.ts'
export { useSentForm } from './transaction/useSentForm.ts'
export { useSlipForm } from './transaction/useSlipForm.ts'
export {
  type Saves,
  type SendOptions,
  type ShownSlip,
  useInvalidate,
  useSend,
  useSubmit,
} from './transaction/useSubmit.ts'
export { beratTotal, gramText, miligram, pcsFact, pcsText, rupiahText } from './transaction/words.ts'
export { useHandedOver } from './useHandedOver.ts'
export { type Options, optionsOf, useOptions } from './useOptions.ts'
export { useReckoned, useSettled, useSettledSave } from './useReckoned.ts'
export { readTableUrl, type TableUrl, type TableUrlSearch, useTableUrl } from './useTableUrl.ts'
export { useTitle } from './useTitle.ts'
export { type FieldBinding, type FormOf, type FormValues, fieldErrors, useZodForm, type ZodForm } from './useZodForm.ts'
