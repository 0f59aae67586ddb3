/** The shop's own material is filled: document in, journal out. */
import {
  type JumlahBarang,
  type Jurnal,
  type Mg,
  type Mutasi,
  type Persentase,
  pindah,
  type Tempat,
} from '@kencana/ledger'

interface BahanStok {
  no_bahan_stok: string
  jenis: 'PATRI' | 'BAHAN'
  kode_group: string
  jml_bahan: Mg
  susut: Mg
  lebur: boolean
  detail_bahan: readonly { sumber: 'HANCUR' | 'BOS' | 'PABRIK' | 'STOK_AWAL'; kode_group: string; berat: Mg }[]
  /** Fineness of every group here. */
  kadarGroup: ReadonlyMap<string, Persentase>
}

const isi = (kode_group: string, mg: number): JumlahBarang => ({ kode_group, kode_dept: '-', pcs: 0, mg })

/** The line that gives, or the one that gains; the other side is summed over all of them. */
const sisi = (which: 0 | 1, tempat: Tempat, jumlah: JumlahBarang): Mutasi => {
  const line = pindah(tempat, tempat, jumlah)[which]
  if (!line) throw new Error('no line')
  return line
}

/** Material of one group comes as it is; groups that are mixed go through KONVERSI, which keeps the fine gold. */
export const jurnalBahanStok = (bahan: BahanStok): Jurnal => {
  const { no_bahan_stok, jenis, kode_group, jml_bahan, susut, lebur, detail_bahan, kadarGroup } = bahan
  const konversi: Tempat = { akun: 'KONVERSI', ref: no_bahan_stok }
  const keluar = detail_bahan.flatMap((satu) => {
    const jumlah = isi(satu.kode_group, satu.berat)
    const asal: Tempat = { akun: satu.sumber }
    return lebur ? pindah(asal, konversi, jumlah) : [sisi(0, asal, jumlah)]
  })
  const masuk = [
    ...(lebur ? [sisi(0, konversi, isi(kode_group, jml_bahan + susut))] : []),
    sisi(1, { akun: 'BAHAN_TOKO', ref: jenis }, isi(kode_group, jml_bahan)),
    ...(susut === 0 ? [] : [sisi(1, { akun: 'SUSUT', ref: no_bahan_stok }, isi(kode_group, susut))]),
  ]
  return {
    kind: lebur ? 'LEBUR' : 'BAHAN_MASUK',
    document: no_bahan_stok,
    lines: [...keluar, ...masuk],
    ...(lebur ? { kadarGroup } : {}),
  }
}
