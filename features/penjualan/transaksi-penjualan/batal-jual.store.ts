/** Sales undone: an open one leaves the queue, one that is right is booked back and its money goes out again. */
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Mg, type Rp } from '@kencana/ledger'
import {
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  reverseJournal,
  tentangBarang,
  tingkatAsal,
  type WriteContext,
} from '@kencana/server-kit'
import { kasusDicari } from '../../barang/stock-opname/dicari.api.ts'
import { tolakDihitung } from '../../barang/stock-opname/dihitung.api.ts'
import { lepasPembayaran, tolakBelumMasuk } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import { tolakDijaminkan } from '../../pembelian/transaksi-pembelian/dijaminkan.api.ts'
import { batalTukar, pegangTukar, periksaTukar } from '../../pembelian/transaksi-pembelian/tukar.api.ts'
import { kembaliDititip } from '../../titipan/transaksi-titipan/ambil-titipan.api.ts'
import { kembalikanCair, pegangCair } from '../cair-marketplace/cair-marketplace.api.ts'
import { balikPoinJual } from './balik-poin-jual.store.ts'
import { bolehBatal, bolehValidasi, hariLalu } from './hak-jual.api.ts'
import { type Bon, hilangkanJual, kasusHilang, pilihHilang } from './hilang-jual.store.ts'
import { BON_PENJUALAN, DOKUMEN_PENJUALAN } from './nota.contract.ts'
import { sebutKembali } from './retur-jual.store.ts'
import type { JualTerkunci } from './sah-jual.store.ts'
import { type batalJual, OTORISASI_BATAL_JUAL } from './transaksi-penjualan.contract.ts'
import { barisKembali, bukukanKembali, caraKembali, jumlahUang, tolakBankKembali } from './uang-kembali-jual.store.ts'

type Isian = InputOf<typeof batalJual>

interface Barang {
  kode_barang: string
  kode_barcode: string
  nama_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
  total: Rp
  no_titip: string | null
  status_barang: string
  /** The purchase by which it comes, or came, back. */
  no_faktur_beli: string | null
  baki_aktif: boolean
}

const pegangBarang = async (ctx: WriteContext, no_faktur_jual: string): Promise<Barang[]> => {
  // Held first and read then: what was bought back, or left for a loan, while this waited is seen.
  await ctx.db.run(sql`
    SELECT 1 FROM barang WHERE kode_barang IN (SELECT kode_barang FROM penjualan_detail WHERE no_faktur_jual = ${no_faktur_jual})
    ORDER BY kode_barang FOR UPDATE`)
  return ctx.db.rows<Barang>(sql`
    SELECT d.kode_barang::text, b.kode_barcode::text, b.nama_barang::text, d.kode_baki::text, d.kode_group::text, d.kode_dept::text, d.berat, d.total,
      d.no_titip::text, b.status_barang, coalesce(k.dihapus_pada IS NULL, false) AS baki_aktif,
      p.no_faktur_beli::text
    FROM penjualan_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    LEFT JOIN baki k ON k.kode_toko = ${ctx.sesi.kode_toko} AND k.kode_baki = d.kode_baki
    LEFT JOIN pembelian p ON p.kode_barang = d.kode_barang AND p.keadaan <> 'BATAL'
    WHERE d.no_faktur_jual = ${no_faktur_jual} ORDER BY d.kode_barang`)
}

interface Batal {
  alasan: string
  no_batal: string | null
  otorisasi: string | null
}

/** Pieces back where they lay, but for those that are lost, the sale off the list of those that live. */
const lepaskan = async (ctx: WriteContext, no_faktur_jual: string, { alasan, no_batal, otorisasi }: Batal) => {
  const { tgl_system, user_id } = ctx.sesi
  await ctx.db.run(sql`
    WITH baris AS (
      UPDATE penjualan_detail SET aktif = false WHERE no_faktur_jual = ${no_faktur_jual} RETURNING kode_barang, kode_baki, status_asal, no_hilang
    ), nota AS (
      UPDATE penjualan SET status = 'BATAL', no_batal = ${no_batal}, alasan_batal = ${alasan}, batal_oleh = ${user_id},
        batal_pada = ${ctx.waktu}, tgl_batal = ${tgl_system}, otorisasi_batal = ${otorisasi}, versi = versi + 1
      WHERE no_faktur_jual = ${no_faktur_jual}
    )
    UPDATE barang b SET kode_baki = d.kode_baki, status_barang = d.status_asal, versi = b.versi + 1
    FROM baris d WHERE b.kode_barang = d.kode_barang AND d.no_hilang IS NULL`)
  await kembaliDititip(ctx, no_faktur_jual)
}

