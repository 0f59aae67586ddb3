import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, type Mg, mg } from '@kencana/ledger'
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
  type WriteContext,
} from '@kencana/server-kit'
import { periksaRusak } from '../../kasir/validasi-barang-rusak/rusak.api.ts'
import { type BatasBeda, batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { kasusSusut } from '../../pengaturan/batas/susut.api.ts'
import { pegangBakiDari } from '../sortir-pembelian/sortir.api.ts'
import {
  batalTerimaSepuh,
  cetakTerimaSepuh,
  DOKUMEN_TERIMA_SEPUH,
  isiTerima,
  laporanTerimaSepuh,
  listTerimaSepuh,
  OTORISASI_SEPUH,
  siapLabeling,
  sisaSepuh,
  terimaSepuh,
} from './terima-sepuh.contract.ts'
import { type Diterima, jurnalTerimaSepuh } from './terima-sepuh.posting.ts'
import { bacaTerima, belumKembali, isi, laporan, siap } from './terima-sepuh.query.ts'

type Isian = InputOf<typeof terimaSepuh>
type Baris = Isian['detail'][number]

interface Luar {
  kode_group: string
  kode_dept: string
  berat_kirim: Mg
  qty: number
  berat: Mg
}

/** A received type, and whether somebody has to agree to what is missing of it. */
interface Hitungan extends Diterima {
  butuh: boolean
}

const TANPA: Omit<Baris, 'kode_dept'> = {
  qty_terima: 0,
  berat_terima: mg(0),
  qty_rusak: 0,
  berat_rusak: mg(0),
  berat_timbangan: mg(0),
}

const periksaBaris = (b: Baris): void => {
  if ((b.qty_terima === 0) !== (b.berat_terima === 0))
    throw new Refusal('rule', `Qty Dan Berat Terima ${b.kode_dept} Harus Diisi Keduanya`)
  if ((b.qty_rusak === 0) !== (b.berat_rusak === 0))
    throw new Refusal('rule', `Qty Dan Berat Rusak ${b.kode_dept} Harus Diisi Keduanya`)
  if (b.berat_timbangan !== b.berat_terima + b.berat_rusak)
    throw new Refusal('rule', `Berat Timbangan ${b.kode_dept} Harus Sama Dengan Berat Terima Dan Berat Rusak`)
}

/** The rules of one type: partial, final, and final with pieces missing (docs: features/sepuhan/README.md). */
const hitung = (luar: Luar, b: Baris, selesai: boolean, batasSusut: BatasBeda): Hitungan => {
  const { kode_group, kode_dept } = luar
  const { qty_terima, berat_terima, qty_rusak, berat_rusak, berat_timbangan } = b
  const belum = luar.qty - qty_terima - qty_rusak
  const sisa = luar.berat - berat_timbangan
  if (belum < 0) throw new Refusal('rule', `Qty ${kode_dept} Melebihi Yang Dikirim`)
  const dasar = { kode_group, kode_dept, qty_terima, berat_terima, qty_rusak, berat_rusak }
  const tetap = { ...dasar, qty_sepuh: luar.qty, berat_sepuh: luar.berat, qty_hilang: 0, berat_hilang: mg(0) }
  if (belum > 0) {
    if (sisa <= 0) throw new Refusal('rule', `Sisa Berat ${kode_dept} Harus Lebih Dari 0`)
    if (!selesai) return { ...tetap, berat_selisih: mg(0), butuh: false }
    return { ...tetap, qty_hilang: belum, berat_hilang: mg(sisa), berat_selisih: mg(0), butuh: true }
  }
  const batas = batasSusut(luar.berat_kirim)
  if (-sisa > batas)
    throw new Refusal('rule', `Berat ${kode_dept} Lebih ${formatGram(mg(-sisa))} g, Melebihi Toleransi Sepuh`)
  return { ...tetap, berat_selisih: mg(sisa), butuh: sisa > batas }
}

const cocokkan = (luar: readonly Luar[], { detail, selesai }: Isian, batas: BatasBeda): Hitungan[] => {
  for (const [at, b] of detail.entries()) {
    periksaBaris(b)
    if (detail.findIndex((one) => one.kode_dept === b.kode_dept) !== at)
      throw new Refusal('rule', 'Barang Sudah Ada Di Tabel')
    if (!luar.some((one) => one.kode_dept === b.kode_dept))
      throw new Refusal('rule', `Jenis ${b.kode_dept} Tidak Ada Di Kiriman Sepuh`)
  }
  return luar.flatMap((one) => {
    const b = detail.find((baris) => baris.kode_dept === one.kode_dept)
    const kosong = !b || b.qty_terima + b.qty_rusak === 0
    if (kosong && !selesai) return []
    return [hitung(one, b ?? { ...TANPA, kode_dept: one.kode_dept }, selesai, batas)]
  })
}

const kunciSepuh = async (ctx: WriteContext, no_sepuh: string): Promise<Luar[]> => {
  const { kode_toko } = ctx.sesi
  const kirim = await ctx.db.one<{ no_batal: string | null }>(sql`
    SELECT no_batal FROM kirim_sepuh WHERE no_sepuh = ${no_sepuh} AND kode_toko = ${kode_toko} FOR UPDATE`)
  if (!kirim) throw new Refusal('missing', `Kirim Sepuh ${no_sepuh} Tidak Ada`)
  if (kirim.no_batal !== null) throw new Refusal('conflict', `Dokumen ${no_sepuh} Sudah Dibatalkan`)
  const [sisa] = await belumKembali(ctx.db, kode_toko, no_sepuh)
  if (!sisa) throw new Refusal('rule', `Kirim Sepuh ${no_sepuh} Sudah Kembali Semua`)
  return sisa.jenis
}

const COLUMNS = [
  'kode_group',
  'kode_dept',
  'qty_sepuh',
  'berat_sepuh',
  'qty_terima',
  'berat_terima',
  'qty_rusak',
  'berat_rusak',
  'berat_timbangan',
  'berat_selisih',
  'qty_hilang',
  'berat_hilang',
] as const

const kasusSepuh = (no_sepuh: string, one: Hitungan): Kasus => ({
  kategori: OTORISASI_SEPUH,
  aturan: one.qty_hilang > 0 ? 'Barang tidak kembali dari sepuh' : 'Susut sepuh melebihi toleransi',
  keterangan: `${no_sepuh} ${one.kode_dept}, ${one.qty_hilang} pcs tidak kembali`,
  satuan: 'MG',
  hitung: one.berat_sepuh,
  input: one.berat_terima + one.berat_rusak,
  berat: one.berat_sepuh,
  mg: one.berat_selisih + one.berat_hilang,
})

const terima = route(terimaSepuh, async (isian, ctx) => {
  const { kode_toko } = ctx.sesi
  await pegangBakiDari(ctx, isian.kode_baki, ['KS'])
  const luar = await kunciSepuh(ctx, isian.no_sepuh)
  const barang = cocokkan(luar, isian, await batasBeda(ctx.db, kode_toko, 'SEPUH'))
  if (barang.length === 0) throw new Refusal('rule', 'Qty Terima Harus Diisi')
  const { no_sepuh, kode_baki, selesai } = isian
  const jurnal = (nomor: string) => jurnalTerimaSepuh({ no_terima_sepuh: nomor, no_sepuh, kode_baki, barang })
  const kasus = barang.filter((one) => one.butuh).map((one) => kasusSepuh(no_sepuh, one))
  const otorisasi = await kunciOtorisasi(ctx, [...kasus, await kasusSusut(ctx, jurnal('-'))])
  const rows = barang.map((one) => ({ ...one, berat_timbangan: one.berat_terima + one.berat_rusak }))
  const no_terima_sepuh = await simpanDokumen(ctx, DOKUMEN_TERIMA_SEPUH, {
    kepala: { no_sepuh, kode_baki, selesai, otorisasi },
    baris: { columns: COLUMNS, rows },
    jurnal,
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: isian },
  })
  return { message: TERSIMPAN, no_terima_sepuh, buktiSlip: await bacaTerima.satu(ctx.db, kode_toko, no_terima_sepuh) }
})

