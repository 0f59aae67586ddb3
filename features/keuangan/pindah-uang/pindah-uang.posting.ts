/** Money between drawer and accounts: out of one place at once, into the other when somebody saw it there. */
import { type Jurnal, type Mutasi, type Rp, uang } from '@kencana/ledger'

/** A transfer; an end that is null is cash, and `laci_` says in which drawer. */
export interface Pindah {
  no_pindah_uang: string
  dari: string | null
  laci_dari: string
  ke: string | null
  laci_ke: string
  jumlah: Rp
}

const di = (tempat: string | null, jumlah: number): Mutasi =>
  tempat === null ? uang('KAS', jumlah) : uang('BANK', jumlah, tempat)

/** It leaves, and is under way under its number. */
export const jurnalPindahUang = ({
  no_pindah_uang,
  dari,
  laci_dari,
  jumlah,
}: Omit<Pindah, 'ke' | 'laci_ke'>): Jurnal => ({
  kind: 'TAMBAH_UANG',
  document: no_pindah_uang,
  lines: [uang('UANG_DI_JALAN', jumlah, no_pindah_uang), di(dari, -jumlah)],
  laci: laci_dari,
})

/** It arrived. */
export const jurnalSampai = (
  no_sampai: string,
  { no_pindah_uang, ke, laci_ke, jumlah }: Omit<Pindah, 'dari' | 'laci_dari'>,
): Jurnal => ({
  kind: 'TAMBAH_UANG',
  document: no_sampai,
  lines: [di(ke, jumlah), uang('UANG_DI_JALAN', -jumlah, no_pindah_uang)],
  laci: laci_ke,
})
