import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, mg } from '@kencana/ledger'
import {
  bukukanBatal,
  type Feature,
  kunciOtorisasi,
  kunciSaldo,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { saldoTukang } from '../../tukang/bahan-tukang/bahan-tukang.api.ts'
import { kasusBahan, pegangTangan } from '../../tukang/bahan-tukang/batas-bahan.api.ts'
import { kunciBatalPesanan, kunciPesanan, type PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'
import { kasusJatah } from './jatah-tukang.store.ts'
import {
  bagiPesanan,
  batalPembagian,
  DOKUMEN_PEMBAGIAN,
  getPembagian,
  listPembagian,
  pesananBaru,
  pesananTersedia,
  pindahPesanan,
} from './pembagian-pesanan.contract.ts'
import { jurnalBagi, jurnalPindah } from './pembagian-pesanan.posting.ts'
import { bacaPembagian, daftarBaru, satuPembagian, satuTersedia } from './pembagian-pesanan.query.ts'

type Isian = InputOf<typeof bagiPesanan>

/** The assignment an order goes by from now on. */
const berlaku = (ctx: WriteContext, no_pembagian: string, isian: Isian): Promise<unknown> =>
  ctx.db.run(sql`
    UPDATE pesanan SET status = 'PROSES', no_pembagian = ${no_pembagian}, kode_tukang = ${isian.kode_tukang},
      ongkos_tukang = ${isian.ongkos_tukang}, susut_tukang = ${isian.berat_susut}, versi = versi + 1
    WHERE no_pesanan = ${isian.no_pesanan}`)

/** What every assignment says of its order. */
const isiPembagian = (isian: Isian, { kode_group, berat_customer }: PesananTerkunci) => {
  const { no_pesanan, kode_tukang, ongkos_tukang, berat_susut } = isian
  return { no_pesanan, kode_tukang, ongkos_tukang, berat_susut, kode_group, berat_customer }
}

const jawab = async (ctx: WriteContext, no_pembagian: string) => ({
  message: TERSIMPAN,
  no_pembagian,
  slip: await satuPembagian(ctx.db, ctx.sesi, no_pembagian),
})

/** What the customer left goes along into a craftsman's hands: it counts to what may stand there. */
const kasusEmas = async (
  ctx: WriteContext,
  kode_tukang: string,
  { kode_group, berat_customer }: PesananTerkunci,
): Promise<Kasus | null> => {
  if (berat_customer === 0) return null
  await pegangTangan(ctx, kode_tukang)
  return kasusBahan(ctx, { kode_tukang, kode_group, jml_bahan: berat_customer })
}

const bagi = route(bagiPesanan, async (isian, ctx) => {
  const pesanan = await kunciPesanan(ctx, isian.no_pesanan, ['BARU'])
  await pegangTukang(ctx, isian.kode_tukang)
  const emas = await kasusEmas(ctx, isian.kode_tukang, pesanan)
  const otorisasi = await kunciOtorisasi(ctx, [...(await kasusJatah(ctx, pesanan, isian)), emas])
  const no_pembagian = await simpanDokumen(ctx, DOKUMEN_PEMBAGIAN, {
    kepala: { ...isiPembagian(isian, pesanan), jenis: 'BAGI', no_sebelum: null, alasan: '', otorisasi },
    gerak: (nomor) => berlaku(ctx, nomor, isian),
    jurnal: (nomor) => jurnalBagi({ ...pesanan, no_pembagian: nomor }, isian.kode_tukang),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: isian },
  })
  return jawab(ctx, no_pembagian)
})

/** The customer's gold must still be there to go along. */
const pegangEmas = async (
  ctx: WriteContext,
  asal: string,
  pesanan: PesananTerkunci,
  apa: 'Dipindah' | 'Dikembalikan',
): Promise<void> => {
  const { kode_group, berat_customer } = pesanan
  if (berat_customer === 0) return
  const [saldo] = await kunciSaldo(ctx, [saldoTukang(asal, 'BAHAN', kode_group)])
  const ada = saldo?.mg ?? mg(0)
  if (ada < berat_customer)
    throw new Refusal(
      'rule',
      `Bahan ${kode_group} Tukang ${asal} Tinggal ${formatGram(ada)} g, Emas Customer ${formatGram(berat_customer)} g Tidak Bisa ${apa}`,
    )
}

const pindah = route(pindahPesanan, async (isian, ctx) => {
  const { no_pesanan, kode_tukang, alasan } = isian
  const pesanan = await kunciPesanan(ctx, no_pesanan, ['PROSES'])
  const { kode_tukang: asal, no_pembagian: no_sebelum } = pesanan
  if (asal === null) throw new Error(`order ${no_pesanan} is worked on by nobody`)
  if (kode_tukang === asal)
    throw new Refusal('rule', `Pesanan ${no_pesanan} Sudah Dikerjakan Tukang ${asal}, Pilih Tukang Lain`)
  await pegangTukang(ctx, kode_tukang)
  const emas = await kasusEmas(ctx, kode_tukang, pesanan)
  await pegangEmas(ctx, asal, pesanan, 'Dipindah')
  const otorisasi = await kunciOtorisasi(ctx, [...(await kasusJatah(ctx, pesanan, isian)), emas])
  const no_pembagian = await simpanDokumen(ctx, DOKUMEN_PEMBAGIAN, {
    kepala: { ...isiPembagian(isian, pesanan), jenis: 'PINDAH', no_sebelum, alasan, otorisasi },
    gerak: (nomor) => berlaku(ctx, nomor, isian),
    jurnal: (nomor) => jurnalPindah({ ...pesanan, no_pembagian: nomor }, asal, kode_tukang),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sebelum: { kode_tukang: asal, no_pembagian: no_sebelum }, sesudah: isian },
  })
  return jawab(ctx, no_pembagian)
})

