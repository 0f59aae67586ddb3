/** Pieces of a sale that are picked up from deposits: their price, and what they bring. */
import type { InputOf, Kasus } from '@kencana/contract'
import { jumlah, mg, type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { UMUM } from '../../member/data-member/data-member.contract.ts'
import { bayarTitipan, type Diambil, kasusSisa, kunciAmbil } from '../../titipan/transaksi-titipan/ambil-titipan.api.ts'
import { OTORISASI_TITIPAN } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import type { BarangKunci } from './barang-jual.api.ts'
import type { jual } from './transaksi-penjualan.contract.ts'

type Isian = InputOf<typeof jual>

/** A piece with where it comes from. */
export interface BarangAmbil extends BarangKunci {
  no_titip: string | null
  status_asal: 'TERSEDIA' | 'TITIP'
  /** Its price was agreed to with its deposit. */
  terkunci: boolean
}

/** Barcodes of the pieces that a form picks up. */
export const akanDiambil = ({ detail_barang }: Isian): string[] =>
  detail_barang.flatMap((one) => (one.no_titip ? one.kode_barcode : []))

const biasa = (one: BarangKunci): BarangAmbil => ({ ...one, no_titip: null, status_asal: 'TERSEDIA', terkunci: false })

/** A kept piece at the price that was promised, or at today's. */
const dititip = (one: BarangKunci, titip: Diambil): BarangAmbil => {
  if (titip.kode_barcode !== one.kode_barcode)
    throw new Refusal('rule', `Titipan ${titip.no_titip} Bukan Barang ${one.kode_barcode}`)
  const { no_titip, terkunci, harga_gram, harga_gram_kadar, harga_hitung, total_hitung } = titip
  const harga = terkunci ? { harga_gram, harga_gram_kadar, harga_hitung, total_hitung } : {}
  return { ...one, ...harga, no_titip, status_asal: 'TITIP', terkunci }
}

/** What was agreed to with the deposit is all of a price that holds. @throws Refusal for another total */
const sepertiTitipan = (baris: Isian['detail_barang'][number], titip: Diambil): Isian['detail_barang'][number] => {
  if (!titip.terkunci) return baris
  if (baris.total !== titip.total)
    throw new Refusal('rule', `Harga ${titip.kode_barcode} Dikunci Titipan ${titip.no_titip}`)
  return { ...baris, ongkos: { nominal: titip.tarif_ongkos, tipe_ongkos: titip.tipe_ongkos } }
}

const rapi = (nama: string): string => nama.trim().replace(/\s+/g, ' ').toUpperCase()

/** Kept pieces are handed to who left them: one customer, whom the nota names; who left his in nobody's name says it now. @throws Refusal */
const tolakPenitipLain = ([satu, ...lain]: readonly Diambil[], { nama_customer, kode_member }: Isian): void => {
  if (!satu) return
  const orang = ({ nama_customer: nama, no_hp, milik }: Diambil) => (milik === '-' ? `${rapi(nama)} ${no_hp}` : milik)
  const beda = lain.find((one) => orang(one) !== orang(satu))
  if (beda)
    throw new Refusal('rule', `Titipan ${beda.no_titip} Milik ${beda.nama_customer}, Bukan ${satu.nama_customer}`)
  // A name is anybody's, and his points would be somebody else's.
  if (satu.milik !== '-' && kode_member !== satu.milik)
    throw new Refusal('rule', `Titipan ${satu.no_titip} Milik Member ${satu.milik}`)
  const bernama = satu.milik === '-' && satu.nama_customer !== UMUM
  if (bernama && nama_customer !== '' && rapi(nama_customer) !== rapi(satu.nama_customer))
    throw new Refusal('rule', `Titipan ${satu.no_titip} Milik ${satu.nama_customer}, Nota Atas Nama ${nama_customer}`)
}

/** More was paid for it, or given back, since the form was filled. @throws Refusal */
const uangSama = (baris: Isian['detail_barang'][number], { no_titip, dibayar }: Diambil): void => {
  if (baris.titip !== undefined && baris.titip !== dibayar)
    throw new Refusal('conflict', `Uang Titipan ${no_titip} Sudah Berubah, Silahkan Hitung Ulang`)
}

/**
 * Their number stands on every list: who fetches them shows that they are his by the telephone they were left with, or somebody else looks
 * at him.
 * @throws Refusal for another telephone
 */
const kasusPengambil = (diambil: readonly Diambil[], hp_penitip: string): Kasus | null => {
  const [satu] = diambil
  if (!satu) return null
  if (hp_penitip !== '') {
    const lain = diambil.find((one) => !one.hp.includes(hp_penitip))
    if (lain) throw new Refusal('rule', `No HP Penitip Tidak Cocok Dengan Titipan ${lain.no_titip}`)
    return null
  }
  const berat = mg(jumlah(diambil, 'berat'))
  return {
    kategori: OTORISASI_TITIPAN,
    aturan: 'Titipan diambil tanpa nomor HP penitip',
    keterangan: `${diambil.map((one) => one.no_titip).join(', ')} ${satu.nama_customer}`,
    satuan: 'MG',
    hitung: null,
    input: berat,
    berat,
    mg: berat,
    saksi: true,
  }
}

/**
 * Holds the deposits that a form picks up.
 * @param barang its pieces, held
 * @returns the form as they make it, with what they pay, its pieces, and who has to see them fetched
 * @throws Refusal
 */
export const pegangAmbil = async (
  ctx: WriteContext,
  isian: Isian,
  barang: readonly BarangKunci[],
): Promise<{ isian: Isian; barang: BarangAmbil[]; pengambil: Kasus | null }> => {
  const diambil = await kunciAmbil(
    ctx,
    isian.detail_barang.flatMap((one) => one.no_titip ?? []),
  )
  tolakPenitipLain(diambil, isian)
  const milik = (no_titip: string | undefined) => diambil.find((one) => one.no_titip === no_titip)
  const detail_barang = isian.detail_barang.map((one) => {
    const titip = milik(one.no_titip)
    if (!titip) return one
    uangSama(one, titip)
    return sepertiTitipan(one, titip)
  })
  return {
    isian: {
      ...isian,
      nama_customer: isian.nama_customer || (diambil[0]?.nama_customer ?? ''),
      // Who picks up somebody else's deposit was not told its telephone.
      no_hp: isian.no_hp || (diambil[0]?.no_hp ?? ''),
      alamat: isian.alamat || (diambil[0]?.alamat ?? ''),
      // The paper that he showed with his deposit is known; its number is told to no form.
      nik: isian.nik || (diambil.find((one) => one.nik !== '')?.nik ?? ''),
      detail_barang,
      pembayaran: [...bayarTitipan(diambil), ...isian.pembayaran],
    },
    barang: barang.map((one, at) => {
      const titip = milik(isian.detail_barang[at]?.no_titip)
      return titip ? dititip(one, titip) : biasa(one)
    }),
    pengambil: kasusPengambil(diambil, isian.hp_penitip ?? ''),
  }
}

/** What a bill brings in itself: what deposits pay of it came in with them. */
export const uangJual = ({ pembayaran }: Isian, tagihan: Rp): { bayar: Rp; nota: Rp } => {
  const titip = jumlah(
    pembayaran.filter((one) => one.cara_bayar === 'TITIPAN'),
    'jumlah',
  )
  return { bayar: rp(Math.max(tagihan - titip, 0)), nota: tagihan }
}

/**
 * Deposits that are worth more than the bill give the rest back with it.
 * @returns what somebody has to agree to of that
 * @throws Refusal
 */
export const kasusAmbil = async (
  ctx: WriteContext,
  { pembayaran, tukar }: Isian,
  tagihan: Rp,
  nama_customer: string,
): Promise<Kasus | null> => {
  const titip = pembayaran.filter((one) => one.cara_bayar === 'TITIPAN')
  // What is left of what was given in is judged without deposits.
  if (titip.length > 0 && tukar) throw new Refusal('rule', 'Titipan Dan Barang Tukar Tidak Dalam Satu Nota')
  const sisa = rp(jumlah(titip, 'jumlah') - tagihan)
  return titip.length > 0 && sisa > 0 ? kasusSisa(ctx, titip, sisa, nama_customer) : null
}
