import { mg, rp } from '@kencana/ledger'
import { onItsDay, papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import type { UangKembali } from './uang-kembali.contract.ts'
import { buktiUangKembali } from './uang-kembali.receipt.ts'

const tunai: UangKembali['pembayaran'][number] = {
  arah: 'KELUAR',
  cara_bayar: 'CASH',
  no_rekening: null,
  ref: '-',
  referensi: '',
  diterima: null,
  jumlah: rp(250_000),
  biaya: rp(0),
  cek: 'TANPA',
}
const transfer: UangKembali['pembayaran'][number] = {
  ...tunai,
  cara_bayar: 'TRANSFER',
  no_rekening: '0111',
  cek: 'BATAL',
}
const batal: UangKembali = {
  no_batal: 'BTT-TK01-260311-0001',
  dokumen: 'TPS-TK01-260310-0001',
  tgl_asal: '2026-03-10',
  tgl_system: '2026-03-11',
  untuk: { nama: 'PESAN', nomor: 'PSN-TK01-260302-0001' },
  nama_customer: 'IBU SRI HARTATI',
  no_hp: '0812-3456-789',
  barang: [],
  alasan: 'SALAH PESANAN',
  disetujui_oleh: 'OWNER',
  user_id: 'KASIR',
  pembayaran: [tunai, transfer],
  saldo: rp(1_000_000),
  cetakan: 0,
}
const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('proves what went back, what never came and what is still kept, on two papers of 40 columns', () => {
  const bukti = buktiUangKembali(batal, kepala)
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
      "NO    : BTT-TK01-260311-0001",
      "BATAL : TPS-TK01-260310-0001",
      "MASUK : 2026-03-10",
      "PESAN : PSN-TK01-260302-0001",
      "TGL   : 2026-03-11",
      "NAMA  : IBU SRI HARTATI",
      "HP    : 0812-3456-789",
      "ALASAN: SALAH PESANAN",
      "IZIN  : OWNER",
      "USER  : KASIR",
      "----------------------------------------",
      "KEMBALI KEPADA CUSTOMER      Rp. 250,000",
      "  CASH                       Rp. 250,000",
      "BELUM PERNAH MASUK           Rp. 250,000",
      "  TRANSFER 0111              Rp. 250,000",
      "----------------------------------------",
      "JUMLAH TITIP UANG          Rp. 1,000,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('names nobody and nothing where it was sold to nobody', () => {
  const voucher: UangKembali = {
    ...batal,
    no_batal: 'BVC-TK01-260311-0001',
    dokumen: 'VC-TK01-260310-0001',
    untuk: { nama: 'MEMBER', nomor: '-' },
    nama_customer: '',
    no_hp: '',
    disetujui_oleh: null,
    pembayaran: [tunai],
    saldo: null,
  }
  expect(buktiUangKembali(voucher, kepala).baris.slice(kepala.length)).toMatchInlineSnapshot(`
    [
      "----------------------------------------",
      "NO    : BVC-TK01-260311-0001",
      "BATAL : VC-TK01-260310-0001",
      "MASUK : 2026-03-10",
      "TGL   : 2026-03-11",
      "ALASAN: SALAH PESANAN",
      "USER  : KASIR",
      "----------------------------------------",
      "KEMBALI KEPADA CUSTOMER      Rp. 250,000",
      "  CASH                       Rp. 250,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('opens the drawer for cash that went back on its own day alone', () => {
  const bukti = buktiUangKembali(batal, kepala)
  const lewat = buktiUangKembali({ ...batal, pembayaran: [{ ...tunai, cek: 'BATAL' }, transfer] }, kepala)
  expect([bukti.laci, lewat.laci]).toEqual([true, false])
  expect(onItsDay(bukti, batal.tgl_system, '2026-03-12').laci).toBe(false)
})

it('says what lies in the shop again, where he had it already', () => {
  const barang = [{ nama_barang: 'CINCIN', berat: mg(1_480) }]
  const { baris } = buktiUangKembali(
    { ...batal, untuk: { nama: 'SERVICE', nomor: 'SV-1' }, barang, saldo: null },
    kepala,
  )
  const at = baris.indexOf('BARANG KEMBALI KE TOKO')
  expect(baris.slice(at, at + 2)).toMatchInlineSnapshot(`
    [
      "BARANG KEMBALI KE TOKO",
      "  CINCIN                         1.480 G",
    ]
  `)
})
