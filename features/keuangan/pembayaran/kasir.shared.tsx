/** What stands where money would be entered by somebody whose shop lets its cashier take it. */
import { useMay } from '@kencana/screens'
import type { ReactNode } from 'react'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import css from './pembayaran.module.css'

/** Whoever validates at the till is the shop's cashier, as the server has it. */
const KASIR = { access: ['/validasi-jual-beli'], aksi: 'validasi' } as const

/** Whether money is not his to book. Until the shop's way is read it is the way of most. */
export const useLewatKasir = (): boolean => {
  const kasir = useMay(KASIR)
  const lewat = usePara()('kasir_uang') !== 'TIDAK'
  return lewat && !kasir
}

/** In place of the payments: who takes them, and where. */
export function SerahkanKasir({ judul, dimana, children }: { judul: string; dimana: string; children?: ReactNode }) {
  return (
    <section className={css.bagian} aria-label={judul}>
      <header>
        <b>{judul}</b>
      </header>
      <p className={css.kasir}>
        <b>Serahkan Ke Kasir.</b> {dimana}
      </p>
      {children}
    </section>
  )
}
