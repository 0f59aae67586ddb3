/** Points of orders: earned when they are handed over, taken back when that was a mistake. */
import { mg, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { member } from '../../member/data-member/data-member.contract.ts'
import { saldoPoin } from '../../member/poin/poin.api.ts'
import { batalSerah, OTORISASI_BATAL_SERAH, serahPesanan, tagihanPesanan } from './serah-pesanan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(20_000_000))
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 20)
  await beriBahan(owner, 20)
  const per = { kode_group: 'MM', type: 'GRAM' as const, per_gram: mg(500), per_rp: rp(0), poin: 3 }
  await owner.call(parameterPoint.create, per)
  const isi = { nama_member: 'IBU SRI HARTATI', no_hp: '', alamat: '', tgl_lahir: null, catatan: '' }
  await owner.call(member.create, { ...isi, kode_member: 'M-7', setuju_pesan: 'TIDAK' })
})
afterAll(() => shop.close())

const lain = { diskon: rp(0), kode_baki_contoh: '', otorisasi: null }
const serah = async (isi: Parameters<typeof pesan>[1], kode_customer: string) => {
  const no_pesanan = await pesan(owner, isi, { kode_customer })
  await buat(owner, no_pesanan, 2)
  await masukkanJadi(owner, no_pesanan, 2)
  const { total } = await owner.call(tagihanPesanan, { no_pesanan })
  return (await owner.call(serahPesanan, { no_pesanan, pembayaran: [tunai(total)], ...lain })).no_serah
}
const punya = () => saldoPoin(shop.db, 'M-7')

it('an order earns like a sale, by what the customer buys of it, and nothing once it was a mistake', async () => {
  // 2 g are four times half a gram, three points each.
  const no_serah = await serah({}, 'M-7')
  expect(await punya()).toEqual({ saldo: 12, tunggakan: 0 })
  // Of 2 g he brought 1.2 g himself: 0.8 g are one half gram.
  await serah({ berat_customer: gram(1.2) }, 'M-7')
  expect(await punya()).toEqual({ saldo: 15, tunggakan: 0 })
  await serah({}, '-')
  expect(await punya()).toEqual({ saldo: 15, tunggakan: 0 })
  await denganOtorisasi(owner, batalSerah, { no_serah, alasan: 'SALAH', otorisasi: null }, OTORISASI_BATAL_SERAH)
  expect(await punya()).toEqual({ saldo: 3, tunggakan: 0 })
})
