/** Points of a sale that is undone. Source: areas 000-read-first 18. */
import { type Rp, rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { nilaiPoinKurang } from '../../member/poin/nilai-poin.api.ts'
import { balikPoin, catatPoin } from '../../member/poin/poin.api.ts'
import { memberKini } from '../../member/poin/poin-kini.api.ts'

/** Takes back the points; of those that are gone as many as the money that goes back pays for. @returns rupiah that are kept */
export const balikPoinJual = async (
  ctx: WriteContext,
  nota: { no_faktur_jual: string; kode_member: string },
  no_batal: string,
  ada: Rp,
): Promise<Rp> => {
  const { kurang } = await balikPoin(ctx, nota.no_faktur_jual, no_batal)
  if (kurang === 0) return rp(0)
  const dia = await memberKini(ctx.db, nota.kode_member)
  const nilai = await nilaiPoinKurang(ctx.db, ctx.sesi.kode_toko, dia)
  const poin = nilai === 0 ? 0 : Math.min(kurang, Math.floor(ada / nilai))
  await catatPoin(ctx, dia, no_batal, [{ jenis: 'BATAL', urut: 0, jumlah: poin }])
  return rp(poin * nilai)
}
