/** Envelopes whose label was printed again lately: another bag could hang on it. Source: controls, counting. */
import type { Kasus } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { AMPLOP_HUTANG } from '../transaksi-hutang/hutang.contract.ts'
import type { Buku } from './hitung-hutang.store.ts'

/** What a look at the scale, and at such an envelope, is for. */
const SAKSI_TIMBANG = 'TIMBANG JAMINAN'
const SAKSI_AMPLOP = 'LABEL CETAK ULANG'

// A label of before has its loan's number, which stands in lists. One that came late could hang on anything: the first is printed on the
// loan's first day, as its goods are put away. The bag of a renewed loan had its label before: a renewal is a reprint of it.
const ulang = (p: Sql, saat: Date): Sql => sql`c.jenis = ${AMPLOP_HUTANG} AND c.dokumen = ${p}.no_hutang
  AND c.kode_toko = (SELECT k.kode_toko FROM hutang k WHERE k.no_hutang = ${p}.no_hutang) AND (${p}.kode_amplop = ${p}.no_hutang OR c.waktu > ${saat}::timestamptz - interval '30 days' AND (c.alasan <> '' OR c.ke > 1 OR c.rangkap > 1
    OR EXISTS (SELECT FROM hutang k WHERE k.no_hutang = ${p}.no_hutang AND (k.no_asal IS NOT NULL OR c.tgl_system > k.tgl_valid))))`

/**
 * Whether the label of a scanned envelope says less than it should. Whoever scanned it in the round before saw its label too, and
 * nothing of what lies under it.
 * @param p a row of hutang_opname_pindai
 */
export const perlihatkan = (p: Sql, saat: Date): Sql => sql`(${p}.no_hutang IS NOT NULL
  AND EXISTS (SELECT FROM cetak c WHERE ${ulang(p, saat)}))`

/**
 * What who weighs all bags may not write down alone: he could reckon what the book expects. The other one reads it off the scale. After
 * any loan that came, left or was renewed, and any scan, `sidik` is another one, and the bags are weighed anew.
 * @param bukan who had part in the round before
 */
export const kasusTimbang = (
  no_so: string,
  berat: Mg,
  { dipindai, sidik }: Pick<Buku, 'dipindai' | 'sidik'>,
  bukan: readonly string[],
): Kasus => ({
  kategori: SAKSI_TIMBANG,
  aturan: 'Semua kantong barang hutang ditimbang berdua',
  keterangan: `${no_so}: ${dipindai} dipindai, keadaan ${sidik}; baca beratnya di timbangan dan di layar yang menutup`,
  satuan: 'MG',
  hitung: null,
  input: berat,
  // Who counts the second round may read this request before.
  buta: true,
  saksi: true,
  ...(bukan.length > 0 && { bukan }),
})

interface Dicetak {
  no_hutang: string
  barang: string
  user_id: string
}

/**
 * What a round may not close without: another user has seen what lies in each of these envelopes. He is told what it should be, with the
 * envelope open before both; what it weighs is told to nobody, the scale with all bags on it says.
 */
export const kasusAmplop = async (db: Queryable, no_so: string, putaran: number, saat: Date): Promise<Kasus[]> => {
  const rows = await db.rows<Dicetak>(sql`
    SELECT p.no_hutang::text, d.barang, c.user_id::text
    FROM hutang_opname_pindai p
    CROSS JOIN LATERAL (SELECT string_agg(d.jumlah || ' ' || d.nama_barang || ' ' || d.kadar, ', ' ORDER BY d.urut) AS barang
      FROM hutang_detail d WHERE d.no_hutang = p.no_hutang) d
    CROSS JOIN LATERAL (SELECT c.user_id FROM cetak c WHERE ${ulang(sql`p`, saat)} ORDER BY c.id DESC LIMIT 1) c
    WHERE p.no_so = ${no_so} AND p.putaran = ${putaran} AND p.hasil = 'ADA' AND ${perlihatkan(sql`p`, saat)} ORDER BY p.no_hutang`)
  return rows.map(({ no_hutang, barang, user_id }) => ({
    kategori: SAKSI_AMPLOP,
    aturan: `Label amplopnya dicetak ${user_id} lagi, untuk perpanjangan, terlambat atau bernomor hutang, lihat isinya`,
    keterangan: `${no_hutang}: ${barang}`,
    saksi: true,
    // Whoever printed it knows why it hangs there.
    bukan: [user_id],
  }))
}
