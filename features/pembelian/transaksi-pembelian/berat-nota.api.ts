/** How far a piece may weigh from what its nota says, bought back or left for a loan. Source: controls, limits. */
import { type Mg, type Persentase, parsePersen, persenDari } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'

/** How much a piece may weigh above its nota, and below. */
export interface BatasNota {
  atas: (berat: Mg) => Mg
  bawah: Persentase
}

/** What this shop lets go. */
export const batasBeratNota = async ({ db, sesi }: WriteContext): Promise<BatasNota> => {
  const { beli_berat_kurang } = await bacaPara(db, sesi.kode_toko, ['beli_berat_kurang'])
  return { atas: await batasBeda(db, sesi.kode_toko, 'BIJI'), bawah: parsePersen(beli_berat_kurang) }
}

/**
 * Heavier than it was sold: another piece, or stones that were added. Far lighter: another piece under a nota that was found, which would
 * end that nota for ever, or a part of it that stays with somebody.
 * @returns the rule that it breaks, null within what the shop lets go
 */
export const aturanBeratNota = (berat: Mg, nota: Mg, { atas, bawah }: BatasNota): string | null => {
  const beda = berat - nota
  if (beda > atas(nota)) return 'Berat di atas nota'
  return -beda > persenDari(nota, bawah) ? `Berat di bawah nota lebih dari ${bawah / 10_000} %` : null
}
