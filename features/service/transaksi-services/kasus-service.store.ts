/** What of a repair that is taken in somebody else has to see or agree to. Source: controls, limits; what was seen. */
import type { InputOf, Kasus } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { periksaBertingkat } from '../../pengaturan/batas/batas.api.ts'
import {
  OTORISASI_BARANG_SERVICE,
  OTORISASI_ONGKOS_SERVICE,
  type simpanService,
} from './transaksi-services.contract.ts'

type Isian = InputOf<typeof simpanService>

/** Customer's gold that nobody else weighed: all of a form is one weight, however it is split. */
const kasusBerat = (ctx: WriteContext, { detail_barang, nama_customer }: Isian): Promise<Kasus | null> =>
  periksaBertingkat(
    ctx,
    'emas',
    detail_barang.reduce((sum, one) => sum + one.berat, 0),
    {
      kategori: OTORISASI_BARANG_SERVICE,
      aturan: 'Barang customer masuk service',
      keterangan: `${nama_customer}: ${detail_barang.map((one) => `${one.nama_barang} ${one.kadar}`.trim()).join(', ')}`,
    },
  )

/** Work for nothing is work whose money may be in a pocket. */
const kasusGratis = ({ detail_barang, nama_customer }: Isian): Kasus | null => {
  const gratis = detail_barang.filter((one) => one.ongkos === 0)
  if (gratis.length === 0) return null
  return {
    kategori: OTORISASI_ONGKOS_SERVICE,
    aturan: 'Service tanpa ongkos',
    keterangan: `${nama_customer}: ${gratis.map((one) => `${one.nama_barang} ${one.jenis_kerja}`).join(', ')}`,
    satuan: 'RP',
    hitung: null,
    input: 0,
    rp: rp(0),
  }
}

/** The rules that a form breaks; its limits are used up where it keeps them. */
export const kasusService = async (ctx: WriteContext, isian: Isian): Promise<(Kasus | null)[]> => [
  await kasusBerat(ctx, isian),
  kasusGratis(isian),
]
