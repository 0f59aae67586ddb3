/** A craftsman who lost more than he was allowed to is named to the owner, and not only who wrote it down. */
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { bagi, jadi, selesaikan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selesaikanPesanan } from '../../pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { mingguPemilik } from './pemilik.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 200)
  await beriBahan(owner, 50)
  await beriBahan(owner, 50, { kode_tukang: 'T02' })
})
afterAll(() => shop.close())

it('names the craftsman beyond his allowance, and none who kept his', async () => {
  const selesai = (susut: number) => ({ berat_selesai: gram(5), berat_patri: gram(0), berat_susut: gram(susut) })
  const baik = await pesan(owner)
  await bagi(owner, baik, { kode_tukang: 'T01', berat_susut: gram(0.3) })
  await selesaikan(owner, baik, selesai(0.2))
  const boros = await pesan(owner)
  await bagi(owner, boros, { kode_tukang: 'T02', berat_susut: gram(0.2) })
  await denganOtorisasi(owner, selesaikanPesanan, jadi(boros, selesai(0.5)), 'SUSUT TUKANG')
  const [toko] = await owner.call(mingguPemilik, {})
  expect(toko?.susut.rows).toEqual([
    {
      user_id: 'OWNER',
      kind: 'PESANAN_SELESAI',
      tempat: 'TUKANG T02',
      susut: 700,
      kurang: 0,
      // 0.5 g of 0.2 g
      tertinggi: 2_500_000,
    },
  ])
})
