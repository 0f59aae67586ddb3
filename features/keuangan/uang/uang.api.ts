/** Cash and bank accounts as other features ask for them. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Rp, rp, uang } from '@kencana/ledger'
import {
  bacaDokumen,
  isOwner,
  pakaiOtorisasi,
  Refusal,
  type Sesi,
  simpanDokumen,
  tolakBankKurang,
  type WriteContext,
  waktu,
} from '@kencana/server-kit'
import { KEADAAN_KIRIM } from '../../cabang/uang-masuk/kirim-uang.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { daftarLaci } from '../laci/laci.api.ts'
import {
  DOKUMEN_AMBIL_BANK,
  DOKUMEN_AMBIL_KAS,
  DOKUMEN_TAMBAH_BANK,
  DOKUMEN_TAMBAH_KAS,
  type listUang,
  OTORISASI_UANG_KELUAR,
  SELISIH_KAS,
} from './uang.contract.ts'
import { jurnalUang, type UangTangan } from './uang.posting.ts'

/**
 * What lies in cash and on each account of a shop now.
 * @param terlihat what of it the asker may see
 */
export const bacaSaldoUang = async (
  db: Queryable,
  { kode_toko, kode_laci }: Pick<Sesi, 'kode_toko' | 'kode_laci'>,
  terlihat: { kas: boolean; bank: boolean },
) => {
  const saldo = await db.rows<{ akun: string; ref: string; rp: Rp }>(sql`
    SELECT akun, ref, rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['KAS', 'BANK'])`)
  const rekening = await db.rows<{ no_rekening: string; kode_bank: string; atas_nama: string }>(sql`
    SELECT no_rekening, kode_bank, atas_nama::text FROM rekening
    WHERE kode_toko = ${kode_toko} AND dihapus_pada IS NULL ORDER BY kode_bank, no_rekening`)
  // Cash is that of all drawers together.
  const milik = (akun: string, ref?: string) =>
    rp(saldo.reduce((sum, row) => (row.akun === akun && row.ref === (ref ?? row.ref) ? sum + row.rp : sum), 0))
  const laci = await daftarLaci(db, kode_toko)
  return {
    laci: laci.map((satu) => ({
      kode_laci: satu.kode_laci,
      nama_laci: satu.nama_laci,
      milik: satu.kode_laci === kode_laci,
      saldo: terlihat.kas ? milik('KAS', satu.kode_laci) : undefined,
    })),
    kas: terlihat.kas ? milik('KAS') : undefined,
    bank: rekening.map((row) => ({ ...row, saldo: terlihat.bank ? milik('BANK', row.no_rekening) : undefined })),
  }
}

/**
 * Whoever counts the drawer reads nothing of what the books say lies in it: below OWN and SU cash is told of closed days alone.
 * Source: controls, counting. @throws Refusal
 */
export const tolakKasTerbuka = ({ level, tgl_system }: Sesi, tgl_akhir: string): void => {
  if (tgl_akhir >= tgl_system && !isOwner(level))
    throw new Refusal('denied', `Kas Dihitung Tanpa Melihat Buku, Pilih Hari Sebelum ${tgl_system}`)
}

/** Money by hand as it is read. */
export const bacaUang = bacaDokumen<OutputOf<typeof listUang>[number]>(
  DOKUMEN_TAMBAH_KAS,
  sql`k.no_uang, k.tgl_system, ${waktu()} AS waktu, k.arah, k.no_rekening, k.kode_transaksi, t.deskripsi::text, k.pihak,
    k.jumlah, k.keterangan, k.user_id, k.no_batal, ${KEADAAN_KIRIM} AS kiriman`,
  { gabung: sql`JOIN kode_transaksi t ON t.kode_transaksi = k.kode_transaksi` },
)

/**
 * Money that leaves: expenses by their own limit, everything else, whatever its name, as money out. Source: controls, a
 * hand-made decrease of cash counts to the limit whatever its name.
 */
