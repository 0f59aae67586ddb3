/** Pieces of an open sale that nobody brings back after its bon was printed. Source: controls, what goes out was seen by somebody else. */
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, formatRibuan, jumlah, jumlahBerat, type Mg, type Rp } from '@kencana/ledger'
import { pakaiOtorisasi, Refusal, simpanDokumen, tentangBarang, type WriteContext } from '@kencana/server-kit'
import { letakkanBarang } from '../../barang/data-barang/data-barang.api.ts'
import { kasusDicari } from '../../barang/stock-opname/dicari.api.ts'
import { jurnalHilangJual } from './hilang-jual.posting.ts'
import type { JualTerkunci } from './sah-jual.store.ts'
import { type batalJual, DOKUMEN_HILANG_JUAL, OTORISASI_HILANG_JUAL } from './transaksi-penjualan.contract.ts'
import type { BarangKeluar } from './transaksi-penjualan.posting.ts'

/** A piece of an open sale, held. */
interface DiKasir extends BarangKeluar {
  kode_barcode: string
  nama_barang: string
  total: Rp
  no_titip: string | null
}

/**
 * Those of an open sale that are said to be gone.
 * @param bon whether its bon was printed. Before, the piece was handed to nobody: the sale is let go, the piece is on its tray again, and one
 * that is not there is missing like any other, found by a count that two people make and OWN or SU approve
 * @throws Refusal
 */
export const pilihHilang = <B extends DiKasir>(
  no_faktur_jual: string,
  barang: readonly B[],
  { kode_barcode = [], hilang = [] }: Pick<InputOf<typeof batalJual>, 'kode_barcode' | 'hilang'>,
  bon: boolean,
): B[] => {
  if (hilang.length > 0 && !bon)
    throw new Refusal('rule', 'Bon Belum Dicetak, Barang Yang Tidak Ada Dicari Dengan Stock Opname')
  return [...new Set(hilang)].map((kode) => {
    const satu = barang.find((one) => one.kode_barcode === kode)
    if (!satu) throw new Refusal('rule', `Barang ${kode} Bukan Dari Faktur ${no_faktur_jual}`)
    if (kode_barcode.includes(kode)) throw new Refusal('rule', `Barang ${kode} Sudah Dipindai Kembali, Tidak Hilang`)
    // Paid for in part and kept for him: what is owed to him is settled before it is written off, as where a count does not find it.
    if (satu.no_titip !== null)
      throw new Refusal(
        'rule',
        `Barang ${kode} Disimpan Untuk Customer (${satu.no_titip}), Tidak Bisa Dinyatakan Hilang`,
      )
    return satu
  })
}

/** The paper that the pieces went out with: whoever may ask for a print makes one. */
export interface Bon {
  user_id: string
  pada: string
}

/** A sale that is turned down, with what is undone with it. */
interface Ditolak {
  nota: JualTerkunci
  bon: Bon | undefined
  tukar: readonly { no_faktur_beli: string; nama_barang: string; berat: Mg }[]
}

/**
 * What else who agrees has to know: when the paper was printed, how it was to be paid, and what its customer gave in, which is said to be
 * his again, though he may have left without it.
 */
const sebutLain = ({ nota, bon, tukar }: Ditolak): string[] => [
  ...(bon ? [`bon dicetak ${bon.pada} oleh ${bon.user_id}`] : []),
  ...(nota.rencana_bayar.length === 0
    ? []
    : [
        `rencana bayar ${nota.rencana_bayar.map((one) => `${one.cara_bayar} Rp. ${formatRibuan(one.jumlah)}`).join(', ')}`,
      ]),
  ...tukar.map(
    (one) =>
      `barang tukar ${one.no_faktur_beli} ${one.nama_barang} ${formatGram(one.berat)} g kembali ke customer: pastikan tidak tertinggal`,
  ),
]

/**
 * What OWN or SU agree to: as with what a count or a dispatch lost, no deputy does, and not who entered the sale, whose loss it is in the
 * report. Where he asks himself he is no second person anyhow, and an owner who is alone says so.
 */
export const kasusHilang = async (
  ctx: WriteContext,
  { nota, bon, tukar }: Ditolak,
  hilang: readonly DiKasir[],
): Promise<Kasus[]> => {
  const { no_faktur_jual, nama_customer, user_id } = nota
  if (hilang.length === 0) return []
  const berat = jumlahBerat(hilang)
  const nilai = jumlah(hilang, 'total')
  const sebut = hilang.map((one) => `${one.kode_barcode} ${one.nama_barang} ${formatGram(one.berat)} g`)
  const kasus: Kasus = {
    kategori: OTORISASI_HILANG_JUAL,
    aturan: 'Barang penjualan yang bonnya sudah dicetak tidak kembali, dicatat hilang',
    keterangan: [
      `${no_faktur_jual} ${nama_customer}, dimasukkan ${user_id}: ${sebut.join(', ')}`,
      ...sebutLain({ nota, bon, tukar }),
    ].join('; '),
    satuan: 'RP',
    hitung: nilai,
    input: 0,
    ...tentangBarang(hilang),
    rp: nilai,
    mg: berat,
    wakil: false,
    ...(user_id === ctx.sesi.user_id ? {} : { bukan: [user_id] }),
  }
  // What a count looks for does not end by SU's word because it was put into a sale.
  const dicari = await kasusDicari(
    ctx,
    hilang.map((one) => one.kode_barang),
    `dicatat hilang karena tidak kembali dari ${no_faktur_jual}`,
  )
  return [kasus, ...dicari]
}

/** Off the trays on which they stand while their sale is open, into SELISIH, where what turns up again is taken from. @returns the loss */
export const hilangkanJual = (
  ctx: WriteContext,
  no_faktur_jual: string,
  hilang: readonly DiKasir[],
  otorisasi: string,
): Promise<string> =>
  simpanDokumen(ctx, DOKUMEN_HILANG_JUAL, {
    kepala: { no_faktur_jual, pcs: hilang.length, berat: jumlahBerat(hilang), otorisasi },
    gerak: async (no_hilang) => {
      const kode = hilang.map((one) => one.kode_barang)
      await ctx.db.run(sql`
        UPDATE penjualan_detail SET no_hilang = ${no_hilang}, aktif = false
        WHERE no_faktur_jual = ${no_faktur_jual} AND kode_barang = ANY (${kode}::text[])`)
      await letakkanBarang(ctx, hilang, { kode_baki: null, status_barang: 'HILANG' })
    },
    jurnal: (no_hilang) => jurnalHilangJual(no_hilang, hilang),
    sesudah: (no_hilang) => pakaiOtorisasi(ctx, otorisasi, no_hilang),
    audit: { sebelum: { no_faktur_jual }, sesudah: { hilang: hilang.map((one) => one.kode_barcode) } },
  })
