/** Tables that belong to the head office, in the order in which they refer to each other, and how rows of them are taken over. */
import { createHash } from 'node:crypto'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type AuditEntry, Refusal, type WriteContext } from '@kencana/server-kit'
import { catatHarga } from '../../master/parameter-harga-emas/parameter-harga-emas.api.ts'
import type { Baris, Beda } from './import-data-pusat.contract.ts'

interface Tabel {
  tabel: string
  judul: string
  kunci: readonly string[]
  /** Columns that goods and books here hold on to: while any of these uses the row, they stay as they are. */
  tetap?: readonly string[]
  /** Column that says when the head office put these right last: then they change here too. */
  dibetulkan?: string
  /** Where a row is used: SELECT of its keys in use, as `kunci`. */
  dipakai?: Sql
}

const BERGERAK = (kolom: string): Sql =>
  sql`SELECT DISTINCT ${sql.ident(kolom)}::text AS kunci FROM mutasi WHERE ${sql.ident(kolom)} <> '-'`

/** What the head office owns. Trays, sales staff, accounts, parameters, users and members are each shop's own. */
export const TABEL: readonly Tabel[] = [
  { tabel: 'master_jenis_group', judul: 'Jenis Group', kunci: ['jenis_group'] },
  {
    tabel: 'gudang',
    judul: 'Gudang',
    kunci: ['kode_gudang'],
    dipakai: sql`SELECT DISTINCT kode_gudang::text AS kunci FROM baki`,
  },
  {
    tabel: 'master_kadar',
    judul: 'Kadar',
    kunci: ['kode'],
    tetap: ['persentase'],
    dipakai: sql`SELECT DISTINCT kadar::text AS kunci FROM barang UNION SELECT DISTINCT kadar::text FROM pembelian UNION SELECT DISTINCT kadar::text FROM pesanan`,
  },
  {
    tabel: 'master_group',
    judul: 'Kategori',
    kunci: ['kode_group'],
    tetap: ['persentase'],
    dibetulkan: 'persentase_sejak',
    dipakai: BERGERAK('kode_group'),
  },
  { tabel: 'jenis', judul: 'Jenis', kunci: ['kode_dept'], tetap: ['kode_group'], dipakai: BERGERAK('kode_dept') },
  { tabel: 'master_atribut', judul: 'Atribut', kunci: ['nama_atribut'] },
  { tabel: 'master_bandrol', judul: 'Bandrol', kunci: ['keterangan'] },
  { tabel: 'kondisi_barang', judul: 'Kondisi Barang', kunci: ['kondisi_barang'] },
  { tabel: 'kondisi_pembelian', judul: 'Kondisi Pembelian', kunci: ['kondisi_barang'] },
  { tabel: 'kondisi_pinjaman', judul: 'Kondisi Pinjaman', kunci: ['kondisi_pinjaman'] },
  { tabel: 'master_labeling', judul: 'Labeling', kunci: ['kode_labeling'] },
  {
    tabel: 'master_pabrik',
    judul: 'Pabrik',
    kunci: ['nama_pabrik'],
    dipakai: sql`SELECT DISTINCT pihak::text AS kunci FROM tagihan WHERE pabrik AND no_batal IS NULL`,
  },
  { tabel: 'parameter_potongan', judul: 'Potongan Kategori', kunci: ['kode_group'] },
  { tabel: 'parameter_point', judul: 'Parameter Point', kunci: ['kode_group'] },
  { tabel: 'rugi_nota', judul: 'Rugi Nota', kunci: ['kode_kategori', 'kadar'] },
  {
    tabel: 'tarif_ppn',
    judul: 'Tarif PPN',
    kunci: ['penjual', 'untuk', 'pembeli', 'mulai'],
    tetap: ['tarif', 'bagian', 'dasar'],
    dipakai: sql`
      SELECT concat_ws(' ', penjual, untuk, pembeli, mulai) AS kunci FROM tarif_ppn
      WHERE dihapus_pada IS NULL AND hari_tarif_ppn(penjual, untuk, pembeli, mulai) IS NOT NULL`,
  },
  {
    tabel: 'kode_transaksi',
    judul: 'Kode Transaksi',
    kunci: ['kode_transaksi'],
    tetap: ['media', 'arah', 'lawan'],
    dipakai: sql`SELECT DISTINCT kode_transaksi::text AS kunci FROM uang UNION SELECT DISTINCT kode_transaksi::text FROM tagihan_detail WHERE kode_transaksi IS NOT NULL`,
  },
  {
    tabel: 'marketplace',
    judul: 'Marketplace',
    kunci: ['kode_marketplace'],
    dipakai: sql`SELECT DISTINCT kode_marketplace::text AS kunci FROM penjualan WHERE kode_marketplace IS NOT NULL`,
  },
  {
    tabel: 'tukang',
    judul: 'Tukang',
    kunci: ['kode_tukang'],
    dipakai: sql`SELECT DISTINCT ref::text AS kunci FROM mutasi WHERE akun IN ('TUKANG', 'HUTANG_TUKANG')`,
  },
]

