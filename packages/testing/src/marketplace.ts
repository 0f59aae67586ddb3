/** Factories for tests that sell through a marketplace. */
import type { InputOf } from '@kencana/contract'
import { persentase, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { marketplace } from '../../../features/master/marketplace/marketplace.contract.ts'
import {
  cairMarketplace,
  piutangMarketplace,
} from '../../../features/penjualan/cair-marketplace/cair-marketplace.contract.ts'
import type { Nota } from '../../../features/penjualan/transaksi-penjualan/nota.contract.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { tambahCincin } from './barang.ts'
import { disetujuiBila } from './pembelian.ts'
import { batalForm, formJual } from './penjualan.ts'
import { isiRekening } from './rekening.ts'

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

/** A payout of notas to the account 0111, less the fee that the owner expects. @param ubah what came otherwise, in their order */
export const formCair = async (
  caller: Caller,
  nota: readonly Pick<Nota, 'no_faktur_jual'>[],
  lain: Partial<InputOf<typeof cairMarketplace>> = {},
  ubah: readonly Partial<InputOf<typeof cairMarketplace>['data'][number]>[] = [],
): Promise<InputOf<typeof cairMarketplace>> => {
  const piutang = await caller.call(piutangMarketplace, {})
  return {
    no_rekening: '0111',
    referensi: '',
    keterangan: '',
    data: nota.map(({ no_faktur_jual }, at) => {
      const satu = piutang.find((one) => one.no_faktur_jual === no_faktur_jual)
      if (!satu) throw new Error(`${no_faktur_jual} is not owed`)
      const { sisa, biaya_hitung } = satu
      return { no_faktur_jual, sisa, diterima: rp(sisa - biaya_hitung), biaya: biaya_hitung, ...ubah[at] }
    }),
    ...lain,
  }
}

/** Sales through TOKPED as a shop has them: owed, undone, paid out whole or in part, and undone after that. */
export const marketplaceSemua = async (owner: Caller): Promise<void> => {
  await isiMarketplace(owner)
  await isiRekening(owner, '0111')
  const terjual = async (no_order: string) =>
    jualMarketplace(owner, owner, [(await tambahCincin(owner)).kode_barcode], no_order)
  await terjual('LENGKAP-1')
  await disetujuiBila(owner, batalJual, batalForm(await terjual('LENGKAP-2')))
  const [lunas, sebagian] = [await terjual('LENGKAP-3'), await terjual('LENGKAP-4')]
  const sedikit = [{}, { diterima: rp(1_000_000), biaya: rp(0) }]
  await disetujuiBila(owner, cairMarketplace, await formCair(owner, [lunas, sebagian], { referensi: 'CAIR1' }, sedikit))
  const kembali = await terjual('LENGKAP-5')
  await disetujuiBila(owner, cairMarketplace, await formCair(owner, [kembali]))
  await disetujuiBila(owner, batalJual, batalForm(kembali))
}
