/** Sales undone: an open one leaves the queue, one that is right is booked back and its money goes out again. */
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Mg, type Rp, rp, uang } from '@kencana/ledger'
import {
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  reverseJournal,
  simpanDokumen,
  tentangBarang,
  type WriteContext,
} from '@kencana/server-kit'
import { tolakDihitung } from '../../barang/stock-opname/dihitung.api.ts'
import { lepasPembayaran, tolakBelumMasuk } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  bacaPembayaran,
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { caraBayar, type PembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { tolakDijaminkan } from '../../pembelian/transaksi-pembelian/dijaminkan.api.ts'
import { batalTukar, pegangTukar, periksaTukar } from '../../pembelian/transaksi-pembelian/tukar.api.ts'
import { kembaliDititip } from '../../titipan/transaksi-titipan/ambil-titipan.api.ts'
import { kembalikanCair, pegangCair } from '../cair-marketplace/cair-marketplace.api.ts'
import { balikPoinJual } from './balik-poin-jual.store.ts'
import { bolehBatal, bolehValidasi, hariLalu } from './hak-jual.api.ts'
import { BON_PENJUALAN, DOKUMEN_PENJUALAN } from './nota.contract.ts'
import { sebutKembali } from './retur-jual.store.ts'
import type { JualTerkunci } from './sah-jual.store.ts'
import { type batalJual, DOKUMEN_KEMBALI, OTORISASI_BATAL_JUAL } from './transaksi-penjualan.contract.ts'

type Isian = InputOf<typeof batalJual>

interface Barang {
  kode_barang: string
  kode_barcode: string
  kode_baki: string
  berat: Mg
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
    SELECT d.kode_barang::text, b.kode_barcode::text, d.kode_baki::text, d.berat, b.status_barang, coalesce(k.dihapus_pada IS NULL, false) AS baki_aktif,
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

/** Pieces back where they lay, the sale off the list of those that live. */
const lepaskan = async (ctx: WriteContext, no_faktur_jual: string, { alasan, no_batal, otorisasi }: Batal) => {
  const { tgl_system, user_id } = ctx.sesi
  await ctx.db.run(sql`
    WITH baris AS (
      UPDATE penjualan_detail SET aktif = false WHERE no_faktur_jual = ${no_faktur_jual} RETURNING kode_barang, kode_baki, status_asal
    ), nota AS (
      UPDATE penjualan SET status = 'BATAL', no_batal = ${no_batal}, alasan_batal = ${alasan}, batal_oleh = ${user_id},
        batal_pada = ${ctx.waktu}, tgl_batal = ${tgl_system}, otorisasi_batal = ${otorisasi}, versi = versi + 1
      WHERE no_faktur_jual = ${no_faktur_jual}
    )
    UPDATE barang b SET kode_baki = d.kode_baki, status_barang = d.status_asal, versi = b.versi + 1
    FROM baris d WHERE b.kode_barang = d.kode_barang`)
  await kembaliDititip(ctx, no_faktur_jual)
}

// Any paper of it lets its customer leave.
const bonTercetak = async ({ db, sesi }: WriteContext, no_faktur_jual: string): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM cetak
    WHERE kode_toko = ${sesi.kode_toko} AND jenis = ANY (${[BON_PENJUALAN, DOKUMEN_PENJUALAN.cetak]}::text[])
      AND dokumen = ${no_faktur_jual} LIMIT 1`)) !== undefined

/**
 * Lets an open sale go. Before its bon is printed its author does so himself; afterwards the customer may have paid and left with the
 * piece, so a cashier does, with every piece in his hand.
 */
export const tolakNota = async (ctx: WriteContext, nota: JualTerkunci, isian: Isian): Promise<void> => {
  const { no_faktur_jual } = nota
  const bon = await bonTercetak(ctx, no_faktur_jual)
  if ((bon || nota.user_id !== ctx.sesi.user_id) && !(await bolehValidasi(ctx.db, ctx.sesi)))
    throw new Refusal('denied', 'Penjualan Ini Hanya Dapat Ditolak Kasir')
  const barang = await pegangBarang(ctx, no_faktur_jual)
  const kembali = new Set(isian.kode_barcode)
  const belum = bon ? barang.find((one) => !kembali.has(one.kode_barcode)) : undefined
  if (belum) throw new Refusal('rule', `Bon Sudah Dicetak, Pindai Kembali Barang ${belum.kode_barcode}`)
  const lepas = { alasan: isian.alasan, no_batal: null, otorisasi: null }
  await lepaskan(ctx, no_faktur_jual, lepas)
  await batalTukar(ctx, await pegangTukar(ctx, [no_faktur_jual]), lepas)
  ctx.audit({
    dokumen: no_faktur_jual,
    sebelum: { status: 'OPEN' },
    sesudah: { alasan: isian.alasan, bon, kode_barcode: isian.kode_barcode ?? [] },
  })
}

type Uang = Pick<PembayaranTercatat, 'cara_bayar' | 'no_rekening' | 'jumlah' | 'biaya'> & { referensi?: string }

/** Money by way and account: one row of each. */
const perCara = (list: readonly Uang[]): Uang[] => {
  const jumlah = new Map<string, Uang>()
  for (const one of list) {
    const kunci = caraBayar(one)
    const lama = jumlah.get(kunci)
    jumlah.set(kunci, lama ? { ...lama, jumlah: rp(lama.jumlah + one.jumlah), biaya: rp(lama.biaya + one.biaya) } : one)
  }
  return [...jumlah.values()]
}

const persis = (one: Uang, lain: Uang): boolean => caraBayar(lain) === caraBayar(one) && lain.jumlah === one.jumlah

const sama = (a: readonly Uang[], b: readonly Uang[]): boolean =>
  a.length === b.length && a.every((one) => b.some((lain) => persis(one, lain)))

const baris = (arah: Dibayar['arah'], { cara_bayar, no_rekening, jumlah, biaya, referensi = '' }: Uang): Dibayar => ({
  arah,
  cara_bayar,
  no_rekening,
  ref: '-',
  referensi,
  diterima: null,
  jumlah,
  biaya,
  masuk: false,
})

interface Kembali {
  datang: Uang[]
  /** Row by row, with the slips of its transfers: what stays in the bank pays no second bill. */
  asal: Uang[]
  /** As somebody typed it; null: as it came. */
  pergi: Uang[] | null
  /** Another way than it came. */
  lain: string
  /** How all of it was paid. */
  cara: string
}

const jumlahUang = (list: readonly { jumlah: Rp }[]): Rp => rp(list.reduce((sum, one) => sum + one.jumlah, 0))

/** How the money came, and how it goes back. */
const caraKembali = async (ctx: WriteContext, nota: JualTerkunci, isian: Isian): Promise<Kembali> => {
  const tercatat = await bacaPembayaran(ctx.db, ctx.sesi.kode_toko, nota.no_faktur_jual)
  const asal = tercatat.filter((one) => one.ref === '-' && one.arah === 'MASUK')
  if (isian.pembayaran.length > 0 && tercatat.some((one) => one.arah === 'KELUAR'))
    throw new Refusal('rule', 'Uang Tukar Kurang Dikembalikan Customer Seperti Keluarnya')
  const datang = perCara(asal)
  const cara = [...new Set(tercatat.map((one) => caraBayar(one)))].join(', ')
  if (isian.pembayaran.length === 0) return { datang, asal, pergi: null, lain: '', cara }
  const pergi = perCara(await pegangPembayaran(ctx, isian.pembayaran, 'KELUAR'))
  return { datang, asal, pergi, lain: sama(datang, pergi) ? '' : pergi.map((one) => caraBayar(one)).join(', '), cara }
}

/** As it came, less what is kept: of cash first, which is at hand. */
const kurangi = (datang: readonly Uang[], potongan: Rp): Uang[] => {
  let sisa: number = potongan
  const urut = datang.toSorted((a, b) => Number(b.cara_bayar === 'CASH') - Number(a.cara_bayar === 'CASH'))
  return urut
    .map((one) => {
      const ambil = Math.min(sisa, one.jumlah)
      sisa -= ambil
      return { ...one, jumlah: rp(one.jumlah - ambil) }
    })
    .filter((one) => one.jumlah > 0)
}

/** What the reversed sale does not say: the money as it came with what a bank keeps of it, and as it goes. None where both are one. */
const barisKembali = (
  { datang, asal, pergi }: Kembali,
  { potongan, void_edc }: { potongan: Rp; void_edc: boolean },
): Dibayar[] => {
  const keluar = pergi ?? kurangi(datang, potongan)
  const seharusnya = rp(jumlahUang(datang) - potongan)
  if (jumlahUang(keluar) !== seharusnya) throw new Refusal('rule', `Uang Kembali Harus Rp. ${formatRibuan(seharusnya)}`)
  // Taken back at its machine the money is on the card again: paid out otherwise it would leave twice.
  if (void_edc && datang.some((one) => one.biaya > 0 && !keluar.some((lain) => persis(one, lain))))
    throw new Refusal('rule', 'VOID EDC Hanya Bila Uang Kembali Ke Kartu Yang Sama')
  const biaya = void_edc ? 0 : datang.reduce((sum, one) => sum + one.biaya, 0)
  if (biaya === 0 && sama(datang, keluar)) return []
  return [
    ...asal.map((one) => baris('MASUK', void_edc ? { ...one, biaya: rp(0) } : one)),
    ...keluar.map((one) => baris('KELUAR', { ...one, biaya: rp(0), referensi: '' })),
  ]
}

const periksaBarang = (barang: readonly Barang[]): void => {
  const dibeli = barang.find((one) => one.no_faktur_beli !== null)
  if (dibeli) throw new Refusal('rule', `Barang ${dibeli.kode_barcode} Sudah Dibeli Kembali, ${dibeli.no_faktur_beli}`)
  const pergi = barang.find((one) => one.status_barang !== 'TERJUAL')
  if (pergi) throw new Refusal('rule', `Barang ${pergi.kode_barcode} Sudah Tidak Di Customer`)
  const mati = barang.find((one) => !one.baki_aktif)
  if (mati) throw new Refusal('rule', `Baki ${mati.kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
}

const bukukanKembali = async (
  ctx: WriteContext,
  nota: JualTerkunci,
  list: readonly Dibayar[],
  { otorisasi, potongan }: { otorisasi: string | null; potongan: Rp },
) => {
  const { no_faktur_jual, nama_customer } = nota
  const jumlah = jumlahUang(list.filter((one) => one.arah === 'MASUK'))
  await simpanDokumen(ctx, DOKUMEN_KEMBALI, {
    kepala: { no_faktur_jual, jumlah, potongan },
    // Its slip may have paid another bill as well: who agreed to the cancel saw how this one was paid.
    gerak: (nomor) =>
      catatPembayaran(ctx, nomor, list, { dari: nama_customer, keluar: true, otorisasi, ulang: otorisasi }),
    jurnal: (nomor) => ({
      kind: 'JUAL',
      document: nomor,
      lines: [...barisPembayaran(list, nomor), ...(potongan === 0 ? [] : [uang('PENDAPATAN_LAIN', -potongan, 'POIN')])],
    }),
    audit: { sesudah: { no_faktur_jual, pembayaran: list, potongan } },
  })
}

/** Undoes a sale that is right. @returns the undo's number @throws Refusal */
export const batalNota = async (ctx: WriteContext, nota: JualTerkunci, isian: Isian): Promise<string> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { no_faktur_jual } = nota
  if (!(await bolehBatal(ctx.db, ctx.sesi))) throw new Refusal('denied', 'Penjualan Yang Sah Tidak Boleh Anda Batalkan')
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
    // Of a past day the owner alone says so.
    ...(lalu ? { wakil: false, oleh: 'OWN' as const } : {}),
  }
  const otorisasi = await kunciOtorisasi(ctx, kasus)
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
