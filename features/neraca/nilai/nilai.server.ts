import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Akun, formatRupiah, type Mg, type Rp, rp } from '@kencana/ledger'
import {
  bacaDokumen,
  batalDokumen,
  type Feature,
  isOwner,
  kunciSaldo,
  Refusal,
  route,
  type Sesi,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
  waktu,
  writeAudit,
} from '@kencana/server-kit'
import { EMAS_BELUM_DINILAI } from './emas-belum-dinilai.api.ts'
import {
  batalNilaiAwal,
  DOKUMEN_NILAI,
  DOKUMEN_NILAI_AWAL,
  getNilai,
  getNilaiAwal,
  listNilaiAwal,
  perluDinilai,
  rencanaNilai,
  simpanNilaiAwal,
} from './nilai.contract.ts'
import { jurnalNilaiAwal } from './nilai.posting.ts'
import { nilaikanHari } from './nilai-hari.api.ts'
import { bacaPembelian, type Hari, janggal, murni } from './nilai-hari.query.ts'
import { KELUAR, kategoriTanpaHpp, kategoriTanpaModal } from './sebelum.query.ts'

type Baris = OutputOf<typeof listNilaiAwal>[number]
type Kelompok = OutputOf<typeof getNilaiAwal>['detail'][number]

const baca = bacaDokumen<Baris>(
  DOKUMEN_NILAI_AWAL,
  sql`k.no_nilai_awal, k.tgl_system, ${waktu()} AS waktu, k.jumlah, k.pembelian,
    (SELECT count(*)::int FROM nilai_awal_detail d WHERE d.no_nilai_awal = k.no_nilai_awal AND d.dinilai) AS kategori,
    (SELECT count(*)::int FROM nilai_awal_detail d WHERE d.no_nilai_awal = k.no_nilai_awal AND NOT d.dinilai) AS ditinggal,
    k.user_id, k.no_batal`,
)

const lengkap = async (db: Queryable, kode_toko: string, no_nilai_awal: string) => ({
  ...(await baca.satu(db, kode_toko, no_nilai_awal)),
  detail: await db.rows<Kelompok>(sql`
    SELECT d.kode_group::text, d.nama_group::text, d.mg AS berat, d.harga_modal, d.rp AS nilai
    FROM nilai_awal_detail d WHERE d.no_nilai_awal = ${no_nilai_awal} ORDER BY d.urut`),
})

const sejak = async (db: Queryable, kode_toko: string): Promise<string | null> =>
  (
    await db.one<{ sejak: string | null }>(sql`
      SELECT min(tgl_system) AS sejak FROM nilai_awal WHERE kode_toko = ${kode_toko} AND no_batal IS NULL`)
  )?.sejak ?? null

interface Rencana extends Kelompok {
  harga: Rp
  nilai_pasar: Rp
  terjual: Mg
  susut: Mg
  hpp: Rp
  janggal: boolean
  persentase: number
  persediaan: number
}

/** Own gold without a value yet, and what of it left earlier today, at what it cost. */
const rencana = (db: Queryable, { kode_toko, tgl_system }: Hari): Promise<Rencana[]> =>
  db.rows(sql`
    WITH ${murni(kode_toko)}, kelompok AS MATERIALIZED (
      SELECT x.kode_group, x.sejak FROM (SELECT g.kode_group, nilai_sejak(${kode_toko}, g.kode_group) AS sejak FROM master_group g) x WHERE x.sejak IS NULL
    ), ${KELUAR(sql`${kode_toko}`, sql`= ${tgl_system}`)}, pergi AS (
      SELECT kode_group, coalesce(-sum(mg) FILTER (WHERE lawan = 'HPP'), 0) AS terjual, coalesce(-sum(mg) FILTER (WHERE lawan = 'RUGI_SUSUT'), 0) AS susut
      FROM keluar WHERE hari = ${tgl_system} GROUP BY 1 HAVING count(*) FILTER (WHERE mg <> 0) > 0
    ), e AS (
      SELECT kode_group, coalesce(x.mg, 0) AS mg, coalesce(p.terjual, 0)::bigint AS terjual, coalesce(p.susut, 0)::bigint AS susut
      FROM (${EMAS_BELUM_DINILAI(sql`${kode_toko}`, sql`'infinity'::date`)}) x FULL JOIN pergi p USING (kode_group)
      WHERE coalesce(x.mg, 0) <> 0 OR p.terjual <> 0 OR p.susut <> 0
    )
    SELECT g.kode_group::text, g.nama_group::text, e.mg AS berat, g.harga_modal, CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END AS persentase,
      round(e.mg::numeric * g.harga_modal * CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END / 1000000000)::bigint AS nilai,
      g.harga, round(e.mg::numeric * g.harga * CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END / 1000000000)::bigint AS nilai_pasar,
      ${janggal(sql`g.harga_modal`, sql`g.harga`)} AS janggal, e.terjual, e.susut,
      round((e.terjual + e.susut)::numeric * g.harga_modal * CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END / 1000000000)::bigint AS hpp,
      coalesce((SELECT sum(s.rp) FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['PERSEDIAAN']) s WHERE s.ref = g.kode_group), 0)::bigint AS persediaan
    FROM e JOIN master_group g USING (kode_group) CROSS JOIN murni
    ORDER BY g.kode_group`)

