/** Pieces that a count is about to call lost while somebody sells them. */
import { mg } from '@kencana/ledger'
import { type Caller, Refusal } from '@kencana/server-kit'
import { listBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { mulaiOpname, setujuiOpname, tutupOpname } from '../../features/barang/stock-opname/stock-opname.contract.ts'
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
 * Counts each tray twice, by two, as the law wants: neither finds the piece that lies on it.
 * @returns the count of each piece
 */
export const hitungSemua = async (
  { kiri, kanan }: Record<'kiri' | 'kanan', Caller>,
  trays: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const semua = new Map<string, string>()
  for (const kode_baki of trays) {
    const { no_so } = await kiri.call(mulaiOpname, { kode_baki })
    const kosong = { no_so, berat_timbang: BERAT_BAKI }
    await kiri.call(tutupOpname, kosong)
    const { data } = await kanan.call(tutupOpname, kosong)
    if (data.status !== 'TUTUP') throw new Error(`${no_so} is still counted`)
    const isi = (await kiri.send('GET', listBarang.path, { query: { kode_baki, hal: '1', per: '25' } })).json
    const [barang] = (isi as { rows: { kode_barcode: string }[] }).rows
    semua.set(barang?.kode_barcode ?? '', no_so)
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
