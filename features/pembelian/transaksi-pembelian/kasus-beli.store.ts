/** Buying: how much somebody buys alone, what a witness weighs, what OWN or SU agree to. */
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, formatRibuan, jumlah, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { saksiUntuk } from '../../akses/otorisasi/saksi.api.ts'
import { pegangGroup } from '../../master/group/group.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { periksaBertingkat } from '../../pengaturan/batas/batas.api.ts'
import { kasusKadarBeli } from '../../pengaturan/batas/kadar.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { bacaPara, yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { aturanBeratNota, type BatasNota, batasBeratNota } from './berat-nota.api.ts'
import type { Nilai } from './harga-beli.query.ts'
import { kasusKondisi } from './kasus-kondisi.store.ts'
import { umurNota } from './nota-beli.query.ts'
import type { BeliTerkunci } from './pembelian.api.ts'
import { sebutRekening } from './rekening-pelanggan.contract.ts'
import {
  type beli,
  OTORISASI_BELI,
  OTORISASI_HARGA_BELI,
  OTORISASI_NOTA,
  OTORISASI_TRANSFER,
  type validasiBeli,
} from './transaksi-pembelian.contract.ts'

type Isian = InputOf<typeof beli>
type Timbang = NonNullable<InputOf<typeof validasiBeli>['timbang']>

interface Sebutan {
  nama_barang: string
  kode_group: string
  kadar: string
}

const sebut = ({ nama_barang, kode_group, kadar }: Sebutan) => `${nama_barang} ${kode_group} ${kadar}`

/** Paid above what the rules say, whatever the sum: the owner agrees to both figures. */
const kasusHarga = ({ nama_customer, detail_barang }: Isian, nilai: readonly Nilai[]): Kasus[] =>
  pairs(detail_barang, nilai).flatMap(([barang, { harga_hitung }]) =>
    barang.harga <= harga_hitung
      ? []
      : {
          kategori: OTORISASI_HARGA_BELI,
          aturan: 'Dibeli di atas harga hitung',
          keterangan: `${sebut(barang)} dari ${nama_customer}`,
          satuan: 'RP',
          hitung: harga_hitung,
          input: barang.harga,
          ...(barang.kode_barcode !== undefined && { kode_barcode: barang.kode_barcode }),
          berat: barang.berat,
          rp: barang.harga - harga_hitung,
          wakil: false,
        },
  )

/** What is above the nota is not paid for. */
const kasusBerat = ({ nama_customer, detail_barang }: Isian, nilai: readonly Nilai[], batas: BatasNota): Kasus[] =>
  pairs(detail_barang, nilai).flatMap(([barang, { nota, berat_nota }]) => {
    const aturan = nota && aturanBeratNota(barang.berat, berat_nota, batas)
    if (!nota || aturan === null) return []
    return {
      kategori: OTORISASI_NOTA,
      aturan,
      keterangan: `${nota.kode_barcode} ${sebut(barang)}, ${nota.no_faktur_jual}, dari ${nama_customer}`,
      kode_barcode: nota.kode_barcode,
      satuan: 'MG',
      hitung: berat_nota,
      input: barang.berat,
      berat: barang.berat,
      rp: barang.harga,
      mg: Math.abs(barang.berat - berat_nota),
    }
  })

const kasusUmur = (ctx: WriteContext, { detail_barang }: Isian, nilai: readonly Nilai[], maks: number): Kasus[] =>
  pairs(detail_barang, nilai).flatMap(([barang, { nota }]) => {
    const hari = nota ? umurNota(nota, ctx.sesi) : 0
    if (!nota || maks === 0 || hari <= maks) return []
    return {
      kategori: OTORISASI_NOTA,
      aturan: `Nota lebih tua dari ${maks} hari`,
      keterangan: `${nota.kode_barcode} ${sebut(barang)}, ${nota.no_faktur_jual}, ${hari} hari`,
      kode_barcode: nota.kode_barcode,
      satuan: 'RP',
      hitung: null,
      input: barang.harga,
      berat: barang.berat,
      rp: barang.harga,
    }
  })

