/** What of a repair that is done somebody has to agree to. Source: controls, limits; areas 000-read-first 14. */
import type { Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { formatGram, formatRibuan, jumlahSelisih, type Mg, mg, parseGram, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { batasBeda, kasusSelisihDokumen } from '../../pengaturan/batas/selisih.api.ts'
import { kasusSusutService } from '../../pengaturan/batas/susut-service.api.ts'
import { bilanganParaSystem, nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import {
  OTORISASI_BATU_SERVICE,
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
  batu: Mg
  jenis_kerja: string
  kerja_tambahan: string
}

interface Selesai {
  no_service: string
  nama_customer: string
  kode_tukang: string | null
  ongkos_tukang: Rp
  barang: readonly Ditimbang[]
}

const sebut = ({ no_service, nama_customer }: Selesai): string => `${no_service} ${nama_customer}`

interface Dulu {
  pcs: number
  berat: Mg
  kurang: Mg
  patri: Mg
}

/** What of the same repair was done before and stands: several documents of one repair are one, but for what was agreed to. */
export const selesaiDulu = async ({ db }: { db: Queryable }, no_service: string): Promise<Dulu> => {
  const dulu = await db.one<Dulu>(sql`
    SELECT coalesce(sum(b.jumlah), 0)::int AS pcs, coalesce(sum(d.berat_masuk), 0)::bigint AS berat,
      coalesce(sum(greatest(d.berat_masuk + d.patri + d.batu - d.berat_keluar, 0)), 0)::bigint AS kurang, coalesce(sum(d.patri), 0)::bigint AS patri
    FROM service_selesai k JOIN service_selesai_barang d USING (no_selesai)
    JOIN service_barang b ON b.no_service = k.no_service AND b.urut = d.urut_barang
    WHERE k.no_service = ${no_service} AND k.no_batal IS NULL AND k.otorisasi IS NULL`)
  return dulu ?? { pcs: 0, berat: mg(0), kurang: mg(0), patri: mg(0) }
}

/** The loss of each piece, and of five or more together; a gain is a scale that is wrong, or solder that nobody wrote down. */
const kasusSusutBarang = async (ctx: WriteContext, selesai: Selesai, dulu: Dulu): Promise<(Kasus | null)[]> => {
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
  const { kurang, berat, pcs: biji } = dulu
  const sebelum = { pcs: biji, berat, kurang, lebih: 0 }
  return [...satu, ...(await kasusSelisihDokumen(ctx, { ...jumlah, pcs, lebih: 0 }, isi, sebelum))]
}

/** Solder of a repair, in either direction: what an undo says is back was in the piece all the same. */
export const kasusPatri = (ctx: WriteContext, patri: Mg, keterangan: string): Promise<Kasus | null> =>
  periksaBatas(ctx, 'patri_service', patri, {
    kategori: OTORISASI_PATRI_SERVICE,
    aturan: 'Patri untuk service',
    keterangan,
  })

/** Solder of one repair, piece by piece. */
const kasusPatriDulu = (dulu: Dulu, patri: Mg, batas: number, keterangan: string): Kasus | null => {
  const semua = mg(dulu.patri + patri)
  if (patri === 0 || dulu.patri === 0 || semua <= batas) return null
  return {
    kategori: OTORISASI_PATRI_SERVICE,
    aturan: 'Patri untuk satu service',
    keterangan,
    satuan: 'MG',
    hitung: batas,
    input: semua,
    mg: patri,
  }
}

/**
 * A stone that is set and not written down is as heavy as the gold that may be taken for it: where stones are the work somebody else sees
 * the scale, whatever is said to have gone in, and stones go nowhere else. @throws Refusal
 */
const kasusBatu = (selesai: Selesai): Kasus | null => {
  const dipasang = selesai.barang.filter(({ batu, jenis_kerja }) => batu > 0 || jenis_kerja === 'BATU')
  if (dipasang.length === 0) return null
  const asing = dipasang.find((one) => one.jenis_kerja !== 'BATU' && one.kerja_tambahan === '')
  if (asing)
    throw new Refusal(
      'rule',
      `${asing.nama_barang} Tidak Diservice Batu, Catat Kerja Tambahannya Yang Disetujui Customer`,
    )
  const batu = mg(dipasang.reduce((sum, one) => sum + one.batu, 0))
  return {
    kategori: OTORISASI_BATU_SERVICE,
    aturan: 'Barang service batu ditimbang berdua',
    keterangan: `${sebut(selesai)}: ${dipasang.map((one) => `${one.nama_barang} batu ${formatGram(one.batu)} g, keluar ${formatGram(one.berat_keluar)} g`).join(', ')}`,
    satuan: 'MG',
    hitung: 0,
    input: batu,
    mg: batu,
    saksi: true,
  }
}

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
export const kasusSelesai = async (ctx: WriteContext, selesai: Selesai): Promise<(Kasus | null)[]> => {
  const dulu = await selesaiDulu(ctx, selesai.no_service)
  const patri = mg(selesai.barang.reduce((sum, one) => sum + one.patri, 0))
  const batas = parseGram(await nilaiParaSystem(ctx.db, ctx.sesi.kode_toko, 'patri_service'))
  const lewat = (await kasusPatri(ctx, patri, sebut(selesai))) ?? kasusPatriDulu(dulu, patri, batas, sebut(selesai))
  const bulan = await kasusSusutService(ctx, {
    kode_tukang: selesai.kode_tukang,
    susut: selesai.barang.reduce((sum, one) => sum + Math.max(susutBarang(one), 0), 0),
    berat: selesai.barang.reduce((sum, one) => sum + one.berat_masuk, 0),
  })
  return [
    ...(await kasusSusutBarang(ctx, selesai, dulu)),
    bulan,
    lewat,
    kasusBatu(selesai),
    await kasusOngkos(ctx, selesai),
  ]
}