// Any paper of it lets its customer leave.
/** Who printed the first paper of a sale that went out with its pieces; undefined where there is none. */
const bonTercetak = ({ db, sesi }: WriteContext, no_faktur_jual: string): Promise<Bon | undefined> =>
  db.one<Bon>(sql`
    SELECT c.user_id::text, to_char(c.waktu AT TIME ZONE t.zona_waktu, 'YYYY-MM-DD HH24:MI') AS pada
    FROM cetak c JOIN toko t USING (kode_toko)
    WHERE c.kode_toko = ${sesi.kode_toko} AND c.jenis = ANY (${[BON_PENJUALAN, DOKUMEN_PENJUALAN.cetak]}::text[])
      AND c.dokumen = ${no_faktur_jual} ORDER BY c.waktu LIMIT 1`)

/**
 * Lets an open sale go. Before its bon is printed its author does so himself; afterwards the customer may have paid and left with the
 * piece, so a cashier does, with every piece in his hand, or somebody's agreement that it is lost.
 */
export const tolakNota = async (ctx: WriteContext, nota: JualTerkunci, isian: Isian): Promise<void> => {
  const { no_faktur_jual } = nota
  const bon = await bonTercetak(ctx, no_faktur_jual)
  if ((bon || nota.user_id !== ctx.sesi.user_id) && !(await bolehValidasi(ctx.db, ctx.sesi)))
    throw new Refusal('denied', 'Penjualan Ini Hanya Dapat Ditolak Kasir')
  const barang = await pegangBarang(ctx, no_faktur_jual)
  const hilang = pilihHilang(no_faktur_jual, barang, isian, bon !== undefined)
  const kembali = new Set([...(isian.kode_barcode ?? []), ...hilang.map((one) => one.kode_barcode)])
  const belum = bon ? barang.find((one) => !kembali.has(one.kode_barcode)) : undefined
  if (belum) throw new Refusal('rule', `Bon Sudah Dicetak, Pindai Kembali Barang ${belum.kode_barcode}`)
  const tukar = await pegangTukar(ctx, [no_faktur_jual])
  // What a count is looking at leaves no tray meanwhile.
  if (hilang.length > 0)
    await tolakDihitung(
      ctx,
      hilang.map((one) => one.kode_baki),
    )
  const otorisasi = await kunciOtorisasi(ctx, await kasusHilang(ctx, { nota, bon, tukar }, hilang))
  const no_hilang = otorisasi === null ? null : await hilangkanJual(ctx, no_faktur_jual, hilang, otorisasi)
  const lepas = { alasan: isian.alasan, no_batal: null, otorisasi }
  await lepaskan(ctx, no_faktur_jual, lepas)
  await batalTukar(ctx, tukar, lepas)
  ctx.audit({
    dokumen: no_faktur_jual,
    sebelum: { status: 'OPEN' },
    sesudah: { alasan: isian.alasan, bon: bon !== undefined, kode_barcode: isian.kode_barcode ?? [], no_hilang },
  })
}

