/** By which way a customer's money came and goes back: whoever agrees to it sees a transfer that leaves as cash. */
import { sql } from '@kencana/database'
import { formatRibuan, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bayarBelumMasuk, teksBayar } from '../../keuangan/pembayaran/konfirmasi.api.ts'

interface Cara {
  cara_bayar: string
  jumlah: Rp
  /** Nobody has seen it at the bank yet. */
  belum?: boolean
}

const teks = (list: readonly Cara[]): string => {
  const jumlah = new Map<string, number>()
  for (const { cara_bayar, belum, jumlah: satu } of list) {
    const cara = belum ? `${cara_bayar} belum dikonfirmasi` : cara_bayar
    jumlah.set(cara, (jumlah.get(cara) ?? 0) + satu)
  }
  return [...jumlah].map(([cara, rupiah]) => `${cara} Rp. ${formatRibuan(rupiah)}`).join(' dan ') || '-'
}

/** The documents with which an order was paid ahead: its form, which its sisters share, and every deposit that stands. */
export const dokumenBayar = async ({ db }: Pick<WriteContext, 'db'>, no_pesanan: string): Promise<string[]> => {
  const rows = await db.rows<{ dokumen: string }>(sql`
    SELECT no_grup::text AS dokumen FROM pesanan WHERE no_pesanan = ${no_pesanan}
    UNION SELECT no_titip::text FROM pesanan_titip WHERE no_pesanan = ${no_pesanan} AND no_batal IS NULL ORDER BY 1`)
  return rows.map((row) => row.dokumen)
}

/**
 * @param keluar what is given back now
 * @returns `masuk lewat TRANSFER Rp. 10,000,000, keluar lewat CASH Rp. 10,000,000`, with all deposits of the order and its form
 */
export const caraKembali = async (
  ctx: Pick<WriteContext, 'db' | 'sesi'>,
  no_pesanan: string,
  keluar: readonly Cara[],
): Promise<string> => {
  const masuk = await ctx.db.rows<Cara>(sql`
    SELECT cara_bayar, jumlah, cek = 'BELUM' AS belum FROM pembayaran
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND arah = 'MASUK' AND dokumen = ANY (${await dokumenBayar(ctx, no_pesanan)}::text[])
    ORDER BY dokumen, urut`)
  return `masuk lewat ${teks(masuk)}, keluar lewat ${teks(keluar)}`
}

/**
 * What nobody has seen at the bank goes back the way it is said to have come, never as money of the shop.
 * @throws Refusal that names what has to go back that way
 */
export const tolakKembaliLain = async (
  ctx: WriteContext,
  dokumen: readonly string[],
  keluar: readonly { cara_bayar: string; no_rekening: string | null; jumlah: Rp }[],
): Promise<void> => {
  const belum = await bayarBelumMasuk(ctx, dokumen)
  const jalan = (one: { cara_bayar: string; no_rekening: string | null }) => `${one.cara_bayar} ${one.no_rekening}`
  const sama = new Set(belum.map(jalan))
  const jumlah = (list: readonly { jumlah: number }[]) => list.reduce((sum, one) => sum + one.jumlah, 0)
  const boleh = Math.max(jumlah(keluar) - jumlah(belum), 0)
  if (jumlah(keluar.filter((one) => !sama.has(jalan(one)))) > boleh)
    throw new Refusal(
      'rule',
      `Pembayaran ${teksBayar(belum)} Belum Dikonfirmasi Masuk, Harus Kembali Lewat Jalan Yang Sama`,
    )
}
