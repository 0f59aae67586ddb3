/** Seals against whoever can write the database, and even compute every digest again. */
import { sql } from '@kencana/database'
import { KunciSegel, pasangKunciSegel, terimaSegel } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { lotMM, uji, ujiTambah } from '@kencana/testing/uji'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tutupToko } from '../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { auditNeraca } from './neraca.api.ts'

const KUNCI = new KunciSegel(Buffer.alloc(32, 7))

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
})
afterEach(() => shop.close({ planted: true }))

const audit = async (cara: 'PENUH' | 'HARIAN' = 'PENUH') => {
  const { bersih, segel_cocok, segel_belum, pelanggaran } = await auditNeraca(shop.deps.db, shop.clock.now(), cara)
  return { bersih, segel_cocok, segel_belum, aturan: [...new Set(pelanggaran.map(({ aturan }) => aturan))] }
}
const hari = async () => {
  await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
  owner = await shop.nextDay(owner)
}

/** Around the server, with the triggers off: a change, and then every seal made anew as the database itself makes them. */
const tulisUlang = (perubahan: string) =>
  shop.db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica'; ${perubahan};
    DO $$
    DECLARE h record; v_lalu bytea;
    BEGIN
      v_lalu := sha256(convert_to('TK01', 'UTF8'));
      FOR h IN SELECT * FROM hari_tutup WHERE kode_toko = 'TK01' ORDER BY tgl_system LOOP
        UPDATE hari_tutup SET segel_sebelumnya = v_lalu,
          segel = isi_segel_2(h.kode_toko, h.tgl_system, v_lalu, catatan_segel(h.ditutup_oleh, h.ditutup_pada, h.kosong, h.ringkasan), h.riwayat_barang, h.riwayat_nilai)
        WHERE kode_toko = h.kode_toko AND tgl_system = h.tgl_system RETURNING segel INTO v_lalu;
      END LOOP;
    END $$; COMMIT`)

/** Around the server, with the triggers off. */
const diam = (perubahan: string) =>
  shop.db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica'; ${perubahan}; COMMIT`)

const LAIN = "UPDATE audit_log SET sesudah = '{}' WHERE aksi = 'POST uji/tambah' AND tgl_system = '2026-03-02'"

it('finds a closed day that was rewritten with all its digests, by the key alone', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await hari()
  await hari()
  expect(await audit()).toEqual({ bersih: true, segel_cocok: 2, segel_belum: 0, aturan: [] })
  await tulisUlang(LAIN)
  expect(await audit()).toEqual({ bersih: false, segel_cocok: 0, segel_belum: 0, aturan: ['tanda-segel'] })
})

it('says of days without a key that they cannot be checked yet, which is no violation', async () => {
  await hari()
  expect(await audit()).toEqual({ bersih: true, segel_cocok: 0, segel_belum: 1, aturan: [] })
  // With a key they are somebody's to take on: whoever wrote them anew could have taken their signatures away.
  pasangKunciSegel(shop.deps.db, KUNCI)
  expect(await audit()).toMatchObject({ bersih: false, segel_belum: 1, aturan: ['tanda-segel'] })
  await terimaSegel(shop.deps.db, KUNCI, shop.clock.now())
  expect(await audit()).toMatchObject({ bersih: true, segel_cocok: 1, segel_belum: 0 })
  pasangKunciSegel(shop.deps.db, new KunciSegel(Buffer.alloc(32, 8)))
  expect(await audit()).toMatchObject({ bersih: false, segel_cocok: 0, segel_belum: 1, aturan: ['tanda-segel'] })
})

it('finds rewritten days for ever where their signatures were taken away, however many days are closed since', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await hari()
  await hari()
  await tulisUlang(`${LAIN}; DELETE FROM tanda_segel`)
  expect(await audit()).toMatchObject({ bersih: false, segel_cocok: 0, aturan: ['tanda-segel'] })
  await hari()
  await hari()
  expect(await audit()).toMatchObject({ bersih: false, segel_cocok: 0, aturan: ['tanda-segel'] })
})

it('signs no day over those whose signatures are gone: what stands before them stays answered for alone', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await hari()
  await hari()
  await hari()
  await tulisUlang(`${LAIN.replace('03-02', '03-03')}; DELETE FROM tanda_segel WHERE tgl_system >= '2026-03-03'`)
  await hari()
  expect(await audit()).toEqual({ bersih: false, segel_cocok: 1, segel_belum: 3, aturan: ['tanda-segel'] })
  // Signed by another key is signed by nobody.
  await diam(
    `INSERT INTO tanda_segel SELECT kode_toko, tgl_system, 'ffffffffffffffff', segel, ditutup_pada FROM hari_tutup`,
  )
  await hari()
  expect(await audit()).toMatchObject({ bersih: false, segel_cocok: 1, segel_belum: 4, aturan: ['tanda-segel'] })
})

