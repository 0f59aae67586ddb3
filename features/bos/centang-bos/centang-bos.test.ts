/** Goods to the owner and from him: whoever books them without him tries to go on without his tick. */
import { KINDS, type Kind, mg, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { barangBos, isiPabrik, kirimBos } from '@kencana/testing/bos'
import { beliSah, cincinLama, denganOtorisasi, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { bahanDariBos, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalValidasi, saldoKirimBos, validasiBos } from '../../kasir/validasi-inputan/validasi-inputan.contract.ts'
import { batalPindahSortir, pindahSortir } from '../../sepuhan/pindah-sortir/pindah-sortir.contract.ts'
import { sortirPembelian } from '../../sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { isiBahanStok, OTORISASI_BAHAN_BOS } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
import { batalBos, simpanBos } from '../kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { batalSepuhBos, kirimSepuhBos } from '../kirim-sepuh-dari-barang-bos/kirim-sepuh-dari-barang-bos.contract.ts'
import { batalCentang, centangBos, listCentang } from './centang-bos.contract.ts'

let shop: TestShop
let owner: User
let su: User
let gudang: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPabrik(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiTukang(owner)
  su = await shop.user(owner, 'SU', 'SU')
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
afterAll(() => shop.close())

const belum = async (siapa = owner) => siapa.call(listCentang, { tampil: 'BELUM' })
const nomorBelum = async () => (await belum()).map((one) => one.dokumen)
const alasan = 'SALAH'

/** Bought and sorted into the tray from which goods go to the owner. @returns the bill's number */
const tersortir = async (): Promise<string[]> => {
  const { barang } = await beliSah(owner, [cincinLama({ berat: gram(3), harga: rp(1_000_000) })])
  const nomor = barang.map((one) => one.no_faktur_beli)
  const total = { qty_asal: 1, berat_asal: gram(3), qty_bos: 1, berat_bos: gram(3) }
  const detail_barang = nomor.map((no_faktur_beli) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' }))
  await owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: 'SP-BOS',
    kode_baki: 'BOS1',
    detail_barang,
    ...total,
  })
  return nomor
}
const keBos = (detail_barang: string[]) => ({ tujuan: 'BOS' as const, kode_baki: '', pihak: 'BOS', detail_barang })
const sepuhBos = () => ({
  tanggal_kirim: '2026-03-01',
  tujuan: 'T01',
  detail_barang: [{ kode_group: 'MM', kode_dept: 'CIN', asal_barang: 'X', qty: 1, berat: gram(1) }],
})
const kembali = async (no: string) => {
  const [row] = await kasir.call(saldoKirimBos, { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31', no_kirim_bos: no })
  if (!row) throw new Error(`${no} does not wait`)
  const { stock_akhir, berat_akhir } = row
  return { data_kirim: [{ no_kirim_bos: no, stock_akhir, berat_akhir, cara: 'KEMBALI' as const }], otorisasi: null }
}

describe('goods of the owner', () => {
  it('that somebody else booked wait for his tick, to him and from him; his own do not', async () => {
    await kirimBos(owner)
    expect(await belum()).toEqual([])
    const no = await kirimBos(gudang, { qty: 1, berat: gram(2) })
    const row = {
      dokumen: no,
      arah: 'MASUK',
      kode_group: 'MM',
      qty: 1,
      berat: gram(2),
      user_id: 'GUDANG',
      dicentang: null,
    }
    expect(await belum()).toMatchObject([row])
    const { no_batal } = await gudang.call(batalBos, { no_kirim_bos: no, alasan })
    expect(await belum()).toMatchObject([row, { ...row, dokumen: no_batal, arah: 'KELUAR' }])
    expect(await tolakan(gudang, centangBos, { dokumen: [no] })).toMatchObject([403, expect.any(String)])
    await owner.call(centangBos, { dokumen: [no, no_batal] })
    expect(await belum()).toEqual([])
    expect(await owner.call(listCentang, { tampil: 'SUDAH' })).toMatchObject([
      { ...row, dicentang: 'OWNER' },
      { dokumen: no_batal, dicentang: 'OWNER' },
    ])
  })

  it('are ticked by another one than who booked them, once, and only what is there', async () => {
    const no = await kirimBos(su, { qty: 1, berat: gram(2) })
    expect(await tolakan(su, centangBos, { dokumen: [no] })).toEqual([
      403,
      `Dokumen ${no} Anda Catat Sendiri, Dicentang OWN Atau SU Lain`,
    ])
    expect(await tolakan(owner, centangBos, { dokumen: [no, 'KB-X'] })).toEqual([404, 'Dokumen KB-X Tidak Ada'])
    expect(await tolakan(owner, centangBos, { dokumen: [no, no] })).toEqual([400, 'Dokumen Yang Sama Dua Kali'])
    const dua = await Promise.all([0, 1].map(() => tolakan(owner, centangBos, { dokumen: [no] })))
    expect(dua.toSorted((a, b) => a[0] - b[0])).toEqual([
      [200, 'TIDAK DITOLAK'],
      [409, `Dokumen ${no} Sudah Dicentang`],
    ])
  })

  it('are not ticked by who made whoever booked them', async () => {
    const boneka = await shop.user(su, 'BONEKA', 'GUDANG')
    const no = await kirimBos(boneka, { qty: 1, berat: gram(2) })
    expect(await tolakan(su, centangBos, { dokumen: [no] })).toMatchObject([403, expect.any(String)])
    await owner.call(centangBos, { dokumen: [no] })
  })

  it('are taken back at once when they were typed wrongly, however heavy', async () => {
    const salah = await kirimBos(gudang, { qty: 10, berat: gram(300) })
    const { no_batal } = await gudang.call(batalBos, { no_kirim_bos: salah, alasan })
    expect(await tolakan(gudang, simpanBos, barangBos({ qty: 1, berat: gram(1) }))).toMatchObject([
      422,
      expect.any(String),
    ])
    await owner.call(centangBos, { dokumen: [salah, no_batal] })
    await gudang.call(simpanBos, barangBos({ qty: 1, berat: gram(1) }))
    await owner.call(centangBos, { dokumen: await nomorBelum() })
  })

  it('lose a wrong tick again, with a reason', async () => {
    const no = await kirimBos(gudang, { qty: 1, berat: gram(2) })
    expect(await tolakan(owner, batalCentang, { dokumen: no, alasan })).toEqual([409, `Dokumen ${no} Belum Dicentang`])
    await owner.call(centangBos, { dokumen: [no] })
    expect(await tolakan(owner, batalCentang, { dokumen: no, alasan: '' })).toEqual([400, 'Alasan Harus Diisi'])
    await owner.call(batalCentang, { dokumen: no, alasan })
    expect(await nomorBelum()).toEqual([no])
    await su.call(centangBos, { dokumen: [no] })
  })

  it('stop above 100 g that he has not ticked, whichever way they go, until he has', async () => {
    const lama = await kirimBos(owner, { qty: 1, berat: gram(2) })
    const dikembalikan = await kirimBos(owner, { qty: 1, berat: gram(2) })
    const ditutup = await kirimBos(owner, { qty: 1, berat: gram(2) })
    const { no_validasi } = await owner.call(validasiBos, await kembali(ditutup))
    const { no_sepuh } = await owner.call(kirimSepuhBos, sepuhBos())
    const pergi = await owner.call(pindahSortir, keBos(await tersortir()))
    const tinggal = await tersortir()
    const besar = await kirimBos(gudang, { qty: 40, berat: mg(100_001) })
    const coba = [
      () => tolakan(gudang, simpanBos, barangBos({ qty: 1, berat: gram(1) })),
      () => tolakan(gudang, batalBos, { no_kirim_bos: lama, alasan }),
      () => tolakan(gudang, kirimSepuhBos, sepuhBos()),
      () => tolakan(gudang, batalSepuhBos, { no_sepuh, alasan }),
      () => tolakan(gudang, pindahSortir, keBos(tinggal)),
      () => tolakan(gudang, batalPindahSortir, { no_pindah: pergi.no_pindah, alasan }),
      async () => tolakan(kasir, validasiBos, await kembali(dikembalikan)),
      () => tolakan(kasir, batalValidasi, { no_validasi: no_validasi[0] ?? '', alasan }),
    ]
    for (const satu of coba)
      expect(await satu()).toEqual([
        422,
        'Barang Bos 100.001 g Belum Dicentang, Minta OWN Atau SU Mencentangnya Dahulu',
      ])
    expect(await nomorBelum()).toEqual([besar])
    await owner.call(centangBos, { dokumen: [besar] })
    for (const satu of coba) expect(await satu()).toEqual([200, 'TIDAK DITOLAK'])
    expect(await belum()).toHaveLength(coba.length)
    await owner.call(centangBos, { dokumen: await nomorBelum() })
  })

  it('that he agreed to need no tick', async () => {
    await denganOtorisasi(gudang, isiBahanStok, bahanDariBos(1), OTORISASI_BAHAN_BOS)
    expect(await belum()).toEqual([])
  })

  it('move by these kinds of jurnal and no other: a new one needs its case above', () => {
    const bos = (Object.keys(KINDS) as Kind[]).filter((kind) =>
      KINDS[kind].gerak.some((one) => [...one.dari, ...one.ke].includes('BOS')),
    )
    expect(bos).toEqual(['PINDAH', 'SORTIR', 'BARANG_BOS', 'VALIDASI_INPUTAN', 'BAHAN_MASUK'])
  })
})
