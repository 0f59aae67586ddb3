/** A piece that its customer sold back: its own barcode says where it went, step by step and back again. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { cincinLama, denganOtorisasi, ditimbang, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { batalSerah, serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { kirimLabeling } from '../../sepuhan/kirim-labeling/kirim-labeling.contract.ts'
import { kirimSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { batalPindahSortir, pindahSortir } from '../../sepuhan/pindah-sortir/pindah-sortir.contract.ts'
import { batalSortir, sortirPembelian } from '../../sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { batalSortirSepuh, sortirSepuh } from '../../sepuhan/sortir-sepuh/sortir-sepuh.contract.ts'
import { terimaSepuh } from '../../sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import { statusBarang } from './letak-beli.api.ts'
import { batalBeli, beli, OTORISASI_BATAL_BELI, validasiBeli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let no_serah: string
let kode_barang: string
let kode_barcode: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 10)
  const no_pesanan = await pesan(owner)
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  const lain = { diskon: rp(0), kode_baki_contoh: '', otorisasi: null }
  ;({ no_serah } = await owner.call(serahPesanan, { no_pesanan, pembayaran: [tunai(1_795_000)], ...lain }))
  const row = await shop.db.one<{ kode_barang: string; kode_barcode: string }>(sql`
    SELECT kode_barang::text, kode_barcode::text FROM pesanan_serah JOIN barang USING (kode_barang) WHERE no_serah = ${no_serah}`)
  ;({ kode_barang = '', kode_barcode = '' } = row ?? {})
})
afterAll(() => shop.close())

const status = async () =>
  (await shop.db.one<{ s: string }>(sql`SELECT status_barang AS s FROM barang WHERE kode_barang = ${kode_barang}`))?.s

/** A purchase that waits, of the piece that was handed over. */
const beliLagi = async () => {
  const lama = cincinLama({ kode_barcode, berat: gram(1), harga: rp(1_000_000) })
  const { data } = await owner.call(beli, formBeli([lama], { nik: '' }))
  const [barang] = data.barang
  if (!barang) throw new Error('nothing bought')
  const { no_faktur_beli } = barang
  return { no_faktur_beli, timbang: ditimbang(data) }
}

const sortir = (no_faktur_beli: string, kode_gudang: string, kode_baki: string) =>
  owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang,
    kode_baki,
    detail_barang: [{ no_faktur_beli, kode_lokasi_toko: 'BELI1' }],
    qty_asal: 1,
    berat_asal: gram(1),
    qty_bos: 1,
    berat_bos: gram(1),
  })

const batal = { alasan: 'SALAH', otorisasi: null }

it('is the customer’s while it waits, then bought, then in a lot, and goes back the same way', async () => {
  const { no_faktur_beli, timbang } = await beliLagi()
  const langkah = [await status()]
  const lihat = async () => langkah.push(await status())
  await owner.call(validasiBeli, timbang)
  await lihat()
  const { no_sortir } = await sortir(no_faktur_beli, 'SP', 'SP1')
  await lihat()
  const lot = await owner.call(sortirSepuh, {
    kode_gudang: 'SS',
    kode_baki: 'SS1',
    detail_barang: [{ no_faktur_beli }],
  })
  await lihat()
  await owner.call(batalSortirSepuh, { no_sortir: lot.no_sortir, ...batal })
  await lihat()
  await owner.call(batalSortir, { no_sortir, ...batal })
  await lihat()
  expect(langkah).toEqual(['TERJUAL', 'DIBELI', 'DIBELI', 'DILEBUR', 'DIBELI', 'DIBELI'])
  expect(await tolakan(owner, batalSerah, { no_serah, ...batal })).toMatchObject([
    422,
    expect.stringMatching(/^Barang \d+ Sudah Tidak Di Customer$/),
  ])
  const rusak = await sortir(no_faktur_beli, 'RUSAK', 'RSK1')
  expect(await status()).toBe('DIBELI')
  await owner.call(batalSortir, { no_sortir: rusak.no_sortir, ...batal })
  await denganOtorisasi(owner, batalBeli, { no_faktur_beli: [no_faktur_beli], ...batal }, OTORISASI_BATAL_BELI)
  expect(await status()).toBe('TERJUAL')
})

