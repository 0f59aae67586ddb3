/** What is still open in a shop, as the features count it. */
import type { Queryable } from '@kencana/database'
import type { Hitungan } from '@kencana/server-kit'

/** Counts what is open; what is settled is left out. */
export const hitung = async (daftar: readonly Hitungan[], db: Queryable, kode_toko: string) => {
  const rows = []
  for (const { nama, path, search = {}, jumlah } of daftar)
    rows.push({ nama, path, search, jumlah: await jumlah(db, kode_toko) })
  return rows.filter(({ jumlah }) => jumlah > 0)
}
