/** A shop in whose books every area has left something: for the audit's rules and for what sums over all accounts. */

import { isiMaster, tambahCincin } from './barang.ts'
import { isiPabrik, kirimBos } from './bos.ts'
import { beliSah, cincinLama, isiKondisi, isiPembelian, sampaiLabeling } from './pembelian.ts'
import { titipSemua } from './pesanan.ts'
import { sampaiOngkos, sampaiSerah } from './pesanan-tukang.ts'
import { openShop, type TestShop, type User } from './shop.ts'
import { beriBahan, isiBahan, isiTukang } from './tukang.ts'
import { lotMM, uji, ujiTambah } from './uji.ts'

/**
 * Opens TK01, closes its first and its second day and fills both: goods by the piece and by the lot, purchases up to
 * labeling, goods of the owner, material, orders. The third day is open. A new area adds its documents here.
 */
export const tokoLengkap = async (): Promise<{ shop: TestShop; owner: User }> => {
  const shop = await openShop([uji])
  let owner = await shop.setup()
  await owner.call(ujiTambah, { ...lotMM(4, 10), kode_baki: 'A1' })
  owner = await shop.nextDay(owner)
  await isiMaster(owner)
  await tambahCincin(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await beliSah(owner, [cincinLama()])
  await sampaiLabeling(owner)
  await isiPabrik(owner)
  await kirimBos(owner)
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 4)
  await sampaiOngkos(owner)
  await titipSemua(owner)
  await sampaiSerah(owner)
  await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
  owner = await shop.nextDay(owner)
  return { shop, owner }
}