/** Nobody has paid the shop for it yet: an order that was made up would bring cash out of the drawer. */
const kasusPiutang = ({ detail_barang }: Isian, nilai: readonly Nilai[]): Kasus[] =>
  pairs(detail_barang, nilai).flatMap(([barang, { nota }]) =>
    !nota || nota.belum_cair === 0
      ? []
      : {
          kategori: OTORISASI_NOTA,
          aturan: `Marketplace masih berutang Rp. ${formatRibuan(nota.belum_cair)} atas nota ini`,
          keterangan: `${nota.kode_barcode} ${sebut(barang)}, ${nota.no_faktur_jual}`,
          kode_barcode: nota.kode_barcode,
          satuan: 'RP',
          hitung: 0,
          input: barang.harga,
          berat: barang.berat,
          rp: barang.harga,
        },
  )

interface Transfer {
  no_rekening: string
  kepada: string
  jumlah: Rp
}

/** Money that goes out through a bank, where the shop wants somebody to agree to it. */
export const kasusTransfer = async (
  { db, sesi }: WriteContext,
  { no_rekening, kepada, jumlah }: Transfer,
): Promise<Kasus | null> =>
  (await yaParaSystem(db, sesi.kode_toko, 'beli_transfer_otorisasi'))
    ? {
        kategori: OTORISASI_TRANSFER,
        aturan: 'Pembelian dibayar lewat transfer',
        keterangan: `TRANSFER ${no_rekening} kepada ${kepada}`,
        satuan: 'RP',
        hitung: null,
        input: jumlah,
        rp: jumlah,
      }
    : null

/** What of a nota, and of how it is paid, the shop wants somebody to agree to. */
const kasusNota = async (ctx: WriteContext, isian: Isian, nilai: readonly Nilai[]): Promise<(Kasus | null)[]> => {
  const { kode_toko } = ctx.sesi
  const { cara_bayar, no_rekening, nama_customer: kepada, detail_barang } = isian
  const para = await bacaPara(ctx.db, kode_toko, ['beli_maks_hari'])
  return [
    ...kasusBerat(isian, nilai, await batasBeratNota(ctx)),
    ...kasusUmur(ctx, isian, nilai, Number(para.beli_maks_hari)),
    ...kasusPiutang(isian, nilai),
    cara_bayar === 'CASH'
      ? null
      : await kasusTransfer(ctx, {
          no_rekening,
          kepada: `${kepada}, ${sebutRekening(isian)}`,
          jumlah: rp(jumlah(detail_barang, 'harga')),
        }),
  ]
}

/**
 * What a form asks for, by its total: nothing, a witness, or OWN and SU. Source: controls, limits.
 * @param validasi somebody else validates it later: then he is the witness
 * @returns the rules it breaks, and whether who validates has to weigh
 */
export const kasusBeli = async (
  ctx: WriteContext,
  isian: Isian,
  nilai: readonly Nilai[],
  validasi: boolean,
): Promise<{ kasus: (Kasus | null)[]; perlu_saksi: boolean }> => {
  const { detail_barang, nama_customer } = isian
  const berat = mg(jumlah(detail_barang, 'berat'))
  const semuaNota = nilai.every((one) => one.nota !== null)
  const batas = await periksaBertingkat(ctx, 'beli', jumlah(detail_barang, 'harga'), {
    kategori: semuaNota ? OTORISASI_NOTA : OTORISASI_BELI,
    aturan: semuaNota ? 'Pembelian dengan nota' : 'Pembelian tanpa nota',
    keterangan: `${detail_barang.map(sebut).join(', ')} dari ${nama_customer}`,
    berat,
  })
  const group = await pegangGroup(
    ctx.db,
    detail_barang.map((one) => one.kode_group),
  )
  const kadar = pairs(detail_barang, nilai).map(([barang, { persentase, nota }]) => {
    // By its nota it is what the shop sold.
    if (nota) return null
    const persentase_group = group.get(barang.kode_group) ?? (0 as Persentase)
    return kasusKadarBeli({ ...barang, persentase, persentase_group }, `${barang.nama_barang} dari ${nama_customer},`)
  })
  const jadi = batas && { ...batas, hitung: rp(jumlah(nilai, 'harga_hitung')), mg: berat }
  const kasus = jadi?.saksi && validasi ? null : jadi
  const kondisi = await kasusKondisi(ctx, detail_barang, nilai, nama_customer)
  const lain = await kasusNota(ctx, isian, nilai)
  return {
    kasus: [kasus, ...kasusHarga(isian, nilai), ...kondisi, ...kadar, ...lain],
    perlu_saksi: validasi && batas !== null,
  }
}

