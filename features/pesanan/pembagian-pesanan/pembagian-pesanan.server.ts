import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, mg } from '@kencana/ledger'
import {
  bukukanBatal,
  type Feature,
  kunciBatal,
  kunciSaldo,
  Refusal,
  route,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { saldoTukang } from '../../tukang/bahan-tukang/bahan-tukang.api.ts'
import { kunciPesanan, type PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'
import { STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
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
import { daftarBaru, daftarPembagian, satuPembagian, satuTersedia } from './pembagian-pesanan.query.ts'

type Isian = InputOf<typeof bagiPesanan>

/** The assignment an order goes by from now on. */
const berlaku = async (
  ctx: WriteContext,
  no_pesanan: string,
  no_pembagian: string,
  { kode_tukang, ongkos_tukang, berat_susut }: Pick<Isian, 'kode_tukang' | 'ongkos_tukang' | 'berat_susut'>,
): Promise<void> => {
  await ctx.db.run(sql`
    UPDATE pesanan SET status = 'PROSES', no_pembagian = ${no_pembagian}, kode_tukang = ${kode_tukang},
      ongkos_tukang = ${ongkos_tukang}, susut_tukang = ${berat_susut}, versi = versi + 1
    WHERE no_pesanan = ${no_pesanan}`)
}

interface Pembagian extends Isian {
  no_pembagian: string
  jenis: 'BAGI' | 'PINDAH'
  no_sebelum: string | null
  alasan: string
}

const catat = async (ctx: WriteContext, pesanan: PesananTerkunci, baru: Pembagian): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { no_pembagian, jenis, no_pesanan, kode_tukang, ongkos_tukang, berat_susut, no_sebelum, alasan } = baru
  await ctx.db.run(sql`
    INSERT INTO pembagian_pesanan (no_pembagian, no_pesanan, kode_toko, tgl_system, jenis, kode_tukang, ongkos_tukang,
      berat_susut, kode_group, berat_customer, no_sebelum, alasan, user_id, dibuat_pada)
    VALUES (${no_pembagian}, ${no_pesanan}, ${kode_toko}, ${tgl_system}, ${jenis}, ${kode_tukang}, ${ongkos_tukang},
      ${berat_susut}, ${pesanan.kode_group}, ${pesanan.berat_customer}, ${no_sebelum}, ${alasan}, ${user_id}, ${ctx.waktu})`)
  await berlaku(ctx, no_pesanan, no_pembagian, baru)
}

const jawab = async (ctx: WriteContext, no_pembagian: string) => ({
  message: 'Data Berhasil Disimpan',
  no_pembagian,
  slip: await satuPembagian(ctx.db, ctx.sesi.kode_toko, no_pembagian),
})

const bagi = route(bagiPesanan, async (isian, ctx) => {
  const pesanan = await kunciPesanan(ctx, isian.no_pesanan, ['BARU'])
  await pegangTukang(ctx, isian.kode_tukang)
  const no_pembagian = await ctx.nomor(DOKUMEN_PEMBAGIAN)
  await catat(ctx, pesanan, { ...isian, no_pembagian, jenis: 'BAGI', no_sebelum: null, alasan: '' })
  if (pesanan.berat_customer > 0) await ctx.post(jurnalBagi({ ...pesanan, no_pembagian }, isian.kode_tukang))
  ctx.audit({ dokumen: no_pembagian, sesudah: isian })
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
  await pegangEmas(ctx, asal, pesanan, 'Dipindah')
  const no_pembagian = await ctx.nomor(DOKUMEN_PEMBAGIAN)
  await catat(ctx, pesanan, { ...isian, no_pembagian, jenis: 'PINDAH', no_sebelum, alasan })
  if (pesanan.berat_customer > 0) await ctx.post(jurnalPindah({ ...pesanan, no_pembagian }, asal, kode_tukang))
  ctx.audit({ dokumen: no_pembagian, sebelum: { kode_tukang: asal, no_pembagian: no_sebelum }, sesudah: isian })
  return jawab(ctx, no_pembagian)
})

interface Sebelum {
  no_pembagian: string
  kode_tukang: string
  ongkos_tukang: Isian['ongkos_tukang']
  berat_susut: Isian['berat_susut']
}

/** The order goes by its former assignment again, or waits for one. */
const kembalikan = async (ctx: WriteContext, no_pesanan: string, no_sebelum: string | null): Promise<void> => {
  if (no_sebelum === null) {
    await ctx.db.run(sql`
      UPDATE pesanan SET status = 'BARU', no_pembagian = NULL, kode_tukang = NULL, ongkos_tukang = NULL,
        susut_tukang = NULL, versi = versi + 1
      WHERE no_pesanan = ${no_pesanan}`)
    return
  }
  const sebelum = await ctx.db.one<Sebelum>(sql`
    SELECT no_pembagian, kode_tukang, ongkos_tukang, berat_susut FROM pembagian_pesanan WHERE no_pembagian = ${no_sebelum}`)
  if (!sebelum) throw new Error(`assignment ${no_sebelum} missing`)
  await pegangTukang(ctx, sebelum.kode_tukang)
  await berlaku(ctx, no_pesanan, no_sebelum, sebelum)
}

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
  const milik = await ctx.db.one<{ no_pesanan: string }>(sql`
    SELECT no_pesanan FROM pembagian_pesanan
    WHERE no_pembagian = ${no_pembagian} AND kode_toko = ${ctx.sesi.kode_toko}`)
  // The order before its assignment, as every document of orders holds them.
  const pesanan = milik && (await kunciPesanan(ctx, milik.no_pesanan, STATUS_PESANAN))
  const asal = await kunciBatal<{ no_sebelum: string | null }>(ctx, DOKUMEN_PEMBAGIAN, no_pembagian, {
    pilih: sql`no_sebelum`,
  })
  if (!pesanan) throw new Error(`assignment ${no_pembagian} without an order`)
  const { no_pesanan, berat_customer, kode_tukang } = pesanan
  periksaTerakhir(pesanan, no_pembagian)
  await kunciPesanan(ctx, no_pesanan, ['PROSES'])
  if (kode_tukang !== null) await pegangEmas(ctx, kode_tukang, pesanan, 'Dikembalikan')
  const kind = berat_customer > 0 ? ('PESANAN' as const) : null
  const no_batal = await bukukanBatal(ctx, DOKUMEN_PEMBAGIAN, no_pembagian, { kind, alasan })
  await kembalikan(ctx, no_pesanan, asal.no_sebelum)
  return { message: 'Berhasil', no_batal }
})

/** Orders given to craftsmen, moved from one to another, and taken back. */
export const pembagianPesananFeature: Feature = {
  dokumen: [DOKUMEN_PEMBAGIAN],
  routes: [
    route(pesananBaru, (_, { db, sesi }) => daftarBaru(db, sesi.kode_toko)),
    route(pesananTersedia, async ({ no_pesanan }, { db, sesi }) => ({
      pesanan: await satuTersedia(db, sesi.kode_toko, no_pesanan),
    })),
    bagi,
    pindah,
    batal,
    route(listPembagian, ({ tanggal, jenis }, { db, sesi }) => daftarPembagian(db, sesi.kode_toko, tanggal, jenis)),
    route(getPembagian, ({ no_pembagian }, { db, sesi }) => satuPembagian(db, sesi.kode_toko, no_pembagian)),
  ],
}
