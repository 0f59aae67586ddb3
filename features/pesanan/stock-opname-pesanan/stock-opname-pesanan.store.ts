import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlah, mg } from '@kencana/ledger'
import { bacaDokumen, only, readBalances, standing, waktu, within } from '@kencana/server-kit'
import { saldoTukang } from '../../tukang/bahan-tukang/bahan-tukang.api.ts'
import { statusHari } from '../data-pesanan/status-hari.api.ts'
import { DOKUMEN_SO, type dataSo, type getSo, type laporanSo, type listSo } from './stock-opname-pesanan.contract.ts'

type Data = OutputOf<typeof dataSo>
type Cetak = OutputOf<typeof getSo>
type Laporan = OutputOf<typeof laporanSo>[number]

/**
 * Finished orders of a craftsman not settled before, and his material of their category.
 * @param untuk HITUNG holds the orders until commit
 */
export const hitungSo = async (
  db: Queryable,
  kode_toko: string,
  { kode_tukang, kode_group }: InputOf<typeof dataSo>,
  untuk: 'LIHAT' | 'HITUNG',
): Promise<Data> => {
  const data_so = await db.rows<Data['data_so'][number]>(sql`
    SELECT s.no_pesanan, s.no_selesai, s.tgl_system, p.deskripsi, s.kode_tukang, s.kode_group, s.berat_selesai, s.berat_patri,
      (s.berat_selesai - s.berat_patri)::bigint AS berat_pakai, s.berat_susut, s.ongkos_tukang AS ongkos
    FROM pesanan_selesai s JOIN pesanan p ON p.no_pesanan = s.no_pesanan
    WHERE s.kode_toko = ${kode_toko} AND s.kode_tukang = ${kode_tukang} AND s.kode_group = ${kode_group}
      AND s.no_batal IS NULL AND s.no_so_pesanan IS NULL
    ORDER BY s.no_pesanan ${untuk === 'HITUNG' ? sql`FOR UPDATE OF s` : sql``}`)
  const [saldo] = await readBalances(db, kode_toko, [saldoTukang(kode_tukang, 'BAHAN', kode_group)])
  const berat_sisa = saldo?.mg ?? mg(0)
  const berat_pakai = jumlah(data_so, 'berat_pakai')
  const susut_pakai = jumlah(data_so, 'berat_susut')
  return {
    saldo_awal: mg(berat_sisa + berat_pakai + susut_pakai),
    berat_sisa,
    berat_pakai,
    susut_pakai,
    ongkos: jumlah(data_so, 'ongkos'),
    data_so,
  }
}

export const bacaSo = bacaDokumen<OutputOf<typeof listSo>[number]>(
  DOKUMEN_SO,
  sql`k.no_so_pesanan, k.tgl_system, ${waktu()} AS waktu, k.kode_tukang, k.nama_tukang::text, k.kode_group,
    (SELECT count(*)::int FROM so_pesanan_detail d WHERE d.no_so_pesanan = k.no_so_pesanan) AS jumlah_pesanan,
    k.setor, k.ongkos, k.user_id, k.no_batal`,
)

const bacaCetak = bacaDokumen<Omit<Cetak, 'dataPesanan' | 'cetakan'>>(
  DOKUMEN_SO,
  sql`k.no_so_pesanan, k.tgl_system, k.kode_tukang, k.nama_tukang::text, k.kode_group AS kode_kategori, k.user_id, k.no_batal,
    k.berat_pakai AS total_pakai, k.saldo_awal AS total_awal_bahan, k.berat_sisa AS total_sisa_bahan,
    k.susut_pakai AS total_susut, k.setor AS total_setor_bahan, k.ongkos AS total_ongkos, k.selisih`,
)

/** One settlement as it is printed. @throws Refusal 404 */
export const satuSo = async (db: Queryable, kode_toko: string, no_so_pesanan: string): Promise<Cetak> => {
  const so = await bacaCetak.satu(db, kode_toko, no_so_pesanan)
  const dataPesanan = await db.rows<Cetak['dataPesanan'][number]>(sql`
    SELECT no_pesanan AS no_persekot, ${so.kode_tukang}::text AS tukang, ${so.kode_kategori}::text AS kode_kategori,
      berat_pakai, susut_pakai AS berat_susut, ongkos
    FROM so_pesanan_detail WHERE no_so_pesanan = ${no_so_pesanan} ORDER BY urut`)
  return { ...so, dataPesanan }
}

/** Settlements of a period with their orders; those taken back are not among them. */
export const laporkanSo = (db: Queryable, kode_toko: string, input: InputOf<typeof laporanSo>): Promise<Laporan[]> =>
  db.rows<Laporan>(sql`
    SELECT s.no_so_pesanan, s.tgl_system, s.kode_group AS kode_kategori, s.saldo_awal, s.berat_sisa, s.setor, s.selisih,
      jsonb_agg(jsonb_build_object('no_pesanan', d.no_pesanan, 'no_selesai', d.no_selesai, 'kode_tukang', s.kode_tukang, 'nama_barang', p.deskripsi,
        'nama_atribut', p.atribut, 'berat_atribut', p.berat_atribut, 'berat_pakai', d.berat_pakai,
        'susut_pakai', d.susut_pakai, 'ongkos', d.ongkos,
        'st_selesai', CASE WHEN h.status IN ('SELESAI', 'DISERAHKAN') THEN 'Y' ELSE 'N' END,
        'st_serah', CASE h.status WHEN 'DISERAHKAN' THEN 'Y' ELSE 'N' END) ORDER BY d.urut) AS pesanan
    FROM so_pesanan s
    JOIN so_pesanan_detail d ON d.no_so_pesanan = s.no_so_pesanan
    JOIN pesanan p ON p.no_pesanan = d.no_pesanan
    CROSS JOIN LATERAL (SELECT ${statusHari(input.tgl_akhir)} AS status) h
    WHERE s.kode_toko = ${kode_toko} ${within('s.tgl_system', input)} ${standing('s.no_batal', input)}
      ${only('s.kode_tukang', input.kode_tukang)} ${only('s.kode_group', input.kode_group)}
    GROUP BY s.no_so_pesanan ORDER BY s.tgl_system, s.no_so_pesanan`)
