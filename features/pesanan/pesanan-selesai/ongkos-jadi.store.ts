/** A craftsman's fee for a piece that came out far lighter than it was thought. Source: controls, limits. */
import type { Kasus } from '@kencana/contract'
import { formatGram, formatRibuan, type Mg } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { jauhLebihRingan } from '../../pengaturan/batas/jatah.api.ts'
import { bilanganParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'

/** What the fee is asked for, when it was given for a heavier piece and is too much for this one; null when it is not. */
export const kasusOngkosJadi = async (
  ctx: WriteContext,
  { no_pesanan, kode_tukang, perkiraan_berat, ongkos_tukang }: PesananTerkunci,
  berat_selesai: Mg,
): Promise<Kasus | null> => {
  if (ongkos_tukang === null || !jauhLebihRingan(perkiraan_berat, berat_selesai)) return null
  const perGram = await bilanganParaSystem(ctx.db, ctx.sesi.kode_toko, 'ongkos_gram')
  const batas = Math.floor((perGram * berat_selesai) / 1000)
  if (ongkos_tukang <= batas) return null
  return {
    kategori: 'ONGKOS TUKANG',
    aturan: `Ongkos tukang paling besar Rp. ${formatRibuan(batas)} untuk ${formatGram(berat_selesai)} g`,
    keterangan: `${no_pesanan}, tukang ${kode_tukang}, perkiraan ${formatGram(perkiraan_berat)} g`,
    satuan: 'RP',
    hitung: batas,
    input: ongkos_tukang,
    berat: berat_selesai,
    rp: ongkos_tukang,
  }
}
