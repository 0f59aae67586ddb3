/** Letters about goods that left here: what arrived is booked, what was given back lies on its tray again. */
import { sql } from '@kencana/database'
import { jumlahBerat, type Mg } from '@kencana/ledger'
import { type Layanan, Refusal, simpanDokumen, tulisLayanan } from '@kencana/server-kit'
import { sedangDihitung } from '../../barang/stock-opname/dihitung.api.ts'
import { isiSampai, isiTarik, type Sampai } from '../kiriman-masuk/kiriman.contract.ts'
import { bacaIsi, type Dunia, type Penerima } from '../surat/penerima.api.ts'
import { terimaSurat } from '../surat/surat.contract.ts'
import { jurnalSampai } from './kecabang.posting.ts'
import { DOKUMEN_SAMPAI } from './kirim-barang-kecabang.contract.ts'
import { bukukanTarik } from './tarik.store.ts'

interface Kirim {
  kode_toko: string
  tujuan: string
  pcs: number
  no_batal: string | null
  /** Why it was asked back; null while it was not. */
  tarik_alasan: string | null
}

/** The dispatch that a letter is about, held, in the books of the shop that sent it. @throws Refusal */
const bukaKiriman = async (
  { deps, tx, waktu, pengirim }: Dunia,
  no_kirim: string,
  aksi: string,
): Promise<{ ctx: Layanan; kirim: Kirim }> => {
  const tidakAda = () => new Refusal('rule', `Kiriman ${no_kirim} Tidak Ada Di Instalasi Pengirim`)
  const asal = await tx.one<{ kode_toko: string; portal: string }>(sql`
    SELECT k.kode_toko::text, t.portal FROM kirim_barang k JOIN toko t ON t.kode_toko = k.tujuan WHERE k.no_kirim = ${no_kirim}`)
  if (asal?.portal !== pengirim.portal) throw tidakAda()
  const user_id = `@${pengirim.nomor}`
  const ctx = await tulisLayanan(deps, tx, waktu, { kode_toko: asal.kode_toko, user_id, endpoint: terimaSurat, aksi })
  const kirim = await tx.one<Kirim>(sql`
    SELECT kode_toko::text, tujuan::text, pcs, no_batal::text, tarik_alasan FROM kirim_barang WHERE no_kirim = ${no_kirim} FOR UPDATE`)
  if (!ctx || !kirim) throw tidakAda()
  return { ctx, kirim }
}

interface Baris {
  kode_barang: string
  kode_barcode: string
  kode_group: string
  kode_dept: string
  kode_baki_asal: string
  berat: Mg
  nilai: number | null
  no_hapus: string | null
  no_sampai: string | null
  status: string
}

