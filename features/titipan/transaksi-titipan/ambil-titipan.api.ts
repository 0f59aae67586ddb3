/** Deposits that are picked up in a sale: what they bring to it, and what becomes of them with it. Source: areas 02-titipan 2.2. */
import type { Kasus } from '@kencana/contract'
import { among, type Queryable, sql } from '@kencana/database'
import { formatRibuan, jumlah, type Rp } from '@kencana/ledger'
import { Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'
import { caraKembali, lewatLain } from '../../keuangan/pembayaran/kembali.api.ts'
import { tolakBelumMasuk } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import type { Dibayar } from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { Pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { hpTerlihat, IDENTITAS } from '../../member/data-member/data-member.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import {
  DIBAYAR,
  dibayarTitipan,
  dokumenTitipan,
  KERTAS_UANG,
  kertasTitipan,
  kunciTitipan,
  type TitipanTerkunci,
  uangForm,
} from './titipan.api.ts'
import { noHp } from './titipan.query.ts'
import { LEWAT_LAIN, OTORISASI_TITIPAN } from './transaksi-titipan.contract.ts'

/** A deposit that is held for a sale. */
export interface Diambil extends TitipanTerkunci {
  /** What it pays of the bill: all that was paid for it. */
  dibayar: Rp
  /** The price of its day holds. */
  terkunci: boolean
  /** The member whose it is by now; '-' where there is none, or no more. */
  milik: string
  /** The telephone it was left with, and the member's by now. */
  hp: readonly string[]
}

/** Whether the price of a deposit's day holds on a day. */
export const hargaTerkunci = ({ mengikat, tgl_batas }: Pick<TitipanTerkunci, 'mengikat' | 'tgl_batas'>, hari: string) =>
  mengikat && hari <= tgl_batas

const pemilik = async (
  db: Queryable,
  { kode_member, no_hp }: Pick<TitipanTerkunci, 'kode_member' | 'no_hp'>,
): Promise<Pick<Diambil, 'milik' | 'hp'>> => {
  const row = await db.one<Pick<Diambil, 'milik' | 'hp'>>(sql`
    SELECT coalesce(m.kode_member::text, '-') AS milik, ARRAY[nomor_hp(${no_hp}), coalesce(nomor_hp(m.no_hp), '')] AS hp
    FROM (SELECT member_akhir(${kode_member}, 'infinity')::kode AS akhir) a
    LEFT JOIN member m ON m.kode_member = a.akhir AND m.dihapus_pada IS NULL`)
  return row ?? { milik: '-', hp: [] }
}

/** Holds the deposits that a sale picks up, each once. @throws Refusal */
export const kunciAmbil = async (ctx: WriteContext, nomor: readonly string[]): Promise<Diambil[]> => {
  if (new Set(nomor).size !== nomor.length) throw new Refusal('rule', 'Titipan Yang Sama Dua Kali')
  const hasil: Diambil[] = []
  for (const satu of await kunciTitipan(ctx, nomor))
    hasil.push({
      ...satu,
      dibayar: await dibayarTitipan(ctx.db, satu.no_titip),
      terkunci: hargaTerkunci(satu, ctx.sesi.tgl_system),
      nik: (await kertasTitipan(ctx.db, satu))?.no_identitas ?? '',
      ...(await pemilik(ctx.db, satu)),
    })
  return hasil
}

/** The payments that they are. */
export const bayarTitipan = (list: readonly Diambil[]): Pembayaran[] =>
  list.map(({ no_titip, dibayar }) => ({ cara_bayar: 'TITIPAN', no_rekening: '', ref: no_titip, jumlah: dibayar }))

/** What is left of them above a bill is given back: it counts to what somebody pays out in a day. */
export const kasusSisa = (
  ctx: WriteContext,
  titip: readonly Pembayaran[],
  sisa: Rp,
  nama_customer: string,
): Promise<Kasus | null> =>
  periksaBatas(ctx, 'uang_keluar', sisa, {
    kategori: OTORISASI_TITIPAN,
    aturan: `Sisa titipan Rp. ${formatRibuan(sisa)} kembali`,
    keterangan: `${titip.map((one) => one.ref).join(', ')} ${nama_customer}`.trim(),
  })

/** It goes back the way it came; another is agreed to. @param dibayar payments of the sale, with the deposits that it picks up */
export const kasusLewatLain = async (
  ctx: WriteContext,
  dibayar: readonly Dibayar[],
  untuk: string,
): Promise<Kasus | null> => {
  const nomor = dibayar.flatMap((one) => (one.cara_bayar === 'TITIPAN' ? one.ref : []))
  const keluar = dibayar.filter((one) => one.arah === 'KELUAR')
  if (nomor.length === 0 || keluar.length === 0) return null
  const bayar = (await Promise.all(nomor.map((satu) => dokumenTitipan(ctx.db, satu)))).flat()
  if (!(await lewatLain(ctx, { bayar, semua: await uangForm(ctx.db, nomor) }, keluar))) return null
  const sisa = jumlah(keluar, 'jumlah')
  return {
    kategori: OTORISASI_TITIPAN,
    aturan: LEWAT_LAIN,
    keterangan: `${untuk}, ${await caraKembali(ctx, bayar, keluar)}`,
    satuan: 'RP',
    hitung: null,
    input: sisa,
    rp: sisa,
  }
}

/** What sales that are right now pick up is the customers'; nothing leaves on money that nobody has seen. @throws Refusal */
export const ambilTitipan = async (ctx: WriteContext, no_faktur_jual: readonly string[]): Promise<void> => {
  const rows = await ctx.db.rows<{ no_titip: string }>(sql`
    UPDATE titipan k SET status = 'DIAMBIL', no_faktur_jual = d.no_faktur_jual, versi = k.versi + 1
    FROM penjualan_detail d WHERE d.no_titip = k.no_titip AND d.aktif AND d.no_faktur_jual ${among(no_faktur_jual)} AND k.status = 'DONE'
    RETURNING k.no_titip::text`)
  for (const { no_titip } of rows) await tolakBelumMasuk(ctx, await dokumenTitipan(ctx.db, no_titip))
}

/** A sale that is undone gives back what it picked up: its money is owed again. */
export const kembaliDititip = (ctx: WriteContext, no_faktur_jual: string): Promise<unknown> =>
  ctx.db.run(sql`
    UPDATE titipan SET status = 'DONE', no_faktur_jual = NULL, versi = versi + 1 WHERE no_faktur_jual = ${no_faktur_jual}`)

interface UntukJual
  extends Pick<Diambil, 'status' | 'status_barang' | 'kode_barcode' | 'dibayar' | 'terkunci' | 'total'> {
  harga_gram: Rp
  harga_gram_kadar: Rp
  harga_hitung: Rp
  total_hitung: Rp
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat: string
  /** The end of the number of the paper he is known by; '' where nobody has seen one. */
  identitas: string
  /** The sale that it is in. */
  dijual: string | null
}

/** A deposit as a sale's form is filled with it. @throws Refusal 404 */
export const titipanUntukJual = async (db: Queryable, sesi: Sesi, no_titip: string): Promise<UntukJual> => {
  const { kode_toko, tgl_system } = sesi
  const row = await db.one<Omit<UntukJual, 'terkunci'> & Parameters<typeof hargaTerkunci>[0]>(sql`
    SELECT k.status, b.status_barang, b.kode_barcode::text, ${DIBAYAR} AS dibayar, k.total, k.harga_gram, k.harga_gram_kadar, k.harga_hitung,
      k.total_hitung, coalesce(m.kode_member::text, '-') AS kode_member, coalesce(m.nama_member, k.nama_customer)::text AS nama_customer,
      CASE WHEN m.kode_member IS NULL THEN ${await noHp(db, sesi, sql`''`)} ELSE ${await hpTerlihat(db, sesi)} END AS no_hp,
      k.alamat, ${IDENTITAS} AS identitas, k.mengikat, k.tgl_batas, (
        SELECT max(d.no_faktur_jual::text) FROM penjualan_detail d WHERE d.no_titip = k.no_titip AND d.aktif) AS dijual
    FROM titipan k JOIN barang b ON b.kode_barang = k.kode_barang
    LEFT JOIN member m ON m.kode_member = member_akhir(k.kode_member::text, 'infinity')::kode AND m.dihapus_pada IS NULL
    LEFT JOIN LATERAL (
      SELECT jenis_identitas, no_identitas FROM member_identitas WHERE kode_member = m.kode_member
      UNION ALL SELECT k.jenis_identitas, k.nik WHERE k.nik <> ''
      UNION ALL (${KERTAS_UANG(sql`k.no_titip`)})
      LIMIT 1) i ON true
    WHERE k.no_titip = ${no_titip} AND k.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Titipan ${no_titip} Tidak Ada`)
  const { mengikat, tgl_batas, ...isi } = row
  return { ...isi, terkunci: hargaTerkunci({ mengikat, tgl_batas }, tgl_system) }
}
