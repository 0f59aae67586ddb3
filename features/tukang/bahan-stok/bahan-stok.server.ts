import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, hasilLebur, type Mg, mg, type Persentase } from '@kencana/ledger'
import {
  bukukanBatal,
  type Feature,
  kunciBatal,
  kunciSaldo,
  Refusal,
  route,
  type WriteContext,
} from '@kencana/server-kit'
import { kunciOtorisasi, pakaiOtorisasi } from '../../akses/otorisasi/otorisasi.api.ts'
import { pegangGroup } from '../../master/group/group.api.ts'
import { persenParaSystem, yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import {
  batalBahanStok,
  DOKUMEN_BAHAN_STOK,
  getBahanStok,
  isiBahanStok,
  listBahanStok,
  OTORISASI_LEBUR,
  saldoBahanStok,
} from './bahan-stok.contract.ts'
import { jurnalBahanStok } from './bahan-stok.posting.ts'
import { daftarBahanStok, saldoSekarang, satuBahanStok } from './bahan-stok.query.ts'

type Isian = InputOf<typeof isiBahanStok>
type Kadar = ReadonlyMap<string, Persentase>

const kadarDari = (kadar: Kadar, kode_group: string): Persentase => {
  const persentase = kadar.get(kode_group)
  if (persentase === undefined || persentase === 0)
    throw new Refusal('rule', `Persentase Kategori ${kode_group} Masih 0`)
  return persentase
}

/** What the sources should give of the group, and what is missing of it. @throws Refusal when more came out than went in */
const hitungSusut = ({ kode_group, jml_bahan, detail_bahan }: Isian, kadar: Kadar): Mg => {
  const asal = detail_bahan.map((one) => ({ berat: one.berat, persentase: kadarDari(kadar, one.kode_group) }))
  const seharusnya = hasilLebur(asal, kadarDari(kadar, kode_group))
  if (jml_bahan > seharusnya) throw new Refusal('rule', `Berat Jadi Melebihi ${formatGram(seharusnya)} g`)
  return mg(seharusnya - jml_bahan)
}

/** Scrap gold is drawn on: held, and enough of it. */
const pegangHancur = async (ctx: WriteContext, { detail_bahan }: Isian): Promise<void> => {
  const perlu = new Map<string, number>()
  for (const { sumber, kode_group, berat } of detail_bahan)
    if (sumber === 'HANCUR') perlu.set(kode_group, (perlu.get(kode_group) ?? 0) + berat)
  const keys = [...perlu.keys()].map((kode_group) => ({
    akun: 'HANCUR' as const,
    ref: '-',
    lot: '-',
    kode_group,
    kode_dept: '-',
  }))
  const saldo = await kunciSaldo(ctx, keys)
  for (const [at, { kode_group }] of keys.entries()) {
    const ada = saldo[at]?.mg ?? mg(0)
    if ((perlu.get(kode_group) ?? 0) > ada)
      throw new Refusal('rule', `Emas Hancur ${kode_group} Tidak Mencukupi, Tersedia ${formatGram(ada)} g`)
  }
}

/** Mixed groups are melted, and only gold in hand can be; opening stock only while the shop's is open. */
const periksaSumber = async (ctx: WriteContext, { kode_group, detail_bahan }: Isian): Promise<boolean> => {
  const lebur = detail_bahan.some((one) => one.kode_group !== kode_group)
  if (lebur && detail_bahan.some((one) => one.sumber !== 'HANCUR'))
    throw new Refusal('rule', 'Kategori Campuran Hanya Bisa Dilebur Dari Emas Hancur')
  const stokAwal = detail_bahan.some((one) => one.sumber === 'STOK_AWAL')
  if (stokAwal && !(await yaParaSystem(ctx.db, ctx.sesi.kode_toko, 'stok_awal')))
    throw new Refusal('rule', 'Stok Awal Sudah Ditutup Untuk Toko Ini')
  return lebur
}

interface Hitungan {
  no_bahan_stok: string
  lebur: boolean
  susut: Mg
  kadar: Kadar
  otorisasi: string | null
}

const tulis = async (ctx: WriteContext, isian: Isian, hitung: Hitungan): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { no_bahan_stok, lebur, susut, kadar, otorisasi } = hitung
  const { jenis, kode_group, jml_bahan, keterangan, detail_bahan } = isian
  await ctx.db.run(sql`
    INSERT INTO bahan_stok (no_bahan_stok, kode_toko, tgl_system, jenis, kode_group, persentase, lebur, jml_bahan, susut,
      keterangan, otorisasi, user_id, dibuat_pada)
    VALUES (${no_bahan_stok}, ${kode_toko}, ${tgl_system}, ${jenis}, ${kode_group}, ${kadarDari(kadar, kode_group)}, ${lebur},
      ${jml_bahan}, ${susut}, ${keterangan}, ${otorisasi}, ${user_id}, ${ctx.waktu})`)
  await ctx.db.run(sql`
    INSERT INTO bahan_stok_detail (no_bahan_stok, urut, sumber, kode_group, persentase, berat)
    SELECT ${no_bahan_stok}, x.urut, x.sumber, x.kode_group, x.persentase, x.berat
    FROM unnest(${detail_bahan.map((one) => one.sumber)}::text[], ${detail_bahan.map((one) => one.kode_group)}::text[],
      ${detail_bahan.map((one) => kadarDari(kadar, one.kode_group))}::integer[],
      ${detail_bahan.map((one) => one.berat)}::bigint[]) WITH ORDINALITY AS x (sumber, kode_group, persentase, berat, urut)`)
}