it('signs no day that says it stands on another one than lies there: the other could be put there afterwards', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await hari()
  await shop.db.pool.query(`
    CREATE FUNCTION uji_palsu() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.segel_sebelumnya := sha256('lain'); RETURN NEW; END $$;
    CREATE TRIGGER uji_palsu BEFORE INSERT ON hari_tutup FOR EACH ROW EXECUTE FUNCTION uji_palsu()`)
  await hari()
  const ditandai = await shop.db.rows<{ tgl_system: string }>(sql`SELECT tgl_system FROM tanda_segel`)
  expect(ditandai.map((row) => row.tgl_system)).toEqual(['2026-03-02'])
  expect((await audit()).aturan).toContain('tanda-segel')
})

it('signs each day that is closed with others, so that any of them may be the last one again', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  shop.clock.walk(4)
  const sampai = '2026-03-04'
  await (await shop.login('OWNER')).call(tutupToko, { PROSES: 'close', sampai, diketik: sampai })
  const ditandai = await shop.db.rows<{ tgl_system: string }>(sql`SELECT tgl_system FROM tanda_segel ORDER BY 1`)
  expect(ditandai.map((row) => row.tgl_system)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
  expect(await audit()).toEqual({ bersih: true, segel_cocok: 3, segel_belum: 0, aturan: [] })
})

it('finds a newest day whose signature is gone, and one that was signed for another seal', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await hari()
  await hari()
  await diam("DELETE FROM tanda_segel WHERE tgl_system = '2026-03-03'")
  expect(await audit()).toMatchObject({ bersih: false, segel_cocok: 1, segel_belum: 1, aturan: ['tanda-segel'] })
  await diam("UPDATE tanda_segel SET tgl_system = '2026-03-03'")
  expect(await audit()).toMatchObject({ bersih: false, segel_cocok: 0, aturan: ['tanda-segel'] })
})

it.each([
  ['a document', "UPDATE dokumen SET urut = urut + 50 WHERE kode = 'UT'"],
  ['a history row', "UPDATE riwayat_nilai SET ke = '{}', dari = dari WHERE kode_toko = 'TK01'"],
])('of version 2 hold %s', async (_, perubahan) => {
  await hari()
  await diam(perubahan)
  expect((await audit()).aturan).toContain('segel')
})

it('of version 1 stay as they were, and none follows one of version 2', async () => {
  await hari()
  const lama = `UPDATE hari_tutup h SET versi = 1, riwayat_barang = NULL, riwayat_nilai = NULL, segel = isi_segel(h.kode_toko, h.tgl_system, h.segel_sebelumnya,
      catatan_segel(h.ditutup_oleh, h.ditutup_pada, h.kosong, h.ringkasan)) WHERE h.tgl_system = `
  await diam(`${lama} '2026-03-02'`)
  expect((await audit()).bersih).toBe(true)
  await hari()
  expect((await audit()).bersih).toBe(true)
  await hari()
  await diam(`${lama} '2026-03-04'`)
  expect((await audit()).aturan).toEqual(['segel'])
})

it('are signed by a key that nothing in the database tells', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await hari()
  const [baris] = await shop.db.rows<{ kunci: string; panjang: number }>(
    sql`SELECT kunci, length(tanda) AS panjang FROM tanda_segel`,
  )
  expect(baris).toEqual({ kunci: KUNCI.sidik, panjang: 32 })
})

const HARI_PERTAMA = "tgl_system = '2026-03-02'"

/** What other rules look for on all days, daily too. */
const DICARI_LAGI = new Set(['an account', 'a jurnal'])

/** Around the server on a day, and the rule that finds it: each judges one day alone. */
const satuHari = (hari: string): [string, string, string][] => [
  ['a line', `UPDATE mutasi SET mg = mg + 1 WHERE akun = 'BAKI' AND tgl_system = '${hari}'`, 'jurnal-seimbang'],
  ['an account', `UPDATE mutasi SET akun = 'KAS' WHERE akun = 'BAKI' AND tgl_system = '${hari}'`, 'baris-sah'],
  [
    'a flow',
    `UPDATE mutasi SET akun = 'PELANGGAN' WHERE akun = 'STOK_AWAL' AND tgl_system = '${hari}'`,
    'gerak-jurnal',
  ],
  [
    'a jurnal',
    `UPDATE jurnal SET kode_toko = 'TK09' WHERE kind = 'TAMBAH' AND tgl_system = '${hari}'`,
    'mutasi-satu-toko',
  ],
  ['a number', `DELETE FROM nomor WHERE jenis = 'UT' AND tgl_system = '${hari}'`, 'nomor-tanpa-celah'],
]

