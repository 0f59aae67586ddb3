/** Factories for tests that sell through a marketplace. */
import type { InputOf } from '@kencana/contract'
import { persentase } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { marketplace } from '../../../features/master/marketplace/marketplace.contract.ts'
import type { Nota } from '../../../features/penjualan/transaksi-penjualan/nota.contract.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { tambahCincin } from './barang.ts'
import { disetujuiBila } from './pembelian.ts'
import { batalForm, formJual } from './penjualan.ts'

/** A platform that keeps 4 % of a sale. */
export const isiMarketplace = async (owner: Caller, kode_marketplace = 'TOKPED'): Promise<void> => {
  await owner.call(marketplace.create, {
    kode_marketplace,
    nama_marketplace: kode_marketplace,
    biaya: persentase(40_000),
  })
}

/** A form that sells pieces through TOKPED. */
export const formMarketplace = (
  caller: Caller,
  kode_barcode: readonly string[],
  no_order: string,
  lain: Partial<InputOf<typeof jual>> = {},
): Promise<InputOf<typeof jual>> =>
  formJual(caller, kode_barcode, {
    nama_customer: 'PEMBELI TOKPED',
    marketplace: { kode_marketplace: 'TOKPED', no_order },
    ...lain,
  })

/** The same, validated by a cashier. */
export const jualMarketplace = async (
  caller: Caller,
  kasir: Caller,
  kode_barcode: readonly string[],
  no_order: string,
  lain: Partial<InputOf<typeof jual>> = {},
): Promise<Nota> => {
  const { data } = await caller.call(jual, await formMarketplace(caller, kode_barcode, no_order, lain))
  const { no_faktur_jual, versi } = data
  const isian = { data: [{ no_faktur_jual, versi, pembayaran: [] }] }
  const [nota] = (await disetujuiBila(kasir, validasiJual, isian)).data
  if (!nota) throw new Error('nothing validated')
  return nota
}

/** Sales through TOKPED as a shop has them: owed, and undone. */
export const marketplaceSemua = async (owner: Caller): Promise<void> => {
  await isiMarketplace(owner)
  const terjual = async (no_order: string) =>
    jualMarketplace(owner, owner, [(await tambahCincin(owner)).kode_barcode], no_order)
  await terjual('LENGKAP-1')
  await disetujuiBila(owner, batalJual, batalForm(await terjual('LENGKAP-2')))
}
