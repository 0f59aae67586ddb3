/** What closing shows before it is asked for: the dates, what blocks, what stays open, what was counted. */
import type { OutputOf } from '@kencana/contract'
import { addDays, CheckField, IconArrowRight, namaHari, TextField } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { rencanaTutup } from '../../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { selisihText } from '../../../../features/keuangan/hitung-kas/hitung-kas.shared.tsx'
import { screenAt } from '../menu.ts'
import css from './TutupToko.module.css'

type Plan = OutputOf<typeof rencanaTutup>

function Counts({
  title,
  rows,
  blocking,
  fokus,
  onGo,
}: {
  title: string
  rows: Plan['terbuka']
  blocking?: boolean
  /** The first of them is where the way goes on. */
  fokus?: boolean
  onGo: () => void
}) {
  if (rows.length === 0) return null
  return (
    <section className={css.list} data-blocking={blocking || undefined}>
      <h3>{title}</h3>
      <ul>
        {rows.map((row, at) => (
          <li key={row.nama}>
            {screenAt(row.path) ? (
              <Link to={row.path} search={row.search} onClick={onGo} data-autofocus={(fokus && at === 0) || undefined}>
                {row.nama}
              </Link>
            ) : (
              <span>{row.nama}</span>
            )}
            <b>{row.jumlah}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dates({ from, to }: { from: string; to: string }) {
  return (
    <div className={css.dates}>
      <span>
        Tanggal System
        <b>{from}</b>
        {namaHari(from)}
      </span>
      <IconArrowRight />
      <span>
        Menjadi
        <b>{to}</b>
        {namaHari(to)}
      </span>
    </div>
  )
}

interface PlanBodyProps {
  plan: Plan
  skip: boolean
  onSkip: (skip: boolean) => void
  /** The last empty day, as it is typed where there are many. */
  typed: string
  onTyped: (typed: string) => void
  onGo: () => void
  /** Something blocks that is settled on its own screen. */
  periksa: boolean
}

/** The plan, as somebody reads it. */
export function PlanBody({ plan, skip, onSkip, typed, onTyped, onGo, periksa }: PlanBodyProps) {
  const last = plan.hari_kosong.at(-1)
  return (
    <>
      <Dates from={plan.tgl_system} to={skip && last ? addDays(last, 1) : plan.tgl_berikut} />
      {plan.hari_kosong.length > 0 && (
        <div className={css.days}>
          <CheckField label="Lewati hari kosong sekaligus" value={skip} onChange={onSkip} />
          <small>
            {plan.diketik
              ? `${plan.hari_kosong.length} hari, ${plan.hari_kosong[0]} sampai ${last}`
              : plan.hari_kosong.join(', ')}
          </small>
          {plan.hari_tersisa > 0 && <small>{plan.hari_tersisa} hari lagi sesudah login berikutnya</small>}
          {plan.diketik && skip && last && (
            <TextField label={`Ketik ${last}`} required value={typed} onChange={onTyped} placeholder={last} />
          )}
        </div>
      )}
      {plan.hitungan.map(({ kode_laci, jam, oleh, selisih, berlaku }) => (
        <p key={kode_laci} className={css.hitungan}>
          {kode_laci === '-' ? 'Kas' : `Laci ${kode_laci}`} dihitung {jam} oleh {oleh},{' '}
          <b>{berlaku ? selisihText(selisih) : 'uang bergerak sesudahnya'}</b>
        </p>
      ))}
      <Counts title="Harus selesai dulu" rows={plan.penghalang} blocking fokus={periksa} onGo={onGo} />
      <Counts title="Masih terbuka, boleh ditutup" rows={plan.terbuka} onGo={onGo} />
    </>
  )
}
