import type { OutputOf } from '@kencana/contract'
import { canOpen, useUser } from '@kencana/screens'
import { Card, cellText } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { dashboard } from './dashboard.contract.ts'
import css from './dashboard.module.css'

type State = OutputOf<typeof dashboard>

const CASH = '/laporan-transaksi-keuangan-cash'
const NON_CASH = '/laporan-keuangan-non-cash'

const NAMA_AKUN: Readonly<Record<string, string>> = { KAS: 'Kas laci', BANK: 'Bank', UANG_DI_JALAN: 'Uang di jalan' }

/** Ways of paying that go through the card machine. */
const EDC: ReadonlySet<string> = new Set(['DEBET', 'CREDIT'])

interface Props {
  kas: NonNullable<State['kas']>
  belumCair: NonNullable<State['belum_cair']>
  tanggal: string
}

/** Where the lines of an account's money stand. */
const tujuan = (akun: string, ref: string, hari: { tgl_awal: string; tgl_akhir: string }) =>
  akun === 'UANG_DI_JALAN'
    ? { to: '/pindah-uang', search: {} }
    : akun === 'KAS'
      ? { to: CASH, search: hari }
      : { to: NON_CASH, search: { ...hari, no_rekening: ref } }

/** Money in drawers and accounts, each with its report; of accounts what nobody saw there yet, which is a part of them. */
export function Kas({ kas, belumCair, tanggal }: Props) {
  const total = kas.reduce((sum, row) => sum + row.rp, 0)
  const hari = { tgl_awal: tanggal, tgl_akhir: tanggal }
  return (
    <Card title="Kas dan bank" note="Rp" flush>
      <ul className={css.rows}>
        {kas.map(({ akun, ref, rp }) => (
          <li key={`${akun}${ref}`}>
            <span>
              <Link {...tujuan(akun, ref, hari)}>{NAMA_AKUN[akun] ?? akun}</Link>{' '}
              {ref !== '-' && <span className="k-mono k-dim">{ref}</span>}
            </span>
            <b>{cellText('rupiah', rp)}</b>
          </li>
        ))}
        <li className={css.total}>
          <b>Total</b>
          <b>{cellText('rupiah', total)}</b>
        </li>
        {belumCair.map(({ cara_bayar, banyak, rp, sejak }) => (
          <li key={cara_bayar}>
            <span className={css.what}>
              <Link
                to={NON_CASH}
                search={{
                  tgl_awal: sejak,
                  tgl_akhir: tanggal,
                  type: 'DETAIL',
                  jenis: cara_bayar,
                  cair: 'BELUM CAIR',
                }}
              >
                {EDC.has(cara_bayar) ? `EDC ${cara_bayar}` : cara_bayar} belum cair
              </Link>{' '}
              <small>{cellText('int', banyak)} pembayaran</small>
            </span>
            <b>{cellText('rupiah', rp)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const MASTER = '/master-parameter-harga-emas'

/** 'Harga emas EMAS 24K Rp. 2,350,000 per gram sejak 08:02', which leads to the prices where one may see them. */
export function HargaEmas({ harga, zone }: { harga: State['harga']; zone: string }): ReactNode {
  const user = useUser()
  if (!harga) return null
  const nama = `Harga emas ${harga.nama_group}`
  const sejak =
    harga.sejak === null
      ? ''
      : new Date(harga.sejak).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return (
    <span className={css.harga}>
      {canOpen(user, MASTER) ? <Link to={MASTER}>{nama}</Link> : <span>{nama}</span>}
      <b>Rp. {cellText('rupiah', harga.harga)}</b>
      <span>per gram</span>
      {sejak !== '' && <span>sejak {sejak.startsWith(user.tgl_system) ? sejak.slice(11) : sejak}</span>}
    </span>
  )
}