const barisKiriman = ({ db }: Layanan, no_kirim: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT d.kode_barang::text, b.kode_barcode::text, d.kode_group::text, d.kode_dept::text, d.kode_baki_asal::text, d.berat, d.nilai, d.no_hapus::text,
      d.no_sampai::text, b.status_barang AS status
    FROM kirim_barang_detail d JOIN barang b USING (kode_barang) WHERE d.no_kirim = ${no_kirim} ORDER BY d.kode_barang FOR UPDATE OF d, b`)

/**
 * The lines that arrived, each still where the sender's books have it. One that arrived before is told again by a receiver that was
 * restored: it stays as it is, and the others are booked. @throws Refusal
 */
const yangSampai = (semua: readonly Baris[], { no_kirim, barang }: Sampai): Baris[] =>
  barang.flatMap(({ kode_barang, berat, nilai }) => {
    const satu = semua.find((one) => one.kode_barang === kode_barang)
    if (!satu) throw new Refusal('rule', `Barang ${kode_barang} Tidak Dalam Kiriman ${no_kirim}`)
    if (satu.berat !== berat) throw new Refusal('rule', `Berat Barang ${satu.kode_barcode} Berbeda Dari Kirimannya`)
    if (satu.no_sampai !== null) return []
    const harus = satu.no_hapus === null ? 'DIKIRIM' : 'HILANG'
    if (satu.status !== harus)
      throw new Refusal('rule', `Barang ${satu.kode_barcode} Di Instalasi Pengirim ${satu.status}, Bukan ${harus}`)
    if (nilai !== null && nilai !== satu.nilai)
      throw new Refusal('rule', `Nilai Barang ${satu.kode_barcode} Berbeda Dari Kirimannya`)
    return [satu]
  })

/** Each piece of a dispatch arrives once, whatever letter tells of it: a receiver that was restored tells again. */
const sudahSampai = (semua: readonly Baris[], { barang }: Sampai): boolean =>
  barang.every(({ kode_barang }) => semua.some((one) => one.kode_barang === kode_barang && one.no_sampai !== null))

const terimaSampai: Penerima = async (isi, dunia) => {
  const sampai = bacaIsi(isiSampai, isi, 'SAMPAI')
  const { no_kirim, no_terima } = sampai
  const { ctx, kirim } = await bukaKiriman(dunia, no_kirim, 'SURAT SAMPAI')
  const semua = await barisKiriman(ctx, no_kirim)
  if (sudahSampai(semua, sampai)) return 'DITERIMA'
  if (kirim.no_batal !== null) throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Dibatalkan Pengirim`)
  if (kirim.tujuan !== sampai.toko) throw new Refusal('rule', `Kiriman ${no_kirim} Bukan Untuk Toko ${sampai.toko}`)
  if (ctx.terlambat) return 'MENUNGGU'
  const barang = yangSampai(semua, sampai)
  const kode = barang.map((one) => one.kode_barang)
  const dinilai = sampai.barang.filter(({ nilai }) => nilai !== null).map((one) => one.kode_barang)
  await simpanDokumen(ctx, DOKUMEN_SAMPAI, {
    kepala: { no_kirim, no_terima, pcs: barang.length, berat: jumlahBerat(barang) },
    gerak: async (nomor) => {
      await ctx.db.run(sql`
        UPDATE kirim_barang_detail SET no_sampai = ${nomor}, nilai_sampai = CASE WHEN kode_barang = ANY (${dinilai}::text[]) THEN nilai END
        WHERE no_kirim = ${no_kirim} AND kode_barang = ANY (${kode}::text[])`)
      await ctx.db.run(sql`
        UPDATE barang SET kode_baki = NULL, status_barang = 'CABANG', versi = versi + 1 WHERE kode_barang = ANY (${kode}::text[])`)
    },
    jurnal: (nomor) => jurnalSampai(nomor, no_kirim, kirim.tujuan, barang),
    audit: { sesudah: { no_kirim, no_terima, detail_barang: barang.map((one) => one.kode_barcode) } },
  })
  await ctx.selesai()
  return 'DITERIMA'
}

const terimaDitarik: Penerima = async (isi, dunia) => {
  const { no_kirim } = bacaIsi(isiTarik, isi, 'DITARIK')
  const { ctx, kirim } = await bukaKiriman(dunia, no_kirim, 'SURAT DITARIK')
  if (kirim.no_batal !== null) return 'DITERIMA'
  if (kirim.tarik_alasan === null) throw new Refusal('rule', `Kiriman ${no_kirim} Tidak Diminta Kembali`)
  const baris = await barisKiriman(ctx, no_kirim)
  const lain = baris.find((one) => one.status !== 'DIKIRIM' || one.no_sampai !== null || one.no_hapus !== null)
  if (lain) throw new Refusal('rule', `Barang ${lain.kode_barcode} Tidak Di Jalan Lagi`)
  if (ctx.terlambat) return 'MENUNGGU'
  // Whoever counts a tray does not see it change; the goods come back once the count has ended.
  if (
    await sedangDihitung(
      ctx,
      baris.map((one) => one.kode_baki_asal),
    )
  )
    return 'MENUNGGU'
  await bukukanTarik(ctx, no_kirim, kirim.tarik_alasan)
  await ctx.selesai()
  return 'DITERIMA'
}

export const PENERIMA_SAMPAI = { SAMPAI: terimaSampai, DITARIK: terimaDitarik } satisfies Record<string, Penerima>
