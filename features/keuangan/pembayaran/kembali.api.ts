/** By which way a customer's money came and goes back: whoever agrees to it sees a transfer that leaves as cash. */
import { sql } from '@kencana/database'
import { formatRibuan, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bayarBelumMasuk, teksBayar } from './konfirmasi.api.ts'

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

/**
 * @param dokumen with which he paid
 * @param keluar what is given back now
 * @returns `masuk lewat TRANSFER Rp. 10,000,000, keluar lewat CASH Rp. 10,000,000`
 */
export const caraKembali = async (
  { db, sesi }: Pick<WriteContext, 'db' | 'sesi'>,
  dokumen: readonly string[],
  keluar: readonly Cara[],
): Promise<string> => {
  const masuk = await db.rows<Cara>(sql`
    SELECT cara_bayar, jumlah, cek = 'BELUM' AS belum FROM pembayaran
    WHERE kode_toko = ${sesi.kode_toko} AND arah = 'MASUK' AND dokumen = ANY (${[...dokumen]}::text[])
    ORDER BY dokumen, urut`)
  return `masuk lewat ${teks(masuk)}, keluar lewat ${teks(keluar)}`
}

interface Keluar {
  cara_bayar: string
  no_rekening: string | null
  jumlah: Rp
}

const jalan = (one: Pick<Keluar, 'cara_bayar' | 'no_rekening'>) => `${one.cara_bayar} ${one.no_rekening}`
const jumlah = (list: readonly { jumlah: number }[]): number => list.reduce((sum, one) => sum + one.jumlah, 0)

/** Documents of money that goes back. */
interface Asal {
  /** Those that paid for what is given back. */
  bayar: readonly string[]
  /** Those of its whole form, and what was given back of it before. */
  semua: readonly string[]
}

/** Whether money leaves another way than it came: more than came that way for it, or than is left of that for the whole form. */
export const lewatLain = async (
  { db, sesi }: WriteContext,
  { bayar, semua }: Asal,
  keluar: readonly Keluar[],
): Promise<boolean> => {
  const datang = await db.rows<Keluar>(sql`
    SELECT cara_bayar, no_rekening::text,
      least(coalesce(sum(jumlah) FILTER (WHERE arah = 'MASUK' AND dokumen = ANY (${[...bayar]}::text[])), 0),
        sum(CASE arah WHEN 'MASUK' THEN jumlah ELSE -jumlah END))::bigint AS jumlah
    FROM pembayaran WHERE kode_toko = ${sesi.kode_toko} AND ref = '-' AND dokumen = ANY (${[...semua]}::text[]) GROUP BY 1, 2`)
  const ada = new Map(datang.map((one) => [jalan(one), one.jumlah]))
  return keluar.some((one) => one.jumlah > (ada.get(jalan(one)) ?? 0))
}

/** What is really there of a form's money: what came in cash or was seen, less what was given back of it. */
const masihAda = async (
  { db, sesi }: WriteContext,
  dokumen: readonly string[],
  belum: ReadonlySet<string>,
): Promise<number> => {
  const rows = await db.rows<Keluar & { arah: string; cek: string }>(sql`
    SELECT arah, cara_bayar, no_rekening::text, jumlah, cek FROM pembayaran
    WHERE kode_toko = ${sesi.kode_toko} AND ref = '-' AND dokumen = ANY (${[...dokumen]}::text[])`)
  const masuk = rows.filter((one) => one.arah === 'MASUK' && one.cek !== 'BELUM' && one.cek !== 'BATAL')
  const keluar = rows.filter((one) => one.arah === 'KELUAR' && !belum.has(jalan(one)))
  return Math.max(jumlah(masuk) - jumlah(keluar), 0)
}

/**
 * What nobody has seen at the bank goes back the way it is said to have come, never as money of the shop.
 * @throws Refusal that names what has to go back that way
 */
export const tolakKembaliLain = async (
  ctx: WriteContext,
  { bayar, semua }: Asal,
  keluar: readonly Keluar[],
): Promise<void> => {
  const belum = await bayarBelumMasuk(ctx, bayar)
  if (belum.length === 0) return
  const sama = new Set(belum.map(jalan))
  const lain = jumlah(keluar.filter((one) => !sama.has(jalan(one))))
  if (lain > (await masihAda(ctx, semua, sama)))
    throw new Refusal(
      'rule',
      `Pembayaran ${teksBayar(belum)} Belum Dikonfirmasi Masuk, Harus Kembali Lewat Jalan Yang Sama`,
    )
}
