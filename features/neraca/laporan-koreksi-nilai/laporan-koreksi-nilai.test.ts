import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ambilKas } from '../../keuangan/uang/uang.contract.ts'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { batalKoreksiNilai, simpanKoreksiNilai } from '../nilai/koreksi-nilai.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../nilai/nilai.contract.ts'
import { koreksiNilaiReport } from './laporan-koreksi-nilai.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await tambahCincin(owner, { berat: gram(10), berat_asli: gram(10) })
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
  owner = await shop.nextDay(owner)
  const angkut = { kode_transaksi: 'ONGKOS ANGKUT', deskripsi: 'ONGKOS ANGKUT', media: 'KAS', arah: 'KELUAR' } as const
  await owner.call(kodeTransaksi.create, { ...angkut, lawan: 'PERSEDIAAN' })
  const uang = { kode_transaksi: 'ONGKOS ANGKUT', jumlah: rp(100_000), keterangan: 'DARI PABRIK', pihak: 'MM' }
  await disetujuiBila(owner, ambilKas, uang)
  const koreksi = (nilai_lama: number, nilai_baru: number) =>
    owner.call(simpanKoreksiNilai, {
      kode_group: 'MM',
      nilai_lama: rp(nilai_lama),
      nilai_baru: rp(nilai_baru),
      alasan: 'SALAH HITUNG',
    })
  await koreksi(16_200_000, 15_000_000)
  const { no_koreksi_nilai } = await koreksi(15_000_000, 14_000_000)
  await owner.call(batalKoreksiNilai, { no_koreksi_nilai, alasan: 'TIDAK JADI' })
})
afterAll(() => shop.close())

const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' }

describe('laporan koreksi nilai', () => {
  it('tells all that people changed of the value of goods, undone ones with both signs', async () => {
    const rows = (await owner.send('POST', 'koreksi-nilai/reports', { body: hari })).json as Record<string, unknown>[]
    const satu = { kode_group: 'MM', user_id: 'OWNER' }
    expect(rows).toEqual([
      {
        ...satu,
        document: 'NA-TK01-260302-0001',
        tanggal: '2026-03-02',
        jenis: 'NILAI AWAL',
        alasan: '-',
        nilai: 16_100_000,
      },
      {
        ...satu,
        document: 'AUK-TK01-260303-0001',
        tanggal: '2026-03-03',
        jenis: 'UANG',
        alasan: 'DARI PABRIK',
        nilai: 100_000,
      },
      {
        ...satu,
        document: 'KN-TK01-260303-0001',
        tanggal: '2026-03-03',
        jenis: 'KOREKSI NILAI',
        alasan: 'SALAH HITUNG',
        nilai: -1_200_000,
      },
      {
        ...satu,
        document: 'KN-TK01-260303-0002',
        tanggal: '2026-03-03',
        jenis: 'KOREKSI NILAI',
        alasan: 'SALAH HITUNG',
        nilai: -1_000_000,
      },
      {
        ...satu,
        document: 'BKN-TK01-260303-0001',
        tanggal: '2026-03-03',
        jenis: 'BATAL KOREKSI NILAI',
        alasan: 'SALAH HITUNG',
        nilai: 1_000_000,
      },
    ])
  })

  laporanSuite(koreksiNilaiReport, { shop: () => shop, user: () => owner, asked: hari })
})
