/** Attacks that the first review of the product played (F1 to F29) and that no other file plays. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { cincin, tambahCincin } from '@kencana/testing/barang'
import { kirimBos } from '@kencana/testing/bos'
import { jualSah } from '@kencana/testing/penjualan'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { barangByBarcode, editBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { tambahBarang } from '../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { saldoUang } from '../../features/keuangan/uang/uang.contract.ts'
import { kadar } from '../../features/master/kadar/kadar.contract.ts'
import { serahPesanan } from '../../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { tambahTitip } from '../../features/pesanan/titip-uang/titip-uang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const namai = async (d: Dunia, kode: string, nama_barang: string) => {
  const { kode_barang, versi, kadar_cetak, ...barang } = boleh(
    await d.coba(d.user.owner, barangByBarcode, { kode }),
  ) as Awaited<ReturnType<typeof tambahCincin>>
  const isian = { kode_barang, versi, nama_barang, kadar: barang.kadar, kadar_cetak }
  const tetap = { nama_atribut: '', harga_atribut: 0, kode_intern: '' }
  return d.coba(d.user.su, editBarang, { ...isian, ...tetap } as never)
}

const masuk = async (d: Dunia, sumber: string, berat: number, asli = 1) =>
  d.coba(d.user.gudang, tambahBarang, cincin({ sumber, berat: gram(berat), berat_asli: gram(asli) }))

const serah = (d: Dunia, no_pesanan: string, jumlah: number) =>
  d.coba(d.user.kasir, serahPesanan, {
    no_pesanan,
    diskon: rp(0),
    pembayaran: jumlah === 0 ? [] : [tunai(jumlah)],
    kode_baki_contoh: '',
    otorisasi: null,
  })

/** An order of 1 g whose piece came out at `berat` grams. */
const siap = async (d: Dunia, berat: number, titip: number): Promise<string> => {
  const no_pesanan = await pesan(d.user.owner, {}, { pembayaran: titip === 0 ? [] : [tunai(titip)] })
  await buat(d.user.owner, no_pesanan, berat)
  await masukkanJadi(d.user.owner, no_pesanan, berat)
  return no_pesanan
}

