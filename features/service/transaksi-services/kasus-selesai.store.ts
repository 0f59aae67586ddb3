/** What of a repair that is done somebody has to agree to. Source: controls, limits; areas 000-read-first 14. */
import type { Kasus } from '@kencana/contract'
import { formatGram, formatRibuan, jumlahSelisih, type Mg, mg, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { batasBeda, kasusSelisihDokumen } from '../../pengaturan/batas/selisih.api.ts'
import { bilanganParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import {
  OTORISASI_ONGKOS_TUKANG_SERVICE,
  OTORISASI_PATRI_SERVICE,
  OTORISASI_SUSUT_SERVICE,
} from './selesai-service.contract.ts'
import { susutBarang } from './service.posting.ts'

/** A piece on the scale after the work. */
export interface Ditimbang {
  urut: number
  nama_barang: string
  jumlah: number
  berat_masuk: Mg
  berat_keluar: Mg
  patri: Mg
}

interface Selesai {
  no_service: string
  nama_customer: string
  kode_tukang: string | null
  ongkos_tukang: Rp
  barang: readonly Ditimbang[]
}

const sebut = ({ no_service, nama_customer }: Selesai): string => `${no_service} ${nama_customer}`

/** The loss of each piece, and of five or more together; a gain is a scale that is wrong, or solder that nobody wrote down. */
const kasusSusutService = async (ctx: WriteContext, selesai: Selesai): Promise<(Kasus | null)[]> => {
  const batas = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'BIJI')
  const satu = selesai.barang.map((one): Kasus | null => {
    const susut = susutBarang(one)
    const boleh = batas(one.berat_masuk)
    if (-susut > boleh)
      throw new Refusal(
        'rule',
        `${one.nama_barang} Lebih ${formatGram(mg(-susut))} g Dari Berat Masuk Dan Patrinya, Timbang Lagi Atau Catat Patri`,
      )
    if (susut <= boleh) return null
    return {
      kategori: OTORISASI_SUSUT_SERVICE,
      aturan: 'Susut barang customer melebihi batas',
      keterangan: `${sebut(selesai)}: ${one.nama_barang}, masuk ${formatGram(one.berat_masuk)} g, patri ${formatGram(one.patri)} g, keluar ${formatGram(one.berat_keluar)} g`,
      satuan: 'MG',
      hitung: boleh,
      input: susut,
      berat: one.berat_masuk,
      mg: susut,
    }
  })
  const jumlah = jumlahSelisih(selesai.barang.map((one) => ({ berat: one.berat_masuk, selisih: susutBarang(one) })))
  const pcs = selesai.barang.reduce((sum, one) => sum + one.jumlah, 0)
  const isi = { kategori: OTORISASI_SUSUT_SERVICE, keterangan: sebut(selesai) }
  return [...satu, ...(await kasusSelisihDokumen(ctx, { ...jumlah, pcs, lebih: 0 }, isi))]
}

/** Solder of a repair, in either direction: what an undo says is back was in the piece all the same. */
export const kasusPatri = (ctx: WriteContext, patri: Mg, keterangan: string): Promise<Kasus | null> =>
  periksaBatas(ctx, 'patri_service', patri, {
    kategori: OTORISASI_PATRI_SERVICE,
    aturan: 'Patri untuk service',
    keterangan,
  })

const kasusOngkos = async (ctx: WriteContext, selesai: Selesai): Promise<Kasus | null> => {
  const { ongkos_tukang, kode_tukang, barang } = selesai
  if (ongkos_tukang === 0) return null
  const berat = mg(barang.reduce((sum, one) => sum + one.berat_masuk, 0))
  const perGram = await bilanganParaSystem(ctx.db, ctx.sesi.kode_toko, 'ongkos_gram')
  const batas = Number((BigInt(perGram) * BigInt(berat)) / 1000n)
  if (ongkos_tukang <= batas) return null
  return {
    kategori: OTORISASI_ONGKOS_TUKANG_SERVICE,
    aturan: `Ongkos tukang paling besar Rp. ${formatRibuan(batas)} untuk ${formatGram(berat)} g`,
    keterangan: `${sebut(selesai)}, tukang ${kode_tukang}`,
    satuan: 'RP',
    hitung: batas,
    input: ongkos_tukang,
    berat,
    rp: ongkos_tukang,
  }
}

/**
 * The rules that a finished repair breaks; its limits are used up where it keeps them.
 * @throws Refusal for a piece that is heavier than it can be
 */
export const kasusSelesai = async (ctx: WriteContext, selesai: Selesai): Promise<(Kasus | null)[]> => [
  ...(await kasusSusutService(ctx, selesai)),
  await kasusPatri(ctx, mg(selesai.barang.reduce((sum, one) => sum + one.patri, 0)), sebut(selesai)),
  await kasusOngkos(ctx, selesai),
]
