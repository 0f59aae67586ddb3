/** What of a deposit somebody has to agree to. Source: controls, what a price follows from; areas 000-read-first 9. */
import type { Kasus } from '@kencana/contract'
import { formatRibuan, type Mg, parsePersen, persenDari, type Rp, rp } from '@kencana/ledger'
import { tentangBarang, type WriteContext } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { OTORISASI_TITIPAN } from './transaksi-titipan.contract.ts'

interface Dijamin {
  mengikat: boolean
  /** What the pieces cost. */
  total: Rp
  /** The money of the form. */
  titip: Rp
  untuk: string
  barang: readonly { kode_barcode: string; berat: Mg }[]
}

/** The least money for a form: a price kept for little is a free option on gold. */
const palingSedikit = async (
  ctx: WriteContext,
  { mengikat, total }: Pick<Dijamin, 'mengikat' | 'total'>,
): Promise<Rp> => {
  const para = await bacaPara(ctx.db, ctx.sesi.kode_toko, ['kunci_deposit', 'titipan_minimum'])
  return rp(persenDari(total, parsePersen(mengikat ? para.kunci_deposit : para.titipan_minimum)))
}

const kasus = ({ mengikat, total, untuk, barang }: Dijamin, perlu: Rp, ada: Rp): Kasus => ({
  kategori: OTORISASI_TITIPAN,
  aturan: `Titipan ${mengikat ? 'mengikat harga' : 'barang'} butuh uang Rp. ${formatRibuan(perlu)}`,
  keterangan: untuk,
  satuan: 'RP',
  hitung: perlu,
  input: ada,
  ...tentangBarang(barang),
  rp: total,
  // It sets a price, or keeps a piece from everybody else.
  wakil: false,
})

/** Less money than the shop asks for. */
export const kasusMinimum = async (ctx: WriteContext, apa: Dijamin): Promise<Kasus | null> => {
  const perlu = await palingSedikit(ctx, apa)
  return apa.titip >= perlu ? null : kasus(apa, perlu, apa.titip)
}

/**
 * A price is kept for money that is there: cash, or what somebody has seen at the bank. What was agreed to when it was entered needs
 * no more than that.
 * @param nyata what of the money is there
 */
export const kasusNyata = async (ctx: WriteContext, apa: Dijamin, nyata: Rp): Promise<Kasus | null> => {
  if (!apa.mengikat) return null
  const perlu = rp(Math.min(await palingSedikit(ctx, apa), apa.titip))
  return nyata >= perlu ? null : kasus(apa, perlu, nyata)
}
