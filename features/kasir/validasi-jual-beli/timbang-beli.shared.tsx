import type { InputOf, OutputOf } from '@kencana/contract'
import { miligram } from '@kencana/screens'
import { FieldGrid, focusGap, GramField, TextField } from '@kencana/ui'
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

const LABEL = { berat: 'Berat Timbang', kadar: 'Kadar Uji' } as const satisfies Record<keyof Uji, string>

/** What was typed per piece, and what of it goes with the forms that are ticked. */
export const useTimbang = () => {
  const [uji, setUji] = useState<Readonly<Record<string, Uji>>>({})
  // Once they were sent with a gap, gaps are told at their fields.
  const [dicari, setDicari] = useState(false)
  const satu = (nomor: string): Uji => uji[nomor] ?? BLANK
  const perlu = (grup: readonly Grup[]) => grup.filter((one) => one.perlu_saksi).flatMap((one) => one.barang)
  const kirim = (grup: readonly Grup[]): Timbang =>
    perlu(grup).map(({ no_faktur_beli }) => {
      const { berat, kadar } = satu(no_faktur_beli)
      return { no_faktur_beli, berat: miligram(berat), kadar }
    })
  return {
    /** Whether nothing is left to weigh or test; what is, is marked. */
    lengkap: (grup: readonly Grup[]): boolean => {
      const kurang = perlu(grup).some(({ no_faktur_beli }) => Object.values(satu(no_faktur_beli)).includes(''))
      setDicari(kurang)
      if (kurang) focusGap()
      return !kurang
    },
    /** A field of a piece. */
    isian: (nomor: string, apa: keyof Uji, nama_barang: string) => ({
      name: `${nomor}_${apa}`,
      label: `${LABEL[apa]} ${nama_barang}`,
      required: true,
      value: satu(nomor)[apa],
      error: dicari && satu(nomor)[apa] === '' ? `${LABEL[apa]} Harus Diisi` : undefined,
      onChange: (baru: string) => setUji((now) => ({ ...now, [nomor]: { ...BLANK, ...now[nomor], [apa]: baru } })),
    }),
    kirim,
  }
}

/** The pieces of a form beyond what somebody buys alone: weighed and tested again by whoever validates it. */
export function TimbangBeli({ grup, timbang }: { grup: Grup; timbang: Pick<ReturnType<typeof useTimbang>, 'isian'> }) {
  return (
    <FieldGrid columns={2}>
      {grup.barang.flatMap(({ no_faktur_beli, nama_barang }, at) => [
        <GramField
          key={`${no_faktur_beli} berat`}
          {...timbang.isian(no_faktur_beli, 'berat', nama_barang)}
          autoFocus={at === 0}
        />,
        <TextField key={`${no_faktur_beli} kadar`} {...timbang.isian(no_faktur_beli, 'kadar', nama_barang)} />,
      ])}
    </FieldGrid>
  )
}
