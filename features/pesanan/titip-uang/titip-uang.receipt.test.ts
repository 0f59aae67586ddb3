import { rp } from '@kencana/ledger'
import { onItsDay, papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { buktiTitip } from './titip-uang.receipt.ts'

const bayar = {
  arah: 'MASUK' as const,
  cara_bayar: 'CASH' as const,
  no_rekening: null,
  ref: '-',
  referensi: '',
  diterima: rp(300_000),
  jumlah: rp(250_000),
  biaya: rp(0),
  cek: 'TANPA' as const,
}
const transfer = { ...bayar, cara_bayar: 'TRANSFER' as const, no_rekening: '0111', diterima: null }
const titip = {
  no_titip: 'TPS-TK01-260310-0001',
  no_pesanan: 'PSN-TK01-260302-0001',
  tgl_system: '2026-03-10',
  nama_customer: 'IBU SRI HARTATI',
  no_hp: '0812-3456-789',
  deskripsi: 'CINCIN KAWIN UKIR DENGAN BATU BERLIAN',
  jumlah: rp(500_000),
  saldo: rp(1_500_000),
  pembayaran: [bayar, transfer],
  user_id: 'KASIR',
  no_batal: null,
  cetakan: 0,
}
const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('proves more money ahead with its change and the new sum, on two papers of 40 columns', () => {
  const bukti = buktiTitip(titip, kepala)
  expect(bukti.salinan).toEqual(['CUSTOMER', 'INTERNAL'])
  const [customer = []] = papers(bukti)
  expect(customer.every((line) => line.length <= 40)).toBe(true)
  expect(customer).toMatchInlineSnapshot(`
    [
      "             ** CUSTOMER **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : TPS-TK01-260310-0001",
      "PESAN : PSN-TK01-260302-0001",
      "TGL   : 2026-03-10",
      "NAMA  : IBU SRI HARTATI",
      "HP    : 0812-3456-789",
      "BARANG: CINCIN KAWIN UKIR DENGAN BATU",
      "        BERLIAN",
      "USER  : KASIR",
      "----------------------------------------",
      "TITIP UANG                   Rp. 500,000",
      "  CASH                       Rp. 250,000",
      "  TRANSFER 0111              Rp. 250,000",
      "UANG DITERIMA                Rp. 300,000",
      "KEMBALI                       Rp. 50,000",
      "----------------------------------------",
      "JUMLAH TITIP UANG          Rp. 1,500,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('opens the drawer for cash on its own day alone, and says that it was undone', () => {
  const lewat = buktiTitip({ ...titip, pembayaran: [transfer] }, kepala)
  const bukti = buktiTitip(titip, kepala)
  expect([bukti.laci, lewat.laci]).toEqual([true, false])
  expect(onItsDay(bukti, titip.tgl_system, '2026-03-11').laci).toBe(false)
  const batal = buktiTitip({ ...titip, no_batal: 'BTT-TK01-260310-0001' }, kepala)
  expect(batal.baris).toContain('DIBATALKAN BTT-TK01-260310-0001')
})
