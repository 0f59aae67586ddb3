/** What of a payment is still to come or goes back. */
import { Button, cellText, RupiahField } from '@kencana/ui'
import type { Bagian } from './isian-bayar.shared.tsx'
import css from './pembayaran.module.css'

export function Sisa({
  rows,
  onRows,
  jumlah,
  bebas,
  keluar,
  uang,
  sebutan,
  kabur,
}: Bagian & { sebutan: string; kabur: boolean }) {
  const { dibayar, tunai, diterima, setDiterima, kembali } = uang
  const sisa = jumlah - dibayar
  const bisaPas = !bebas && rows.length > 0 && sisa !== 0
  return (
    <div className={css.kaki}>
      <dl>
        <div>
          <dt>{keluar ? sebutan : 'Dibayar'}</dt>
          <dd>{kabur ? '-' : cellText('rupiah', dibayar)}</dd>
        </div>
        {Number.isFinite(sisa) && (
          <div>
            <dt>{sisa < 0 && !kabur ? 'Lebih' : 'Sisa'}</dt>
            <dd data-tone={!kabur && (sisa < 0 || (!bebas && sisa > 0)) ? 'red' : undefined}>
              {kabur ? '-' : cellText('rupiah', Math.abs(sisa))}
            </dd>
          </div>
        )}
        {!kabur && diterima !== null && tunai > 0 && (bebas || sisa <= 0) && (
          <div>
            <dt>{kembali < 0 ? 'Kurang' : 'Kembali'}</dt>
            <dd data-tone={kembali < 0 ? 'red' : 'green'}>{cellText('rupiah', Math.abs(kembali))}</dd>
          </div>
        )}
      </dl>
      {bisaPas && (
        <Button size="sm" onClick={() => onRows(rows.map((one, at) => ({ ...one, pas: at === 0 })))}>
          Uang Pas
        </Button>
      )}
      {bebas && tunai > 0 && (
        <RupiahField className={css.diterima} label="Uang Diterima" value={diterima} onChange={setDiterima} />
      )}
    </div>
  )
}
