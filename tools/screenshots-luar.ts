/** What stands beside the menu or needs a key first, as `npm run screenshots` shows it: a price board, the customer's screen, proofs, keys. */
import { type Queryable, sql } from '@kencana/database'
import type { Caller } from '@kencana/server-kit'
import type { Page } from '@playwright/test'
import { OWNER, PASSWORD_DEMO } from '../db/demo/rantai.ts'
import { login } from '../features/akses/sesi/sesi.contract.ts'
import { listKunciBaca, tambahKunciBaca } from '../features/luar/kunci-baca/kunci-baca.contract.ts'
import { tambahPapan } from '../features/luar/papan-harga/papan-harga.contract.ts'

/** What was made for the pictures. */
export interface Luar {
  /** Under which the board is opened. */
  papan: string
  /** Pieces that a customer looks at. */
  barang: readonly string[]
}

/** A board of all categories and a key for the accountant, made by the owner of the demo. */
export const buatLuar = async (owner: Caller, db: Queryable): Promise<Luar> => {
  const { token, kode_toko } = await owner.call(login, { user_id: OWNER.user_id, password: PASSWORD_DEMO })
  owner.token = token
  const group = await db.rows<{ kode_group: string }>(sql`
    SELECT kode_group::text FROM master_group WHERE dihapus_pada IS NULL ORDER BY kode_group`)
  const kode_group = group.map((one) => one.kode_group)
  const { kunci } = await owner.call(tambahPapan, { nama: 'TELEVISI DEPAN', kode_group, beli: true })
  const { laporan } = await owner.call(listKunciBaca, {})
  await owner.call(tambahKunciBaca, {
    nama: 'AKUNTAN',
    toko: [kode_toko],
    panggilan: laporan.slice(0, 3).map(({ path }) => path),
    identitas: false,
    sampai: '2026-12-31',
  })
  const barang = await db.rows<{ kode_barcode: string }>(sql`
    SELECT kode_barcode::text FROM barang WHERE kode_toko = ${kode_toko} AND status_barang = 'TERSEDIA'
    ORDER BY foto IS NULL, kode_barcode LIMIT 3`)
  return { papan: kunci, barang: barang.map((one) => one.kode_barcode) }
}

/** One picture: which screen it is of, its name, and the page that shows it. */
interface Potret {
  path: string
  nama: string
  buka: (page: Page) => Promise<Page>
}

/** A dialog of a screen, opened by its button. */
const dialog = (path: string, tombol: string): Potret => ({
  path,
  nama: `${path.slice(1)}-buat`,
  buka: async (page) => {
    await page.goto(path)
    await page.getByRole('button', { name: tombol }).click()
    await page.getByRole('dialog').waitFor()
    return page
  },
})

/** A screen that no menu leads to, but a button of another one. */
const sendiri = (path: string): Potret => ({
  path,
  nama: path.slice(1),
  buka: async (page) => {
    await page.goto(path)
    await page.getByRole('figure').first().waitFor()
    return page
  },
})

/** @param luar what was made for them */
export const potretLuar = ({ papan, barang }: Luar): readonly Potret[] => [
  sendiri('/grafik-penjualan'),
  sendiri('/grafik-stok'),
  sendiri('/grafik-susut-tukang'),
  dialog('/bukti', 'Buat Bukti'),
  dialog('/kunci-baca', 'Buat Kunci'),
  dialog('/kunci-papan', 'Papan Baru'),
  {
    path: '/papan-harga',
    nama: 'papan-harga',
    buka: async (page) => {
      await page.goto(`/papan-harga/${papan}`)
      await page.getByRole('row').nth(1).waitFor()
      return page
    },
  },
  {
    path: '/layar-pelanggan',
    nama: 'layar-pelanggan-kosong',
    buka: async (page) => {
      await page.goto('/layar-pelanggan/tampil')
      await page.getByRole('heading', { name: 'Selamat Datang' }).waitFor()
      return page
    },
  },
  {
    path: '/layar-pelanggan',
    nama: 'layar-pelanggan-barang',
    buka: async (page) => {
      const layar = await page.context().newPage()
      await layar.goto('/layar-pelanggan/tampil')
      await page.goto('/transaksi-penjualan')
      const pindai = page.getByLabel('Pindai barcode')
      for (const [at, kode] of barang.entries()) {
        await pindai.fill(kode)
        await pindai.press('Enter')
        await layar.getByRole('listitem').nth(at).waitFor()
      }
      return layar
    },
  },
]
