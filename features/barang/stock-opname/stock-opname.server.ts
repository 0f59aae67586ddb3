import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
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
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { bukuBaki } from '../timbang-baki/buku-baki.api.ts'
import { ALARM_OPNAME } from './alarm-opname.query.ts'
import { temu } from './barang-hilang.server.ts'
import { kunciBatalHitung } from './batal-hitung.api.ts'
import { tolakLihat } from './dihitung.api.ts'
import { bacaBarcode, hitungSelisih, sebutTemuan, simpanBuku, simpanHasil } from './hitung-opname.store.ts'
import { kasusKosong, kasusLabel, perlihatkan } from './label-ulang.store.ts'
import { setujui } from './setujui-opname.server.ts'
import {
  barangHilang,
  batalOpname,
  DOKUMEN_HILANG,
  DOKUMEN_OPNAME,
  DOKUMEN_TEMU,
  getOpname,
  lepasPindai,
  listOpname,
  mulaiOpname,
  OTORISASI_BATAL_HITUNG,
  pindaiOpname,
  tutupOpname,
} from './stock-opname.contract.ts'
import { DIHITUNG, daftarHilang, daftarOpname, penghitung, satuOpname, sudahMenghitung } from './stock-opname.query.ts'

/** Gudang whose goods have no barcodes of ours: they are weighed, not scanned. */
const TANPA_BARCODE = new Set(['BELI', 'SP', 'RUSAK', 'SP-LN', 'SP-BOS', 'SP-PBRK', 'SS', 'KS', 'HANCUR'])

const mulai = route(mulaiOpname, async ({ kode_baki }, ctx) => {
  const { kode_toko } = ctx.sesi
  // Two who begin at once are told one after the other who was first.
  const baki = await ctx.db.one<{ kode_gudang: string }>(sql`
    SELECT kode_gudang FROM baki WHERE kode_toko = ${kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL
    FOR NO KEY UPDATE`)
  if (!baki) throw new Refusal('rule', `Baki ${kode_baki} Tidak Ada`)
  if (TANPA_BARCODE.has(baki.kode_gudang))
    throw new Refusal('rule', `Baki ${kode_baki} Berisi Barang Tanpa Barcode, Timbang Saja`)
  const terbuka = await ctx.db.one<{ no_so: string }>(sql`
    SELECT no_so FROM stock_opname
    WHERE kode_toko = ${kode_toko} AND kode_baki = ${kode_baki} AND status IN ('HITUNG', 'ULANG', 'TUTUP')`)
  if (terbuka) throw new Refusal('conflict', `Baki ${kode_baki} Sedang Dihitung, ${terbuka.no_so}`)
  const no_so = await simpanDokumen(ctx, DOKUMEN_OPNAME, {
    kepala: { kode_baki },
    gerak: (nomor) => simpanBuku(ctx.db, nomor, 1),
    jurnal: () => null,
    audit: { sesudah: { kode_baki } },
  })
  return satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu)
})

interface Dipegang {
  kode_baki: string
  status: string
  putaran: number
}

