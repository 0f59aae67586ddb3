/** One customer at the counters of two shops at once: what he does there counts together, whoever is faster. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { antre } from '@kencana/testing/antre'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formHutang, isiPinjaman } from '@kencana/testing/hutang'
import { cincinNota, disetujuiBila, formNota, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { formJual, jualSah } from '@kencana/testing/penjualan'
import { formPesanan, TTP1, tunai } from '@kencana/testing/pesanan'
import { formTitip, isiBakiTitip } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { simpanHutang } from '../../hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { titip } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { jual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
/** Who sells in either shop. */
let dua: readonly [User, User]
beforeAll(async () => {
  shop = await openShop()
  const owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  const lain = await shop.user(owner, 'BOS-TK02', 'SU', 'TK02')
  await isiBaki(lain)
  await isiPembelian(lain)
  for (const one of [owner, lain])
    await disetujuiBila(one, ubahParaSystem, { key: 'batas_lapor', value: '11000000', otorisasi: null })
  dua = [owner, lain]
})
afterAll(() => shop.close())

const HARUS = 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 11,000,000 Sehari'
const cincin = async (siapa: User) => (await tambahCincin(siapa)).kode_barcode

/** One of both goes through, the other one is asked who his customer is. */
const satuSaja = async (kerja: readonly Promise<unknown>[]) => {
  const hasil = await Promise.allSettled(kerja)
  for (const one of hasil) if (one.status === 'rejected') expect(String(one.reason)).toContain(HARUS)
  expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
}
// By his name, and by one of two telephones.
const SEBUTAN = [
  [
    { nama_customer: 'PAK KAYA', no_hp: '' },
    { nama_customer: 'PAK KAYA', no_hp: '081300002222' },
  ],
  [
    { nama_customer: 'BU KAYA', no_hp: '081399990000' },
    { nama_customer: 'IBU K', no_hp: '+62 813 9999 0000' },
  ],
] as const

it('who buys at both shows his paper at one of them', async () => {
  for (const sebutan of SEBUTAN)
    for (let kali = 0; kali < 3; kali += 1) {
      const form = await Promise.all(
        dua.map(async (siapa, at) => {
          const { nama_customer, no_hp } = sebutan[at === 0 ? 0 : 1]
          const dia = { nama_customer: `${nama_customer} ${kali}`, no_hp: no_hp && `${no_hp}${kali}` }
          return formJual(siapa, [await cincin(siapa)], dia)
        }),
      )
      await satuSaja(form.map((one, at) => (dua[at] ?? dua[0]).call(jual, one)))
    }
})

it('who pays ahead for an order at one and buys at the other shows it at one of them', async () => {
  const [owner, lain] = dua
  await owner.call(baki.create, TTP1)
  for (let kali = 0; kali < 3; kali += 1) {
    const dia = { nama_customer: `PAK DUA ${kali}`, no_hp: `08130000555${kali}` }
    const pesanan = await formPesanan(owner, [{}], { ...dia, pembayaran: [tunai(5_300_000)] })
    const nota = await formJual(lain, [await cincin(lain)], dia)
    await satuSaja([owner.call(simpanPesanan, pesanan), lain.call(jual, nota)])
  }
})

/** Both come to the person while somebody holds him, the first one first. */
const berurut = (nama: string, satu: () => Promise<unknown>, dua: () => Promise<unknown>) =>
  antre(shop.db, sql`SELECT pg_advisory_xact_lock(15, hashtext(${`NAMA|${nama}`}))`, [satu, dua])

it('waits for every counter that takes or pays out, also for one where he is known', async () => {
  const [owner, lain] = dua
  await isiBakiTitip(owner, 'TT02')
  await isiPinjaman(owner)
  const jualan = async (dia: object) => {
    const form = await formJual(lain, [await cincin(lain)], dia)
    return () => lain.call(jual, form)
  }
  const siapa = (nama_customer: string) => ({ nama_customer, no_hp: '' })
  const dikenal = { nama_customer: 'PAK TAHU', no_hp: '081300005561', nik: '3573010203040561' }
  const pesanan = await formPesanan(owner, [{}], { ...dikenal, pembayaran: [tunai(5_400_000)] })
  const titipan = await formTitip(owner, [await cincin(owner)], {
    ...siapa('PAK TITIP'),
    no_hp: '081300005562',
    titip: rp(5_400_000),
    kode_baki_titip: 'TT02',
  })
  const pinjam = formHutang({ ...dikenal, nama_customer: 'PAK PINJAM', jumlah_hutang: rp(5_400_000) })
  const lama = await cincin(owner)
  await jualSah(owner, owner, [lama])
  const jualLama = formNota([cincinNota(lama, { harga: rp(5_700_000) })], {
    nama_customer: 'PAK PINJAM',
    no_hp: '081300005563',
  })
  const hasil = [
    await berurut('PAK TAHU', () => owner.call(simpanPesanan, pesanan), await jualan(siapa('PAK TAHU'))),
    await berurut('PAK TITIP', () => owner.call(titip, titipan), await jualan(siapa('PAK TITIP'))),
    await berurut(
      'PAK PINJAM',
      () => owner.call(simpanHutang, pinjam),
      () => lain.call(beli, jualLama),
    ),
  ]
  for (const [satu, dua] of hasil) {
    expect(satu).toMatchObject({ status: 'fulfilled' })
    expect(String(dua?.status === 'rejected' && dua.reason)).toContain(HARUS)
  }
})

it('who sells at both shows it too', async () => {
  const [owner] = dua
  for (let kali = 0; kali < 4; kali += 1) {
    const lama = [await cincin(owner), await cincin(owner)]
    for (const one of lama) await jualSah(owner, owner, [one])
    const bu = { nama_customer: `BU JUAL ${kali}`, no_hp: `08130000444${kali}` }
    const barang = lama.map((one) => cincinNota(one, { harga: rp(5_700_000) }))
    await satuSaja(dua.map((siapa, at) => siapa.call(beli, formNota(barang.slice(at, at + 1), bu))))
  }
})
