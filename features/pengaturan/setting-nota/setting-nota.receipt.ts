import { formatGram, formatRibuan, mg } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule, shopHead } from '@kencana/receipts'
import type { TampilNota } from './setting-nota.contract.ts'

interface Nota {
  kepala: readonly string[]
  kaki: readonly string[]
  tampil: readonly TampilNota[]
  nama_toko: string
  alamat_toko: string
  no_hp: string
}

/** The head of every receipt of a shop, as its setting says. */
export const kepalaNota = (nota: Nota): string[] =>
  shopHead(nota.nama_toko, nota.tampil.includes('alamat') ? nota.alamat_toko : '', {
    telepon: nota.tampil.includes('telepon') ? nota.no_hp : '',
    baris: nota.kepala,
  })

/** The lines below a customer's note. */
export const kakiNota = ({ kaki }: Pick<Nota, 'kaki'>): string[] =>
  kaki.length === 0 ? [] : [...rule(), ...kaki.flatMap((line) => (line === '' ? [''] : center(line)))]

/** A sale as it would be printed, to look at while the setting is changed. */
export const contohNota = (nota: Nota, salinan: number, tgl_system: string): Receipt => {
  const ada = (baris: TampilNota, lines: string[]) => (nota.tampil.includes(baris) ? lines : [])
  return {
    judul: 'Contoh nota',
    berkas: 'contoh_nota.txt',
    salinan: Array.from({ length: salinan }, () => ''),
    baris: [
      ...kepalaNota(nota),
      ...rule(),
      ...field('NO', 'FJ-CONTOH-0001'),
      ...field('TGL', tgl_system),
      ...ada('kasir', field('KASIR', 'DEWI ANGGRAINI')),
      ...ada('sales', field('SALES', 'S01 AGUS SALIM')),
      ...ada('member', field('MEMBER', 'M0001 SITI RAHAYU')),
      ...rule(),
      ...pair('CINCIN MILANO', `${formatGram(mg(3_485))} G`),
      ...ada('kadar', pair('KADAR 16K', '', 2)),
      ...ada('harga_gram', pair('HARGA PER GRAM', formatRibuan(1_645_000), 2)),
      ...pair('JUMLAH', formatRibuan(5_733_000), 2),
      ...rule(),
      ...pair('TOTAL', `RP ${formatRibuan(5_733_000)}`),
      ...pair('TUNAI', `RP ${formatRibuan(5_733_000)}`),
      ...ada('poin', pair('POIN ANDA', '57')),
      ...kakiNota(nota),
    ],
  }
}