/**
 * Pieces that need a second pair of eyes: whoever validates them weighs and tests each, and where he entered them himself, or may
 * not witness them, somebody else confirms it.
 * @returns what a witness has to confirm
 * @throws Refusal for a piece that he did not weigh, or found to be another one
 */
export const kasusValidasi = async (
  ctx: WriteContext,
  barang: readonly BeliTerkunci[],
  timbang: Timbang,
): Promise<Kasus[]> => {
  const perlu = barang.filter((one) => one.perlu_saksi)
  if (perlu.length === 0) return []
  const kadar = await masterKadar(ctx.db)
  const batas = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'BIJI')
  const rows = perlu.map((one) => {
    const uji = timbang.find((row) => row.no_faktur_beli === one.no_faktur_beli)
    if (!uji) throw new Refusal('rule', `Berat Dan Kadar ${one.no_faktur_beli} Harus Ditimbang Dan Diuji Sendiri`)
    if (Math.abs(uji.berat - one.berat) > batas(one.berat))
      throw new Refusal('rule', `Berat Timbang ${one.no_faktur_beli} ${formatGram(uji.berat)} g Tidak Sesuai Faktur`)
    if (persentaseKadar(uji.kadar, kadar) !== one.persentase)
      throw new Refusal('rule', `Kadar Uji ${one.no_faktur_beli} ${uji.kadar} Tidak Sesuai Faktur`)
    return { one, uji }
  })
  const boleh = new Map<string, boolean>()
  for (const user_id of new Set(perlu.map((one) => one.user_id))) boleh.set(user_id, await saksiUntuk(ctx, user_id))
  return rows
    .filter(({ one }) => !boleh.get(one.user_id))
    .map(({ one, uji }) => ({
      kategori: OTORISASI_BELI,
      aturan: 'Pembelian ditimbang dan diuji berdua',
      keterangan: `${one.no_faktur_beli} ${sebut(one)} dari ${one.nama_customer}, Rp. ${formatRibuan(one.harga)}`,
      satuan: 'MG',
      hitung: one.berat,
      input: uji.berat,
      berat: uji.berat,
      rp: one.harga,
      mg: one.berat,
      saksi: true,
    }))
}

/** Keeps what was weighed and tested at validation, and who confirmed it. */
export const catatTimbang = async (
  ctx: WriteContext,
  barang: readonly BeliTerkunci[],
  timbang: Timbang,
  otorisasi: string | null,
): Promise<void> => {
  const perlu = barang.filter((one) => one.perlu_saksi).map((one) => one.no_faktur_beli)
  if (perlu.length === 0) return
  await ctx.db.run(sql`
    UPDATE pembelian p SET berat_saksi = x.berat, kadar_saksi = x.kadar, otorisasi_valid = ${otorisasi}
    FROM jsonb_to_recordset(${sql.json(timbang)}::jsonb) AS x (no_faktur_beli text, berat bigint, kadar text)
    WHERE p.no_faktur_beli = x.no_faktur_beli AND p.no_faktur_beli = ANY (${perlu}::text[])`)
}
