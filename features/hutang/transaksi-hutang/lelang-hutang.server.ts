import { sql } from '@kencana/database'
import { formatRibuan, jumlah, type Rp, rp } from '@kencana/ledger'
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
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { lepasPembayaran } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { kunciOrang } from '../../member/data-member/orang-sama.api.ts'
import { balikPoinLelang, kunciBeliLelang, lepasLelang } from '../../pembelian/transaksi-pembelian/lelang.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { kasusHilang } from '../stock-opname-hutang/hilang-hutang.api.ts'
import { kartuHutang } from './bayar-hutang.query.ts'
import { kunciHutang, ubahStatus } from './hutang.api.ts'
import { satuHutang } from './hutang.query.ts'
import { kasusBatal } from './kasus-batal.store.ts'
import { sebutKuasa } from './kuasa-hutang.contract.ts'
import {
  bagiLelang,
  batalLelang,
  batalSurplus,
  bayarSurplus,
  DOKUMEN_LELANG,
  DOKUMEN_SURPLUS,
  hitungLelang,
  lelangHutang,
  OTORISASI_SURPLUS,
  timbangBatalLelang,
  timbangLelang,
} from './lelang-hutang.contract.ts'
import { type BijiLelang, jurnalLelang, jurnalSurplus } from './lelang-hutang.posting.ts'
import { beliLelang, bolehDilelang, kasusLelang, nilaiLelang, periksaHarga } from './lelang-hutang.store.ts'
import { tolakIdentitasLain } from './serah-hutang.store.ts'
import { pegangTagihan, tolakBayarBelumMasuk } from './tagihan-hutang.store.ts'
import {
  catatTimbangLelang,
  ditimbangBatal,
  kasusTimbangBatal,
  kasusTimbangLelang,
  keadaanLelang,
  pegangTimbang,
  periksaBanyak,
  periksaKembali,
  timbangBatalHari,
} from './timbang-lelang.store.ts'

const timbang = route(timbangLelang, async (isian, ctx) => {
  const { hutang } = await pegangTagihan(ctx, isian)
  const { no_hutang } = hutang
  await bolehDilelang(ctx, hutang)
  periksaBanyak(hutang, isian.barang)
  const otorisasi = await kunciOtorisasi(ctx, kasusTimbangLelang(hutang, isian.barang))
  await catatTimbangLelang(ctx, no_hutang, isian.barang, otorisasi)
  await pakaiOtorisasi(ctx, otorisasi, no_hutang)
  ctx.audit({ dokumen: no_hutang, sesudah: { timbang: isian.barang } })
  return { message: TERSIMPAN, data: await kartuHutang(ctx.db, ctx.sesi, no_hutang) }
})

const lelang = route(lelangHutang, async (isian, ctx) => {
  const { hutang, tagihan } = await pegangTagihan(ctx, isian)
  const { no_hutang } = hutang
  await bolehDilelang(ctx, hutang)
  await tolakBayarBelumMasuk(ctx, no_hutang)
  periksaBanyak(hutang, isian.barang)
  const timbang = await pegangTimbang(ctx, no_hutang, isian.barang)
  const { nilai } = await nilaiLelang(ctx, hutang, isian.barang)
  periksaHarga(isian.barang, nilai)
  const hasil = rp(jumlah(isian.barang, 'nilai'))
  const bagian = bagiLelang(hasil, tagihan)
  const otorisasi = await kunciOtorisasi(ctx, [
    ...(await kasusLelang(ctx, hutang, isian.barang, nilai)),
    await kasusHilang(ctx, hutang, 'Barang hutang yang tidak ditemukan dilelang'),
  ])
  let biji: readonly BijiLelang[] = []
  const no_lelang = await simpanDokumen(ctx, DOKUMEN_LELANG, {
    kepala: { no_hutang, nilai: hasil, ...bagian, timbang, otorisasi },
    gerak: async (nomor) => {
      // A piece is bought once it lies here for the loan no more.
      await ubahStatus(ctx, no_hutang, 'LELANG')
      biji = await beliLelang(ctx, nomor, hutang, isian, nilai)
    },
    jurnal: (nomor) => jurnalLelang(nomor, hutang, biji, hasil, bagian),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_hutang, barang: isian.barang, tagihan, ...bagian } },
  })
  return { message: TERSIMPAN, no_lelang, data: await kartuHutang(ctx.db, ctx.sesi, no_hutang) }
})

interface Asal {
  no_lelang: string
  no_hutang: string
  tgl_system: string
  dibuat_pada: Date
  lebih: Rp
  no_batal: string | null
}

