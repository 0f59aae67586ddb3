import type { OutputOf } from '@kencana/contract'
import type { BarFact } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { saldoUang } from './uang.contract.ts'

/** What lies in the drawer that one's cash goes through, for those who are told: whoever counts it is not. */
export const faktaKas = (saldo: OutputOf<typeof saldoUang> | undefined): BarFact[] => {
  if (saldo?.kas === undefined) return []
  const milik = saldo.laci.find((one) => one.milik)
  if (saldo.laci.length === 1 || milik?.saldo === undefined)
    return [{ label: 'Saldo Kas', value: cellText('rupiah', saldo.kas) }]
  return [
    {
      label: `Saldo Laci ${milik.kode_laci === '-' ? milik.nama_laci : milik.kode_laci}`,
      value: cellText('rupiah', milik.saldo),
    },
  ]
}
