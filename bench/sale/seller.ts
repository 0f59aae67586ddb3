/** Sellers and cashiers of the bench: each pair sells pieces of its shop, one after the other. */
import { login } from '../chain.ts'
import { kodeToko, PASSWORD } from '../dataset/dataset.ts'
import type { Size } from '../dataset/sizes.ts'
import type { Line } from '../load.ts'

const REKENING = '0111'
const BELI = 'TUKAR1'
/** Another customer at each sale, as at a counter: who buys for much in a day has to show his papers. @param n number of the sale */
const pembeli = (n: number) => ({
  nama_customer: `BU BENCH ${n}`,
  alamat: `JL. UKUR ${n}`,
  no_hp: `0812${String(n).padStart(8, '0')}`,
})
/** What is paid for a piece that is given in: less than any of them is worth. */
const HARGA_TUKAR = 50_000

/** A piece as its seller has it on his screen. */
interface Piece {
  kode_barcode: string
  versi: number
  total_hitung: number
}

/** A piece as its nota names it when it comes back. */
interface Sold {
  kode_barcode: string
  kode_group: string
  kode_dept: string
  nama_barang: string
  kadar: string
  berat: number
}

/** A seller and a cashier of one shop, and the owner who agrees. */
export interface Pair {
  owner: string
  sales: string
  kasir: string
  pieces: (Piece & Sold)[]
  /** What was sold, and may be given in for another one. */
  sold: Sold[]
}

interface Nota {
  data: {
    no_faktur_jual: string
    versi: number
    tagihan: number
    tukar: { no_faktur_beli: string; berat: number; kadar: string }[]
  }
}

const must = async <T>(line: Line, path: string, token: string, body: object): Promise<T> => {
  const said = await line.post(path, token, body)
  if (said.status !== 200) throw new Error(`${path}: ${said.status} ${said.body}`)
  return JSON.parse(said.body) as T
}

/** The owner in a shop, in a session of its own. */
const ownerIn = async (line: Line, address: string, kode_toko: string): Promise<string> => {
  const token = await login(address, 'OWNER')
  if (kode_toko === kodeToko(1)) return token
  return (await must<{ token: string }>(line, 'users/pindah-toko', token, { kode_toko })).token
}

/** Gives each shop an account and a sales person, and opens as many pairs as there are clients, over all shops in turn. */
export const openPairs = async (line: Line, address: string, size: Size, clients: number): Promise<Pair[]> => {
  const pairs: Pair[] = []
  const kondisi = { kondisi_barang: 'BAIK', type: 'RP', potongan: 0, persentase: 0, status_aktif: 'YA' }
  await must(line, 'parabeli/add', await login(address, 'OWNER'), kondisi)
  for (let n = 1; n <= clients; n += 1) {
    const kode_toko = kodeToko(1 + ((n - 1) % size.toko))
    const token = await ownerIn(line, address, kode_toko)
    if (n <= size.toko) {
      const biaya = { biaya_transfer: null, biaya_debet: null, biaya_credit: null, biaya_qris: null }
      await must(line, 'rekening/add', token, {
        no_rekening: REKENING,
        kode_bank: 'BCA',
        atas_nama: 'KENCANA',
        ...biaya,
      })
      await must(line, 'sales/add', token, { kode_sales: 'S01', nama_sales: 'RINA' })
      const kosong = { berat_baki: 0, berat_bandrol: 0 }
      await must(line, 'baki/add', token, { kode_baki: BELI, nama_baki: 'TUKAR', kode_gudang: 'BELI', ...kosong })
    }
    const user = async (level: string) => {
      const user_id = `${level}${n}`
      await must(line, 'users', token, { user_id, user_name: user_id, level, kode_toko, password: PASSWORD })
      const his = await login(address, user_id)
      await must(line, 'users/change-password', his, { password: PASSWORD, new_password: `${PASSWORD}4` })
      return his
    }
    pairs.push({ owner: token, sales: await user('SALES'), kasir: await user('KASIR'), pieces: [], sold: [] })
  }
  return pairs
}

