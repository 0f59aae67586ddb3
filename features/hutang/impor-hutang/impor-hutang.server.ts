import { sql } from '@kencana/database'
import { jumlah, mg, rp } from '@kencana/ledger'
import {
  type Feature,
  insertRows,
  type ReadContext,
  Refusal,
  route,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangGroup } from '../../master/group/group.api.ts'
import { bacaIdentitas } from '../../member/data-member/data-member.contract.ts'
import { TANPA_REKENING } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { bulanMulai, hitungBunga } from '../transaksi-hutang/bunga.contract.ts'
import { jurnalHutangAwal } from '../transaksi-hutang/hutang.api.ts'
import { DOKUMEN_HUTANG } from '../transaksi-hutang/hutang.contract.ts'
import { bacaSyarat } from '../transaksi-hutang/nilai-hutang.api.ts'
import { imporHutang, periksaImporHutang } from './impor-hutang.contract.ts'
import { bacaLembar, type Dibaca, type HutangAwal } from './lembar-hutang.store.ts'

const ISI_LEMBAR = 2 * 1024 * 1024

const masihAwal = async ({ db, sesi }: Pick<ReadContext, 'db' | 'sesi'>): Promise<void> => {
  if (!(await yaParaSystem(db, sesi.kode_toko, 'stok_awal')))
    throw new Refusal('rule', 'Hutang Awal Hanya Bisa Diimpor Selama Parameter Stok Awal YA')
}

const jumlahkan = (awal: Dibaca['awal']) => ({
  jumlah_hutang: rp(jumlah(awal, 'jumlah_hutang')),
  berat: mg(
    jumlah(
      awal.flatMap(({ barang }) => barang),
      'berat',
    ),
  ),
})

const periksa = route(
  periksaImporHutang,
  async ({ baris }, ctx) => {
    await masihAwal(ctx)
    const { awal, salah } = await bacaLembar(ctx.db, ctx.sesi, baris)
    return {
      ...jumlahkan(awal),
      salah,
      awal: awal.map(({ barang, no_manual, nama_customer, tgl_hutang, tgl_jatuh_tempo, jumlah_hutang }) => ({
        no_manual,
        nama_customer,
        tgl_hutang,
        tgl_jatuh_tempo,
        jumlah_hutang,
        barang: barang.map((one) => one.nama_barang).join(', '),
        jumlah: jumlah(barang, 'jumlah'),
        berat: mg(jumlah(barang, 'berat')),
      })),
    }
  },
  { bodyLimit: ISI_LEMBAR },
)

/** The terms of a loan of before: its own, and for what its letter does not say those of the shop's loans by now. */
const syaratAwal = (hutang: HutangAwal, para: Awaited<ReturnType<typeof bacaSyarat>>) => {
  const { jumlah_hutang, bunga_persen, tgl_hutang, bunga_sampai, tgl_jatuh_tempo } = hutang
  const { basis, grace, denda_persen, pembulatan } = para
  const mulai = bunga_sampai === '' ? tgl_hutang : bunga_sampai
  // What is owed in any case was paid with the first interest.
  const minimum = mulai === tgl_hutang ? para.minimum : 0
  const syarat = {
    jumlah_hutang,
    bunga_persen,
    basis,
    minimum,
    grace,
    denda_persen,
    pembulatan,
    mulai,
    tgl_jatuh_tempo,
  }
  const { bunga } = hitungBunga(syarat, tgl_jatuh_tempo)
  return {
    ...syarat,
    bunga,
    besar_kembali: rp(jumlah_hutang + bunga),
    lama: bulanMulai(tgl_hutang, tgl_jatuh_tempo),
  }
}

