/** The loan that another one goes on as. Source: areas 10-hutang 10.2; 000-read-first 12. */
import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlah, parsePersen, type Rp, rp } from '@kencana/ledger'
import { pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import type { remajakanHutang } from './bayar-hutang.contract.ts'
import { hitungBunga, type SyaratBunga, tambahBulan } from './bunga.contract.ts'
import type { BarangTerkunci, HutangTerkunci } from './hutang.api.ts'
import { DOKUMEN_HUTANG } from './hutang.contract.ts'
import { type NilaiJaminan, penilaiJaminan, plafonDari } from './nilai-hutang.api.ts'

/** How a loan goes on. */
export interface RencanaRemaja extends SyaratBunga {
  lama: number
  bunga: Rp
  /** What stays, and all that there was, at today's price. */
  nilai: Rp
  nilai_semua: Rp
  plafon: Rp
  barang: readonly BarangTerkunci[]
  /** Items go back to their customer. */
  lepas: boolean
}

const tetap = ({ barang, no_hutang }: HutangTerkunci, urut: readonly number[] | null): readonly BarangTerkunci[] => {
  if (urut === null) return barang
  const asing = urut.find((one) => !barang.some((row) => row.urut === one))
  if (asing !== undefined) throw new Refusal('missing', `Barang ${asing} Di ${no_hutang} Tidak Ada`)
  return barang.filter((one) => urut.includes(one.urut))
}

/**
 * All goods at today's price. Where nothing is judged by it, an item without one is worth what it was: its customer pays his interest and
 * goes on all the same. @throws Refusal for one without a price where something is
 */
const dinilai = async (
  db: Queryable,
  kode_toko: string,
  { barang }: HutangTerkunci,
  menilai: boolean,
): Promise<Pick<NilaiJaminan, 'harga_gram' | 'taksiran'>[]> => {
  const { nilai, salah } = await penilaiJaminan(
    db,
    kode_toko,
    barang.map((one) => one.kode_group),
  )
  return barang.map((one) => (menilai || salah(one).length === 0 ? nilai(one) : one))
}

/** Works out the loan that goes on; it runs from the day to which interest is paid. @throws Refusal */
export const rencanaRemaja = async (
  { db, sesi }: WriteContext,
  hutang: HutangTerkunci,
  isian: InputOf<typeof remajakanHutang>,
  sampai: string,
): Promise<RencanaRemaja> => {
  const barang = tetap(hutang, isian.tetap)
  const lepas = barang.length < hutang.barang.length
  const semua = await dinilai(db, sesi.kode_toko, hutang, lepas || isian.jumlah_hutang > hutang.jumlah_hutang)
  const harga = pairs(hutang.barang, semua).flatMap(([one, satu]) => (barang.includes(one) ? [satu] : []))
  const nilai = rp(jumlah(harga, 'taksiran'))
  const { hutang_plafon } = await bacaPara(db, sesi.kode_toko, ['hutang_plafon'])
  const { basis, grace, denda_persen, pembulatan } = hutang
  const dari = hutang.tgl_jatuh_tempo > sampai ? hutang.tgl_jatuh_tempo : sampai
  const tgl_jatuh_tempo = tambahBulan(dari, isian.lama)
  const { jumlah_hutang, bunga_persen, lama } = isian
  // What is owed in any case was owed before.
  const syarat = {
    jumlah_hutang,
    bunga_persen,
    basis,
    minimum: 0,
    grace,
    denda_persen,
    pembulatan,
    mulai: sampai,
    tgl_jatuh_tempo,
  }
  return {
    ...syarat,
    lama,
    bunga: hitungBunga(syarat, tgl_jatuh_tempo).bunga,
    nilai,
    nilai_semua: rp(jumlah(semua, 'taksiran')),
    plafon: plafonDari(nilai, parsePersen(hutang_plafon)),
    barang: pairs(barang, harga).map(([one, { harga_gram, taksiran }]) => ({ ...one, harga_gram, taksiran })),
    lepas,
  }
}

/** Writes the loan down that goes on: the same customer, what stays of the items with their photos. @returns its number */
export const hutangBaru = async (
  ctx: WriteContext,
  { no_hutang }: HutangTerkunci,
  r: RencanaRemaja,
  otorisasi: string | null,
): Promise<string> => {
  const { tgl_system, user_id } = ctx.sesi
  const no_baru = await ctx.nomor(DOKUMEN_HUTANG)
  await ctx.db.run(sql`
    INSERT INTO hutang (no_hutang, kode_toko, tgl_system, kode_sales, nama_sales, kode_member, nama_customer, no_hp, alamat, jenis_identitas, nik,
      foto_identitas, no_manual, nilai, plafon, jumlah_hutang, bunga_persen, lama, mulai, tgl_jatuh_tempo, bunga, besar_kembali, basis, minimum, grace,
      denda_persen, pembulatan, lelang_hari, cara_bayar, bank_pelanggan, no_rekening_pelanggan, nama_rekening_pelanggan, no_asal, status, otorisasi, user_id,
      dibuat_pada, valid_by, valid_pada, tgl_valid)
    SELECT ${no_baru}, kode_toko, ${tgl_system}, kode_sales, nama_sales, kode_member, nama_customer, no_hp, alamat, jenis_identitas, nik,
      foto_identitas, no_manual, ${r.nilai}, ${r.plafon}, ${r.jumlah_hutang}, ${r.bunga_persen}, ${r.lama}, ${r.mulai}, ${r.tgl_jatuh_tempo},
      ${r.bunga}, ${r.jumlah_hutang + r.bunga}, basis, ${r.minimum}, grace, denda_persen, pembulatan, lelang_hari, 'CASH', '', '', '', no_hutang, 'AKTIF',
      ${otorisasi}, ${user_id}, ${ctx.waktu}, ${user_id}, ${ctx.waktu}, ${tgl_system}
    FROM hutang WHERE no_hutang = ${no_hutang}`)
  const harga = r.barang.map(({ urut, harga_gram, taksiran }) => ({ urut, harga_gram, taksiran }))
  await ctx.db.run(sql`
    INSERT INTO hutang_detail (no_hutang, urut, nama_barang, kode_group, kadar, persentase, jumlah, berat_kotor, berat_plastik, berat, kondisi_pinjaman,
      harga_gram, taksiran, berat_saksi, kadar_saksi, kode_barang)
    SELECT ${no_baru}, d.urut, d.nama_barang, d.kode_group, d.kadar, d.persentase, d.jumlah, d.berat_kotor, d.berat_plastik, d.berat, d.kondisi_pinjaman,
      x.harga_gram, x.taksiran, d.berat_saksi, d.kadar_saksi, d.kode_barang
    FROM hutang_detail d JOIN jsonb_to_recordset(${sql.json(harga)}::jsonb) x (urut integer, harga_gram bigint, taksiran bigint) ON x.urut = d.urut
    WHERE d.no_hutang = ${no_hutang}`)
  await ctx.db.run(sql`
    INSERT INTO hutang_foto (no_hutang, urut, ke, foto)
    SELECT ${no_baru}, urut, ke, foto FROM hutang_foto WHERE no_hutang = ${no_hutang} AND urut = ANY (${harga.map((one) => one.urut)}::integer[])`)
  return no_baru
}
