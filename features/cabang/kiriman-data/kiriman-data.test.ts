import { sql } from '@kencana/database'
import type { Caller } from '@kencana/server-kit'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { kirimUangCabang, siapUangCabang } from '@kencana/testing/uang-cabang'
import { expect, it } from 'vitest'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { tanyaKabar } from '../surat/kabar.api.ts'
import { listLink, listSurat } from './kiriman-data.contract.ts'

// What a branch would tell is planted below.
const dua = duaInstalasi({ planted: true })
const { pusat, cabang } = dua

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

it('tells of money, of what goods cost and of other shops’ letters to who may read them alone', async () => {
  await siapUangCabang(dua)
  await kirimUangCabang(dua, 400_000)
  await dua.antar()
  const gudang = await pusat.shop.user(pusat.owner, 'GUDANG', 'GUDANG')
  const su = await pusat.shop.user(pusat.owner, 'SU', 'SU')
  const baca = async (siapa: Caller) => (await siapa.call(listLink, {})).sambungan[0]
  for (const siapa of [pusat.owner, su])
    expect(await baca(siapa)).toMatchObject({
      beda_nilai: ['TK91 TK11: Rp. -5,000,000'],
      uang_jalan: [expect.stringContaining('400,000')],
    })
  const dilihat = await baca(gudang)
  expect(dilihat).toMatchObject({ beda_nilai: [], uang_jalan: [] })
  // Goods he does see.
  expect(dilihat?.beda).not.toEqual([])
  const surat = (siapa: Caller) =>
    siapa.call(listSurat, { sambungan: dilihat?.id ?? '', arah: 'KELUAR', keadaan: 'SEMUA', halaman: 1 })
  const semua = await surat(pusat.owner)
  await pusat.shop.db.pool.query(`
    BEGIN; SET LOCAL session_replication_role = 'replica'; UPDATE surat_keluar SET kode_toko = 'TK02' WHERE urut = 1; COMMIT`)
  expect((await surat(pusat.owner)).jumlah).toBe(semua.jumlah)
  expect((await surat(gudang)).jumlah).toBe(semua.jumlah - 1)
})
