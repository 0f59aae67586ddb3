/** Who has to say who he is before the shop buys from him. */
import { sql } from '@kencana/database'
import { formatRibuan, jumlah, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { Identitas } from '../../member/data-member/data-member.contract.ts'
import { kunciOrang, orangSama } from '../../member/data-member/orang-sama.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { HARUS_DIKENAL } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'

interface Penjual {
  kode_member: string
  nama_customer: string
  no_hp: string
  jenis_identitas: Identitas['jenis_identitas']
  detail_barang: readonly { kode_barcode?: string | undefined; harga: Rp }[]
}

/**
 * Who sells a piece without its nota shows a paper, and who sells for so much on one day that the law asks for it: in all shops together,
 * bought from him or taken in for a sale.
 * @throws Refusal
 */
export const periksaPenjual = async ({ db, sesi }: WriteContext, penjual: Penjual): Promise<void> => {
  const { jenis_identitas, detail_barang } = penjual
  if (jenis_identitas !== '-') return
  if (detail_barang.some((one) => one.kode_barcode === undefined)) throw new Refusal('rule', 'NIK Harus Diisi')
  const { batas_lapor } = await bacaPara(db, sesi.kode_toko, ['batas_lapor'])
  const dia = orangSama(penjual)
  // Held first and read then: a purchase that this waited for counts.
  const [, sudah] = dia
    ? await Promise.all([
        kunciOrang(db, penjual),
        db.one<{ rp: number }>(sql`
          SELECT coalesce(sum(harga), 0)::bigint AS rp FROM pembelian
          WHERE kode_toko IN (SELECT kode_toko FROM toko) AND tgl_system = ${sesi.tgl_system} AND status <> 'BATAL' AND ${dia}`),
      ])
    : []
  if (jumlah(detail_barang, 'harga') + (sudah?.rp ?? 0) >= Number(batas_lapor))
    throw new Refusal('rule', `${HARUS_DIKENAL} Mulai Rp. ${formatRibuan(Number(batas_lapor))} Sehari`)
}
