/** What of a customer who is bought from is told to whom. Source: controls, reads that tell too much. */
import { bentukTelepon, type OutputOf } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'
import { hpTerbaca } from '../../member/data-member/data-member.api.ts'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'
import type { BarangNota } from './nota-beli.contract.ts'
import type { getBeli } from './transaksi-pembelian.contract.ts'

type Grup = OutputOf<typeof getBeli>

/** All but the last signs as stars; nothing stays nothing. */
const samar = (teks: string, sisa: number): string =>
  '*'.repeat(Math.max(0, teks.length - sisa)) + teks.slice(Math.max(0, teks.length - sisa))

/** Whether somebody may read sums of purchases: who has a menu that leads to that money. */
export const lihatJumlahBeli = async (db: Queryable, sesi: Sesi): Promise<boolean> =>
  !(await akunTersembunyi(db, sesi)).includes('PEMBELIAN')

/** Sold pieces as their reader may see them: a telephone in full for who keeps money, and for who searched by it. */
export const notaTerlihat = async (
  db: Queryable,
  sesi: Sesi,
  list: readonly BarangNota[],
  kode: string,
): Promise<BarangNota[]> => {
  const uang = await lihatJumlahBeli(db, sesi)
  return list.map((one) =>
    uang || bentukTelepon(kode) === bentukTelepon(one.no_hp) ? one : { ...one, no_hp: samar(one.no_hp, 4) },
  )
}

/** Purchases as their reader may see them; who sold in full is asked for by `identitas/lihat`, which is written down. */
export const grupTerlihat = async (db: Queryable, sesi: Sesi, grup: readonly Grup[]): Promise<Grup[]> => {
  const uang = await lihatJumlahBeli(db, sesi)
  return grup.map((one) => ({
    ...one,
    nik: samar(one.nik, 4),
    no_hp: hpTerbaca(uang, sesi, one),
    no_rekening_pelanggan:
      uang || one.user_id === sesi.user_id ? one.no_rekening_pelanggan : samar(one.no_rekening_pelanggan, 4),
  }))
}
