/** Steps of random deposits: each as people do it, and beforehand what the notebook says of it. */
import { rp } from '@kencana/ledger'
import {
  batalTitipan,
  tambahUangTitipan,
  titip,
  validasiTitipan,
} from '../../../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { alat, barisBaru, bebas, coba, type Hasil, type Langkah, pilih, pilihTitip, versi } from './alat-tukar.ts'
import { harga, uangKembali } from './buku-tukar.ts'
import { disetujuiBila } from './pembelian.ts'
import { bayarTunai } from './penjualan.ts'
import { batalTitipForm, formTitip } from './titipan.ts'

/** A piece is kept. */
export const titipkan = async ({ toko, ke, persen, mengikat }: Langkah): Promise<Hasil> => {
  const emas = pilih(alat.buku.emas, ke, bebas(toko))
  if (!emas) return null
  // Whole thousands, of which a tenth is kept.
  const dibayar = Math.min(Math.ceil((harga(emas) * persen) / 100_000) * 1_000, Math.floor(harga(emas) / 1_000) * 1_000)
  const form = await formTitip(alat.orang[toko].sales, [], {
    detail_barang: [await barisBaru(emas)],
    titip: rp(dibayar),
    mengikat,
  })
  let no = ''
  const simpan = async () => {
    no = (await alat.orang[toko].sales.call(titip, form)).no_titip_group
  }
  return coba(alat.buku.tolakBaru(emas, toko), simpan, () =>
    alat.buku.titip.push({ no, toko, emas, mengikat, dibayar, keadaan: 'OPEN' }),
  )
}

/** A deposit becomes right. */
export const sahkanTitip = async (satu: Langkah): Promise<Hasil> => {
  const { toko } = satu
  const form = pilihTitip(satu, 'OPEN')
  if (!form) return null
  const { no: no_titip_group, dibayar } = form
  const isi = {
    no_titip_group,
    versi: await versi('titipan', 'no_titip', no_titip_group),
    pembayaran: [bayarTunai(dibayar)],
  }
  const { kasir } = alat.orang[toko]
  return coba(
    alat.buku.tolakOpen(form, toko),
    () => kasir.call(validasiTitipan, { data: [isi] }),
    () => {
      form.keadaan = 'DONE'
    },
  )
}

/** More money for one. */
export const tambahUang = async (satu: Langkah): Promise<Hasil> => {
  const form = pilihTitip(satu, 'DONE')
  if (!form) return null
  const isi = { no_titip: form.no, pembayaran: [bayarTunai(satu.uang)] }
  const { kasir } = alat.orang[satu.toko]
  return coba(
    alat.buku.tolakUang(form, satu.toko, satu.uang),
    () => kasir.call(tambahUangTitipan, isi),
    () => {
      form.dibayar += satu.uang
    },
  )
}

/** One is called off. */
export const batalkanTitip = async (satu: Langkah): Promise<Hasil> => {
  const form = pilihTitip(satu, 'DONE')
  if (!form) return null
  const { no: no_titip } = form
  const isi = batalTitipForm({ no_titip, versi: await versi('titipan', 'no_titip', no_titip) }, uangKembali(form))
  return coba(
    alat.buku.tolakTitip(form, satu.toko),
    () => disetujuiBila(alat.orang[satu.toko].kasir, batalTitipan, isi),
    () => {
      form.keadaan = 'BATAL'
    },
  )
}
