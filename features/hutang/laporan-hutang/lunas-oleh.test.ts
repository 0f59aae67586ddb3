/** Redemptions and renewals by who took their money, each sum by the ledger lines of the same person. */
import { rp } from '@kencana/ledger'
import { formLunas, formRemaja, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lunasiHutang, remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { laporanHutangLunas } from './laporan-hutang.contract.ts'
import { hutangLunasReport, saringanValid } from './laporan-hutang.report.ts'

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
let toko: Awaited<ReturnType<typeof tokoHutang>>
let no: Record<'kasir' | 'owner' | 'remaja', string>
beforeAll(async () => {
  toko = await tokoHutang()
  const { kasir, owner, sales } = toko
  const baru = async () => (await hutangSah(sales, kasir, { jumlah_hutang: rp(1_000_000) })).no_hutang
  no = { kasir: await baru(), owner: await baru(), remaja: await baru() }
  await denganSaksi(kasir, sales, lunasiHutang, formLunas(await kartu(kasir, no.kasir)), 'HUTANG')
  for (const [siapa, nomor] of [
    [kasir, no.remaja],
    [owner, no.owner],
  ] as const)
    await siapa.call(remajakanHutang, formRemaja(await kartu(siapa, nomor), { jumlah_hutang: rp(400_000) }))
})
afterAll(() => toko.shop.close())

const dari = async (valid_by: string) =>
  (await toko.owner.call(laporanHutangLunas, { ...HARI, valid_by })).flatMap(({ detail }) =>
    detail.map(({ no_hutang, user_id, total_bayar }) => [no_hutang, user_id, total_bayar]),
  )

it('tells by who took the money, whoever had validated the loan', async () => {
  expect(await dari('KASIR')).toEqual([
    [no.kasir, 'KASIR', 1_020_000],
    [no.remaja, 'KASIR', 600_000],
  ])
  expect(await dari('OWNER')).toEqual([[no.owner, 'OWNER', 600_000]])
  expect(await dari('SALES')).toEqual([])
  expect(await dari('ALL')).toHaveLength(3)
  expect(['KASIR', 'ALL', ''].map((valid_by) => saringanValid({ valid_by }))).toEqual([
    ['Divalidasi Oleh KASIR'],
    [],
    [],
  ])
})

laporanSuite(hutangLunasReport, {
  shop: () => toko.shop,
  user: () => toko.owner,
  asked: { ...HARI, valid_by: 'KASIR' },
  empty: {
    denda: 'Nothing is late on its first day.',
    diskon: 'Nothing was let go of what was owed.',
    pengambil: 'The customer came himself.',
  },
})
