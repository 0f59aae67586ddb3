/** How long platforms have owed what they owe. */
import { Card, cellText } from '@kencana/ui'
import type { Piutang } from './cair-marketplace.contract.ts'
import css from './cair-marketplace.module.css'
import { UMUR_PIUTANG, umurPiutang } from './umur-piutang.contract.ts'

const sisa = (rupiah: number): string => (rupiah === 0 ? '-' : cellText('rupiah', rupiah))

export function UmurPiutang({ piutang }: { piutang: readonly Piutang[] }) {
  if (piutang.length === 0) return null
  return (
    <Card title="Umur piutang" flush>
      <div className={css.gulir}>
        <table className={css.umur} aria-label="Umur piutang">
          <thead>
            <tr>
              <th scope="col">Marketplace</th>
              {UMUR_PIUTANG.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Jumlah</th>
            </tr>
          </thead>
          <tbody>
            {umurPiutang(piutang).map(({ kode_marketplace, menurutUmur, semua }) => (
              <tr key={kode_marketplace}>
                <th scope="row">{kode_marketplace}</th>
                {UMUR_PIUTANG.map(({ label, sampai }, ke) => (
                  <td
                    key={label}
                    data-lama={(sampai === Number.POSITIVE_INFINITY && (menurutUmur[ke] ?? 0) > 0) || undefined}
                  >
                    {sisa(menurutUmur[ke] ?? 0)}
                  </td>
                ))}
                <td>
                  <b>{sisa(semua)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
