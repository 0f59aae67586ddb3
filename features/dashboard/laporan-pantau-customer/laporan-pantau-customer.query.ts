import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { within } from '@kencana/server-kit'
import { samar } from '../../member/data-member/data-member.api.ts'
import { UMUM } from '../../member/data-member/orang-sama.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import type { laporanPantau } from './laporan-pantau-customer.contract.ts'
import { perOrang } from './satu-orang.query.ts'

interface Nota {
  tanggal: string
  kode_toko: string
  arah: 'JUAL' | 'BELI'
  nota: string
  cara_bayar: string
  jumlah: Rp
  nama_customer: string
  /** The member that he is by now, whichever card he showed; '-' for none. */
  kode_member: string
  no_hp: string
  /** The telephone as it is compared. */
  hp: string
  alamat: string
  identitas: string
}

/** Notas that stand, orders that were handed over among them, by the day on which they became right. */
const bacaNota = (db: Queryable, input: InputOf<typeof laporanPantau>): Promise<Nota[]> =>
  db.rows<Nota>(sql`
    SELECT x.tanggal, x.kode_toko::text, x.arah, x.nota::text, x.jumlah::bigint, x.nama_customer::text,
      CASE WHEN x.kode_member = '-' THEN '-' ELSE (SELECT min(m) FROM member_satu(x.kode_member) m) END AS kode_member,
      x.no_hp, coalesce(nomor_hp(x.no_hp), '') AS hp, x.alamat,
      CASE WHEN x.jenis_identitas = '-' THEN '-' ELSE x.jenis_identitas || ' ' || ${samar(sql`x.nik`)} END AS identitas,
      coalesce((SELECT string_agg(DISTINCT p.cara_bayar, ', ') FROM pembayaran p WHERE p.dokumen = x.nota AND x.arah = 'JUAL'
        OR p.dokumen = x.nota AND p.arah = 'KELUAR'), '-') AS cara_bayar
    FROM (
      SELECT k.tgl_valid AS tanggal, k.kode_toko, 'JUAL' AS arah, k.no_faktur_jual AS nota, k.tagihan AS jumlah, k.nama_customer, k.kode_member,
        k.no_hp, k.alamat, k.jenis_identitas, k.nik
      FROM toko t JOIN penjualan k ON k.kode_toko = t.kode_toko ${within('k.tgl_valid', input)} WHERE t.portal = '' AND k.no_batal IS NULL
      UNION ALL
      SELECT s.tgl_system, s.kode_toko, 'JUAL', s.no_serah, s.total, p.nama_customer, p.kode_customer, p.no_hp, p.alamat_customer, '-', ''
      FROM toko t JOIN pesanan_serah s ON s.kode_toko = t.kode_toko ${within('s.tgl_system', input)} JOIN pesanan p USING (no_pesanan)
      WHERE t.portal = '' AND s.no_batal IS NULL
      UNION ALL
      SELECT k.tgl_valid, k.kode_toko, 'BELI', k.no_grup, sum(k.harga), max(k.nama_customer::text), max(k.kode_member::text), max(k.no_hp),
        max(k.alamat), max(k.jenis_identitas), max(k.nik)
      FROM toko t JOIN pembelian k ON k.kode_toko = t.kode_toko ${within('k.tgl_valid', input)} WHERE t.portal = '' AND k.no_batal IS NULL
      GROUP BY k.tgl_valid, k.kode_toko, k.no_grup
    ) x
    ORDER BY x.tanggal, x.nama_customer, x.nota`)

/** Days of a customer that reach the limit, each with its notas. */
const mencapai = async (db: Queryable, input: InputOf<typeof laporanPantau>, kode_toko: string) => {
  const { batas_lapor } = await bacaPara(db, kode_toko, ['batas_lapor'])
  const batas = rp(Number(batas_lapor))
  const arah = (nota: readonly Nota[], satu: Nota['arah']): Rp =>
    rp(
      jumlah(
        nota.filter((one) => one.arah === satu),
        'jumlah',
      ),
    )
  return perOrang(await bacaNota(db, input), UMUM)
    .map((nota) => ({ nota, jual: arah(nota, 'JUAL'), beli: arah(nota, 'BELI'), batas }))
    .filter(({ jual, beli }) => jual >= batas || beli >= batas)
}

/** What is known of him, from whichever nota says it. */
const orangDari = (nota: readonly Nota[]) => {
  const satu = (nama: 'nama_customer' | 'kode_member' | 'no_hp' | 'alamat' | 'identitas', kosong: string) =>
    nota.map((one) => one[nama]).find((isi) => isi !== kosong) ?? kosong
  return {
    nama_customer: satu('nama_customer', UMUM),
    kode_member: satu('kode_member', '-'),
    no_hp: satu('no_hp', ''),
    alamat: satu('alamat', ''),
    identitas: satu('identitas', '-'),
  }
}

/** Each of his days, or each nota of them. */
export const pantau = {
  REKAP: async (db: Queryable, input: InputOf<typeof laporanPantau>, kode_toko: string) =>
    (await mencapai(db, input, kode_toko)).map(({ nota, jual, beli, batas }) => ({
      tanggal: nota[0]?.tanggal ?? '',
      ...orangDari(nota),
      toko: [...new Set(nota.map((one) => one.kode_toko))].toSorted().join(', '),
      nota: nota.length,
      jual,
      beli,
      batas,
    })),
  DETAIL: async (db: Queryable, input: InputOf<typeof laporanPantau>, kode_toko: string) =>
    (await mencapai(db, input, kode_toko)).flatMap(({ nota }) => nota),
}
