/** Pieces of an open sale whose bon was printed: each is scanned back, or told to be gone. */
import { gramText, PindaiField, rupiahText } from '@kencana/screens'
import { Button, IconCheck, useKeys } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'
import type { Nota } from '../transaksi-penjualan/nota.contract.ts'
import css from './batal-penjualan.module.css'

type Barang = Nota['barang']

interface Props {
  barang: Barang
  /** Those that were not scanned. */
  belum: Barang
  /** Something was to be saved while some were neither scanned nor told to be gone. */
  tertinggal: boolean
  /** Whether those that were not scanned are told to be gone. */
  hilang: boolean
  setHilang: (hilang: boolean) => void
  /** @returns whether it is a piece of this sale */
  pindai: (kode: string) => Promise<boolean>
}

/** What is gone, by grams and by what its customer was to pay, and that somebody has to agree to it. */
function Hilang({ belum }: Pick<Props, 'belum'>) {
  const berat = belum.reduce((sum, one) => sum + one.berat, 0)
  const total = belum.reduce((sum, one) => sum + one.total, 0)
  return (
    <p className={css.hilang} role="status">
      {belum.length} barang {gramText(berat)}, {rupiahText(total)} tidak kembali: dicatat hilang, perlu persetujuan OWN
      atau SU.
    </p>
  )
}

/** Each is scanned back, or with F4 the rest is told to be gone; one that is scanned after that is there. */
export function PindaiKembali({ barang, belum, tertinggal, hilang, setHilang, pindai }: Props) {
  const [salah, setSalah] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLElement>(null)
  useKeys({ F4: () => belum.length > 0 && setHilang(!hilang) }, root)
  useEffect(() => {
    if (tertinggal) field.current?.focus()
  }, [tertinggal])
  const kata =
    tertinggal && !hilang
      ? `Pindai Dulu ${belum.length} Barang Yang Belum Kembali`
      : salah !== '' && `Barang ${salah} bukan dari faktur ini`
  return (
    <section ref={root} aria-label="Barang kembali">
      <p>Bon sudah dicetak: pindai kembali setiap barangnya.</p>
      <PindaiField
        ref={field}
        autoFocus
        failed={kata !== false}
        result={kata || undefined}
        onScan={(kode) =>
          void pindai(kode).then(
            (ada) => setSalah(ada ? '' : kode),
            () => setSalah(kode),
          )
        }
      />
      <ul className={css.kembali}>
        {barang.map((one) => (
          <li key={one.kode_barcode} data-kembali={!belum.includes(one) || undefined}>
            <span className="k-mono">{one.kode_barcode}</span>
            <span>
              {one.nama_barang} {gramText(one.berat)}, {rupiahText(one.total)}
            </span>
            <span>{belum.includes(one) ? hilang ? 'tidak kembali' : 'belum dipindai' : <IconCheck />}</span>
          </li>
        ))}
      </ul>
      {hilang && belum.length > 0 && <Hilang belum={belum} />}
      {belum.length > 0 && (
        <Button size="sm" kbd="F4" aria-pressed={hilang} onClick={() => setHilang(!hilang)}>
          {hilang ? 'Pindai Lagi' : 'Barang Tidak Kembali'}
        </Button>
      )}
    </section>
  )
}
