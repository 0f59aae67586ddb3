/** Goods to the owner and from him: whoever books them without him tries to go on without his tick. */
import { KINDS, type Kind, mg } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { barangBos, isiPabrik, kirimBos, tersortir } from '@kencana/testing/bos'
import { denganOtorisasi, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { bahanDariBos, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalValidasi, saldoKirimBos, validasiBos } from '../../kasir/validasi-inputan/validasi-inputan.contract.ts'
import { batalPindahSortir, pindahSortir } from '../../sepuhan/pindah-sortir/pindah-sortir.contract.ts'
import { batalBahanStok, isiBahanStok, OTORISASI_BAHAN_BOS } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
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
    const pergi = await owner.call(pindahSortir, keBos(await tersortir(owner)))
    const tinggal = await tersortir(owner)
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

  it('leave heavier than may wait for a tick only when he agreed, to him and to a factory, by sorting, return or undo', async () => {
    const bos = keBos(await tersortir(owner, 150))
    const pabrik = { ...keBos(await tersortir(owner, 150, 'PBRK1')), tujuan: 'PABRIK' as const }
    const kiriman = await kirimBos(owner, { qty: 40, berat: gram(150) })
    const salah = await kirimBos(owner, { qty: 40, berat: gram(150) })
    const butuh = [422, `Butuh Otorisasi ${OTORISASI_BAHAN_BOS}`]
    expect(await tolakan(gudang, pindahSortir, bos)).toEqual(butuh)
    expect(await tolakan(gudang, pindahSortir, pabrik)).toEqual(butuh)
    expect(await tolakan(kasir, validasiBos, await kembali(kiriman))).toEqual(butuh)
    expect(await tolakan(gudang, batalBos, { no_kirim_bos: salah, alasan })).toEqual(butuh)
    await denganOtorisasi(gudang, pindahSortir, bos, OTORISASI_BAHAN_BOS)
    await denganOtorisasi(gudang, pindahSortir, pabrik, OTORISASI_BAHAN_BOS)
    await denganOtorisasi(kasir, validasiBos, await kembali(kiriman), OTORISASI_BAHAN_BOS)
    await denganOtorisasi(gudang, batalBos, { no_kirim_bos: salah, alasan }, OTORISASI_BAHAN_BOS)
    expect(await belum()).toEqual([])
  })

  it('of a factory wait for his tick as well, and material from there is nobody else’s to enter or take back', async () => {
    const { no_pindah } = await gudang.call(pindahSortir, {
      ...keBos(await tersortir(owner, 3, 'PBRK1')),
      tujuan: 'PABRIK',
    })
    expect(await belum()).toMatchObject([{ dokumen: no_pindah, pihak: 'PABRIK', arah: 'KELUAR', berat: gram(3) }])
    await owner.call(centangBos, { dokumen: [no_pindah] })
    const dariPabrik = bahanDariBos(3, { detail_bahan: [{ sumber: 'PABRIK', kode_group: 'MM', berat: gram(3) }] })
    const butuh = [422, `Butuh Otorisasi ${OTORISASI_BAHAN_BOS}`]
    expect(await tolakan(gudang, isiBahanStok, dariPabrik)).toEqual(butuh)
    const { no_bahan_stok } = await owner.call(isiBahanStok, dariPabrik)
    expect(await tolakan(gudang, batalBahanStok, { no_bahan_stok, alasan })).toEqual(butuh)
  })

  it('that his deputy agreed to still wait for his tick, and opening stock is no deputy’s to take back', async () => {
    await shop.user(owner, 'KEPALA', 'SALES')
    const wakil = {
      user_id: 'KEPALA',
      dari: '2026-03-02',
      sampai: '2026-03-08',
      mg_kasus: 10,
      mg_hari: 10,
      rp_kasus: 0,
      rp_hari: 0,
    }
    expect((await owner.send('POST', 'wakil', { body: { ...wakil } })).status).toBe(200)
    const { no_bahan_stok } = await owner.call(isiBahanStok, bahanDariBos(2))
    const undo = { no_bahan_stok, alasan }
    await denganOtorisasi(gudang, batalBahanStok, undo, OTORISASI_BAHAN_BOS, 'KEPALA')
    expect(await belum()).toMatchObject([{ arah: 'KELUAR', berat: gram(2), user_id: 'GUDANG' }])
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
