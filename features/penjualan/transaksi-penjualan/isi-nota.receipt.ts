/** What a nota says, in whatever form it is printed: 40 columns or a page. */
import { formatGram, formatRibuan } from '@kencana/ledger'
import { caraBayar, type PembayaranTercatat, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { jumlahPpn, TANPA_PPN } from '../../master/group/jenis-ppn.contract.ts'
import type { TampilNota } from '../../pengaturan/setting-nota/setting-nota.contract.ts'
import type { Nota } from './nota.contract.ts'

type Barang = Nota['barang'][number]

/** A sale, with what was handed over just now. */
export type NotaTunai = Nota & { tunai?: Tunai | null }

/** A text at the left and an amount at the right of it; `bawah` for what belongs to the line above. */
export type Pasang = readonly [kiri: string, kanan: string, bawah?: true]

/** The parts of a nota from top to bottom. */
export interface IsiNota {
  kepala: readonly (readonly [label: string, isi: string])[]
  /** Of each piece its lines, the first one its name. */
  barang: readonly (readonly Pasang[])[]
  jumlah: readonly Pasang[]
  /** What the member has by it; none for who is no member. */
  poin: readonly Pasang[]
  /** Said of an undone sale, '' of any other. */
  batal: string
}

type Ada = <T>(baris: TampilNota, lines: readonly T[]) => readonly T[]

const adaUang = (label: string, jumlah: number, bawah?: true): Pasang[] =>
  jumlah === 0 ? [] : [bawah ? [label, formatRibuan(jumlah), bawah] : [label, formatRibuan(jumlah)]]

const kepala = (nota: Nota, saat: string, ada: Ada): IsiNota['kepala'] => {
  const member = nota.kode_member === '-' ? '' : ` (${nota.kode_member})`
  return [
    ['NO', nota.no_faktur_jual],
    ['TGL', saat],
    ...(nota.valid_by === null ? [] : ada('kasir', [['KASIR', nota.valid_by] as const])),
    ...ada('sales', [['SALES', `${nota.kode_sales} ${nota.nama_sales}`] as const]),
    ['CUST', nota.nama_customer + ada('member', [member]).join('')],
  ]
}

/** What a gram costs, where the gold is charged by it alone. */
const perGram = (one: Barang): string => {
  if (one.harga_gram_kadar === 0) return ' HARGA TETAP'
  return one.harga_jual === one.harga_hitung ? ` x ${formatRibuan(one.harga_gram_kadar)}` : ''
}

const satu = (one: Barang, ada: Ada): Pasang[] => {
  const kadar = ada('kadar', [`${one.kadar_cetak} `]).join('')
  const gram = `${kadar}${formatGram(one.berat)} g${ada('harga_gram', [perGram(one)]).join('')}`
  return [
    [`${one.kode_barcode} ${one.nama_barang}`, ''],
    [gram, formatRibuan(one.harga_jual), true],
    ...adaUang(one.nama_atribut || 'ATRIBUT', one.harga_atribut, true),
    ...adaUang('ONGKOS', one.ongkos, true),
    ...adaUang('DISKON', -one.diskon, true),
    ...(one.no_faktur_beli === null ? [] : ([[`** DIBELI KEMBALI ${one.no_faktur_beli} **`, '', true]] as const)),
  ]
}

/** What of a bill no tax is taken of, and why; none where the shop takes none at all. */
const tanpaPpn = ({ ppn_persen, barang }: Nota): Pasang[] =>
  TANPA_PPN.flatMap(({ jenis, nama, sebab }) => {
    const jumlah = ppn_persen === 0 ? 0 : jumlahPpn(barang, jenis)
    return [...adaUang(nama, jumlah, true), ...(jumlah === 0 || sebab === '' ? [] : [[sebab, '', true] as const])]
  })

/** Tax on top of the sum stands before the bill, tax inside of it after. */
export const tagihanNota = (nota: Nota): Pasang[] => {
  const { pcs, berat, total, ppn, ppn_termasuk, tagihan: jumlah } = nota
  const isi = `${pcs} PCS ${formatGram(berat)} G`
  if (ppn === 0) return [[isi, `Rp. ${formatRibuan(jumlah)}`], ...tanpaPpn(nota)]
  if (ppn_termasuk)
    return [[isi, `Rp. ${formatRibuan(jumlah)}`], ...adaUang('TERMASUK PPN', ppn, true), ...tanpaPpn(nota)]
  return [
    [isi, formatRibuan(total)],
    ...adaUang('PPN', ppn),
    ['TOTAL', `Rp. ${formatRibuan(jumlah)}`],
    ...tanpaPpn(nota),
  ]
}

const dibayar = (one: PembayaranTercatat, tunai: Tunai | null): Pasang[] => {
  if (one.arah === 'KELUAR') return [[`KEMBALI ${caraBayar(one)}`, formatRibuan(one.jumlah)]]
  if (one.cara_bayar !== 'CASH') return [[caraBayar(one), formatRibuan(one.jumlah)]]
  const diterima = tunai?.diterima ?? one.diterima ?? one.jumlah
  return [['TUNAI', formatRibuan(diterima)], ...adaUang('KEMBALI', diterima - one.jumlah)]
}

/** How a nota was paid, line by line, with what came back. */
export const uangNota = (nota: NotaTunai): Pasang[] =>
  nota.pembayaran.flatMap((one) => dibayar(one, nota.tunai ?? null))

const poin = ({ poin_didapat, poin_saldo }: Nota): Pasang[] => [
  ...adaUang('POIN NOTA INI', poin_didapat),
  ['POIN ANDA', formatRibuan(poin_saldo)],
]

/** The head of a paper of a sale, with every line that it may have. */
export const kepalaJual = (nota: Nota, saat: string): IsiNota['kepala'] => kepala(nota, saat, (_, lines) => lines)

/**
 * What stands on a nota.
 * @param tampil lines that the shop wants
 * @param saat when it was sold, by the clock of the shop
 */
export const isiNota = (nota: NotaTunai, tampil: readonly TampilNota[], saat: string): IsiNota => {
  const ada: Ada = (baris, lines) => (tampil.includes(baris) ? lines : [])
  return {
    kepala: kepala(nota, saat, ada),
    barang: nota.barang.map((one) => satu(one, ada)),
    jumlah: [...tagihanNota(nota), ...uangNota(nota)],
    poin: nota.kode_member === '-' ? [] : ada('poin', poin(nota)),
    batal: nota.status === 'BATAL' ? `DIBATALKAN ${nota.no_batal ?? 'SEBELUM SAH'}` : '',
  }
}