it('goes to the owner and comes back from him', async () => {
  const { no_faktur_beli, timbang } = await beliLagi()
  await owner.call(validasiBeli, timbang)
  const { no_sortir } = await sortir(no_faktur_beli, 'SP-BOS', 'BOS1')
  const ke = { tujuan: 'BOS' as const, kode_baki: '', pihak: 'BOS', detail_barang: [no_faktur_beli] }
  const { no_pindah } = await owner.call(pindahSortir, ke)
  expect(await status()).toBe('KEMBALI')
  await owner.call(batalPindahSortir, { no_pindah, ...batal })
  expect(await status()).toBe('DIBELI')
  await owner.call(batalSortir, { no_sortir, ...batal })
  await denganOtorisasi(owner, batalBeli, { no_faktur_beli: [no_faktur_beli], ...batal }, OTORISASI_BATAL_BELI)
})

/** Whatever became of it, by its old nota it is bought back no more. */
const tetapSekali = async (no_faktur_beli: string) => {
  await expect(beliLagi()).rejects.toThrow(`Barang ${kode_barcode} Sudah Dibeli Kembali, ${no_faktur_beli}`)
  expect(await status()).toBe('DILEBUR')
}

it('is bought back once, also after it became part of a lot', async () => {
  const satu = await beliLagi()
  await owner.call(validasiBeli, satu.timbang)
  await sortir(satu.no_faktur_beli, 'SP', 'SP1')
  const detail_barang = [{ no_faktur_beli: satu.no_faktur_beli }]
  await owner.call(sortirSepuh, { kode_gudang: 'SS', kode_baki: 'SS1', detail_barang })
  await tetapSekali(satu.no_faktur_beli)
})

it('04.5.2 nor after that lot was gilded, went to labelling and is stock again', async () => {
  const { no_faktur_beli = '' } =
    (await shop.db.one<{ no_faktur_beli: string }>(sql`
      SELECT no_faktur_beli::text FROM pembelian WHERE kode_barang = ${kode_barang} AND keadaan NOT IN ('OPEN', 'BATAL')`)) ??
    {}
  const utuh = { kode_dept: 'CIN', qty_rusak: 0, berat_rusak: gram(0) }
  const isi = { kode_barcode: '-', kode_baki: 'SS1', kode_group: 'MM', qty: 1, berat: gram(1) }
  const { no_sepuh } = await owner.call(kirimSepuh, {
    detail_barang: [{ ...utuh, ...isi, qty_sepuh: 1, berat_sepuh: gram(1) }],
  })
  await tetapSekali(no_faktur_beli)
  const { no_terima_sepuh } = await owner.call(terimaSepuh, {
    no_sepuh,
    kode_baki: 'KS1',
    selesai: false,
    detail: [{ ...utuh, qty_terima: 1, berat_terima: gram(1), berat_timbangan: gram(1) }],
    otorisasi: null,
  })
  await tetapSekali(no_faktur_beli)
  const kirim = { jumlah_qty: 1, jumlah_berat: gram(1), berat_atribut: gram(0), tipe_barang: 'SP' as const }
  const { no_kirim_stock } = await owner.call(kirimLabeling, {
    no_terima_sepuh,
    detail_kirim: [{ ...kirim, kode_baki: 'KS1', kode_baki_tujuan: 'NISA1', kode_dept: 'CIN', kode_cabang: 'TK01' }],
    qty_kirim: 1,
    berat_kirim: gram(1),
    berat_atribut: gram(0),
    cabang: 'TK01',
  })
  await tetapSekali(no_faktur_beli)
  const asal = { sumber: no_kirim_stock, kode_baki: 'NISA1', tujuan: 'TK01' }
  const { data } = await owner.call(tambahBarang, cincin({ ...asal, berat: gram(1), berat_asli: gram(1) }))
  expect(data.kode_barcode).not.toBe(kode_barcode)
  await tetapSekali(no_faktur_beli)
})

it('says for every place where a bought piece may be what its barcode is', async () => {
  const { rows } = await shop.db.pool.query<{ d: string }>(
    "SELECT pg_get_constraintdef(oid) AS d FROM pg_constraint WHERE conrelid = 'pembelian'::regclass AND conname = 'pembelian_keadaan_check'",
  )
  const keadaan = [...(rows[0]?.d ?? '').matchAll(/'([A-Z]+)'/g)].map(([, one = '']) => one)
  expect(keadaan).toHaveLength(8)
  for (const one of keadaan)
    expect(['TERJUAL', 'DIBELI', 'DILEBUR', 'KEMBALI']).toContain(
      statusBarang(one as Parameters<typeof statusBarang>[0]),
    )
})
