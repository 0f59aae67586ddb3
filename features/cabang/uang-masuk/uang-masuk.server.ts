import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { type Feature, kunciOtorisasi, Refusal, route, TERSIMPAN, type WriteContext } from '@kencana/server-kit'
import { z } from 'zod'
import { lacinya } from '../../keuangan/laci/laci.api.ts'
import { pegangUjung, periksaBukti, ujung } from '../../keuangan/pindah-uang/pindah-uang.api.ts'
import { OTORISASI_UANG_SAMPAI } from '../../keuangan/pindah-uang/pindah-uang.contract.ts'
import { bacaUang, bukukanUang, lawanDari } from '../../keuangan/uang/uang.api.ts'
import { kirimSurat } from '../surat/surat.api.ts'
import { isiUangDitolak, isiUangSampai, listUangMasuk, terimaUangMasuk, tolakUangMasuk } from './uang-masuk.contract.ts'
import { ALARM_UANG_CABANG, jumlahUangKeluar, jumlahUangMasuk, uangMasuk } from './uang-masuk.query.ts'

interface Masuk {
  sambungan: string
  asal: string
  bank: boolean
  jumlah: Rp
  keterangan: string
  user_kirim: string
  no_terima: string | null
  ditolak: boolean
  batal: boolean
}

/** Money that is on its way to the caller's shop, held. @throws Refusal */
const pegangMasuk = async ({ db, sesi }: WriteContext, no_uang: string): Promise<Masuk> => {
  const masuk = await db.one<Masuk>(sql`
    SELECT sambungan::text, asal::text, bank, jumlah, keterangan, user_kirim, no_terima::text, ditolak_pada IS NOT NULL AS ditolak, batal_pada IS NOT NULL AS batal
    FROM uang_masuk WHERE no_uang = ${no_uang} AND kode_toko = ${sesi.kode_toko} FOR UPDATE`)
  if (!masuk) throw new Refusal('missing', `Uang ${no_uang} Tidak Ada`)
  if (masuk.no_terima !== null) throw new Refusal('conflict', `Uang ${no_uang} Sudah Diterima (${masuk.no_terima})`)
  if (masuk.batal) throw new Refusal('conflict', `Uang ${no_uang} Sudah Dibatalkan Pengirim`)
  if (masuk.ditolak) throw new Refusal('conflict', `Uang ${no_uang} Sudah Ditolak`)
  return masuk
}

const beriKabar = (
  { db, sesi, waktu }: WriteContext,
  { sambungan }: Masuk,
  jenis: 'UANG SAMPAI' | 'UANG DITOLAK',
  no_uang: string,
  isi: object,
) => kirimSurat(db, { sambungan, jenis, kode_toko: sesi.kode_toko, dokumen: no_uang, isi, waktu })

/**
 * Cash that goes to an account is no cash of the drawer's count any more: somebody else saw it brought to the bank, whoever sent it. What
 * left from an account is seen by another one than its sender, as money inside of an installation is.
 */
const kasusMasuk = ({ sesi }: WriteContext, no_uang: string, masuk: Masuk, rekening: string): Kasus | null => {
  const { asal, bank, jumlah, user_kirim } = masuk
  // Users of another installation are others, but for one of the same name.
  if (bank && user_kirim !== sesi.user_id) return null
  return {
    kategori: OTORISASI_UANG_SAMPAI,
    aturan: bank ? 'Uang diterima user yang mengirimnya' : 'Uang tunai dari instalasi lain diterima di rekening',
    keterangan: `${no_uang} dari ${asal} ke ${rekening}`,
    satuan: 'RP',
    hitung: null,
    input: jumlah,
    rp: jumlah,
    saksi: true,
  }
}

const terima = route(terimaUangMasuk, async ({ no_uang, ke, kode_transaksi, referensi = '' }, ctx) => {
  const masuk = await pegangMasuk(ctx, no_uang)
  const { asal, jumlah, keterangan } = masuk
  const { rekening, laci } = ujung(ke)
  await pegangUjung(ctx, [{ rekening, laci }])
  if (!lacinya(ctx.sesi, laci)) throw new Refusal('denied', `Uang Ke Laci ${laci} Diterima Pemegangnya`)
  const lawan = await lawanDari(ctx, kode_transaksi, rekening === null ? 'KAS' : 'BANK', 'MASUK')
  if (lawan !== 'RK') throw new Refusal('rule', `Kategori ${kode_transaksi} Bukan Untuk Uang Antar Toko`)
  await periksaBukti(ctx, rekening, referensi)
  const otorisasi = await kunciOtorisasi(ctx, [rekening === null ? null : kasusMasuk(ctx, no_uang, masuk, rekening)])
  const isi = { arah: 'TAMBAH', no_rekening: rekening, kode_transaksi, lawan, pihak: asal, jumlah } as const
  const no_terima = await bukukanUang(ctx, { ...isi, keterangan: `${no_uang} ${keterangan}`, otorisasi, laci })
  await ctx.db.run(sql`
    UPDATE uang_masuk SET no_terima = ${no_terima}, no_rekening = ${rekening}, referensi = ${rekening === null ? '' : referensi}
    WHERE no_uang = ${no_uang}`)
  const kabar = z.encode(isiUangSampai, { no_uang, no_terima, toko: ctx.sesi.kode_toko, jumlah })
  await beriKabar(ctx, masuk, 'UANG SAMPAI', no_uang, kabar)
  return { message: TERSIMPAN, no_terima, data: await bacaUang.satu(ctx.db, ctx.sesi.kode_toko, no_terima) }
})

const tolak = route(tolakUangMasuk, async ({ no_uang, alasan }, ctx) => {
  const masuk = await pegangMasuk(ctx, no_uang)
  const { user_id, kode_toko } = ctx.sesi
  await ctx.db.run(sql`
    UPDATE uang_masuk SET ditolak_pada = ${ctx.waktu}, ditolak_oleh = ${user_id}, ditolak_alasan = ${alasan} WHERE no_uang = ${no_uang}`)
  await beriKabar(ctx, masuk, 'UANG DITOLAK', no_uang, z.encode(isiUangDitolak, { no_uang, toko: kode_toko, alasan }))
  ctx.audit({ dokumen: no_uang, sesudah: { ditolak: alasan, jumlah: masuk.jumlah } })
  return { message: 'Uang Ditolak, Pengirimnya Diberi Tahu' }
})

/** Money from shops of other installations: on its way until somebody here receives it, or turns it away. */
export const uangMasukFeature: Feature = {
  alarm: ALARM_UANG_CABANG,
  routes: [terima, tolak, route(listUangMasuk, (_, { db, sesi }) => uangMasuk(db, sesi.kode_toko))],
  terbuka: [
    { nama: 'Uang dari instalasi lain belum diterima', path: '/pindah-uang', jumlah: jumlahUangMasuk },
    { nama: 'Uang ke instalasi lain belum diterima', path: '/kiriman-data', jumlah: jumlahUangKeluar },
  ],
}
