/** Loans with what was paid of them. */
import { type Queryable, sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { grouped, type Sesi, waktu } from '@kencana/server-kit'
import { CETAK_HUTANG } from '../../cetak/cetak.contract.ts'
import type { PembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { samar } from '../../member/data-member/data-member.api.ts'
import { SETUJU_PESAN } from '../../member/pelanggan/pesan.api.ts'
import { HILANG } from '../stock-opname-hutang/hilang-hutang.api.ts'
import type { Bayaran, KartuHutang } from './bayar-hutang.contract.ts'
import { type SudahDibayar, tagihanHutang } from './bunga.contract.ts'
import { satuHutang } from './hutang.query.ts'
import { bacaLelang } from './lelang-hutang.query.ts'
import { ltvHutang, NILAI_KINI } from './nilai-hutang.api.ts'
import { peringatanTercetak } from './peringatan-hutang.query.ts'
import { DITIMBANG_BATAL } from './timbang-bayar.store.ts'
import { timbangHari } from './timbang-lelang.store.ts'

/** What has been paid of a loan so far. */
export const sudahDibayar = async (db: Queryable, no_hutang: string): Promise<SudahDibayar> =>
  (await db.one<SudahDibayar>(sql`
    SELECT coalesce(sum(bunga), 0)::bigint AS bunga, coalesce(sum(denda), 0)::bigint AS denda
    FROM hutang_bayar WHERE no_hutang = ${no_hutang} AND no_batal IS NULL`)) ?? { bunga: rp(0), denda: rp(0) }

const bacaBayar = async (db: Queryable, { kode_toko, tgl_system }: Sesi, no_hutang: string): Promise<Bayaran[]> => {
  const rows = await db.rows<Omit<Bayaran, 'pembayaran'>>(sql`
    SELECT k.no_bayar::text, k.tgl_system, ${waktu()} AS waktu, k.jenis, k.pokok, k.keluar, k.bunga, k.denda, k.diskon, k.no_baru::text,
      ARRAY(SELECT d.urut::int FROM hutang_detail d WHERE d.no_hutang = k.no_hutang AND k.jenis <> 'BUNGA' AND NOT EXISTS (
        SELECT FROM hutang_detail b WHERE b.no_hutang = k.no_baru AND b.urut = d.urut) ORDER BY d.urut) AS urut_kembali,
      k.pengambil, k.kuasa, ${samar(sql`k.identitas_pengambil`)} AS identitas_pengambil, k.user_id::text, k.no_batal::text,
      (SELECT coalesce(max(c.ke), 0) FROM cetak c WHERE c.kode_toko = k.kode_toko AND c.dokumen = k.no_bayar) AS cetakan,
      ${DITIMBANG_BATAL(tgl_system)} AS timbang_batal
    FROM hutang_bayar k WHERE k.no_hutang = ${no_hutang} AND k.kode_toko = ${kode_toko} ORDER BY k.dibuat_pada, k.no_bayar`)
  const bayar = await db.rows<PembayaranTercatat & { dokumen: string }>(sql`
    SELECT p.dokumen::text, p.arah, p.cara_bayar, p.no_rekening, p.ref, p.referensi, p.jumlah, p.diterima, p.biaya, p.cek FROM pembayaran p
    WHERE p.dokumen = ANY (${rows.map((one) => one.no_bayar)}::text[]) ORDER BY p.dokumen, p.urut`)
  const per = new Map(grouped(bayar, (one) => one.dokumen))
  return rows.map((one) => ({ ...one, pembayaran: per.get(one.no_bayar) ?? [] }))
}

const setujuPesan = async (db: Queryable, no_hutang: string): Promise<KartuHutang['setuju_pesan']> => {
  const row = await db.one<Pick<KartuHutang, 'setuju_pesan'>>(sql`
    SELECT ${SETUJU_PESAN(sql`k.kode_member`, sql`k.no_hp`)} FROM hutang k WHERE k.no_hutang = ${no_hutang}`)
  return row?.setuju_pesan ?? '-'
}

const cetakUlang = (db: Queryable, kode_toko: string, no_hutang: string): Promise<KartuHutang['cetak_ulang']> =>
  db.rows(sql`
    SELECT c.jenis::text, c.ke, c.user_id::text, c.tgl_system, c.alasan FROM cetak c
    WHERE c.kode_toko = ${kode_toko} AND c.dokumen = ${no_hutang} AND c.jenis = ANY (${[...CETAK_HUTANG]}::text[]) AND c.ke > 1 ORDER BY c.id DESC`)

/** One loan in full, with what is owed on its reader's day. @throws Refusal 404 */
export const kartuHutang = async (db: Queryable, sesi: Sesi, no_hutang: string): Promise<KartuHutang> => {
  const satu = await satuHutang(db, sesi, no_hutang)
  const sudah = await sudahDibayar(db, no_hutang)
  const aktif = satu.status === 'AKTIF'
  const tagihan = tagihanHutang(satu, sesi.tgl_system, sudah)
  const ingat = await peringatanTercetak(db, sesi, satu)
  const nilai = await db.one<{ kini: Rp | null }>(
    sql`SELECT ${NILAI_KINI} AS kini FROM hutang k WHERE k.no_hutang = ${no_hutang}`,
  )
  const nilai_kini = nilai?.kini ?? null
  const nol = { pokok: rp(0), bunga: rp(0), denda: rp(0), total: rp(0), sampai: tagihan.sampai }
  return {
    ...satu,
    tagihan: aktif ? tagihan : nol,
    setuju_pesan: await setujuPesan(db, no_hutang),
    peringatan: ingat.terakhir,
    peringatan_berikut: ingat.berikut,
    timbang: (await timbangHari(db, no_hutang, sesi.tgl_system))?.rows ?? null,
    nilai_kini,
    ltv: aktif ? ltvHutang(tagihan.total, nilai_kini) : null,
    bayar: await bacaBayar(db, sesi, no_hutang),
    cetak_ulang: await cetakUlang(db, sesi.kode_toko, no_hutang),
    lelang: await bacaLelang(db, sesi, no_hutang),
    hilang: (await db.one<{ no_so: string | null }>(sql`SELECT ${HILANG(sql`${no_hutang}`)} AS no_so`))?.no_so ?? null,
  }
}
