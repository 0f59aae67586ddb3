/** What is still open in a shop, as the features count it. */
import type { OutputOf } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import { mg } from '@kencana/ledger'
import type { Hitungan, Terbuka } from '@kencana/server-kit'
import type { rencanaTutup } from './tutup-toko.contract.ts'

type Baris = OutputOf<typeof rencanaTutup>['terbuka'][number]

const lengkap = ({ sejak = null, hari = null, pcs = 0, berat = mg(0), jumlah }: Terbuka) => ({
  jumlah,
  sejak,
  hari,
  pcs,
  berat,
})

/** Counts what is open; what is settled is left out. */
export const hitung = async (daftar: readonly Hitungan[], db: Queryable, kode_toko: string): Promise<Baris[]> => {
  const rows: Baris[] = []
  for (const { nama, path, search = {}, lewat = false, jumlah } of daftar) {
    const ada = await jumlah(db, kode_toko)
    rows.push({ nama, path, search, lewat, ...lengkap(typeof ada === 'number' ? { jumlah: ada } : ada) })
  }
  return rows.filter(({ jumlah }) => jumlah > 0)
}
