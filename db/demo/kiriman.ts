/** Goods that go between the demo's two larger shops: some arrive the same day, some the morning after, so over an evening. */
import type { Caller } from '@kencana/server-kit'
import { listBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { getKirim, kirimBarang } from '../../features/barang/kirim-barang/kirim-barang.contract.ts'
import { kirimanBaru, terimaBarang } from '../../features/barang/terima-barang/terima-barang.contract.ts'
import { SEMUA_BARANG } from './gudang.ts'

/** Who sends how many pieces to whom; the second works before the first, so what it sends arrives the same day. */
const KIRIM: Readonly<Record<string, { to: string; pcs: number }>> = {
  TK01: { to: 'TK02', pcs: 4 },
  TK02: { to: 'TK01', pcs: 2 },
}

/** The tray that it is taken from and put on: nothing else of the day touches its pieces. */
const BAKI_KIRIM = 'CN03'

const terimaSemua = async (caller: Caller): Promise<void> => {
  for (const { no_kirim } of await caller.call(kirimanBaru, {})) {
    const { detail_barang } = await caller.call(getKirim, { no_kirim })
    const isi = detail_barang.map(({ kode_barcode }) => kode_barcode)
    await caller.call(terimaBarang, { no_kirim, kode_baki: BAKI_KIRIM, detail_barang: isi })
  }
}

const kirim = async (caller: Caller, to: string, per: number): Promise<void> => {
  const isi = { ...SEMUA_BARANG, kode_baki: BAKI_KIRIM, status_barang: 'TERSEDIA', per } as const
  const { rows } = await caller.call(listBarang, isi)
  const detail_barang = rows.map(({ kode_barcode, versi }) => ({ kode_barcode, versi }))
  await caller.call(kirimBarang, { to, detail_barang, otorisasi: null })
}

/** What came is received, and on the third and fifth day some pieces go to the other shop. */
export const kirimanHarian = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  const lawan = KIRIM[kode_toko]
  if (lawan === undefined) return
  await terimaSemua(caller)
  if (hari === 2 || hari === 4) await kirim(caller, lawan.to, lawan.pcs)
}

/** Some pieces leave for the other shop and have not arrived when somebody first looks at the demo. */
export const kirimanDiJalan = async (caller: Caller, kode_toko: string): Promise<void> => {
  const lawan = KIRIM[kode_toko]
  if (lawan) await kirim(caller, lawan.to, lawan.pcs)
}
