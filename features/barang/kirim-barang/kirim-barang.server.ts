import { sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import {
  bukukanBatal,
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  periksaBatal,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  terbukaBarang,
  type WriteContext,
} from '@kencana/server-kit'
import { beritahuHapus } from '../../cabang/kirim-barang-kecabang/hapus.api.ts'
import { satuKirimanMasuk } from '../../cabang/kiriman-masuk/kiriman-masuk.api.ts'
import {
  barisBarang,
  KOLOM_BARANG,
  kembalikanBarang,
  kunciBarang,
  letakkanBarang,
} from '../data-barang/data-barang.api.ts'
import { kunciKeluar } from '../stock-opname/dicari.api.ts'
import { tolakLihat } from '../stock-opname/dihitung.api.ts'
import {
  ADA_DI_JALAN,
  bacaKirim,
  DI_INSTALASI_INI,
  kunciKirim,
  satuKirim,
  tolakBukanKiriman,
} from './kirim-barang.api.ts'
import {
  barangByBaki,
  batalKirim,
  DOKUMEN_HAPUS_KIRIM,
  DOKUMEN_KIRIM,
  getKirim,
  hapusKirim,
  kirimBarang,
  kirimNomor,
  laporanKirim,
  listKirim,
  OTORISASI_HAPUS_KIRIM,
} from './kirim-barang.contract.ts'
import { jurnalHapusKirim, jurnalKirim } from './kirim-barang.posting.ts'
import { barangDiBaki, laporanDetail, laporanRekap } from './kirim-barang.query.ts'

const periksaTujuan = async (ctx: WriteContext, to: string): Promise<void> => {
  if (to === ctx.sesi.kode_toko) throw new Refusal('rule', 'Tujuan Tidak Boleh Toko Sendiri')
  const toko = await ctx.db.one<{ portal: string }>(sql`SELECT portal FROM toko WHERE kode_toko = ${to}`)
  if (!toko) throw new Refusal('rule', `Toko ${to} Tidak Ada`)
  // A shop of another installation is reached through its portal, by /kirim-barang-kecabang.
  if (toko.portal !== '') throw new Refusal('rule', `Toko ${to} Ada Di Instalasi Lain`)
}

const kirim = route(kirimBarang, async (isian, ctx) => {
  const { to, detail_barang } = isian
  await periksaTujuan(ctx, to)
  const kode = detail_barang.map((one) => one.kode_barcode)
  const barang = await kunciBarang(ctx, kode)
  tolakBukanKiriman(barang, isian)
  const otorisasi = await kunciKeluar(ctx, barang, `dikirim ke toko ${to}, masih dicari`)
  const no_kirim = await simpanDokumen(ctx, DOKUMEN_KIRIM, {
    kepala: { tujuan: to, pcs: barang.length, berat: jumlahBerat(barang), otorisasi },
    baris: { columns: KOLOM_BARANG, rows: barisBarang(barang) },
    gerak: () => letakkanBarang(ctx, barang, { kode_baki: null, status_barang: 'DIKIRIM' }),
    jurnal: (nomor) => jurnalKirim(nomor, barang),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { to, detail_barang: kode } },
  })
  return { message: 'Data Berhasil Dikirim', no_kirim, data: await satuKirim(ctx.db, ctx.sesi.kode_toko, no_kirim) }
})

