import type { InputOf, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Mg, mg } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciSaldo,
  lihatNomor,
  Refusal,
  route,
  simpanDokumen,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangGroup } from '../../master/group/group.api.ts'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { saldoTukang } from '../../tukang/bahan-tukang/bahan-tukang.api.ts'
import { kasusBahan, pegangTangan } from '../../tukang/bahan-tukang/batas-bahan.api.ts'
import { saldoOngkos } from '../../tukang/ongkos-tukang/ongkos-tukang.api.ts'
import {
  batalSo,
  DOKUMEN_SO,
  dataSo,
  getSo,
  laporanSo,
  listSo,
  nomorSo,
  simpanSo,
} from './stock-opname-pesanan.contract.ts'
import { jurnalSo } from './stock-opname-pesanan.posting.ts'
import { bacaSo, hitungSo, laporkanSo, satuSo } from './stock-opname-pesanan.store.ts'

type Isian = InputOf<typeof simpanSo>
type Data = OutputOf<typeof dataSo>

/** Whether the person decided on what is still so. */
const sama = (isian: Isian, data: Data): boolean => {
  const dipilih = isian.stockOpnames.toSorted()
  const ada = data.data_so.map((row) => row.no_pesanan).toSorted()
  const angka = ['berat_pakai', 'susut_pakai', 'saldo_awal', 'berat_sisa', 'ongkos'] as const
  return (
    dipilih.length === ada.length &&
    dipilih.every((no, at) => no === ada[at]) &&
    angka.every((name) => isian[name] === data[name])
  )
}

/** Holds the craftsman's material and his finished orders, in the order in which all who need both do. */
const pegang = async (ctx: WriteContext, isian: Isian): Promise<Data> => {
  const { kode_tukang, kode_group, stockOpnames } = isian
  await pegangTukang(ctx, kode_tukang)
  await pegangGroup(ctx.db, [kode_group])
  await kunciSaldo(ctx, [saldoTukang(kode_tukang, 'BAHAN', kode_group)])
  await ctx.db.run(
    sql`SELECT 1 FROM pesanan WHERE no_pesanan = ANY (${stockOpnames}::text[]) ORDER BY no_pesanan FOR KEY SHARE`,
  )
  return hitungSo(ctx.db, ctx.sesi.kode_toko, isian, 'HITUNG')
}

const COLUMNS = ['no_selesai', 'no_pesanan', 'berat_pakai', 'susut_pakai', 'ongkos'] as const

const simpan = route(simpanSo, async (isian, ctx) => {
  const { setor } = isian
  const data = await pegang(ctx, isian)
  const selisih = mg(data.berat_sisa - setor)
  if (!sama(isian, data)) throw new Refusal('conflict', 'Data Berubah, Silahkan Cari Ulang')
  // The specification's sentence ends with a blank.
  if (setor > data.berat_sisa) throw new Refusal('rule', 'Total Setor Bahan Melebihi Saldo Awal ')
  if (isian.selisih !== selisih) throw new Refusal('conflict', 'Data Berubah, Silahkan Cari Ulang')
  const { kode_tukang, kode_group } = isian
  const { data_so, ...angka } = data
  const no_so_pesanan = await simpanDokumen(ctx, DOKUMEN_SO, {
    kepala: { kode_tukang, kode_group, setor, selisih, ...angka },
    baris: { columns: COLUMNS, rows: data_so.map((row) => ({ ...row, susut_pakai: row.berat_susut })) },
    gerak: (nomor) =>
      ctx.db.run(sql`
        UPDATE pesanan_selesai SET no_so_pesanan = ${nomor}
        WHERE no_selesai = ANY (${data_so.map((row) => row.no_selesai)}::text[])`),
    jurnal: (nomor) => jurnalSo({ ...isian, no_so_pesanan: nomor, ongkos: data.ongkos }),
    audit: { sesudah: isian },
  })
  return { message: 'Stock Opname Berhasil', ...(await satuSo(ctx.db, ctx.sesi.kode_toko, no_so_pesanan)) }
})

interface Asal {
  kode_tukang: string
  kode_group: string
  setor: Mg
  ongkos: number
}

/** What he earned by it must not be paid yet. */
const periksaOngkos = async (ctx: WriteContext, { kode_tukang, ongkos }: Asal): Promise<void> => {
  if (ongkos === 0) return
  const [saldo] = await kunciSaldo(ctx, [saldoOngkos(kode_tukang)])
  if (-(saldo?.rp ?? 0) < ongkos)
    throw new Refusal('rule', `Ongkos Tukang ${kode_tukang} Sudah Dibayar, Batalkan Dulu Pembayarannya`)
}

const batal = route(batalSo, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_SO, input, {
    pilih: sql`kode_tukang, kode_group, setor, ongkos`,
    kembalikan: async (asal: Asal) => {
      // He has material and unpaid work again: somebody who left the master must come back first.
      await pegangTukang(ctx, asal.kode_tukang)
      await pegangTangan(ctx, asal.kode_tukang)
      await periksaOngkos(ctx, asal)
      await ctx.db.run(
        sql`UPDATE pesanan_selesai SET no_so_pesanan = NULL WHERE no_so_pesanan = ${input.no_so_pesanan}`,
      )
    },
    kasus: async (asal) => [asal.setor > 0 ? await kasusBahan(ctx, { ...asal, jml_bahan: asal.setor }) : null],
    kind: ({ setor, ongkos }) => (setor > 0 || ongkos > 0 ? 'SO_PESANAN' : null),
  }),
)

/** Settlements with craftsmen over what they finished. */
export const stockOpnamePesananFeature: Feature = {
  dokumen: [DOKUMEN_SO],
  routes: [
    route(nomorSo, async (_, { db, sesi }) => ({ no_so_pesanan: await lihatNomor(db, sesi, DOKUMEN_SO) })),
    route(dataSo, (input, { db, sesi }) => hitungSo(db, sesi.kode_toko, input, 'LIHAT')),
    simpan,
    batal,
    route(listSo, ({ tanggal }, { db, sesi }) => bacaSo.daftar(db, sesi.kode_toko, tanggal)),
    route(getSo, ({ no_so_pesanan }, { db, sesi }) => satuSo(db, sesi.kode_toko, no_so_pesanan)),
    route(laporanSo, (input, { db, sesi }) => laporkanSo(db, sesi.kode_toko, input)),
  ],
}
