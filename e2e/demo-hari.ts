/** The first day of the demo chain: every screen of goods on their way has something to show, and the evening can be closed. */
import type { InputOf } from '@kencana/contract'
import { Caller } from '@kencana/server-kit'
import { lewatHttp } from '@kencana/testing/lewat-http'
import { beforeAll, it, expect as same } from 'vitest'
import { login, pindahToko } from '../features/akses/sesi/sesi.contract.ts'
import { kirimanBaru } from '../features/barang/terima-barang/terima-barang.contract.ts'
import { listBos } from '../features/bos/kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { listSepuhBos } from '../features/bos/kirim-sepuh-dari-barang-bos/kirim-sepuh-dari-barang-bos.contract.ts'
import { laporanKirimBos } from '../features/bos/laporan-kirim-barang-dari-bos/laporan-kirim-barang-dari-bos.contract.ts'
import { laporanSaldoBos } from '../features/bos/laporan-saldo-aktif-kirim-bos/laporan-saldo-aktif-kirim-bos.contract.ts'
import { opnameBos } from '../features/bos/stock-opname-kirim-bos/stock-opname-kirim-bos.contract.ts'
import { dashboard } from '../features/dashboard/dashboard.contract.ts'
import { rencanaTutup } from '../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { barangRusak } from '../features/kasir/validasi-barang-rusak/validasi-barang-rusak.contract.ts'
import { saldoKirimBos, saldoKirimLabeling } from '../features/kasir/validasi-inputan/validasi-inputan.contract.ts'
import { member } from '../features/member/data-member/data-member.contract.ts'
import { listVoucher } from '../features/member/voucher/voucher.contract.ts'
import { pesananBaru } from '../features/pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { pesananProses } from '../features/pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { laporanLabeling, listLabeling } from '../features/sepuhan/kirim-labeling/kirim-labeling.contract.ts'
import { laporanKirimSepuh, listKirimSepuh } from '../features/sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { laporanSortir, siapSortir } from '../features/sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { isiBakiSepuh, laporanSortirSepuh } from '../features/sepuhan/sortir-sepuh/sortir-sepuh.contract.ts'
import { laporanTerimaSepuh, siapLabeling, sisaSepuh } from '../features/sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import { downloaded } from './goods.ts'
import type { Product } from './product.ts'
import { chooseInUserMenu, expect, expectLogin, loginAs, type Visitors } from './visitors.ts'

/** Rows of an answer, however it nests them. */
const banyak = (jawab: unknown): number => {
  if (Array.isArray(jawab)) return jawab.length
  const { rows, jenis, barang } = jawab as Record<string, unknown>
  return banyak(rows ?? jenis ?? barang ?? [])
}

const pemilik = async (product: Product): Promise<Caller> => {
  const owner = new Caller(lewatHttp(() => product.url))
  owner.token = (await owner.call(login, { user_id: 'OWNER', password: 'kencana123' })).token
  return owner
}

