/** Random loans, with every undo, against a notebook of principal, interest and grams that knows nothing of the product. */
import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { CallRefused } from '@kencana/server-kit'
import { gram, type User } from '@kencana/testing'
import { BukuHutang, type Catatan } from '@kencana/testing/buku-hutang'
import {
  formBatalBayar,
  formBunga,
  formLunas,
  formRemaja,
  formTimbangBayar,
  gelangJaminan,
  hutangSah,
  kartu,
  tokoHutang,
} from '@kencana/testing/hutang'
import { formBatalLelang, formLelang, ingatkan, majuHutang, timbangBerdua } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import {
  batalBayarHutang,
  batalHutang,
  bayarBunga,
  lunasiHutang,
  remajakanHutang,
  timbangBatalBayar,
} from './bayar-hutang.contract.ts'
import { batalLelang, bayarSurplus, lelangHutang } from './lelang-hutang.contract.ts'

/** Months that are whole and ones that are not, and a term that ends where they do. */
const HARI = ['2026-03-31', '2026-04-17', '2026-05-04', '2026-06-02', '2026-06-30', '2026-08-11'] as const
const SERATUS_RIBU = 100_000
const NIK = '3573010203040506'
/** Loans of months and loans of days, in turn; both late after three days, at one of a hundred. */
const SYARAT = [
  { basis: 'BULAN', minimum: 1, grace: 3, denda: 1 },
  { basis: 'HARI', minimum: 7, grace: 3, denda: 1 },
] as const

let toko: Awaited<ReturnType<typeof tokoHutang>>
const buku = new BukuHutang()
let kas_awal = 0
beforeAll(async () => {
  toko = await tokoHutang()
  kas_awal = await kas(toko.owner)
})
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

/** Seen by the sales staff, or agreed to by the owner. */
const dilihat = <E extends Endpoint>(endpoint: E, isi: InputOf<E>, kategori = 'HUTANG'): Promise<OutputOf<E>> =>
  toko.kasir.call(endpoint, isi).catch((error: unknown) => {
    if (!(error instanceof CallRefused) || error.minta === undefined) throw error
    return error.message.startsWith('Butuh Saksi')
      ? denganSaksi(toko.kasir, toko.sales, endpoint, isi, kategori)
      : denganOtorisasi(toko.kasir, endpoint, isi, error.message.replace('Butuh Otorisasi ', ''))
  })

const hidup = (one: Catatan) => one.keadaan === 'HIDUP'
const boleh = (one: Catatan) => hidup(one) && one.asal === null && one.bayar.length === 0

/** What a payment handed out is on the scale again, piece by piece. */
const timbangKembali = async (no_bayar: string, barang: Catatan['barang']) => {
  const biji = barang.flatMap(({ urut, mg, pcs }) =>
    Array.from({ length: pcs }, () => ({ urut, berat: gram(mg / pcs / 1000), kadar: '16K' })),
  )
  await dilihat(timbangBatalBayar, formTimbangBayar(no_bayar, biji), 'BATAL HUTANG')
}