it.each([
  ['content', LAIN, 'segel'],
  [
    'balances',
    `UPDATE saldo_harian SET rp = rp + 1 WHERE akun = 'KAS' AND ${HARI_PERTAMA}; UPDATE saldo_harian SET sampai = '2026-03-03' WHERE akun = 'KAS' AND ${HARI_PERTAMA}`,
    'saldo-harian',
  ],
  ...satuHari('2026-03-02').filter(([apa]) => !DICARI_LAGI.has(apa)),
])(
  'are trusted by the daily audit once proved and signed, and proved again by the whole one: %s',
  async (_, perubahan, rule) => {
    pasangKunciSegel(shop.deps.db, KUNCI)
    await hari()
    await hari()
    expect(await audit('HARIAN')).toMatchObject({ bersih: true, segel_cocok: 2 })
    await diam(perubahan)
    expect(await audit('HARIAN')).toMatchObject({ bersih: true })
    expect((await audit('PENUH')).aturan).toContain(rule)
  },
)

it.each([
  [
    'a day closed since',
    `UPDATE audit_log SET sesudah = '{}' WHERE aksi = 'POST uji/tambah' AND tgl_system = '2026-03-03'`,
    'segel',
  ],
  [
    'a balance of a day closed since',
    "UPDATE saldo_harian SET mg = mg + 1 WHERE akun = 'BAKI' AND tgl_system = '2026-03-03'",
    'saldo-harian',
  ],
  ...satuHari('2026-03-03'),
  ['a seal that was made anew', "UPDATE hari_tutup SET segel = '\\x00' WHERE tgl_system = '2026-03-02'", 'tanda-segel'],
])('are proved daily where nothing covers them yet: %s', async (_, perubahan, rule) => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await hari()
  expect(await audit('HARIAN')).toMatchObject({ bersih: true, segel_cocok: 1 })
  await hari()
  await diam(perubahan)
  expect((await audit('HARIAN')).aturan).toContain(rule)
})

it('are all proved daily where no key answers for them', async () => {
  await hari()
  expect(await audit('HARIAN')).toMatchObject({ bersih: true, segel_belum: 1 })
  await diam(LAIN)
  expect((await audit('HARIAN')).aturan).toEqual(['segel'])
})

it('leaves to the next day what a write that began before the closing ends after it', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
  const client = await shop.db.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`
      INSERT INTO riwayat_nilai (tabel, kunci, ke, user_id, kode_toko, waktu)
      SELECT tabel, kunci, ke, user_id, 'TK01', waktu - interval '1 hour' FROM riwayat_nilai ORDER BY id DESC LIMIT 1`)
    owner = await shop.nextDay(owner)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
  expect(await audit()).toMatchObject({ segel_cocok: 1, aturan: ['riwayat'] })
  owner = await shop.nextDay(owner)
  expect(await audit()).toMatchObject({ segel_cocok: 2, aturan: ['riwayat'] })
  await diam("UPDATE riwayat_nilai SET ke = '{}' WHERE id = (SELECT max(id) FROM riwayat_nilai)")
  expect((await audit()).aturan).toContain('segel')
})

it('trusts proved days beside a shop of another installation too', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  await shop.db.run(sql`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, portal, tgl_system, tgl_mulai, dibuat_pada)
    VALUES ('TK88', 'CABANG', '-', 'https://cabang.example', '2026-03-02', '2026-03-02', now())`)
  await hari()
  await hari()
  expect(await audit('HARIAN')).toMatchObject({ bersih: true, segel_cocok: 2 })
  await diam("DELETE FROM nomor WHERE jenis = 'UT' AND tgl_system = '2026-03-02'")
  expect(await audit('HARIAN')).toMatchObject({ bersih: true })
  expect((await audit('PENUH')).aturan).toContain('nomor-tanpa-celah')
})

it('lets no document be numbered on a day but the shop’s own', async () => {
  await hari()
  const nomor = (toko: string, tgl: string) =>
    shop.deps.db.pool.query("SELECT ambil_nomor($1, 'UT', $2, NULL) AS nomor", [toko, tgl])
  for (const tgl of ['2026-03-02', '2026-03-04'])
    await expect(nomor('TK01', tgl)).rejects.toMatchObject({
      code: '23514',
      message: `nomor UT ditolak: ${tgl} bukan hari buka toko TK01`,
    })
  await expect(nomor('TK77', '2026-03-03')).rejects.toMatchObject({ code: '23514' })
  expect((await nomor('TK01', '2026-03-03')).rows).toEqual([{ nomor: 'UT-TK01-260303-0001' }])
})