const BUANG = ['id', 'versi', 'dihapus_pada']

const kunciDari = ({ kunci }: Tabel, baris: Baris): string => kunci.map((nama) => String(baris[nama])).join(' ')

/** Rows of a table by key, with whether each is in use by anybody (not deleted). */
const bacaTabel = async (db: Queryable, satu: Tabel): Promise<Map<string, { baris: Baris; aktif: boolean }>> => {
  const rows = await db.rows<{ baris: Baris; aktif: boolean }>(sql`
    SELECT to_jsonb(t) - ${BUANG}::text[] AS baris, t.dihapus_pada IS NULL AS aktif FROM ${sql.ident(satu.tabel)} t`)
  return new Map(rows.map((row) => [kunciDari(satu, row.baris), row]))
}

/** What this installation has for its branches. */
export const dataIni = async (db: Queryable): Promise<{ tabel: string; baris: Baris[] }[]> => {
  const semua = []
  for (const satu of TABEL) {
    const ada = await bacaTabel(db, satu)
    const aktif = [...ada].filter(([, row]) => row.aktif).toSorted(([a], [b]) => (a < b ? -1 : 1))
    semua.push({ tabel: satu.tabel, baris: aktif.map(([, row]) => row.baris) })
  }
  return semua
}

const kolomTabel = async (db: Queryable, tabel: string): Promise<string[]> => {
  const rows = await db.rows<{ kolom: string }>(sql`
    SELECT attname::text AS kolom FROM pg_attribute
    WHERE attrelid = ${tabel}::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL (${BUANG}::name[])`)
  return rows.map(({ kolom }) => kolom)
}

const terpakai = async (db: Queryable, { dipakai }: Tabel): Promise<ReadonlySet<string>> => {
  if (dipakai === undefined) return new Set()
  return new Set((await db.rows<{ kunci: string }>(dipakai)).map(({ kunci }) => kunci))
}

/** One table's rows as they are to become, and what stands against it. */
export interface RencanaTabel {
  satu: Tabel
  sama: number
  simpan: Baris[]
  pensiun: string[]
  beda: Beda[]
  salah: { judul: string; kunci: string; pesan: string }[]
  /** Keys that goods and books here use, and the key of a row. */
  dipakai: ReadonlySet<string>
  kunci: (baris: Baris) => string
}

const bedaIsi = (lama: Baris, baru: Baris): string =>
  Object.keys(baru)
    .filter((nama) => lama[nama] !== baru[nama])
    .map((nama) => `${nama} ${String(lama[nama] ?? '-')} → ${String(baru[nama] ?? '-')}`)
    .join(', ')

/** Whether the head office put a row right since what is known here. */
const lebihBaru = (kolom: string | undefined, lama: Baris, baru: Baris): boolean => {
  const [dulu, kini] = [lama, baru].map((baris) => (kolom === undefined ? null : (baris[kolom] ?? null)))
  return typeof kini === 'string' && (typeof dulu !== 'string' || Date.parse(kini) > Date.parse(dulu))
}

/**
 * What a table's rows mean for the rows here.
 * @param apa SEMUA: rows that are not among them are gone; else only these are told of, changed or deleted. What is in use is looked up
 * where it decides something: a new price asks for nothing in the books
 */
export const rencanakan = async (
  db: Queryable,
  satu: Tabel,
  baris: readonly Baris[],
  apa: 'SEMUA' | 'UBAH' | 'HAPUS',
): Promise<RencanaTabel> => {
  const { judul, tabel, tetap = [] } = satu
  const ada = await bacaTabel(db, satu)
  const memegang = baris.some((baru) => {
    const lama = ada.get(kunciDari(satu, baru))
    return lama !== undefined && tetap.some((nama) => lama.baris[nama] !== baru[nama])
  })
  const pakai: ReadonlySet<string> = apa !== 'UBAH' || memegang ? await terpakai(db, satu) : new Set()
  const kosong = { sama: 0, simpan: [], pensiun: [], beda: [], salah: [] }
  const rencana: RencanaTabel = { satu, ...kosong, dipakai: pakai, kunci: (isi) => kunciDari(satu, isi) }
  const kolom = await kolomTabel(db, tabel)
  const catat = (kunci: string, beda: Beda['apa'], isi: string) =>
    rencana.beda.push({ tabel, judul, kunci, apa: beda, isi })
  const dilihat = new Set<string>()
  for (const baru of baris) {
    const kunci = kunciDari(satu, baru)
    const salah = (pesan: string) => rencana.salah.push({ judul, kunci, pesan })
    if (dilihat.has(kunci)) salah('Dua Kali Di Pusat')
    dilihat.add(kunci)
    const asing = Object.keys(baru).filter((nama) => !kolom.includes(nama))
    if (asing.length > 0) salah(`Kolom ${asing.join(', ')} Tidak Dikenal, Instalasi Ini Perlu Diperbarui`)
    if (kolom.some((nama) => baru[nama] === undefined)) salah('Kolomnya Kurang, Instalasi Pusat Perlu Diperbarui')
    const lama = ada.get(kunci)
    if (!lama) {
      catat(kunci, 'BARU', '')
      rencana.simpan.push(baru)
      continue
    }
    const isi = bedaIsi(lama.baris, baru)
    if (isi === '' && lama.aktif) {
      rencana.sama += 1
      continue
    }
    const dipegang =
      pakai.has(kunci) && !lebihBaru(satu.dibetulkan, lama.baris, baru)
        ? tetap.filter((nama) => lama.baris[nama] !== baru[nama])
        : []
    if (dipegang.length > 0)
      salah(
        `${bedaIsi(lama.baris, Object.fromEntries(dipegang.map((nama) => [nama, baru[nama] ?? null])))}: Sudah Dipakai Barang Di Sini`,
      )
    catat(kunci, 'BERUBAH', lama.aktif ? isi : `aktif lagi ${isi}`)
    rencana.simpan.push(baru)
  }
  if (apa !== 'SEMUA') return rencana
  for (const [kunci, { aktif, baris: lama }] of ada) {
    if (!aktif || dilihat.has(kunci)) continue
    if (pakai.has(kunci) || lama.bawaan === true) catat(kunci, 'DIPERTAHANKAN', '')
    else {
      catat(kunci, 'HILANG', '')
      rencana.pensiun.push(kunci)
    }
  }
  return rencana
}

