/** Gold of the demo's first shop that changes what it is: a factory's delivery and its bill, scrap melted into another category, a slip put right. */
import { mg, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { listBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { hancurBarang } from '../../features/barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { gantiGroup } from '../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import { barangBelumDitagih, simpanTagihan } from '../../features/keuangan/tagihan/tagihan.contract.ts'
import { isiBahanStok, saldoBahanStok } from '../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { olehSu, SEMUA_BARANG } from './gudang.ts'
import { denganOwner } from './setuju.ts'

/** What the factory asks for a gram of MM, somewhat more than it is reckoned to cost. */
const HARGA_PABRIK = 1_590_000
/** Fine gold of a gram of MM in grams of MT: 70 % in 91.6 %. */
const JADI_MT = 700 / 916

const dariPabrik = (caller: Caller) =>
  caller.call(isiBahanStok, {
    jenis: 'BAHAN',
    kode_group: 'MM',
    jml_bahan: mg(60_000),
    keterangan: 'KIRIMAN UBS',
    detail_bahan: [{ sumber: 'PABRIK', kode_group: 'MM', berat: mg(60_000) }],
    otorisasi: null,
  })

/** Billed the day after it came, as it goes. */
const ditagih = async (caller: Caller): Promise<void> => {
  for (const { no_bahan_stok, berat, tgl_system } of await caller.call(barangBelumDitagih, {}))
    await caller.call(simpanTagihan, {
      pihak: 'UBS',
      no_bon: 'UBS-2241',
      tgl_bon: tgl_system,
      tgl_jatuh_tempo: new Date(Date.parse(tgl_system) + 30 * 86_400_000).toISOString().slice(0, 10),
      keterangan: '',
      detail_barang: [{ no_bahan_stok, nilai: rp(Math.round((berat / 1000) * HARGA_PABRIK)) }],
      detail_biaya: [],
    })
}

const barangMm = async (caller: Caller, kode_baki: string, per: number) =>
  (
    await caller.call(listBarang, {
      ...SEMUA_BARANG,
      kode_baki,
      kode_group: 'MM',
      status_barang: 'TERSEDIA',
      per,
    })
  ).rows

const hancur = async (caller: Caller): Promise<void> => {
  const detail_barang = (await barangMm(caller, 'CN05', 3)).map(({ kode_barcode }) => kode_barcode)
  await caller.call(hancurBarang, { alasan: 'PATAH', detail_barang, otorisasi: null })
}

const lebur = async (caller: Caller): Promise<void> => {
  const berat = (await caller.call(saldoBahanStok, {})).hancur.find(({ kode_group }) => kode_group === 'MM')?.berat ?? 0
  await caller.call(isiBahanStok, {
    jenis: 'BAHAN',
    kode_group: 'MT',
    jml_bahan: mg(Math.floor(berat * JADI_MT) - 2),
    keterangan: 'LEBUR BARANG PATAH',
    detail_bahan: [{ sumber: 'HANCUR', kode_group: 'MM', berat: mg(berat) }],
    otorisasi: null,
  })
}

/** One piece was of the other category all along, another one was taken for it by mistake. */
const salahKategori = async (caller: Caller, kode_toko: string): Promise<void> => {
  const [benar, salah] = await barangMm(caller, 'CN04', 2)
  if (!benar || !salah) throw new Error('CN04 has no two pieces of MM')
  for (const [kode, kode_dept, alasan] of [
    [benar.kode_barang, 'CINT', 'KADAR DIUJI ULANG'],
    [salah.kode_barang, 'CINT', 'KADAR DIUJI ULANG'],
    [salah.kode_barang, 'CIN', 'SALAH BARANG'],
  ] as const)
    await olehSu(caller, kode_toko, () =>
      denganOwner(caller, (otorisasi) => caller.call(gantiGroup, { kode, kode_dept, alasan, otorisasi })),
    )
}

/** One day of it, in the first shop alone. */
export const emasBerubah = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  if (kode_toko !== 'TK01') return
  if (hari === 2) await dariPabrik(caller)
  if (hari === 3) {
    await ditagih(caller)
    await hancur(caller)
  }
  if (hari === 4) await lebur(caller)
  if (hari === 5) await salahKategori(caller, kode_toko)
}
