import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { bacaSaldoUang, pegangRekening } from './uang.api.ts'
import {
  ambilBank,
  ambilKas,
  batalUang,
  DOKUMEN_AMBIL_BANK,
  DOKUMEN_AMBIL_KAS,
  DOKUMEN_TAMBAH_BANK,
  DOKUMEN_TAMBAH_KAS,
  getUang,
  listUang,
  saldoUang,
  tambahBank,
  tambahKas,
} from './uang.contract.ts'
import { jurnalUang, type UangTangan } from './uang.posting.ts'

type Row = OutputOf<typeof listUang>[number]

const pilih = (db: Queryable, where: Sql): Promise<Row[]> =>
  db.rows<Row>(sql`
    SELECT u.no_uang, u.tgl_system, to_char(u.dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, u.arah, u.no_rekening,
      u.kode_transaksi, t.deskripsi::text, u.jumlah, u.keterangan, u.user_id, u.no_batal
    FROM uang u JOIN kode_transaksi t ON t.kode_transaksi = u.kode_transaksi
    WHERE ${where} ORDER BY u.dibuat_pada DESC, u.no_uang DESC`)

const satu = async (db: Queryable, kode_toko: string, no_uang: string) => {
  const [row] = await pilih(db, sql`u.kode_toko = ${kode_toko} AND u.no_uang = ${no_uang}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_uang} Tidak Ada`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_TAMBAH_KAS.cetak, no_uang) }
}

/** What the category says stands against the money; held until commit, so that it is not deleted meanwhile. */
const lawanDari = async (ctx: WriteContext, kode: string, media: string, arah: string) => {
  const row = await ctx.db.one<{ media: string; arah: string; lawan: UangTangan['lawan'] }>(sql`
    SELECT media, arah, lawan FROM kode_transaksi WHERE kode_transaksi = ${kode} AND dihapus_pada IS NULL FOR SHARE`)
  if (!row) throw new Refusal('rule', `Kategori ${kode} Tidak Ada`)
  if (row.media !== media || row.arah !== arah)
    throw new Refusal(
      'rule',
      `Kategori ${kode} Bukan Untuk ${media === 'KAS' ? 'Kas' : 'Bank'} ${arah === 'MASUK' ? 'Masuk' : 'Keluar'}`,
    )
  return row.lawan
}

interface Isian {
  kode_transaksi: string
  jumlah: Rp
  keterangan: string
}

const DOKUMEN = {
  'TAMBAH KAS': DOKUMEN_TAMBAH_KAS,
  'AMBIL KAS': DOKUMEN_AMBIL_KAS,
  'TAMBAH BANK': DOKUMEN_TAMBAH_BANK,
  'AMBIL BANK': DOKUMEN_AMBIL_BANK,
} as const

const simpan = async (ctx: WriteContext, arah: UangTangan['arah'], isian: Isian, no_rekening: string | null) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const media = no_rekening === null ? 'KAS' : 'BANK'
  const lawan = await lawanDari(ctx, isian.kode_transaksi, media, arah === 'TAMBAH' ? 'MASUK' : 'KELUAR')
  if (no_rekening !== null) await pegangRekening(ctx, no_rekening)
  const no_uang = await ctx.nomor(DOKUMEN[`${arah} ${media}`])
  await ctx.db.run(sql`
    INSERT INTO uang (no_uang, kode_toko, tgl_system, arah, no_rekening, kode_transaksi, lawan, jumlah, keterangan, user_id, dibuat_pada)
    VALUES (${no_uang}, ${kode_toko}, ${tgl_system}, ${arah}, ${no_rekening}, ${isian.kode_transaksi}, ${lawan}, ${isian.jumlah},
      ${isian.keterangan}, ${user_id}, ${ctx.waktu})`)
  await ctx.post(jurnalUang({ no_uang, arah, no_rekening, lawan, jumlah: isian.jumlah }))
  ctx.audit({ dokumen: no_uang, sesudah: { arah, no_rekening, ...isian } })
  return { message: 'Data Berhasil Disimpan', no_uang, data: await satu(ctx.db, kode_toko, no_uang) }
}

const batal = route(batalUang, async ({ no_uang, alasan }, ctx) => {
  const { arah } = await kunciBatal<Pick<UangTangan, 'arah'>>(ctx, DOKUMEN_TAMBAH_KAS, no_uang, { pilih: sql`arah` })
  const kind = arah === 'TAMBAH' ? 'TAMBAH_UANG' : 'AMBIL_UANG'
  const no_batal = await bukukanBatal(ctx, DOKUMEN_TAMBAH_KAS, no_uang, { kind, alasan })
  return { message: 'Berhasil', no_batal }
})

/** Money put into and taken from cash and bank accounts by hand. */
export const uangFeature: Feature = {
  dokumen: [DOKUMEN_TAMBAH_KAS, DOKUMEN_AMBIL_KAS, DOKUMEN_TAMBAH_BANK, DOKUMEN_AMBIL_BANK],
  routes: [
    route(tambahKas, (isian, ctx) => simpan(ctx, 'TAMBAH', isian, null)),
    route(ambilKas, (isian, ctx) => simpan(ctx, 'AMBIL', isian, null)),
    route(tambahBank, ({ no_rekening, ...isian }, ctx) => simpan(ctx, 'TAMBAH', isian, no_rekening)),
    route(ambilBank, ({ no_rekening, ...isian }, ctx) => simpan(ctx, 'AMBIL', isian, no_rekening)),
    batal,
    route(listUang, ({ tanggal }, { db, sesi }) =>
      pilih(db, sql`u.kode_toko = ${sesi.kode_toko} AND u.tgl_system = ${tanggal}`),
    ),
    route(getUang, ({ no_uang }, { db, sesi }) => satu(db, sesi.kode_toko, no_uang)),
    route(saldoUang, (_, { db, sesi }) => bacaSaldoUang(db, sesi.kode_toko)),
  ],
}
