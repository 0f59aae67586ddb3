import { mg } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukCuci, strukTerimaCuci } from './cucian.receipt.ts'

const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')
const barang = { kode_barang: 'B100048213', kode_barcode: '1000482136', nama_barang: 'CINCIN MILANO', kadar: '16K' }

it('goes out as two slips of 40 columns', () => {
  const cuci = {
    no_cuci: 'CUC-TK01-261120-0002',
    tgl_system: '2026-11-20',
    waktu: '2026-11-20T09:44:00Z',
    keterangan: 'PAK SLAMET',
    pcs: 1,
    berat: mg(3_485),
    sisa: 1,
    sisa_berat: mg(3_485),
    user_id: 'DEWI',
    no_batal: null,
    cetakan: 0,
    detail_barang: [{ ...barang, kode_baki_asal: 'BR02', berat: mg(3_485), keadaan: 'CUCI' as const }],
  }
  const [first, second] = papers(strukCuci(cuci, kepala))
  expect(second?.[0]).toBe('              ** LABEL **')
  expect(first).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : CUC-TK01-261120-0002",
      "TGL   : 2026-11-20",
      "KET   : PAK SLAMET",
      "USER  : DEWI",
      "----------------------------------------",
      "1000482136 16K                   3.485 G",
      "  CINCIN MILANO                DARI BR02",
      "----------------------------------------",
      "1 PCS                            3.485 G",
    ]
  `)
})

it('comes back with what was lost and who agreed', () => {
  const terima = {
    no_terima: 'CUM-TK01-261121-0001',
    no_cuci: 'CUC-TK01-261120-0002',
    tgl_system: '2026-11-21',
    waktu: '2026-11-21T09:44:00Z',
    pcs: 1,
    berat: mg(3_400),
    susut: mg(85),
    disetujui_oleh: 'OWNER',
    user_id: 'DEWI',
    no_batal: 'BCM-TK01-261121-0001',
    cetakan: 0,
    detail_barang: [{ ...barang, kode_baki: 'BR02', berat_kirim: mg(3_485), berat_kembali: mg(3_400) }],
  }
  expect(papers(strukTerimaCuci(terima, kepala))[0]).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : CUM-TK01-261121-0001",
      "CUCIAN: CUC-TK01-261120-0002",
      "TGL   : 2026-11-21",
      "USER  : DEWI",
      "SETUJU: OWNER",
      "----------------------------------------",
      "1000482136 16K                   3.400 G",
      "  CINCIN MILANO                  KE BR02",
      "  SUSUT                          0.085 G",
      "----------------------------------------",
      "1 PCS                            3.400 G",
      "SUSUT                            0.085 G",
      "----------------------------------------",
      "DIBATALKAN BCM-TK01-261121-0001",
    ]
  `)
})
