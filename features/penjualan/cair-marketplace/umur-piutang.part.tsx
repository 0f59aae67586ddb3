/** How long platforms have owed what they owe. */
import { jumlah } from '@kencana/ledger'
import { Card, cellText } from '@kencana/ui'
import type { Piutang } from './cair-marketplace.contract.ts'
import css from './cair-marketplace.module.css'

/** Source: controls, balances outside older than 14 days are alarms. */
const UMUR = [
  { label: '0-7 hari', dari: 0, sampai: 7 },
  { label: '8-14 hari', dari: 8, sampai: 14 },
  { label: 'Lebih 14 hari', dari: 15, sampai: Number.POSITIVE_INFINITY },
] as const

const sisa = (list: readonly Piutang[]): string => (list.length === 0 ? '-' : cellText('rupiah', jumlah(list, 'sisa')))

export function UmurPiutang({ piutang }: { piutang: readonly Piutang[] }) {
  if (piutang.length === 0) return null
  const marketplace = [...new Set(piutang.map((one) => one.kode_marketplace))].toSorted()
  return (
    <Card title="Umur piutang" flush>
      <div className={css.gulir}>
        <table className={css.umur} aria-label="Umur piutang">
          <thead>
            <tr>
              <th scope="col">Marketplace</th>
              {UMUR.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Jumlah</th>
            </tr>
          </thead>
          <tbody>
            {marketplace.map((kode) => {
              const milik = piutang.filter((one) => one.kode_marketplace === kode)
              return (
                <tr key={kode}>
                  <th scope="row">{kode}</th>
                  {UMUR.map(({ label, dari, sampai }) => {
                    const list = milik.filter(({ umur }) => umur >= dari && umur <= sampai)
                    return (
                      <td key={label} data-lama={(dari > 14 && list.length > 0) || undefined}>
                        {sisa(list)}
                      </td>
                    )
                  })}
                  <td>
                    <b>{sisa(milik)}</b>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
