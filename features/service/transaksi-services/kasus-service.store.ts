/** What of a repair that is taken in somebody else has to see or agree to. Source: controls, limits; what was seen. */
import type { InputOf, Kasus } from '@kencana/contract'
import { formatRibuan, mg, rp } from '@kencana/ledger'
import { geserTanggal, type WriteContext } from '@kencana/server-kit'
import { periksaBertingkat } from '../../pengaturan/batas/batas.api.ts'
import { bilanganParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { BarisMasuk } from './garansi.store.ts'
import {
  OTORISASI_BARANG_SERVICE,
  OTORISASI_JANJI_SERVICE,
  OTORISASI_ONGKOS_SERVICE,
  type simpanService,
} from './transaksi-services.contract.ts'

type Isian = InputOf<typeof simpanService>

const beratSemua = ({ detail_barang }: Isian) => mg(detail_barang.reduce((sum, one) => sum + one.berat, 0))

/** Customer's gold that nobody else weighed: all of a form is one weight, however it is split. */
const kasusBerat = (ctx: WriteContext, isian: Isian): Promise<Kasus | null> =>
  periksaBertingkat(ctx, 'emas', beratSemua(isian), {
    kategori: OTORISASI_BARANG_SERVICE,
    aturan: 'Barang customer masuk service',
    keterangan: `${isian.nama_customer}: ${isian.detail_barang.map((one) => `${one.nama_barang} ${one.kadar}`.trim()).join(', ')}`,
  })

/** Work for nothing, or for next to nothing, is work whose money may be in a pocket; but what the shop sold is mended under its guarantee. */
const kasusMurah = async (
  ctx: WriteContext,
  { nama_customer }: Isian,
  barang: readonly BarisMasuk[],
): Promise<Kasus | null> => {
  const satu = await bilanganParaSystem(ctx.db, ctx.sesi.kode_toko, 'ongkos_service')
  const murah = barang.filter((one) => !one.garansi && (one.ongkos === 0 || one.ongkos < satu * one.jumlah))
  if (murah.length === 0) return null
  const ongkos = rp(murah.reduce((sum, one) => sum + one.ongkos, 0))
  return {
    kategori: OTORISASI_ONGKOS_SERVICE,
    aturan: ongkos === 0 ? 'Service tanpa ongkos' : `Ongkos service kurang dari Rp. ${formatRibuan(satu)} sebuah`,
    keterangan: `${nama_customer}: ${murah.map((one) => `${one.nama_barang} ${one.jenis_kerja}`).join(', ')}`,
    satuan: 'RP',
    hitung: satu * murah.reduce((sum, one) => sum + one.jumlah, 0),
    input: ongkos,
    rp: rp(0),
  }
}

/** A promise far away keeps a piece in the shop for which nobody asks. */
const kasusJanji = async (ctx: WriteContext, isian: Isian): Promise<Kasus | null> => {
  const hari = await bilanganParaSystem(ctx.db, ctx.sesi.kode_toko, 'service_janji')
  if (isian.tgl_janji <= geserTanggal(ctx.sesi.tgl_system, hari)) return null
  return {
    kategori: OTORISASI_JANJI_SERVICE,
    aturan: `Janji service paling lama ${hari} hari`,
    keterangan: `${isian.nama_customer}, dijanjikan ${isian.tgl_janji}`,
    mg: beratSemua(isian),
  }
}

/** The rules that a form breaks; its limits are used up where it keeps them. */
export const kasusService = async (
  ctx: WriteContext,
  isian: Isian,
  barang: readonly BarisMasuk[],
): Promise<(Kasus | null)[]> => [
  await kasusBerat(ctx, isian),
  await kasusMurah(ctx, isian, barang),
  await kasusJanji(ctx, isian),
]
