/** The worked bill of the area's design, with a bracelet given in, to the rupiah. */
import { sql } from '@kencana/database'
import { mg, parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beriPin } from '@kencana/testing/member'
import { cincinLama, type cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { group } from '../../master/group/group.contract.ts'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { member } from '../../member/data-member/data-member.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import type { Nota } from './nota.contract.ts'
import { jual, validasiJual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiRekening(owner, '0111')
  const harga = { harga: rp(2_350_000), harga_modal: rp(2_300_000), jenis_group: 'PERHIASAN' }
  await owner.call(group.create, { kode_group: 'M8', nama_group: 'MAS 21K', persentase: parsePersen(87.5), ...harga })
  await owner.call(jenis.create, { kode_dept: 'LIO', nama_dept: 'LIONTIN', kode_group: 'M8' })
  const perGram = { type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 100 }
  await owner.call(parameterPoint.create, { kode_group: 'MT', ...perGram })
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const cincin = async (isi: Parameters<typeof tambahCincin>[1] = {}) => (await tambahCincin(owner, isi)).kode_barcode
const para = (key: string, value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key: key as 'jenis_pkp', value, otorisasi: null })
const tukar = (...barang: Parameters<typeof cincinNota>[1][] & object[]) => ({
  kode_baki: 'BELI1',
  detail_barang: barang.map((one) => ({ ...cincinLama(), ...one })),
})
const ditimbang = (nota: Nota) =>
  nota.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
/** Entered by sales, with what somebody has to agree to. */
const entri = async (kode: string[], lain: Parameters<typeof formJual>[2], ubah: Parameters<typeof formJual>[3] = []) =>
  (await disetujuiBila(sales, jual, await formJual(sales, kode, lain, ubah))).data
const sahkan = async (nota: Nota, pembayaran: Parameters<typeof formJual>[2] & object = {}) => {
  const { no_faktur_jual, versi } = nota
  const data = [{ no_faktur_jual, versi, pembayaran: pembayaran.pembayaran ?? [] }]
  const [sah] = (await disetujuiBila(kasir, validasiJual, { data, timbang: ditimbang(nota) })).data
  if (!sah) throw new Error('nothing validated')
  return sah
}
/** Money of a jurnal by account. */
const buku = async (document: string) =>
  Object.fromEntries(
    (
      await shop.db.rows<{ akun: string; rp: number }>(sql`
        SELECT m.akun || CASE WHEN m.akun = 'DISKON' THEN ' ' || m.ref ELSE '' END AS akun, sum(m.rp)::bigint AS rp
        FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${document} AND m.rp <> 0 GROUP BY 1`)
    ).map((one) => [one.akun, one.rp]),
  )

it('comes to the rupiah of the worked bill, with tax inside of it, on top of it and without', async () => {
  await para('nilai_poin', '1000')
  const isi = { kode_member: '', alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const, catatan: '', no_hp: '' }
  /** A member who has 300 points of a ring that he bought before. */
  const anggota = async (nama_customer: string) => {
    const { data } = await owner.call(member.create, { ...isi, nama_member: nama_customer })
    await beriPin(owner, data.kode_member)
    const dia = { kode_member: data.kode_member, nama_customer, nik: '3573010203040506' }
    const kode = await cincin({ kode_group: 'MT', kode_dept: 'CINT', kadar: '22K' })
    await jualSah(owner, owner, [kode], dia)
    return dia
  }
  const transfer = { ...bayarTunai(5_000_000), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
  const jualContoh = async (termasuk: string, jenis: string, tunai: number) => {
    await para('jenis_pkp', jenis)
    await para('ppn_termasuk', termasuk)
    const dia = await anggota(`BU ${termasuk} ${jenis}`)
    const poin = { cara_bayar: 'POIN' as const, no_rekening: '', ref: dia.kode_member, jumlah: rp(100_000) }
    // 5,733,000 + 75,000 and 7,145,500 less 245,500: 2,350,000 x 87.5 % x 3.475 = 7,145,468.75, up to 7,145,500
    const kode = [
      await cincin({ ongkos: rp(75_000) }),
      await cincin({ kode_group: 'M8', kode_dept: 'LIO', kadar: '21K', berat: gram(3.475), berat_asli: gram(3.475) }),
    ]
    const gelang = { nama_barang: 'GELANG LAMA', kode_dept: 'GLG', berat: gram(4.25), harga: rp(6_450_000) }
    const nota = await entri(
      kode,
      { ...dia, tukar: tukar(gelang), pembayaran: [transfer, poin, bayarTunai(tunai, tunai + 42_000)] },
      [{}, { total: rp(6_900_000) }],
    )
    const { no_faktur_jual } = await sahkan(nota, {
      pembayaran: [
        { cara_bayar: 'TUKAR', no_rekening: '', ref: nota.tukar[0]?.no_faktur_beli, jumlah: rp(6_450_000) },
        { ...transfer, masuk: true },
        poin,
        bayarTunai(tunai, tunai + 42_000),
      ],
    })
    return [nota.tagihan, await buku(no_faktur_jual)]
  }
  const sama = {
    BANK: 5_000_000,
    PEMBELIAN: 6_450_000,
    'DISKON HARGA': 245_500,
    'DISKON POIN': 100_000,
    ONGKOS: -75_000,
  }
  expect(await jualContoh('YA', 'BUKAN PKP', 1_158_000)).toEqual([
    12_708_000,
    { ...sama, KAS: 1_158_000, PENJUALAN: -12_878_500 },
  ])
  expect(await jualContoh('YA', 'PEDAGANG', 1_158_000)).toEqual([
    12_708_000,
    { ...sama, KAS: 1_158_000, PENJUALAN: -12_740_233, PPN: -138_267 },
  ])
  expect(await jualContoh('TIDAK', 'PEDAGANG', 1_297_788)).toEqual([
    12_847_788,
    { ...sama, KAS: 1_297_788, PENJUALAN: -12_878_500, PPN: -139_788 },
  ])
  await para('jenis_pkp', 'BUKAN PKP')
  await para('ppn_termasuk', 'YA')
  await para('nilai_poin', '0')
})

it('takes five old pieces at most on one nota', async () => {
  const enam = Array.from({ length: 6 }, () => ({ berat: gram(1), harga: rp(1_000_000) }))
  const form = await formJual(sales, [await cincin()], { tukar: tukar(...enam) })
  expect(await tolakan(sales, jual, form)).toEqual([400, 'Paling Banyak 5 Barang Tukar'])
})
