import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Rp, rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  tolakBankKurang,
  type WriteContext,
} from '@kencana/server-kit'
import { tolakDihitung } from '../../barang/stock-opname/dihitung.api.ts'
import {
  lunasiBiaya,
  pegangBiaya,
  TANPA_BIAYA,
  teksBiaya,
  voidKembali,
} from '../../keuangan/pembayaran/biaya-kembali.api.ts'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { caraKembali, lewatLain, tolakKembaliLain } from '../../keuangan/pembayaran/kembali.api.ts'
import { kasusBukti, kasusNonTunai, lepasPembayaran } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  jumlahBayar,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'
import { kenaliDatang } from '../../member/batas-lapor/pengambil.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { bakiKembali } from '../../pesanan/data-pesanan/contoh.api.ts'
import { hargaTerkunci } from './ambil-titipan.api.ts'
import {
  dibayarTitipan,
  dokumenTitipan,
  kertasTitipan,
  kunciTitipan,
  potonganTitipan,
  type TitipanTerkunci,
  uangForm,
} from './titipan.api.ts'
import { satuTitipan } from './titipan.query.ts'
import {
  batalTitipan,
  batalUangTitipan,
  DOKUMEN_BATAL_TITIPAN,
  DOKUMEN_BIAYA_TITIPAN,
  DOKUMEN_UANG_TITIPAN,
  getBatalUang,
  getUangTitipan,
  LEWAT_LAIN,
  OTORISASI_BATAL_TITIPAN,
  OTORISASI_BATAL_UANG,
  tambahUangTitipan,
} from './transaksi-titipan.contract.ts'
import { jurnalBatalTitipan, jurnalUangTitipan } from './transaksi-titipan.posting.ts'
import { satuUang, uangTitipanKembali } from './uang-titipan.query.ts'

const pegang = async (ctx: WriteContext, no_titip: string): Promise<TitipanTerkunci> => {
  const [satu] = await kunciTitipan(ctx, [no_titip])
  if (!satu) throw new Error('no deposit held')
  return satu
}

const tambah = route(tambahUangTitipan, async ({ no_titip, pembayaran, penyetor }, ctx) => {
  const satu = await pegang(ctx, no_titip)
  const dibayar = await pegangPembayaran(ctx, pembayaran)
  await tolakBukanKasir(ctx, true)
  const jumlah = jumlahBayar(dibayar)
  const sudah = await dibayarTitipan(ctx.db, no_titip)
  // Once its days are over it costs what the day says.
  if (hargaTerkunci(satu, ctx.sesi.tgl_system) && sudah + jumlah > satu.total)
    throw new Refusal('rule', 'Uang Titipan Melebihi Harga Barang')
  const { orang, nama: nama_penyetor } = await kenaliDatang(ctx, satu, penyetor, () => kertasTitipan(ctx.db, satu))
  await periksaLapor(ctx, orang, { bayar: jumlah })
  const { nama_customer, alamat, jenis_identitas, nik } = orang
  const untuk = `${no_titip} ${nama_customer}`
  const kasus = await kasusNonTunai(ctx, dibayar, untuk, { keluar: false })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const otorisasi = await kunciOtorisasi(ctx, [...kasus, bukti])
  const no_uang_titip = await simpanDokumen(ctx, DOKUMEN_UANG_TITIPAN, {
    kepala: { no_titip, jumlah, nama_penyetor, alamat, jenis_identitas, nik, otorisasi },
    gerak: (nomor) =>
      catatPembayaran(ctx, nomor, dibayar, {
        dari: nama_customer,
        otorisasi: kasus.some(Boolean) ? otorisasi : null,
        ulang: bukti && otorisasi,
      }),
    jurnal: (nomor) => jurnalUangTitipan(nomor, no_titip, jumlah, barisPembayaran(dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_titip, pembayaran, penyetor } },
  })
  const data = await satuUang(ctx.db, ctx.sesi, no_uang_titip)
  return { message: TERSIMPAN, no_uang_titip, dibayar: rp(sudah + jumlah), data }
})

interface AsalUang {
  no_titip: string
  jumlah: Rp
  tgl_system: string
  dibuat_pada: Date
}

const batalUang = route(batalUangTitipan, async (input, ctx) => {
  const { no_uang_titip } = input
  const milik = await ctx.db.one<{ no_titip: string }>(sql`
    SELECT no_titip::text FROM titipan_uang WHERE no_uang_titip = ${no_uang_titip} AND kode_toko = ${ctx.sesi.kode_toko}`)
  const dari = milik ? (await pegang(ctx, milik.no_titip)).nama_customer : '-'
  let biaya = TANPA_BIAYA
  const hasil = await batalDokumen(ctx, DOKUMEN_UANG_TITIPAN, input, {
    pilih: sql`no_titip, jumlah, dibuat_pada`,
    lalu: 'OWN',
    kembalikan: async (asal: AsalUang) => {
      await tolakBukanKasir(ctx, true)
      biaya = await pegangBiaya(ctx, { ...asal, dokumen: no_uang_titip }, input.void_edc)
      await lepasPembayaran(ctx, [no_uang_titip], `Batal ${no_uang_titip}`)
    },
    kasus: ({ no_titip, jumlah }) => [
      {
        kategori: OTORISASI_BATAL_UANG,
        aturan: 'Uang titipan dikeluarkan lagi',
        keterangan: `${no_uang_titip}, ${no_titip}${teksBiaya(biaya)}`,
        satuan: 'RP',
        hitung: jumlah,
        input: 0,
        rp: jumlah,
      },
    ],
  })
  await lunasiBiaya(ctx, DOKUMEN_BIAYA_TITIPAN, { dokumen: no_uang_titip, dari, no_batal: hasil.no_batal }, biaya)
  return hasil
})

