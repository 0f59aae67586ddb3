/** What the lines of a sale come to, and the tax of it. */
import { type Mg, type Rp, rp } from '@kencana/ledger'
import type { JenisPpn } from '../../master/group/jenis-ppn.contract.ts'
import { hitungPpn, type Pajak } from './harga-jual.contract.ts'
import type { Terjual } from './kasus-jual.api.ts'

const jumlahkan = (list: readonly Terjual[], apa: (one: Terjual) => number): Rp =>
  rp(list.reduce((sum, one) => sum + apa(one), 0))

const hargaBarang = ({ bagian, barang }: Terjual): number => bagian.harga_jual + barang.harga_atribut

/** Sums of the lines, tax of those that are taxed, and the bill. */
export const jumlahNota = (list: readonly Terjual[], pajak: Pajak) => {
  const dari = (jenis: JenisPpn) => list.filter(({ barang }) => barang.jenis_ppn === jenis)
  const total = jumlahkan(list, (one) => one.total)
  const kena = jumlahkan(dari('KENA'), (one) => one.total)
  const ppn = hitungPpn(kena, pajak)
  return {
    ...pajak,
    pcs: list.length,
    berat: jumlahkan(list, (one) => one.barang.berat) as number as Mg,
    harga: jumlahkan(list, hargaBarang),
    harga_tidak_dipungut: jumlahkan(dari('TIDAK DIPUNGUT'), hargaBarang),
    harga_bukan_objek: jumlahkan(dari('BUKAN OBJEK'), hargaBarang),
    ongkos: jumlahkan(list, (one) => one.bagian.ongkos),
    diskon: jumlahkan(list, (one) => one.bagian.diskon),
    total,
    total_hitung: jumlahkan(list, (one) => one.bagian.total_hitung),
    ppn,
    tagihan: rp(total + (pajak.ppn_termasuk ? 0 : ppn)),
  }
}
