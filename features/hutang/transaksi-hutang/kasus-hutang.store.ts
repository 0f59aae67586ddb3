/** What of a loan somebody has to agree to, and what whoever validates it weighs. Source: controls, limits; areas 000-read-first 10. */
import type { InputOf, Kasus, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, formatRibuan, type Mg, mg, type Persentase, type Rp } from '@kencana/ledger'
import { isOwner, pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { adaPenyetuju, saksiUntuk } from '../../akses/otorisasi/saksi.api.ts'
import { memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { aturanBeratNota, batasBeratNota } from '../../pembelian/transaksi-pembelian/berat-nota.api.ts'
import type { NotaJaminan } from '../../pembelian/transaksi-pembelian/jaminan.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { kasusKadarBeli, kasusKadarHutang } from '../../pengaturan/batas/kadar.api.ts'
import { batasBeda, kasusSelisihDokumen } from '../../pengaturan/batas/selisih.api.ts'
import { kasusLarangan, type Larangan } from '../larangan-hutang/larangan-hutang.api.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import type { NilaiJaminan } from './nilai-hutang.api.ts'
import { isiKasus, kasusSehari } from './sehari-hutang.store.ts'
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
        satuan: 'BULAN',
        hitung: syarat.lama,
        input: lama,
      }
    : null,
]

/** Whose goods money goes out on, and what they are. */
export interface AsalHutang {
  nama_customer: string
  barang: readonly { nama_barang: string; kode_group: string; kadar: string; berat: Mg; nota: NotaJaminan | null }[]
  nilai: readonly NilaiJaminan[]
  /** Whether his paper is another one than the shop knows of this member. */
  lain: boolean
  untuk: string
  jumlah_hutang: Rp
}

/** A new loan as it is judged. */
export interface HutangBaru {
  isian: InputOf<typeof simpanHutang>
  barang: AsalHutang['barang']
  nilai: readonly NilaiJaminan[]
  diminta: Diminta
  syarat: Syarat
  /** His paper, and whether it is another one than the shop knows of this member. */
  peminjam: { nik: string; no_hp: string; lain: boolean }
  /** What was noted about him. */
  larangan: readonly Larangan[]
}

/** Another piece under a nota that was found: its true owner's would be pledged from now on, and bought by the auction. */
const kasusBeratNota = async (ctx: WriteContext, { barang, jumlah_hutang }: AsalHutang): Promise<(Kasus | null)[]> => {
  const batas = await batasBeratNota(ctx)
  return barang.map(({ nama_barang, berat, nota }) => {
    const aturan = nota && aturanBeratNota(berat, nota.berat, batas)
    if (!nota || aturan === null) return null
    return {
      ...isiKasus(`${nota.kode_barcode} ${nama_barang}, ${nota.no_faktur_jual}`, jumlah_hutang),
      aturan,
      kode_barcode: nota.kode_barcode,
      satuan: 'MG',
      hitung: nota.berat,
      input: berat,
      berat,
      mg: Math.abs(berat - nota.berat),
    }
  })
}

/** What its paper and its pieces say against a loan, as it is made and whenever more is lent on them. */
export const kasusAsal = async (ctx: WriteContext, asal: AsalHutang): Promise<(Kasus | null)[]> => {
  const { nama_customer, barang, nilai, lain, untuk, jumlah_hutang } = asal
  const kaliKadar = await memakaiKadar(ctx.db, ctx.sesi.kode_toko)
  return [
    lain
      ? {
          ...isiKasus(untuk, jumlah_hutang),
          aturan: 'Nomor identitas bukan yang dikenal dari member ini',
          satuan: 'RP',
          hitung: null,
          input: jumlah_hutang,
        }
      : null,
    ...pairs(barang, nilai).flatMap(([one, harga]) => [
      kasusKadarBeli({ ...one, ...harga }, `${one.nama_barang} dari ${nama_customer},`),
      // Where a price knows no fineness, less fine gold is worth as much.
      kaliKadar ? null : kasusKadarHutang({ ...one, ...harga }, `${one.nama_barang} dari ${nama_customer},`),
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
    ...(await kasusBeratNota(ctx, asal)),
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
  await kasusSehari(ctx, { ...baru.peminjam, kode_member: baru.isian.kode_member }, baru.diminta),
  kasusLarangan(baru.larangan, { untuk: baru.diminta.untuk, jumlah: baru.diminta.jumlah_hutang }),
  ...(await kasusAsal(ctx, {
    nama_customer: baru.isian.nama_customer,
    barang: baru.barang,
    nilai: baru.nilai,
    lain: baru.peminjam.lain,
    untuk: baru.diminta.untuk,
    jumlah_hutang: baru.diminta.jumlah_hutang,
  })),
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

/** Five pieces and more differ little together too: what each may differ adds up. Source: controls, limits. */
const kasusSelisih = (
  ctx: WriteContext,
  { no_hutang, nama_customer, jumlah_hutang }: HutangTerkunci,
  rows: readonly (readonly [HutangTerkunci['barang'][number], Uji])[],
): Promise<Kasus[]> => {
  const jumlah = (apa: (one: HutangTerkunci['barang'][number], uji: Uji) => number) =>
    rows.reduce((sum, [one, uji]) => sum + apa(one, uji), 0)
  return kasusSelisihDokumen(
    ctx,
    {
      pcs: jumlah((one) => one.jumlah),
      berat: jumlah((one) => one.berat),
      kurang: jumlah((one, uji) => Math.max(0, one.berat - uji.berat)),
      lebih: jumlah((one, uji) => Math.max(0, uji.berat - one.berat)),
    },
    isiKasus(`${no_hutang} ${nama_customer}`, jumlah_hutang),
  )
}

/** Who took gold in is no third person who agrees to it, while another OWN or SU is there. */
const bukanPenerima = async (ctx: WriteContext, user_id: string): Promise<Pick<Kasus, 'bukan'>> =>
  (await adaPenyetuju(ctx, [user_id], false)) ? { bukan: [user_id] } : {}

/**
 * Every item is weighed and tested again by whoever validates its loan; where he took it in himself, or may not witness it, somebody
 * else confirms what he weighed, and OWN or SU what is heavier than two see together.
 * @returns what somebody has to confirm
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
    kasus.push(...(await kasusSelisih(ctx, satu, rows)))
    const berat = mg(rows.reduce((sum, [one]) => sum + one.berat, 0))
    const keterangan = `${satu.no_hutang} ${satu.nama_customer}: ${rows
      .map(([one, uji]) => `${one.nama_barang} ${formatGram(uji.berat)} g ${uji.kadar}`)
      .join(', ')}, Rp. ${formatRibuan(satu.jumlah_hutang)}`
    const orangKedua = await saksiUntuk(ctx, satu.user_id)
    // OWN or SU who weighs what another one took in says by it what he would be asked.
    if (orangKedua && isOwner(ctx.sesi.level)) continue
    const banyak = await periksaBatas(ctx, 'emas_hutang', berat, {
      kategori: OTORISASI_HUTANG,
      aturan: 'Barang hutang ditimbang dan diuji',
      keterangan,
      berat,
    })
    if (banyak) kasus.push({ ...banyak, rp: satu.jumlah_hutang, ...(await bukanPenerima(ctx, satu.user_id)) })
    // Whoever agrees to it has seen more than a witness does.
    if (banyak || orangKedua) continue
    kasus.push({
      kategori: OTORISASI_HUTANG,
      aturan: 'Barang hutang ditimbang dan diuji berdua',
      keterangan,
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