const batal = route(batalTerimaSepuh, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_TERIMA_SEPUH, input, {
    kembalikan: async () => {
      const { no_terima_sepuh } = input
      const lanjut = await ctx.db.one<{ nomor: string }>(sql`
        SELECT no_kirim_stock AS nomor FROM kirim_labeling WHERE no_terima_sepuh = ${no_terima_sepuh} AND no_batal IS NULL LIMIT 1`)
      if (lanjut) throw new Refusal('rule', `Terima Sepuh ${no_terima_sepuh} Sudah Dipakai ${lanjut.nomor}`)
      await periksaRusak(ctx, no_terima_sepuh)
    },
  }),
)

/** Goods back from the gilder, by weight and type. */
export const terimaSepuhFeature: Feature = {
  dokumen: [DOKUMEN_TERIMA_SEPUH],
  routes: [
    terima,
    batal,
    route(sisaSepuh, (_, { db, sesi }) => belumKembali(db, sesi.kode_toko)),
    route(isiTerima, (input, { db, sesi }) => isi(db, sesi.kode_toko, input)),
    route(siapLabeling, (_, { db, sesi }) => siap(db, sesi.kode_toko)),
    route(cetakTerimaSepuh, ({ no_terima_sepuh }, { db, sesi }) =>
      bacaTerima.satu(db, sesi.kode_toko, no_terima_sepuh),
    ),
    route(listTerimaSepuh, ({ tanggal }, { db, sesi }) => bacaTerima.daftar(db, sesi.kode_toko, tanggal)),
    laporanRoute(laporanTerimaSepuh, laporan),
  ],
}
