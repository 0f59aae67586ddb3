/** A craftsman's fee is paid: document in, journal out. */
import { type Jurnal, type Rp, uang } from '@kencana/ledger'

interface OngkosTukang {
  no_ongkos: string
  kode_tukang: string
  /** null: cash */
  no_rekening: string | null
  jumlah: Rp
}

export const jurnalOngkos = ({ no_ongkos, kode_tukang, no_rekening, jumlah }: OngkosTukang): Jurnal => ({
  kind: 'ONGKOS_TUKANG',
  document: no_ongkos,
  lines: [
    uang('HUTANG_TUKANG', jumlah, kode_tukang),
    no_rekening === null ? uang('KAS', -jumlah) : uang('BANK', -jumlah, no_rekening),
  ],
})
