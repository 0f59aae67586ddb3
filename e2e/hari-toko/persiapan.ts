/** The day before: masters, prices, three people, a loan, rings on their trays and three sold, and those that came back from the gilder. */
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { cincinLama, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { hakAkses, simpanHakAkses } from '../../features/akses/hak-akses/hak-akses.contract.ts'
import { parameterRugiNota } from '../../features/master/parameter-rugi-nota/parameter-rugi-nota.contract.ts'
import { kirimSepuh } from '../../features/sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { terimaSepuh } from '../../features/sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import type { ShopInBrowser } from '../shop.ts'
import type { Tukaran } from './jual.ts'

/** In a shop of three, whoever keeps the goods serves at the counter too. */
const DILAYANI = ['/transaksi-penjualan', '/transaksi-pembelian', '/lihat-pembelian', '/transaksi-hutang']

/** How many pieces the day needs. */
export interface Banyak {
  /** Sold. */
  jual: number
  /** Labelled. */
  label: number
}

/** As heavy as rings are: who enters one far from these is asked. */
const BERAT = [1, 2, 3, 5, 8, 12] as const
/** An old piece comes in for a new one. */
const TUKAR = ['0.8', '0.9', '1.2']

/** Rings for the counter, and three that customers have since yesterday. */
const etalase = async (owner: ShopInBrowser['owner'], jual: number) => {
  const satu = async (berat: number, nama_barang: string) =>
    (await tambahCincin(owner, { nama_barang, berat_asli: gram(berat), berat: gram(berat) })).kode_barcode
  const dijual: string[] = []
  while (dijual.length < jual) dijual.push(await satu(BERAT[dijual.length % BERAT.length] ?? 1, 'CINCIN POLOS'))
  const tukaran: Tukaran[] = []
  for (const berat of TUKAR) {
    const lama = await satu(Number(berat), 'CINCIN LAMA')
    const { no_faktur_jual: nota } = await jualSah(owner, owner, [lama])
    tukaran.push({ baru: await satu(1, 'CINCIN BARU'), nota, berat })
  }
  return { dijual, tukaran }
}

/** Ends with the next morning, before anybody has come. */
export const kemarin = async (there: ShopInBrowser, { jual, label }: Banyak) => {
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const rugi = { kode_kategori: 'MM', kadar: '16K', rugi: rp(25_000), rusak: rp(10_000) }
  await owner.call(parameterRugiNota.create, rugi)
  const cincin = Array.from({ length: label }, () => cincinLama({ berat: gram(3), harga: rp(1_000_000) }))
  await lotSepuh(owner, cincin)
  const sama = { kode_dept: 'CIN', qty_rusak: 0, berat_rusak: gram(0) }
  const isi = { qty: label, berat: gram(3 * label), qty_sepuh: label, berat_sepuh: gram(3 * label) }
  const { no_sepuh } = await owner.call(kirimSepuh, {
    detail_barang: [{ ...sama, ...isi, kode_barcode: '-', kode_baki: 'SS1', kode_group: 'MM' }],
  })
  await owner.call(terimaSepuh, {
    no_sepuh,
    kode_baki: 'KS1',
    selesai: false,
    detail: [{ ...sama, qty_terima: label, berat_terima: gram(3 * label), berat_timbangan: gram(3 * label) }],
    otorisasi: null,
  })
  const barang = await etalase(owner, jual)
  await isiPinjaman(owner)
  await hutangSah(owner, owner, { jumlah_hutang: rp(1_000_000) })
  // Alone until now, the owner was his own witness.
  await shop.user(owner, 'KASIR', 'KASIR')
  await shop.user(owner, 'GUDANG', 'GUDANG')
  const { menu, aksi, versi } = await owner.call(hakAkses, { id: 'GUDANG' })
  const hak = {
    menu: [...menu, ...DILAYANI],
    aksi: [...aksi, '/transaksi-penjualan#simpan', '/transaksi-pembelian#simpan', '/transaksi-hutang#simpan'],
  }
  await owner.call(simpanHakAkses, { id: 'GUDANG', versi, ...hak })
  there.owner = await shop.nextDay(owner)
  return barang
}