const jumlah = (kelompok: readonly Kelompok[]): Rp => rp(kelompok.reduce((sum, { nilai }) => sum + nilai, 0))

/** Gold whose cost price cannot be one is valued by nobody: what it makes of the books stays. @throws Refusal */
const tolakJanggal = (kelompok: readonly Rencana[]): void => {
  const satu = kelompok.find((one) => one.janggal)
  if (!satu) return
  const modal = `Harga Modal ${satu.kode_group} ${formatRupiah(satu.harga_modal)}`
  const harga = `Terlalu Jauh Dari Harganya ${formatRupiah(satu.harga)}`
  throw new Refusal('rule', `${modal} ${harga}, Perbaiki Dulu Di Master Kategori`)
}

/** Nobody receives what is on the way from here meanwhile: what arrives later is known by its later jurnal. */
const tahanJalan = async (ctx: WriteContext): Promise<void> => {
  const { kode_toko } = ctx.sesi
  const keys = await ctx.db.rows<{ akun: Akun; ref: string; lot: string; kode_group: string; kode_dept: string }>(sql`
    SELECT s.akun, s.ref, s.lot, s.kode_group, s.kode_dept
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['TRANSIT', 'SALDO_KIRIM']) s
    JOIN dokumen d ON d.nomor = s.ref AND d.kode_toko = ${kode_toko} WHERE s.mg <> 0`)
  await kunciSaldo(ctx, keys)
}

const simpan = route(
  simpanNilaiAwal,
  async (input, ctx) => {
    const { db, sesi } = ctx
    await tahanJalan(ctx)
    const pertama = (await sejak(db, sesi.kode_toko)) === null
    const semua = await rencana(db, sesi)
    // Nothing is left out of a category that is not there: what comes has a value from the first gram on.
    const kelompok = semua.filter(({ harga_modal, berat }) => harga_modal > 0 || (pertama && berat !== 0))
    tolakJanggal(kelompok)
    const nilai = jumlah(kelompok)
    if (!perluDinilai(kelompok)) throw new Refusal('rule', 'Belum Ada Emas Dengan Harga Modal Yang Perlu Dinilai')
    if (nilai !== input.jumlah)
      throw new Refusal('conflict', 'Emas Atau Harga Modal Berubah, Lihat Lagi Sebelum Menyimpan')
    // Purchases of before are in what is there, or were sold: from now on each evening says.
    const pembelian = pertama ? await bacaPembelian(db, sesi.kode_toko) : 0
    const rows = kelompok.map(({ kode_group, nama_group, berat, harga_modal, persentase, nilai: satu }) => ({
      kode_group,
      nama_group,
      mg: berat,
      harga_modal,
      persentase,
      rp: satu,
      dinilai: harga_modal > 0,
    }))
    const no_nilai_awal = await simpanDokumen(ctx, DOKUMEN_NILAI_AWAL, {
      kepala: { jumlah: nilai, pembelian, sejak_pagi: true },
      baris: { columns: ['kode_group', 'nama_group', 'mg', 'harga_modal', 'persentase', 'rp', 'dinilai'], rows },
      jurnal: (nomor) =>
        jurnalNilaiAwal(
          nomor,
          kelompok
            .filter(({ harga_modal }) => harga_modal > 0)
            .map(({ kode_group, nilai: isi, persediaan, hpp }) => ({ kode_group, rp: isi, persediaan, hpp })),
          pembelian,
        ),
      audit: { sesudah: { jumlah: nilai, pembelian } },
    })
    // A write that has the shop to itself says what it did itself.
    const { kode_toko, tgl_system, user_id } = sesi
    const sesudah = { jumlah: nilai, pembelian }
    await writeAudit(db, { kode_toko, tgl_system, user_id, waktu: ctx.waktu }, 'POST nilai-awal', {
      dokumen: no_nilai_awal,
      sesudah,
    })
    return { message: TERSIMPAN, no_nilai_awal, data: await lengkap(db, sesi.kode_toko, no_nilai_awal) }
  },
  { exclusive: true },
)

