/** What the store keeper of a demo shop does: trays on the scale every day, one tray counted a week. */
import { type Mg, mg } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { login, pindahToko } from '../../features/akses/sesi/sesi.contract.ts'
import { listBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { barangByBaki } from '../../features/barang/kirim-barang/kirim-barang.contract.ts'
import {
  mulaiOpname,
  pindaiOpname,
  setujuiOpname,
  tutupOpname,
} from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { bukaTimbang, selesaiTimbang } from '../../features/barang/timbang-baki/timbang-baki.contract.ts'
import { PASSWORD_DEMO } from './rantai.ts'

/** Every piece of a tray, one page of the list. */
export const SEMUA_BARANG = {
  q: '',
  kode_group: 'ALL',
  kode_dept: 'ALL',
  kode_baki: 'ALL',
  kode_gudang: 'ALL',
  kadar: 'ALL',
  tipe_barang: 'ALL',
  status_barang: 'ALL',
  urut: 'kode_barang',
  turun: '0',
  hal: 1,
  per: 500,
} as const

/** Trays of the shop window in the order in which they are weighed. */
const BAKI_TIMBANG = ['CN01', 'CN02', 'CN03', 'GL01', 'GL02', 'KL01', 'AT01', 'LT01'] as const

/** A scale is never quite right. */
const meleset = (hari: number, urut: number): number => ((hari + urut * 3) % 5) * 6 - 12

/** The weight of a piece that was out to be shown to a customer; 0 for an empty tray. */
const sedangDilihat = async (caller: Caller, kode_baki: string): Promise<number> => {
  const { rows } = await caller.call(listBarang, { ...SEMUA_BARANG, kode_baki, per: 1 })
  return rows[0]?.berat ?? 0
}

const timbang = async (caller: Caller, kode_baki: string, beda: number): Promise<Mg> => {
  const { no_timbang, sidik, berat_seharusnya, tara_baki } = await caller.call(bukaTimbang, { kode_baki })
  // An empty tray weighs what it weighs.
  const berat_timbang = mg(Math.max(berat_seharusnya + beda, tara_baki))
  await caller.call(selesaiTimbang, { no_timbang, sidik, berat_timbang })
  return berat_timbang
}

/** What the shop's SU does while somebody else works there. */
export const olehSu = async (caller: Caller, kode_toko: string, fn: () => Promise<unknown>): Promise<void> => {
  const { token } = caller
  const su = await caller.call(login, { user_id: 'SU', password: PASSWORD_DEMO })
  caller.token = su.token
  if (su.kode_toko !== kode_toko) caller.token = (await caller.call(pindahToko, { kode_toko })).token
  await fn()
  caller.token = token
}

/** Everything is where it should be: one person counts, another one agrees. */
const hitung = async (caller: Caller, kode_toko: string, kode_baki: string): Promise<void> => {
  const berat_timbang = await timbang(caller, kode_baki, 6)
  const barang = await caller.call(barangByBaki, { kode_baki })
  const { no_so } = await caller.call(mulaiOpname, { kode_baki })
  for (const { kode_barcode } of barang) await caller.call(pindaiOpname, { no_so, kode_barcode })
  await caller.call(tutupOpname, { no_so, berat_timbang })
  await olehSu(caller, kode_toko, () => caller.call(setujuiOpname, { no_so }))
}

/** Three trays weighed each day, a fourth counted on the fifth. */
export const kerjaGudang = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  for (let urut = 0; urut < 3; urut += 1) {
    const kode_baki = BAKI_TIMBANG[(hari * 3 + urut) % BAKI_TIMBANG.length]
    if (kode_baki === undefined) continue
    const keluar = hari === 4 && urut === 0 ? await sedangDilihat(caller, kode_baki) : 0
    await timbang(caller, kode_baki, meleset(hari, urut) - keluar)
  }
  if (hari === 5) await hitung(caller, kode_toko, 'CN02')
}
