/** Steps of random deposits and purchases that are let go while they wait: whose paper is out leaves by a cashier alone. */
import { cetak } from '../../../features/cetak/cetak.contract.ts'
import {
  BON_PEMBELIAN,
  tolakBeli,
} from '../../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { BON_TITIPAN } from '../../../features/titipan/transaksi-titipan/titipan.contract.ts'
import { tolakTitipan } from '../../../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { alat, coba, type Hasil, type Langkah, pilih, pilihTitip, versi } from './alat-tukar.ts'
import type { Lama, Titip } from './buku-tukar.ts'

const alasan = 'TIDAK JADI'

const cetakBon = async (jenis: string, one: Titip | Lama | undefined, { toko }: Langkah): Promise<Hasil> => {
  if (one?.keadaan !== 'OPEN' || one.toko !== toko) return null
  const { sales } = alat.orang[toko]
  return coba(
    [],
    () => sales.call(cetak, { jenis, dokumen: one.no, rangkap: 1, alasan: '' }),
    () => {
      one.bon = true
    },
  )
}

/** The customer gets a paper of his deposit. */
export const cetakTitip = (satu: Langkah): Promise<Hasil> => cetakBon(BON_TITIPAN, pilihTitip(satu, 'OPEN'), satu)

/** Its seller, or a cashier, lets one go that waits. */
export const lepaskanTitip = async (satu: Langkah): Promise<Hasil> => {
  const form = pilihTitip(satu, 'OPEN')
  if (!form) return null
  const { toko, mengikat: kasir } = satu
  const isi = { no_titip_group: form.no, versi: await versi('titipan', 'no_titip', form.no), alasan }
  const siapa = alat.orang[toko][kasir ? 'kasir' : 'sales']
  return coba(
    [...alat.buku.tolakOpen(form, toko), ...alat.buku.tolakBon(form, kasir)],
    () => siapa.call(tolakTitipan, isi),
    () => {
      form.keadaan = 'DITOLAK'
    },
  )
}

const pilihBeli = ({ toko, ke }: Langkah): Lama | undefined =>
  pilih(
    alat.buku.lama.filter((one) => !one.tukar),
    ke,
    (one) => one.keadaan === 'OPEN' && one.toko === toko,
  )

/** The customer goes to the cashier with the bon of his purchase. */
export const cetakBeli = (satu: Langkah): Promise<Hasil> => cetakBon(BON_PEMBELIAN, pilihBeli(satu), satu)

/** Its seller, or a cashier, lets a purchase go that waits. */
export const lepaskanBeli = async (satu: Langkah): Promise<Hasil> => {
  const lama = pilihBeli(satu)
  if (!lama) return null
  const { toko, mengikat: kasir } = satu
  const isi = { no_grup: lama.no, versi: await versi('pembelian', 'no_faktur_beli', lama.no), alasan }
  const siapa = alat.orang[toko][kasir ? 'kasir' : 'sales']
  const selesai = alat.buku.tolakOpen(lama, toko).length > 0 ? ['Sudah Diproses Oleh User Lain'] : []
  return coba(
    [...selesai, ...alat.buku.tolakBon(lama, kasir)],
    () => siapa.call(tolakBeli, isi),
    () => {
      lama.keadaan = 'BATAL'
    },
  )
}
