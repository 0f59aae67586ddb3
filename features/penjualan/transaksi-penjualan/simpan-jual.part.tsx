/** What a sale comes to, how it is paid, and how it is sent. */
import type { OutputOf } from '@kencana/contract'
import { jumlah, parsePersen, type Rp, rp } from '@kencana/ledger'
import {
  call,
  type Draft,
  fieldErrors,
  miligram,
  query,
  rupiahText,
  useFields,
  useMay,
  useSubmit,
} from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type BarisBayar,
  type SumberBayar,
  UANG_PAS,
  usePembayaran,
} from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { jumlahPpn } from '../../master/group/jenis-ppn.contract.ts'
import { useTarifPpn } from '../../master/tarif-ppn/tarif-ppn.shared.tsx'
import { kosong, kurangIdentitas, useDiminta } from '../../member/batas-lapor/kertas.shared.tsx'
import { saldoMember } from '../../member/transaksi-poin/transaksi-poin.contract.ts'
import { nilaiBerubah, nilaiUlang } from '../../pembelian/transaksi-pembelian/nilai-ulang.shared.tsx'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { PENJUALAN_CHANGES } from '../batal-penjualan/batal-jual.shared.tsx'
import { barangDititip } from './ambil-jual.contract.ts'
import { hitungJualan } from './barang-jual.contract.ts'
import { type BarisJual, barisDititip, padaHarga } from './baris-jual.part.tsx'
import { useBuktiPoin } from './bukti-poin.part.tsx'
import { hitungPpn } from './harga-jual.contract.ts'
import type { NotaTunai } from './isi-nota.receipt.ts'
import type { KepalaJual } from './kepala-jual.part.tsx'
import { type IsiMarketplace, lewat, useMarketplace } from './marketplace-jual.part.tsx'
import { jual, validasiJual } from './transaksi-penjualan.contract.ts'
import {
  adaTanpaNota,
  dikirim,
  type IsiTukar,
  TANPA_TUKAR,
  totalTukar,
  useBakiTukar,
  useTukarLengkap,
} from './tukar-jual.part.tsx'
import { sumberVoucher } from './voucher-jual.part.tsx'

/** What a deposit says besides a sale. */
export interface IsiTitip {
  mengikat: boolean
  /** The money of the form. */
  jumlah: number | null
  /** The tray that keeps the pieces; none is the only one there is. */
  kode_baki?: string
}

/** What is being entered. */
export interface IsiJual {
  kepala: KepalaJual
  barang: readonly BarisJual[]
  /** None: paid at the cashier. */
  pembayaran: readonly BarisBayar[]
  /** Old pieces that pay for it. */
  tukar?: IsiTukar
  /** A platform owes it. */
  marketplace?: IsiMarketplace
  /** The pieces are kept for the customer, not sold. */
  titip?: IsiTitip
}

/** Whether something is picked up. */
export const adaDititip = (barang: readonly BarisJual[]): boolean => barang.some((one) => one.no_titip !== undefined)

/** Which fields of the head the contract refuses; lines and payments were checked where they stand. */
const headErrors = (
  kepala: KepalaJual,
  { wajibNama, dikenal, barang }: { wajibNama: boolean; dikenal: boolean; barang: readonly BarisJual[] },
) => {
  // Of a deposit whose line was deleted the telephone stands nowhere.
  const dilihat = adaDititip(barang) ? kepala : { ...kepala, hp_penitip: '' }
  const { detail_barang: _, ...errors } = fieldErrors(jual.input, { ...dilihat, detail_barang: [] })
  const nama = wajibNama ? kosong(kepala.nama_customer, 'Nama Customer Harus Diisi') : undefined
  return {
    ...(nama === undefined ? {} : { nama_customer: nama }),
    ...(dikenal ? kurangIdentitas(kepala) : {}),
    ...errors,
  }
}

