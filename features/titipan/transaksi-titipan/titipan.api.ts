/** Deposits as their documents and sales need them: held by the transaction, with what has been paid for each. */
import { among, type Queryable, type Sql, sql } from '@kencana/database'
import { type Persentase, persenDari, type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { Pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { Identitas } from '../../member/data-member/data-member.contract.ts'
import type { STATUS_TITIPAN } from './titipan.contract.ts'
import type { BarangTitipan } from './transaksi-titipan.posting.ts'

/** A piece that is kept, held until commit. */
export interface TitipanTerkunci extends BarangTitipan {
  no_titip_group: string
  tgl_system: string
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat: string
  jenis_identitas: Identitas['jenis_identitas']
  nik: string
  kode_barcode: string
  status_barang: string
  harga_gram: Rp
  harga_gram_kadar: Rp
  harga_hitung: Rp
  total_hitung: Rp
  tipe_ongkos: 'TOTAL' | 'GRAM'
  tarif_ongkos: Rp
  total: Rp
  mengikat: boolean
  tgl_batas: string
  hangus: Persentase
  titip: Rp
  rencana_bayar: readonly Pembayaran[]
  status: (typeof STATUS_TITIPAN)[number]
  user_id: string
  versi: number
}

const kunci = async ({ db, sesi }: WriteContext, yang: Sql): Promise<TitipanTerkunci[]> => {
  const milik = sql`k.kode_toko = ${sesi.kode_toko} AND ${yang}`
  // Pieces before deposits, as a sale holds them.
  await db.run(sql`
    SELECT 1 FROM barang WHERE kode_barang IN (SELECT k.kode_barang FROM titipan k WHERE ${milik}) ORDER BY kode_barang FOR UPDATE`)
  return db.rows<TitipanTerkunci>(sql`
    SELECT k.no_titip::text, k.no_titip_group::text, k.tgl_system, k.kode_member::text, k.nama_customer::text, k.no_hp, k.alamat, k.jenis_identitas, k.nik, k.kode_barang::text, b.kode_barcode::text,
      b.status_barang, k.kode_baki::text, k.kode_baki_titip::text, k.kode_group::text, k.kode_dept::text, k.berat, k.harga_gram,
      k.harga_gram_kadar, k.harga_hitung, k.total_hitung, k.tipe_ongkos, k.tarif_ongkos, k.total, k.mengikat, k.tgl_batas, k.hangus, k.titip,
      k.rencana_bayar, k.status, k.user_id::text, k.versi
    FROM titipan k JOIN barang b ON b.kode_barang = k.kode_barang WHERE ${milik} ORDER BY k.no_titip FOR UPDATE OF k`)
}

/** Holds whole forms of this shop. @throws Refusal for one that is not there */
export const kunciForm = async (
  ctx: WriteContext,
  nomor: readonly string[],
): Promise<Map<string, TitipanTerkunci[]>> => {
  const rows = await kunci(ctx, sql`k.no_titip_group ${among(nomor)}`)
  return new Map(
    nomor.map((one) => {
      const form = rows.filter((row) => row.no_titip_group === one)
      if (form.length === 0) throw new Refusal('missing', `Titipan ${one} Tidak Ada`)
      return [one, form]
    }),
  )
}

/** The form waits as it was seen. @returns what its rows have in common @throws Refusal */
export const masihMenunggu = (no: string, [satu]: readonly TitipanTerkunci[], versi: number): TitipanTerkunci => {
  if (satu?.status !== 'OPEN' || satu.versi !== versi)
    throw new Refusal('conflict', `Titipan ${no} Sudah Diproses Oleh User Lain`)
  return satu
}

const SEBAB: Readonly<Record<string, string>> = {
  OPEN: 'Belum Divalidasi Kasir',
  DIAMBIL: 'Sudah Diambil',
  BATAL: 'Sudah Dibatalkan',
}

/**
 * Holds deposits of this shop whose pieces are still kept.
 * @returns them in the order asked for
 * @throws Refusal for one that is not there, was picked up or called off, or is just being sold
 */
export const kunciTitipan = async (ctx: WriteContext, nomor: readonly string[]): Promise<TitipanTerkunci[]> => {
  const rows = nomor.length === 0 ? [] : await kunci(ctx, sql`k.no_titip ${among(nomor)}`)
  return nomor.map((one) => {
    const row = rows.find(({ no_titip }) => no_titip === one)
    if (!row) throw new Refusal('missing', `Titipan ${one} Tidak Ada`)
    const sebab = SEBAB[row.status]
    if (sebab !== undefined) throw new Refusal('conflict', `Titipan ${one} ${sebab}`)
    if (row.status_barang !== 'TITIP') throw new Refusal('conflict', `Titipan ${one} Sedang Diambil Di Penjualan`)
    return row
  })
}

/** What has been paid for a deposit `k` by now: nothing while it waits for the cashier. */
export const DIBAYAR = sql`
  CASE WHEN k.tgl_valid IS NULL THEN 0 ELSE k.titip + coalesce((
    SELECT sum(u.jumlah) FROM titipan_uang u WHERE u.no_titip = k.no_titip AND u.no_batal IS NULL), 0) END::bigint`

/** What is kept of the money of a deposit that is called off. */
export const potonganTitipan = (dibayar: Rp, hangus: Persentase): Rp => rp(persenDari(dibayar, hangus))

/** What has been paid for one. */
export const dibayarTitipan = async (db: Queryable, no_titip: string): Promise<Rp> =>
  (await db.one<{ rp: Rp }>(sql`SELECT ${DIBAYAR} AS rp FROM titipan k WHERE k.no_titip = ${no_titip}`))?.rp ?? rp(0)

/** The paper that the customer of a deposit showed as he paid more for it. */
export const KERTAS_UANG = (no_titip: Sql): Sql => sql`
  SELECT u.jenis_identitas, u.nik AS no_identitas FROM titipan_uang u
  WHERE u.no_titip = ${no_titip} AND u.nik <> '' AND u.nama_penyetor = '' ORDER BY u.dibuat_pada DESC LIMIT 1`

/** The paper that its customer showed with it: as he left it, or as he paid more for it. */
export const kertasTitipan = async (
  db: Queryable,
  { no_titip, jenis_identitas, nik }: Pick<TitipanTerkunci, 'no_titip' | 'jenis_identitas' | 'nik'>,
): Promise<Identitas | undefined> =>
  nik !== '' ? { jenis_identitas, no_identitas: nik } : db.one<Identitas>(KERTAS_UANG(sql`${no_titip}`))

/** The documents with which a deposit was paid: its form, which others share, and more money that stands. */
export const dokumenTitipan = async (db: Queryable, no_titip: string): Promise<string[]> => {
  const rows = await db.rows<{ dokumen: string }>(sql`
    SELECT no_titip_group::text AS dokumen FROM titipan WHERE no_titip = ${no_titip}
    UNION SELECT no_uang_titip::text FROM titipan_uang WHERE no_titip = ${no_titip} AND no_batal IS NULL ORDER BY 1`)
  return rows.map((row) => row.dokumen)
}

/** All documents of the money of deposits' forms: those that paid their pieces, and those that gave some of it back. */
export const uangForm = async (db: Queryable, no_titip: readonly string[]): Promise<string[]> => {
  const rows = await db.rows<{ dokumen: string }>(sql`
    WITH form AS (
      SELECT no_titip, no_titip_group, no_faktur_jual FROM titipan
      WHERE no_titip_group IN (SELECT no_titip_group FROM titipan WHERE no_titip ${among(no_titip)})
    )
    SELECT no_titip_group::text AS dokumen FROM form
    UNION SELECT u.no_uang_titip FROM titipan_uang u JOIN form USING (no_titip) WHERE u.no_batal IS NULL
    UNION SELECT b.no_batal FROM titipan_batal b JOIN form USING (no_titip)
    UNION SELECT p.dokumen FROM pembayaran p JOIN form f ON f.no_faktur_jual = p.dokumen WHERE p.arah = 'KELUAR' ORDER BY 1`)
  return rows.map((row) => row.dokumen)
}