/** The assignment before an undone one; its craftsman must still be there. */
const bacaSebelum = async (ctx: WriteContext, no_sebelum: string | null): Promise<Isian | null> => {
  if (no_sebelum === null) return null
  const sebelum = await ctx.db.one<Isian>(sql`
    SELECT no_pesanan, kode_tukang, ongkos_tukang, berat_susut FROM pembagian_pesanan WHERE no_pembagian = ${no_sebelum}`)
  if (!sebelum) throw new Error(`assignment ${no_sebelum} missing`)
  await pegangTukang(ctx, sebelum.kode_tukang)
  return sebelum
}

/** The order waits for an assignment again. */
const tanpaTukang = (ctx: WriteContext, no_pesanan: string): Promise<unknown> =>
  ctx.db.run(sql`
    UPDATE pesanan SET status = 'BARU', no_pembagian = NULL, kode_tukang = NULL, ongkos_tukang = NULL, susut_tukang = NULL,
      versi = versi + 1
    WHERE no_pesanan = ${no_pesanan}`)

/** Only the latest assignment of an order can be undone. */
const periksaTerakhir = (pesanan: PesananTerkunci, no_pembagian: string): void => {
  const { no_pesanan, no_pembagian: sekarang, kode_tukang } = pesanan
  if (sekarang !== null && sekarang !== no_pembagian)
    throw new Refusal(
      'conflict',
      `Pesanan ${no_pesanan} Sudah Di Tukang ${kode_tukang} Dengan ${sekarang}, Batalkan Dulu Yang Terakhir`,
    )
}

const batal = route(batalPembagian, async ({ no_pembagian, alasan }, ctx) => {
  const { pesanan, asal } = await kunciBatalPesanan<{ no_sebelum: string | null }>(
    ctx,
    DOKUMEN_PEMBAGIAN,
    no_pembagian,
    sql`no_sebelum`,
  )
  const { no_pesanan, berat_customer, kode_tukang } = pesanan
  periksaTerakhir(pesanan, no_pembagian)
  await kunciPesanan(ctx, no_pesanan, ['PROSES'])
  const sebelum = await bacaSebelum(ctx, asal.no_sebelum)
  const emas = sebelum && (await kasusEmas(ctx, sebelum.kode_tukang, pesanan))
  if (kode_tukang !== null) await pegangEmas(ctx, kode_tukang, pesanan, 'Dikembalikan')
  const kind = berat_customer > 0 ? ('PESANAN' as const) : null
  const no_batal = await bukukanBatal(ctx, DOKUMEN_PEMBAGIAN, no_pembagian, { kind, alasan, kasus: [emas] })
  if (sebelum && asal.no_sebelum !== null) await berlaku(ctx, asal.no_sebelum, sebelum)
  else await tanpaTukang(ctx, no_pesanan)
  return { message: 'Berhasil', no_batal }
})

/** Orders given to craftsmen, moved from one to another, and taken back. */
export const pembagianPesananFeature: Feature = {
  dokumen: [DOKUMEN_PEMBAGIAN],
  routes: [
    route(pesananBaru, (_, { db, sesi }) => daftarBaru(db, sesi.kode_toko)),
    route(pesananTersedia, async ({ no_pesanan }, { db, sesi }) => ({
      pesanan: await satuTersedia(db, sesi, no_pesanan),
    })),
    bagi,
    pindah,
    batal,
    route(listPembagian, ({ tanggal, jenis }, { db, sesi }) =>
      bacaPembagian.daftar(db, sesi.kode_toko, tanggal, sql`k.jenis = ${jenis}`),
    ),
    route(getPembagian, ({ no_pembagian }, { db, sesi }) => satuPembagian(db, sesi, no_pembagian)),
  ],
}
