/** Pieces that a count is about to call lost while somebody sells them. */
import { mg } from '@kencana/ledger'
import { type Caller, Refusal } from '@kencana/server-kit'
import { listBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import {
  mulaiOpname,
  pindaiOpname,
  setujuiOpname,
  tutupOpname,
} from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { baki } from '../../features/master/baki/baki.contract.ts'

/** What an empty tray weighs. */
const BERAT_BAKI = mg(100_000)

/** Trays of their own. @returns their codes */
export const isiBakiHitung = async (caller: Caller, n: number): Promise<string[]> => {
  const kode = Array.from({ length: n }, (_, at) => `H${at}`)
  const kosong = { kode_gudang: 'TOKO', berat_baki: BERAT_BAKI, berat_bandrol: mg(0) }
  for (const kode_baki of kode) await caller.call(baki.create, { kode_baki, nama_baki: kode_baki, ...kosong })
  return kode
}

/**
 * Counts each tray twice, by two, as the law wants: both find what stays, and neither the other piece that lies on it.
 * @param tinggal the pieces that stay, one on each tray
 * @returns the count of each piece that is not found
 */
export const hitungSemua = async (
  { kiri, kanan }: Record<'kiri' | 'kanan', Caller>,
  trays: readonly string[],
  tinggal: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const semua = new Map<string, string>()
  for (const kode_baki of trays) {
    // Read before it is counted: whoever counts is told nothing.
    const isi = (await kiri.send('GET', listBarang.path, { query: { kode_baki, hal: '1', per: '25' } })).json
    const lepas = (isi as { rows: { kode_barcode: string }[] }).rows.map((one) => one.kode_barcode)
    const kode_barcode = lepas.find((one) => tinggal.includes(one)) ?? ''
    const { no_so } = await kiri.call(mulaiOpname, { kode_baki })
    for (const siapa of [kiri, kanan]) {
      await siapa.call(pindaiOpname, { no_so, kode_barcode })
      await siapa.call(tutupOpname, { no_so, berat_timbang: BERAT_BAKI })
    }
    semua.set(lepas.find((one) => one !== kode_barcode) ?? '', no_so)
  }
  return semua
}

/** Agrees to a count; who finds that its piece was sold meanwhile has lost. */
export const setujuiSatu =
  (who: Caller, semua: ReadonlyMap<string, string>) =>
  async (kode: string): Promise<unknown> => {
    const { dilewati, data } = await who.call(setujuiOpname, { no_so: semua.get(kode) ?? '' })
    if (dilewati.includes(kode)) throw new Refusal('conflict', `Barang ${kode} Sudah Diproses Oleh User Lain`)
    return data
  }
