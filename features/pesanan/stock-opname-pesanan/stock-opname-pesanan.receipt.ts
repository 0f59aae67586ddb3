import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRibuan, type Mg } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures, table, wrap } from '@kencana/receipts'
import type { getSo } from './stock-opname-pesanan.contract.ts'

const LABEL = 8

/** Weights of a settlement have two decimals. */
const gram = (value: Mg): string => formatGram(value, 2)

const KOLOM = [{ width: 18 }, { width: 9, right: true }, { width: 11, right: true }]

/**
 * The settlement with a craftsman: one for the shop, one for him, each with room for two names.
 * @param kepala the head of the shop's receipts
 */
export const strukSo = (so: OutputOf<typeof getSo>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak SO pesanan',
  nomor: so.no_so_pesanan,
  berkas: 'so_pesanan.txt',
  salinan: ['INTERNAL', 'TUKANG'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', so.no_so_pesanan, LABEL),
    ...field('TGL', so.tgl_system, LABEL),
    ...field('TUKANG', `${so.kode_tukang} ${so.nama_tukang}`, LABEL),
    ...field('KATEGORI', so.kode_kategori, LABEL),
    ...field('USER', so.user_id, LABEL),
    ...rule(),
    ...table(KOLOM, [['PESANAN', 'GRAM', 'ONGKOS']]),
    ...so.dataPesanan.flatMap((row) => [
      ...wrap(row.no_persekot),
      ...table(KOLOM, [
        ['- PAKAI', gram(row.berat_pakai), formatRibuan(row.ongkos)],
        ['- SUSUT', gram(row.berat_susut), ''],
      ]),
    ]),
    ...rule(),
    ...pair('SALDO AWAL', `${gram(so.total_awal_bahan)} G`),
    ...pair('TOTAL PAKAI', `${gram(so.total_pakai)} G`),
    ...pair('TOTAL SUSUT', `${gram(so.total_susut)} G`),
    ...pair('SISA BAHAN', `${gram(so.total_sisa_bahan)} G`),
    ...pair('SETOR BAHAN', `${gram(so.total_setor_bahan)} G`),
    ...pair('SELISIH', `${gram(so.selisih)} G`),
    ...pair('TOTAL ONGKOS', `Rp. ${formatRibuan(so.total_ongkos)}`),
    ...(so.no_batal === null ? [] : [...rule(), `DIBATALKAN ${so.no_batal}`]),
    ...signatures('PETUGAS', 'TUKANG'),
  ],
})
