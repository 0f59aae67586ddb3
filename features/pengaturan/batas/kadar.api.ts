/** How far a fineness may stand from its category's, to the shop's disadvantage. Source: controls, what a price follows from. */
import type { Kasus } from '@kencana/contract'
import type { Persentase } from '@kencana/ledger'

/** 2.00 points, in 1/10,000 %. */
export const DUA_POIN = 20_000

/** Whether a fineness stands more than 2.00 points below what it should be. */
export const terlaluRendah = (persentase: Persentase, seharusnya: Persentase): boolean =>
  persentase < seharusnya - DUA_POIN

/** What an agreement to such a fineness is for. */
const OTORISASI_KADAR = 'KADAR'

/** What was typed, and what its category is; a category whose fineness is not known judges nothing. */
interface Kadar {
  kode_group: string
  kadar: string
  persentase: Persentase
  persentase_group: Persentase
}

const kasus = ({ kode_group, kadar, persentase, persentase_group }: Kadar, aturan: string, nama: string): Kasus => ({
  kategori: OTORISASI_KADAR,
  aturan: `${aturan} lebih dari 2.00 poin`,
  keterangan: `${nama} ${kode_group} ${kadar}`,
  satuan: 'PERSEN',
  hitung: persentase_group,
  input: persentase,
  wakil: false,
})

/** Gold that is paid for as finer than its category. */
export const kasusKadarBeli = (kadar: Kadar, nama: string): Kasus | null =>
  kadar.persentase_group > 0 && kadar.persentase > kadar.persentase_group + DUA_POIN
    ? kasus(kadar, 'Kadar beli di atas kategorinya', nama)
    : null

/** Gold that is lent on as fine as its category, and is less. */
export const kasusKadarHutang = (kadar: Kadar, nama: string): Kasus | null =>
  kadar.persentase_group > 0 && terlaluRendah(kadar.persentase, kadar.persentase_group)
    ? kasus(kadar, 'Kadar jaminan di bawah kategorinya', nama)
    : null

/** Gold that enters as less fine than its category or the order it was made for, one case for each fineness of each. */
export const kasusKadarMasuk = (
  barang: readonly (Kadar & { nama_barang: string; no_pesanan?: string | undefined })[],
): Kasus[] => {
  const beda = new Map<string, Kasus>()
  for (const one of barang) {
    const kunci = `${one.no_pesanan ?? one.kode_group} ${one.persentase}`
    const apa = one.no_pesanan === undefined ? 'kategorinya' : `pesanan ${one.no_pesanan}`
    if (one.persentase_group > 0 && terlaluRendah(one.persentase, one.persentase_group) && !beda.has(kunci))
      beda.set(kunci, kasus(one, `Kadar masuk di bawah ${apa}`, one.nama_barang))
  }
  return [...beda.values()]
}
