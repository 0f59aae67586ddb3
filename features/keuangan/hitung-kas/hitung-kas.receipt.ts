import type { OutputOf } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures, table } from '@kencana/receipts'
import { type getHitungKas, PECAHAN } from './hitung-kas.contract.ts'

const PECAHAN_KERTAS = [
  { width: 11, right: true },
  { width: 9, right: true },
  { width: 18, right: true },
] as const

const rupiah = (value: number): string => `Rp. ${formatRibuan(value)}`

/** Notes and coins, those that there are. */
const isiLaci = (lembar: Readonly<Record<string, number>>): string[] =>
  table(
    PECAHAN_KERTAS,
    PECAHAN.flatMap((pecahan) => {
      const banyak = lembar[pecahan] ?? 0
      const nilai = Number(pecahan)
      return banyak === 0 ? [] : [[formatRibuan(nilai), `x ${formatRibuan(banyak)}`, formatRibuan(nilai * banyak)]]
    }),
  )

/**
 * The slip of a count, for both who counted; while the second one is awaited it tells no figure.
 * @param kepala the head of the shop's receipts
 */
export const strukHitungKas = (hitung: OutputOf<typeof getHitungKas>, kepala: readonly string[]): Receipt => {
  const { dihitung, saldo, selisih, lembar } = hitung
  return {
    judul: 'Cetak hitungan kas',
    nomor: hitung.no_hitung,
    berkas: 'hitung_kas.txt',
    salinan: ['INTERNAL'],
    baris: [
      ...kepala,
      ...rule(),
      ...field('NO', hitung.no_hitung),
      ...field('TGL', hitung.tgl_system),
      ...(hitung.kode_laci === '-' ? [] : field('LACI', hitung.kode_laci)),
      ...field('USER', hitung.user_id),
      ...(hitung.kedua_oleh === null ? [] : field('KEDUA', hitung.kedua_oleh)),
      ...rule(),
      ...(dihitung === null || saldo === null || selisih === null
        ? ['MENUNGGU HITUNGAN KEDUA']
        : [
            ...isiLaci(lembar ?? {}),
            ...rule(),
            ...pair('DIHITUNG', rupiah(dihitung)),
            ...pair('MENURUT BUKU', rupiah(saldo)),
            ...pair(selisih < 0 ? 'KURANG' : selisih > 0 ? 'LEBIH' : 'SELISIH', rupiah(Math.abs(selisih))),
          ]),
      ...(hitung.no_uang === null ? [] : [...rule(), `DIBUKUKAN ${hitung.no_uang}`]),
      ...signatures('PENGHITUNG', 'SAKSI'),
    ],
  }
}