/** An auction of this shop with its loan, both held. @throws Refusal 404 */
const pegangLelang = async (ctx: WriteContext, no_lelang: string) => {
  const baca = (kunci = sql``) =>
    ctx.db.one<Asal>(sql`
      SELECT no_lelang::text, no_hutang::text, tgl_system, dibuat_pada, lebih, no_batal::text FROM hutang_lelang
      WHERE no_lelang = ${no_lelang} AND kode_toko = ${ctx.sesi.kode_toko} ${kunci}`)
  const dulu = await baca()
  if (!dulu) throw new Refusal('missing', `Lelang ${no_lelang} Tidak Ada`)
  const [hutang] = await kunciHutang(ctx, [dulu.no_hutang])
  const asal = await baca(sql`FOR UPDATE`)
  if (!hutang || !asal) throw new Error('no auction held')
  return { hutang, asal }
}

/** @throws Refusal that names what paid it out */
const tolakSurplusDibayar = async ({ db }: WriteContext, no_lelang: string): Promise<void> => {
  const bayar = await db.one<{ no_surplus: string }>(sql`
    SELECT no_surplus::text FROM hutang_surplus WHERE no_lelang = ${no_lelang} AND no_batal IS NULL`)
  if (bayar) throw new Refusal('rule', `Kelebihan ${no_lelang} Sudah Dibayarkan, Batalkan ${bayar.no_surplus} Dahulu`)
}

const timbangKembali = route(timbangBatalLelang, async ({ no_lelang, barang }, ctx) => {
  const { hutang, asal } = await pegangLelang(ctx, no_lelang)
  if (asal.no_batal !== null) throw new Refusal('conflict', `Lelang ${no_lelang} Sudah Dibatalkan`)
  const kembali = await periksaKembali(ctx, no_lelang, barang)
  // Read once nothing moves any more, and before the look: who looks on says it of the pieces as they lie then.
  await kunciBeliLelang(ctx, no_lelang)
  const keadaan = await keadaanLelang(ctx.db, no_lelang)
  const otorisasi = await kunciOtorisasi(ctx, kasusTimbangBatal(hutang, no_lelang, kembali, keadaan))
  const isi = kembali.map(({ urut, berat, kadar, no_faktur_beli }) => ({ urut, berat, kadar, no_faktur_beli, keadaan }))
  await catatTimbangLelang(ctx, hutang.no_hutang, isi, otorisasi)
  await pakaiOtorisasi(ctx, otorisasi, hutang.no_hutang)
  ctx.audit({ dokumen: no_lelang, sesudah: { timbang: isi } })
  return { message: TERSIMPAN, data: await kartuHutang(ctx.db, ctx.sesi, hutang.no_hutang) }
})

const batal = route(batalLelang, async (input, ctx) => {
  const { no_lelang, alasan } = input
  const { hutang, asal } = await pegangLelang(ctx, no_lelang)
  let nomor: readonly string[] = []
  let ditimbang = ''
  const hasil = await batalDokumen(ctx, DOKUMEN_LELANG, input, {
    lalu: 'OWN',
    kembalikan: async () => {
      await kunciBeliLelang(ctx, no_lelang)
      const timbang = await timbangBatalHari(ctx.db, no_lelang, ctx.sesi.tgl_system)
      await tolakSurplusDibayar(ctx, no_lelang)
      nomor = await lepasLelang(ctx, no_lelang, alasan)
      ditimbang = await ditimbangBatal(ctx, no_lelang, timbang)
      await ubahStatus(ctx, hutang.no_hutang, 'AKTIF')
    },
    kasus: () => [
      kasusBatal(
        ctx,
        { tgl_system: asal.tgl_system, valid_pada: asal.dibuat_pada },
        {
          aturan: 'Lelang barang hutang dibatalkan',
          keterangan: `${no_lelang}, ${hutang.no_hutang} ${hutang.nama_customer}, kembali ${ditimbang}`,
          rp: hutang.jumlah_hutang,
        },
      ),
    ],
  })
  await balikPoinLelang(ctx, nomor, hasil.no_batal)
  return hasil
})

/** The customer with his paper, or somebody else for him whom the owner agrees to. @throws Refusal for another paper */
const kasusPenerima = async (
  ctx: WriteContext,
  { no_hutang, nama_customer }: { no_hutang: string; nama_customer: string },
  { penerima, identitas_penerima, kuasa }: { penerima: string; identitas_penerima: string; kuasa: string },
  lebih: Rp,
) => {
  const isi = {
    kategori: OTORISASI_SURPLUS,
    keterangan: `${no_hutang} ${nama_customer}${penerima === '' ? '' : `, diterima ${sebutKuasa(penerima, kuasa)}`}`,
  }
  if (penerima !== '')
    return {
      ...isi,
      aturan: 'Kelebihan lelang diterima orang lain',
      satuan: 'RP' as const,
      hitung: null,
      input: lebih,
      rp: lebih,
    }
  await tolakIdentitasLain(ctx, { no_hutang, nama_customer }, identitas_penerima)
  const batas = await periksaBatas(ctx, 'uang_keluar', lebih, {
    ...isi,
    aturan: `Kelebihan lelang Rp. ${formatRibuan(lebih)} keluar`,
  })
  // Whoever keeps the till has read the number of the paper: somebody else sees who stands there with it.
  const dilihat = { ...isi, aturan: 'Kelebihan lelang diserahkan berdua', satuan: 'RP' as const, saksi: true as const }
  return batas ?? { ...dilihat, hitung: 0, input: lebih, rp: lebih }
}

