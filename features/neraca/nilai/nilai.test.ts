/** The value of goods through the whole server: the worked example to the rupiah, what comes late, what goes to another shop. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { batalBos } from '../../bos/kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { sertifikat } from '../../keuangan/laporan-eod/laporan-eod.contract.ts'
import { laporanNeracaKeuangan } from '../../keuangan/neraca-keuangan/neraca-keuangan.contract.ts'
import { group } from '../../master/group/group.contract.ts'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalNilaiAwal, getNilaiAwal, listNilaiAwal, rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterEach(() => shop.close())

const saldo = async (akun: string, kode_toko = 'TK01') => {
  const rows = await shop.db.rows<{ ref: string; rp: number }>(sql`
    SELECT ref, rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY[${akun}]) WHERE rp <> 0 ORDER BY ref`)
  return rows.map(({ ref, rp: jumlah }) => [ref, jumlah])
}

/** The money lines of a day's value. */
const nilai = async (document: string) => {
  const rows = await shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT m.akun, m.ref, m.rp FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.document = ${document} ORDER BY m.urut`)
  return rows.map(({ akun, ref, rp: jumlah }) => [akun, ref, jumlah])
}

const akhir = (kode_toko = 'TK01') =>
  shop.db.rows<{ mg: number; rp: number }>(sql`
    SELECT mg, rp FROM nilai_harian WHERE kode_toko = ${kode_toko} AND kode_group = 'MM' ORDER BY tgl_system DESC LIMIT 1`)

const beriNilai = async (user: User = owner) => {
  const { jumlah } = await user.call(rencanaNilai, {})
  return user.call(simpanNilaiAwal, { jumlah })
}

const keping = (berat: number, user: User = owner) =>
  tambahCincin(user, { berat: gram(berat), berat_asli: gram(berat) })

/** A gram of MM costs 1,000,000, whatever its fineness. */
const sejuta = async () => {
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000 WHERE kode_group = 'MM'`)
}

describe('nilai-awal', () => {
  it('gives own gold its cost, says it beforehand, is for OWN, and is undone the same day alone', async () => {
    await keping(10)
    const diam = { terjual: 0, susut: 0, hpp: 0 }
    // 10.000 g x 2,300,000 x 70 %
    expect(await owner.call(rencanaNilai, {})).toEqual({
      sejak: null,
      kelompok: [
        {
          kode_group: 'MM',
          nama_group: 'MAS MUDA',
          berat: 10_000,
          harga_modal: 2_300_000,
          nilai: 16_100_000,
          harga: 2_350_000,
          nilai_pasar: 16_450_000,
          janggal: false,
          ...diam,
        },
      ],
      jumlah: 16_100_000,
    })
    const su = await shop.user(owner, 'SU1', 'SU')
    expect((await su.send('GET', 'nilai-awal/rencana')).status).toBe(403)
    await expect(owner.call(simpanNilaiAwal, { jumlah: rp(16_000_000) })).rejects.toThrow(
      'Emas Atau Harga Modal Berubah, Lihat Lagi Sebelum Menyimpan',
    )
    const { no_nilai_awal, data } = await beriNilai()
    expect(data).toMatchObject({ jumlah: 16_100_000, pembelian: 0, kategori: 1, ditinggal: 0, no_batal: null })
    expect(await owner.call(getNilaiAwal, { no_nilai_awal })).toEqual(data)
    expect(await saldo('PERSEDIAAN')).toEqual([['MM', 16_100_000]])
    expect(await owner.call(rencanaNilai, {})).toMatchObject({ sejak: '2026-03-02', kelompok: [], jumlah: rp(0) })
    await expect(owner.call(simpanNilaiAwal, { jumlah: rp(0) })).rejects.toThrow(
      'Belum Ada Emas Dengan Harga Modal Yang Perlu Dinilai',
    )
    await owner.call(batalNilaiAwal, { no_nilai_awal, alasan: 'SALAH' })
    expect(await saldo('PERSEDIAAN')).toEqual([])
    const lagi = await beriNilai()
    expect(await owner.call(listNilaiAwal, { tanggal: '2026-03-02' })).toHaveLength(2)
    owner = await shop.nextDay(owner)
    const [neraca] = await owner.call(laporanNeracaKeuangan, { tanggal: '2026-03-02', type_laporan: 'RANTAI' })
    // 10.000 g x 2,350,000 x 70 %
    expect(neraca).toMatchObject({ persediaan: 16_100_000, nilai_pasar: 16_450_000, selisih_pasar: 350_000 })
    await expect(owner.call(batalNilaiAwal, { no_nilai_awal: lagi.no_nilai_awal, alasan: 'SALAH' })).rejects.toThrow(
      'Nilai Awal Sudah Dipakai Tutup Toko, Tidak Bisa Dibatalkan',
    )
  })

  it('is begun by a shop that owns more gold than one entry may say: 10.000 g x 20,000,000,000 x 70 %', async () => {
    await shop.db.run(sql`UPDATE master_group SET harga_modal = 20000000000 WHERE kode_group = 'MM'`)
    await shop.db.run(sql`UPDATE master_group SET harga = harga_modal WHERE kode_group = 'MM'`)
    await keping(10)
    const { jumlah } = await owner.call(rencanaNilai, {})
    expect((await owner.call(simpanNilaiAwal, { jumlah })).data.jumlah).toBe(140_000_000_000)
  })

  it('leaves out a category whose cost nobody knows, and takes it in once somebody does', async () => {
    await keping(10)
    await tambahCincin(owner, {
      kode_group: 'MT',
      kode_dept: 'CINT',
      kadar: '22K',
      kadar_cetak: '916',
      kadar_modal: '91.6',
    })
    await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MT'`)
    const { data } = await beriNilai()
    expect(data).toMatchObject({ kategori: 1, ditinggal: 1 })
    expect(data.detail).toMatchObject([{ kode_group: 'MM' }, { kode_group: 'MT', nilai: 0 }])
    // What it buys meanwhile is cost at once: PEMBELIAN waits for no second evening.
    await beliSah(owner, [cincinLama({ kode_group: 'MT', kode_dept: 'CINT', kadar: '22K', harga: rp(5_000_000) })])
    owner = await shop.nextDay(owner)
    expect([await saldo('PEMBELIAN'), await saldo('HPP')]).toEqual([[], [['MT', 5_000_000]]])
    await shop.db.run(sql`UPDATE master_group SET harga_modal = 2000000 WHERE kode_group = 'MT'`)
    // 3.485 + 3.485 g x 2,000,000 x 91.6 %
    expect((await beriNilai()).data).toMatchObject({ jumlah: 12_769_040, kategori: 1, ditinggal: 0 })
    owner = await shop.nextDay(owner)
    expect(await saldo('PERSEDIAAN')).toEqual([
      ['MM', 16_100_000],
      ['MT', 12_769_040],
    ])
  })
})

