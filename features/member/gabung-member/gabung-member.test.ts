/** A member who was entered twice becomes one: his points, telephones and papers. */
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, beriPin } from '@kencana/testing/member'
import { cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, formJual, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { hitungBeli } from '../../pembelian/transaksi-pembelian/harga-beli.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { member } from '../data-member/data-member.contract.ts'
import { laporanMember } from '../laporan-daftar-member/laporan-daftar-member.contract.ts'
import { ringkasanMember, transaksiMember } from '../lihat-transaksi-member/lihat-transaksi-member.contract.ts'
import { cariPelanggan, riwayatPelanggan } from '../pelanggan/pelanggan.contract.ts'
import { milikUser, saldoPoin } from '../poin/poin.api.ts'
import { koreksiPoin } from '../transaksi-poin/transaksi-poin.contract.ts'
import { gabungMember } from './gabung-member.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterAll(() => shop.close())

const cincin = async () => [(await tambahCincin(owner)).kode_barcode]
const beli = async (kode_member: string, nama_customer: string, no_hp = '') =>
  jualSah(owner, owner, await cincin(), { kode_member, nama_customer, no_hp })
const gabung = (kode_member: string, digabung: string) =>
  owner.call(gabungMember, { kode_member, digabung, alasan: 'DICATAT DUA KALI' })
const ringkas = (kode_member: string) => owner.call(ringkasanMember, { kode_member, kode_toko: 'ALL' })
const nomor = async (kode_member: string) => {
  const semua = {
    kode_toko: 'ALL',
    jenis: 'PENJUALAN',
    q: '',
    urut: 'tgl_system',
    turun: '1',
    hal: 1,
    per: 25,
  } as const
  return (await owner.call(transaksiMember, { kode_member, ...semua })).rows.map((row) => row.nomor)
}

it('has all papers on one page, and is found by either telephone and number', async () => {
  const lama = await anggotaBaru(owner, 'BU DUA', '081277770001')
  const baru = await anggotaBaru(owner, 'BU DUA SARI', '081277770002')
  await beriPin(owner, lama)
  const satu = await beli(lama, 'BU DUA', '081277770001')
  const dua = await beli(baru, 'BU DUA SARI', '081277770002')
  expect(await gabung(baru, lama)).toEqual({ message: 'BU DUA Berhasil Digabung Ke BU DUA SARI' })
  expect(await ringkas(baru)).toMatchObject({
    jenis: expect.arrayContaining([expect.objectContaining({ jenis: 'PENJUALAN', jumlah: 2 })]),
  })
  expect(await nomor(baru)).toEqual([dua.no_faktur_jual, satu.no_faktur_jual])
  expect(await ringkas(lama)).toMatchObject({ aktif: false })
  for (const q of ['0001', '0002', lama, baru])
    expect((await owner.call(cariPelanggan, { q })).map((one) => one.kode_member)).toEqual([baru])
  expect(await shop.db.rows(sql`SELECT 1 AS ada FROM member_pin WHERE kode_member = ${lama}`)).toEqual([])
  expect((await owner.call(riwayatPelanggan, { kode_member: baru, no_hp: '' })).jumlah).toBe(2)
  const [row] = await shop.db.rows<{ id: string }>(sql`SELECT id::text FROM member WHERE kode_member = ${lama}`)
  await expect(owner.call(member.reactivate, { id: row?.id ?? '' })).rejects.toThrow(
    `Member ${lama} Sudah Digabung Ke ${baru}`,
  )
})

it('keeps a telephone and a paper that only the other one had, through as many as he was', async () => {
  const [a, b, c] = [
    await anggotaBaru(owner, 'PAK A', '081277770011'),
    await anggotaBaru(owner, 'PAK B'),
    await anggotaBaru(owner, 'PAK C'),
  ]
  await gabung(b, a)
  await gabung(c, b)
  expect(await ringkas(c)).toMatchObject({ no_hp: '081277770011' })
  expect((await owner.call(cariPelanggan, { q: a })).map((one) => one.kode_member)).toEqual([c])
  // A circle is none: who became somebody else is nobody to become.
  await expect(gabung(a, c)).rejects.toThrow(`Member ${a} Tidak Ada`)
})

it('is one from that day on in reports, and who he was before stays in those of before', async () => {
  const [a, b] = [await anggotaBaru(owner, 'BU PAGI'), await anggotaBaru(owner, 'BU SORE')]
  await beli(a, 'BU PAGI')
  await beli(b, 'BU SORE')
  owner = await shop.nextDay(owner)
  await gabung(a, b)
  const top = async (tgl_akhir: string) => {
    const isi = { tgl_awal: '2026-03-02', tgl_akhir, sort_by: 'trx_rp', type: 'TOP' } as const
    const rows = await owner.call(laporanMember, isi)
    return rows.flatMap((row) =>
      'total_point' in row && [a, b].includes(row.kode_member) ? [[row.kode_member, row.total_transaksi]] : [],
    )
  }
  expect(await top('2026-03-02')).toEqual([
    [a, 1],
    [b, 1],
  ])
  expect(await top('2026-03-03')).toEqual([[a, 2]])
})

it('is nobody who still has an open paper, owes points, or is himself; and only the owner says so', async () => {
  const [a, b] = [await anggotaBaru(owner, 'BU TETAP'), await anggotaBaru(owner, 'BU OPEN')]
  await expect(gabung(a, a)).rejects.toThrow('Member Yang Sama Harus Member Lain')
  await expect(gabung(a, 'M-X')).rejects.toThrow('Member M-X Tidak Ada')
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await expect(kasir.call(gabungMember, { kode_member: a, digabung: b, alasan: 'X' })).rejects.toThrow()
  const form = await formJual(owner, await cincin(), { kode_member: b, nama_customer: 'BU OPEN' })
  const { data } = await owner.call(jual, form)
  await expect(gabung(a, b)).rejects.toThrow(`${data.no_faktur_jual} Belum Selesai`)
  await sahkanJual(kasir, [data])
  await gabung(a, b)
  // Who owes points is nobody else until he has made up for them.
  const [c, d] = [await anggotaBaru(owner, 'BU POLOS'), await anggotaBaru(owner, 'BU KURANG')]
  await shop.db.run(sql`INSERT INTO poin_saldo VALUES (${d}, -3)`)
  await expect(gabung(c, d)).rejects.toThrow(`Member ${d} Masih Kurang 3 Poin`)
  await shop.db.run(sql`DELETE FROM poin_saldo WHERE kode_member = ${d}`)
})

const poin = async (kode_member: string) => (await saldoPoin(shop.db, kode_member)).saldo

it('brings his points along, and what his papers give and take later is of the one who stays', async () => {
  await owner.call(parameterPoint.create, {
    kode_group: 'MM',
    type: 'GRAM',
    per_gram: mg(1000),
    per_rp: rp(0),
    poin: 1,
  })
  await disetujuiBila(owner, ubahParaSystem, { key: 'nilai_poin_kurang', value: '10000', otorisasi: null })
  const [lama, baru] = [await anggotaBaru(owner, 'BU LAMA'), await anggotaBaru(owner, 'BU BARU')]
  const [satu, dua] = [await beli(lama, 'BU LAMA'), await beli(baru, 'BU BARU')]
  await gabung(baru, lama)
  expect([await poin(lama), await poin(baru)]).toEqual([0, 6])
  // What he was before is undone: nothing of it is missing, all money goes back.
  await disetujuiBila(owner, batalJual, batalForm(satu))
  expect([await poin(lama), await poin(baru)]).toEqual([0, 3])
  // He spends what is left, then brings back what gave it: three points at Rp 10,000 stay with the shop.
  await owner.call(koreksiPoin, { kode_member: baru, arah: 'KURANGI', jumlah: 3, alasan: 'HADIAH' })
  await disetujuiBila(owner, batalJual, batalForm(dua))
  const kembali = await shop.db.rows<{ no_faktur_jual: string; potongan: number }>(sql`
    SELECT no_faktur_jual::text, potongan FROM penjualan_kembali WHERE no_faktur_jual = ANY (${[satu.no_faktur_jual, dua.no_faktur_jual]}::text[]) ORDER BY 1`)
  expect(kembali).toEqual([{ no_faktur_jual: dua.no_faktur_jual, potongan: 30_000 }])
  expect([await poin(lama), await poin(baru)]).toEqual([0, 0])
})

it('a piece that he bought before is bought back from who he is by now', async () => {
  const [lama, baru] = [await anggotaBaru(owner, 'BU CINCIN'), await anggotaBaru(owner, 'BU CINCIN S')]
  const [satu, dua] = [await beli(lama, 'BU CINCIN'), await beli(lama, 'BU CINCIN')]
  await gabung(baru, lama)
  await owner.call(koreksiPoin, { kode_member: baru, arah: 'KURANGI', jumlah: 4, alasan: 'HADIAH' })
  // Three were given with each, two are left: either lacks one at Rp 10,000.
  for (const { barang, no_faktur_jual } of [satu, dua]) {
    const isi = { ...cincinNota(barang[0]?.kode_barcode ?? ''), no_faktur_jual }
    expect((await owner.call(hitungBeli, hitungBeli.input.parse(isi))).potongan_poin).toBe(10_000)
  }
})

it('has no points left over from an undo that runs while he becomes somebody else', async () => {
  for (let ke = 0; ke < 8; ke += 1) {
    const [lama, baru] = [await anggotaBaru(owner, `BU LOMBA ${ke}`), await anggotaBaru(owner, `BU LOMBA BARU ${ke}`)]
    const nota = await beli(lama, `BU LOMBA ${ke}`)
    const batal = disetujuiBila(owner, batalJual, batalForm(nota))
    await Promise.all(ke % 2 === 0 ? [gabung(baru, lama), batal] : [batal, gabung(baru, lama)])
    expect([await poin(lama), await poin(baru)]).toEqual([0, 0])
  }
})

it('earns nothing where either telephone is a user’s', async () => {
  const [a, b] = [
    await anggotaBaru(owner, 'PAK USER', '081277779999'),
    await anggotaBaru(owner, 'PAK TETAP', '081277778888'),
  ]
  await shop.db.run(sql`UPDATE users SET no_hp = '081277779999' WHERE user_id = 'KASIR'`)
  await gabung(b, a)
  expect(await milikUser(shop.db, b)).toBe(true)
})