const surplus = route(bayarSurplus, async (isian, ctx) => {
  const { no_lelang, penerima, identitas_penerima, kuasa } = isian
  const { hutang, asal } = await pegangLelang(ctx, no_lelang)
  if (asal.no_batal !== null) throw new Refusal('conflict', `Lelang ${no_lelang} Sudah Dibatalkan`)
  if (asal.lebih === 0) throw new Refusal('rule', `Lelang ${no_lelang} Tidak Ada Kelebihannya`)
  await tolakSurplusDibayar(ctx, no_lelang)
  await tolakBayarBelumMasuk(ctx, hutang.no_hutang)
  await tolakBukanKasir(ctx, true)
  const dibayar = await pegangPembayaran(ctx, isian.pembayaran, 'KELUAR')
  tepatDibayar(dibayar, rp(-asal.lebih))
  await kunciOrang(ctx.db, hutang)
  const kasus = await kasusPenerima(ctx, hutang, isian, asal.lebih)
  await tolakBankKurang(ctx, barisPembayaran(dibayar, no_lelang))
  const otorisasi = await kunciOtorisasi(ctx, [kasus])
  const no_surplus = await simpanDokumen(ctx, DOKUMEN_SURPLUS, {
    kepala: {
      no_lelang,
      jumlah: asal.lebih,
      penerima,
      identitas_penerima,
      kuasa: penerima === '' ? '' : kuasa,
      otorisasi,
    },
    gerak: (nomor) => catatPembayaran(ctx, nomor, dibayar, { dari: penerima === '' ? hutang.nama_customer : penerima }),
    jurnal: (nomor) => jurnalSurplus(nomor, hutang.no_hutang, asal.lebih, barisPembayaran(dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_lelang, jumlah: asal.lebih, penerima, kuasa } },
  })
  return { message: TERSIMPAN, no_surplus, data: await kartuHutang(ctx.db, ctx.sesi, hutang.no_hutang) }
})

const surplusKembali = route(batalSurplus, async (input, ctx) => {
  const milik = await ctx.db.one<{ no_lelang: string; tgl_system: string; dibuat_pada: Date; jumlah: Rp }>(sql`
    SELECT no_lelang::text, tgl_system, dibuat_pada, jumlah FROM hutang_surplus
    WHERE no_surplus = ${input.no_surplus} AND kode_toko = ${ctx.sesi.kode_toko}`)
  if (!milik) throw new Refusal('missing', `Kelebihan Lelang ${input.no_surplus} Tidak Ada`)
  const { hutang } = await pegangLelang(ctx, milik.no_lelang)
  return batalDokumen(ctx, DOKUMEN_SURPLUS, input, {
    lalu: 'OWN',
    kembalikan: async () => {
      await tolakBukanKasir(ctx, true)
      await lepasPembayaran(ctx, [input.no_surplus], `Batal ${input.no_surplus}`)
    },
    kasus: () => [
      kasusBatal(
        ctx,
        { tgl_system: milik.tgl_system, valid_pada: milik.dibuat_pada },
        {
          aturan: 'Pembayaran kelebihan lelang dibatalkan',
          keterangan: `${input.no_surplus}, ${hutang.no_hutang} ${hutang.nama_customer}`,
          rp: milik.jumlah,
        },
      ),
    ],
  })
})

/** Goods that nobody redeems, and what is left over for their customer. */
export const lelangHutangFeature: Feature = {
  dokumen: [DOKUMEN_LELANG, DOKUMEN_SURPLUS],
  routes: [
    timbang,
    lelang,
    timbangKembali,
    batal,
    surplus,
    surplusKembali,
    route(hitungLelang, async ({ no_hutang, ...biji }, { db, sesi }) => {
      const { nilai } = await nilaiLelang({ db, sesi }, await satuHutang(db, sesi, no_hutang), [biji])
      const [satu] = nilai
      if (!satu) throw new Error('nothing valued')
      return { harga_hitung: satu.harga_hitung }
    }),
  ],
}
