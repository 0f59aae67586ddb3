import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { jumlah, mg, rp, uang } from '@kencana/ledger'
import {
  type Feature,
  insertRows,
  kunciOtorisasi,
  pairs,
  pakaiOtorisasi,
  Refusal,
  route,
  TERSIMPAN,
  tolakBankKurang,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangRekening } from '../../keuangan/uang/uang.api.ts'
import { namaSales } from '../../master/sales/sales.api.ts'
import { catatIdentitas, pegangMember } from '../../member/data-member/data-member.api.ts'
import { bacaIdentitas } from '../../member/data-member/data-member.contract.ts'
import { kunciOrang } from '../../member/data-member/orang-sama.api.ts'
import { pegangJaminan } from '../../pembelian/transaksi-pembelian/jaminan.api.ts'
import { ambilRekening, TANPA_REKENING } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { memegang } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'
import { laranganAtas } from '../larangan-hutang/larangan-hutang.api.ts'
import { ALARM_HUTANG } from './alarm-hutang.query.ts'
import { hitungBunga, tambahBulan } from './bunga.contract.ts'
import { fotoHutangRoutes } from './foto-hutang.server.ts'
import { tolakTakDilihat, tolakTanpaFoto } from './foto-hutang.store.ts'
import { kunciHutang } from './hutang.api.ts'
import { BON_HUTANG, bukaHutang, DOKUMEN_HUTANG, getHutang } from './hutang.contract.ts'
import { pilihHutang, satuHutang } from './hutang.query.ts'
import { hutangMenunggu, jumlahMenunggu, kasCukup } from './kas-hutang.query.ts'
import { catatTimbang, kasusHutang, kasusTimbang } from './kasus-hutang.store.ts'
import { bacaSyarat, type NilaiJaminan, nilaiJaminan, plafonDari } from './nilai-hutang.api.ts'
import { kasusLaranganBaru, lepasHutang, masihMenunggu, sahkanHutang } from './sah-hutang.store.ts'
import { hitungHutang, simpanHutang, syaratBaru, tolakHutang, validasiHutang } from './transaksi-hutang.contract.ts'

type Isian = InputOf<typeof simpanHutang>

// biome-ignore format: a table's columns, by line of its migration
const KOLOM = ['no_hutang', 'kode_toko', 'tgl_system', 'kode_sales', 'nama_sales', 'kode_member', 'nama_customer', 'no_hp', 'alamat', 'jenis_identitas', 'nik', 'no_manual', 'nilai', 'plafon', 'jumlah_hutang', 'bunga_persen', 'lama', 'mulai', 'tgl_jatuh_tempo', 'bunga', 'besar_kembali', 'basis', 'minimum', 'grace', 'denda_persen', 'pembulatan', 'lelang_hari', 'cara_bayar', 'no_rekening', 'bank_pelanggan', 'no_rekening_pelanggan', 'nama_rekening_pelanggan', 'status', 'kas_cukup', 'larangan', 'otorisasi', 'user_id', 'dibuat_pada'] as const
// biome-ignore format: the same of its lines
const KOLOM_BARANG = ['no_hutang', 'urut', 'nama_barang', 'kode_group', 'kadar', 'persentase', 'jumlah', 'berat_kotor', 'berat_plastik', 'berat', 'kondisi_pinjaman', 'harga_gram', 'taksiran', 'kode_barang'] as const

/** Who borrows shows a paper, now or when he became a member; what is seen first is kept with him. @throws Refusal */
const pegangPeminjam = async (ctx: WriteContext, isian: Isian) => {
  const dikenal = await pegangMember(ctx, isian)
  const identitas = bacaIdentitas(isian.nik) ?? dikenal
  if (identitas.jenis_identitas === '-') throw new Refusal('rule', 'NIK Harus Diisi')
  if (isian.kode_member !== '-' && dikenal.jenis_identitas === '-')
    await catatIdentitas(ctx, isian.kode_member, identitas)
  await kunciOrang(ctx.db, { ...isian, no_hp: dikenal.no_hp })
  const { jenis_identitas, no_identitas: nik } = identitas
  const lain = dikenal.jenis_identitas !== '-' && dikenal.no_identitas !== nik
  return { jenis_identitas, nik, no_hp: dikenal.no_hp, lain }
}

const pegangKondisi = async ({ db }: WriteContext, kondisi: readonly string[]): Promise<void> => {
  const rows = await db.rows<{ kode: string }>(sql`
    SELECT kondisi_pinjaman::text AS kode FROM kondisi_pinjaman
    WHERE kondisi_pinjaman = ANY (${[...kondisi]}::text[]) AND dihapus_pada IS NULL FOR SHARE`)
  const tiada = kondisi.find((one) => !rows.some(({ kode }) => kode === one))
  if (tiada !== undefined) throw new Refusal('rule', `Kondisi Pinjaman ${tiada} Tidak Ada`)
}

