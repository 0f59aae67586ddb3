/** The approval: only now do the books follow what was counted. */
import { sql } from '@kencana/database'
import { Refusal, route, type WriteContext } from '@kencana/server-kit'
import { letakkanBarang } from '../data-barang/data-barang.api.ts'
import { BUKAN_TUJUAN, pindahkan } from '../pindah-barang/pindah-barang.api.ts'
import { type Dibukukan, pegangSelisih } from './hitung-opname.store.ts'
import { bukanPenghitung } from './penghitung.api.ts'
import { DOKUMEN_HILANG, setujuiOpname } from './stock-opname.contract.ts'
import { jurnalHilang } from './stock-opname.posting.ts'
import { penghitung, satuOpname } from './stock-opname.query.ts'

interface Opname {
  kode_baki: string
  kode_gudang: string
  status: string
}

const pegang = async (ctx: WriteContext, no_so: string): Promise<Opname> => {
  const row = await ctx.db.one<Opname>(sql`
    SELECT s.kode_baki, k.kode_gudang, s.status FROM stock_opname s JOIN baki k USING (kode_toko, kode_baki)
    WHERE s.no_so = ${no_so} AND s.kode_toko = ${ctx.sesi.kode_toko} FOR UPDATE OF s`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_so} Tidak Ada`)
  if (row.status === 'BATAL') throw new Refusal('conflict', `Dokumen ${no_so} Sudah Dibatalkan`)
  if (row.status === 'SELESAI') throw new Refusal('conflict', `Stock Opname ${no_so} Sudah Disetujui`)
  if (row.status !== 'TUTUP') throw new Refusal('rule', `Stock Opname ${no_so} Belum Ditutup`)
  return row
}

/** Missing pieces off their trays. @returns the jurnal's number */
const hilangkan = async (ctx: WriteContext, barang: readonly Dibukukan[]): Promise<string> => {
  const no_hilang = await ctx.nomor(DOKUMEN_HILANG)
  await letakkanBarang(ctx, barang, { kode_baki: null, status_barang: 'HILANG' })
  await ctx.post(jurnalHilang(no_hilang, barang))
  return no_hilang
}

/** OWN and SU agree to a closed count. */
export const setujui = route(setujuiOpname, async ({ no_so }, ctx) => {
  const { tgl_system, user_id } = ctx.sesi
  const { kode_baki, kode_gudang } = await pegang(ctx, no_so)
  await bukanPenghitung(ctx, await penghitung(ctx.db, no_so))
  const semua = await pegangSelisih(ctx.db, no_so)
  const tetap = semua.filter((one) => one.tetap && (one.hasil === 'KURANG' || !BUKAN_TUJUAN.has(kode_gudang)))
  const kurang = tetap.filter((one) => one.hasil === 'KURANG')
  const salah = tetap.filter((one) => one.hasil === 'BAKI LAIN')
  const no_hilang = kurang.length > 0 ? await hilangkan(ctx, kurang) : null
  // Misplaced pieces to the tray where they were found, by a move of its own that can be undone like any other.
  const no_pindah = salah.length > 0 ? await pindahkan(ctx, kode_baki, salah, null) : null
  await ctx.db.run(sql`
    UPDATE stock_opname_hasil h SET dibukukan = true, kode_baki = CASE h.hasil WHEN 'KURANG' THEN x.kode_baki ELSE h.kode_baki END
    FROM unnest(${tetap.map((one) => one.kode_barang)}::text[], ${tetap.map((one) => one.kode_baki)}::text[]) x (kode_barang, kode_baki)
    WHERE h.no_so = ${no_so} AND h.kode_barang = x.kode_barang`)
  await ctx.db.run(sql`
    UPDATE stock_opname SET status = 'SELESAI', setuju_oleh = ${user_id}, setuju_pada = ${ctx.waktu},
      tgl_setuju = ${tgl_system}, no_hilang = ${no_hilang}, no_pindah = ${no_pindah} WHERE no_so = ${no_so}`)
  ctx.audit({ dokumen: no_so, sesudah: { status: 'SELESAI', no_hilang, no_pindah } })
  const dilewati = semua.filter((one) => !tetap.includes(one)).map((one) => one.kode_barcode)
  return { message: 'Stock Opname Berhasil', data: await satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu), dilewati }
})
