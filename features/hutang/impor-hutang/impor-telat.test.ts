/** A letter of before that is late, with its interest paid beyond its due day. */
import type { TestShop, User } from '@kencana/testing'
import { formLunas, formRemaja, kartu, tokoHutang } from '@kencana/testing/hutang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanStockHutang, laporanTransaksiHutang } from '../laporan-hutang/laporan-hutang.contract.ts'
import { lunasiHutang, remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { imporHutang } from './impor-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User

beforeAll(async () => {
  ;({ shop, owner, kasir } = await tokoHutang())
})
afterAll(() => shop.close())

const SURAT = {
  no_manual: 'A-17',
  nama_customer: 'bu sari',
  no_hp: 81234567890,
  alamat: 'JL. MAWAR 3',
  nik: '3573010203040506',
  kode_sales: 's01',
  tgl_hutang: '2025-09-01',
  bunga_sampai: '2026-02-01',
  tgl_jatuh_tempo: '2026-01-01',
  bunga_persen: '2,5',
  jumlah_hutang: 5_000_000,
  nama_barang: 'gelang',
  kode_group: 'mm',
  kadar: '16K',
  jumlah: 1,
  berat_kotor: '10,12',
  berat_plastik: 0.12,
  kondisi_pinjaman: 'baik',
}

it('10.5.14 come in late with their interest paid beyond their day: nothing of that time is owed again', async () => {
  await disetujuiBila(owner, ubahParaSystem, { key: 'hutang_denda', value: '1', otorisasi: null })
  await disetujuiBila(owner, ubahParaSystem, { key: 'hutang_grace', value: '3', otorisasi: null })
  const baris = [
    { ...SURAT, no_manual: 'D-1' },
    { ...SURAT, no_manual: 'D-2' },
    { ...SURAT, no_manual: 'D-3', bunga_sampai: '2026-01-01' },
  ]
  const { hutang } = await owner.call(imporHutang, { baris })
  const [satu, dua, tiga] = await Promise.all(hutang.map(({ no_hutang }) => kartu(kasir, no_hutang)))
  if (!satu || !dua || !tiga) throw new Error('no loans')
  expect(satu).toMatchObject({ mulai: '2026-02-01', tgl_jatuh_tempo: '2026-01-01', lama: 4, bunga: 0 })
  expect(satu.besar_kembali).toBe(5_000_000)
  // From 1 February two months are begun by 2 March: 250,000. Late since 4 January, 1 % a month: two begun by 2 March, less the one
  // that was begun when interest was paid.
  expect(satu.tagihan).toMatchObject({ bunga: 250_000, denda: 50_000, total: 5_300_000, sampai: '2026-04-01' })
  // Paid to its day and no further: all of the late fee.
  expect(tiga.tagihan).toMatchObject({ bunga: 375_000, denda: 100_000, total: 5_475_000 })
  await denganSaksi(kasir, owner, lunasiHutang, formLunas(satu), 'HUTANG')
  expect((await kartu(kasir, satu.no_hutang)).status).toBe('LUNAS')
  // One goes on: from the day that its interest is paid to, which is later than what it was due.
  const lanjut = await disetujuiBila(kasir, remajakanHutang, formRemaja(dua))
  expect(lanjut.data).toMatchObject({ mulai: '2026-04-01', tgl_jatuh_tempo: '2026-08-01', lama: 4, bunga: 500_000 })
  const hari = {
    tgl_awal: '2026-01-01',
    tgl_akhir: '2026-03-02',
    valid_by: 'ALL',
    type_tgl: 'tgl_jatuh_tempo',
  } as const
  const laporan = await owner.call(laporanTransaksiHutang, laporanTransaksiHutang.input.parse(hari))
  const status = Object.fromEntries(laporan.map((one) => [one.no_hutang, [one.bunga, one.status_hutang]]))
  expect(status).toEqual({
    [satu.no_hutang]: [0, 'LUNAS'],
    [dua.no_hutang]: [0, 'DIPEREMAJAKAN'],
    [tiga.no_hutang]: [0, 'AKTIF'],
  })
  // Lent on 1 September, whatever interest was paid since, gone on or not: 29 + 31 + 30 + 31 + 31 + 28 + 2 days.
  const stock = await owner.call(laporanStockHutang, { tanggal: '2026-03-02', type: 'DETAIL' })
  expect(Object.fromEntries(stock.map((one) => ('umur' in one ? [one.no_hutang, one.umur] : [])))).toEqual({
    [tiga.no_hutang]: 182,
    [lanjut.data.no_hutang]: 182,
  })
})

it('goes on for no longer than loans of this shop do, however long its letter ran: more is agreed to', async () => {
  const panjang = { ...SURAT, no_manual: 'D-9', tgl_hutang: '2025-12-02', bunga_sampai: '2026-01-02' }
  const { hutang } = await owner.call(imporHutang, { baris: [{ ...panjang, tgl_jatuh_tempo: '2027-12-02' }] })
  const dia = await kartu(kasir, hutang[0]?.no_hutang ?? '')
  expect(dia.lama).toBe(24)
  await expect(kasir.call(remajakanHutang, formRemaja(dia, { lama: 24 }))).rejects.toThrow('Butuh Otorisasi')
  await expect(kasir.call(remajakanHutang, formRemaja(dia, { lama: 4 }))).resolves.toMatchObject({})
})
