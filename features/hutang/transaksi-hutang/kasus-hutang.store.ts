/** What of a loan somebody has to agree to, and what whoever validates it weighs. Source: controls, limits; areas 000-read-first 10. */
import type { InputOf, Kasus, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, formatRibuan, type Mg, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { saksiUntuk } from '../../akses/otorisasi/saksi.api.ts'
import { memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import type { NotaJaminan } from '../../pembelian/transaksi-pembelian/jaminan.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { kasusKadarBeli, kasusKadarHutang } from '../../pengaturan/batas/kadar.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import type { NilaiJaminan } from './nilai-hutang.api.ts'
import {
  OTORISASI_HUTANG,
  type simpanHutang,
  type syaratBaru,
  type validasiHutang,
} from './transaksi-hutang.contract.ts'

/** What is asked for a loan. */
export interface Diminta {
  jumlah_hutang: Rp
  bunga_persen: Persentase
  lama: number
  plafon: Rp
  /** `Hutang BU SARI: CINCIN 16K`. */
  untuk: string
}

type Syarat = OutputOf<typeof syaratBaru>

/** What every case of a loan tells. */
export const isiKasus = (untuk: string, jumlah_hutang: Rp) =>
  ({ kategori: OTORISASI_HUTANG, keterangan: untuk, rp: jumlah_hutang }) as const

/** More than the goods carry, or on terms better for the customer than the shop gives. */
export const kasusSyarat = (
  { jumlah_hutang, bunga_persen, lama, plafon, untuk }: Diminta,
  syarat: Pick<Syarat, 'bunga_persen' | 'lama'>,
): (Kasus | null)[] => [
  jumlah_hutang > plafon
    ? {
        ...isiKasus(untuk, jumlah_hutang),
        aturan: `Hutang di atas plafon Rp. ${formatRibuan(plafon)}`,
        satuan: 'RP',
        hitung: plafon,
        input: jumlah_hutang,
      }
    : null,
  bunga_persen < syarat.bunga_persen
    ? {
        ...isiKasus(untuk, jumlah_hutang),
        aturan: 'Bunga hutang di bawah bunga toko',
        satuan: 'PERSEN',
        hitung: syarat.bunga_persen,
        input: bunga_persen,
      }
    : null,
  lama > syarat.lama
    ? {
        ...isiKasus(untuk, jumlah_hutang),
        aturan: `Lama hutang ${lama} bulan, toko memberi ${syarat.lama}`,
        satuan: 'PCS',
        hitung: syarat.lama,
        input: lama,
      }
    : null,
]

/** A new loan as it is judged. */
export interface HutangBaru {
  isian: InputOf<typeof simpanHutang>
  barang: readonly { nama_barang: string; kode_group: string; kadar: string; nota: NotaJaminan | null }[]
  nilai: readonly NilaiJaminan[]
  diminta: Diminta
  syarat: Syarat
  /** His paper, and whether it is another one than the shop knows of this member. */
  peminjam: { nik: string; lain: boolean }
}

/** Many loans of one person on one day are one large one, whoever enters them, in whichever shops. */
const kasusSehari = async (
  { db, sesi }: WriteContext,
  { diminta: { jumlah_hutang, untuk }, peminjam }: HutangBaru,
): Promise<Kasus | null> => {
  const maks = Number(await nilaiParaSystem(db, sesi.kode_toko, 'hutang_maks'))
  // Two at once are judged one after the other.
  await db.run(sql`SELECT pg_advisory_xact_lock(20, hashtext(${peminjam.nik}))`)
  const row = await db.one<{ rp: Rp }>(sql`
    SELECT coalesce(sum(k.jumlah_hutang), 0)::bigint AS rp FROM toko t JOIN hutang k USING (kode_toko)
    WHERE k.tgl_system = ${sesi.tgl_system} AND k.nik = ${peminjam.nik} AND k.no_asal IS NULL
      AND NOT k.awal AND k.status IN ('OPEN', 'AKTIF', 'DIPEREMAJAKAN')`)
  const semua = rp((row?.rp ?? 0) + jumlah_hutang)
  if (!row || row.rp === 0 || semua <= maks) return null
  return {
    ...isiKasus(untuk, jumlah_hutang),
    aturan: `Hutang customer ini hari ini menjadi Rp. ${formatRibuan(semua)}`,
    satuan: 'RP',
    hitung: rp(maks),
    input: semua,
  }
}

/** What its paper and its pieces say against a loan. */
const kasusAsal = async (
  { db, sesi }: WriteContext,
  { isian, barang, nilai, diminta: { untuk, jumlah_hutang }, peminjam }: HutangBaru,
): Promise<(Kasus | null)[]> => {
  const kaliKadar = await memakaiKadar(db, sesi.kode_toko)
  return [
    peminjam.lain
      ? {
          ...isiKasus(untuk, jumlah_hutang),
          aturan: 'Nomor identitas bukan yang dikenal dari member ini',
          satuan: 'RP',
          hitung: null,
          input: jumlah_hutang,
        }
      : null,
    ...pairs(barang, nilai).flatMap(([one, harga]) => [
      kasusKadarBeli({ ...one, ...harga }, `${one.nama_barang} dari ${isian.nama_customer},`),
      // Where a price knows no fineness, less fine gold is worth as much.
      kaliKadar ? null : kasusKadarHutang({ ...one, ...harga }, `${one.nama_barang} dari ${isian.nama_customer},`),
      one.nota && one.nota.belum_cair > 0
        ? {
            ...isiKasus(`${one.nota.kode_barcode} ${one.nama_barang}, ${one.nota.no_faktur_jual}`, jumlah_hutang),
            aturan: `Marketplace masih berutang Rp. ${formatRibuan(one.nota.belum_cair)} atas nota ini`,
            kode_barcode: one.nota.kode_barcode,
            satuan: 'RP' as const,
            hitung: 0,
            input: jumlah_hutang,
          }
        : null,
    ]),
  ]
}

/** Everything that a new loan asks somebody to agree to. */
export const kasusHutang = async (ctx: WriteContext, baru: HutangBaru): Promise<(Kasus | null)[]> => [
  ...kasusSyarat(baru.diminta, baru.syarat),
  await periksaBatas(ctx, 'hutang', baru.diminta.jumlah_hutang, {
    kategori: OTORISASI_HUTANG,
    aturan: `Hutang Rp. ${formatRibuan(baru.diminta.jumlah_hutang)}`,
    keterangan: baru.diminta.untuk,
  }),
  await kasusSehari(ctx, baru),
  ...(await kasusAsal(ctx, baru)),
]

type Timbang = InputOf<typeof validasiHutang>['timbang']
type Uji = Timbang[number]

const cocok = (
  hutang: Pick<HutangTerkunci, 'no_hutang' | 'barang'>,
  timbang: Timbang,
  batas: (berat: Mg) => Mg,
  kadar: Parameters<typeof persentaseKadar>[1],
) =>
  hutang.barang.map((one): [HutangTerkunci['barang'][number], Uji] => {
    const sebut = `${hutang.no_hutang} ${one.nama_barang}`
    const uji = timbang.find((row) => row.no_hutang === hutang.no_hutang && row.urut === one.urut)
    if (!uji) throw new Refusal('rule', `Berat Dan Kadar ${sebut} Harus Ditimbang Dan Diuji Sendiri`)
    if (Math.abs(uji.berat - one.berat) > batas(one.berat))
      throw new Refusal('rule', `Berat Timbang ${sebut} ${formatGram(uji.berat)} g Tidak Sesuai Hutang`)
    if (persentaseKadar(uji.kadar, kadar) !== one.persentase)
      throw new Refusal('rule', `Kadar Uji ${sebut} ${uji.kadar} Tidak Sesuai Hutang`)
    return [one, uji]
  })

/**
 * Every item is weighed and tested again by whoever validates its loan; where he took it in himself, or may not witness it, somebody
 * else confirms what he weighed.
 * @returns what a witness has to confirm
 * @throws Refusal for an item that he did not weigh, or found to be another one
 */
export const kasusTimbang = async (
  ctx: WriteContext,
  hutang: readonly HutangTerkunci[],
  timbang: Timbang,
): Promise<Kasus[]> => {
  const kadar = await masterKadar(ctx.db)
  const batas = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'BIJI')
  const kasus: Kasus[] = []
  for (const satu of hutang) {
    const rows = cocok(satu, timbang, batas, kadar)
    if (await saksiUntuk(ctx, satu.user_id)) continue
    const berat = mg(rows.reduce((sum, [one]) => sum + one.berat, 0))
    kasus.push({
      kategori: OTORISASI_HUTANG,
      aturan: 'Barang hutang ditimbang dan diuji berdua',
      keterangan: `${satu.no_hutang} ${satu.nama_customer}: ${rows
        .map(([one, uji]) => `${one.nama_barang} ${formatGram(uji.berat)} g ${uji.kadar}`)
        .join(', ')}, Rp. ${formatRibuan(satu.jumlah_hutang)}`,
      satuan: 'MG',
      hitung: berat,
      input: rows.reduce((sum, [, uji]) => sum + uji.berat, 0),
      berat,
      rp: satu.jumlah_hutang,
      mg: berat,
      saksi: true,
    })
  }
  return kasus
}

/** Items that come back are weighed and tested, and are what they were. @returns how they are told of @throws Refusal */
export const ditimbangKembali = async (
  ctx: WriteContext,
  hutang: Pick<HutangTerkunci, 'no_hutang' | 'barang'>,
  timbang: readonly Omit<Uji, 'no_hutang'>[],
): Promise<string> => {
  const batas = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'BIJI')
  const uji = timbang.map((one) => ({ ...one, no_hutang: hutang.no_hutang }))
  return cocok(hutang, uji, batas, await masterKadar(ctx.db))
    .map(([one, { berat, kadar }]) => `${one.nama_barang} ${formatGram(berat)} g ${kadar}`)
    .join(', ')
}

/** Keeps what was weighed and tested at validation. */
export const catatTimbang = (ctx: WriteContext, no_hutang: readonly string[], timbang: Timbang): Promise<unknown> =>
  ctx.db.run(sql`
    UPDATE hutang_detail d SET berat_saksi = x.berat, kadar_saksi = x.kadar
    FROM jsonb_to_recordset(${sql.json(timbang)}::jsonb) AS x (no_hutang text, urut integer, berat bigint, kadar text)
    WHERE d.no_hutang = x.no_hutang AND d.urut = x.urut AND d.no_hutang = ANY (${[...no_hutang]}::text[])`)
