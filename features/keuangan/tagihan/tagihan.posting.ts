/** A supplier's bill: document in, journal out. */
import { type Jurnal, type Mutasi, type Rp, uang } from '@kencana/ledger'

interface Tagihan {
  no_tagihan: string
  pihak: string
  /** What is billed for goods. */
  barang: Rp
  biaya: readonly { kode_transaksi: string; nilai: Rp }[]
}

/** Owed from here on; goods are purchases until closing values them, costs are costs at once. */
export const jurnalTagihan = ({ no_tagihan, pihak, barang, biaya }: Tagihan): Jurnal => {
  const per = new Map<string, number>()
  for (const { kode_transaksi, nilai } of biaya) per.set(kode_transaksi, (per.get(kode_transaksi) ?? 0) + nilai)
  const beban: Mutasi[] = [
    ...(barang === 0 ? [] : [uang('PEMBELIAN', barang)]),
    ...[...per].map(([kode_transaksi, nilai]) => uang('BIAYA', nilai, kode_transaksi)),
  ]
  const jumlah = beban.reduce((sum, { rp }) => sum + rp, 0)
  return { kind: 'TAGIHAN', document: no_tagihan, lines: [uang('HUTANG_LAIN', -jumlah, pihak), ...beban] }
}
