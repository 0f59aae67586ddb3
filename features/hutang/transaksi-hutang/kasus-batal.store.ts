/** What an undo of a loan, or of what was done to it, asks somebody to agree to. */
import type { Kasus } from '@kencana/contract'
import type { Mg, Rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { hariLalu } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'
import { OTORISASI_BATAL_HUTANG } from './bayar-hutang.contract.ts'

/** What goes out of the shop again by an undo, money or goods; of a past day the owner alone says so. */
export const kasusBatal = (
  ctx: WriteContext,
  dari: { tgl_system: string; valid_pada: Date | null },
  isi: { aturan: string; keterangan: string; rp: Rp; mg?: Mg },
): Kasus => {
  const lalu = hariLalu(ctx, dari)
  // Of another day of the books batalDokumen says so itself; a late day is past by the clock alone.
  const terlambat = lalu && dari.tgl_system === ctx.sesi.tgl_system
  return {
    ...isi,
    kategori: OTORISASI_BATAL_HUTANG,
    aturan: `${isi.aturan}${terlambat ? `, dari hari ${dari.tgl_system}` : ''}`,
    satuan: 'RP',
    hitung: isi.rp,
    input: 0,
    ...(lalu ? { wakil: false, oleh: 'OWN' as const } : {}),
  }
}