const ditimbang = <B extends Isian['detail_barang'][number]>(barang: readonly B[]) =>
  barang.map((one) => ({ ...one, berat: mg(one.berat_kotor - one.berat_plastik) }))

/** A piece that the shop sold is what its nota says, whatever was typed of it. @throws Refusal for one that is not its customer's to leave */
const menurutNota = async (ctx: WriteContext, isian: Isian['detail_barang']) => {
  const kode = isian.flatMap(({ kode_barcode }) => (kode_barcode === '' ? [] : [kode_barcode]))
  const nota = kode.length === 0 ? null : await pegangJaminan(ctx, kode)
  return isian.map((one) => {
    const satu = nota?.get(one.kode_barcode)
    if (!satu) return { ...one, kode_barang: null, nota: null }
    const { nama_barang, kode_group, kadar, kode_barang } = satu
    return { ...one, nama_barang, kode_group, kadar, kode_barang, nota: satu }
  })
}

/** Where a value was shown and is another one by now. @throws Refusal */
const tolakNilaiBerubah = (barang: Isian['detail_barang'], nilai: readonly NilaiJaminan[]): void => {
  for (const [one, { taksiran }] of pairs(barang, nilai))
    if (one.taksiran !== undefined && one.taksiran !== taksiran)
      throw new Refusal('conflict', `Harga ${one.nama_barang} Sudah Berubah, Silahkan Hitung Ulang`)
}

/** The row of a new loan, all but its number. */
const susun = (
  ctx: WriteContext,
  isian: Isian,
  nilai: readonly NilaiJaminan[],
  para: Awaited<ReturnType<typeof bacaSyarat>>,
) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { plafon_persen, bunga_persen: _, lama: __, ...cara } = para
  const semua = rp(jumlah(nilai, 'taksiran'))
  const tgl_jatuh_tempo = tambahBulan(tgl_system, isian.lama)
  const syarat = { ...cara, ...isian, mulai: tgl_system, tgl_jatuh_tempo }
  const { bunga } = hitungBunga(syarat, tgl_jatuh_tempo)
  const tunai = isian.cara_bayar === 'CASH'
  return {
    ...syarat,
    ...(tunai ? TANPA_REKENING : ambilRekening(isian)),
    no_rekening: tunai ? null : isian.no_rekening,
    kode_toko,
    tgl_system,
    nilai: semua,
    plafon: plafonDari(semua, plafon_persen),
    bunga,
    besar_kembali: rp(isian.jumlah_hutang + bunga),
    status: 'OPEN',
    user_id,
    dibuat_pada: ctx.waktu,
  }
}

const simpan = route(simpanHutang, async (isian, ctx) => {
  const barang = ditimbang(await menurutNota(ctx, isian.detail_barang))
  const nilai = await nilaiJaminan(ctx.db, ctx.sesi.kode_toko, barang)
  tolakNilaiBerubah(isian.detail_barang, nilai)
  const peminjam = await pegangPeminjam(ctx, isian)
  const nama_sales = await namaSales(ctx, isian.kode_sales)
  await pegangKondisi(
    ctx,
    barang.map((one) => one.kondisi_pinjaman),
  )
  if (isian.cara_bayar === 'TRANSFER') await pegangRekening(ctx, isian.no_rekening)
  const para = await bacaSyarat(ctx.db, ctx.sesi.kode_toko)
  const { lain, ...kertas } = peminjam
  const kepala = { ...susun(ctx, isian, nilai, para), ...kertas, nama_sales }
  const untuk = `Hutang ${isian.nama_customer}: ${barang.map((one) => `${one.nama_barang} ${one.kadar}`).join(', ')}`
  const larangan = await laranganAtas(ctx.db, kepala)
  const baru = {
    isian,
    barang,
    nilai,
    diminta: { ...kepala, untuk },
    syarat: para,
    peminjam: { nik: kertas.nik, no_hp: kertas.no_hp, lain },
    larangan,
  }
  const otorisasi = await kunciOtorisasi(ctx, await kasusHutang(ctx, baru), true)
  const no_hutang = await ctx.nomor(DOKUMEN_HUTANG)
  await insertRows(ctx.db, DOKUMEN_HUTANG.tabel, KOLOM, [
    { ...kepala, kas_cukup: await kasCukup(ctx, isian), larangan: larangan.map(({ id }) => id), no_hutang, otorisasi },
  ])
  const rows = pairs(barang, nilai).map(([one, harga], at) => ({ ...one, ...harga, no_hutang, urut: at + 1 }))
  await insertRows(ctx.db, DOKUMEN_HUTANG.detail, KOLOM_BARANG, rows)
  await pakaiOtorisasi(ctx, otorisasi, no_hutang)
  ctx.audit({ dokumen: no_hutang, sesudah: { ...isian, nik: '', nilai: kepala.nilai, plafon: kepala.plafon } })
  return { message: TERSIMPAN, no_hutang, data: await satuHutang(ctx.db, ctx.sesi, no_hutang) }
})