/** The tests of its first day, the last of which closes it. */
export const hariDemo = (there: () => { product: Product; visitors: Visitors }): void => {
  let owner: Caller
  beforeAll(async () => {
    owner = await pemilik(there().product)
  })

  it('shows goods on every screen that gold passes through, from purchase to label', async () => {
    const { tgl_system: tanggal } = await owner.call(dashboard, {})
    const awal = new Date(Date.parse(tanggal) - 7 * 86_400_000).toISOString().slice(0, 10)
    const hari = { tgl_awal: tanggal, tgl_akhir: tanggal }
    const minggu = { tgl_awal: awal, tgl_akhir: tanggal }
    const semua = { kode_group: 'ALL', kode_dept: 'ALL', kondisi: 'ALL' }
    const kirim = await owner.call(laporanKirimBos, minggu)
    const satu: InputOf<typeof opnameBos> = { no_kirim_bos: kirim[0]?.no_kirim_bos ?? '' }
    const layar = {
      'sortir pembelian': owner.call(siapSortir, { kode_toko: 'TK01', tgl_system: tanggal, ...semua }),
      'isi baki sepuh': owner.call(isiBakiSepuh, { kode_baki: 'SS1', kode_dept: 'ALL' }),
      'kirim sepuh': owner.call(listKirimSepuh, { tanggal }),
      'terima sepuh': owner.call(sisaSepuh, {}),
      'siap labeling': owner.call(siapLabeling, {}),
      'kirim labeling': owner.call(listLabeling, { tanggal }),
      'validasi inputan dari bos': owner.call(saldoKirimBos, { ...hari, no_kirim_bos: 'ALL' }),
      'validasi inputan labeling': owner.call(saldoKirimLabeling, { ...hari, no_kirim_bos: 'ALL' }),
      'validasi hancur': owner.call(barangRusak, { ...minggu, no_kirim_bos: 'ALL' }),
      'kirim dari bos': owner.call(listBos, { tanggal }),
      'kirim sepuh dari bos': owner.call(listSepuhBos, { tanggal }),
      'opname kirim bos': owner.call(opnameBos, satu),
      'laporan sortir pembelian': owner.call(laporanSortir, { ...hari, type: 'GLOBAL', kode_dept: 'ALL' }),
      'laporan sortir sepuh': owner.call(laporanSortirSepuh, { ...hari, type: 'GLOBAL' }),
      'laporan kirim sepuh': owner.call(laporanKirimSepuh, { ...hari, kode_toko: 'ALL' }),
      'laporan terima sepuh': owner.call(laporanTerimaSepuh, { ...hari, kode_toko: 'ALL' }),
      'laporan kirim labeling': owner.call(laporanLabeling, { ...hari, kode_lokasi_toko: 'ALL' }),
      'laporan kirim bos': owner.call(laporanKirimBos, hari),
      'laporan saldo bos': owner.call(laporanSaldoBos, { no_kirim_bos: 'ALL', kode_labeling: 'ALL' }),
      'terima barang': owner.call(kirimanBaru, {}),
      'pembagian pesanan': owner.call(pesananBaru, {}),
      'pesanan di tukang': owner.call(pesananProses, {}),
      member: owner.call(member.list, { q: '', urut: 'kode_member', turun: '0', hal: 1, per: 25 }),
      voucher: owner.call(listVoucher, { tanggal }),
    }
    const isi = await Promise.all(
      Object.entries(layar).map(async ([nama, jawab]) => ({ nama, baris: banyak(await jawab) })),
    )
    same(isi.filter(({ baris }) => baris === 0)).toEqual([])
  })

  it('is closed by its screens, and nothing stands in the way of the other shops', async () => {
    const { tgl_system, penghalang, tgl_berikut } = await owner.call(rencanaTutup, {})
    same(penghalang).toEqual([])
    for (const kode_toko of ['TK02', 'TK03']) {
      const lain = new Caller(lewatHttp(() => there().product.url))
      lain.token = (await owner.call(pindahToko, { kode_toko })).token
      same([kode_toko, (await lain.call(rencanaTutup, {})).penghalang]).toEqual([kode_toko, []])
      owner.token = (await lain.call(login, { user_id: 'OWNER', password: 'kencana123' })).token
    }

    const page = await there().visitors.page()
    await loginAs(page, 'owner')
    await expect(page.getByRole('banner').filter({ hasText: 'Tanggal System' })).toContainText(tgl_system)
    await chooseInUserMenu(page, 'Tutup Toko')
    const dialog = page.getByRole('dialog', { name: 'Tutup Toko' })
    await expect(dialog).toContainText(tgl_berikut)
    const { name } = await downloaded(page, () => dialog.getByRole('button', { name: 'OK' }).click())
    same(name).toBe(`EOD-TK01-${tgl_system.slice(2).replaceAll('-', '')}.pdf`)
    await expect(page.getByRole('status').filter({ hasText: 'Berhasil Menutup Toko' })).toBeVisible()
    await expectLogin(page)
    await loginAs(page, 'owner')
    await expect(page.getByRole('banner').filter({ hasText: 'Tanggal System' })).toContainText(tgl_berikut)
  })
}
