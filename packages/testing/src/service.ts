/** Factories for tests of repairs: forms as the counter enters them, and repairs that are taken in. */
import type { InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import type { SatuService } from '../../../features/service/transaksi-services/service.contract.ts'
import { simpanService } from '../../../features/service/transaksi-services/transaksi-services.contract.ts'
import { disetujuiBila } from './pembelian.ts'
import { bayarTunai } from './penjualan.ts'
import { gram } from './shop.ts'

type Form = InputOf<typeof simpanService>
type Baris = Form['detail_barang'][number]

/** A light ring to be soldered; what differs is given. */
export const barisService = (lain: Partial<Baris> = {}): Baris => ({
  nama_barang: 'CINCIN',
  jumlah: 1,
  berat: gram(1.5),
  kadar: '70',
  jenis_kerja: 'PATRI',
  deskripsi: 'BAND PUTUS',
  ongkos: rp(50_000),
  ...lain,
})

/** A form with nothing paid ahead unless told. */
export const formService = (baris: readonly Partial<Baris>[] = [{}], dp = 0, lain: Partial<Form> = {}): Form => ({
  kode_member: '-',
  nama_customer: 'IBU SRI',
  no_hp: '081234567890',
  alamat: '',
  keterangan: '',
  tgl_janji: '2026-12-31',
  detail_barang: baris.map(barisService),
  pembayaran: dp === 0 ? [] : [bayarTunai(dp)],
  ...lain,
})

/** A repair that is taken in, agreed to where it has to be. */
export const terimaService = async (
  caller: Caller,
  baris: readonly Partial<Baris>[] = [{}],
  dp = 0,
  lain: Partial<Form> = {},
): Promise<SatuService> => (await disetujuiBila(caller, simpanService, formService(baris, dp, lain))).data

/** Repairs as a shop has them: one of two pieces with a deposit. */
export const serviceSemua = async (owner: Caller): Promise<void> => {
  await terimaService(owner, [{}, { nama_barang: 'GELANG', berat: gram(3), jumlah: 2, ongkos: rp(75_000) }], 60_000)
}
