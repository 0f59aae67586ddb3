/** What of a repair that is fetched somebody has to see or agree to. Source: controls, what goes out was seen by somebody else. */
import type { Kasus } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import { formatGram, formatRibuan, jumlahSelisih, type Mg, mg, type Rp } from '@kencana/ledger'
import { isOwner, Refusal, type WriteContext } from '@kencana/server-kit'
import { batasBeda, kasusSelisihDokumen } from '../../pengaturan/batas/selisih.api.ts'
import {
  OTORISASI_FOTO_SERVICE,
  OTORISASI_PENGAMBIL_SERVICE,
  OTORISASI_SERVICE_SENDIRI,
  OTORISASI_SISA_SERVICE,
} from './ambil-service.contract.ts'
import { OTORISASI_SUSUT_SERVICE } from './selesai-service.contract.ts'
import type { BarangTerkunci, ServiceTerkunci } from './service.api.ts'
import { susutBarang } from './service.posting.ts'

type Ditimbang = Pick<
  BarangTerkunci,
  'urut' | 'nama_barang' | 'jumlah' | 'berat' | 'berat_kini' | 'patri' | 'batu' | 'status'
>

const susut = ({ berat, berat_kini, patri, batu }: Ditimbang): Mg =>
  susutBarang({ berat_masuk: berat, berat_keluar: berat_kini, patri, batu })

type Membaca = Pick<WriteContext, 'sesi'> & { db: Queryable }

/** Whether five pieces or more of a repair, those of before with them, lost more together than one document may. */
const lewatSemua = async (ctx: Membaca, no_service: string, barang: readonly Ditimbang[]): Promise<boolean> => {
  const jadi = barang.filter(({ status }) => status === 'DONE' || status === 'CLOS')
  const jumlah = jumlahSelisih(jadi.map((one) => ({ berat: one.berat, selisih: susut(one) })))
  const pcs = jadi.reduce((sum, one) => sum + one.jumlah, 0)
  const isi = { kategori: OTORISASI_SUSUT_SERVICE, keterangan: no_service }
  return (await kasusSelisihDokumen(ctx, { ...jumlah, pcs, lebih: 0 }, isi)).length > 0
}

/** How much each piece of a repair may differ unasked, and whether its customer has to accept what it lost: of one piece, or of all together. */
export const batasSusut = async (ctx: Membaca, no_service: string, barang: readonly Ditimbang[]) => {
  const batas = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'BIJI')
  const semua = await lewatSemua(ctx, no_service, barang)
  return (one: Ditimbang): { batas_susut: Mg; harus_setuju: boolean } => {
    const batas_susut = batas(one.berat)
    return { batas_susut, harus_setuju: susut(one) > (semua ? 0 : batas_susut) }
  }
}

/**
 * A loss that somebody had to agree to is the customer's to accept.
 * @throws Refusal that names it
 */
export const tolakSusut = async (
  ctx: WriteContext,
  { no_service, barang: semua }: ServiceTerkunci,
  barang: readonly BarangTerkunci[],
  setuju: string,
): Promise<void> => {
  if (setuju !== '') return
  const nilai = await batasSusut(ctx, no_service, semua)
  const kurang = barang.find((one) => nilai(one).harus_setuju)
  if (kurang)
    throw new Refusal('rule', `Susut ${kurang.nama_barang} ${formatGram(susut(kurang))} g Harus Disetujui Customer`)
}

interface Ambil {
  service: ServiceTerkunci
  /** What is fetched now. */
  barang: readonly BarangTerkunci[]
  /** What is still to be paid after it. */
  sisa: Rp
  pengambil: string
  bawa_slip: boolean
}

const sebut = ({ service: { no_service, nama_customer } }: Ambil): string => `${no_service} ${nama_customer}`
const beratKini = (barang: readonly BarangTerkunci[]): Mg => mg(barang.reduce((sum, one) => sum + one.berat_kini, 0))

/** A piece that has a picture of before and none of after, or a second one of after, is looked at by somebody else: it may have been swapped. */
const kasusFoto = (ambil: Ambil): Kasus | null => {
  const tanpa = ambil.barang.filter((one) => one.foto_ulang || (one.foto !== null && one.foto_selesai === null))
  if (tanpa.length === 0) return null
  const berat = beratKini(tanpa)
  return {
    kategori: OTORISASI_FOTO_SERVICE,
    aturan: 'Barang keluar tanpa foto selesai di samping foto masuknya, atau difoto selesai dua kali',
    keterangan: `${sebut(ambil)}: ${tanpa.map((one) => one.nama_barang).join(', ')}`,
    satuan: 'MG',
    hitung: null,
    input: berat,
    mg: berat,
    saksi: true,
  }
}

/** Pieces do not leave for less than their own work costs: what stays behind may be worth nothing to anybody. */
const kasusSisa = (ambil: Ambil): Kasus | null => {
  const { service, barang, sisa } = ambil
  const tinggal = service.barang.filter((one) => one.status !== 'CLOS' && !barang.includes(one))
  const batas = tinggal.reduce((sum, one) => sum + one.ongkos + one.tambahan, 0)
  if (sisa <= batas) return null
  return {
    kategori: OTORISASI_SISA_SERVICE,
    aturan: `Sisa yang belum dibayar lebih dari ongkos barang yang tinggal, Rp. ${formatRibuan(batas)}`,
    keterangan: `${sebut(ambil)}, diambil ${barang.map((one) => one.nama_barang).join(', ')}`,
    satuan: 'RP',
    hitung: batas,
    input: sisa,
    rp: sisa,
    mg: beratKini(barang),
  }
}

/** Somebody else without the slip is let have them by agreement. */
const kasusPengambil = (ambil: Ambil): Kasus | null => {
  const { pengambil, bawa_slip, barang } = ambil
  if (pengambil === '' || bawa_slip) return null
  return {
    kategori: OTORISASI_PENGAMBIL_SERVICE,
    aturan: 'Barang customer diambil orang lain tanpa slip',
    keterangan: `${sebut(ambil)}, diambil ${pengambil}`,
    mg: beratKini(barang),
  }
}

/** Who took a piece in and said that it is done does not hand it out as well, unseen: nobody else would ever have looked at it. */
const kasusSendiri = ({ sesi }: WriteContext, ambil: Ambil): Kasus | null => {
  const { user_id, level } = sesi
  if (isOwner(level) || ambil.service.user_id !== user_id) return null
  const sendiri = ambil.barang.filter((one) => one.selesai_oleh === user_id)
  if (sendiri.length === 0) return null
  const berat = beratKini(sendiri)
  return {
    kategori: OTORISASI_SERVICE_SENDIRI,
    aturan: 'Diterima, diselesaikan dan diserahkan user yang sama',
    keterangan: `${sebut(ambil)}: ${sendiri.map((one) => `${one.nama_barang} susut ${formatGram(mg(Math.max(susut(one), 0)))} g`).join(', ')}`,
    satuan: 'MG',
    hitung: null,
    input: berat,
    mg: berat,
    saksi: true,
  }
}

/** The rules that a fetching breaks. */
export const kasusAmbil = (ctx: WriteContext, ambil: Ambil): (Kasus | null)[] => [
  kasusFoto(ambil),
  kasusSisa(ambil),
  kasusPengambil(ambil),
  kasusSendiri(ctx, ambil),
]
