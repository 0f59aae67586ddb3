import { sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import {
  type Feature,
  hitungBaris,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  type WriteContext,
  waktu,
} from '@kencana/server-kit'
import { bukanPenyetuju, kunciBatalHitung } from '../../barang/stock-opname/batal-hitung.api.ts'
import { bukanPenghitung } from '../../barang/stock-opname/penghitung.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { kasusAmplop, kasusTimbang, perlihatkan } from './amplop-ulang.store.ts'
import { penghitung, tolakSaksi } from './batal-opname.store.ts'
import { tolakLihatJaminan } from './hilang-hutang.api.ts'
import { ALARM_JAMINAN } from './hilang-hutang.query.ts'
import {
  type Buku,
  bacaAmplop,
  bacaBuku,
  bukukanHasil,
  hitungSelisih,
  sebutKurang,
  simpanBuku,
  simpanHasil,
} from './hitung-hutang.store.ts'
import {
  batalOpnameHutang,
  DOKUMEN_OPNAME_HUTANG,
  getOpnameHutang,
  lepasAmplop,
  listOpnameHutang,
  mulaiOpnameHutang,
  OTORISASI_BATAL_HITUNG,
  OTORISASI_JAMINAN,
  pindaiAmplop,
  setujuiOpnameHutang,
  temuJaminan,
  tutupOpnameHutang,
} from './stock-opname-hutang.contract.ts'
import { DIHITUNG, daftarOpname, pertamaOleh, satuOpname } from './stock-opname-hutang.query.ts'

const TERBUKA = sql`status IN ('HITUNG', 'ULANG', 'TUTUP')`

const mulai = route(mulaiOpnameHutang, async (_, ctx) => {
  const { kode_toko } = ctx.sesi
  // Two who begin at once are told one after the other who was first.
  await ctx.db.run(sql`SELECT 1 FROM toko WHERE kode_toko = ${kode_toko} FOR NO KEY UPDATE`)
  const terbuka = await ctx.db.one<{ no_so: string }>(sql`
    SELECT no_so::text FROM hutang_opname WHERE kode_toko = ${kode_toko} AND ${TERBUKA}`)
  if (terbuka) throw new Refusal('conflict', `Barang Hutang Sedang Dihitung, ${terbuka.no_so}`)
  const no_so = await simpanDokumen(ctx, DOKUMEN_OPNAME_HUTANG, {
    kepala: {},
    gerak: (nomor) => simpanBuku(ctx.db, nomor, 1),
    jurnal: () => null,
    audit: { sesudah: {} },
  })
  return satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu)
})

interface Dipegang {
  status: string
  putaran: number
}