describe('an evening', () => {
  it('books nothing before a shop said what it begins with', async () => {
    await keping(10)
    owner = await shop.nextDay(owner)
    expect(await shop.db.rows(sql`SELECT 1 FROM jurnal WHERE kind = 'NILAI'`)).toEqual([])
  })

  it('is the worked example: 100 g at 100,000,000, 10 g for 9,500,000, 6 g sold, 0.1 g lost', async () => {
    await sejuta()
    const jual = await keping(6)
    const susut = await keping(4)
    for (const berat of [45, 45]) await keping(berat)
    expect((await beriNilai()).data).toMatchObject({ jumlah: 100_000_000 })
    await beliSah(owner, [cincinLama({ berat: gram(10), harga: rp(9_500_000) })])
    await jualSah(owner, owner, [jual.kode_barcode])
    const { kode_barcode, versi } = susut
    await koreksiSetuju(owner, { kode: kode_barcode, versi, berat: gram(3.9), berat_asli: gram(3.9), alasan: 'AUS' })
    owner = await shop.nextDay(owner)
    expect(await nilai('NL-TK01-260302-0001')).toEqual([
      ['PERSEDIAAN', 'MM', 3_427_728],
      ['PEMBELIAN', '-', -9_500_000],
      ['HPP', 'MM', 5_972_727],
      ['RUGI_SUSUT', 'MM', 99_545],
    ])
    expect(await akhir()).toEqual([{ mg: 103_900, rp: 103_427_728 }])
    expect(await saldo('PERSEDIAAN')).toEqual([['MM', 103_427_728]])
    const { nilai: kertas } = await owner.call(sertifikat, { tanggal: '2026-03-02' })
    expect(kertas).toEqual([{ kode_group: 'MM', berat: 103_900, nilai: 103_427_728 }])
  })

  it('takes a late cancel back at the average of its day', async () => {
    await sejuta()
    const { kode_barcode } = await keping(5)
    await keping(5)
    await beriNilai()
    const nota = await jualSah(owner, owner, [kode_barcode])
    owner = await shop.nextDay(owner)
    expect(await nilai('NL-TK01-260302-0001')).toEqual([
      ['PERSEDIAAN', 'MM', -5_000_000],
      ['HPP', 'MM', 5_000_000],
    ])
    // 5 g at 5,000,000 and 5 g bought for 4,000,000: 900,000 a gram now
    await beliSah(owner, [cincinLama({ berat: gram(5), harga: rp(4_000_000) })])
    await disetujuiBila(owner, batalJual, batalForm(nota))
    owner = await shop.nextDay(owner)
    expect(await nilai('NL-TK01-260303-0001')).toEqual([
      ['PERSEDIAAN', 'MM', 8_500_000],
      ['PEMBELIAN', '-', -4_000_000],
      ['HPP', 'MM', -4_500_000],
    ])
    expect(await akhir()).toEqual([{ mg: 15_000, rp: 13_500_000 }])
  })
})

