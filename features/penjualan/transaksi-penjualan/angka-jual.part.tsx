/** The figures of a sale: in the bar of who sells, and on the screen of who buys. */
import { jumlahBerat } from '@kencana/ledger'
import { type BarFact, pcsFact } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { type FormTunai, uangDititipkan } from '../../titipan/transaksi-titipan/slip-titipan.shared.tsx'
import { angkaLayar, type IsiLayar, LAYAR_KOSONG } from '../layar-pelanggan/siar-layar.shared.tsx'
import type { BarisJual } from './baris-jual.part.tsx'
import { type NotaTunai, uangNota } from './isi-nota.receipt.ts'
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

const bila = (label: string, jumlah: number) => (jumlah > 0 ? [{ label, value: cellText('rupiah', jumlah) }] : [])

/** The running figures at the foot. */
export const angka = (barang: readonly BarisJual[], simpan: Simpan) => ({
  facts: [
    pcsFact('Barang', barang),
    { label: 'Berat', value: cellText('gram', jumlahBerat(barang)), unit: 'g' },
    ...bila('PPN', simpan.tagihan.ppn),
    ...bila('Tanpa PPN', simpan.tagihan.tanpaPpn),
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

const barisLayar = (baris: BarisJual): IsiLayar['barang'][number] => {
  const { kode_barang, kode_dept, nama_barang, kadar_cetak, foto, berat, total } = baris
  const tulisan = { berat: cellText('gram', berat), total: cellText('rupiah', total) }
  return { kode_barang, kode_dept, nama_barang, kadar_cetak, foto, ...tulisan }
}

/** What the customer reads of a sale that was saved: what its paper says of its money. */
const terjual = (nota: NotaTunai): IsiLayar => ({
  ...LAYAR_KOSONG,
  keadaan: 'SELESAI',
  judul: nota.status === 'DONE' ? 'Terima Kasih' : 'Silahkan Membayar Di Kasir',
  angka: nota.status === 'DONE' ? uangNota(nota).map(([label, value]) => ({ label, value })) : [],
  total: { label: 'Total', value: cellText('rupiah', nota.tagihan) },
  qr: nota.status === 'DONE' ? nota.tautan || nota.token : '',
  menunggu: nota.status === 'OPEN' ? nota.no_faktur_jual : '',
})

const dititipkan = (form: FormTunai): IsiLayar => ({
  ...LAYAR_KOSONG,
  keadaan: 'SELESAI',
  judul: form.status === 'DONE' ? 'Terima Kasih' : 'Silahkan Membayar Di Kasir',
  angka:
    form.tunai && form.status === 'DONE' ? [{ label: 'KEMBALI', value: cellText('rupiah', form.tunai.kembali) }] : [],
  total: { label: 'Titip', value: cellText('rupiah', uangDititipkan(form)) },
})

// Who gets money reads of it as his, and of no payment that is still missing.
const dibaca = (facts: readonly BarFact[], sisa: number): readonly BarFact[] =>
  sisa < 0 ? facts.filter(({ label }) => label !== 'Dibayar' && label !== 'Sisa') : facts

/** What the customer sees of a sale: its pieces and the figures of the bar; what its paper says once it is saved. */
export const layarJual = (barang: readonly BarisJual[], simpan: Simpan): IsiLayar => {
  if (simpan.shown) return terjual(simpan.shown.slip)
  if (barang.length === 0) return LAYAR_KOSONG
  const { sisa, titip, tagihan } = simpan
  const { facts, total } = angka(barang, simpan)
  const tukar = tagihan.tagihan - titip - sisa
  return {
    ...LAYAR_KOSONG,
    keadaan: 'ISI',
    barang: barang.map(barisLayar),
    angka: angkaLayar([
      ...dibaca(facts, sisa),
      ...(tukar > 0 ? [{ label: 'Tukar', value: cellText('rupiah', tukar) }] : []),
    ]),
    total: { label: sisa < 0 ? 'Anda Terima' : total.label, value: total.value },
  }
}

/** The same of a deposit. */
export const layarTitip = (barang: readonly BarisJual[], simpan: Titip): IsiLayar => {
  if (simpan.shown) return dititipkan(simpan.shown.slip)
  if (barang.length === 0) return LAYAR_KOSONG
  const { facts, total } = angkaTitip(barang, simpan)
  return { ...LAYAR_KOSONG, keadaan: 'ISI', barang: barang.map(barisLayar), angka: angkaLayar(facts), total }
}
