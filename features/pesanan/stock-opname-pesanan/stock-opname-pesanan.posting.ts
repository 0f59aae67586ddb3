/** A settlement with a craftsman: what he hands in, what he has earned. Document in, journal out. */
import { type Jurnal, type Mg, pindah, type Rp, refTukang, uang } from '@kencana/ledger'

interface SoPesanan {
  no_so_pesanan: string
  kode_tukang: string
  kode_group: string
  setor: Mg
  ongkos: Rp
}

/** Null when nothing is handed in and nothing earned: the orders are settled all the same. */
export const jurnalSo = ({ no_so_pesanan, kode_tukang, kode_group, setor, ongkos }: SoPesanan): Jurnal | null => {
  const bahan =
    setor === 0
      ? []
      : pindah(
          { akun: 'TUKANG', ref: refTukang(kode_tukang, 'BAHAN') },
          { akun: 'BAHAN_TOKO', ref: 'BAHAN' },
          { kode_group, kode_dept: '-', pcs: 0, mg: setor },
        )
  const upah = ongkos === 0 ? [] : [uang('BIAYA', ongkos, 'ONGKOS TUKANG'), uang('HUTANG_TUKANG', -ongkos, kode_tukang)]
  const lines = [...bahan, ...upah]
  return lines.length === 0 ? null : { kind: 'SO_PESANAN', document: no_so_pesanan, lines }
}
