/** Random deposits, exchanges and buying back in two shops against a notebook that knows nothing of ours. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { alat, langkahTukar, type OrangTukar } from '@kencana/testing/alat-tukar'
import { isiBaki, isiMaster } from '@kencana/testing/barang'
import type { Toko } from '@kencana/testing/buku-hitung'
import { BukuTukar } from '@kencana/testing/buku-tukar'
import { KERJA_TUKAR } from '@kencana/testing/langkah-tukar'
import { disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { longPart, runs } from '@kencana/testing/sample'
import { isiBakiTitip } from '@kencana/testing/titipan'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahKas } from '../../keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'

let shop: TestShop
let buku: BukuTukar

const isiToko = async (owner: User, bos: User, toko: Toko): Promise<OrangTukar> => {
  await isiPembelian(bos)
  await isiBakiTitip(bos)
  await bos.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(5_000_000_000), keterangan: 'modal' })
  const para = { titipan_hangus: '10', beli_dasar: toko === 'TK02' ? 'NOTA' : 'TERENDAH' } as const
  for (const [key, value] of Object.entries(para))
    await disetujuiBila(bos, ubahParaSystem, { key: key as keyof typeof para, value, otorisasi: null })
  const masuk = (level: string) => shop.user(owner, `${level}-${toko}`, level, toko)
  return { bos, kasir: await masuk('KASIR'), sales: await masuk('SALES') }
}

beforeAll(async () => {
  shop = await openShop()
  const owner = await shop.setup()
  await isiMaster(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  const kedua = await shop.user(owner, 'BOS-TK02', 'SU', 'TK02')
  await isiBaki(kedua)
  const orang = { TK01: await isiToko(owner, owner, 'TK01'), TK02: await isiToko(owner, kedua, 'TK02') }
  const kas = await shop.db.rows<{ toko: Toko; n: number }>(sql`
    SELECT kode_toko::text AS toko, sum(rp)::bigint AS n FROM mutasi WHERE akun = 'KAS' GROUP BY 1`)
  const awal = (toko: Toko) => kas.find((one) => one.toko === toko)?.n ?? 0
  buku = new BukuTukar({ TK01: awal('TK01'), TK02: awal('TK02') })
  Object.assign(alat, { shop, orang, buku })
})
afterAll(() => shop.close())

const AKUN = ['KAS', 'TITIPAN', 'PENJUALAN', 'PEMBELIAN', 'PENDAPATAN_LAIN', 'PELANGGAN', 'BAKI']

/** Balances, pieces, deposits and purchases as the database has them, in the notebook's words. */
const keadaan = async () => {
  const saldo = await shop.db.rows<{ kunci: string; n: number }>(sql`
    SELECT kode_toko || ' ' || akun || ' ' || ref AS kunci, (sum(mg) + sum(rp))::bigint AS n FROM mutasi
    WHERE akun = ANY (${AKUN}::text[]) GROUP BY kode_toko, akun, ref HAVING sum(mg) + sum(rp) <> 0`)
  const rows = await shop.db.rows<{ no: string; s: string }>(sql`
    SELECT kode_barcode::text AS no, kode_toko || ' ' || status_barang || ' ' || coalesce(kode_baki::text, '-') AS s FROM barang
    UNION ALL SELECT k.no_titip, k.status || ' ' || k.titip + coalesce((SELECT sum(u.jumlah) FROM titipan_uang u WHERE u.no_titip = k.no_titip), 0)
      FROM titipan k
    UNION ALL SELECT no_faktur_beli, status || ' ' || harga FROM pembelian`)
  return {
    buku: Object.fromEntries(saldo.map((row) => [row.kunci, row.n])),
    keadaan: Object.fromEntries(rows.map((row) => [row.no, row.s])),
  }
}

it('kasus 27: deposits, exchanges and buying back in any order leave stock, ledger and refusals as a simple model has them', async () => {
  const terjadi = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(langkahTukar, { minLength: 30, maxLength: 50 }), async (urutan) => {
      // What nobody answered is no request any more, of which one may have twenty.
      shop.clock.walk(1 / 72)
      for (const satu of urutan) {
        const hasil = await KERJA_TUKAR[satu.apa](satu)
        if (!hasil) continue
        const { tidak, ditolak } = hasil
        const sebab = tidak.find((kata) => ditolak.includes(kata)) ?? tidak[0] ?? ''
        const harus: unknown = sebab === '' ? '' : expect.stringContaining(sebab)
        expect([satu, ditolak]).toEqual([satu, harus])
        terjadi.add(`${satu.apa}: ${sebab}`)
        expect(await keadaan()).toEqual({ buku: buku.buku(), keadaan: buku.keadaan() })
      }
      expect(await shop.violations()).toEqual([])
    }),
    { numRuns: runs(40, 12), endOnFailure: true },
  )
  // Every step was really done, not only refused, and most refusals were met; a run of a few may meet less.
  const semua = longPart()
    ? Object.keys(KERJA_TUKAR)
    : ['titip', 'sah titip', 'jual', 'tukar', 'sah', 'beli', 'sah beli']
  expect([...terjadi]).toEqual(expect.arrayContaining(semua.map((apa) => `${apa}: `)))
  expect(terjadi.size).toBeGreaterThan(22)
})
