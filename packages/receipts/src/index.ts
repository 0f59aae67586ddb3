export {
  type GambarLabel,
  gambarLabel,
  type IsiLabel,
  type Kotak,
  type NamaTemplate,
  TEMPLATE_LABEL,
  type Teks,
} from './label.ts'
export {
  ascii,
  center,
  field,
  LEBAR,
  type PaperColumn,
  pair,
  rule,
  signatures,
  space,
  table,
  wrap,
} from './layout.ts'
export { onItsDay, POTONG, papers, type Receipt, receiptText, shopHead, slipAddress, slipHead } from './receipt.ts'
export { labelZpl } from './zpl.ts'
