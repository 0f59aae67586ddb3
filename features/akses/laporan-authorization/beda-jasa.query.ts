/** Lines of loans, repairs and craftsmen's fees whose rupiah somebody could enter otherwise than the rules had it. */
import { type Sql, sql } from '@kencana/database'
import { within } from '@kencana/server-kit'
import { dari, type Masa } from './beda.query.ts'

/** Of what was lent, how much the goods carry: a loan below its ceiling is no gain that makes up for one above. */
const PLAFON = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT h.tgl_valid, 'PLAFON HUTANG', -1, h.kode_toko::text, h.no_hutang::text, h.no_hutang::text, h.nama_customer::text,
    h.kode_sales::text, h.user_id::text, h.otorisasi, least(h.plafon, h.jumlah_hutang), h.jumlah_hutang
  FROM hutang h LEFT JOIN hutang a ON a.no_hutang = h.no_asal
  WHERE ${dari('h', toko)} ${within('h.tgl_valid', masa)} AND NOT h.awal AND (a.no_hutang IS NULL OR h.jumlah_hutang > a.jumlah_hutang)`

/** Interest of the whole term at the shop's rate against the one that was agreed to. */
const BUNGA = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT h.tgl_valid, 'BUNGA HUTANG', 1, h.kode_toko::text, h.no_hutang::text, h.no_hutang::text, h.nama_customer::text,
    h.kode_sales::text, h.user_id::text, h.otorisasi, h.jumlah_hutang * (s ->> 'hitung')::bigint * h.lama / 1000000,
    h.jumlah_hutang * (s ->> 'input')::bigint * h.lama / 1000000
  FROM hutang h JOIN otorisasi_minta m ON m.id = h.otorisasi CROSS JOIN LATERAL jsonb_array_elements(m.kasus) s
  WHERE ${dari('h', toko)} ${within('h.tgl_valid', masa)} AND s ->> 'kategori' = 'HUTANG' AND s ->> 'satuan' = 'PERSEN'`

/** Interest and late fee that were due against what was taken. */
const DISKON_BUNGA = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT b.tgl_system, 'DISKON BUNGA', 1, b.kode_toko::text, b.no_bayar::text, b.no_hutang::text, h.nama_customer::text,
    h.kode_sales::text, b.user_id::text, b.otorisasi, b.bunga + b.denda, b.bunga + b.denda - b.diskon
  FROM hutang_bayar b JOIN hutang h USING (no_hutang) WHERE ${dari('b', toko)} ${within('b.tgl_system', masa)} AND b.jenis = 'LUNAS'`

/** What a repair was to cost when it was taken in, against what it costs with the work that was added. */
const TAMBAHAN = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT k.tgl_system, 'TAMBAHAN SERVICE', 1, k.kode_toko::text, k.no_selesai::text, k.no_service::text, b.nama_barang::text, '-',
    k.user_id::text, k.otorisasi, b.ongkos, b.ongkos + d.tambahan
  FROM service_selesai k JOIN service_selesai_barang d USING (no_selesai)
  JOIN service_barang b ON b.no_service = k.no_service AND b.urut = d.urut_barang
  WHERE ${dari('k', toko)} ${within('k.tgl_system', masa)}`

/** A deposit on a repair that is called off goes back: what was kept of it. */
const HANGUS_SERVICE = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT b.tgl_system, 'HANGUS SERVICE', -1, b.kode_toko::text, b.no_batal_service::text, b.no_service::text, s.nama_customer::text, '-',
    b.user_id::text, b.otorisasi, b.jumlah, b.jumlah - b.hangus
  FROM service_batal b JOIN service s USING (no_service) WHERE ${dari('b', toko)} ${within('b.tgl_system', masa)}`

/**
 * Fees and deposits that no rule works out, but a limit holds: what is beyond it needs an agreement, and each agreement that a document used
 * keeps both values as they were on that day.
 */
const BATAS = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT o.tgl_system, x.nama, x.tanda, o.kode_toko::text, o.dokumen::text, coalesce(bp.no_pesanan, ps.no_pesanan, sd.no_service, o.dokumen)::text,
    coalesce(s ->> 'keterangan', ''), '-', o.diminta_oleh::text, o.id, (s ->> 'hitung')::bigint, (s ->> 'input')::bigint
  FROM otorisasi o JOIN otorisasi_minta m ON m.id = o.id CROSS JOIN LATERAL jsonb_array_elements(m.kasus) s
  JOIN (VALUES ('ONGKOS TUKANG', 'ONGKOS TUKANG', -1), ('ONGKOS TUKANG SERVICE', 'ONGKOS TUKANG', -1), ('ONGKOS SERVICE', 'ONGKOS SERVICE', 1),
    ('KUNCI HARGA', 'KUNCI HARGA', 1), ('TITIPAN', 'UANG TITIPAN', 1)) x (kategori, nama, tanda) ON x.kategori = s ->> 'kategori'
  LEFT JOIN pembagian_pesanan bp ON bp.no_pembagian = o.dokumen
  LEFT JOIN pesanan_selesai ps ON ps.no_selesai = o.dokumen
  LEFT JOIN service_selesai sd ON sd.no_selesai = o.dokumen
  WHERE ${dari('o', toko)} ${within('o.tgl_system', masa)} AND o.dokumen IS NOT NULL AND s ->> 'satuan' = 'RP' AND s ->> 'hitung' IS NOT NULL`

/** Loans, repairs, and what lies beyond a limit. */
export const bedaJasa = [PLAFON, BUNGA, DISKON_BUNGA, TAMBAHAN, HANGUS_SERVICE, BATAS] as const
