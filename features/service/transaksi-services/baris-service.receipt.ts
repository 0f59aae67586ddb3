/** Lines that the papers of a repair share: a piece on the scale, and what was done to it. */
import { formatGram, formatRupiah, type Mg, type Rp } from '@kencana/ledger'
import { pair } from '@kencana/receipts'

const bila = (label: string, berat: Mg): string[] => (berat === 0 ? [] : pair(label, `${formatGram(berat)} G`, 2))

interface Barang {
  urut: number
  nama_barang: string
  kadar: string
  jumlah: number
}

/** Which piece it is, and how many. */
export const namaBarang = ({ urut, nama_barang, kadar, jumlah }: Barang): string[] =>
  pair(`${urut}. ${nama_barang} ${kadar}`.trim(), `${jumlah} PCS`)

interface Hasil {
  patri: Mg
  batu: Mg
  susut: Mg
  kerja_tambahan: string
  tambahan: Rp
  setuju_nama: string
}

/** What lies between its weight in and out, and its weight out. */
export const beratKeluar = ({ patri, batu, susut }: Hasil, keluar: Mg): string[] => [
  ...bila('PATRI', patri),
  ...bila('BATU', batu),
  ...bila('SUSUT', susut),
  ...pair('BERAT KELUAR', `${formatGram(keluar)} G`, 2),
]

/** What more was done to it, also for nothing, and who said yes to that. */
export const kerjaTambahan = ({ kerja_tambahan, tambahan, setuju_nama }: Hasil): string[] =>
  kerja_tambahan === ''
    ? []
    : [
        ...pair(kerja_tambahan, formatRupiah(tambahan), 2),
        ...(setuju_nama === '' ? [] : pair('DISETUJUI', setuju_nama, 2)),
      ]

/** The work that was asked for. */
export const kerja = ({ jenis_kerja, deskripsi }: { jenis_kerja: string; deskripsi: string }): string =>
  [jenis_kerja, deskripsi].filter(Boolean).join(' ')
