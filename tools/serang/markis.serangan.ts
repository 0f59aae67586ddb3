/** Attacks on a price that a piece has of its own: who gives it, how far it falls, and what a tick makes of it later. */
import { parsePersen, rp } from '@kencana/ledger'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinNota, formNota, isiKondisi } from '@kencana/testing/pembelian'
import { formJual, jualSah } from '@kencana/testing/penjualan'
import { barangByBarcode, editBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { parameterPotonganKategori } from '../../features/master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { beli } from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { jual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const TETAP = 7_250_000

/** Edits a ring: its price is what is told, its name what it was. */
const edit = async (
  d: Dunia,
  siapa: Dunia['user']['owner'],
  kode: string,
  lain: { is_markis?: boolean; harga_total?: ReturnType<typeof rp>; nama_barang?: string },
) => {
  const { kode_barang, nama_barang, harga_atribut, kadar, kadar_cetak } = await d.user.owner.call(barangByBarcode, {
    kode,
  })
  const isi = { kode_barang, nama_barang, nama_atribut: '', harga_atribut, kadar, kadar_cetak, kode_intern: '' }
  return d.coba(siapa, editBarang, { ...isi, ...lain })
}

const markis = async ({ user: { owner } }: Dunia): Promise<string> =>
  (await tambahCincin(owner, { is_markis: true, harga_total: rp(TETAP) })).kode_barcode

export const MARKIS: readonly Serangan[] = [
  {
    id: 'markis-clerk',
    aturan: 'markis-pemilik',
    siasat: 'GUDANG menandai cincin sebagai markis dengan harga sedikit di bawah harga kategorinya',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      boleh(await edit(d, d.user.gudang, kode_barcode, { nama_barang: 'CINCIN POLOS' }))
      return lolos(await edit(d, d.user.gudang, kode_barcode, { is_markis: true, harga_total: rp(5_650_000) }))
    },
  },
  {
    id: 'markis-banting',
    aturan: 'markis-turun',
    siasat: 'SU menurunkan harga tetap sebuah cincin sampai tinggal sepersepuluh',
    main: async (d) => {
      const kode = await markis(d)
      boleh(await edit(d, d.user.su, kode, { harga_total: rp(TETAP - 100_000) }))
      return lolos(await edit(d, d.user.su, kode, { harga_total: rp(725_000) }))
    },
  },
  {
    id: 'markis-sejam',
    aturan: 'markis-sejam',
    siasat: 'SU menurunkan harga tetap sedikit, menjual kepada temannya, lalu menaikkannya lagi',
    main: async (d) => {
      const kode = await markis(d)
      boleh(await edit(d, d.user.su, kode, { harga_total: rp(TETAP - 200_000) }))
      const isian = await formJual(d.user.sales, [kode])
      const murah = isian.detail_barang.map((one) => ({
        ...one,
        total_hitung: rp(TETAP - 200_000),
        total: rp(TETAP - 200_000),
      }))
      const jawab = await d.coba(d.user.sales, jual, { ...isian, detail_barang: murah })
      if (!lolos(jawab)) boleh(await d.coba(d.user.sales, jual, isian))
      return lolos(jawab)
    },
  },
  {
    id: 'markis-centang',
    aturan: 'markis-nota',
    juga: ['harga-beli'],
    siasat:
      'sales memberi centang markis pada cincin bernota supaya potongannya lebih kecil, selisihnya dibagi dengan pelanggan',
    main: async (d) => {
      const { owner, sales } = d.user
      await isiKondisi(owner)
      const potongan = { potongan_harga: rp(400_000), potongan_markis: parsePersen(0), kondisi_bawaan: '' }
      await owner.call(parameterPotonganKategori.create, { kode_group: 'MM', ...potongan })
      const { kode_barcode } = await tambahCincin(owner)
      await jualSah(owner, owner, [kode_barcode])
      const bawa = (is_markis: boolean, harga: number) =>
        d.coba(
          sales,
          beli,
          formNota([cincinNota(kode_barcode, { is_markis, harga: rp(harga) })], { nik: '3573010203040506' }),
        )
      const jawab = await bawa(true, 5_700_000)
      if (!lolos(jawab)) boleh(await bawa(false, 2_900_000))
      return lolos(jawab)
    },
  },
]
