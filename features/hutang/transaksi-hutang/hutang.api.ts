/** Loans as their documents need them: held by the transaction, with their items. */
import { among, sql } from '@kencana/database'
import type { Mg, Persentase, Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { RekeningPelanggan } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import type { SyaratBunga } from './bunga.contract.ts'
import type { STATUS_HUTANG } from './hutang.contract.ts'
import type { Jaminan } from './transaksi-hutang.posting.ts'

export { jurnalHutangAwal } from './transaksi-hutang.posting.ts'

/** An item of a held loan. */
export interface BarangTerkunci extends Jaminan {
  nama_barang: string
  kadar: string
  persentase: Persentase
  berat_kotor: Mg
  berat_plastik: Mg
  kondisi_pinjaman: string
  harga_gram: Rp
  taksiran: Rp
  /** Of a piece that the shop sold. */
  kode_barcode: string | null
}

/** A loan that is held until commit. */
export interface HutangTerkunci extends SyaratBunga, RekeningPelanggan {
  no_hutang: string
  tgl_system: string
  kode_sales: string
  kode_member: string
  nama_customer: string
  no_hp: string
  lama: number
  cara_bayar: 'CASH' | 'TRANSFER'
  no_rekening: string | null
  /** Of its letter; null for a loan of before, whose letter named no day. */
  lelang_hari: number | null
  no_asal: string | null
  /** Of the books of before. */
  awal: boolean
  status: (typeof STATUS_HUTANG)[number]
  user_id: string
  valid_pada: Date | null
  versi: number
  barang: readonly BarangTerkunci[]
}

/** Holds loans of this shop, in one order for everybody. @returns them in the order asked for. @throws Refusal for one that is not there */
export const kunciHutang = async (ctx: WriteContext, nomor: readonly string[]): Promise<HutangTerkunci[]> => {
  const kepala = await ctx.db.rows<Omit<HutangTerkunci, 'barang'>>(sql`
    SELECT no_hutang::text, tgl_system, kode_sales::text, kode_member::text, nama_customer::text, no_hp, jumlah_hutang, bunga_persen, lama,
      basis, minimum, grace, denda_persen, pembulatan, mulai, tgl_jatuh_tempo, cara_bayar, no_rekening::text, bank_pelanggan,
      no_rekening_pelanggan, nama_rekening_pelanggan, lelang_hari, no_asal::text, awal, status, user_id::text, valid_pada, versi
    FROM hutang WHERE kode_toko = ${ctx.sesi.kode_toko} AND no_hutang ${among(nomor)} ORDER BY no_hutang FOR UPDATE`)
  const barang = await ctx.db.rows<BarangTerkunci & { no_hutang: string }>(sql`
    SELECT no_hutang::text, urut, nama_barang::text, kode_group::text, kadar::text, persentase, jumlah, berat_kotor, berat_plastik, berat,
      kondisi_pinjaman::text, harga_gram, taksiran,
      (SELECT b.kode_barcode::text FROM barang b WHERE b.kode_barang = hutang_detail.kode_barang) AS kode_barcode
    FROM hutang_detail WHERE no_hutang ${among(nomor)} ORDER BY no_hutang, urut`)
  return nomor.map((no) => {
    const satu = kepala.find((one) => one.no_hutang === no)
    if (!satu) throw new Refusal('missing', `Hutang ${no} Tidak Ada`)
    return { ...satu, barang: barang.filter((one) => one.no_hutang === no) }
  })
}

const SEBAB: Readonly<Record<string, string>> = {
  OPEN: 'Belum Divalidasi',
  LUNAS: 'Sudah Lunas',
  DIPEREMAJAKAN: 'Sudah Diperemajakan',
  LELANG: 'Sudah Dilelang',
  BATAL: 'Sudah Dibatalkan',
}

/** A held loan that is still owed. @throws Refusal that says what became of it */
export const masihAktif = <H extends Pick<HutangTerkunci, 'no_hutang' | 'status'>>(hutang: H): H => {
  if (hutang.status !== 'AKTIF') throw new Refusal('conflict', `Hutang ${hutang.no_hutang} ${SEBAB[hutang.status]}`)
  return hutang
}

/** Says what became of a held loan. */
export const ubahStatus = (ctx: WriteContext, no_hutang: string, status: HutangTerkunci['status']): Promise<unknown> =>
  ctx.db.run(sql`UPDATE hutang SET status = ${status}, versi = versi + 1 WHERE no_hutang = ${no_hutang}`)
