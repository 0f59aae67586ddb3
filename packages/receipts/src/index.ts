export { ascii, center, field, LEBAR, type PaperColumn, pair, rule, space, table, wrap } from './layout.ts'
export { POTONG, papers, type Receipt, receiptText, shopHead } from './receipt.ts'
