import { type Queryable, sql, type Tx } from '@kencana/database'
import { type Mg, type Persentase, parseGram, parsePersen } from '@kencana/ledger'
import { type KeyParaSystem, PARA_SYSTEM } from './para-system.contract.ts'

/** A shop's parameter, or its default. */
export const nilaiParaSystem = async (db: Queryable, kode_toko: string, key: KeyParaSystem): Promise<string> => {
  const row = await db.one<{ value: string }>(
    sql`SELECT value FROM para_system WHERE kode_toko = ${kode_toko} AND key = ${key}`,
  )
  return row?.value ?? PARA_SYSTEM[key].standar
}

/** Several parameters of a shop in one query, each as it is stored or its default. */
export const bacaPara = async <K extends KeyParaSystem>(
  db: Queryable,
  kode_toko: string,
  keys: readonly K[],
): Promise<Record<K, string>> => {
  const rows = await db.rows<{ key: string; value: string }>(
    sql`SELECT key, value FROM para_system WHERE kode_toko = ${kode_toko} AND key = ANY (${[...keys]}::text[])`,
  )
  const punya = new Map(rows.map(({ key, value }) => [key, value]))
  return Object.fromEntries(keys.map((key) => [key, punya.get(key) ?? PARA_SYSTEM[key].standar])) as Record<K, string>
}

/** A shop's parameter that is a weight in grams, in milligrams. */
export const beratParaSystem = async (
  db: Queryable,
  kode_toko: string,
  key: 'toleransi_berat' | 'toleransi_timbang' | 'bahan_tukang',
): Promise<Mg> => parseGram(await nilaiParaSystem(db, kode_toko, key))

/** A shop's parameter that is a percentage, in 1/10,000 %. */
export const persenParaSystem = async (
  db: Queryable,
  kode_toko: string,
  key: 'toleransi_sepuh' | 'toleransi_susut' | 'hutang_denda',
): Promise<Persentase> => parsePersen(await nilaiParaSystem(db, kode_toko, key))

/** A shop's parameter that is YA or TIDAK. */
export const yaParaSystem = async (
  db: Queryable,
  kode_toko: string,
  key:
    | 'stok_awal'
    | 'validasi_penjualan'
    | 'validasi_pembelian'
    | 'potongan_manual'
    | 'wajib_hitung_kas'
    | 'beli_foto_identitas'
    | 'beli_transfer_otorisasi'
    | 'barcode_13',
): Promise<boolean> => (await nilaiParaSystem(db, kode_toko, key)) === 'YA'

/** A shop's parameter that is a whole number. */
export const bilanganParaSystem = async (
  db: Queryable,
  kode_toko: string,
  key:
    | 'toleransi_opname'
    | 'hutang_minimum'
    | 'hutang_grace'
    | 'hutang_pembulatan'
    | 'ongkos_gram'
    | 'kunci_lama'
    | 'garansi'
    | 'service_ambil'
    | 'service_janji'
    | 'ongkos_service'
    | 'selisih_kas',
): Promise<number> => Number(await nilaiParaSystem(db, kode_toko, key))

/** Stores a shop's parameter as somebody sets it; its history follows by itself. */
export const simpanPara = async (
  tx: Tx,
  { kode_toko, user_id, waktu }: { kode_toko: string; user_id: string; waktu: Date },
  key: KeyParaSystem,
  value: string,
): Promise<void> => {
  await tx.run(sql`
    INSERT INTO para_system (kode_toko, key, value, diubah_oleh, diubah_pada)
    VALUES (${kode_toko}, ${key}, ${value}, ${user_id}, ${waktu})
    ON CONFLICT (kode_toko, key) DO UPDATE
    SET value = excluded.value, diubah_oleh = excluded.diubah_oleh, diubah_pada = excluded.diubah_pada`)
}

/** Two at once on one parameter: the second sees what the first made of it. @param kode_toko '*' for what all shops have in common */
export const kunciPara = (tx: Tx, kode_toko: string, key: KeyParaSystem): Promise<number> =>
  tx.run(sql`SELECT pg_advisory_xact_lock(7, hashtext(${`${kode_toko}|${key}`}))`)

/** How numbers and days stand before people here, where it is another form than the specification's. */
export const bentukInstalasi = async (db: Queryable): Promise<{ bentuk?: 'INDONESIA' }> => {
  const row = await db.one(
    sql`SELECT 1 AS ada FROM para_system WHERE key = 'bentuk_angka' AND value = 'INDONESIA' LIMIT 1`,
  )
  return row ? { bentuk: 'INDONESIA' } : {}
}

/** A further shop begins with what the first one of its installation has set: they share the categories and their prices. */
export const turutiPara = async (
  tx: Tx,
  baru: { kode_toko: string; user_id: string; waktu: Date },
  key: KeyParaSystem,
): Promise<string | null> => {
  await kunciPara(tx, '*', key)
  const row = await tx.one<{ value: string }>(
    sql`SELECT p.value FROM para_system p JOIN toko t USING (kode_toko) WHERE t.is_pusat AND p.key = ${key}`,
  )
  if (!row) return null
  await simpanPara(tx, baru, key, row.value)
  return row.value
}