/** One step. @returns whether there was a loan for it */
type Langkah = (acak: Acak) => Promise<boolean>
const MAJU: Readonly<Record<string, Langkah>> = {
  pinjam: async (acak) => {
    const pokok = (10 + acak(40)) * SERATUS_RIBU
    const detail_barang = Array.from({ length: 1 + acak(2) }, () => gelangJaminan({ jumlah: 1 + acak(2) }))
    const { no_hutang } = await hutangSah(toko.sales, toko.kasir, { jumlah_hutang: rp(pokok), lama: 1, detail_barang })
    const barang = detail_barang.map(({ jumlah }, at) => ({ urut: at + 1, mg: 10_000, pcs: jumlah }))
    buku.pinjam(no_hutang, pokok, barang)
    return true
  },
  bunga: async (acak) => {
    const one = buku.pilih(acak(99), (satu) => hidup(satu) && buku.terutang(satu) > 0)
    if (!one) return false
    const hutang = await kartu(toko.kasir, one.no)
    const jumlah = 1 + acak(buku.terutang(one))
    const { no_bayar } = await toko.kasir.call(bayarBunga, formBunga(hutang, jumlah))
    buku.bayar(one, no_bayar, jumlah)
    return true
  },
  lunas: async (acak) => {
    const one = buku.pilih(acak(99), hidup)
    if (!one) return false
    const hutang = await kartu(toko.kasir, one.no)
    const [bunga, denda] = [buku.terutang(one), buku.telat(one)]
    expect(hutang.tagihan, one.no).toMatchObject({ bunga, denda })
    // Every other time part of it is let go.
    const diskon = acak(2) === 0 ? 0 : acak(bunga + denda + 1)
    const pembayaran = [bayarTunai(hutang.tagihan.total - diskon)]
    const { no_bayar } = await dilihat(lunasiHutang, formLunas(hutang, { diskon: rp(diskon), pembayaran }))
    buku.lunas(one, no_bayar, diskon)
    return true
  },
  remaja: async (acak) => {
    const one = buku.pilih(acak(99), hidup)
    if (!one) return false
    const hutang = await kartu(toko.kasir, one.no)
    const pokok = one.pokok + (acak(3) - 1) * SERATUS_RIBU
    const lepas = one.barang.length > 1 && acak(2) === 0
    const isi = formRemaja(hutang, { jumlah_hutang: rp(pokok), lama: 1, tetap: lepas ? [1] : null })
    const { no_hutang: no, no_bunga, no_bayar } = await dilihat(remajakanHutang, isi)
    buku.remaja(one, { no, bunga: no_bunga, bayar: no_bayar }, pokok, lepas ? one.barang.slice(0, 1) : one.barang)
    return true
  },
  lelang: async (acak) => {
    const one = buku.pilih(acak(99), (satu) => hidup(satu) && buku.telat(satu) > 0)
    if (!one) return false
    await ingatkan(toko.kasir, one.no)
    const nilai = one.pokok + (acak(10) - 2) * SERATUS_RIBU
    const hutang = await kartu(toko.kasir, one.no)
    if (buku.hari < hutang.mulai_lelang) return false
    await timbangBerdua(toko.kasir, toko.sales, hutang)
    const { no_lelang } = await disetujuiBila(toko.kasir, lelangHutang, formLelang(hutang, nilai))
    buku.lelang(one, no_lelang, nilai)
    return true
  },
  surplus: async (acak) => {
    const one = buku.pilih(acak(99), ({ akhir }) => akhir !== null && akhir.lebih > 0 && !akhir.dibayarkan)
    if (!one?.akhir) return false
    const pembayaran = [bayarTunai(one.akhir.lebih)]
    const isi = {
      no_lelang: one.akhir.no,
      identitas_penerima: NIK,
      penerima: '',
      kuasa: '',
      pembayaran,
      otorisasi: null,
    }
    await dilihat(bayarSurplus, isi, 'KELEBIHAN LELANG')
    buku.surplus(one)
    return true
  },
}
const MUNDUR: Readonly<Record<string, Langkah>> = {
  'batal bunga': async (acak) => {
    const one = buku.pilih(acak(99), (satu) => hidup(satu) && satu.bayar.length > 0)
    const satu = one?.bayar[acak(one.bayar.length)]
    if (!one || !satu) return false
    await dilihat(batalBayarHutang, formBatalBayar(satu.no))
    buku.batalBayar(one, satu.no)
    return true
  },
  'batal lunas': async (acak) => {
    const one = buku.pilih(acak(99), ({ keadaan }) => keadaan === 'LUNAS')
    if (!one?.akhir) return false
    await timbangKembali(one.akhir.no, one.barang)
    await dilihat(batalBayarHutang, formBatalBayar(one.akhir.no, true))
    buku.hidupkan(one)
    return true
  },
  'batal remaja': async (acak) => {
    const terakhir = (one: Catatan) => {
      const baru = buku.lanjutan(one)
      return baru !== undefined && hidup(baru) && baru.bayar.length === 0
    }
    const one = buku.pilih(acak(99), (satu) => satu.keadaan === 'LANJUT' && terakhir(satu))
    const baru = one && buku.lanjutan(one)
    if (!one?.akhir || !baru) return false
    const keluar = one.barang.filter(({ urut }) => !baru.barang.some((x) => x.urut === urut))
    if (keluar.length > 0) await timbangKembali(one.akhir.no, keluar)
    await dilihat(batalBayarHutang, formBatalBayar(one.akhir.no, keluar.length > 0))
    buku.hidupkan(one)
    return true
  },
  'batal lelang': async (acak) => {
    const one = buku.pilih(acak(99), ({ keadaan, akhir }) => keadaan === 'LELANG' && akhir?.dibayarkan === false)
    if (!one) return false
    const isi = await formBatalLelang(toko.kasir, toko.sales, { no_hutang: one.no })
    await dilihat(batalLelang, isi)
    buku.hidupkan(one)
    return true
  },
  'batal hutang': async (acak) => {
    const one = buku.pilih(acak(99), boleh)
    if (!one) return false
    const { no_hutang, versi } = await kartu(toko.kasir, one.no)
    await dilihat(batalHutang, { no_hutang, versi, alasan: 'salah', otorisasi: null })
    buku.batal(one)
    return true
  },
}
const LANGKAH = { ...MAJU, ...MUNDUR }
const NAMA = [
  ...Object.keys(LANGKAH),
  'pinjam',
  'pinjam',
  'bunga',
  'lunas',
  'remaja',
  'lelang',
  'lelang',
  'lelang',
  'surplus',
  'surplus',
]

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

