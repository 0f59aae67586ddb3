/** How much of the shop's gold may stand at one craftsman. Source: controls, limits: material at one craftsman. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, type Mg, mg } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { beratParaSystem } from '../../pengaturan/para-system/para-system.api.ts'

interface Tambahan {
  kode_tukang: string
  kode_group: string
  jml_bahan: Mg
}

/** One at a time per craftsman: two hands that give him different categories at once do not both see the old sum. */
export const pegangTangan = (ctx: WriteContext, kode_tukang: string): Promise<unknown> =>
  ctx.db.run(sql`SELECT pg_advisory_xact_lock(9, hashtext(${`${ctx.sesi.kode_toko}|${kode_tukang}`}))`)

/**
 * Judges material that a craftsman gets by all that he has, in fine gold, solder and customers' gold included; hold him by
 * pegangTangan before.
 */
export const kasusBahan = async (ctx: WriteContext, tambahan: Tambahan): Promise<Kasus | null> => {
  const { kode_toko } = ctx.sesi
  const { kode_tukang, kode_group, jml_bahan } = tambahan
  const row = await ctx.db.one<{ murni: Mg }>(sql`
    SELECT round(sum(x.mg::numeric * g.persentase / 1000000))::bigint AS murni
    FROM (
      SELECT s.kode_group::text AS kode_group, s.mg FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['TUKANG']) s
      WHERE split_part(s.ref, '/', 1) = ${kode_tukang}
      UNION ALL SELECT ${kode_group}::text, ${jml_bahan}::bigint
    ) x JOIN master_group g ON g.kode_group = x.kode_group`)
  const murni = row?.murni ?? mg(0)
  const batas = await beratParaSystem(ctx.db, kode_toko, 'bahan_tukang')
  if (murni <= batas) return null
  return {
    kategori: 'BAHAN TUKANG',
    aturan: `Emas murni di satu tukang paling banyak ${formatGram(batas)} g`,
    keterangan: `Tukang ${kode_tukang}, ditambah ${formatGram(jml_bahan)} g ${kode_group}`,
    satuan: 'MG',
    hitung: batas,
    input: murni,
    berat: jml_bahan,
    mg: jml_bahan,
  }
}