const batal = route(batalNilaiAwal, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_NILAI_AWAL, input, {
    pilih: sql`tgl_system`,
    kembalikan: async ({ tgl_system }: { tgl_system: string }) => {
      const { kode_toko } = ctx.sesi
      const sesudah = await ctx.db.one(sql`
          SELECT 1 AS ada FROM nilai WHERE kode_toko = ${kode_toko} AND tgl_system >= ${tgl_system}
          UNION ALL SELECT 1 FROM nilai_antar WHERE pengirim = ${kode_toko} AND no_kirim_nilai IS NULL LIMIT 1`)
      if (sesudah) throw new Refusal('rule', 'Nilai Awal Sudah Dipakai Tutup Toko, Tidak Bisa Dibatalkan')
      const nanti = await ctx.db.one(sql`
          SELECT 1 AS ada FROM nilai_awal WHERE kode_toko = ${kode_toko} AND no_batal IS NULL AND no_nilai_awal > ${input.no_nilai_awal} LIMIT 1`)
      if (nanti) throw new Refusal('rule', 'Batalkan Dulu Nilai Awal Yang Lebih Baru')
      const koreksi = await ctx.db.one(sql`
          SELECT 1 AS ada FROM nilai_koreksi WHERE kode_toko = ${kode_toko} AND no_batal IS NULL AND tgl_system >= ${tgl_system} LIMIT 1`)
      if (koreksi) throw new Refusal('rule', 'Batalkan Dulu Koreksi Nilai Sesudahnya')
    },
  }),
)

/** @throws Refusal for another shop's, below the owners */
const isiNilai = async (db: Queryable, sesi: Sesi, no_nilai: string): Promise<OutputOf<typeof getNilai>> => {
  const satu = await db.one<{ kode_toko: string; tgl_system: string }>(sql`
    SELECT kode_toko::text, tgl_system FROM nilai WHERE no_nilai = ${no_nilai}`)
  if (!satu) throw new Refusal('missing', `Nilai ${no_nilai} Tidak Ada`)
  if (satu.kode_toko !== sesi.kode_toko && !isOwner(sesi.level))
    throw new Refusal('denied', 'Nilai Toko Lain Hanya Untuk OWN Dan SU')
  const rinci = await db.rows<OutputOf<typeof getNilai>['rinci'][number]>(sql`
    SELECT urut, kode_group::text, sebab, dokumen::text, mg AS berat, rp AS nilai, lawan, ref::text FROM nilai_rinci
    WHERE no_nilai = ${no_nilai} ORDER BY urut`)
  return { no_nilai, ...satu, rinci }
}

/** What goods are worth: the owner's opening run, and the value of each day with its closing. */
export const nilaiFeature: Feature = {
  dokumen: [DOKUMEN_NILAI, DOKUMEN_NILAI_AWAL],
  sebelumTutup: nilaikanHari,
  terbuka: [
    {
      nama: 'Kategori Terjual Tanpa HPP: Harganya Jadi Laba Untuk Selamanya, Simpan Nilai Awal Dulu',
      path: '/nilai-awal',
      jumlah: kategoriTanpaHpp,
      saatTutup: true,
    },
    {
      nama: 'Kategori Terjual Tanpa Harga Modal: Harganya Jadi Laba Untuk Selamanya',
      path: '/master-parameter-harga-emas',
      jumlah: kategoriTanpaModal,
      saatTutup: true,
    },
  ],
  routes: [
    route(rencanaNilai, async (_, { db, sesi }) => {
      const kelompok = await rencana(db, sesi)
      return {
        sejak: await sejak(db, sesi.kode_toko),
        kelompok: kelompok.map(({ persentase: _p, persediaan: _s, ...one }) => one),
        jumlah: jumlah(kelompok),
      }
    }),
    simpan,
    batal,
    route(getNilai, ({ no_nilai }, { db, sesi }) => isiNilai(db, sesi, no_nilai)),
    route(listNilaiAwal, ({ tanggal }, { db, sesi }) => baca.daftar(db, sesi.kode_toko, tanggal)),
    route(getNilaiAwal, ({ no_nilai_awal }, { db, sesi }) => lengkap(db, sesi.kode_toko, no_nilai_awal)),
  ],
}
