/** The customer's own gold goes with the order: document in, journal out. */
import { type Jurnal, type Mg, pindah, refTukang, type Tempat } from '@kencana/ledger'

interface EmasCustomer {
  no_pembagian: string
  no_pesanan: string
  kode_group: string
  berat_customer: Mg
}

const bahan = (kode_tukang: string): Tempat => ({ akun: 'TUKANG', ref: refTukang(kode_tukang, 'BAHAN') })

/**
 * Out of custody, where the order's entry put it, into the craftsman's hands: the customer's gold in between. Null when he
 * left none.
 */
export const jurnalBagi = (emas: EmasCustomer, kode_tukang: string): Jurnal | null => {
  const { no_pembagian, no_pesanan, kode_group, berat_customer } = emas
  if (berat_customer === 0) return null
  const isi = { kode_group, kode_dept: '-', pcs: 0, mg: berat_customer }
  const pelanggan: Tempat = { akun: 'PELANGGAN' }
  return {
    kind: 'PESANAN',
    document: no_pembagian,
    lines: [
      ...pindah({ akun: 'TITIPAN_BARANG', ref: no_pesanan }, pelanggan, isi),
      ...pindah(pelanggan, bahan(kode_tukang), isi),
    ],
  }
}

/** From one craftsman to the other; null when there is none. */
export const jurnalPindah = (emas: EmasCustomer, asal: string, tujuan: string): Jurnal | null => {
  const { no_pembagian, kode_group, berat_customer } = emas
  if (berat_customer === 0) return null
  const isi = { kode_group, kode_dept: '-', pcs: 0, mg: berat_customer }
  return { kind: 'PESANAN', document: no_pembagian, lines: pindah(bahan(asal), bahan(tujuan), isi) }
}
