/** A piece is made: its gold and solder leave the craftsman, and what he lost. Document in, journal out. */
import { type Jurnal, type Mg, pindah, refTukang, type Tempat } from '@kencana/ledger'

interface PesananSelesai {
  no_selesai: string
  no_pesanan: string
  kode_tukang: string
  kode_group: string
  berat_selesai: Mg
  berat_patri: Mg
  berat_susut: Mg
}

export const jurnalSelesai = (selesai: PesananSelesai): Jurnal => {
  const { no_selesai, no_pesanan, kode_tukang, kode_group, berat_selesai, berat_patri, berat_susut } = selesai
  const bahan: Tempat = { akun: 'TUKANG', ref: refTukang(kode_tukang, 'BAHAN') }
  const patri: Tempat = { akun: 'TUKANG', ref: refTukang(kode_tukang, 'PATRI') }
  const pesanan: Tempat = { akun: 'PESANAN', ref: no_pesanan }
  const gerak = (dari: Tempat, ke: Tempat, mg: number) =>
    mg === 0 ? [] : pindah(dari, ke, { kode_group, kode_dept: '-', pcs: 0, mg })
  return {
    kind: 'PESANAN_SELESAI',
    document: no_selesai,
    lines: [
      ...gerak(bahan, pesanan, berat_selesai - berat_patri),
      ...gerak(patri, pesanan, berat_patri),
      ...gerak(bahan, { akun: 'SUSUT', ref: no_selesai }, berat_susut),
    ],
  }
}
