/** Items entered from a dispatch: what each takes of it. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, jumlahSelisih, type Mg, mg, type SelisihDokumen } from '@kencana/ledger'
import { type ReadContext, Refusal, type WriteContext } from '@kencana/server-kit'
import {
  bacaKiriman,
  type Kiriman,
  kunciKiriman,
  pastikanTerbuka,
  type SisaKirim,
} from '../../bos/kirim-dari-barang-bos/kiriman.api.ts'
import { type BatasBeda, kasusSelisihDokumen } from '../../pengaturan/batas/selisih.api.ts'
import { OTORISASI_SELISIH } from './tambah-barang.contract.ts'

/** What an item takes out of its dispatch. */
export interface Tarikan {
  no_kirim: string
  lot: string
  berat: Mg
}

interface Barang {
  kode_group: string
  kode_dept: string
  berat_asli: Mg
}

/**
 * Weight taken by one piece: what the scale says, and all that is left by the last piece when the difference is within
 * the tolerance. A larger rest stays as weight alone, for the cashier.
 */
const beratTarikan = ({ pcs, mg: sisa }: SisaKirim, berat_asli: Mg, batasBiji: BatasBeda): Mg => {
  if (pcs === 1 && Math.abs(sisa - berat_asli) <= batasBiji(berat_asli)) return sisa
  if (berat_asli > sisa) throw new Refusal('rule', 'Berat Melebihi Saldo Kirim')
  if (berat_asli === sisa)
    throw new Refusal('rule', `Sisa ${pcs - 1} Barang Kiriman Tidak Boleh Tanpa Berat, Masih ${formatGram(sisa)} g`)
  return berat_asli
}

/** Takes items out of a dispatch one after the other. @returns what to call per item; it refuses what is not left */
const penarik = ({ no_kirim, sisa }: Kiriman, batasBiji: BatasBeda) => {
  const kini = sisa.map((one) => ({ ...one }))
  return ({ kode_group, kode_dept, berat_asli }: Barang): Tarikan => {
    const jenis = kini.filter((one) => one.kode_group === kode_group && one.kode_dept === kode_dept)
    if (jenis.length === 0) throw new Refusal('rule', `Jenis ${kode_dept} Tidak Ada Di Kiriman ${no_kirim}`)
    const satu = jenis.find((one) => one.pcs > 0)
    if (!satu) throw new Refusal('rule', `Qty Melebihi Saldo Kirim`)
    const berat = beratTarikan(satu, berat_asli, batasBiji)
    satu.pcs -= 1
    satu.mg = mg(satu.mg - berat)
    return { no_kirim, lot: satu.lot, berat }
  }
}

const NOMOR = /^K[BC]-/

const periksa = (kiriman: Kiriman, kode_toko: string, batasBiji: BatasBeda) => {
  pastikanTerbuka(kiriman)
  if (kiriman.cabang !== kode_toko) throw new Refusal('rule', `Kiriman ${kiriman.no_kirim} Bukan Untuk Toko Ini`)
  return penarik(kiriman, batasBiji)
}

const pastikanNomor = (sumber: string): void => {
  if (!NOMOR.test(sumber)) throw new Refusal('rule', `Sumber ${sumber} Tidak Ada`)
}

/** Holds a dispatch for items of this shop. @returns what each item takes, in the order of the calls */
export const kunciPenarik = async (ctx: WriteContext, sumber: string, batasBiji: BatasBeda) => {
  pastikanNomor(sumber)
  return periksa(await kunciKiriman(ctx, sumber, false), ctx.sesi.kode_toko, batasBiji)
}

/** The same without holding anything, to say beforehand what would be refused. */
export const bacaPenarik = async (ctx: ReadContext, sumber: string, batasBiji: BatasBeda) => {
  pastikanNomor(sumber)
  return periksa(await bacaKiriman(ctx.db, sumber), ctx.sesi.kode_toko, batasBiji)
}

/** What was entered of a dispatch before, and what of its differences nobody agreed to. The dispatch is held. */
const selisihDulu = async ({ db }: WriteContext, no_kirim: string): Promise<SelisihDokumen> => {
  const row = await db.one<SelisihDokumen>(sql`
    SELECT coalesce(sum(t.pcs), 0)::bigint AS pcs, coalesce(sum(t.berat + s.kurang - s.lebih), 0)::bigint AS berat,
      coalesce(sum(s.kurang) FILTER (WHERE t.otorisasi IS NULL), 0)::bigint AS kurang,
      coalesce(sum(s.lebih) FILTER (WHERE t.otorisasi IS NULL), 0)::bigint AS lebih
    FROM tambah_barang t CROSS JOIN LATERAL (
      SELECT coalesce(sum(greatest(m.mg, 0)), 0) AS kurang, coalesce(sum(greatest(-m.mg, 0)), 0) AS lebih
      FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'SELISIH'
      WHERE j.kind = 'TAMBAH' AND j.document = t.no_tambah
    ) s
    WHERE t.sumber = ${no_kirim} AND t.sumber <> 'STOK_AWAL'`)
  return row ?? { pcs: 0, berat: 0, kurang: 0, lebih: 0 }
}

/** What of a dispatch's differences somebody has to agree to, all its entries together. */
export const kasusKiriman = async (
  ctx: WriteContext,
  barang: readonly { berat: Mg; tarikan?: Tarikan | undefined }[],
): Promise<Kasus[]> => {
  const rows = barang.flatMap(({ berat, tarikan }) =>
    tarikan ? { berat: tarikan.berat, selisih: tarikan.berat - berat } : [],
  )
  const no_kirim = barang.find((one) => one.tarikan)?.tarikan?.no_kirim
  if (no_kirim === undefined) return []
  const isi = { kategori: OTORISASI_SELISIH, keterangan: `Kiriman ${no_kirim}` }
  return kasusSelisihDokumen(ctx, jumlahSelisih(rows), isi, await selisihDulu(ctx, no_kirim))
}