/** From now on the shop lends on these terms; what was lent before keeps its own. */
const pakaiSyarat = async (syarat: (typeof SYARAT)[number]) => {
  const isi = { basis: syarat.basis, minimum: syarat.minimum, grace: syarat.grace, denda: syarat.denda }
  for (const [nama, value] of Object.entries(isi)) {
    const ubah = { key: `hutang_${nama}` as 'hutang_basis', value: String(value), otorisasi: null }
    await disetujuiBila(toko.owner, ubahParaSystem, ubah)
  }
  buku.syarat = syarat
}

/** The first of the steps drawn that finds a loan for it. */
const langkah = async (acak: Acak): Promise<string> => {
  for (;;) {
    const nama = NAMA[acak(NAMA.length)] ?? 'pinjam'
    if (await LANGKAH[nama]?.(acak)) return nama
  }
}

it('10.5.16 random loans and their undos are what the notebook says, in twelve runs over five months', async () => {
  const jadi = new Map<string, number>()
  for (let benih = 1; benih <= 12; benih += 1) {
    const acak = acakDari(benih)
    buku.hari = HARI[Math.floor((benih - 1) / 2)] ?? ''
    toko = { ...toko, ...(await majuHutang(toko.shop, buku.hari)) }
    await pakaiSyarat(SYARAT[benih % 2 === 0 ? 1 : 0])
    for (let ke = 0; ke < 20; ke += 1) {
      const nama = await langkah(acak)
      jadi.set(nama, (jadi.get(nama) ?? 0) + 1)
      await sama()
    }
  }
  // No kind of step stands here for nothing.
  const basis = new Set(buku.semua.filter((one) => one.keadaan !== 'HIDUP').map((one) => one.basis))
  expect([...basis].toSorted()).toEqual(['BULAN', 'HARI'])
  for (const nama of Object.keys(LANGKAH)) expect(jadi.get(nama) ?? 0, nama).toBeGreaterThan(2)
})
