import { type Feature, Refusal, route } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { titipanUntukJual } from '../../titipan/transaksi-titipan/ambil-titipan.api.ts'
import { barangDititip } from './ambil-jual.contract.ts'
import { lihatDititip } from './barang-jual.api.ts'

const sebab = ({ status, dijual }: Awaited<ReturnType<typeof titipanUntukJual>>): string => {
  if (dijual === null) return 'Tidak Menunggu Diambil'
  return status === 'DONE' ? `Sedang Diambil Di Penjualan ${dijual}` : `Sudah Diambil Dengan ${dijual}`
}

/** Kept pieces as a sale finds them. */
export const ambilJualFeature: Feature = {
  routes: [
    route(barangDititip, async ({ no_titip }, { db, sesi, waktu }) => {
      const titip = await titipanUntukJual(db, sesi, no_titip)
      if (titip.status_barang !== 'TITIP' || titip.status !== 'DONE')
        throw new Refusal('rule', `Titipan ${no_titip} ${sebab(titip)}`)
      const { kategori_harga } = await bacaPara(db, sesi.kode_toko, ['kategori_harga'])
      const kini = await lihatDititip(db, sesi, titip.kode_barcode, { saat: waktu, kategori_harga })
      const { dijual: _, terkunci, dibayar, kode_member, nama_customer, no_hp, alamat, identitas, ...dikunci } = titip
      const { harga_gram, harga_gram_kadar, harga_hitung, total_hitung } = terkunci ? dikunci : kini
      return {
        ...kini,
        harga_gram,
        harga_gram_kadar,
        harga_hitung,
        total_hitung,
        no_titip,
        terkunci,
        total: terkunci ? dikunci.total : kini.total_hitung,
        titip: dibayar,
        kode_member,
        nama_customer,
        no_hp,
        alamat,
        identitas,
      }
    }),
  ],
}