export const TEMUAN_LAIN: readonly Serangan[] = [
  {
    id: 'serah-uang-keluar',
    aturan: 'uang-kembali',
    siasat: 'kasir menyerahkan pesanan yang lebih ringan dari titipannya, dan mengantongi "kembaliannya"',
    main: async (d) => {
      const { owner } = d.user
      await isiTukang(owner)
      await isiBahan(owner, 50)
      await beriBahan(owner, 50)
      // 1 g × 70 % × 2,350,000 + 150,000; of 0.95 g 82,000 less.
      boleh(await serah(d, await siap(d, 1, 0), 1_795_000))
      return lolos(await serah(d, await siap(d, 0.95, 1_795_000), 82_000))
    },
  },
  {
    id: 'serah-emas-lebih',
    aturan: 'uang-kembali',
    siasat:
      'kasir mencatat 2 g emas temannya untuk pesanan 1 g, dan emas yang tidak pernah ada membayar permata pesanan itu',
    main: async (d) => {
      const { owner } = d.user
      await isiTukang(owner)
      await isiBahan(owner, 50)
      await beriBahan(owner, 50)
      const dari = async (berat_customer: number, jumlah: number) => {
        const permata = { harga_atribut: rp(3_000_000), perkiraan_berat: gram(2), berat_customer: gram(berat_customer) }
        const no_pesanan = await pesan(owner, permata)
        await buat(owner, no_pesanan, 1)
        await masukkanJadi(owner, no_pesanan, 1)
        return serah(d, no_pesanan, jumlah)
      }
      // All of the piece is the customer's own; of 2 g the other is bought at 1,645,000.
      boleh(await dari(1, 3_150_000))
      return lolos(await dari(2, 1_505_000))
    },
  },
  {
    id: 'biaya-lisan',
    aturan: 'biaya-master',
    siasat: 'kasir mengirim sepuluh persen "biaya bank" dengan titip uangnya, lalu membaginya dengan temannya',
    main: async (d) => {
      await isiRekening(d.user.owner, '0111')
      const no_pesanan = await pesan(d.user.owner)
      const pembayaran = [{ ...tunai(1_000_000), cara_bayar: 'TRANSFER', no_rekening: '0111', biaya_persen: 10 }]
      boleh(await d.kirim(d.user.kasir, 'POST', tambahTitip.path, { no_pesanan, pembayaran }))
      const biaya = await d.shop.db.one<{ rp: number }>(
        sql`SELECT coalesce(sum(rp), 0)::bigint AS rp FROM mutasi WHERE akun = 'BIAYA_BANK'`,
      )
      return biaya?.rp !== 0
    },
  },
  {
    id: 'ubah-terjual',
    aturan: 'edit-terjual',
    siasat: 'SU menamai cincin yang sudah dijual, supaya cetak ulang notanya berkata lain',
    main: async (d) => {
      const [tetap, dijual] = [await tambahCincin(d.user.owner), await tambahCincin(d.user.owner)]
      await jualSah(d.user.sales, d.user.kasir, [dijual.kode_barcode])
      boleh(await namai(d, tetap.kode_barcode, 'CINCIN BAGUS'))
      return lolos(await namai(d, dijual.kode_barcode, 'GELANG EMAS MURNI'))
    },
  },
  {
    id: 'kadar-master',
    aturan: 'kadar-dipakai',
    siasat: 'pemilik palsu menurunkan arti 16K sebentar, supaya barang 16K dihitung satu persen',
    main: async (d) => {
      const tambah = (kode: string) => d.coba(d.user.owner, kadar.create, { kode, persentase: parsePersen(66) })
      const ubah = (kode: string) =>
        d.coba(d.user.owner, kadar.update, { id: kode, persentase: parsePersen(1) } as never)
      boleh(await tambah('19K'))
      boleh(await ubah('19K'))
      await tambahCincin(d.user.owner, { kadar: '16K' })
      return lolos(await ubah('16K'))
    },
  },
  {
    id: 'berat-asli-hilang',
    aturan: 'selisih-relatif',
    siasat: 'GUDANG mencatat cincin 1 g dari kiriman sebagai 0.950 g dan mengambil sisanya',
    main: async (d) => {
      const sumber = await kirimBos(d.user.owner, { qty: 3, berat: gram(3) })
      boleh(await masuk(d, sumber, 1))
      return lolos(await masuk(d, sumber, 0.95))
    },
  },
  {
    id: 'berat-asli-menumpuk',
    aturan: 'selisih-dokumen',
    siasat: 'GUDANG mengambil 10 mg dari tiap cincin satu kiriman, masing-masing di bawah batasnya',
    main: async (d) => {
      const sumber = await kirimBos(d.user.owner, { qty: 12, berat: gram(12) })
      for (let n = 0; n < 2; n += 1) boleh(await masuk(d, sumber, 0.99))
      for (let n = 0; n < 8; n += 1) if (!lolos(await masuk(d, sumber, 0.99))) return false
      return true
    },
  },
  {
    id: 'kas-terbaca',
    aturan: 'kas-tersembunyi',
    siasat: 'KASIR yang akan menghitung laci membaca dulu saldo kas',
    main: async (d) => {
      boleh(await d.coba(d.user.owner, saldoUang, {}))
      const { kas } = boleh(await d.coba(d.user.kasir, saldoUang, {})) as { kas?: number }
      return kas !== undefined
    },
  },
  {
    id: 'kunci-pemilik',
    aturan: 'kunci-alamat',
    siasat: 'orang asing menebak password pemilik dari tempat lain, supaya pemilik tidak bisa masuk menutup toko',
    main: async (d) => {
      const masuk = async (remoteAddress: string, password: string) => {
        const payload = { user_id: 'OWNER', password }
        const url = '/api/v1/users/login'
        const { statusCode, body } = await d.shop.app.inject({ method: 'POST', url, remoteAddress, payload })
        d.jawaban.push({ status: statusCode, text: body, json: null, headers: {} } as never)
        return statusCode
      }
      for (let n = 0; n < 10; n += 1) await masuk('203.0.113.7', 'salah')
      return (await masuk('198.51.100.20', 'kencana123')) !== 200
    },
  },
]
