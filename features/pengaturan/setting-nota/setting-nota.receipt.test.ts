import { expect, it } from 'vitest'
import { NOTA_STANDAR } from './setting-nota.contract.ts'
import { contohNota, kakiNota, kepalaNota } from './setting-nota.receipt.ts'

const TOKO = { nama_toko: 'KENCANA JAYA', alamat_toko: 'JL. PASAR BESAR 12, MALANG', no_hp: '0341-362118' }
const nota = { ...TOKO, ...NOTA_STANDAR, kepala: ['BUKA SETIAP HARI'] }

it('prints the shop, its lines and a sale', () => {
  expect(contohNota(nota, 2, '2026-03-02')).toMatchInlineSnapshot(`
    {
      "baris": [
        "              KENCANA JAYA",
        "       JL. PASAR BESAR 12, MALANG",
        "           TELP. 0341-362118",
        "            BUKA SETIAP HARI",
        "----------------------------------------",
        "NO    : FJ-CONTOH-0001",
        "TGL   : 2026-03-02",
        "KASIR : DEWI ANGGRAINI",
        "SALES : S01 AGUS SALIM",
        "MEMBER: M0001 SITI RAHAYU",
        "----------------------------------------",
        "CINCIN MILANO                    3.485 G",
        "  KADAR 16K",
        "  HARGA PER GRAM               1,645,000",
        "  JUMLAH                       5,733,000",
        "----------------------------------------",
        "TOTAL                       RP 5,733,000",
        "TUNAI                       RP 5,733,000",
        "POIN ANDA                             57",
        "----------------------------------------",
        "    TERIMA KASIH ATAS KUNJUNGAN ANDA",
        " BAWALAH NOTA INI BILA MENJUAL KEMBALI",
      ],
      "berkas": "contoh_nota.txt",
      "judul": "Contoh nota",
      "salinan": [
        "",
        "",
      ],
    }
  `)
})

it('leaves out what the shop does not show', () => {
  const sedikit = { ...nota, tampil: [], kepala: [], kaki: [] }
  expect(kepalaNota(sedikit)).toEqual(['              KENCANA JAYA'])
  expect(kakiNota(sedikit)).toEqual([])
  const text = contohNota(sedikit, 1, '2026-03-02').baris.join('\n')
  expect(text).not.toMatch(/TELP|MEMBER|POIN|SALES|KASIR|KADAR|PER GRAM/)
})
