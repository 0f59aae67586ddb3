import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { formatRupiah, type Rp } from '@kencana/ledger'
import {
  bacaDokumen,
  batalDokumen,
  type Feature,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  waktu,
  writeAudit,
} from '@kencana/server-kit'
import {
  batalKoreksiNilai,
  DOKUMEN_KOREKSI_NILAI,
  getKoreksiNilai,
  listKoreksiNilai,
  nilaiKini,
  simpanKoreksiNilai,
} from './koreksi-nilai.contract.ts'
import { jurnalKoreksiNilai } from './nilai.posting.ts'
import { bacaKelompok, type Hari, janggal, murni } from './nilai-hari.query.ts'

type Kini = OutputOf<typeof nilaiKini>[number]

const baca = bacaDokumen<OutputOf<typeof listKoreksiNilai>[number]>(
  DOKUMEN_KOREKSI_NILAI,
  sql`k.no_koreksi_nilai, k.tgl_system, ${waktu()} AS waktu, k.kode_group::text, k.nama_group::text, k.mg AS berat, k.rp_lama AS nilai_lama,
    k.rp_baru AS nilai_baru, k.alasan, k.user_id, k.no_batal`,
)

/** Groups that had goods on the last evening, at their value of now and at the price of today. */
const kini = async (db: Queryable, hari: Hari): Promise<Kini[]> => {
  const ada = (await bacaKelompok(db, hari)).filter(({ dinilai, mg }) => dinilai && mg > 0)
  return db.rows<Kini>(sql`
    WITH ${murni(hari.kode_toko)}
    SELECT g.kode_group::text, g.nama_group::text, x.mg AS berat, x.rp AS nilai,
      round(x.mg::numeric * g.harga * CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END / 1000000000)::bigint AS nilai_pasar
    FROM jsonb_to_recordset(${JSON.stringify(ada)}::jsonb) x (kode_group text, mg bigint, rp bigint)
      JOIN master_group g ON g.kode_group = x.kode_group CROSS JOIN murni
    ORDER BY g.kode_group`)
}

/** Value that such gold cannot have cost is a slip of the hand. @throws Refusal */
const tolakJanggal = async (db: Queryable, { kode_group, nilai_pasar }: Kini, nilai: Rp): Promise<void> => {
  const row = await db.one<{ janggal: boolean }>(sql`
    SELECT ${janggal(sql`${nilai}::bigint`, sql`${nilai_pasar}::bigint`)} AS janggal`)
  if (!row?.janggal) return
  const pasar = `Nilai Pasarnya ${formatRupiah(nilai_pasar)}`
  throw new Refusal('rule', `Nilai ${kode_group} ${formatRupiah(nilai)} Terlalu Jauh Dari ${pasar}`)
}

const simpan = route(
  simpanKoreksiNilai,
  async ({ kode_group, nilai_lama, nilai_baru, alasan }, ctx) => {
    const { db, sesi } = ctx
    const satu = (await kini(db, sesi)).find((one) => one.kode_group === kode_group)
    if (!satu) throw new Refusal('rule', `Toko Ini Tidak Punya Emas ${kode_group} Yang Bernilai`)
    if (satu.nilai !== nilai_lama) throw new Refusal('conflict', 'Nilai Berubah, Lihat Lagi Sebelum Menyimpan')
    if (nilai_baru === nilai_lama) throw new Refusal('rule', 'Nilai Tidak Berubah')
    if (nilai_baru === 0) throw new Refusal('rule', 'Nilai Seharusnya Harus Diisi')
    await tolakJanggal(db, satu, nilai_baru)
    const isi = { kode_group, nama_group: satu.nama_group, mg: satu.berat, rp_lama: nilai_lama, rp_baru: nilai_baru }
    const no_koreksi_nilai = await simpanDokumen(ctx, DOKUMEN_KOREKSI_NILAI, {
      kepala: { ...isi, alasan },
      jurnal: (nomor) => jurnalKoreksiNilai(nomor, kode_group, nilai_baru - nilai_lama),
      audit: { sesudah: { ...isi, alasan } },
    })
    // A write that has the shop to itself says what it did itself.
    const { kode_toko, tgl_system, user_id } = sesi
    await writeAudit(db, { kode_toko, tgl_system, user_id, waktu: ctx.waktu }, 'POST koreksi-nilai', {
      dokumen: no_koreksi_nilai,
      sebelum: { nilai: nilai_lama },
      sesudah: { ...isi, alasan },
    })
    return { message: TERSIMPAN, no_koreksi_nilai, data: await baca.satu(db, kode_toko, no_koreksi_nilai) }
  },
  { exclusive: true },
)

const batal = route(batalKoreksiNilai, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_KOREKSI_NILAI, input, {
    pilih: sql`tgl_system, kode_group`,
    kembalikan: async ({ tgl_system, kode_group }: { tgl_system: string; kode_group: string }) => {
      const { db, sesi } = ctx
      if (tgl_system !== sesi.tgl_system)
        throw new Refusal('rule', 'Koreksi Nilai Sudah Dipakai Tutup Toko, Buat Koreksi Baru')
      const nanti = await db.one(sql`
        SELECT 1 AS ada FROM nilai_koreksi WHERE kode_toko = ${sesi.kode_toko} AND kode_group = ${kode_group} AND tgl_system = ${tgl_system}
          AND no_batal IS NULL AND no_koreksi_nilai > ${input.no_koreksi_nilai} LIMIT 1`)
      if (nanti) throw new Refusal('rule', 'Batalkan Dulu Koreksi Nilai Yang Lebih Baru')
    },
  }),
)

/** The owner's correction of what a group's goods are worth. */
export const koreksiNilaiFeature: Feature = {
  dokumen: [DOKUMEN_KOREKSI_NILAI],
  routes: [
    route(nilaiKini, (_, { db, sesi }) => kini(db, sesi)),
    simpan,
    batal,
    route(listKoreksiNilai, ({ tanggal }, { db, sesi }) => baca.daftar(db, sesi.kode_toko, tanggal)),
    route(getKoreksiNilai, ({ no_koreksi_nilai }, { db, sesi }) => baca.satu(db, sesi.kode_toko, no_koreksi_nilai)),
  ],
}