const batal = route(batalKirim, async ({ no_kirim, alasan }, ctx) => {
  const { jalan, ...asal } = await kunciKirim(ctx, no_kirim)
  if (asal.kode_toko !== ctx.sesi.kode_toko) throw new Refusal('rule', 'Kiriman Hanya Bisa Dibatalkan Oleh Pengirim')
  if (!no_kirim.startsWith('KRM-'))
    throw new Refusal('rule', `Kiriman ${no_kirim} Ke Instalasi Lain, Ditarik Di Kirim Barang Ke Cabang`)
  periksaBatal(ctx, no_kirim, asal)
  if (jalan.length !== asal.pcs) throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Diterima`)
  await kembalikanBarang(ctx, DOKUMEN_KIRIM, no_kirim)
  await ctx.db.run(sql`UPDATE kirim_barang_detail SET dibatalkan = true WHERE no_kirim = ${no_kirim}`)
  return { message: 'Berhasil', no_batal: await bukukanBatal(ctx, DOKUMEN_KIRIM, no_kirim, { alasan }) }
})

const hapus = route(hapusKirim, async ({ no_kirim, alasan }, ctx) => {
  const { jalan, tarik, ...asal } = await kunciKirim(ctx, no_kirim)
  if (asal.kode_toko !== ctx.sesi.kode_toko) throw new Refusal('rule', 'Sisa Kiriman Dihapus Di Toko Pengirim')
  if (tarik) throw new Refusal('rule', `Kiriman ${no_kirim} Sedang Ditarik Kembali`)
  if (jalan.length === 0) throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Selesai`)
  const kode = jalan.map((one) => one.kode_barang)
  const berat = jumlahBerat(jalan)
  const otorisasi = await kunciOtorisasi(ctx, {
    kategori: OTORISASI_HAPUS_KIRIM,
    aturan: 'Barang di jalan dinyatakan hilang',
    keterangan: `${no_kirim}, ${jalan.length} barang`,
    satuan: 'MG',
    hitung: berat,
    input: 0,
    mg: berat,
    wakil: false,
  })
  const no_hapus = await simpanDokumen(ctx, DOKUMEN_HAPUS_KIRIM, {
    kepala: { no_kirim, pcs: jalan.length, berat, alasan, otorisasi },
    gerak: async (nomor) => {
      await ctx.db.run(sql`
        UPDATE kirim_barang_detail SET no_hapus = ${nomor} WHERE no_kirim = ${no_kirim} AND kode_barang = ANY (${kode}::text[])`)
      await letakkanBarang(ctx, jalan, { kode_baki: null, status_barang: 'HILANG' })
    },
    jurnal: (nomor) => jurnalHapusKirim(nomor, no_kirim, jalan),
    sesudah: async (nomor) => {
      await pakaiOtorisasi(ctx, otorisasi, nomor)
      await beritahuHapus(ctx, { no_kirim, tujuan: asal.tujuan, no_hapus: nomor, barang: kode })
    },
    audit: { sebelum: { no_kirim }, sesudah: { alasan, detail_barang: kode } },
  })
  return { message: TERSIMPAN, no_hapus }
})

export const kirimBarangFeature: Feature = {
  dokumen: [DOKUMEN_KIRIM, DOKUMEN_HAPUS_KIRIM],
  routes: [
    kirim,
    batal,
    hapus,
    route(barangByBaki, async ({ kode_baki }, { db, sesi }) => {
      await tolakLihat(db, sesi, kode_baki)
      const rows = await barangDiBaki(db, sesi.kode_toko, kode_baki)
      if (rows.length === 0) throw new Refusal('missing', 'Data Barang Tidak Ada')
      return rows
    }),
    route(kirimNomor, async ({ kode_cabang }, { db, sesi }) => {
      const rows = await bacaKirim.pilih(
        db,
        sql`${ADA_DI_JALAN} AND ((k.kode_toko = ${sesi.kode_toko} AND k.tujuan = ${kode_cabang})
          OR (k.tujuan = ${sesi.kode_toko} AND k.kode_toko = ${kode_cabang}))`,
      )
      return { no_kirim: rows.map((row) => row.no_kirim) }
    }),
    route(getKirim, async ({ no_kirim }, { db, sesi }) => {
      const datang = await satuKirimanMasuk(db, sesi.kode_toko, no_kirim)
      return datang ?? satuKirim(db, sesi.kode_toko, no_kirim)
    }),
    route(listKirim, ({ tanggal }, { db, sesi }) =>
      bacaKirim.pilih(
        db,
        sql`k.kode_toko = ${sesi.kode_toko} AND ${DI_INSTALASI_INI} AND (k.tgl_system = ${tanggal} OR ${ADA_DI_JALAN})`,
      ),
    ),
    route(laporanKirim, (input, { db, sesi }) =>
      input.type_laporan === 'REKAP'
        ? laporanRekap(db, input, sesi.kode_toko)
        : laporanDetail(db, input, sesi.kode_toko),
    ),
  ],
  terbuka: [
    {
      nama: 'Kiriman barang di jalan',
      path: '/kirim-barang',
      jumlah: async (db, kode_toko) =>
        terbukaBarang(
          await bacaKirim.pilih(db, sql`k.kode_toko = ${kode_toko} AND ${DI_INSTALASI_INI} AND ${ADA_DI_JALAN}`),
        ),
    },
  ],
}
