import { mg, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, beriPin, beriPoin, hadiahBaru, isianTukar, PIN_MEMBER } from '@kencana/testing/member'
import { cincinLama, disetujuiBila, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, formJual, jualSah } from '@kencana/testing/penjualan'
import { isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { member } from '../data-member/data-member.contract.ts'
import { tukarPoin } from '../tukar-point/tukar-point.contract.ts'
import { tukarVoucher } from '../voucher/voucher.contract.ts'
import { ringkasanMember, transaksiMember } from './lihat-transaksi-member.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiBakiTitip(owner)
  const per = { kode_group: 'MM', type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 5 }
  await owner.call(parameterPoint.create, per)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
afterAll(() => shop.close())

const HP = '081266660001'
const cincin = async () => (await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode
const baca = (user: User, kode_member: string, lain: object = {}) =>
  user.call(transaksiMember, {
    kode_member,
    kode_toko: 'ALL',
    jenis: 'ALL',
    q: '',
    urut: 'tgl_system',
    turun: '1',
    hal: 1,
    per: 25,
    ...lain,
  })
const jumlah = async (user: User, kode_member: string) => {
  const { jenis, ...dia } = await user.call(ringkasanMember, { kode_member, kode_toko: 'ALL' })
  return { ...dia, jenis: Object.fromEntries(jenis.map((one) => [one.jenis, [one.jumlah, one.berat, one.rp]])) }
}

describe('a member on one page', () => {
  it('shows what he did as a member and before, and counts what stands', async () => {
    const lama = await jualSah(owner, owner, [await cincin()], { nama_customer: 'BU SATU', no_hp: HP })
    const { data } = await owner.call(member.create, {
      kode_member: '',
      nama_member: 'BU SATU',
      no_hp: HP,
      alamat: 'JL. SATU',
      tgl_lahir: null,
      setuju_pesan: 'YA',
      catatan: '',
    })
    const { kode_member } = data
    const dia = { kode_member, nama_customer: 'BU SATU', no_hp: HP, alamat: 'JL. SATU' }
    const sah = await jualSah(owner, owner, [await cincin(), await cincin()], dia)
    const batal = await jualSah(owner, owner, [await cincin()], dia)
    await disetujuiBila(owner, batalJual, batalForm(batal, { alasan: 'salah' }))
    const buka = (await owner.call(jual, await formJual(owner, [await cincin()], dia))).data
    const { no_grup } = (await owner.call(beli, formBeli([cincinLama()], { ...dia, nik: '3573016666777700' }))).data
    const titip = await titipSah(owner, owner, [await cincin()], { ...dia, titip: rp(700_000) })
    // Somebody else's does not stand among his.
    await jualSah(owner, owner, [await cincin()], { nama_customer: 'BU LAIN', no_hp: '081299998888' })

    const { rows, total } = await baca(owner, kode_member)
    expect(total).toBe(6)
    expect(Object.fromEntries(rows.map((row) => [row.nomor, [row.jenis, row.status, row.sebagai_member]]))).toEqual({
      [lama.no_faktur_jual]: ['PENJUALAN', 'DONE', false],
      [sah.no_faktur_jual]: ['PENJUALAN', 'DONE', true],
      [batal.no_faktur_jual]: ['PENJUALAN', 'BATAL', true],
      [buka.no_faktur_jual]: ['PENJUALAN', 'OPEN', true],
      [rows.find((row) => row.jenis === 'PEMBELIAN')?.nomor ?? no_grup]: ['PEMBELIAN', 'OPEN', true],
      [titip.no_titip_group]: ['TITIPAN', 'DONE', true],
    })
    expect(rows.find((row) => row.nomor === sah.no_faktur_jual)).toMatchObject({
      keterangan: 'CINCIN MILANO + 1',
      berat: 2_000,
      poin: 10,
    })
    // What the undo took back is no longer his.
    expect(rows.find((row) => row.nomor === batal.no_faktur_jual)?.poin).toBe(0)
    const semua = await jumlah(owner, kode_member)
    expect(semua).toMatchObject({
      nama_member: 'BU SATU',
      no_hp: HP,
      aktif: true,
      tunggakan: 0,
      terakhir: '2026-03-02',
    })
    expect(semua.jenis).toEqual({
      PENJUALAN: [2, 3_000, lama.tagihan + sah.tagihan],
      PEMBELIAN: [0, 0, 0],
      TITIPAN: [1, 1_000, titip.barang[0]?.total],
    })
    expect((await baca(owner, kode_member, { jenis: 'TITIPAN' })).total).toBe(1)
    expect((await baca(owner, kode_member, { q: sah.no_faktur_jual.slice(-6) })).rows.map((row) => row.nomor)).toEqual([
      sah.no_faktur_jual,
    ])
    expect((await baca(owner, kode_member, { per: 2, hal: 3 })).rows).toHaveLength(2)
  })

  it('shows to a cashier what happened in his own shop, and telephones to who keeps members', async () => {
    const HP2 = '081266660002'
    const { data } = await kasir.call(member.create, {
      kode_member: '',
      nama_member: 'BU DUA',
      no_hp: HP2,
      alamat: '',
      tgl_lahir: null,
      setuju_pesan: 'TIDAK',
      catatan: '',
    })
    await jualSah(owner, owner, [await cincin()], {
      kode_member: data.kode_member,
      nama_customer: 'BU DUA',
      no_hp: HP2,
    })
    await shop.toko(owner, 'TK02')
    const seberang = await shop.user(owner, 'KASIR2', 'KASIR', 'TK02')
    expect((await baca(kasir, data.kode_member)).total).toBe(1)
    expect((await baca(seberang, data.kode_member)).total).toBe(0)
    // Asking for another shop by name tells him no more.
    expect((await baca(seberang, data.kode_member, { kode_toko: 'TK01' })).total).toBe(0)
    expect((await jumlah(seberang, data.kode_member)).jenis).toEqual({})
    expect((await baca(owner, data.kode_member, { kode_toko: 'TK02' })).total).toBe(0)
    expect((await jumlah(kasir, data.kode_member)).no_hp).toBe(HP2)
  })

  it('is nobody where there is none', async () => {
    await expect(owner.call(ringkasanMember, { kode_member: 'M-X', kode_toko: 'ALL' })).rejects.toThrow(
      'Member M-X Tidak Ada',
    )
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    await expect(baca(gudang, 'M-X')).rejects.toThrow()
  })

  it('shows gifts, vouchers and corrections beside them, with their points', async () => {
    const kode_member = await anggotaBaru(owner, 'BU HADIAH')
    const koreksi = await beriPoin(owner, kode_member, 900)
    await beriPin(owner, kode_member)
    await hadiahBaru(owner, 'GELAS', 50, 4)
    const { no_tukar_poin } = await owner.call(tukarPoin, isianTukar(kode_member, 'GELAS', { qty: 2 }))
    await disetujuiBila(owner, ubahParaSystem, { key: 'nilai_poin', value: '1000', otorisasi: null })
    const { no_voucher } = await owner.call(tukarVoucher, { kode_member, poin: 200, bukti: PIN_MEMBER })
    const { rows } = await baca(owner, kode_member)
    expect(
      rows.map(({ jenis, nomor, keterangan, rp: nilai, poin }) => [jenis, nomor, keterangan, nilai, poin]),
    ).toEqual([
      ['VOUCHER', no_voucher, 'dari poin, sampai 2027-03-02', 200_000, -200],
      ['HADIAH', no_tukar_poin, '2 HADIAH GELAS', 0, -100],
      ['KOREKSI POIN', koreksi, 'UJI', 0, 900],
    ])
    expect((await jumlah(owner, kode_member)).jenis).toEqual({
      HADIAH: [1, 0, 0],
      'KOREKSI POIN': [1, 0, 0],
      VOUCHER: [1, 0, 200_000],
    })
    // What his shop did not do is not told to its cashier.
    expect((await baca(kasir, kode_member, { jenis: 'HADIAH' })).rows).toHaveLength(1)
  })
})
