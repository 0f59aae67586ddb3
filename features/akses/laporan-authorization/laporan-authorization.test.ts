import { type InputOf, SEMUA } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { barisJual, batalForm, jualSah } from '@kencana/testing/penjualan'
import { story } from '@kencana/testing/story'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { laporanBeda } from './laporan-authorization.contract.ts'
import { bedaReport } from './laporan-authorization.report.ts'

let shop: TestShop
let owner: User
const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const lapor = (lain: Partial<InputOf<typeof laporanBeda>> = {}) =>
  owner.call(laporanBeda, laporanBeda.input.parse({ ...HARI, ...lain }))

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterAll(() => shop.close())

story('9.2 what was entered against what was worked out', [
  [
    'is told line by line, with who agreed, and stays when it is undone later',
    async () => {
      const [satu, dua] = [await tambahCincin(owner), await tambahCincin(owner)]
      const murah = await barisJual(owner, [satu.kode_barcode], [{ total: rp(5_700_000) }])
      const nota = await jualSah(owner, owner, [], { detail_barang: murah })
      await jualSah(owner, owner, [dua.kode_barcode])
      await beliSah(owner, [cincinLama()])
      expect(await lapor({ type_laporan: 'DETAIL', kategori: 'HARGA JUAL' })).toMatchObject([
        {
          tgl_system: '2026-03-02',
          dokumen: nota.no_faktur_jual,
          nama: 'CINCIN MILANO',
          kode_sales: 'S01',
          user_id: 'OWNER',
          hitung: 5_733_000,
          input: 5_700_000,
          selisih: -33_000,
          persen: -576,
          tanda: '-',
        },
      ])
      const dulu = await Promise.all([lapor(), lapor({ type_laporan: 'DETAIL' })])
      owner = await shop.nextDay(owner)
      await disetujuiBila(owner, batalJual, batalForm(nota))
      expect(await Promise.all([lapor(), lapor({ type_laporan: 'DETAIL' })])).toEqual(dulu)
    },
  ],

  [
    'is summed up by who did it, with all his lines, also those that are as worked out',
    async () => {
      expect(await lapor({ kategori: 'HARGA JUAL' })).toEqual([
        {
          siapa: 'OWNER',
          kategori: 'HARGA JUAL',
          baris: 2,
          beda: 1,
          hitung: 11_466_000,
          input: 11_433_000,
          selisih: -33_000,
          persen: -288,
          tanda: '-',
        },
      ])
      expect(await lapor({ per: 'SALES', kategori: 'HARGA JUAL' })).toMatchObject([{ siapa: 'S01', selisih: -33_000 }])
      expect(await lapor({ kategori: 'HARGA BELI', per: 'KATEGORI' })).toMatchObject([{ siapa: '-', baris: 1 }])
    },
  ],

  [
    'tells what somebody took off by hand apart from the price, as money that the shop kept',
    async () => {
      const { no_grup } = await beliSah(owner, [cincinLama({ potongan_manual: rp(10_000) })])
      const rows = await owner.call(
        laporanBeda,
        laporanBeda.input.parse({
          tgl_awal: '2026-03-03',
          tgl_akhir: '2026-03-03',
          type_laporan: 'DETAIL',
          kategori: 'POTONGAN MANUAL',
        }),
      )
      expect(rows).toMatchObject([{ dokumen: no_grup, kategori: 'POTONGAN MANUAL', selisih: 10_000, tanda: '-' }])
      expect(rows.map((row) => Number(row.hitung) - Number(row.input))).toEqual([10_000])
    },
  ],

  [
    'marks what stands out of its kind',
    async () => {
      for (const total of [5_733_000, 5_733_000, 5_733_000, 5_733_000, 5_733_000, 5_690_000]) {
        const { kode_barcode } = await tambahCincin(owner)
        await jualSah(owner, owner, [], {
          detail_barang: await barisJual(owner, [kode_barcode], [{ total: rp(total - 500) }]),
        })
      }
      const rows = await owner.call(
        laporanBeda,
        laporanBeda.input.parse({
          tgl_awal: '2026-03-03',
          tgl_akhir: '2026-03-03',
          type_laporan: 'DETAIL',
          user_id: SEMUA,
          kategori: 'HARGA JUAL',
        }),
      )
      expect(rows.map((row) => row.tanda)).toEqual(['-', '-', '-', '-', '-', 'MENYIMPANG'])
    },
  ],
])

describe('of a shop with every document there is', () => {
  let lengkap: TestShop
  let pemilik: User
  beforeAll(async () => {
    ;({ shop: lengkap, owner: pemilik } = await tokoLengkap())
  })
  afterAll(() => lengkap.close())
  it('9.2 leaves out no loss or gain of the ledger', async () => {
    const isi = laporanBeda.input.parse({
      tgl_awal: '2026-03-01',
      tgl_akhir: '2026-03-03',
      type_laporan: 'SUSUT DETAIL',
    })
    const rows = await pemilik.call(laporanBeda, isi)
    const buku = await lengkap.db.one<{ mg: number }>(sql`
      SELECT sum(m.mg)::int AS mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
      WHERE m.akun IN ('SUSUT', 'SELISIH') AND j.membalik IS NULL`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.reduce((sum, one) => sum + one.selisih, 0)).toBe(-(buku?.mg ?? 0))
  })
  laporanSuite(bedaReport, {
    shop: () => lengkap,
    user: () => pemilik,
    asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' },
    empty: {
      tanda: 'nothing stands out of so few',
      disetujui_oleh: 'of what was lost nothing had to be agreed to',
    },
  })
})
