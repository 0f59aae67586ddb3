import { sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  laporanRoute,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
} from '@kencana/server-kit'
import { lunasiBiaya, pegangBiaya, TANPA_BIAYA, teksBiaya } from '../../keuangan/pembayaran/biaya-kembali.api.ts'
import { menerimaUang, tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { kasusBukti, kasusNonTunai, lepasPembayaran } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  jumlahBayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'
import { kunciPesanan, titipPesanan } from '../data-pesanan/data-pesanan.api.ts'
import { DOKUMEN_BIAYA_PESANAN, LIHAT_PESANAN, STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { kenaliPengambil } from '../data-pesanan/pengambil.api.ts'
import { sisaDiminta } from '../data-pesanan/titip-diminta.api.ts'
import { ALARM_TITIP } from './alarm-titip.query.ts'
import {
  batalTitip,
  DOKUMEN_TITIP,
  getBatalTitip,
  getTitip,
  laporanTitip,
  OTORISASI_BATAL_TITIP,
  OTORISASI_TANPA_TITIP,
  tambahTitip,
  tanpaTitip,
  titipDitunggu,
} from './titip-uang.contract.ts'
import { jurnalTitip } from './titip-uang.posting.ts'
import { daftarDitunggu, jumlahDitunggu, satuTitip, titipKembali, titipUang } from './titip-uang.query.ts'

const TERBUKA = ['BARU', 'PROSES', 'SELESAI'] as const

const tambah = route(tambahTitip, async ({ no_pesanan, pembayaran, penyetor }, ctx) => {
  const { sub_total } = await kunciPesanan(ctx, no_pesanan, TERBUKA)
  const dibayar = await pegangPembayaran(ctx, pembayaran)
  await tolakBukanKasir(ctx, true)
  const jumlah = jumlahBayar(dibayar)
  const sudah = (await titipPesanan(ctx.db, ctx.sesi.kode_toko, [no_pesanan])).get(no_pesanan) ?? rp(0)
  if (sudah + jumlah > sub_total) throw new Refusal('rule', 'Titip Uang Melebihi Total Harga Pesanan')
  const { orang, nama: nama_penyetor } = await kenaliPengambil(ctx, no_pesanan, penyetor)
  await periksaLapor(ctx, orang, { bayar: jumlah })
  const { nama_customer, alamat, jenis_identitas, nik } = orang
  const untuk = `${no_pesanan} ${nama_customer}`
  const kasus = await kasusNonTunai(ctx, dibayar, untuk, { keluar: false })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const otorisasi = await kunciOtorisasi(ctx, [...kasus, bukti])
  const dilihat = kasus.some(Boolean) ? otorisasi : null
  const no_titip = await simpanDokumen(ctx, DOKUMEN_TITIP, {
    kepala: { no_pesanan, jumlah, nama_penyetor, alamat, jenis_identitas, nik },
    gerak: (nomor) =>
      catatPembayaran(ctx, nomor, dibayar, { dari: nama_customer, otorisasi: dilihat, ulang: bukti && otorisasi }),
    jurnal: (nomor) => jurnalTitip(nomor, no_pesanan, jumlah, barisPembayaran(dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_pesanan, pembayaran, penyetor } },
  })
  return { message: TERSIMPAN, no_titip, titip: rp(sudah + jumlah), data: await satuTitip(ctx.db, ctx.sesi, no_titip) }
})

// Who made the order could have asked for no deposit at all. Of anybody else, and of a maker who takes money himself, it could be money that came.
const tanpa = route(tanpaTitip, async ({ no_pesanan, alasan }, ctx) => {
  const { user_id: pembuat, nama_customer } = await kunciPesanan(ctx, no_pesanan, STATUS_PESANAN)
  const sisa = await sisaDiminta(ctx.db, no_pesanan)
  if (!sisa) throw new Refusal('conflict', `Pesanan ${no_pesanan} Tidak Menunggu Titip Uang`)
  const { user_id, level, tgl_system } = ctx.sesi
  const bisaTerima = await menerimaUang(ctx)
  const sendiri = level === 'OWN' || (user_id === pembuat && !bisaTerima)
  const otorisasi = await kunciOtorisasi(ctx, [
    sendiri
      ? null
      : {
          kategori: OTORISASI_TANPA_TITIP,
          aturan: 'Titip uang yang diminta saat pesanan dibuat tidak diambil',
          keterangan: `${no_pesanan} ${nama_customer}: ${alasan}`,
          satuan: 'RP',
          hitung: sisa,
          input: 0,
          rp: sisa,
        },
  ])
  await ctx.db.run(sql`
    INSERT INTO pesanan_tanpa_titip (no_pesanan, tgl_system, jumlah, alasan, otorisasi, user_id, bisa_terima, dibuat_pada)
    VALUES (${no_pesanan}, ${tgl_system}, ${sisa}, ${alasan}, ${otorisasi}, ${user_id}, ${bisaTerima}, ${ctx.waktu})`)
  await ctx.db.run(sql`UPDATE pesanan SET titip_diminta = 0 WHERE no_pesanan = ${no_pesanan}`)
  await pakaiOtorisasi(ctx, otorisasi, no_pesanan)
  ctx.audit({ dokumen: no_pesanan, sebelum: { titip_diminta: sisa }, sesudah: { titip_diminta: 0, alasan } })
  return { message: 'Berhasil' }
})

interface Asal {
  no_pesanan: string
  jumlah: Rp
  tgl_system: string
  dibuat_pada: Date
}

const batal = route(batalTitip, async (input, ctx) => {
  const { no_titip } = input
  let biaya = TANPA_BIAYA
  let dari = '-'
  const hasil = await batalDokumen(ctx, DOKUMEN_TITIP, input, {
    pilih: sql`no_pesanan, jumlah, dibuat_pada`,
    // What was paid with the form goes back with the order alone.
    syarat: sql`no_titip LIKE 'TPS-%'`,
    lalu: 'OWN',
    kembalikan: async (asal: Asal) => {
      await tolakBukanKasir(ctx, true)
      dari = (await kunciPesanan(ctx, asal.no_pesanan, TERBUKA)).nama_customer
      biaya = await pegangBiaya(ctx, { ...asal, dokumen: no_titip }, input.void_edc)
      await lepasPembayaran(ctx, [no_titip], `Batal ${no_titip}`)
    },
    kasus: ({ no_pesanan, jumlah }) => [
      {
        kategori: OTORISASI_BATAL_TITIP,
        aturan: 'Titip uang dikeluarkan lagi',
        keterangan: `${no_titip}, ${no_pesanan}${teksBiaya(biaya)}`,
        satuan: 'RP',
        hitung: jumlah,
        input: 0,
        rp: jumlah,
      },
    ],
  })
  await lunasiBiaya(ctx, DOKUMEN_BIAYA_PESANAN, { dokumen: no_titip, dari, no_batal: hasil.no_batal }, biaya)
  return hasil
})

/** Money that customers pay ahead for orders, after the form. */
export const titipUangFeature: Feature = {
  dokumen: [DOKUMEN_TITIP],
  alarm: ALARM_TITIP,
  routes: [
    tambah,
    batal,
    tanpa,
    route(titipDitunggu, (_, { db, sesi }) => daftarDitunggu(db, sesi.kode_toko)),
    route(getTitip, ({ no_titip }, { db, sesi }) => satuTitip(db, sesi, no_titip)),
    route(getBatalTitip, ({ no_batal }, { db, sesi }) => titipKembali(db, sesi, no_batal)),
    laporanRoute(laporanTitip, titipUang),
  ],
  terbuka: [
    {
      nama: 'Titip uang pesanan belum diterima',
      path: '/validasi-jual-beli',
      juga: LIHAT_PESANAN,
      jumlah: jumlahDitunggu,
    },
  ],
}