/** What pieces cost now, as the screen asks for them. */
export const priced = async (line: Line, { sales }: Pair, kode_barcode: readonly string[]): Promise<Pair['pieces']> =>
  must(line, 'penjualan/hitung', sales, { kode_barcode })

/** How a sale goes: one in ten below what its seller may give, three in ten paid in two ways. */
const bayar = (tagihan: number, n: number, masuk: boolean): object[] => {
  const tunai = (jumlah: number) => ({ cara_bayar: 'CASH', jumlah })
  if (n % 10 >= 3) return [tunai(tagihan)]
  const jumlah = Math.floor(tagihan / 2)
  return [tunai(tagihan - jumlah), { cara_bayar: 'TRANSFER', no_rekening: REKENING, referensi: `T${n}`, jumlah, masuk }]
}

/** Saves a sale whose price the owner has to agree to, and answers its request. */
const agreed = async (line: Line, { owner, sales }: Pair, form: object): Promise<Nota> => {
  const { status, headers, body } = await line.post('penjualan', sales, form)
  const id = /\r\nx-minta: (\S+)/i.exec(headers)?.[1]
  if (!id) throw new Error(`penjualan: ${status} ${body}`)
  await must(line, `otorisasi/minta/${id}/putuskan`, owner, { setuju: true, kata: '' })
  return must(line, 'penjualan', sales, { ...form, otorisasi: id })
}

/** One in ten gives a piece in that this pair sold before, by its nota. */
const givenIn = ({ sold }: Pair, n: number): object => {
  const old = n % 10 === 5 ? sold.pop() : undefined
  if (!old) return {}
  return { tukar: { kode_baki: BELI, detail_barang: [{ ...old, kondisi: 'BAIK', harga: HARGA_TUKAR }] } }
}

/** One sale from the saved form to its validation. @param n its number among all of the bench @returns how many old pieces were given in */
export const sell = async (line: Line, pair: Pair, n: number): Promise<number> => {
  const piece = pair.pieces.pop()
  if (!piece) throw new Error('every piece is sold')
  const { kode_barcode, versi: dilihat, total_hitung, kode_group, kode_dept, nama_barang, kadar, berat } = piece
  const murah = n % 10 === 9 ? Math.floor(total_hitung / 20) : 0
  const total = total_hitung - murah
  const detail_barang = [{ kode_barcode, versi: dilihat, total_hitung, total }]
  const tukar = givenIn(pair, n)
  const uang = 'tukar' in tukar ? total - HARGA_TUKAR : total
  const form = {
    kode_sales: 'S01',
    ...pembeli(n),
    detail_barang,
    ...tukar,
    pembayaran: bayar(uang, n, false),
    otorisasi: null,
  }
  const { data } = murah > 0 ? await agreed(line, pair, form) : await must<Nota>(line, 'penjualan', pair.sales, form)
  const { no_faktur_jual, versi } = data
  const masuk = data.tukar.map((one) => ({
    cara_bayar: 'TUKAR',
    ref: one.no_faktur_beli,
    jumlah: HARGA_TUKAR,
  }))
  await must(line, 'penjualan/validasi', pair.kasir, {
    data: [{ no_faktur_jual, versi, pembayaran: [...masuk, ...bayar(uang, n, true)] }],
    timbang: data.tukar.map((one) => ({ no_faktur_beli: one.no_faktur_beli, berat: one.berat, kadar: one.kadar })),
  })
  pair.sold.push({ kode_barcode, kode_group, kode_dept, nama_barang, kadar, berat })
  return data.tukar.length
}

/** Paid in two ways, in one, agreed to, and with what the first one bought given in: the kinds of sales, by their numbers. */
const KINDS = [0, 3, 9, 5] as const

/** Sells one of each kind, so that a run too short to come to all of them still shows that they work. */
export const sellEachKind = async (line: Line, pair: Pair): Promise<void> => {
  let givenIn = 0
  for (const n of KINDS) givenIn += await sell(line, pair, n)
  if (givenIn !== 1) throw new Error(`${givenIn} old pieces were given in, not one`)
}