/** The count, held until commit, though it was called off where `juga`. @throws Refusal */
const pegang = async (ctx: WriteContext, no_so: string, juga = false): Promise<Dipegang> => {
  const row = await ctx.db.one<Dipegang>(sql`
    SELECT status, putaran::int FROM hutang_opname WHERE no_so = ${no_so} AND kode_toko = ${ctx.sesi.kode_toko} FOR UPDATE`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_so} Tidak Ada`)
  if (row.status === 'BATAL' && !juga) throw new Refusal('conflict', `Dokumen ${no_so} Sudah Dibatalkan`)
  return row
}

/** The count, held, in a round in which this user may count. @throws Refusal */
const pegangHitungan = async (ctx: WriteContext, no_so: string): Promise<Dipegang> => {
  const row = await pegang(ctx, no_so)
  if (!DIHITUNG.has(row.status)) throw new Refusal('conflict', `Stock Opname ${no_so} Sudah Ditutup`)
  if (row.putaran === 2 && (await pertamaOleh(ctx.db, no_so)).includes(ctx.sesi.user_id))
    throw new Refusal('rule', 'Hitung Ulang Harus Oleh User Lain')
  return row
}

const pindai = route(pindaiAmplop, async ({ no_so, kode_amplop }, ctx) => {
  const { user_id, kode_toko } = ctx.sesi
  const { putaran } = await pegangHitungan(ctx, no_so)
  const { no_hutang, akar, ...dibaca } = await bacaAmplop(ctx.db, kode_toko, kode_amplop)
  const { hasil, keterangan } = dibaca
  const row = await ctx.db.one<{ urut: number; waktu: string; perlihatkan: boolean }>(sql`
    INSERT INTO hutang_opname_pindai AS baru (no_so, putaran, urut, kode_amplop, no_hutang, akar, hasil, keterangan, user_id, waktu)
    SELECT ${no_so}, ${putaran}, coalesce(max(p.urut), 0) + 1, ${kode_amplop}, ${no_hutang}, ${akar}, ${hasil}, ${keterangan}, ${user_id}, ${ctx.waktu}
    FROM hutang_opname_pindai p WHERE p.no_so = ${no_so} AND p.putaran = ${putaran}
    ON CONFLICT (no_so, putaran, kode_amplop) DO NOTHING
    RETURNING urut, ${waktu(sql`waktu`)} AS waktu, ${perlihatkan(sql`baru`, ctx.waktu)} AS perlihatkan`)
  if (!row) throw new Refusal('conflict', `Amplop ${kode_amplop} Sudah Dipindai`)
  await ctx.db.run(sql`
    INSERT INTO hutang_opname_oleh (no_so, putaran, user_id) VALUES (${no_so}, ${putaran}, ${user_id}) ON CONFLICT DO NOTHING`)
  // The code is told to nobody who did not hold the envelope.
  ctx.audit({ dokumen: no_so, sesudah: { urut: row.urut, hasil } })
  return { ...row, kode_amplop, ...dibaca, user_id }
})

const lepas = route(lepasAmplop, async ({ no_so, kode_amplop }, ctx) => {
  const { putaran } = await pegangHitungan(ctx, no_so)
  const row = await ctx.db.one<{ urut: number }>(sql`
    DELETE FROM hutang_opname_pindai
    WHERE no_so = ${no_so} AND putaran = ${putaran} AND kode_amplop = ${kode_amplop} AND user_id = ${ctx.sesi.user_id} RETURNING urut`)
  if (!row) throw new Refusal('missing', `Amplop ${kode_amplop} Tidak Anda Pindai`)
  ctx.audit({ dokumen: no_so, sebelum: { urut: row.urut } })
  return { message: 'Data Berhasil Di Hapus' }
})

// Neither answer nor audit entry may say what the first round found: the second person counts as blind as the first.
const ulangi = async (
  ctx: WriteContext,
  no_so: string,
  { berat, buku }: { berat: Mg; buku: Buku },
  otorisasi: string | null,
) => {
  await simpanHasil(ctx.db, no_so, 1, buku)
  await ctx.db.run(sql`
    UPDATE hutang_opname SET status = 'ULANG', putaran = 2, tutup_pertama_oleh = ${ctx.sesi.user_id}, berat_pertama = ${berat}, berat_buku_pertama = ${buku.berat},
      otorisasi_pertama = ${otorisasi}
    WHERE no_so = ${no_so}`)
  await simpanBuku(ctx.db, no_so, 2)
  await pakaiOtorisasi(ctx, otorisasi, no_so)
  ctx.audit({ dokumen: no_so, sesudah: { status: 'ULANG' } })
  const data = await satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu)
  return { message: 'Selisih Di Atas Toleransi, Amplop Harus Dihitung Ulang Oleh User Lain', data }
}

const tutup = route(tutupOpnameHutang, async ({ no_so, berat_timbang }, ctx) => {
  const { kode_toko, user_id } = ctx.sesi
  const { putaran } = await pegangHitungan(ctx, no_so)
  const buku = await bacaBuku(ctx.db, kode_toko, no_so, putaran)
  // Their bags are on the scale like all others: unscanned they would stand in for one that is gone.
  if (buku.belum > 0)
    throw new Refusal('rule', `Ada ${buku.belum} Hutang Yang Masuk Selama Dihitung, Pindai Amplopnya Dulu`)
  // Who counts nothing would mark all of them as missing. That nothing is left is read off an empty scale by two.
  if (buku.aktif.length > 0 && !buku.ada && berat_timbang > 0)
    throw new Refusal('rule', 'Belum Ada Amplop Yang Dipindai, Pindai Semua Yang Ditimbang')
  // Who vouched for the first round would vouch for it again.
  const bukan = putaran === 2 ? await pertamaOleh(ctx.db, no_so) : []
  const dilihat = [
    kasusTimbang(no_so, berat_timbang, buku, bukan),
    ...(await kasusAmplop(ctx.db, no_so, putaran, ctx.waktu)),
  ]
  const otorisasi = await kunciOtorisasi(ctx, dilihat)
  const batas = await batasBeda(ctx.db, kode_toko, 'HITUNG')
  // Whoever typed a label he did not see lacks its bag on the scale. Which of both it was is told to nobody before the second round.
  const beda = Math.abs(berat_timbang - buku.berat) > buku.batas
  if (putaran === 1 && (beda || (await hitungSelisih(ctx.db, no_so, putaran, buku)) > batas(0)))
    return ulangi(ctx, no_so, { berat: berat_timbang, buku }, otorisasi)
  await simpanHasil(ctx.db, no_so, putaran, buku)
  await ctx.db.run(sql`
    UPDATE hutang_opname SET status = 'TUTUP', tutup_pertama_oleh = coalesce(tutup_pertama_oleh, ${user_id}), tutup_oleh = ${user_id},
      tutup_pada = ${ctx.waktu}, berat_timbang = ${berat_timbang}, berat_buku = ${buku.berat}, batas_berat = ${buku.batas},
      otorisasi = ${otorisasi}
    WHERE no_so = ${no_so}`)
  await pakaiOtorisasi(ctx, otorisasi, no_so)
  ctx.audit({ dokumen: no_so, sesudah: { status: 'TUTUP', berat_timbang } })
  return { message: 'Hitungan Ditutup', data: await satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu) }
})

const setujui = route(setujuiOpnameHutang, async ({ no_so }, ctx) => {
  const { user_id, tgl_system } = ctx.sesi
  const { status } = await pegang(ctx, no_so)
  if (status === 'SELESAI') throw new Refusal('conflict', `Stock Opname ${no_so} Sudah Disetujui`)
  if (status !== 'TUTUP') throw new Refusal('rule', `Stock Opname ${no_so} Belum Ditutup`)
  await bukanPenghitung(ctx, await penghitung(ctx.db, no_so))
  await bukukanHasil(ctx.db, no_so, user_id, ctx.waktu)
  await ctx.db.run(sql`
    UPDATE hutang_opname SET status = 'SELESAI', setuju_oleh = ${user_id}, setuju_pada = ${ctx.waktu}, tgl_setuju = ${tgl_system} WHERE no_so = ${no_so}`)
  ctx.audit({ dokumen: no_so, sesudah: { status: 'SELESAI' } })
  return { message: 'Stock Opname Berhasil', data: await satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu) }
})

// What was found stays.
const batal = route(batalOpnameHutang, async ({ no_so, alasan }, ctx) => {
  const { status } = await pegang(ctx, no_so)
  if (status === 'SELESAI') throw new Refusal('conflict', `Stock Opname ${no_so} Sudah Disetujui`)
  const dibatalkan = {
    no_so,
    status,
    kategori: OTORISASI_BATAL_HITUNG,
    hitungan: 'Hitungan barang hutang',
    temuan: () => sebutKurang(ctx.db, no_so),
  }
  const otorisasi = await kunciBatalHitung(ctx, dibatalkan, await penghitung(ctx.db, no_so))
  await ctx.db.run(sql`
    UPDATE hutang_opname SET status = 'BATAL', batal_oleh = ${ctx.sesi.user_id}, batal_pada = ${ctx.waktu}, alasan_batal = ${alasan},
      otorisasi_batal = ${otorisasi}
    WHERE no_so = ${no_so}`)
  await pakaiOtorisasi(ctx, otorisasi, no_so)
  ctx.audit({ dokumen: no_so, sebelum: { status }, sesudah: { status: 'BATAL', alasan } })
  return { message: 'Berhasil' }
})

const temu = route(temuJaminan, async ({ no_so, no_hutang, alasan }, ctx) => {
  const { status } = await pegang(ctx, no_so, true)
  if (status !== 'SELESAI' && status !== 'BATAL') throw new Refusal('rule', `Stock Opname ${no_so} Belum Disetujui`)
  // Its answer is an older count: a list of what lies here.
  await tolakLihatJaminan(ctx.db, ctx.sesi, true)
  const kurang = await ctx.db.one<{ nama_customer: string; barang: string; berat: number }>(sql`
    SELECT k.nama_customer::text, string_agg(d.nama_barang || ' ' || d.kadar, ', ' ORDER BY d.urut) AS barang, sum(d.berat)::bigint AS berat
    FROM hutang_opname_hasil h JOIN hutang k USING (no_hutang) JOIN hutang_detail d USING (no_hutang)
    WHERE h.no_so = ${no_so} AND h.no_hutang = ${no_hutang} AND h.hasil = 'KURANG' AND h.temu_pada IS NULL GROUP BY 1`)
  if (!kurang) throw new Refusal('conflict', `Amplop ${no_hutang} Tidak Dicari Di ${no_so}`)
  await tolakSaksi(ctx, no_so)
  const otorisasi = await kunciOtorisasi(ctx, {
    kategori: OTORISASI_JAMINAN,
    aturan: 'Amplop barang hutang yang hilang ditemukan',
    keterangan: `${no_hutang} ${kurang.nama_customer}: ${kurang.barang}`,
    berat: kurang.berat,
    mg: kurang.berat,
    ...(await bukanPenyetuju(ctx, await penghitung(ctx.db, no_so))),
  })
  await ctx.db.run(sql`
    UPDATE hutang_opname_hasil SET temu_oleh = ${ctx.sesi.user_id}, temu_pada = ${ctx.waktu}, alasan_temu = ${alasan}, otorisasi_temu = ${otorisasi}
    WHERE no_so = ${no_so} AND no_hutang = ${no_hutang}`)
  await pakaiOtorisasi(ctx, otorisasi, no_so)
  ctx.audit({ dokumen: no_so, sesudah: { temu: no_hutang, alasan } })
  return { message: 'Berhasil', data: await satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu) }
})

/** Counts of what lies here for loans. */
export const stockOpnameHutangFeature: Feature = {
  dokumen: [DOKUMEN_OPNAME_HUTANG],
  alarm: ALARM_JAMINAN,
  routes: [
    mulai,
    pindai,
    lepas,
    tutup,
    setujui,
    batal,
    temu,
    route(listOpnameHutang, (_, { db, sesi }) => daftarOpname(db, sesi.kode_toko)),
    route(getOpnameHutang, async ({ no_so }, { db, sesi, waktu: saat }) => {
      const satu = await satuOpname(db, sesi, no_so, saat)
      // What an older count found is a list of what lies here.
      if (!DIHITUNG.has(satu.status)) await tolakLihatJaminan(db, sesi, true)
      return satu
    }),
  ],
  terbuka: [
    {
      nama: 'Stock opname hutang belum selesai',
      path: '/stock-opname-hutang',
      jumlah: (db, kode_toko) => hitungBaris(db, sql`hutang_opname WHERE kode_toko = ${kode_toko} AND ${TERBUKA}`),
    },
  ],
}
