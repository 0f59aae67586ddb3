/** Random loans against a notebook of principal, interest and grams that knows nothing of the product. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { CallRefused } from '@kencana/server-kit'
import type { User } from '@kencana/testing'
import { BukuHutang } from '@kencana/testing/buku-hutang'
import { formBunga, formLunas, formRemaja, gelangJaminan, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { formLelang, ingatkan, majuHutang, timbangBerdua } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { bayarBunga, lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { lelangHutang } from './lelang-hutang.contract.ts'

/** The second of each month: months are whole. */
const HARI = ['2026-03-02', '2026-04-02', '2026-05-02', '2026-06-02'] as const
const SERATUS_RIBU = 100_000

let toko: Awaited<ReturnType<typeof tokoHutang>>
const buku = new BukuHutang()
let kas_awal = 0
beforeAll(async () => {
  toko = await tokoHutang()
  kas_awal = await kas(toko.owner)
}, 60_000)
afterAll(() => toko.shop.close())

const kas = async (owner: User) => (await owner.call(saldoUang, {})).kas ?? 0

type Acak = (n: number) => number
const acakDari = (benih: number): Acak => {
  let x = benih * 2_654_435_761
  return (n) => {
    x = (Math.imul(x ^ (x >>> 15), 2_246_822_519) + 374_761_393) | 0
    return ((x >>> 8) & 0xffff) % n
  }
}

/** One step. @returns whether there was a loan for it */
type Langkah = (acak: Acak) => Promise<boolean>
const LANGKAH: Readonly<Record<string, Langkah>> = {
  pinjam: async (acak) => {
    const pokok = (10 + acak(40)) * SERATUS_RIBU
    const detail_barang = Array.from({ length: 1 + acak(2) }, () => gelangJaminan({ jumlah: 1 + acak(2) }))
    const { no_hutang } = await hutangSah(toko.sales, toko.kasir, { jumlah_hutang: rp(pokok), lama: 1, detail_barang })
    const barang = detail_barang.map(() => 10_000)
    buku.pinjam(no_hutang, pokok, barang)
    return true
  },
  bunga: async (acak) => {
    const one = buku.pilih(acak(99), (satu) => buku.tagihan(satu) > 0)
    if (!one) return false
    const hutang = await kartu(toko.kasir, one.no)
    const jumlah = 1 + acak(buku.tagihan(one))
    await toko.kasir.call(bayarBunga, formBunga(hutang, jumlah))
    buku.bayar(one, jumlah)
    return true
  },
  lunas: async (acak) => {
    const one = buku.pilih(acak(99))
    if (!one) return false
    const hutang = await kartu(toko.kasir, one.no)
    expect(hutang.tagihan.bunga).toBe(buku.tagihan(one))
    await denganSaksi(toko.kasir, toko.sales, lunasiHutang, formLunas(hutang), 'HUTANG')
    buku.lunas(one)
    return true
  },
  remaja: async (acak) => {
    const one = buku.pilih(acak(99))
    if (!one) return false
    const hutang = await kartu(toko.kasir, one.no)
    const pokok = one.pokok + (acak(3) - 1) * SERATUS_RIBU
    const lepas = one.barang.length > 1 && acak(2) === 0
    const isi = formRemaja(hutang, { jumlah_hutang: rp(pokok), lama: 1, tetap: lepas ? [1] : null })
    const { no_hutang } = await remajakan(isi)
    buku.remaja(one, no_hutang, pokok, lepas ? one.barang.slice(0, 1) : one.barang)
    return true
  },
  lelang: async (acak) => {
    const one = buku.pilih(acak(99), ({ jatuh }) => buku.bulan > jatuh)
    if (!one) return false
    await ingatkan(toko.kasir, one.no)
    const nilai = one.pokok + (acak(6) - 2) * SERATUS_RIBU
    const hutang = await kartu(toko.kasir, one.no)
    await timbangBerdua(toko.kasir, toko.sales, hutang)
    await disetujuiBila(toko.kasir, lelangHutang, formLelang(hutang, nilai))
    buku.lelang(one, nilai)
    return true
  },
}
/** Seen by the sales staff, or agreed to by the owner. */
const remajakan = (isi: InputOf<typeof remajakanHutang>) =>
  toko.kasir
    .call(remajakanHutang, isi)
    .catch((error: unknown) =>
      error instanceof CallRefused && error.message.startsWith('Butuh Saksi')
        ? denganSaksi(toko.kasir, toko.sales, remajakanHutang, isi, 'HUTANG')
        : denganOtorisasi(toko.kasir, remajakanHutang, isi, 'HUTANG'),
    )
const NAMA = ['pinjam', 'pinjam', 'bunga', 'bunga', 'lunas', 'remaja', 'remaja', 'lelang', 'lelang'] as const

const sama = async () => {
  const { shop, owner } = toko
  const rows = await shop.db.rows<{ no: string; pokok: number; mg: number }>(sql`
    SELECT ref::text AS no, sum(rp)::bigint AS pokok, sum(mg)::bigint AS mg FROM mutasi
    WHERE akun IN ('PIUTANG', 'HUTANG_BARANG') GROUP BY 1 HAVING sum(rp) <> 0 OR sum(mg) <> 0 ORDER BY 1`)
  expect(rows).toEqual(buku.isi())
  const uang = await shop.db.one(sql`
    SELECT coalesce(-sum(rp) FILTER (WHERE akun = 'BUNGA'), 0)::bigint AS bunga,
      coalesce(-sum(rp) FILTER (WHERE akun = 'TITIPAN'), 0)::bigint AS titipan FROM mutasi`)
  expect(uang).toEqual({ bunga: buku.bunga, titipan: buku.titipan })
  expect(await kas(owner)).toBe(kas_awal + buku.kas)
}

it('16. random loans are what the notebook says, in twelve runs over four months', async () => {
  const jadi = new Map<string, number>()
  for (let benih = 1; benih <= 12; benih += 1) {
    const acak = acakDari(benih)
    buku.bulan = Math.floor((benih - 1) / 3)
    toko = { ...toko, ...(await majuHutang(toko.shop, HARI[buku.bulan] ?? '')) }
    for (let ke = 0; ke < 14; ke += 1) {
      const nama = NAMA[acak(NAMA.length)] ?? 'pinjam'
      if (await LANGKAH[nama]?.(acak)) jadi.set(nama, (jadi.get(nama) ?? 0) + 1)
      await sama()
    }
  }
  // No kind of step stands here for nothing.
  for (const nama of Object.keys(LANGKAH)) expect(jadi.get(nama) ?? 0, nama).toBeGreaterThan(2)
}, 120_000)