// biome-ignore format: columns of a table, by line of its migration
const KOLOM = ['no_hutang', 'kode_toko', 'tgl_system', 'kode_sales', 'nama_sales', 'kode_member', 'nama_customer', 'no_hp', 'alamat', 'jenis_identitas', 'nik', 'no_manual', 'nilai', 'plafon', 'jumlah_hutang', 'bunga_persen', 'lama', 'mulai', 'tgl_hutang', 'tgl_jatuh_tempo', 'bunga', 'besar_kembali', 'basis', 'minimum', 'grace', 'denda_persen', 'pembulatan', 'cara_bayar', 'bank_pelanggan', 'no_rekening_pelanggan', 'nama_rekening_pelanggan', 'status', 'user_id', 'dibuat_pada', 'valid_by', 'valid_pada', 'tgl_valid', 'awal'] as const
// biome-ignore format: the same of its lines
const KOLOM_BARANG = ['no_hutang', 'urut', 'nama_barang', 'kode_group', 'kadar', 'persentase', 'jumlah', 'berat_kotor', 'berat_plastik', 'berat', 'kondisi_pinjaman', 'harga_gram', 'taksiran'] as const

/** One loan of before: owed and kept from now on. @returns its number */
const masukkan = async (
  ctx: WriteContext,
  hutang: HutangAwal,
  para: Awaited<ReturnType<typeof bacaSyarat>>,
): Promise<string> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const identitas = bacaIdentitas(hutang.nik)
  if (!identitas) throw new Error('a paper that was read is none')
  const no_hutang = await ctx.nomor(DOKUMEN_HUTANG)
  const nilai = rp(jumlah(hutang.barang, 'taksiran'))
  const kepala = {
    ...hutang,
    ...syaratAwal(hutang, para),
    ...TANPA_REKENING,
    ...identitas,
    nik: identitas.no_identitas,
    no_hutang,
    kode_toko,
    tgl_system,
    kode_member: '-',
    nilai,
    plafon: nilai,
    cara_bayar: 'CASH',
    status: 'AKTIF',
    user_id,
    dibuat_pada: ctx.waktu,
    valid_by: user_id,
    valid_pada: ctx.waktu,
    tgl_valid: tgl_system,
    awal: true,
  }
  const barang = hutang.barang.map((one, at) => ({ ...one, no_hutang, urut: at + 1 }))
  await insertRows(ctx.db, DOKUMEN_HUTANG.tabel, KOLOM, [kepala])
  await insertRows(ctx.db, DOKUMEN_HUTANG.detail, KOLOM_BARANG, barang)
  await ctx.post(jurnalHutangAwal(no_hutang, hutang.jumlah_hutang, barang))
  return no_hutang
}

const simpan = route(
  imporHutang,
  async ({ baris }, ctx) => {
    await masihAwal(ctx)
    // Two imports at once: the second one waits here, and finds what the first one entered.
    await ctx.db.run(sql`SELECT pg_advisory_xact_lock(17, hashtext(${ctx.sesi.kode_toko}))`)
    const { awal, salah } = await bacaLembar(ctx.db, ctx.sesi, baris)
    const [pertama] = salah
    if (pertama)
      throw new Refusal('rule', `Masih Ada ${salah.length} Kesalahan, Baris ${pertama.baris}: ${pertama.pesan}`)
    await pegangGroup(
      ctx.db,
      awal.flatMap(({ barang }) => barang.map((one) => one.kode_group)),
    )
    const para = await bacaSyarat(ctx.db, ctx.sesi.kode_toko)
    const hutang: { no_hutang: string; no_manual: string }[] = []
    for (const one of awal) hutang.push({ no_hutang: await masukkan(ctx, one, para), no_manual: one.no_manual })
    const semua = jumlahkan(awal)
    ctx.audit({ dokumen: hutang[0]?.no_hutang ?? '', sesudah: { ...semua, hutang } })
    return { message: TERSIMPAN, hutang, ...semua }
  },
  { bodyLimit: ISI_LEMBAR },
)

/** Loans that a shop brings along, entered while it begins. */
export const imporHutangFeature: Feature = { routes: [periksa, simpan] }
