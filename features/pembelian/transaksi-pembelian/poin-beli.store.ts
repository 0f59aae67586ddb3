/** Points that a bought back piece gave: taken back with it, and paid for where they are gone. Source: areas 000-read-first 18. */
import { type Queryable, sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { nilaiPoinKurang } from '../../member/poin/nilai-poin.api.ts'
import { balikPoin, catatPoin } from '../../member/poin/poin.api.ts'
import { memberKini } from '../../member/poin/poin-kini.api.ts'
import type { NotaTerjual } from './nota-beli.query.ts'
import type { BeliTerkunci } from './pembelian.api.ts'

/** Points of a piece that its member has spent, and what is taken off its price for them. */
export interface KurangPoin {
  poin_kurang: number
  potongan_poin: Rp
}

/** Of a piece that gave none. */
export const TANPA_POIN: KurangPoin = { poin_kurang: 0, potongan_poin: rp(0) }

/** What each piece lacks, one after the other: a member's points cover the first of his pieces before the next. */
export const poinKurang = async (
  db: Queryable,
  kode_toko: string,
  nota: readonly (NotaTerjual | null)[],
): Promise<KurangPoin[]> => {
  const member = nota.flatMap((one) => (one && one.poin_didapat > 0 ? [one.kode_member] : []))
  if (member.length === 0) return nota.map(() => TANPA_POIN)
  const rows = await db.rows<{ kode_member: string; kini: string; poin: number }>(sql`
    SELECT x.kode_member, x.kini, greatest(coalesce(s.poin, 0), 0)::bigint AS poin
    FROM (SELECT DISTINCT d AS kode_member, member_akhir(d, 'infinity') AS kini FROM unnest(${member}::text[]) d) x
    LEFT JOIN poin_saldo s ON s.kode_member = x.kini`)
  const nilai = new Map<string, Rp>()
  for (const kode of new Set(rows.map((row) => row.kini))) nilai.set(kode, await nilaiPoinKurang(db, kode_toko, kode))
  const ada = new Map(rows.map((row) => [row.kini, row.poin]))
  const kini = new Map(rows.map((row) => [row.kode_member, row.kini]))
  return nota.map((one) => {
    if (!one || one.poin_didapat <= 0) return TANPA_POIN
    const dia = kini.get(one.kode_member) ?? one.kode_member
    const saldo = ada.get(dia) ?? 0
    ada.set(dia, Math.max(0, saldo - one.poin_didapat))
    const harga = nilai.get(dia) ?? 0
    const kurang = harga === 0 ? 0 : Math.max(0, one.poin_didapat - saldo)
    return { poin_kurang: kurang, potongan_poin: rp(kurang * harga) }
  })
}

type Dibeli = Pick<BeliTerkunci, 'no_faktur_beli' | 'no_faktur_jual' | 'kode_barang' | 'poin_kurang'>

/** Takes back what the sale of a piece gave its member. @throws Refusal when he has spent or got points since it was entered */
export const ambilPoinBeli = async (
  ctx: WriteContext,
  { no_faktur_beli, no_faktur_jual, kode_barang, poin_kurang }: Dibeli,
): Promise<void> => {
  if (no_faktur_jual === null) return
  // An order is one piece: its points are those of its first line.
  const asal = await ctx.db.one<{ urut: number; kode_member: string }>(sql`
    SELECT urut, kode_member::text FROM poin_mutasi
    WHERE dokumen = ${no_faktur_jual} AND jenis IN ('JUAL', 'SERAH') AND urut = coalesce((
      SELECT d.urut FROM penjualan_detail d WHERE d.no_faktur_jual = ${no_faktur_jual} AND d.kode_barang = ${kode_barang}), 1)`)
  if (!asal) return
  const { urut } = asal
  const kode_member = await memberKini(ctx.db, asal.kode_member)
  const { kurang } = await balikPoin(ctx, no_faktur_jual, no_faktur_beli, { baris: [urut], jenis: 'BELI' })
  // Where a missing point costs nothing it is owed, and later ones fill it.
  if (
    kurang < poin_kurang ||
    (kurang > poin_kurang && (await nilaiPoinKurang(ctx.db, ctx.sesi.kode_toko, kode_member)) > 0)
  )
    throw new Refusal('conflict', `Poin Member ${kode_member} Berubah, Batalkan Lalu Entri Ulang ${no_faktur_beli}`)
  await catatPoin(ctx, kode_member, no_faktur_beli, [{ jenis: 'BATAL', urut: 0, jumlah: poin_kurang }])
}
