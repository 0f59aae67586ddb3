import type { User } from '@kencana/testing'
import { formSelesai, formService } from '@kencana/testing/service'
import { bahanDariBos } from '@kencana/testing/tukang'
import { selesaikanService } from '../../features/service/transaksi-services/selesai-service.contract.ts'
import { getService, type SatuService } from '../../features/service/transaksi-services/service.contract.ts'
import { simpanService } from '../../features/service/transaksi-services/transaksi-services.contract.ts'
import { isiBahanStok } from '../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { boleh, type Dunia } from './dunia.ts'

type Baris = Parameters<typeof formSelesai>[1]
type Lain = Parameters<typeof formSelesai>[2]

export const satu = (d: Dunia, { no_service }: { no_service: string }): Promise<SatuService> =>
  d.user.owner.call(getService, { no_service })

/** A ring of 1.500 g that SALES takes in, or KASIR with money: 0.015 g are what scales differ by. */
export const masuk = async (d: Dunia, dp = 0): Promise<SatuService> => {
  const oleh = dp === 0 ? d.user.sales : d.user.kasir
  return satu(d, boleh(await d.coba(oleh, simpanService, formService([{}], dp))))
}

export const selesai = async (d: Dunia, siapa: User, service: SatuService, ubah: Baris = [], lain: Lain = {}) =>
  d.coba(siapa, selesaikanService, formSelesai(service, ubah, lain))

/** A repair that is done as it came. */
export const jadi = async (d: Dunia, dp = 0): Promise<SatuService> => {
  const service = await masuk(d, dp)
  boleh(await selesai(d, d.user.gudang, service))
  return satu(d, service)
}

export const patri = (d: Dunia) => d.coba(d.user.su, isiBahanStok, bahanDariBos(5, { jenis: 'PATRI' }))

export const TOKO = { sumber: 'BAHAN_TOKO', kode_group: 'MM' } as const
