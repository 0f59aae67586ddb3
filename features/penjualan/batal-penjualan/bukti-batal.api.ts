import { type Queryable, sql } from '@kencana/database'
import { jumlah, type Rp } from '@kencana/ledger'
import { Refusal, type Sesi } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { dibalik, type PembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { satuNota } from '../transaksi-penjualan/nota.api.ts'
import { type BuktiBatal, KERTAS_BATAL_JUAL } from './bukti-batal.contract.ts'

interface Batal {
  no_batal: string
  no_kembali: string | null
  tgl_system: string
  alasan: string
  disetujui_oleh: string | null
  user_id: string
  potongan: Rp
}

/** Money that came with the sale: another document may say how it goes back. All else goes back as it came. */
const uangDatang = ({ ref, arah }: PembayaranTercatat): boolean => ref === '-' && arah === 'MASUK'

/** How a paid sale of this shop was undone. @throws Refusal 404 where it was not, or was never paid */
export const buktiBatalJual = async (db: Queryable, sesi: Sesi, no_faktur_jual: string): Promise<BuktiBatal> => {
  const { kode_toko } = sesi
  const batal = await db.one<Batal>(sql`
    SELECT k.no_batal::text, p.no_kembali::text, k.tgl_batal AS tgl_system, k.alasan_batal AS alasan, o.disetujui_oleh::text,
      k.batal_oleh::text AS user_id, coalesce(p.potongan, 0)::bigint AS potongan
    FROM penjualan k LEFT JOIN otorisasi o ON o.id = k.otorisasi_batal
    LEFT JOIN penjualan_kembali p ON p.no_faktur_jual = k.no_faktur_jual
    WHERE k.no_faktur_jual = ${no_faktur_jual} AND k.kode_toko = ${kode_toko} AND k.no_batal IS NOT NULL`)
  if (!batal) throw new Refusal('missing', `Bukti Batal Faktur ${no_faktur_jual} Tidak Ada`)
  const { nama_customer, no_hp, kode_marketplace, tagihan, tgl_system, barang, tukar, pembayaran } = await satuNota(
    db,
    sesi,
    no_faktur_jual,
  )
  const kembali = batal.no_kembali === null ? null : await bacaPembayaran(db, kode_toko, batal.no_kembali)
  const uang = kembali?.filter((one) => one.arah === 'KELUAR') ?? pembayaran.filter(uangDatang).map(dibalik)
  return {
    ...batal,
    no_faktur_jual,
    nama_customer,
    no_hp,
    kode_marketplace,
    tagihan,
    tgl_jual: tgl_system,
    barang,
    tukar,
    pembayaran: [...uang, ...pembayaran.filter((one) => !uangDatang(one)).map(dibalik)],
    biaya: jumlah(kembali ?? [], 'biaya'),
    cetakan: await jumlahCetak(db, kode_toko, KERTAS_BATAL_JUAL.cetak, batal.no_batal),
  }
}
