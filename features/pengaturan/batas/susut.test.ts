/** Losses of loose gold add up over thirty days, by whoever had it in his hands. */
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import { cincinLama, denganOtorisasi, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { bagi, jadi } from '@kencana/testing/pesanan-tukang'
import { bahanDariBos, beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hancurBarang } from '../../barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { batalSelesai, selesaikanPesanan } from '../../pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { kirimSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { terimaSepuh } from '../../sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import { batalBahanStok, isiBahanStok } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
import { hilangTigaPuluhHari, lewatTigaPuluhHari, orang, penyepuh, tukang } from './susut.api.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTukang(owner)
})
afterEach(() => shop.close())

const BULAN = 'SUSUT 30 HARI'
const BUTUH = `Butuh Otorisasi ${BULAN}`
/** Material of MM (70 %) from the owner, of which so much is missing: never more than 0.5 % of it. */
const lebur = (hilang: number) => bahanDariBos(600, { jml_bahan: gram(600 - hilang) })
const isi = (siapa: User, hilang: number) => siapa.call(isiBahanStok, lebur(hilang))

describe('losses of a person', () => {
  it('add up over thirty days to 5 g of fine gold, whatever was gained in between', async () => {
    // 3 g of MM are 2.100 g of fine gold.
    await isi(owner, 3)
    await isi(owner, 3)
    await expect(isi(owner, 3)).rejects.toThrow(BUTUH)
    await isiPabrik(owner)
    const no_kirim = await kirimBos(owner, { qty: 1, berat: gram(10) })
    const lebih = { sumber: no_kirim, berat_asli: gram(10), berat: gram(10.05) }
    await owner.call(tambahBarang, cincin(lebih))
    await expect(isi(owner, 1.143)).rejects.toThrow(BUTUH)
    await isi(owner, 1.142)
    await expect(isi(owner, 0.002)).rejects.toThrow(BUTUH)
    // Whoever else books has a sum of his own.
    await isi(await shop.user(owner, 'SU', 'SU'), 3)
    for (let i = 0; i < 29; i += 1) owner = await shop.nextDay(owner)
    await expect(isi(owner, 0.002)).rejects.toThrow(BUTUH)
    owner = await shop.nextDay(owner)
    await isi(owner, 3)
  })

  it('leaves out what was undone, and what was agreed to', async () => {
    const { no_bahan_stok } = await isi(owner, 3)
    await isi(owner, 3)
    await denganOtorisasi(owner, isiBahanStok, lebur(3), BULAN)
    await isi(owner, 1.142)
    await expect(isi(owner, 0.002)).rejects.toThrow(BUTUH)
    await owner.call(batalBahanStok, { no_bahan_stok, alasan: 'SALAH' })
    await isi(owner, 3)
    await expect(isi(owner, 0.002)).rejects.toThrow(BUTUH)
    expect(
      await shop.db.one(sql`SELECT kasus -> 0 ->> 'keterangan' AS ket, kasus -> 0 ->> 'aturan' AS aturan
      FROM otorisasi_minta ORDER BY waktu LIMIT 1`),
    ).toEqual({
      ket: 'OWNER, yang lewat 0.000 g emas murni, ditambah 2.100 g',
      aturan: 'Susut 30 hari OWNER lebih dari 5.000 g emas murni',
    })
  })

  it('may be 0.3 % of what passed through his hands, where that is more', async () => {
    const { kode_barcode } = await tambahCincin(owner, { berat: gram(5000), berat_asli: gram(5000) })
    await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: [kode_barcode] })
    const hancur = { sumber: 'HANCUR' as const, kode_group: 'MM', berat: gram(5000) }
    // 3.5 kg of fine gold passed: 10.500 g; 12 g of MM are 8.400 g.
    await owner.call(isiBahanStok, bahanDariBos(5000, { jml_bahan: gram(4988), detail_bahan: [hancur] }))
    await isi(owner, 3)
    await expect(isi(owner, 0.002)).rejects.toThrow(BUTUH)
  })
})

describe('losses of a craftsman', () => {
  /** An order of 60 g for a craftsman, who may lose 6 g of it. */
  const kerja = async (kode_tukang = 'T01') => {
    const no_pesanan = await pesan(owner, { perkiraan_berat: gram(60) })
    await bagi(owner, no_pesanan, { kode_tukang, berat_susut: gram(6) })
    await beriBahan(owner, 64, { kode_tukang })
    return jadi(no_pesanan, { berat_selesai: gram(60), berat_patri: gram(0), berat_susut: gram(4) })
  }

  it('add up whoever books them, and come back with an undo', async () => {
    await isiPesanan(owner)
    await isiBahan(owner, 600)
    const su = await shop.user(owner, 'SU', 'SU')
    const { no_selesai } = await owner.call(selesaikanPesanan, await kerja())
    const kedua = await kerja()
    await expect(su.call(selesaikanPesanan, kedua)).rejects.toThrow(BUTUH)
    await su.call(selesaikanPesanan, await kerja('T02'))
    await owner.call(batalSelesai, { no_selesai, alasan: 'SALAH' })
    await su.call(selesaikanPesanan, kedua)
    // A craftsman's loss is nobody's in the shop.
    await isi(owner, 3)
    await isi(owner, 3)
  })
})

describe('losses of a gilder', () => {
  it('are asked for with the document’s own, in one agreement', async () => {
    await isiPembelian(owner)
    await isiKondisi(owner)
    await lotSepuh(owner, [cincinLama({ berat: gram(20), kadar: '70' })])
    const sama = { kode_dept: 'CIN', qty_rusak: 0, berat_rusak: gram(0) }
    const baris = { ...sama, kode_barcode: '-', kode_baki: 'SS1', kode_group: 'MM', qty: 1, qty_sepuh: 1 }
    const { no_sepuh } = await owner.call(kirimSepuh, {
      detail_barang: [{ ...baris, berat: gram(20), berat_sepuh: gram(20) }],
    })
    const terima = {
      no_sepuh,
      kode_baki: 'KS1',
      selesai: true,
      detail: [{ ...sama, qty_terima: 1, berat_terima: gram(12), berat_timbangan: gram(12) }],
      otorisasi: null,
    }
    await denganOtorisasi(owner, terimaSepuh, terima, `TERIMA SEPUH, ${BULAN}`)
  })
})

it.each([
  ['a person', orang('OWNER')],
  ['a craftsman', tukang('T01')],
  ['a gilder', penyepuh('SS', '-')],
])('of %s are read by indexes', async (_, pihak) => {
  const kini = { kode_toko: 'TK01', tgl_system: '2026-03-02' }
  for (const baca of [hilangTigaPuluhHari, lewatTigaPuluhHari]) {
    const plan = await shop.db.transaction(async (tx) => {
      await tx.run(sql`SET LOCAL enable_seqscan = off`)
      return tx.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${baca(kini, pihak)}`)
    })
    const lines = plan.flatMap((row) => Object.values(row))
    expect(lines.some((line) => /mutasi_(susut|hari)|jurnal_hari/.test(line))).toBe(true)
    expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([])
  }
})