describe("the owner's goods", () => {
  it('come at their cost and go back at the average of that day', async () => {
    await sejuta()
    await keping(5)
    await isiPabrik(owner)
    await beriNilai()
    const no_kirim_bos = await kirimBos(owner, { berat: gram(5) })
    owner = await shop.nextDay(owner)
    expect(await nilai('NL-TK01-260302-0001')).toEqual([
      ['PERSEDIAAN', 'MM', 5_000_000],
      ['MODAL', '-', -5_000_000],
    ])
    // 10 g at 10,000,000 and 5 g bought for 4,000,000: 933,333.33 a gram
    await beliSah(owner, [cincinLama({ berat: gram(5), harga: rp(4_000_000) })])
    await disetujuiBila(owner, batalBos, { no_kirim_bos, alasan: 'SALAH' })
    owner = await shop.nextDay(owner)
    expect(await nilai('NL-TK01-260303-0001')).toEqual([
      ['PERSEDIAAN', 'MM', -666_667],
      ['PEMBELIAN', '-', -4_000_000],
      ['MODAL', '-', 4_666_667],
    ])
  })
})

describe('two shops', () => {
  const buka = async () => {
    await sejuta()
    await shop.toko(owner, 'TK02')
    const there = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
    await isiBaki(there)
    await disetujuiBila(there, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
    return there
  }
  const kirim = async (berat: number) => {
    const { kode_barcode } = await keping(berat)
    const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode }] })
    return { no_kirim, kode_baki: 'CN02', detail_barang: [kode_barcode] }
  }

  it('owe each other what a dispatch cost its sender, whoever closes first', async () => {
    const there = await buka()
    await keping(10)
    await keping(2, there)
    await beriNilai()
    await beriNilai(there)
    await shop.db.run(sql`UPDATE master_group SET harga_modal = 1300000 WHERE kode_group = 'MM'`)
    // 10 g at 10,000,000 and 5 g of opening stock at 6,500,000: 1,100,000 a gram
    const isi = await kirim(5)
    await owner.call(tutupToko, { PROSES: 'close' })
    expect(await akhir()).toEqual([{ mg: 15_000, rp: 16_500_000 }])
    await there.call(terimaBarang, isi)
    await there.call(tutupToko, { PROSES: 'close' })
    expect([await saldo('RK', 'TK02'), await akhir('TK02')]).toEqual([
      [['TK01', -5_500_000]],
      [{ mg: 7_000, rp: 7_500_000 }],
    ])
    expect(await saldo('RK')).toEqual([])
    shop.clock.walk(1)
    await (await shop.login('OWNER')).call(tutupToko, { PROSES: 'close' })
    expect([await saldo('RK'), await akhir()]).toEqual([[['TK02', 5_500_000]], [{ mg: 10_000, rp: 11_000_000 }]])
    // Once for ever, whatever evenings follow.
    shop.clock.walk(1)
    await (await shop.login('OWNER')).call(tutupToko, { PROSES: 'close' })
    expect(await saldo('RK')).toEqual([['TK02', 5_500_000]])
  })

  it('goes by the evening before where the sender is still open, and by the owner where one has no value', async () => {
    let there = await buka()
    await keping(10)
    await beriNilai()
    await there.call(tutupToko, { PROSES: 'close' })
    owner = await shop.nextDay(owner)
    there = await shop.login('OWN2')
    const isi = await kirim(5)
    await there.call(terimaBarang, isi)
    await there.call(tutupToko, { PROSES: 'close' })
    owner = await shop.nextDay(owner)
    // 5 g came from opening stock and went to a shop without value, each at 1,000,000 a gram
    expect(await nilai('NL-TK01-260303-0001')).toEqual([])
    expect(await akhir()).toEqual([{ mg: 10_000, rp: 10_000_000 }])
    expect(await saldo('RK')).toEqual([])
  })
})

it('gives a category that came later its value from the first gram on', async () => {
  await keping(10)
  await beriNilai()
  const baru = { nama_group: 'BARU', persentase: parsePersen(50), harga: rp(1_000_000), harga_modal: rp(900_000) }
  await owner.call(group.create, { kode_group: 'MX', jenis_group: 'PERHIASAN', ...baru })
  await owner.call(jenis.create, { kode_dept: 'CINX', nama_dept: 'CINCIN', kode_group: 'MX' })
  await beliSah(owner, [
    cincinLama({ kode_group: 'MX', kode_dept: 'CINX', kadar: '12K', berat: gram(2), harga: rp(700_000) }),
  ])
  owner = await shop.nextDay(owner)
  expect(await saldo('PERSEDIAAN')).toEqual([
    ['MM', 16_100_000],
    ['MX', 700_000],
  ])
})
