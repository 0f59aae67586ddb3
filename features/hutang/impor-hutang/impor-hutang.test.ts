/** Loans of the books of before: all mistakes at once, all of it or nothing, each letter once; then owed like any other. */
import { sql } from '@kencana/database'
import { mg, parsePersen, rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { formLunas, kartu, tokoHutang } from '@kencana/testing/hutang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group } from '../../master/group/group.contract.ts'
import { kondisiPinjaman } from '../../master/kondisi-pinjaman/kondisi-pinjaman.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanStockHutang, laporanTransaksiHutang } from '../laporan-hutang/laporan-hutang.contract.ts'
import { batalHutang, bayarBunga, lunasiHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { imporHutang, periksaImporHutang } from './impor-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User

beforeAll(async () => {
  ;({ shop, owner, kasir } = await tokoHutang())
})
afterAll(() => shop.close())

const KEPALA = {
  no_manual: 'A-17',
  nama_customer: 'bu sari',
  no_hp: 81234567890,
  alamat: 'JL. MAWAR 3',
  nik: '3573010203040506',
  kode_sales: 's01',
  tgl_hutang: '2025-12-20',
  bunga_sampai: '2026-02-20',
  tgl_jatuh_tempo: '2026-04-20',
  bunga_persen: '2,5',
  jumlah_hutang: 5_000_000,
}
const GELANG = {
  nama_barang: 'gelang',
  kode_group: 'mm',
  kadar: '16K',
  jumlah: 1,
  berat_kotor: '10,12',
  berat_plastik: 0.12,
  kondisi_pinjaman: 'baik',
}
const CINCIN = { ...GELANG, nama_barang: 'CINCIN', jumlah: 2, berat_kotor: 6, berat_plastik: null }
/** One letter with two items, the second row saying no more of the loan than its number. */
const SATU = [
  { ...KEPALA, ...GELANG },
  { no_manual: 'A-17', ...CINCIN },
]
const saldo = async (akun: string, ref: string) => {
  const row = await shop.db.one<{ rp: number; mg: number; pcs: number }>(sql`
    SELECT coalesce(sum(rp), 0)::bigint AS rp, coalesce(sum(mg), 0)::bigint AS mg, coalesce(sum(pcs), 0)::int AS pcs FROM mutasi
    WHERE akun = ${akun} AND ref = ${ref}`)
  return [row?.rp, row?.mg, row?.pcs]
}
const impor = async (no_manual: string) => {
  const baris = [{ ...KEPALA, ...GELANG, no_manual }]
  const { hutang } = await owner.call(imporHutang, { baris })
  return hutang[0]?.no_hutang ?? ''
}

describe('loans of the books of before', () => {
  it('10.5.14 say all mistakes of a sheet at once, and enter none of it', async () => {
    const baris = [
      ...SATU,
      { ...KEPALA, ...GELANG, no_manual: 'A-18', nik: '123', tgl_hutang: '20-12-2025' },
      { ...KEPALA, ...GELANG, no_manual: 'A-19', kode_sales: 'S99' },
      { ...KEPALA, ...GELANG, no_manual: 'A-20', kode_group: 'XX' },
      { ...KEPALA, ...GELANG, no_manual: 'A-21', kondisi_pinjaman: 'APA' },
      { ...KEPALA, ...GELANG, no_manual: 'A-22', berat_kotor: '0,1' },
      { ...KEPALA, ...GELANG, no_manual: 'A-23', tgl_hutang: '2026-03-03', bunga_sampai: '' },
      { ...KEPALA, ...GELANG, no_manual: 'A-24', bunga_sampai: '2026-05-01' },
      { ...SATU[1], jumlah_hutang: 6_000_000 },
      { ...SATU[1], berat_kotor: '1.2345' },
      { ...KEPALA, ...GELANG, no_manual: '', jumlah_hutang: 0, jumlah: 1.5 },
    ]
    const { awal, salah, jumlah_hutang, berat } = await owner.call(periksaImporHutang, { baris })
    expect(awal[0]).toEqual({
      no_manual: 'A-17',
      nama_customer: 'BU SARI',
      tgl_hutang: '2025-12-20',
      tgl_jatuh_tempo: '2026-04-20',
      jumlah_hutang: 5_000_000,
      barang: 'GELANG, CINCIN, CINCIN',
      jumlah: 5,
      berat: mg(22_000),
    })
    expect([jumlah_hutang, berat].every((one) => one > 0)).toBe(true)
    expect(salah.map((one) => [one.baris, one.pesan])).toEqual([
      [
        4,
        'NIK Harus 16 Angka, Atau No SIM Atau Paspor, Tanggal Hutang Harus YYYY-MM-DD, Tanggal Hutang Tidak Ada Di Kalender',
      ],
      [5, 'Sales S99 Tidak Ada'],
      [6, 'Kategori XX Tidak Ada'],
      [7, 'Kondisi Pinjaman APA Tidak Ada'],
      [8, 'Berat Plastik Harus Kurang Dari Berat Kotor'],
      [9, 'Tanggal Hutang Dan Bunga Sampai Tidak Boleh Setelah Hari Ini'],
      [10, 'Tanggal Hutang Dan Bunga Sampai Tidak Boleh Setelah Hari Ini'],
      [11, 'Jumlah Hutang Lain Dari Baris Pertama Surat Ini'],
      [12, 'Berat Kotor Harus Angka Dengan Paling Banyak 3 Desimal (1.2345)'],
      [13, 'No Manual Harus Diisi, Jumlah Hutang Harus Lebih Dari 0'],
      [13, 'Jumlah Harus Bilangan Bulat (1.5)'],
    ])
    await expect(owner.call(imporHutang, { baris })).rejects.toThrow('Masih Ada 11 Kesalahan, Baris 4')
    await expect(kasir.call(imporHutang, { baris: SATU })).rejects.toThrow()
    expect(await shop.db.rows(sql`SELECT no_hutang FROM hutang`)).toEqual([])
  })

  it('10.5.14 say every mistake of one row, of its letter and of its item, whatever else is wrong with it', async () => {
    const baris = [
      // All that its masters and its days say, at once.
      {
        ...KEPALA,
        ...GELANG,
        no_manual: 'E-1',
        kode_sales: 'S99',
        tgl_hutang: '2026-03-03',
        bunga_sampai: '2026-02-01',
        tgl_jatuh_tempo: '2026-03-03',
        kondisi_pinjaman: 'APA',
        kode_group: 'XX',
        kadar: '99Z',
      },
      // A wrong field hides no other rule.
      {
        ...KEPALA,
        ...GELANG,
        no_manual: 'E-2',
        nik: '123',
        tgl_jatuh_tempo: '2036-04-20',
        jumlah: 0,
        berat_plastik: 11,
        kadar: '99Z',
      },
      { ...SATU[1], no_manual: 'E-2', jumlah_hutang: 1, alamat: 'LAIN' },
    ]
    const { salah } = await owner.call(periksaImporHutang, { baris })
    expect(salah.map((one) => [one.baris, one.pesan])).toEqual([
      [
        2,
        [
          'Bunga Sampai Sebelum Tanggal Hutang',
          'Jatuh Tempo Harus Setelah Tanggal Hutang',
          'Sales S99 Tidak Ada',
          'Tanggal Hutang Dan Bunga Sampai Tidak Boleh Setelah Hari Ini',
        ].join(', '),
      ],
      [2, 'Kondisi Pinjaman APA Tidak Ada, Kategori XX Tidak Ada, Kadar Tidak Terdaftar: 99Z'],
      [3, 'NIK Harus 16 Angka, Atau No SIM Atau Paspor, Lama Hutang Paling Banyak 120 Bulan'],
      [3, 'Jumlah Paling Sedikit 1, Berat Plastik Harus Kurang Dari Berat Kotor, Kadar Tidak Terdaftar: 99Z'],
      [4, 'Alamat Lain Dari Baris Pertama Surat Ini, Jumlah Hutang Lain Dari Baris Pertama Surat Ini'],
    ])
    await expect(owner.call(imporHutang, { baris })).rejects.toThrow('Masih Ada 5 Kesalahan, Baris 2')
  })

  it('10.5.14 say by row and column which cell nobody enters, and two thousand of them in one list', async () => {
    const satu = (isi: object) => ({ ...KEPALA, ...GELANG, ...isi })
    const baris = [
      satu({ no_manual: 'S-1', nik: 3_573_010_203_040_506, kode_group: 'M\u0000' }),
      satu({ no_manual: 'S-2', nama_customer: 'BU\u202d SARI', jumlah_hutang: 'SERIBU' }),
      satu({ no_manual: 'S-3', bunga_persen: '#REF!', berat_kotor: '#N/A', kondisi_pinjaman: '#N/A' }),
      satu({ no_manual: 'S-4', jumlah_hutang: 5.5, bunga_persen: 2.123456 }),
      satu({ no_manual: 'S-5', jumlah_hutang: '5.000.000', bunga_persen: '2%', no_hp: 6_281_234_567_890 }),
      { ...satu({ no_manual: 'S-5', no_hp: '081234567890' }), bunga_persen: 2, jumlah_hutang: null },
    ]
    const { salah, awal } = await owner.call(periksaImporHutang, { baris })
    expect(salah.map((one) => [one.baris, one.pesan])).toEqual([
      [2, 'NIK Harus Ditulis Sebagai Teks (3573010203040506)'],
      [2, 'Kategori Berisi Huruf Yang Tidak Dikenal'],
      [3, 'Nama Customer Berisi Huruf Yang Tidak Terlihat, Jumlah Hutang Harus Angka (SERIBU)'],
      [4, 'Bunga Berisi Kesalahan Excel (#REF!)'],
      [4, 'Berat Kotor Berisi Kesalahan Excel (#N/A), Kondisi Pinjaman Berisi Kesalahan Excel (#N/A)'],
      [5, 'Bunga Harus Angka Dengan Paling Banyak 4 Desimal (2.123456), Jumlah Hutang Harus Bilangan Bulat (5.5)'],
    ])
    expect(awal).toMatchObject([{ no_manual: 'S-5', jumlah_hutang: 5_000_000, jumlah: 2 }])
    const banyak = Array.from({ length: 2_000 }, (_, at) =>
      satu({ no_manual: `T-${at}`, nik: 1e15 + at, alamat: '#N/A' }),
    )
    const semua = await owner.call(periksaImporHutang, { baris: banyak })
    expect(semua.salah).toHaveLength(2_000)
    expect(semua.salah.at(-1)).toEqual({
      baris: 2_001,
      pesan: 'Alamat Berisi Kesalahan Excel (#N/A), NIK Harus Ditulis Sebagai Teks (1000000000001999)',
    })
  })

  it('10.5.14 ask for a code as text whose zeros Excel may have cut', async () => {
    await owner.send('POST', 'sales/impor', { body: { baris: [{ kode_sales: '007', nama_sales: 'BU TUJUH' }] } })
    await owner.call(kondisiPinjaman.create, { kondisi_pinjaman: '08' })
    const lama = { harga: rp(1), harga_modal: rp(1), jenis_group: 'PERHIASAN', kode_group: '09', nama_group: 'LAMA' }
    await disetujuiBila(owner, group.create, { ...lama, persentase: parsePersen(70) })
    const baris = [
      { ...KEPALA, ...GELANG, no_manual: 'N-1', kode_sales: 7 },
      { ...KEPALA, ...GELANG, no_manual: 'N-2', kode_group: 9, kondisi_pinjaman: 8 },
    ]
    const mirip = (apa: string) => `${apa} Yang Sudah Ada, Tulis Sebagai Teks`
    expect((await owner.call(periksaImporHutang, { baris })).salah.map(({ pesan }) => pesan)).toEqual([
      mirip('Kode Sales 7 Mirip 007'),
      `${mirip('Kategori 9 Mirip 09')}, ${mirip('Kondisi Pinjaman 8 Mirip 08')}`,
    ])
  })

  it('10.5.14 are owed against the capital, their goods kept, and redeemed like any other', async () => {
    const { hutang, jumlah_hutang, berat } = await owner.call(imporHutang, { baris: SATU })
    const [{ no_hutang } = { no_hutang: '' }] = hutang
    expect([jumlah_hutang, berat, hutang.length]).toEqual([5_000_000, 16_000, 1])
    expect(await saldo('PIUTANG', no_hutang)).toEqual([5_000_000, 0, 0])
    expect(await saldo('HUTANG_BARANG', no_hutang)).toEqual([0, 16_000, 3])
    expect(await saldo('PELANGGAN', '-')).toEqual([0, -16_000, -3])
    const modal = await shop.db.one<{ rp: number }>(sql`
      SELECT m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${no_hutang} AND m.akun = 'MODAL'`)
    expect(modal?.rp).toBe(-5_000_000)
    const satu = await kartu(kasir, no_hutang)
    // From 20 February one month is begun by 2 March: 2.5 % of 5,000,000.
    expect(satu).toMatchObject({
      status: 'AKTIF',
      no_manual: 'A-17',
      awal: true,
      mulai: '2026-02-20',
      lama: 4,
      nama_customer: 'BU SARI',
    })
    expect(satu.tagihan).toMatchObject({ pokok: 5_000_000, bunga: 125_000, denda: 0, total: 5_125_000 })
    const kas = await saldo('KAS', '-')
    await denganSaksi(kasir, owner, lunasiHutang, formLunas(satu), 'HUTANG')
    expect(await saldo('PIUTANG', no_hutang)).toEqual([0, 0, 0])
    expect(await saldo('HUTANG_BARANG', no_hutang)).toEqual([0, 0, 0])
    // What came from the customer went back to him, piece by piece.
    expect(await saldo('PELANGGAN', '-')).toEqual([0, 0, 0])
    expect(await saldo('KAS', '-')).toEqual([(kas[0] ?? 0) + 5_125_000, 0, 0])
  })

  it('10.5.14 come in once, also from two who enter them at once, and stand in the reports from that day on', async () => {
    const baris = [{ ...KEPALA, ...GELANG, no_manual: 'B-1' }]
    const hasil = await Promise.allSettled([1, 2].map(() => owner.call(imporHutang, { baris })))
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    await expect(owner.call(imporHutang, { baris })).rejects.toThrow('Surat B-1 Sudah Dimasukkan Di PI-')
    const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', valid_by: 'ALL', type_tgl: 'tgl_hutang' } as const
    const laporan = await owner.call(laporanTransaksiHutang, laporanTransaksiHutang.input.parse(hari))
    expect(laporan.map((one) => [one.jumlah_hutang, one.status_hutang])).toEqual([
      [5_000_000, 'LUNAS'],
      [5_000_000, 'AKTIF'],
    ])
    const stock = async () =>
      (
        await owner.call(
          laporanStockHutang,
          laporanStockHutang.input.parse({ tanggal: '2026-03-02', type_laporan: 'DETAIL' }),
        )
      ).map((one) => 'umur' in one && [one.umur, one.berat])
    // Lent on 20 December: 11 + 31 + 28 + 2 days, whatever interest was paid since.
    expect(await stock()).toEqual([[72, 10_000]])
    await expect(
      shop.db.run(sql`UPDATE hutang SET tgl_hutang = '2026-01-01' WHERE no_manual = 'B-1'`),
    ).rejects.toThrow()
    // What came in before its day was kept counts from 20 February, as it did.
    await shop.db.transaction(async (tx) => {
      await tx.run(sql`SET LOCAL session_replication_role = 'replica'`)
      await tx.run(sql`UPDATE hutang SET tgl_hutang = NULL WHERE no_manual = 'B-1'`)
    })
    expect(await stock()).toEqual([[10, 10_000]])
  })

  it('are undone whole and by agreement, before anything was paid, while the shop begins', async () => {
    const no_hutang = await impor('C-1')
    const { versi } = await kartu(kasir, no_hutang)
    await disetujuiBila(kasir, batalHutang, { no_hutang, versi, alasan: 'SALAH', otorisasi: null })
    expect([await saldo('PIUTANG', no_hutang), await saldo('HUTANG_BARANG', no_hutang)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    // Its letter may come in again; with interest paid of it, it is what it is.
    const lagi = await impor('C-1')
    const satu = await kartu(kasir, lagi)
    await kasir.call(bayarBunga, {
      no_hutang: lagi,
      versi: satu.versi,
      pembayaran: [{ cara_bayar: 'CASH', no_rekening: '', jumlah: rp(125_000) }],
      otorisasi: null,
    })
    const batal = async (no: string) => {
      const { versi: kini } = await kartu(kasir, no)
      return disetujuiBila(kasir, batalHutang, { no_hutang: no, versi: kini, alasan: 'SALAH', otorisasi: null })
    }
    await expect(batal(lagi)).rejects.toThrow('Sudah Dibayar')
    const tinggal = await impor('C-2')
    await disetujuiBila(owner, ubahParaSystem, { key: 'stok_awal', value: 'TIDAK', otorisasi: null })
    await expect(batal(tinggal)).rejects.toThrow('Hutang Awal Hanya Bisa Dibatalkan Selama Parameter Stok Awal YA')
    for (const endpoint of [periksaImporHutang, imporHutang])
      await expect(owner.call(endpoint, { baris: SATU })).rejects.toThrow(
        'Hutang Awal Hanya Bisa Diimpor Selama Parameter Stok Awal YA',
      )
  })
})
