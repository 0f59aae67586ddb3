/** The figures of a sale: in the bar of who sells, and on the screen of who buys. */
import { jumlahBerat } from '@kencana/ledger'
import { type BarFact, pcsFact } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { angkaLayar, type IsiLayar, LAYAR_KOSONG } from '../layar-pelanggan/siar-layar.shared.tsx'
import type { BarisJual } from './baris-jual.part.tsx'
import type { NotaTunai } from './isi-nota.receipt.ts'
import type { useSimpanJual } from './simpan-jual.part.tsx'
import type { useSimpanTitip } from './titip-jual.part.tsx'

type Simpan = ReturnType<typeof useSimpanJual>
type Titip = ReturnType<typeof useSimpanTitip>

const titipFacts = ({ titip }: Simpan): BarFact[] =>
  titip === 0 ? [] : [{ label: 'Titipan', value: cellText('rupiah', titip) }]

/** @param harus what is to be paid, or given back */
const bayarFacts = (
  {
    bayar: { lunas, dibayar },
    marketplace = null,
    diKasir,
  }: Pick<Simpan, 'bayar' | 'diKasir'> & Partial<Pick<Simpan, 'marketplace'>>,
  harus: number,
): BarFact[] => {
  if (marketplace !== null) return [{ label: 'Dibayar', value: marketplace }]
  if (diKasir) return [{ label: 'Dibayar', value: 'di kasir' }]
  const sisa = harus - dibayar
  if (sisa > 0)
    return [
      { label: 'Dibayar', value: cellText('rupiah', dibayar) },
      { label: 'Sisa', value: cellText('rupiah', sisa), tone: 'red' },
    ]
  if (!lunas) return [{ label: 'Dibayar', value: cellText('rupiah', dibayar) }]
  return [
    { label: 'Dibayar', value: cellText('rupiah', dibayar + lunas.kembali) },
    { label: 'Kembali', value: cellText('rupiah', lunas.kembali), tone: 'green' },
  ]
}

/** The running figures at the foot. */
export const angka = (barang: readonly BarisJual[], simpan: Simpan) => ({
  facts: [
    pcsFact('Barang', barang),
    { label: 'Berat', value: cellText('gram', jumlahBerat(barang)), unit: 'g' },
    ...(simpan.tagihan.ppn > 0 ? [{ label: 'PPN', value: cellText('rupiah', simpan.tagihan.ppn) }] : []),
    ...titipFacts(simpan),
    ...bayarFacts(simpan, Math.abs(simpan.sisa)),
  ],
  total:
    simpan.sisa < 0
      ? { label: 'Bayar Customer', prefix: 'Rp.', value: cellText('rupiah', -simpan.sisa) }
      : { label: 'Total', prefix: 'Rp.', value: cellText('rupiah', simpan.sisa) },
})

/** The same of a deposit. */
export const angkaTitip = (barang: readonly BarisJual[], simpan: Titip) => ({
  facts: [
    pcsFact('Barang', barang),
    { label: 'Berat', value: cellText('gram', jumlahBerat(barang)), unit: 'g' },
    { label: 'Sisa Harga', value: cellText('rupiah', simpan.sisa) },
    ...bayarFacts(simpan, simpan.uang),
  ],
  total: { label: 'Titip', prefix: 'Rp.', value: cellText('rupiah', simpan.uang) },
})

type Angka = ReturnType<typeof angka>

/** What the customer sees of a form: its pieces and the figures of the bar; what was sold once it is. */
export const layar = (
  barang: readonly BarisJual[],
  { facts, total }: Angka,
  terjual: NotaTunai | undefined,
): IsiLayar => {
  if (terjual) {
    const { status, tagihan, tunai, tautan, token } = terjual
    return {
      ...LAYAR_KOSONG,
      keadaan: 'SELESAI',
      angka: tunai ? [{ label: 'Kembali', value: cellText('rupiah', tunai.kembali) }] : [],
      total: { label: 'Total', value: cellText('rupiah', tagihan) },
      qr: status === 'DONE' ? tautan || token : '',
    }
  }
  if (barang.length === 0) return LAYAR_KOSONG
  return {
    keadaan: 'ISI',
    barang: barang.map(({ kode_barang, kode_dept, nama_barang, kadar_cetak, foto, berat, total }) => ({
      kode_barang,
      kode_dept,
      nama_barang,
      kadar_cetak,
      foto,
      berat: cellText('gram', berat),
      total: cellText('rupiah', total),
    })),
    angka: angkaLayar(facts),
    total: { label: total.label, value: total.value },
    qr: '',
  }
}