/** The count, held until commit. @throws Refusal */
const pegang = async (ctx: WriteContext, no_so: string): Promise<Dipegang> => {
  const row = await ctx.db.one<Dipegang>(sql`
    SELECT kode_baki, status, putaran::int FROM stock_opname
    WHERE no_so = ${no_so} AND kode_toko = ${ctx.sesi.kode_toko} FOR UPDATE`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_so} Tidak Ada`)
  if (row.status === 'BATAL') throw new Refusal('conflict', `Dokumen ${no_so} Sudah Dibatalkan`)
  return row
}

/** The count, held, in a round in which this user may count. @throws Refusal */
const pegangHitungan = async (ctx: WriteContext, no_so: string): Promise<Dipegang> => {
  const row = await pegang(ctx, no_so)
  if (!DIHITUNG.has(row.status)) throw new Refusal('conflict', `Stock Opname ${no_so} Sudah Ditutup`)
  if (row.putaran === 2 && (await sudahMenghitung(ctx.db, no_so, ctx.sesi.user_id)))
    throw new Refusal('rule', 'Hitung Ulang Harus Oleh User Lain')
  return row
}

const pindai = route(pindaiOpname, async ({ no_so, kode_barcode }, ctx) => {
  const { user_id } = ctx.sesi
  const { kode_baki, putaran } = await pegangHitungan(ctx, no_so)
  const { kode_barang, nama_barang, hasil, keterangan } = await bacaBarcode(ctx.db, ctx.sesi, kode_baki, kode_barcode)
  const row = await ctx.db.one<{ urut: number; waktu: string; perlihatkan: boolean }>(sql`
    INSERT INTO stock_opname_pindai AS baru (no_so, putaran, urut, kode_barcode, kode_barang, hasil, keterangan, user_id, waktu)
    SELECT ${no_so}, ${putaran}, coalesce(max(p.urut), 0) + 1, ${kode_barcode}, ${kode_barang}, ${hasil}, ${keterangan},
      ${user_id}, ${ctx.waktu}
    FROM stock_opname_pindai p WHERE p.no_so = ${no_so} AND p.putaran = ${putaran}
    ON CONFLICT (no_so, putaran, kode_barcode) DO NOTHING
    RETURNING urut, ${waktu(sql`waktu`)} AS waktu, ${perlihatkan(sql`baru`, ctx.waktu)} AS perlihatkan`)
  if (!row) throw new Refusal('conflict', `Barang ${kode_barcode} Sudah Dipindai`)
  await ctx.db.run(sql`
    INSERT INTO stock_opname_oleh (no_so, putaran, user_id) VALUES (${no_so}, ${putaran}, ${user_id}) ON CONFLICT DO NOTHING`)
  ctx.audit({ dokumen: no_so, sesudah: { kode_barcode, hasil } })
  return { ...row, kode_barcode, nama_barang, hasil, keterangan, user_id }
})

const lepas = route(lepasPindai, async ({ no_so, kode_barcode }, ctx) => {
  const { putaran } = await pegangHitungan(ctx, no_so)
  const rows = await ctx.db.rows(sql`
    DELETE FROM stock_opname_pindai
    WHERE no_so = ${no_so} AND putaran = ${putaran} AND kode_barcode = ${kode_barcode} AND user_id = ${ctx.sesi.user_id} RETURNING urut`)
  // What somebody else saw is not his to take back.
  if (rows.length === 0) throw new Refusal('missing', `Barang ${kode_barcode} Tidak Anda Pindai`)
  ctx.audit({ dokumen: no_so, sebelum: { kode_barcode } })
  return { message: 'Data Berhasil Di Hapus' }
})

// Neither answer nor audit entry may say what the first round found: the second person counts as blind as the first.
const ulangi = async (ctx: WriteContext, no_so: string, kosong: Kasus | null) => {
  const otorisasi = await kunciOtorisasi(ctx, [kosong])
  await simpanHasil(ctx.db, no_so, 1)
  await ctx.db.run(sql`
    UPDATE stock_opname SET status = 'ULANG', putaran = 2, tutup_pertama_oleh = ${ctx.sesi.user_id}, otorisasi_pertama = ${otorisasi}
    WHERE no_so = ${no_so}`)
  await simpanBuku(ctx.db, no_so, 2)
  await pakaiOtorisasi(ctx, otorisasi, no_so)
  ctx.audit({ dokumen: no_so, sesudah: { status: 'ULANG' } })
  const data = await satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu)
  return { message: 'Selisih Di Atas Toleransi, Baki Harus Dihitung Ulang Oleh User Lain', data }
}

const tutup = route(tutupOpname, async ({ no_so, berat_timbang }, ctx) => {
  const { kode_toko, user_id } = ctx.sesi
  const { kode_baki, putaran } = await pegangHitungan(ctx, no_so)
  if (berat_timbang === 0) throw new Refusal('rule', 'Berat Baki Harus Lebih Dari 0')
  const batas = await batasBeda(ctx.db, kode_toko, 'HITUNG')
  const kosong = await kasusKosong(ctx.db, no_so)
  if (putaran === 1 && (await hitungSelisih(ctx.db, no_so)) > batas(0)) return ulangi(ctx, no_so, kosong)
  const otorisasi = await kunciOtorisasi(ctx, [kosong, ...(await kasusLabel(ctx.db, no_so, putaran, ctx.waktu))])
  await simpanHasil(ctx.db, no_so, putaran)
  const [buku] = await bukuBaki(ctx.db, kode_toko, { kode_baki })
  await ctx.db.run(sql`
    UPDATE stock_opname SET status = 'TUTUP', tutup_pertama_oleh = coalesce(tutup_pertama_oleh, ${user_id}),
      tutup_oleh = ${user_id}, tutup_pada = ${ctx.waktu}, berat_timbang = ${berat_timbang},
      berat_buku = ${buku?.berat_seharusnya ?? null}, otorisasi = ${otorisasi} WHERE no_so = ${no_so}`)
  await pakaiOtorisasi(ctx, otorisasi, no_so)
  ctx.audit({ dokumen: no_so, sesudah: { status: 'TUTUP', berat_timbang } })
  return { message: 'Hitungan Ditutup', data: await satuOpname(ctx.db, ctx.sesi, no_so, ctx.waktu) }
})

const batal = route(batalOpname, async ({ no_so, alasan }, ctx) => {
  const { status, kode_baki } = await pegang(ctx, no_so)
  if (status === 'SELESAI') throw new Refusal('conflict', `Stock Opname ${no_so} Sudah Disetujui`)
  const dibatalkan = {
    no_so,
    status,
    kategori: OTORISASI_BATAL_HITUNG,
    hitungan: `Hitungan baki ${kode_baki}`,
    temuan: () => sebutTemuan(ctx.db, no_so),
  }
  const otorisasi = await kunciBatalHitung(ctx, dibatalkan, await penghitung(ctx.db, no_so))
  await ctx.db.run(sql`
    UPDATE stock_opname SET status = 'BATAL', batal_oleh = ${ctx.sesi.user_id}, batal_pada = ${ctx.waktu}, alasan_batal = ${alasan},
      otorisasi_batal = ${otorisasi}
    WHERE no_so = ${no_so}`)
  await pakaiOtorisasi(ctx, otorisasi, no_so)
  ctx.audit({ dokumen: no_so, sebelum: { status }, sesudah: { status: 'BATAL', alasan } })
  return { message: 'Berhasil' }
})

export const stockOpnameFeature: Feature = {
  dokumen: [DOKUMEN_OPNAME, DOKUMEN_HILANG, DOKUMEN_TEMU],
  alarm: ALARM_OPNAME,
  routes: [
    mulai,
    pindai,
    lepas,
    tutup,
    setujui,
    batal,
    temu,
    route(listOpname, (_, { db, sesi }) => daftarOpname(db, sesi)),
    route(getOpname, async ({ no_so }, { db, sesi, waktu: saat }) => {
      const satu = await satuOpname(db, sesi, no_so, saat)
      // What an older count found names what the next one is to find.
      if (!DIHITUNG.has(satu.status)) await tolakLihat(db, sesi, satu.kode_baki)
      return satu
    }),
    route(barangHilang, (_, { db, sesi }) => daftarHilang(db, sesi.kode_toko)),
  ],
  terbuka: [
    {
      nama: 'Stock opname belum selesai',
      path: '/stock-opname',
      jumlah: (db, kode_toko) =>
        hitungBaris(db, sql`stock_opname WHERE kode_toko = ${kode_toko} AND status IN ('HITUNG', 'ULANG', 'TUTUP')`),
    },
  ],
}
