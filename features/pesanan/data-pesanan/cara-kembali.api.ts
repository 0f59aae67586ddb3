/** By which way a customer's money came and goes back: whoever agrees to it sees a transfer that leaves as cash. */
import { sql } from '@kencana/database'
import { formatRibuan, type Rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'

interface Cara {
  cara_bayar: string
  jumlah: Rp
}

const teks = (list: readonly Cara[]): string => {
  const jumlah = new Map<string, number>()
  for (const one of list) jumlah.set(one.cara_bayar, (jumlah.get(one.cara_bayar) ?? 0) + one.jumlah)
  return [...jumlah].map(([cara, rupiah]) => `${cara} Rp. ${formatRibuan(rupiah)}`).join(' dan ') || '-'
}

/**
 * @param keluar what is given back now
 * @returns `masuk lewat TRANSFER Rp. 10,000,000, keluar lewat CASH Rp. 10,000,000`, with all deposits of the order and its form
 */
export const caraKembali = async (
  { db, sesi }: Pick<WriteContext, 'db' | 'sesi'>,
  no_pesanan: string,
  keluar: readonly Cara[],
): Promise<string> => {
  const masuk = await db.rows<Cara>(sql`
    SELECT b.cara_bayar, b.jumlah FROM pembayaran b
    WHERE b.kode_toko = ${sesi.kode_toko} AND b.arah = 'MASUK' AND b.dokumen IN (
      SELECT p.no_grup FROM pesanan p WHERE p.no_pesanan = ${no_pesanan}
      UNION SELECT t.no_titip FROM pesanan_titip t WHERE t.no_pesanan = ${no_pesanan} AND t.no_batal IS NULL)
    ORDER BY b.dokumen, b.urut`)
  return `masuk lewat ${teks(masuk)}, keluar lewat ${teks(keluar)}`
}
