/** The money of one waiting sale or deposit: taken as it was planned or otherwise, and it is right. */
import { rp } from '@kencana/ledger'
import { gramText, rupiahText } from '@kencana/screens'
import { FormModal } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { type BarisBayar, UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { caraBayar, lewatBank, type Pembayaran, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import type { Nota } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import css from './validasi-jual-beli.module.css'

type Bayar = Nota['pembayaran'][number]

/** What a cashier takes money for. */
export type Tagihan = Pick<Nota, 'no_faktur_jual' | 'nama_customer' | 'pcs' | 'berat' | 'tagihan' | 'pembayaran'>

/** What pays without being money: it was agreed at the counter, and stays. */
const bukanUang = ({ pembayaran }: Tagihan): Bayar[] => pembayaran.filter((one) => one.ref !== '-')

/** What goes out of it is less. */
const jumlahkan = (list: readonly Bayar[]): number =>
  list.reduce((sum, one) => (one.arah === 'KELUAR' ? sum - one.jumlah : sum + one.jumlah), 0)

/** What of a bill nobody said how it would be paid: it is paid in cash here. */
export const sisaTunai = ({ pembayaran, tagihan }: Tagihan): number => tagihan - jumlahkan(pembayaran)

/** Cash that a sale brings when it is validated as it stands. */
export const tunaiJual = (nota: Tagihan): number =>
  nota.pembayaran.reduce((sum, one) => {
    if (one.cara_bayar !== 'CASH') return sum
    return one.arah === 'KELUAR' ? sum - one.jumlah : sum + one.jumlah
  }, sisaTunai(nota))

/** Rows of money to begin with: as it was going to be paid, what is left of it in cash. */
const rencana = (nota: Tagihan): readonly BarisBayar[] => {
  const rows = nota.pembayaran
    .filter((one) => one.ref === '-')
    .map(({ cara_bayar, no_rekening, referensi, jumlah, diterima }, id) => ({
      id,
      cara_bayar,
      no_rekening: no_rekening ?? '',
      referensi,
      jumlah: diterima ?? jumlah,
      pas: false,
    }))
  return rows.length === 0 && sisaTunai(nota) !== 0 ? UANG_PAS : rows
}

const kirim = (one: Bayar, masuk: boolean): Pembayaran => ({
  cara_bayar: one.cara_bayar,
  no_rekening: one.no_rekening ?? '',
  jumlah: one.jumlah,
  ...(one.arah === 'KELUAR' ? { arah: one.arah } : {}),
  ...(one.ref === '-' ? {} : { ref: one.ref }),
  ...(one.referensi === '' ? {} : { referensi: one.referensi }),
  ...(one.diterima === null ? {} : { diterima: one.diterima }),
  ...(masuk ? { masuk } : {}),
})

/** A payment of a waiting sale, as the cashier ticks that he has seen it at the bank. */
export const sebutBayar = ({ no_faktur_jual }: Tagihan, one: Bayar): string =>
  `${no_faktur_jual} ${caraBayar(one)} ${one.referensi}`

/**
 * What is sent of a sale that is validated as it stands: nothing where it was planned whole and nobody says more of it, what nobody
 * planned in cash.
 * @param masuk payments that the cashier has seen at the bank, as `sebutBayar` calls them
 */
export const kirimRencana = (nota: Tagihan, masuk: readonly string[]): Pembayaran[] => {
  const dilihat = (one: Bayar) => lewatBank(one.cara_bayar) && masuk.includes(sebutBayar(nota, one))
  const sisa = sisaTunai(nota)
  if (sisa === 0 && !nota.pembayaran.some(dilihat)) return []
  const rows = nota.pembayaran.map((one) => kirim(one, dilihat(one)))
  if (sisa === 0) return rows
  const arah = sisa < 0 ? { arah: 'KELUAR' as const } : {}
  return [...rows, { cara_bayar: 'CASH', no_rekening: '', jumlah: rp(Math.abs(sisa)), ...arah }]
}

interface Props<T extends Tagihan> {
  nota: T
  busy: boolean
  onTerima: (nota: T, pembayaran: Pembayaran[], tunai: Tunai | null) => void
  onClose: () => void
  /** Whether what else is asked is there; told before gaps of the money, for it may change what is paid. */
  siap: (nota: T) => boolean
  /** Its old pieces are weighed first: the keyboard begins there. */
  ditimbang?: boolean
  /** What else is asked before it is right. */
  children?: ReactNode
}

/** What the cashier takes of one customer; saving validates it. */
export function TerimaBayar<T extends Tagihan>({
  nota,
  busy,
  onTerima,
  onClose,
  siap,
  ditimbang = false,
  children,
}: Props<T>) {
  const [rows, setRows] = useState(() => rencana(nota))
  const tetap = bukanUang(nota)
  const sisa = nota.tagihan - jumlahkan(tetap)
  const tukar = tetap.some((one) => one.cara_bayar === 'TUKAR')
  const bayar = usePembayaran(rows, setRows, { jumlah: Math.abs(sisa), keluar: sisa < 0 })
  const simpan = () => {
    const pembayaran = busy || !siap(nota) ? null : bayar.baca()
    const uang = pembayaran?.map((one) => (sisa < 0 ? { ...one, arah: 'KELUAR' as const } : one))
    if (uang) onTerima(nota, [...tetap.map((one) => kirim(one, false)), ...uang], bayar.lunas)
  }
  return (
    <FormModal
      title="Terima Pembayaran"
      titleNote={<span className="k-mono k-dim">{nota.no_faktur_jual}</span>}
      size={680}
      busy={busy}
      saveText="Validasi"
      onClose={onClose}
      onSave={simpan}
    >
      <p className={css.tagihan}>
        <span>
          {nota.nama_customer}, {nota.pcs} barang {gramText(nota.berat)}
        </span>
        <b>{rupiahText(nota.tagihan)}</b>
      </p>
      {tetap.map((one) => (
        <p key={sebutBayar(nota, one)} className={css.tagihan}>
          <span>{caraBayar(one)}</span>
          <span>{rupiahText(one.jumlah)}</span>
        </p>
      ))}
      <div className={css.lain}>{children}</div>
      <BagianPembayaran
        {...bayar.bagian}
        {...(sisa < 0 ? { judul: `Uang Kembali ${tukar ? 'Tukar' : 'Titipan'}` } : {})}
        fokus={!ditimbang}
      />
    </FormModal>
  )
}
