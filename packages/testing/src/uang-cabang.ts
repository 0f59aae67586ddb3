/** Money between two installations, for tests: categories of either way, and the branch's cash to the head office. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { terimaUangMasuk } from '../../../features/cabang/uang-masuk/uang-masuk.contract.ts'
import { ambilKas, tambahKas } from '../../../features/keuangan/uang/uang.contract.ts'
import { kodeTransaksi } from '../../../features/master/kode-transaksi/kode-transaksi.contract.ts'
import type { Berdua, Ujung } from './cabang.ts'
import { isiRekening } from './rekening.ts'

/** Both have an account, categories of money between shops, and cash. */
export const siapUangCabang = async ({
  pusat,
  cabang,
}: Record<'pusat' | 'cabang', { owner: Caller }>): Promise<void> => {
  for (const { owner } of [pusat, cabang]) {
    await isiRekening(owner, '0111')
    for (const media of ['KAS', 'BANK'] as const)
      for (const arah of ['MASUK', 'KELUAR'] as const) {
        const kode_transaksi = `${arah} TOKO ${media}`
        await owner.call(kodeTransaksi.create, { kode_transaksi, deskripsi: kode_transaksi, media, arah, lawan: 'RK' })
      }
    await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(9_000_000), keterangan: 'modal' })
  }
}

/** Cash that a shop gives another. */
export const isianUang = (jumlah: number, pihak = 'TK01') => ({
  kode_transaksi: 'KELUAR TOKO KAS',
  jumlah: rp(jumlah),
  keterangan: 'setoran',
  pihak,
  otorisasi: null,
})

/** The branch's cash to the head office. @returns its number */
export const kirimUangCabang = async ({ cabang }: Berdua, jumlah: number): Promise<string> =>
  (await cabang.owner.call(ambilKas, isianUang(jumlah))).no_uang

/** What the head office says where it receives it. */
export const isianTerima = (no_uang: string, ke = 'KAS', referensi = '') => ({
  no_uang,
  ke,
  kode_transaksi: ke === 'KAS' ? 'MASUK TOKO KAS' : 'MASUK TOKO BANK',
  referensi,
})

/** It is received at the head office. @returns the number of the document */
export const terimaUangCabang = async ({ pusat }: Berdua, ...isi: Parameters<typeof isianTerima>): Promise<string> =>
  (await pusat.owner.call(terimaUangMasuk, isianTerima(...isi))).no_terima

/** Rupiah that an account holds in one installation. */
export const akunUang = async ({ shop }: Ujung, akun: string): Promise<number> =>
  (await shop.db.one<{ rp: number }>(sql`SELECT coalesce(sum(rp), 0)::bigint AS rp FROM mutasi WHERE akun = ${akun}`))
    ?.rp ?? 0
