import { rp } from '@kencana/ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop, type User } from '../../apps/server/src/testing.ts'
import { uji, ujiUang } from '../../apps/server/src/testing.uji.ts'
import { auditNeraca } from '../neraca/neraca.contract.ts'
import { dashboard } from './dashboard.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
})
afterAll(() => shop.close())

it('shows the state of the shop after a closed day, an audit and a posting', async () => {
  owner = await shop.nextDay(owner)
  await owner.call(auditNeraca, {})
  await owner.call(ujiUang, { jumlah: rp(125_000) })
  const now = await owner.call(dashboard, {})
  expect(now).toMatchObject({
    tgl_system: '2026-03-03',
    hari_ini: '2026-03-03',
    tutup_toko: [{ tgl_system: '2026-03-02', ditutup_oleh: 'OWNER', jurnal: 1 }],
    kas: [{ akun: 'KAS', ref: '-', rp: 1_125_000 }],
    neraca: { seimbang: true, jurnal: 1, pelanggaran: 0, diperiksa_pada: '2026-03-03T02:00:00Z' },
    sesi_aktif: 1,
    backup: { umur_jam: null },
  })
  expect(now.aktivitas[0]).toEqual({
    waktu: '2026-03-03T02:00:00Z',
    user_id: 'OWNER',
    aksi: 'POST uji/uang',
    dokumen: '-',
  })
})

it('claims nothing of the ledger before an audit has run', async () => {
  const fresh = await openShop()
  const first = await fresh.setup()
  expect((await first.call(dashboard, {})).neraca).toBeNull()
  await fresh.close()
})

it('shows money, ledger and backup to owners only', async () => {
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  expect(await kasir.call(dashboard, {})).toMatchObject({ kas: null, neraca: null, backup: null })
})
