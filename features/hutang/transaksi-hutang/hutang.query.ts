/** Loans as screens and papers see them. Source: controls, reads that tell too much; areas 00-across G20. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { grouped, Refusal, type Sesi, waktu } from '@kencana/server-kit'
import { hpDokumen, samar } from '../../member/data-member/data-member.api.ts'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'
import { memegang } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'
import {
  AMPLOP_HUTANG,
  type BarangHutang,
  BON_HUTANG,
  DOKUMEN_HUTANG,
  type getHutang,
  type SatuHutang,
} from './hutang.contract.ts'
import { bacaSyarat } from './nilai-hutang.api.ts'

const VALIDASI = ['/validasi-hutang#validasi'] as const

/** Whether somebody keeps this money: he reads whose it is. */
export const lihatUang = (db: Queryable, sesi: Sesi): Promise<boolean> => memegang(db, sesi, VALIDASI)

/** Whether a loan `k` was entered by its reader on this day: he has the paper before him. */
const sendiri = ({ user_id, tgl_system }: Sesi): Sql => sql`(k.user_id = ${user_id} AND k.tgl_system = ${tgl_system})`

/** Who may see what of a loan `k` names its customer. */
const bolehKenal = async (db: Queryable, sesi: Sesi): Promise<Sql> =>
  (await lihatUang(db, sesi)) ? sql`true` : sendiri(sesi)

/** A telephone as its reader may see it: in full for who keeps this money. */
export const noHp = async (db: Queryable, sesi: Sesi): Promise<Sql> =>
  hpDokumen(await lihatUang(db, sesi), sesi, { sendiri: sendiri(sesi) })

const dicetak = (jenis: string): Sql => sql`
  (SELECT coalesce(max(c.ke), 0) FROM cetak c WHERE c.kode_toko = k.kode_toko AND c.jenis = ${jenis} AND c.dokumen = k.no_hutang)`

const kepala = (kenal: Sql, hp: Sql, bank: boolean, lelang: number): Sql => sql`
  k.no_hutang::text, k.tgl_system, ${waktu()} AS waktu, k.kode_sales::text, k.nama_sales::text, k.kode_member::text,
  CASE WHEN k.kode_member = '-' THEN 'NON MEMBER' ELSE 'MEMBER' END AS type_customer, k.nama_customer::text,
  ${hp} AS no_hp, k.alamat, k.jenis_identitas, ${samar(sql`k.nik`)} AS nik,
  CASE WHEN ${kenal} THEN k.foto_identitas END AS foto_identitas, k.no_manual, k.jumlah_hutang, k.bunga_persen, k.lama, k.mulai,
  k.tgl_jatuh_tempo, k.basis, k.minimum, k.grace, k.denda_persen, k.pembulatan, k.bunga, k.besar_kembali, k.nilai, k.plafon, k.cara_bayar,
  k.no_rekening::text, k.bank_pelanggan,
  CASE WHEN ${kenal} THEN k.no_rekening_pelanggan ELSE ${samar(sql`k.no_rekening_pelanggan`)} END AS no_rekening_pelanggan,
  k.nama_rekening_pelanggan, k.no_asal::text, k.awal,
  CASE WHEN k.cara_bayar = 'CASH' OR ${bank} THEN k.kas_cukup END AS kas_cukup,
  (SELECT b.no_hutang::text FROM hutang b WHERE b.no_asal = k.no_hutang AND b.status <> 'BATAL') AS no_baru,
  k.status, k.user_id::text, k.valid_by::text, k.tgl_valid, k.no_batal::text, k.alasan_batal,
  (SELECT o.disetujui_oleh::text FROM otorisasi o WHERE o.id = k.otorisasi) AS disetujui_oleh,
  k.tgl_jatuh_tempo + coalesce(k.lelang_hari, ${lelang}::integer) AS mulai_lelang,
  ${dicetak(DOKUMEN_HUTANG.cetak)} AS cetakan, ${dicetak(AMPLOP_HUTANG)} AS amplop, ${dicetak(BON_HUTANG)} > 0 AS bon, k.versi`

/** Who has no menu of money reads no account: drafts of staggered sums would tell him in which step its balance lies. */
const lihatBank = async (db: Queryable, sesi: Sesi): Promise<boolean> =>
  !(await akunTersembunyi(db, sesi)).includes('BANK')

/** Whole loans as their reader may see them, the oldest first. @param where a condition on `k` */
export const pilihHutang = async (db: Queryable, sesi: Sesi, where: Sql): Promise<SatuHutang[]> => {
  const { lelang_hari } = await bacaSyarat(db, sesi.kode_toko)
  const milik = sql`k.kode_toko = ${sesi.kode_toko} AND ${where}`
  const kolom = kepala(await bolehKenal(db, sesi), await noHp(db, sesi), await lihatBank(db, sesi), lelang_hari)
  const rows = await db.rows<Omit<OutputOf<typeof getHutang>, 'barang'>>(sql`
    SELECT ${kolom} FROM hutang k WHERE ${milik} ORDER BY k.dibuat_pada, k.no_hutang`)
  const barang = await db.rows<BarangHutang & { no_hutang: string }>(sql`
    SELECT d.no_hutang::text, d.urut, d.nama_barang::text, d.kode_group::text, d.kadar::text, d.persentase, d.jumlah, d.berat_kotor,
      d.berat_plastik, d.berat, d.kondisi_pinjaman::text, d.harga_gram, d.taksiran,
      (SELECT b.kode_barcode::text FROM barang b WHERE b.kode_barang = d.kode_barang) AS kode_barcode,
      coalesce((SELECT jsonb_agg(f.foto ORDER BY f.ke) FROM hutang_foto f WHERE f.no_hutang = d.no_hutang AND f.urut = d.urut), '[]') AS foto
    FROM hutang_detail d JOIN hutang k USING (no_hutang) WHERE ${milik} ORDER BY d.no_hutang, d.urut`)
  const isi = new Map(grouped(barang, (one) => one.no_hutang))
  return rows.map((one) => ({ ...one, barang: isi.get(one.no_hutang) ?? [] }))
}

/** One loan. @throws Refusal 404 */
export const satuHutang = async (db: Queryable, sesi: Sesi, no_hutang: string): Promise<SatuHutang> => {
  const [satu] = await pilihHutang(db, sesi, sql`k.no_hutang = ${no_hutang}`)
  if (!satu) throw new Refusal('missing', `Hutang ${no_hutang} Tidak Ada`)
  return satu
}