interface Kembali {
  bayar: readonly string[]
  /** With those of the other pieces of its form. */
  semua: readonly string[]
  dibayar: readonly Dibayar[]
  kembali: Rp
  /** What who agrees to it reads beside its ways. */
  cara: string
}

/** A deposit given back counts to what somebody pays out in a day; another way than it came, or more than that, is agreed to. */
const kasusKembali = async (ctx: WriteContext, satu: TitipanTerkunci, uang: Kembali): Promise<Kasus | null> => {
  const { bayar, dibayar, kembali, cara } = uang
  const isi = {
    kategori: OTORISASI_BATAL_TITIPAN,
    keterangan: `${satu.no_titip} ${satu.nama_customer}, ${await caraKembali(ctx, bayar, dibayar)}${cara}`,
    kode_barcode: satu.kode_barcode,
    berat: satu.berat,
  }
  if (await lewatLain(ctx, uang, dibayar))
    return {
      ...isi,
      aturan: LEWAT_LAIN,
      satuan: 'RP',
      hitung: null,
      input: kembali,
      rp: kembali,
    }
  return periksaBatas(ctx, 'uang_keluar', kembali, {
    ...isi,
    aturan: `Uang titipan Rp. ${formatRibuan(kembali)} kembali`,
  })
}

const hitungKembali = async (ctx: WriteContext, satu: TitipanTerkunci, isian: InputOf<typeof batalTitipan>) => {
  const jumlah = await dibayarTitipan(ctx.db, satu.no_titip)
  const hangus = potonganTitipan(jumlah, satu.hangus)
  const dibayar = await pegangPembayaran(ctx, isian.pembayaran, 'KELUAR')
  const kembali = rp(jumlah - hangus)
  await tolakBukanKasir(ctx, kembali > 0)
  tepatDibayar(dibayar, rp(-kembali))
  const bayar = await dokumenTitipan(ctx.db, satu.no_titip)
  const asal = { bayar, semua: await uangForm(ctx.db, [satu.no_titip]) }
  return {
    ...asal,
    jumlah,
    hangus,
    dibayar: isian.void_edc ? await voidKembali(ctx, asal, dibayar) : dibayar,
    kembali,
    cara: isian.void_edc ? ', VOID EDC' : '',
  }
}

/** Nobody waits any longer for money of a form of which nothing is kept any more. */
const lepas = async (ctx: WriteContext, no_titip_group: string, bayar: readonly string[], no_batal: string) => {
  const masih = await ctx.db.one(sql`
    SELECT 1 AS ada FROM titipan WHERE no_titip_group = ${no_titip_group} AND status <> 'BATAL' LIMIT 1`)
  await lepasPembayaran(ctx, masih ? bayar.filter((one) => one !== no_titip_group) : bayar, no_batal)
}

const batal = route(batalTitipan, async (isian, ctx) => {
  const { no_titip, alasan, versi } = isian
  const satu = await pegang(ctx, no_titip)
  if (satu.versi !== versi) throw new Refusal('conflict', `Titipan ${no_titip} Sudah Diproses Oleh User Lain`)
  const kode_baki = await bakiKembali(ctx, satu.kode_baki, isian.kode_baki)
  await tolakDihitung(ctx, [kode_baki])
  const uang = await hitungKembali(ctx, satu, isian)
  const { jumlah, hangus, dibayar, bayar } = uang
  await tolakKembaliLain(ctx, uang, dibayar)
  await tolakBankKurang(ctx, barisPembayaran(dibayar, no_titip))
  const otorisasi = await kunciOtorisasi(ctx, [await kasusKembali(ctx, satu, uang)])
  const no_batal = await simpanDokumen(ctx, DOKUMEN_BATAL_TITIPAN, {
    kepala: { no_titip, kode_baki, jumlah, hangus, alasan, otorisasi },
    gerak: async (nomor) => {
      await catatPembayaran(ctx, nomor, dibayar, { dari: satu.nama_customer })
      await ctx.db.run(sql`UPDATE titipan SET status = 'BATAL', versi = versi + 1 WHERE no_titip = ${no_titip}`)
      await ctx.db.run(sql`
        UPDATE barang SET status_barang = 'TERSEDIA', kode_baki = ${kode_baki}, versi = versi + 1 WHERE kode_barang = ${satu.kode_barang}`)
      await lepas(ctx, satu.no_titip_group, bayar, nomor)
    },
    jurnal: (nomor) => jurnalBatalTitipan(nomor, satu, { kode_baki, jumlah, hangus }, barisPembayaran(dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sebelum: { no_titip }, sesudah: { alasan, jumlah, hangus, kode_baki } },
  })
  return { message: 'Berhasil', no_batal, data: await satuTitipan(ctx.db, ctx.sesi, no_titip) }
})

/** More money for a deposit, and deposits called off. */
export const uangTitipanFeature: Feature = {
  dokumen: [DOKUMEN_UANG_TITIPAN, DOKUMEN_BIAYA_TITIPAN, DOKUMEN_BATAL_TITIPAN],
  routes: [
    tambah,
    batalUang,
    batal,
    route(getUangTitipan, ({ no_uang_titip }, { db, sesi }) => satuUang(db, sesi, no_uang_titip)),
    route(getBatalUang, ({ no_batal }, { db, sesi }) => uangTitipanKembali(db, sesi, no_batal)),
  ],
}
