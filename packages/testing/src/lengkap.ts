/** A shop in whose books every area has left something: for the audit's rules and for what sums over all accounts. */

import { rp } from '@kencana/ledger'
import { bukukanSelisih, hitungKas, hitungKedua } from '../../../features/keuangan/hitung-kas/hitung-kas.contract.ts'
import { KAS, pindahUang, terimaUang } from '../../../features/keuangan/pindah-uang/pindah-uang.contract.ts'
import { saldoUang } from '../../../features/keuangan/uang/uang.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../../features/neraca/nilai/nilai.contract.ts'
import { jual } from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { imporBahan } from '../../../features/tukang/impor-bahan/impor-bahan.contract.ts'
import { isiMaster, tambahCincin } from './barang.ts'
import { isiPabrik, kirimBos } from './bos.ts'
import { hutangSemua } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { marketplaceSemua } from './marketplace.ts'
import { poinSemua } from './member.ts'
import { hitungSemuaAmplop } from './opname-hutang.ts'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian, sampaiLabeling } from './pembelian.ts'
import { bayarTunai, formJual, jualSah, jualSemua } from './penjualan.ts'
import { titipSemua } from './pesanan.ts'
import { sampaiOngkos, sampaiSerah } from './pesanan-tukang.ts'
import { isiRekening } from './rekening.ts'
import { serviceSemua } from './service.ts'
import { openShop, shopTerisi, type TestShop, type User } from './shop.ts'
import { tagihanSemua } from './tagihan.ts'
import { titipanSemua } from './titipan.ts'
import { beriBahan, isiBahan, isiTukang } from './tukang.ts'
import { lotMM, uji, ujiTambah } from './uji.ts'
import { voucherSemua } from './voucher.ts'

/** What the shop has is worth its cost from here on. */
const beriNilai = async (owner: User): Promise<void> => {
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
}

/** Money to the bank: some arrived, some is under way. */
const pindahkan = async (owner: User): Promise<void> => {
  await isiRekening(owner, '0222')
  const kirim = (jumlah: number) =>
    owner.call(pindahUang, { dari: KAS, ke: '0222', jumlah: rp(jumlah), keterangan: 'setor' })
  const { no_pindah_uang } = await kirim(200_000)
  await disetujuiBila(owner, terimaUang, { no_pindah_uang, referensi: 'SLIP 1', otorisasi: null })
  await kirim(100_000)
}

/** A drawer that held 1,000 too little, booked as a cost, and one counted since. */
const hitungLaci = async (owner: User): Promise<void> => {
  const { kas = 0 } = await owner.call(saldoUang, {})
  const kurang = { lembar: isiLaci(kas - 1_000), otorisasi: null }
  const { no_hitung } = await owner.call(hitungKas, { kode_laci: '-', lembar: kurang.lembar })
  await disetujuiBila(owner, hitungKedua, { no_hitung, ...kurang })
  await disetujuiBila(owner, bukukanSelisih, { no_hitung, otorisasi: null })
  await owner.call(hitungKas, { kode_laci: '-', lembar: kurang.lembar })
}

/** A ring that the shop sold comes back by its nota. */
const beliKembali = async (owner: User): Promise<void> => {
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  await beliSah(owner, [cincinLama({ kode_barcode, harga: rp(5_000_000) })])
}

/** A ring without a nota pays for a part of a new one. */
const tukarTambah = async (owner: User): Promise<void> => {
  const lama = { kode_baki: 'BELI1', detail_barang: [cincinLama({ harga: rp(1_000_000) })] }
  const { kode_barcode } = await tambahCincin(owner)
  const form = await formJual(owner, [kode_barcode], { tukar: lama, nik: '3573010203040506' })
  await disetujuiBila(owner, jual, { ...form, pembayaran: [bayarTunai(4_733_000)], sahkan: true })
}

const isiSemua = async (): Promise<{ shop: TestShop; owner: User }> => {
  const shop = await openShop([uji])
  let owner = await shop.setup()
  await owner.call(ujiTambah, { ...lotMM(4, 10), kode_baki: 'A1' })
  owner = await shop.nextDay(owner)
  await isiMaster(owner)
  await beriNilai(owner)
  await tambahCincin(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await beliSah(owner, [cincinLama()])
  await sampaiLabeling(owner)
  await isiPabrik(owner)
  await kirimBos(owner)
  await isiTukang(owner)
  await owner.call(imporBahan, { baris: [{ kode_tukang: 'T02', jenis: 'PATRI', kode_group: 'MM', berat: 0.5 }] })
  await isiBahan(owner, 10)
  await beriBahan(owner, 4)
  await sampaiOngkos(owner)
  await titipSemua(owner)
  await sampaiSerah(owner)
  await pindahkan(owner)
  await jualSemua(owner)
  await beliKembali(owner)
  await tukarTambah(owner)
  await titipanSemua(owner)
  await serviceSemua(owner)
  await tagihanSemua(owner)
  await hutangSemua(owner)
  await hitungSemuaAmplop(owner)
  await hitungLaci(owner)
  await marketplaceSemua(owner)
  await poinSemua(owner)
  await voucherSemua(owner)
  await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
  owner = await shop.nextDay(owner)
  return { shop, owner }
}

/**
 * TK01 with its first and its second day closed and both filled: goods by the piece and by the lot, purchases up to
 * labeling, goods of the owner, material, orders, sales, deposits. The third day is open. A new area adds its documents
 * above. It is filled once in a run (about nine seconds); each caller gets a copy of its own.
 */
export const tokoLengkap = (): Promise<{ shop: TestShop; owner: User }> => shopTerisi('lengkap', [uji], isiSemua)
