/** Old pieces that pay for a sale, as its entry sees them. */
import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import type { Dibayar } from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { Pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { Berkertas } from '../../member/batas-lapor/batas-lapor.api.ts'
import {
  kasusTukar,
  masukkanTukar,
  type SiapTukar,
  type TukarTerkunci,
} from '../../pembelian/transaksi-pembelian/tukar.api.ts'
import { bayarPoin } from './poin-jual.store.ts'
import type { jual } from './transaksi-penjualan.contract.ts'

type Isian = InputOf<typeof jual>

const bayarDengan = (ref: string, jumlah: Rp): Pembayaran => ({ cara_bayar: 'TUKAR', no_rekening: '', ref, jumlah })

/** What old pieces pay before they have a number: their place in the form stands for it. */
export const tukarBakal = (tukar: SiapTukar | null): Pembayaran[] =>
  (tukar?.barang ?? []).map((one, at) => bayarDengan(String(at), one.harga))

/** The same with their numbers. */
export const bernomor = (dibayar: readonly Dibayar[], barang: readonly TukarTerkunci[]): Dibayar[] =>
  dibayar.map((one) =>
    one.cara_bayar === 'TUKAR' ? { ...one, ref: barang[Number(one.ref)]?.no_faktur_beli ?? one.ref } : one,
  )

interface Lama {
  tukar: SiapTukar | null
  jumlah: { tagihan: Rp }
  /** Right as soon as it is saved: nobody looks at it later. */
  sekarang: boolean
}

/** A sale as the audit trail tells it: photos of what is given in, and of a parcel, have their own place. */
export const tanpaFoto = ({ tukar, marketplace, ...isian }: Isian): Isian => ({
  ...isian,
  tukar: tukar && { ...tukar, foto_identitas: undefined },
  marketplace: marketplace && { ...marketplace, foto_resi: undefined },
})

const penjual = (isian: Isian, pembeli: Berkertas) => ({ ...pembeli, kode_sales: isian.kode_sales })

/** What somebody has to agree to of what is given in, and whether who validates it weighs it again. */
export const kasusLama = async (
  ctx: WriteContext,
  isian: Isian,
  pembeli: Berkertas,
  { tukar, jumlah, sekarang }: Lama,
): Promise<{ kasus: (Kasus | null)[]; perlu_saksi: boolean }> => {
  if (!tukar) return { kasus: [], perlu_saksi: false }
  const keluar = rp(tukar.total + bayarPoin(isian.pembayaran) - jumlah.tagihan)
  return kasusTukar(ctx, tukar, penjual(isian, pembeli), { keluar, validasi: !sekarang })
}

/** Writes down what is given in, and in the sale how it is going to be paid, which its numbers belong to. */
export const tulisTukar = async (
  ctx: WriteContext,
  no_faktur_tukar: string,
  tukar: SiapTukar,
  {
    isian,
    pembeli,
    perlu_saksi,
    otorisasi,
  }: { isian: Isian; pembeli: Berkertas; perlu_saksi: boolean; otorisasi: string | null },
): Promise<void> => {
  const masuk = await masukkanTukar(ctx, tukar, { ...penjual(isian, pembeli), no_faktur_tukar, perlu_saksi, otorisasi })
  const rencana = [...masuk.map(({ ref, jumlah }) => bayarDengan(ref, jumlah)), ...isian.pembayaran]
  await ctx.db.run(sql`
    UPDATE penjualan SET rencana_bayar = ${sql.json(rencana.map((one) => ({ ...one, masuk: false })))}::jsonb
    WHERE no_faktur_jual = ${no_faktur_tukar}`)
}