/** The pieces, sold and given in, at today's prices; those that came in meanwhile stay. @returns which are others now */
export const hitungUlang = async (draft: Pick<Draft<IsiJual>, 'inHand' | 'set'>): Promise<string[]> => {
  const dulu = draft.inHand().value.barang
  const biasa = dulu.filter((one) => one.no_titip === undefined)
  const dititip = dulu.flatMap((one) => one.no_titip ?? [])
  const kini = [
    ...(biasa.length === 0 ? [] : await call(hitungJualan, { kode_barcode: biasa.map((one) => one.kode_barcode) })),
    ...(await Promise.all(dititip.map((no_titip) => call(barangDititip, { no_titip })))).map(barisDititip),
  ]
  const ulang = (rows: readonly BarisJual[]) =>
    rows.map((row) => padaHarga(row, kini.find((one) => one.kode_barcode === row.kode_barcode) ?? row))
  const lama = draft.inHand().value.tukar?.barang ?? []
  const nilai = await nilaiUlang(lama)
  draft.set(({ tukar, ...now }) => ({
    ...now,
    barang: ulang(now.barang),
    ...(tukar ? { tukar: { ...tukar, barang: nilai(tukar.barang) } } : {}),
  }))
  const harga = ulang(dulu).flatMap((row, at) => [
    ...(row.total_hitung === dulu[at]?.total_hitung
      ? []
      : [`${row.nama_barang} sekarang ${rupiahText(row.total_hitung)}`]),
    ...(row.titip === dulu[at]?.titip ? [] : [`Titipan ${row.no_titip} sekarang ${rupiahText(row.titip ?? 0)}`]),
  ])
  return [...harga, ...nilaiBerubah(lama, nilai(lama))]
}

/** The piece that has to be weighed before the sale is sent, once saving found it: before gaps of its money, which its weight may change. */
const useTimbangDulu = (barang: readonly BarisJual[], wajib: boolean) => {
  const [kurang, setKurang] = useState<BarisJual | null>(null)
  return {
    kurang,
    selesai: () => setKurang(null),
    lengkap: (): boolean => {
      const lupa = wajib ? barang.find((one) => !one.timbang) : undefined
      setKurang(lupa ?? null)
      return lupa === undefined
    },
  }
}

/** What the shop's parameters make of a bill. */
const useTagihan = (barang: readonly BarisJual[]) => {
  const para = usePara()
  const tanpaKasir = para('validasi_penjualan') === 'TIDAK'
  const bolehSah = useMay(validasiJual) && para('sahkan_langsung') === 'YA'
  const total = rp(jumlah(barang, 'total'))
  const ppn_termasuk = para('ppn_termasuk') !== 'TIDAK'
  const ppn_persen = useTarifPpn()?.perhiasan ?? parsePersen('0')
  const ppn = hitungPpn(rp(jumlahPpn(barang, 'KENA')), { ppn_persen, ppn_termasuk })
  const tagihan: Rp = ppn_termasuk ? total : rp(total + ppn)
  const lapor = Number(para('batas_lapor') ?? Number.POSITIVE_INFINITY)
  return {
    total,
    ppn: ppn_termasuk ? rp(0) : ppn,
    /** What no tax is taken of, where the shop takes any. */
    tanpaPpn: ppn_persen === 0 ? 0 : total - jumlahPpn(barang, 'KENA'),
    tagihan,
    wajibNama: para('wajib_customer') === 'YA',
    perluIdentitas: tagihan >= lapor,
    /** Who takes the money himself makes it right at once, as he says, or as every sale of the shop is. */
    sahkan: bolehSah && !tanpaKasir,
    langsung: tanpaKasir || bolehSah,
    persenDiskon: parsePersen(para('diskon') ?? '0'),
    ditimbang: (para('timbang_jual') ?? 'TIDAK') !== 'TIDAK',
    timbang: useTimbangDulu(barang, para('timbang_jual') === 'WAJIB'),
  }
}

/** What else a member pays with, in a shop where a point is worth something. */
const useSumber = ({ kode_member }: KepalaJual, rows: readonly BarisBayar[]): readonly SumberBayar[] => {
  const nilai = Number(usePara()('nilai_poin') ?? 0)
  const bisa = kode_member !== '-' && nilai > 0
  const { data: punya } = useQuery({ ...query(saldoMember, { kode_member }), staleTime: 0, enabled: bisa })
  const voucher = sumberVoucher(rows)
  if (!bisa) return voucher
  const nama = `${punya ? `${punya.saldo} poin ${kode_member}` : kode_member}, ${rupiahText(nilai)} per poin`
  return [...voucher, { cara_bayar: 'POIN', ref: kode_member, nama }]
}

/** A line as it is sent. */
const kirimBaris = ({
  kode_barcode,
  versi,
  total_hitung,
  ongkos_lain,
  total,
  no_titip,
  titip,
  timbang,
}: BarisJual) => ({
  kode_barcode,
  versi,
  total_hitung: rp(total_hitung),
  ...(ongkos_lain ? { ongkos: ongkos_lain } : {}),
  total,
  ...(no_titip === undefined ? {} : { no_titip, titip: rp(titip ?? 0) }),
  ...(timbang ? { berat_timbang: miligram(timbang) } : {}),
})