const periksaBarang = (barang: readonly Barang[]): void => {
  const dibeli = barang.find((one) => one.no_faktur_beli !== null)
  if (dibeli) throw new Refusal('rule', `Barang ${dibeli.kode_barcode} Sudah Dibeli Kembali, ${dibeli.no_faktur_beli}`)
  const pergi = barang.find((one) => one.status_barang !== 'TERJUAL')
  if (pergi) throw new Refusal('rule', `Barang ${pergi.kode_barcode} Sudah Tidak Di Customer`)
  const mati = barang.find((one) => !one.baki_aktif)
  if (mati) throw new Refusal('rule', `Baki ${mati.kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
}

/** Undoes a sale that is right. @returns the undo's number @throws Refusal */
export const batalNota = async (ctx: WriteContext, nota: JualTerkunci, isian: Isian): Promise<string> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { no_faktur_jual } = nota
  if (!(await bolehBatal(ctx.db, ctx.sesi))) throw new Refusal('denied', 'Penjualan Yang Sah Tidak Boleh Anda Batalkan')
  // Its pieces are the customer's: what he does not bring back is not undone.
  if ((isian.hilang ?? []).length > 0) throw new Refusal('rule', 'Barang Hilang Hanya Pada Penjualan Yang Belum Sah')
  const barang = await pegangBarang(ctx, no_faktur_jual)
  periksaBarang(barang)
  await tolakDijaminkan(ctx.db, barang)
  await tolakDihitung(
    ctx,
    barang.map((one) => one.kode_baki),
  )
  const tukar = await pegangTukar(ctx, [no_faktur_jual])
  await periksaTukar(ctx, tukar)
  const kembali = await caraKembali(ctx, nota, isian)
  const cair = await pegangCair(ctx, no_faktur_jual)
  const lalu = hariLalu(ctx, nota)
  if (lalu && isian.void_edc) throw new Refusal('rule', 'VOID EDC Hanya Pada Hari Yang Sama')
  const kasus: Kasus = {
    kategori: OTORISASI_BATAL_JUAL,
    aturan: `Penjualan yang sah dibatalkan${lalu ? `, dari hari ${nota.tgl_system}` : ''}${kembali.lain === '' ? '' : `, uang kembali lewat ${kembali.lain}`}`,
    keterangan: [
      `${no_faktur_jual} ${nota.nama_customer}`,
      `dibayar ${kembali.cara}`,
      ...(isian.void_edc ? ['VOID EDC'] : []),
      ...cair.map((one) => `${one.no_cair} Rp. ${formatRibuan(one.diterima)} kembali dari ${one.no_rekening}`),
      ...(await sebutKembali(ctx, nota, barang, isian.timbang)),
    ].join(', '),
    satuan: 'RP',
    hitung: nota.tagihan,
    input: 0,
    ...tentangBarang(barang),
    rp: nota.tagihan,
    mg: barang.reduce((sum, one) => sum + one.berat, 0),
    ...(await tingkatAsal(ctx, DOKUMEN_PENJUALAN, no_faktur_jual)),
    // Of a past day the owner alone says so.
    ...(lalu ? { wakil: false, oleh: 'OWN' as const } : {}),
  }
  const dicari = await kasusDicari(
    ctx,
    barang.map((one) => one.kode_barang),
    `kembali ke bakinya karena ${no_faktur_jual} dibatalkan, dicari lagi`,
  )
  await tolakBankKembali(ctx, nota, kembali, isian.void_edc)
  const otorisasi = await kunciOtorisasi(ctx, [kasus, ...dicari])
  await kembalikanCair(ctx, cair, isian.alasan)
  const no_batal = await ctx.nomor(DOKUMEN_PENJUALAN, no_faktur_jual)
  await lepaskan(ctx, no_faktur_jual, { alasan: isian.alasan, no_batal, otorisasi })
  await batalTukar(ctx, tukar, { alasan: isian.alasan, no_batal, otorisasi })
  const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
  await reverseJournal(ctx.db, buku, { kind: 'JUAL', document: no_faktur_jual }, no_batal)
  const potongan = await balikPoinJual(ctx, nota, no_batal, jumlahUang(kembali.datang))
  const uangKembali = barisKembali(kembali, { potongan, void_edc: isian.void_edc })
  if (uangKembali.length > 0) {
    // What is paid out of the drawer for it was seen at the bank.
    await tolakBelumMasuk(ctx, [no_faktur_jual])
    await bukukanKembali(ctx, nota, uangKembali, { otorisasi, potongan })
  }
  await lepasPembayaran(ctx, [no_faktur_jual], no_batal)
  await pakaiOtorisasi(ctx, otorisasi, no_batal)
  const { alasan, timbang } = isian
  ctx.audit({ dokumen: no_batal, sebelum: { no_faktur_jual }, sesudah: { alasan, timbang } })
  return no_batal
}