const isi = route(isiBahanStok, async (isian, ctx) => {
  const { kode_toko } = ctx.sesi
  const kadar = await pegangGroup(ctx.db, [isian.kode_group, ...isian.detail_bahan.map((one) => one.kode_group)])
  const lebur = await periksaSumber(ctx, isian)
  await pegangHancur(ctx, isian)
  const susut = hitungSusut(isian, kadar)
  const toleransi = await persenParaSystem(ctx.db, kode_toko, 'toleransi_susut')
  const melebihi = BigInt(susut) * 1_000_000n > BigInt(isian.jml_bahan + susut) * BigInt(toleransi)
  const otorisasi = melebihi ? await kunciOtorisasi(ctx, isiBahanStok, isian, OTORISASI_LEBUR) : null
  const no_bahan_stok = await ctx.nomor(DOKUMEN_BAHAN_STOK)
  await tulis(ctx, isian, { no_bahan_stok, lebur, susut, kadar, otorisasi })
  await ctx.post(jurnalBahanStok({ ...isian, no_bahan_stok, lebur, susut, kadarGroup: kadar }))
  if (otorisasi !== null) await pakaiOtorisasi(ctx, otorisasi, no_bahan_stok)
  ctx.audit({ dokumen: no_bahan_stok, sesudah: { ...isian, lebur, susut, otorisasi } })
  return {
    message: 'Data Berhasil Disimpan',
    no_bahan_stok,
    data: await satuBahanStok(ctx.db, kode_toko, no_bahan_stok),
  }
})

const batal = route(batalBahanStok, async ({ no_bahan_stok, alasan }, ctx) => {
  const { lebur } = await kunciBatal<{ lebur: boolean }>(ctx, DOKUMEN_BAHAN_STOK, no_bahan_stok, { pilih: sql`lebur` })
  // Material that was given to a craftsman since is missing in the shop: the reversal itself is refused then.
  const kind = lebur ? 'LEBUR' : 'BAHAN_MASUK'
  const no_batal = await bukukanBatal(ctx, DOKUMEN_BAHAN_STOK, no_bahan_stok, { kind, alasan })
  return { message: 'Berhasil', no_batal }
})

/** The shop's own material for craftsmen: filled, undone, and how much of it there is. */
export const bahanStokFeature: Feature = {
  dokumen: [DOKUMEN_BAHAN_STOK],
  routes: [
    isi,
    batal,
    route(saldoBahanStok, (_, { db, sesi }) => saldoSekarang(db, sesi.kode_toko)),
    route(listBahanStok, ({ tanggal }, { db, sesi }) => daftarBahanStok(db, sesi.kode_toko, tanggal)),
    route(getBahanStok, ({ no_bahan_stok }, { db, sesi }) => satuBahanStok(db, sesi.kode_toko, no_bahan_stok)),
  ],
}
