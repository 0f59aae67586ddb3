/** What of a loan somebody has to agree to, and what whoever validates it weighs. Source: controls, limits; areas 000-read-first 10. */
import type { InputOf, Kasus, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, formatRibuan, type Mg, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { saksiUntuk } from '../../akses/otorisasi/saksi.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { kasusKadarBeli } from '../../pengaturan/batas/kadar.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
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

const isi = (untuk: string, jumlah_hutang: Rp) =>
  ({ kategori: OTORISASI_HUTANG, keterangan: untuk, rp: jumlah_hutang }) as const

/** More than the goods carry, or on terms better for the customer than the shop gives. */
const kasusSyarat = (
  { jumlah_hutang, bunga_persen, lama, plafon, untuk }: Diminta,
  syarat: Pick<Syarat, 'bunga_persen' | 'lama'>,
): (Kasus | null)[] => [
  jumlah_hutang > plafon
    ? {
        ...isi(untuk, jumlah_hutang),
        aturan: `Hutang di atas plafon Rp. ${formatRibuan(plafon)}`,
        satuan: 'RP',
        hitung: plafon,
        input: jumlah_hutang,
      }
    : null,
  bunga_persen < syarat.bunga_persen
    ? {
        ...isi(untuk, jumlah_hutang),
        aturan: 'Bunga hutang di bawah bunga toko',
        satuan: 'PERSEN',
        hitung: syarat.bunga_persen,
        input: bunga_persen,
      }
    : null,
  lama > syarat.lama
    ? {
        ...isi(untuk, jumlah_hutang),
        aturan: `Lama hutang ${lama} bulan, toko memberi ${syarat.lama}`,
        satuan: 'PCS',
        hitung: syarat.lama,
        input: lama,
      }
    : null,
]

/** Everything that a new loan asks somebody to agree to. */
export const kasusHutang = async (
  ctx: WriteContext,
  isian: InputOf<typeof simpanHutang>,
  nilai: readonly NilaiJaminan[],
  diminta: Diminta,
  syarat: Syarat,
): Promise<(Kasus | null)[]> => [
  ...kasusSyarat(diminta, syarat),
  await periksaBatas(ctx, 'hutang', diminta.jumlah_hutang, {
    kategori: OTORISASI_HUTANG,
    aturan: `Hutang Rp. ${formatRibuan(diminta.jumlah_hutang)}`,
    keterangan: diminta.untuk,
  }),
  ...pairs(isian.detail_barang, nilai).map(([barang, one]) =>
    kasusKadarBeli({ ...barang, ...one }, `${barang.nama_barang} dari ${isian.nama_customer},`),
  ),
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

interface Diteruskan extends Omit<Diminta, 'untuk'> {
  barang: HutangTerkunci['barang']
  lepas: boolean
}

/** What leaves the shop with a loan that goes on, money or items, is seen by somebody else. */
const kasusDilihat = (
  hutang: HutangTerkunci,
  { barang, lepas, jumlah_hutang }: Diteruskan,
  keluar: Rp,
  untuk: string,
): (Kasus | null)[] => {
  const pergi = hutang.barang.filter((one) => !barang.some(({ urut }) => urut === one.urut))
  const berat = mg(pergi.reduce((sum, one) => sum + one.berat, 0))
  return [
    keluar > 0
      ? {
          ...isi(untuk, keluar),
          aturan: 'Tambahan hutang diserahkan berdua',
          satuan: 'RP',
          hitung: 0,
          input: keluar,
          saksi: true,
        }
      : null,
    lepas
      ? {
          ...isi(`${untuk}: ${pergi.map((one) => `${one.nama_barang} ${formatGram(one.berat)} g`).join(', ')}`, rp(0)),
          aturan: 'Barang hutang dilepas berdua',
          satuan: 'MG',
          hitung: 0,
          input: berat,
          berat,
          mg: berat,
          saksi: true,
        }
      : null,
    lepas && jumlah_hutang >= hutang.jumlah_hutang
      ? {
          ...isi(untuk, jumlah_hutang),
          aturan: 'Barang dilepas tanpa angsuran pokok',
          satuan: 'RP',
          hitung: hutang.jumlah_hutang,
          input: jumlah_hutang,
        }
      : null,
  ]
}

/**
 * What of a loan that goes on somebody agrees to: a lower rate, more than its goods carry where fewer stay or more is owed, more than
 * a loan may be where more is owed, and a day that moves again before interest runs that was not paid.
 */
export const kasusRemaja = async (
  ctx: WriteContext,
  hutang: HutangTerkunci,
  baru: Diteruskan,
  keluar: Rp,
): Promise<(Kasus | null)[]> => {
  const untuk = `Peremajaan ${hutang.no_hutang} ${hutang.nama_customer}`
  const dinilai = baru.lepas || keluar > 0
  const plafon = dinilai ? baru.plafon : baru.jumlah_hutang
  const { hutang_lama } = await bacaPara(ctx.db, ctx.sesi.kode_toko, ['hutang_lama'])
  const syarat = { bunga_persen: hutang.bunga_persen, lama: Math.max(Number(hutang_lama), hutang.lama) }
  const { jumlah_hutang, lama } = baru
  return [
    ...kasusSyarat({ ...baru, plafon, untuk }, syarat),
    hutang.mulai > ctx.sesi.tgl_system
      ? {
          ...isi(untuk, jumlah_hutang),
          aturan: `Diperpanjang lagi sebelum ${hutang.mulai}`,
          satuan: 'PCS',
          hitung: 0,
          input: lama,
        }
      : null,
    ...kasusDilihat(hutang, baru, keluar, untuk),
    // Many small ones on top of a loan are one large one.
    keluar > 0
      ? await periksaBatas(ctx, 'hutang', jumlah_hutang, {
          kategori: OTORISASI_HUTANG,
          aturan: `Hutang menjadi Rp. ${formatRibuan(jumlah_hutang)}`,
          keterangan: untuk,
        })
      : null,
  ]
}
