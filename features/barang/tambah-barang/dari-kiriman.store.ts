/** Items entered from a dispatch: what each takes of it. */
import { batasSelisih, formatGram, type Mg, mg } from '@kencana/ledger'
import { type ReadContext, Refusal, type WriteContext } from '@kencana/server-kit'
import {
  bacaKiriman,
  type Kiriman,
  kunciKiriman,
  pastikanTerbuka,
  type SisaKirim,
} from '../../bos/kirim-dari-barang-bos/kiriman.api.ts'

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
const beratTarikan = ({ pcs, mg: sisa }: SisaKirim, berat_asli: Mg, toleransi: Mg): Mg => {
  if (pcs === 1 && Math.abs(sisa - berat_asli) <= batasSelisih(berat_asli, toleransi)) return sisa
  if (berat_asli > sisa) throw new Refusal('rule', 'Berat Melebihi Saldo Kirim')
  if (berat_asli === sisa)
    throw new Refusal('rule', `Sisa ${pcs - 1} Barang Kiriman Tidak Boleh Tanpa Berat, Masih ${formatGram(sisa)} g`)
  return berat_asli
}

/** Takes items out of a dispatch one after the other. @returns what to call per item; it refuses what is not left */
const penarik = ({ no_kirim, sisa }: Kiriman, toleransi: Mg) => {
  const kini = sisa.map((one) => ({ ...one }))
  return ({ kode_group, kode_dept, berat_asli }: Barang): Tarikan => {
    const jenis = kini.filter((one) => one.kode_group === kode_group && one.kode_dept === kode_dept)
    if (jenis.length === 0) throw new Refusal('rule', `Jenis ${kode_dept} Tidak Ada Di Kiriman ${no_kirim}`)
    const satu = jenis.find((one) => one.pcs > 0)
    if (!satu) throw new Refusal('rule', `Qty Melebihi Saldo Kirim`)
    const berat = beratTarikan(satu, berat_asli, toleransi)
    satu.pcs -= 1
    satu.mg = mg(satu.mg - berat)
    return { no_kirim, lot: satu.lot, berat }
  }
}

const NOMOR = /^K[BC]-/

const periksa = (kiriman: Kiriman, kode_toko: string, toleransi: Mg) => {
  pastikanTerbuka(kiriman)
  if (kiriman.cabang !== kode_toko) throw new Refusal('rule', `Kiriman ${kiriman.no_kirim} Bukan Untuk Toko Ini`)
  return penarik(kiriman, toleransi)
}

const pastikanNomor = (sumber: string): void => {
  if (!NOMOR.test(sumber)) throw new Refusal('rule', `Sumber ${sumber} Tidak Ada`)
}

/** Holds a dispatch for items of this shop. @returns what each item takes, in the order of the calls */
export const kunciPenarik = async (ctx: WriteContext, sumber: string, toleransi: Mg) => {
  pastikanNomor(sumber)
  return periksa(await kunciKiriman(ctx, sumber, false), ctx.sesi.kode_toko, toleransi)
}

/** The same without holding anything, to say beforehand what would be refused. */
export const bacaPenarik = async (ctx: ReadContext, sumber: string, toleransi: Mg) => {
  pastikanNomor(sumber)
  return periksa(await bacaKiriman(ctx.db, sumber), ctx.sesi.kode_toko, toleransi)
}
