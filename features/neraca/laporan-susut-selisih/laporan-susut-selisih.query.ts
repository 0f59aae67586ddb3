import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { parseGram, parsePersen } from '@kencana/ledger'
import { only, within } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { type KeyParaSystem, PARA_SYSTEM } from '../../pengaturan/para-system/para-system.contract.ts'
import type { laporanSusutSelisih } from './laporan-susut-selisih.contract.ts'
import { GRAM, ORANG_SUSUT } from './susut-selisih.api.ts'

type Saringan = InputOf<typeof laporanSusutSelisih>
type Jawaban = OutputOf<typeof laporanSusutSelisih>[number]
type Rekap = Extract<Jawaban, { rinci: string }>
type Detail = Extract<Jawaban, { tempat: string }>

const baris = (input: Saringan, kode_toko: string): Sql => sql`
  SELECT * FROM (
    SELECT m.jurnal_id, m.urut, m.tgl_system, m.akun, m.kode_group, m.kode_dept, m.kode_barang, m.pcs, m.mg, j.kind, j.document,
      ${ORANG_SUSUT} AS user_id, j.membalik
    FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE m.kode_toko = ${kode_toko} AND m.akun IN ('SUSUT', 'SELISIH') ${within('m.tgl_system', input)}
      ${only('j.kind', input.kind)} ${only('m.kode_group', input.kode_group)}
  ) x WHERE true ${only('x.user_id', input.user_id)}`

/** The shop's limits, and which of them holds for a kind of jurnal. */
const KIND_BATAS: Readonly<Record<string, KeyParaSystem>> = {
  TERIMA_SEPUH: 'toleransi_sepuh',
  CUCI: 'toleransi_susut',
  LEBUR: 'toleransi_susut',
  BAHAN_MASUK: 'toleransi_susut',
  VALIDASI_INPUTAN: 'toleransi_susut',
  TAMBAH: 'toleransi_berat',
  KOREKSI_BERAT: 'toleransi_berat',
  KIRIM_SEPUH: 'toleransi_berat',
  KIRIM_LABELING: 'toleransi_berat',
  STOCK_OPNAME: 'toleransi_opname',
}

/** A share in 1/10,000 %, to a tenth of a percent: no reader wants more. */
const persen = (bagian: Sql, dari: Sql): Sql => sql`(round(${bagian}::numeric * 1000 / ${dari}) * 1000)::bigint`

/**
 * What each jurnal of `baris` might differ by, and where its weight went missing. A loss by work is a share of what was worked
 * on; scales differ by the piece, at most 1 % of it (batasSelisih); a craftsman has the allowance of his assignment.
 */
