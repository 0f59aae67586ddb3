/** Pages of which nobody is logged in: the installation tells them how it writes numbers and days. */
import { pakaiBentuk } from '@kencana/ledger'
import { call, getSession } from '@kencana/screens'
import { health } from '../../../../features/akses/setup/health.contract.ts'

const ask = async (halaman: string): Promise<void> => {
  // A customer's screen stands beside the counter, in the same browser.
  if (halaman === 'layar-pelanggan') return pakaiBentuk(getSession().user?.bentuk)
  await call(health, {}, { guarded: false }).then(
    (answer) => pakaiBentuk(answer.bentuk),
    () => undefined,
  )
}

/** Asks, and again while it stands: a television does for months, and a customer's screen goes by the counter. */
export const ikuti = (halaman: string, draw: () => void): Promise<void> => {
  const lagi = () => void ask(halaman).then(draw)
  if (halaman === 'papan-harga') setInterval(lagi, 600_000)
  if (halaman === 'layar-pelanggan') window.addEventListener('storage', lagi)
  return ask(halaman)
}
