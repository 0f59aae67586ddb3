/** Points of a member put right by a document of its own. */
import { simpanDokumen, type WriteContext } from '@kencana/server-kit'
import type { BagianPoin } from '../poin/masa-poin.api.ts'
import { catatPoin, saldoPoin } from '../poin/poin.api.ts'
import { DOKUMEN_KOREKSI_POIN } from './transaksi-poin.contract.ts'

interface Koreksi {
  /** Held by the caller. */
  kode_member: string
  /** Below zero: taken. */
  jumlah: number
  alasan: string
  /** What it consists of, where he brings it along from another member. */
  bagian?: readonly BagianPoin[]
}

/** @returns its number @throws Refusal when he has fewer points than are taken */
export const tulisKoreksi = async (
  ctx: WriteContext,
  { kode_member, jumlah, alasan, bagian }: Koreksi,
): Promise<string> => {
  const nomor = await ctx.nomor(DOKUMEN_KOREKSI_POIN)
  const baris = (bagian ?? [{ jumlah, dari: null }]).map((one, at) => ({
    jenis: 'MANUAL' as const,
    urut: at + 1,
    ...one,
  }))
  await catatPoin(ctx, kode_member, nomor, baris)
  // What he has is held from here on.
  const { saldo, tunggakan } = await saldoPoin(ctx.db, kode_member)
  const kepala = { kode_member, jumlah, saldo: saldo - tunggakan, alasan }
  return simpanDokumen(ctx, DOKUMEN_KOREKSI_POIN, { kepala, jurnal: () => null, audit: { sesudah: kepala } }, nomor)
}