/** Who takes the money himself takes it at once, unless he says otherwise. */
const akanDibayar = (pembayaran: readonly BarisBayar[], langsung: boolean): readonly BarisBayar[] =>
  pembayaran.length === 0 && langsung ? UANG_PAS : pembayaran

/** Sums of a sale, its payments, and the two ways of saving it. */
export const useSimpanJual = (draft: Draft<IsiJual>) => {
  const { kepala, barang, pembayaran } = draft.value
  const marketplace = lewat(draft.value.marketplace)
  const tagihan = useTagihan(barang)
  const [dimintaDia, ditolak] = useDiminta(kepala)
  const rows = marketplace ? [] : akanDibayar(pembayaran, tagihan.langsung)
  const tukar = (marketplace ? undefined : draft.value.tukar) ?? TANPA_TUKAR
  const kode_baki = useBakiTukar(tukar)
  const lengkapTukar = useTukarLengkap(tukar, kode_baki)
  const titip = barang.reduce((sum, one) => sum + (one.titip ?? 0), 0)
  const sisa = tagihan.tagihan - totalTukar(tukar) - titip
  const bayar = usePembayaran(rows, (next) => draft.set((now) => ({ ...now, pembayaran: next })), {
    jumlah: Math.abs(sisa),
    keluar: sisa < 0,
    sumber: useSumber(kepala, rows),
  })
  const bukti = useBuktiPoin(kepala.kode_member, rows)
  const perluIdentitas = tagihan.perluIdentitas || dimintaDia || adaTanpaNota(tukar)
  const head = useFields(
    kepala,
    (patch) => draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } })),
    (kini) => headErrors(kini, { wajibNama: tagihan.wajibNama, dikenal: perluIdentitas, barang }),
  )
  const order = useMarketplace(draft)
  const { submit, ...rest } = useSubmit(draft, jual, {
    slip: ({ data }: OutputOf<typeof jual>): NotaTunai => ({ ...data, tunai: bayar.lunas }),
    changes: PENJUALAN_CHANGES,
    saved: bukti.lupakan,
    reckon: () => hitungUlang(draft),
    after: ditolak,
  })
  const kirim = (sahkan: boolean) => {
    if (barang.length === 0 || !tagihan.timbang.lengkap()) return
    const dibayar = rows.length === 0 ? [] : bayar.baca()
    const ditunjukkan = bukti.baca()
    const lengkap = [head.valid(), order.valid(), lengkapTukar.valid()].every(Boolean)
    if (!lengkap || !dibayar || !ditunjukkan) return
    const { identitas: _, hp_penitip, ...kepalaKirim } = kepala
    void submit({
      ...kepalaKirim,
      ...(adaDititip(barang) ? { hp_penitip } : {}),
      detail_barang: barang.map(kirimBaris),
      pembayaran: sisa < 0 ? dibayar.map((one) => ({ ...one, arah: 'KELUAR' as const })) : dibayar,
      ...(tukar.barang.length === 0 ? {} : { tukar: dikirim(tukar, kode_baki) }),
      ...(marketplace ? { marketplace } : {}),
      ...ditunjukkan,
      sahkan,
      otorisasi: null,
    })
  }
  return {
    ...rest,
    head,
    order,
    bayar,
    bukti,
    salahTukar: lengkapTukar.salah,
    /** What deposits pay of it. */
    titip,
    tagihan,
    sisa,
    perluIdentitas,
    /** Who owes it, where that is a platform. */
    marketplace: marketplace?.kode_marketplace ?? null,
    diKasir: rows.length === 0,
    simpan: () => kirim(false),
    /** Null where the cashier has to look at it. */
    sahkan: tagihan.sahkan ? () => kirim(true) : null,
  }
}

/** Takes what is beyond a full thousand off the dearest piece. */
export const dibulatkan = (barang: readonly BarisJual[]): readonly BarisJual[] => {
  const lebih = jumlah(barang, 'total') % 1000
  const bebas = barang.filter((one) => !one.terkunci)
  const mahal = Math.max(...bebas.map((one) => one.total))
  const at = barang.findIndex((one) => one.total === mahal && !one.terkunci)
  if (lebih === 0 || at < 0 || mahal <= lebih) return barang
  return barang.map((row, other) => (other === at ? { ...row, total: rp(row.total - lebih) } : row))
}