const batas = async (db: Queryable, kode_toko: string): Promise<Sql> => {
  const para = await bacaPara(db, kode_toko, [
    'toleransi_sepuh',
    'toleransi_susut',
    'toleransi_berat',
    'toleransi_opname',
  ])
  const sepuh = parsePersen(para.toleransi_sepuh)
  const susut = parsePersen(para.toleransi_susut)
  const berat = parseGram(para.toleransi_berat)
  const opname = Number(para.toleransi_opname)
  return sql`
    dok AS (SELECT DISTINCT jurnal_id, kind, document, membalik FROM baris),
    isi AS (
      SELECT a.jurnal_id,
        -sum(a.mg) FILTER (WHERE a.mg < 0 AND a.nyata) AS keluar,
        sum(a.mg) FILTER (WHERE a.mg > 0 AND a.akun IN ('BAHAN_TOKO', 'SUSUT')) AS bahan,
        sum(least(a.pcs * ${berat}::bigint, greatest(a.pcs * 10, a.mg / 100))) FILTER (WHERE a.mg > 0 AND a.pcs > 0 AND a.nyata)
          AS biji,
        coalesce(string_agg(DISTINCT a.tempat, ', ') FILTER (WHERE a.nyata AND a.memberi),
          string_agg(DISTINCT a.tempat, ', ') FILTER (WHERE a.nyata), '-') AS tempat
      FROM (
        SELECT m.jurnal_id, m.akun, m.pcs, m.mg, m.akun NOT IN ('SUSUT', 'SELISIH', 'KONVERSI', 'JADI') AS nyata,
          (m.mg < 0) = (d.membalik IS NULL) AS memberi,
          CASE m.akun WHEN 'BAKI' THEN 'BAKI ' || m.ref WHEN 'TUKANG' THEN 'TUKANG ' || split_part(m.ref, '/', 1)
            WHEN 'BAHAN_TOKO' THEN 'BAHAN_TOKO ' || m.ref WHEN 'SEPUH' THEN 'SEPUH ' || coalesce(k.tujuan, '-')
            ELSE m.akun END AS tempat
        FROM dok d JOIN mutasi m ON m.jurnal_id = d.jurnal_id
        LEFT JOIN kirim_sepuh k ON m.akun = 'SEPUH' AND k.no_sepuh = m.ref
      ) a GROUP BY a.jurnal_id
    ),
    boleh AS (
      SELECT d.jurnal_id, i.tempat || coalesce((SELECT ', ditolak ' || j.user_id FROM jurnal j
          WHERE d.kind = 'HILANG_JUAL' AND j.id = d.jurnal_id), '') AS tempat,
        (CASE WHEN d.membalik IS NOT NULL THEN NULL
          WHEN d.kind = 'TERIMA_SEPUH' THEN ks.berat_sepuh * ${sepuh}::bigint / 1000000
          WHEN d.kind = 'CUCI' THEN least(i.keluar * ${susut}::bigint / 1000000, i.biji)
          WHEN d.kind IN ('LEBUR', 'BAHAN_MASUK') THEN i.bahan * ${susut}::bigint / 1000000
          WHEN d.kind = 'VALIDASI_INPUTAN' THEN coalesce(kb.berat, kl.berat) * ${susut}::bigint / 1000000
          WHEN d.kind IN ('TAMBAH', 'KOREKSI_BERAT', 'KIRIM_SEPUH', 'KIRIM_LABELING') THEN i.biji
          WHEN d.kind = 'PESANAN_SELESAI' THEN pb.berat_susut END)::bigint AS batas_berat,
        CASE WHEN d.membalik IS NULL AND d.kind = 'STOCK_OPNAME' THEN ${opname}::bigint END AS batas_qty
      FROM dok d JOIN isi i ON i.jurnal_id = d.jurnal_id
      LEFT JOIN terima_sepuh ts ON d.kind = 'TERIMA_SEPUH' AND ts.no_terima_sepuh = d.document
      LEFT JOIN kirim_sepuh ks ON ks.no_sepuh = ts.no_sepuh
      LEFT JOIN validasi_inputan v ON d.kind = 'VALIDASI_INPUTAN' AND v.no_validasi = d.document
      LEFT JOIN kirim_bos kb ON kb.no_kirim_bos = v.no_kirim
      LEFT JOIN kirim_labeling kl ON kl.no_kirim_stock = v.no_kirim
      LEFT JOIN pesanan_selesai ps ON d.kind = 'PESANAN_SELESAI' AND ps.no_selesai = d.document
      LEFT JOIN pembagian_pesanan pb ON pb.no_pembagian = ps.no_pembagian
    ),
    pakai AS (
      SELECT b.jurnal_id, b.tempat, b.batas_berat, b.batas_qty, sum(abs(m.mg))::bigint AS dipakai,
        CASE WHEN b.batas_berat > 0 THEN ${persen(sql`sum(abs(m.mg))`, sql`b.batas_berat`)}
          WHEN b.batas_qty > 0 THEN ${persen(sql`sum(abs(m.pcs))`, sql`b.batas_qty`)} END AS terpakai
      FROM boleh b JOIN baris m ON m.jurnal_id = b.jurnal_id
      GROUP BY b.jurnal_id, b.tempat, b.batas_berat, b.batas_qty
    )`
}

/** What the rows of a sum are of, and what each tells of it. */
const KUNCI = {
  HARI: [sql`m.tgl_system::text`, sql`m.kind`],
  ORANG: [sql`m.user_id::text`, sql`m.kind`],
  JURNAL: [sql`m.kind`, sql`p.tempat`],
} as const

