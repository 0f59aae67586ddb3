import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, hasilLebur, jumlah, type Mg, mg, type Persentase } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  isOwner,
  kunciOtorisasi,
  kunciSaldo,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { tolakDitagih } from '../../keuangan/tagihan/tagihan.api.ts'
import { pegangGroup } from '../../master/group/group.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { kasusSusut } from '../../pengaturan/batas/susut.api.ts'
import { hargaSetara } from '../../pengaturan/batas/ubah-harga.api.ts'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import {
  batalBahanStok,
  DOKUMEN_BAHAN_STOK,
  getBahanStok,
  isiBahanStok,
  listBahanStok,
  OTORISASI_BAHAN_BOS,
  OTORISASI_LEBUR,
  saldoBahanStok,
} from './bahan-stok.contract.ts'
import { jurnalBahanStok } from './bahan-stok.posting.ts'
import { bacaBahanStok, saldoSekarang, satuBahanStok } from './bahan-stok.query.ts'

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
  if (stokAwal && !isOwner(ctx.sesi.level)) throw new Refusal('denied', 'Stok Awal Hanya Dimasukkan OWN Atau SU')
  if (stokAwal && !(await yaParaSystem(ctx.db, ctx.sesi.kode_toko, 'stok_awal')))
    throw new Refusal('rule', 'Stok Awal Sudah Ditutup Untuk Toko Ini')
  return lebur
}

/** Gold that goes back to the owner or a factory, or out of the books as if it had never been there, is his or SU's to give. */
const kasusKeBos = async (
  { db, sesi }: WriteContext,
  { no_bahan_stok, kode_group }: { no_bahan_stok: string; kode_group: string },
): Promise<Kasus[]> => {
  const row = await db.one<{ berat: Mg; awal: boolean }>(sql`
    SELECT coalesce(sum(berat), 0)::bigint AS berat, coalesce(bool_or(sumber = 'STOK_AWAL'), false) AS awal FROM bahan_stok_detail
    WHERE no_bahan_stok = ${no_bahan_stok} AND sumber IN ('BOS', 'PABRIK', 'STOK_AWAL')`)
  const berat = row?.berat ?? mg(0)
  if (berat === 0 || isOwner(sesi.level)) return []
  const aturan = 'Bahan dari BOS, pabrik atau stok awal dibatalkan tanpa pemilik'
  const isi = { kategori: OTORISASI_BAHAN_BOS, aturan, keterangan: `${no_bahan_stok}, ${kode_group}` }
  return [{ ...isi, satuan: 'MG', hitung: 0, input: berat, mg: berat, wakil: row?.awal !== true }]
}

/** Gold that the owner or a factory is said to have given is material out of nothing, unless he or SU says so himself. */
const kasusDariBos = ({ sesi }: WriteContext, { kode_group, detail_bahan }: Isian): Kasus | null => {
  const berat = jumlah(
    detail_bahan.filter((one) => one.sumber === 'BOS' || one.sumber === 'PABRIK'),
    'berat',
  )
  if (berat === 0 || isOwner(sesi.level)) return null
  return {
    kategori: OTORISASI_BAHAN_BOS,
    aturan: 'Bahan dari BOS atau pabrik dicatat tanpa pemilik',
    keterangan: kode_group,
    satuan: 'MG',
    hitung: 0,
    input: berat,
    mg: berat,
  }
}

/** Gold that is melted into a category of another price is worth another sum at once. */
const kasusHargaLain = async (
  ctx: WriteContext,
  { kode_group, detail_bahan, jml_bahan }: Isian,
): Promise<Kasus | null> => {
  const asal = [...new Set(detail_bahan.map((one) => one.kode_group))].filter((one) => one !== kode_group)
  const lain: string[] = []
  for (const one of asal) if (!(await hargaSetara(ctx, one, kode_group))) lain.push(one)
  if (lain.length === 0) return null
  return {
    kategori: OTORISASI_LEBUR,
    aturan: 'Dilebur ke kategori dengan harga lain',
    keterangan: `${lain.join(', ')} ke ${kode_group}`,
    satuan: 'MG',
    hitung: null,
    input: jml_bahan,
    mg: jml_bahan,
    wakil: false,
  }
}

const isi = route(isiBahanStok, async (isian, ctx) => {
  const { kode_toko } = ctx.sesi
  const kadar = await pegangGroup(ctx.db, [isian.kode_group, ...isian.detail_bahan.map((one) => one.kode_group)])
  const lebur = await periksaSumber(ctx, isian)
  await pegangHancur(ctx, isian)
  const susut = hitungSusut(isian, kadar)
  const batas = await batasBeda(ctx.db, kode_toko, 'LEBUR')
  const perlu: Kasus = {
    kategori: OTORISASI_LEBUR,
    aturan: 'Susut lebur melebihi toleransi',
    keterangan: `${isian.kode_group} dari ${isian.detail_bahan.map((one) => `${one.kode_group} ${formatGram(one.berat)} g`).join(', ')}`,
    satuan: 'MG',
    hitung: isian.jml_bahan + susut,
    input: isian.jml_bahan,
    mg: susut,
  }
  const jurnal = (nomor: string) => jurnalBahanStok({ ...isian, no_bahan_stok: nomor, lebur, susut, kadarGroup: kadar })
  const otorisasi = await kunciOtorisasi(ctx, [
    kasusDariBos(ctx, isian),
    susut > batas(isian.jml_bahan + susut) ? perlu : null,
    lebur ? await kasusHargaLain(ctx, isian) : null,
    await kasusSusut(ctx, jurnal('-')),
  ])
  const { jenis, kode_group, jml_bahan, keterangan, detail_bahan } = isian
  const persentase = kadarDari(kadar, kode_group)
  const rows = detail_bahan.map((one) => ({ ...one, persentase: kadarDari(kadar, one.kode_group) }))
  const no_bahan_stok = await simpanDokumen(ctx, DOKUMEN_BAHAN_STOK, {
    kepala: { jenis, kode_group, persentase, lebur, jml_bahan, susut, keterangan, otorisasi },
    baris: { columns: ['sumber', 'kode_group', 'persentase', 'berat'], rows },
    jurnal,
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { ...isian, lebur, susut, otorisasi } },
  })
  return { message: TERSIMPAN, no_bahan_stok, data: await satuBahanStok(ctx.db, kode_toko, no_bahan_stok) }
})

const batal = route(batalBahanStok, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_BAHAN_STOK, input, {
    pilih: sql`no_bahan_stok, kode_group::text, lebur`,
    kembalikan: () => tolakDitagih(ctx.db, input.no_bahan_stok),
    kasus: (asal: { no_bahan_stok: string; kode_group: string; lebur: boolean }) => kasusKeBos(ctx, asal),
    // Material that was given to a craftsman since is missing in the shop: the reversal itself is refused then.
    kind: ({ lebur }: { lebur: boolean }) => (lebur ? 'LEBUR' : 'BAHAN_MASUK'),
  }),
)

/** The shop's own material for craftsmen: filled, undone, and how much of it there is. */
export const bahanStokFeature: Feature = {
  dokumen: [DOKUMEN_BAHAN_STOK],
  routes: [
    isi,
    batal,
    route(saldoBahanStok, (_, { db, sesi }) => saldoSekarang(db, sesi.kode_toko)),
    route(listBahanStok, ({ tanggal }, { db, sesi }) => bacaBahanStok.daftar(db, sesi.kode_toko, tanggal)),
    route(getBahanStok, ({ no_bahan_stok }, { db, sesi }) => satuBahanStok(db, sesi.kode_toko, no_bahan_stok)),
  ],
}
