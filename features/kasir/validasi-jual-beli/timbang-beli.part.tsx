import type { InputOf, OutputOf } from '@kencana/contract'
import { miligram } from '@kencana/screens'
import { FieldGrid, GramField, TextField } from '@kencana/ui'
import { useState } from 'react'
import type { bukaBeli, validasiBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'

/** Pieces that may have to be weighed again. */
interface Grup extends Pick<OutputOf<typeof bukaBeli>[number], 'perlu_saksi'> {
  barang: readonly { no_faktur_beli: string; nama_barang: string }[]
}
type Timbang = InputOf<typeof validasiBeli>['timbang']

/** What the cashier's own scale and test say of a piece, as typed. */
interface Uji {
  berat: string
  kadar: string
}

const BLANK: Uji = { berat: '', kadar: '' }

/** What was typed per piece, and what of it goes with the forms that are ticked. */
export const useTimbang = () => {
  const [uji, setUji] = useState<Readonly<Record<string, Uji>>>({})
  const kirim = (grup: readonly Grup[]): Timbang =>
    grup
      .filter((one) => one.perlu_saksi)
      .flatMap((one) => one.barang)
      .flatMap(({ no_faktur_beli }) => {
        const { berat, kadar } = uji[no_faktur_beli] ?? BLANK
        return berat === '' && kadar === '' ? [] : [{ no_faktur_beli, berat: miligram(berat), kadar }]
      })
  return {
    uji: (nomor: string) => uji[nomor] ?? BLANK,
    ubah: (nomor: string, baru: Partial<Uji>) =>
      setUji((now) => ({ ...now, [nomor]: { ...BLANK, ...now[nomor], ...baru } })),
    kirim,
  }
}

/** The pieces of a form beyond what somebody buys alone: weighed and tested again by whoever validates it. */
export function TimbangBeli({
  grup,
  timbang,
}: {
  grup: Grup
  timbang: Pick<ReturnType<typeof useTimbang>, 'uji' | 'ubah'>
}) {
  return (
    <FieldGrid columns={2}>
      {grup.barang.flatMap(({ no_faktur_beli, nama_barang }, at) => [
        <GramField
          key={`${no_faktur_beli} berat`}
          name={`${no_faktur_beli}_berat`}
          label={`Berat Timbang ${nama_barang}`}
          required
          autoFocus={at === 0}
          value={timbang.uji(no_faktur_beli).berat}
          onChange={(berat) => timbang.ubah(no_faktur_beli, { berat })}
        />,
        <TextField
          key={`${no_faktur_beli} kadar`}
          name={`${no_faktur_beli}_kadar`}
          label={`Kadar Uji ${nama_barang}`}
          required
          value={timbang.uji(no_faktur_beli).kadar}
          onChange={(kadar) => timbang.ubah(no_faktur_beli, { kadar })}
        />,
      ])}
    </FieldGrid>
  )
}