export const kasusKeluar = (ctx: WriteContext, lawan: UangTangan['lawan'], jumlah: Rp, keterangan: string) =>
  periksaBatas(ctx, lawan === 'BIAYA' ? 'biaya' : 'uang_keluar', jumlah, {
    kategori: OTORISASI_UANG_KELUAR,
    aturan: lawan === 'BIAYA' ? 'Biaya dengan tangan' : 'Uang diambil dengan tangan',
    keterangan,
  })

/** What the category says stands against the money; held until commit, so that it is not deleted meanwhile. @throws Refusal */
export const lawanDari = async (ctx: WriteContext, kode: string, media: string, arah: string) => {
  const row = await ctx.db.one<{ media: string; arah: string; lawan: UangTangan['lawan'] }>(sql`
    SELECT media, arah, lawan FROM kode_transaksi WHERE kode_transaksi = ${kode} AND dihapus_pada IS NULL FOR SHARE`)
  if (!row) throw new Refusal('rule', `Kategori ${kode} Tidak Ada`)
  if (row.media !== media || row.arah !== arah)
    throw new Refusal(
      'rule',
      `Kategori ${kode} Bukan Untuk ${media === 'KAS' ? 'Kas' : 'Bank'} ${arah === 'MASUK' ? 'Masuk' : 'Keluar'}`,
    )
  if (kode === SELISIH_KAS) throw new Refusal('rule', 'Selisih Kas Dibukukan Dari Hitung Kas')
  if (row.lawan === 'PPN' && arah === 'MASUK')
    throw new Refusal('rule', 'PPN Hanya Disetor, Tidak Diterima Dengan Tangan')
  return row.lawan
}

const DOKUMEN = {
  'TAMBAH KAS': DOKUMEN_TAMBAH_KAS,
  'AMBIL KAS': DOKUMEN_AMBIL_KAS,
  'TAMBAH BANK': DOKUMEN_TAMBAH_BANK,
  'AMBIL BANK': DOKUMEN_AMBIL_BANK,
} as const

/** Money by hand that is to be booked. */
interface UangBaru extends Omit<UangTangan, 'no_uang'> {
  keterangan: string
  otorisasi: string | null
  /** The drawer of cash; left out, that of who books it. */
  laci?: string
}

/** Books money by hand. Checks, limits and the agreement come before. @returns its number */
export const bukukanUang = (
  ctx: WriteContext,
  { keterangan, otorisasi, laci = ctx.sesi.kode_laci, ...isi }: UangBaru,
): Promise<string> => {
  const { arah, no_rekening, kode_transaksi, pihak, jumlah } = isi
  return simpanDokumen(ctx, DOKUMEN[`${arah} ${no_rekening === null ? 'KAS' : 'BANK'}`], {
    kepala: { ...isi, keterangan, otorisasi },
    jurnal: (no_uang) => ({ ...jurnalUang({ ...isi, no_uang }), laci }),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { arah, no_rekening, kode_transaksi, pihak, jumlah, keterangan } },
  })
}

/** Holds an account of the shop while money is booked on it, so that it is not deleted meanwhile. @throws Refusal */
export const pegangRekening = async (ctx: WriteContext, no_rekening: string): Promise<void> => {
  const row = await ctx.db.one<{ aktif: boolean }>(sql`
    SELECT dihapus_pada IS NULL AS aktif FROM rekening
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND no_rekening = ${no_rekening} FOR SHARE`)
  if (!row?.aktif) throw new Refusal('rule', `Rekening ${no_rekening} Tidak Ada`)
}

/** The same where money goes out of it: that it holds too little is told before anybody is asked. @throws Refusal */
export const pegangRekeningKeluar = async (ctx: WriteContext, no_rekening: string, jumlah: Rp): Promise<void> => {
  await pegangRekening(ctx, no_rekening)
  await tolakBankKurang(ctx, [uang('BANK', -jumlah, no_rekening)])
}