/** Sums by day, person or kind. */
export const rekap = async (
  db: Queryable,
  input: Saringan,
  kode_toko: string,
  per: keyof typeof KUNCI,
): Promise<Rekap[]> => {
  const [kunci, rinci] = KUNCI[per]
  return db.rows<Rekap>(sql`
    WITH baris AS MATERIALIZED (${baris(input, kode_toko)}), ${await batas(db, kode_toko)},
    jumlah AS (
      SELECT ${kunci} AS kunci, ${rinci} AS rinci, count(DISTINCT m.jurnal_id)::int AS dokumen, ${GRAM},
        max(p.terpakai) AS tertinggi
      FROM baris m JOIN pakai p ON p.jurnal_id = m.jurnal_id GROUP BY 1, 2
    ),
    jatah AS (
      SELECT m.kunci, m.rinci, sum(m.batas_berat)::bigint AS batas_berat, sum(m.dipakai)::bigint AS dipakai
      FROM (
        SELECT DISTINCT m.jurnal_id, ${kunci} AS kunci, ${rinci} AS rinci, p.batas_berat, p.dipakai
        FROM baris m JOIN pakai p ON p.jurnal_id = m.jurnal_id WHERE p.batas_berat IS NOT NULL
      ) m GROUP BY 1, 2
    )
    SELECT j.kunci, j.rinci, j.dokumen, j.qty, j.susut, j.kurang, j.lebih, j.batal, j.bersih, t.batas_berat,
      CASE WHEN t.batas_berat > 0 THEN ${persen(sql`t.dipakai`, sql`t.batas_berat`)} END AS terpakai, j.tertinggi
    FROM jumlah j LEFT JOIN jatah t ON t.kunci = j.kunci AND t.rinci = j.rinci
    ORDER BY j.kunci, j.rinci`)
}

/** Where it went missing, per person and kind, in documents that went beyond their limit. */
export const melewati = async (db: Queryable, input: Saringan, kode_toko: string, penuh: number) => {
  const jatah = await batas(db, kode_toko)
  return db.rows<{ user_id: string; kind: string; tempat: string }>(sql`
    WITH baris AS MATERIALIZED (${baris(input, kode_toko)}), ${jatah}
    SELECT m.user_id::text, m.kind, string_agg(DISTINCT p.tempat, ', ' ORDER BY p.tempat) AS tempat
    FROM baris m JOIN pakai p ON p.jurnal_id = m.jurnal_id WHERE p.terpakai > ${penuh}::bigint GROUP BY 1, 2`)
}

const namaBatas = ({ kind, batal }: { kind: string; batal: number }): string => {
  if (batal !== 0) return '-'
  const key = KIND_BATAS[kind]
  if (key) return PARA_SYSTEM[key].nama
  return kind === 'PESANAN_SELESAI' ? 'Jatah Susut Tukang' : '-'
}

/** Each line with its document. */
export const detail = async (db: Queryable, input: Saringan, kode_toko: string): Promise<Detail[]> => {
  const rows = await db.rows<Omit<Detail, 'batas'>>(sql`
    WITH baris AS MATERIALIZED (${baris(input, kode_toko)}), ${await batas(db, kode_toko)}
    SELECT m.document, m.tgl_system AS tanggal, m.user_id, m.kind, m.akun, p.tempat, m.kode_group, m.kode_dept,
      coalesce(m.kode_barang, '-') AS kode_barang, ${GRAM}, p.batas_berat, p.terpakai
    FROM baris m JOIN pakai p ON p.jurnal_id = m.jurnal_id
    GROUP BY m.jurnal_id, m.urut, m.document, m.tgl_system, m.user_id, m.kind, m.akun, p.tempat, m.kode_group, m.kode_dept,
      m.kode_barang, p.batas_berat, p.terpakai
    ORDER BY m.jurnal_id, m.urut`)
  return rows.map((row) => ({ ...row, batas: namaBatas(row) }))
}
