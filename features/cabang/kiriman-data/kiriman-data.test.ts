import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua, type Ujung } from '@kencana/testing/cabang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { ambilKas } from '../../keuangan/uang/uang.contract.ts'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { tanyaKabar } from '../surat/kabar.api.ts'
import { listLink } from './kiriman-data.contract.ts'

let dua: Berdua
let pusat: Ujung
let cabang: Ujung
beforeAll(async () => {
  dua = await berdua()
  ;({ pusat, cabang } = dua)
}, 60_000)
afterAll(() => dua.close())

it('shows both books of goods between two shops in the same grams, which come to nothing', async () => {
  const { kode_barcode } = await tambahCincin(pusat.owner)
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
  await dua.antar()
  await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
  await dua.antar()
  await tanyaKabar(pusat.shop.deps)
  const [di] = (await pusat.owner.call(listLink, {})).sambungan
  expect(di?.cabang).toMatchObject([
    { kode_toko: 'TK01', lain: 'TK11', berat: gram(3.485), berat_lain: gram(-3.485), selisih: gram(0) },
  ])
  expect([di?.beda, di?.beda_nilai]).toEqual([[], []])
  const [ke] = (await cabang.owner.call(listLink, {})).sambungan
  expect(ke?.cabang).toMatchObject([
    { kode_toko: 'TK11', lain: 'TK01', berat: gram(-3.485), berat_lain: gram(3.485), selisih: gram(0) },
  ])
})

it('names the categories that differ though all grams together agree, and what the goods cost', async () => {
  const kabar = (kolom: 'rinci_lain' | 'rk_lain', isi: object) =>
    pusat.shop.db.run(sql`UPDATE sambungan_kontak SET ${sql.ident(kolom)} = ${sql.json(isi)}::jsonb`)
  // As a branch would tell that took 2.000 g of the one for the other.
  await kabar('rinci_lain', [
    { kode_toko: 'TK11', lain: 'TK91', kode_group: 'MM', pcs: 1, berat: 2_000 },
    { kode_toko: 'TK11', lain: 'TK91', kode_group: 'MT', pcs: -1, berat: -2_000 },
  ])
  await kabar('rk_lain', [{ kode_toko: 'TK11', lain: 'TK91', rp: -5_000_000 }])
  const [di] = (await pusat.owner.call(listLink, {})).sambungan
  expect(di?.beda.filter((satu) => satu.startsWith('TK91'))).toEqual([
    'TK91 TK11 MM: 1 pcs 2.000 g',
    'TK91 TK11 MT: -1 pcs -2.000 g',
  ])
  expect(di?.beda_nilai).toEqual(['TK91 TK11: Rp. -5,000,000'])
})

it('books no money against a shop of another installation, which hears nothing of it', async () => {
  const satu = {
    kode_transaksi: 'KE CABANG',
    deskripsi: 'KE CABANG',
    media: 'KAS',
    arah: 'KELUAR',
    lawan: 'RK',
  } as const
  await pusat.owner.call(kodeTransaksi.create, satu)
  const keluar = pusat.owner.call(ambilKas, {
    kode_transaksi: 'KE CABANG',
    jumlah: rp(1_000),
    keterangan: 'UANG',
    pihak: 'TK11',
  })
  await expect(keluar).rejects.toThrow('Toko TK11 Ada Di Instalasi Lain, Uang Ke Sana Tidak Dibukukan Dengan RK')
  expect(await pusat.shop.db.rows(sql`SELECT 1 FROM mutasi WHERE akun = 'RK'`)).toEqual([])
})
