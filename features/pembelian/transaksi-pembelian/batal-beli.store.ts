/** Purchases let go and undone: one that waits leaves the queue, one that is right is booked back. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  dipakaiOleh,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  reverseJournal,
  tingkatAsal,
  type WriteContext,
} from '@kencana/server-kit'
import { balikPoin } from '../../member/poin/poin.api.ts'
import { hariLalu, memegang } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'
import { letakkanBeli } from './letak-beli.api.ts'
import { type BeliTerkunci, isiGrup, kunciBeli } from './pembelian.api.ts'
import { BON_PEMBELIAN, DOKUMEN_PEMBELIAN, OTORISASI_BATAL_BELI } from './transaksi-pembelian.contract.ts'

const VALIDASI = ['/validasi-jual-beli#validasi'] as const

/** Holds what waits of forms, as somebody saw them. @throws Refusal */
export const kunciMenunggu = async (
  ctx: WriteContext,
  grup: readonly { no_grup: string; versi: number }[],
): Promise<BeliTerkunci[]> => {
  const nomor = grup.map((one) => one.no_grup)
  const isi = await isiGrup(ctx, nomor)
  const semua = await kunciBeli(
    ctx,
    isi.map((one) => one.no_faktur_beli),
  )
  for (const { no_grup, versi } of grup) {
    const punya = semua.filter((one) => one.no_grup === no_grup)
    if (!punya.some((one) => one.status === 'OPEN'))
      throw new Refusal('conflict', `Faktur ${no_grup} Sudah Diproses Oleh User Lain`)
    if (punya.reduce((sum, one) => sum + one.versi, 0) !== versi)
      throw new Refusal('conflict', 'Data Berubah, Silahkan Cari Ulang')
  }
  return semua.filter((one) => one.status === 'OPEN')
}

// Any paper of it lets its customer leave.
const bonTercetak = async ({ db, sesi }: WriteContext, no_grup: string): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM cetak
    WHERE kode_toko = ${sesi.kode_toko} AND jenis = ANY (${[BON_PEMBELIAN, DOKUMEN_PEMBELIAN.cetak]}::text[])
      AND dokumen = ${no_grup} LIMIT 1`)) !== undefined

/** One that waits goes by who entered it, once its bon is out by a cashier. @throws Refusal */
const bolehDilepas = async (ctx: WriteContext, menunggu: readonly BeliTerkunci[]): Promise<void> => {
  if (menunggu.length === 0 || (await memegang(ctx.db, ctx.sesi, VALIDASI))) return
  const { user_id } = ctx.sesi
  for (const { no_grup, user_id: oleh } of menunggu)
    if (oleh !== user_id || (await bonTercetak(ctx, no_grup)))
      throw new Refusal('denied', 'Pembelian Ini Hanya Dapat Ditolak Kasir')
}

const bolehBatal = async (ctx: WriteContext, one: BeliTerkunci): Promise<void> => {
  if (one.no_faktur_tukar !== null) throw new Refusal('rule', `Batalkan Penjualan ${one.no_faktur_tukar}`)
  if (one.no_lelang !== null) throw new Refusal('rule', `Batalkan Lelang ${one.no_lelang}`)
  if (one.status === 'BATAL') throw new Refusal('conflict', `Faktur ${one.no_faktur_beli} Sudah Dibatalkan`)
  if (one.status !== 'DONE' || one.keadaan === 'BELI') return
  const oleh = await dipakaiOleh(ctx.db, { lot: one.no_faktur_beli })
  throw new Refusal('rule', `Barang ${one.no_faktur_beli} Sudah Disortir, Dipakai ${oleh}`)
}

const kasusBatal = async (ctx: WriteContext, one: BeliTerkunci): Promise<Kasus> => {
  const lalu = hariLalu(ctx, one)
  return {
    kategori: OTORISASI_BATAL_BELI,
    aturan: `Pembelian yang sudah sah dibatalkan${lalu ? `, dari hari ${one.tgl_system}` : ''}`,
    keterangan: `${one.no_faktur_beli} ${one.nama_barang} dari ${one.nama_customer}`,
    satuan: 'RP',
    hitung: one.harga,
    input: 0,
    berat: one.berat,
    rp: one.harga,
    mg: one.berat,
    ...(await tingkatAsal(ctx, DOKUMEN_PEMBELIAN, one.no_faktur_beli)),
    // Of a past day the owner alone says so.
    ...(lalu ? { wakil: false, oleh: 'OWN' as const } : {}),
  }
}

const lepaskan = async (ctx: WriteContext, one: BeliTerkunci, alasan: string, otorisasi: string | null) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const sah = one.status === 'DONE'
  const no_batal = sah ? await ctx.nomor(DOKUMEN_PEMBELIAN, one.no_faktur_beli) : null
  await letakkanBeli(ctx, {
    keadaan: 'BATAL',
    kode_baki: sql`NULL`,
    lain: sql`status = 'BATAL', no_batal = ${no_batal}, alasan_batal = ${alasan}, batal_oleh = ${user_id},
      batal_pada = ${ctx.waktu}, tgl_batal = ${tgl_system}, otorisasi_batal = ${sah ? otorisasi : null},`,
    di: sql`p.no_faktur_beli = ${one.no_faktur_beli}`,
  })
  if (no_batal !== null) {
    const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
    await reverseJournal(ctx.db, buku, { kind: 'BELI', document: one.no_faktur_beli }, no_batal)
    await balikPoin(ctx, one.no_faktur_beli, no_batal)
  }
  ctx.audit({
    dokumen: no_batal ?? one.no_faktur_beli,
    sebelum: { no_faktur_beli: one.no_faktur_beli, status: one.status },
    sesudah: { alasan },
  })
}

/**
 * Takes held purchases back. One that is right needs an agreement, the owner's for a past day; one that waits nothing but a reason.
 * @throws Refusal
 */
export const batalkanBeli = async (
  ctx: WriteContext,
  barang: readonly BeliTerkunci[],
  alasan: string,
): Promise<void> => {
  for (const one of barang) await bolehBatal(ctx, one)
  await bolehDilepas(
    ctx,
    barang.filter((one) => one.status === 'OPEN'),
  )
  const sah = barang.filter((one) => one.status === 'DONE')
  const kasus: Kasus[] = []
  for (const one of sah) kasus.push(await kasusBatal(ctx, one))
  const otorisasi = await kunciOtorisasi(ctx, kasus)
  for (const one of barang) await lepaskan(ctx, one, alasan, otorisasi)
  await pakaiOtorisasi(ctx, otorisasi, sah[0]?.no_faktur_beli ?? '')
}
