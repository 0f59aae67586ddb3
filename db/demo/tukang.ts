/** What a demo shop's craftsmen get to work with: gold of the owner on the first day, a share each day, some given back. */
import { mg } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { isiBahanStok } from '../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { ambilBahan, tambahBahan } from '../../features/tukang/bahan-tukang/bahan-tukang.contract.ts'

const AWAL = [
  ['BAHAN', 'MM', 180_000],
  ['BAHAN', 'MT', 90_000],
  ['PATRI', 'MM', 12_000],
] as const

const isiAwal = async (caller: Caller): Promise<void> => {
  for (const [jenis, kode_group, berat] of AWAL)
    await caller.call(isiBahanStok, {
      jenis,
      kode_group,
      jml_bahan: mg(berat),
      keterangan: 'TITIPAN PEMILIK UNTUK TUKANG',
      detail_bahan: [{ sumber: 'BOS', kode_group, berat: mg(berat) }],
      otorisasi: null,
    })
}

/** One day of the craftsmen, who take turns. */
export const bahanTukang = async (caller: Caller, hari: number): Promise<void> => {
  if (hari === 0) await isiAwal(caller)
  const kode_tukang = hari % 2 === 0 ? 'T01' : 'T02'
  const kode_group = hari % 3 === 2 ? 'MT' : 'MM'
  const bahan = { kode_tukang, kode_group, keterangan: '' }
  await caller.call(tambahBahan, { ...bahan, jenis: 'BAHAN', jml_bahan: mg(8_000 + hari * 735) })
  if (hari % 3 === 0) await caller.call(tambahBahan, { ...bahan, jenis: 'PATRI', jml_bahan: mg(450 + hari * 15) })
  if (hari > 3)
    await caller.call(ambilBahan, { ...bahan, jenis: 'BAHAN', jml_bahan: mg(1_250), keterangan: 'SISA PEKERJAAN' })
}
