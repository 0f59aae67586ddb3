import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { hutangMenunggu, isiPinjaman } from '@kencana/testing/hutang'
import { cincinLama, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { formJual } from '@kencana/testing/penjualan'
import { terimaService } from '@kencana/testing/service'
import { formTitip, isiBakiTitip } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { jual as penjualan } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { titip } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { member } from '../data-member/data-member.contract.ts'
import { lihatIdentitas } from '../privasi/privasi.contract.ts'
import { cariPelanggan, riwayatPelanggan } from './pelanggan.contract.ts'

let shop: TestShop
let owner: User
let sales: User
let gudang: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  sales = await shop.user(owner, 'SALES', 'SALES')
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterAll(() => shop.close())

const tambah = async (nama_member: string, no_hp: string) =>
  (
    await sales.call(member.create, {
      kode_member: '',
      nama_member,
      no_hp,
      alamat: 'JL. MELATI 1',
      tgl_lahir: null,
      setuju_pesan: 'TIDAK',
      catatan: '',
    })
  ).data
const satu = () => [cincinLama({ berat: 1_000 as never, harga: 1_600_000 as never })]
const jual = (lain: Partial<InputOf<typeof beli>>) => sales.call(beli, formBeli(satu(), lain))
const cari = (q: string) => sales.call(cariPelanggan, { q })

describe('a customer', () => {
  it('is found once enough of him is typed, and told to who serves customers alone', async () => {
    const { kode_member } = await tambah('BU RATNA DEWI', '081244445555')
    const ratna = {
      kode_member,
      nama: 'BU RATNA DEWI',
      no_hp: '********5555',
      alamat: 'JL. MELATI 1',
      identitas: '',
    }
    expect(await owner.call(cariPelanggan, { q: '5555' })).toEqual([{ ...ratna, no_hp: '081244445555' }])
    expect(await cari('5555')).toEqual([ratna])
    expect(await cari('ratna')).toEqual([ratna])
    expect(await cari(kode_member)).toEqual([ratna])
    // Longer ends are found by who reads them anyway, the whole by everybody.
    expect([(await cari('44445555')).length, (await cari('081244445555')).length]).toEqual([0, 1])
    expect(await owner.call(cariPelanggan, { q: '44445555' })).toHaveLength(1)
    for (const q of ['', '555', 'ra', '%%%%', '0812']) expect(await cari(q)).toEqual([])
    await expect(gudang.call(cariPelanggan, { q: '5555' })).rejects.toThrow()
  })

  it('who is no member is known by his whole telephone, as his newest paper names him', async () => {
    await jual({ nama_customer: 'PAK TANPA KARTU', no_hp: '+62 811-2222-3333', alamat: 'JL. LAMA' })
    await jual({ nama_customer: 'PAK TANPA KARTU', no_hp: '081122223333', alamat: 'JL. BARU' })
    expect(await cari('3333')).toEqual([])
    expect(await cari('0811 2222 3333')).toMatchObject([
      { kode_member: '-', nama: 'PAK TANPA KARTU', no_hp: '081122223333', alamat: 'JL. BARU', identitas: '' },
    ])
    const { jumlah, transaksi } = await sales.call(riwayatPelanggan, { kode_member: '-', no_hp: '081122223333' })
    expect([jumlah, transaksi.map((one) => [one.jenis, one.berat, one.status])]).toEqual([
      2,
      [
        ['PEMBELIAN', 1_000, 'OPEN'],
        ['PEMBELIAN', 1_000, 'OPEN'],
      ],
    ])
  })

  it('is known by what he left here: a repair, a deposit, gold for a loan', async () => {
    const dia = (nama_customer: string, no_hp: string) => ({ nama_customer, no_hp, alamat: 'JL. TITIP 9' })
    await isiPinjaman(owner)
    await isiBakiTitip(owner)
    await terimaService(owner, [{}], 0, dia('BU SERVICE', '081377770001'))
    await hutangMenunggu(sales, dia('BU HUTANG', '081377770002'))
    const { kode_barcode } = await tambahCincin(owner)
    await sales.call(titip, await formTitip(sales, [kode_barcode], dia('BU TITIP', '081377770003')))
    for (const [at, nama] of ['BU SERVICE', 'BU HUTANG', 'BU TITIP'].entries())
      expect(await cari(`08137777000${at + 1}`)).toMatchObject([{ kode_member: '-', nama, alamat: 'JL. TITIP 9' }])
  })

  it('is known by what he bought, too', async () => {
    const dia = { nama_customer: 'BU PEMBELI', no_hp: '081355556666', alamat: 'JL. EMAS 3' }
    const { data } = await sales.call(penjualan, await formJual(sales, [(await tambahCincin(owner)).kode_barcode], dia))
    expect(await cari('0813 5555 6666')).toMatchObject([{ kode_member: '-', nama: 'BU PEMBELI', alamat: 'JL. EMAS 3' }])
    expect(await sales.call(riwayatPelanggan, { kode_member: '-', no_hp: '081355556666' })).toMatchObject({
      jumlah: 1,
      transaksi: [{ jenis: 'PENJUALAN', nomor: data.no_faktur_jual, keterangan: 'CINCIN MILANO', berat: 3_485 }],
    })
  })

  it('shows his paper once: it is kept with him and copied from then on', async () => {
    const { kode_member } = await tambah('BU KARTU', '081266667777')
    const dia = { kode_member, nama_customer: 'BU KARTU', no_hp: '081266667777' }
    await expect(jual({ ...dia, nik: '' })).rejects.toThrow('NIK Harus Diisi')
    await jual({ ...dia, nik: '3573016666777700' })
    expect(await owner.call(lihatIdentitas, { dokumen: kode_member })).toMatchObject({
      no_identitas: '3573016666777700',
    })
    expect((await cari('7777'))[0]?.identitas).toBe('NIK ************7700')
    const { data } = await jual({ ...dia, nik: '' })
    expect(data.nik).toBe('************7700')
    // Another paper is this purchase's; the one that is known stays his.
    await jual({ ...dia, nik: 'X7654321' })
    expect(await owner.call(lihatIdentitas, { dokumen: kode_member })).toMatchObject({
      no_identitas: '3573016666777700',
    })
    expect((await sales.call(riwayatPelanggan, { kode_member, no_hp: '' })).jumlah).toBe(3)
  })

  it('is served by the end of a telephone that only the server knows', async () => {
    const { kode_member } = await tambah('BU BINTANG', '081255551234')
    const [dia] = await cari('1234')
    const { no_hp = '', nama: nama_customer = '' } = dia ?? {}
    expect(no_hp).toBe('********1234')
    await jual({ kode_member, nama_customer, no_hp })
    expect(await shop.db.rows(sql`SELECT no_hp FROM pembelian WHERE kode_member = ${kode_member}`)).toEqual([
      { no_hp: '081255551234' },
    ])
    expect((await sales.call(riwayatPelanggan, { kode_member, no_hp })).jumlah).toBe(1)
    await expect(jual({ kode_member, nama_customer, no_hp: '********1235' })).rejects.toThrow('Customer Bukan Member')
    await expect(jual({ nama_customer, no_hp })).rejects.toThrow('No HP Harus 8 Sampai 15 Angka')
  })

  it('is no other than his member says, nor one who is none any more', async () => {
    const { kode_member, _id } = await tambah('BU ASLI', '081288889999')
    const dia = { kode_member, nama_customer: 'BU ASLI', no_hp: '081288889999' }
    await expect(jual({ ...dia, nama_customer: 'BU PALSU' })).rejects.toThrow(`Customer Bukan Member ${kode_member}`)
    await expect(jual({ ...dia, no_hp: '081200000000' })).rejects.toThrow(`Customer Bukan Member ${kode_member}`)
    await expect(jual({ ...dia, kode_member: 'M-X' })).rejects.toThrow('Member M-X Tidak Ada')
    await owner.call(member.remove, { id: _id })
    await expect(jual(dia)).rejects.toThrow(`Member ${kode_member} Tidak Ada`)
    expect((await sales.call(riwayatPelanggan, { kode_member, no_hp: '081288889999' })).jumlah).toBe(0)
  })
})
