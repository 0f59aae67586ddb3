import type { OutputOf } from '@kencana/contract'
import type { BarFact } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { saldoUang } from './uang.contract.ts'

/** What lies in the drawer, for those who are told: whoever counts it is not. */
export const faktaKas = (saldo: OutputOf<typeof saldoUang> | undefined): BarFact[] =>
  saldo?.kas === undefined ? [] : [{ label: 'Saldo Kas', value: cellText('rupiah', saldo.kas) }]