/** All tables of the head office against those here. */
export const rencanaSemua = async (
  db: Queryable,
  data: readonly { tabel: string; baris: readonly Baris[] }[],
): Promise<RencanaTabel[]> => {
  const semua: RencanaTabel[] = []
  for (const satu of TABEL) {
    const dari = data.find(({ tabel }) => tabel === satu.tabel)
    if (!dari) throw new Refusal('rule', `Pusat Tidak Mengirim ${satu.judul}, Instalasinya Perlu Diperbarui`)
    semua.push(await rencanakan(db, satu, dari.baris, 'SEMUA'))
  }
  return semua
}

/** Of all that differs and stands against it. */
export const sidikRencana = (semua: readonly RencanaTabel[]): string =>
  createHash('sha256')
    .update(JSON.stringify(semua.map(({ beda, salah, simpan }) => [beda, salah, simpan])))
    .digest('hex')

const simpanBaris = async (ctx: WriteContext, { tabel, kunci }: Tabel, baris: Baris): Promise<void> => {
  const nama = Object.keys(baris)
  const kolom = sql.join(nama.map((satu) => sql.ident(satu)))
  const lain = nama.filter((satu) => !kunci.includes(satu))
  const ubah = lain.map((satu) => sql`${sql.ident(satu)} = excluded.${sql.ident(satu)}`)
  await ctx.db.run(sql`
    INSERT INTO ${sql.ident(tabel)} AS t (${kolom}) SELECT ${kolom} FROM jsonb_populate_record(NULL::${sql.ident(tabel)}, ${sql.json(baris)}::jsonb)
    ON CONFLICT (${sql.join(kunci.map((satu) => sql.ident(satu)))}) DO UPDATE SET ${sql.join([...ubah, sql`dihapus_pada = NULL`, sql`versi = t.versi + 1`])}`)
}

interface Harga {
  harga: number
  harga_modal: number
}

/** A category's price has a history of its own, whoever changed it. */
const hargaKategori = async ({ db }: WriteContext, kode: string): Promise<Harga | null> =>
  (await db.one<Harga>(sql`SELECT harga, harga_modal FROM master_group WHERE kode_group = ${kode}`)) ?? null

const simpanTabel = async (ctx: WriteContext, { satu, simpan, pensiun }: RencanaTabel): Promise<void> => {
  for (const baris of simpan) {
    const kode = kunciDari(satu, baris)
    const lama = satu.tabel === 'master_group' ? await hargaKategori(ctx, kode) : null
    await simpanBaris(ctx, satu, baris)
    if (satu.tabel !== 'master_group') continue
    const baru = await hargaKategori(ctx, kode)
    if (baru) await catatHarga(kode, lama, baru, ctx)
  }
  const nama = sql`concat_ws(' ', ${sql.join(satu.kunci.map((kolom) => sql.ident(kolom)))})`
  await ctx.db.run(sql`
    UPDATE ${sql.ident(satu.tabel)} SET dihapus_pada = ${ctx.waktu}, versi = versi + 1 WHERE ${nama} = ANY (${pensiun}::text[]) AND dihapus_pada IS NULL`)
}

/** Takes over what was planned: whoever writes here otherwise is refused at a branch. */
export const terapkanRencana = async (ctx: WriteContext, semua: readonly RencanaTabel[]): Promise<AuditEntry> => {
  await ctx.db.run(sql`SELECT set_config('kencana.dari_pusat', 'ya', true)`)
  for (const rencana of semua) await simpanTabel(ctx, rencana)
  await ctx.db.run(sql`SELECT set_config('kencana.dari_pusat', '', true)`)
  const beda = semua.flatMap((rencana) => rencana.beda)
  return { dokumen: 'PUSAT', sesudah: { beda: beda.slice(0, 500), banyak: beda.length } }
}