const validasi = route(validasiHutang, async ({ data, timbang }, ctx) => {
  const nomor = data.map((one) => one.no_hutang)
  const hutang = await kunciHutang(ctx, nomor)
  for (const [satu, { versi }] of pairs(hutang, data)) masihMenunggu(satu, versi)
  const { sahkan_langsung } = await bacaPara(ctx.db, ctx.sesi.kode_toko, ['sahkan_langsung'])
  const sendiri = hutang.find((one) => one.user_id === ctx.sesi.user_id)
  if (sendiri && sahkan_langsung !== 'YA')
    throw new Refusal('denied', `Hutang ${sendiri.no_hutang} Divalidasi User Lain`)
  await tolakTanpaFoto(ctx, hutang)
  await tolakTakDilihat(ctx, hutang)
  const kasus = [...(await kasusTimbang(ctx, hutang, timbang)), ...(await kasusLaranganBaru(ctx, hutang))]
  await tolakBankKurang(
    ctx,
    hutang.flatMap((one) => (one.no_rekening === null ? [] : uang('BANK', -one.jumlah_hutang, one.no_rekening))),
  )
  const otorisasi = await kunciOtorisasi(ctx, kasus)
  await catatTimbang(ctx, nomor, timbang)
  for (const satu of hutang) {
    await sahkanHutang(ctx, satu, otorisasi)
    ctx.audit({ dokumen: satu.no_hutang, sesudah: { valid_by: ctx.sesi.user_id } })
  }
  await pakaiOtorisasi(ctx, otorisasi, nomor[0] ?? '')
  return {
    message: 'Validasi Berhasil',
    data: await pilihHutang(ctx.db, ctx.sesi, sql`k.no_hutang = ANY (${nomor}::text[])`),
  }
})

// Any paper of it tells its customer that his goods were taken in.
const bonTercetak = async ({ db, sesi }: WriteContext, no_hutang: string): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM cetak
    WHERE kode_toko = ${sesi.kode_toko} AND jenis = ANY (${[BON_HUTANG, DOKUMEN_HUTANG.cetak]}::text[]) AND dokumen = ${no_hutang} LIMIT 1`)) !==
  undefined

const tolak = route(tolakHutang, async ({ no_hutang, versi, alasan }, ctx) => {
  const [hutang] = await kunciHutang(ctx, [no_hutang])
  if (!hutang) throw new Error('no loan held')
  masihMenunggu(hutang, versi)
  const lain = hutang.user_id !== ctx.sesi.user_id || (await bonTercetak(ctx, no_hutang))
  if (lain && !(await memegang(ctx.db, ctx.sesi, ['/validasi-hutang#validasi'])))
    throw new Refusal('denied', 'Hutang Ini Hanya Dapat Ditolak Kasir')
  await lepasHutang(ctx, no_hutang, alasan)
  ctx.audit({ dokumen: no_hutang, sebelum: { status: 'OPEN' }, sesudah: { alasan } })
  return { message: 'Berhasil' }
})

/** Loans against gold: entry, validation by somebody who weighs again, and letting one go that is not right yet. */
export const transaksiHutangFeature: Feature = {
  dokumen: [DOKUMEN_HUTANG],
  alarm: ALARM_HUTANG,
  routes: [
    simpan,
    ...fotoHutangRoutes,
    validasi,
    tolak,
    route(hitungHutang, async (barang, { db, sesi }) => {
      const [nilai] = await nilaiJaminan(db, sesi.kode_toko, [barang])
      if (!nilai) throw new Error('nothing valued')
      return nilai
    }),
    route(syaratBaru, (_, { db, sesi }) => bacaSyarat(db, sesi.kode_toko)),
    route(getHutang, ({ no_hutang }, { db, sesi }) => satuHutang(db, sesi, no_hutang)),
    route(bukaHutang, (_, { db, sesi }) => hutangMenunggu(db, sesi)),
  ],
  penghalang: [
    {
      nama: 'Hutang',
      path: '/validasi-hutang',
      jumlah: jumlahMenunggu,
    },
  ],
}
