/** What a change of the price costs. Source: areas 000-read-first 61. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlah, type Mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { grouped } from '@kencana/server-kit'
import { hargaMurni, hitungJual } from '../../barang/harga-barang/harga-barang.api.ts'
import { hitungBunga, type SyaratBunga } from '../../hutang/transaksi-hutang/bunga.contract.ts'
import { NILAI_KINI } from '../../hutang/transaksi-hutang/nilai-hutang.api.ts'
import { PARA_SYSTEM } from '../../pengaturan/para-system/para-system.contract.ts'
import { PALING_BANYAK, type risikoHarga } from './pemilik.contract.ts'

type Risiko = OutputOf<typeof risikoHarga>

interface Janji {
  kode_toko: string
  jenis: 'TITIPAN' | 'PESANAN'
  nomor: string
  nama_customer: string
  sampai: string
  berat: Mg
  persentase: Persentase
  harga_kunci: Rp
  /** null where its category has none. */
  harga_kini: Rp | null
  kategori_harga: string
  /** Whether the locked price is taken times fineness; null of one from before that was kept. */
  kali_kadar: boolean | null
}

/** Promises that hold on the open day of their shop; a customer's own gold is not sold to him. */
const bacaJanji = (db: Queryable): Promise<Janji[]> =>
  db.rows<Janji>(sql`
    SELECT j.kode_toko::text, j.jenis, j.nomor::text, j.nama_customer::text, j.sampai, j.berat, j.persentase, j.harga_gram AS harga_kunci,
      j.kali_kadar, g.harga AS harga_kini, coalesce(p.value, ${PARA_SYSTEM.kategori_harga.standar}) AS kategori_harga
    FROM (
      SELECT k.kode_toko, 'TITIPAN' AS jenis, k.no_titip AS nomor, k.nama_customer, k.tgl_batas AS sampai, k.berat, k.persentase, k.kode_group, k.harga_gram,
        k.harga_gram_kadar <> k.harga_gram AS kali_kadar
      FROM toko t JOIN titipan k ON k.kode_toko = t.kode_toko AND k.status = 'DONE' AND k.tgl_batas >= t.tgl_system AND k.mengikat
      WHERE t.portal = ''
      UNION ALL
      SELECT k.kode_toko, 'PESANAN', k.no_pesanan, k.nama_customer, k.kunci_sampai, greatest(k.kunci_berat - k.berat_customer, 0), k.persentase,
        k.kode_group, k.harga_gram, k.kali_kadar
      FROM toko t JOIN pesanan k ON k.kode_toko = t.kode_toko AND k.status IN ('BARU', 'PROSES', 'SELESAI') AND k.kunci_harga
        AND k.kunci_sampai >= t.tgl_system
      WHERE t.portal = ''
    ) j
    LEFT JOIN master_group g ON g.kode_group = j.kode_group AND g.harga > 0
    LEFT JOIN para_system p ON p.kode_toko = j.kode_toko AND p.key = 'kategori_harga'`)

/** What a shop holds of the customer of each promise. */
const titipanDari = async (db: Queryable, nomor: readonly string[]): Promise<ReadonlyMap<string, Rp>> => {
  const rows = await db.rows<{ ref: string; rp: Rp }>(sql`
    SELECT s.ref, -sum(s.rp)::bigint AS rp
    FROM toko t CROSS JOIN LATERAL saldo_akun(t.kode_toko, 'infinity', ARRAY['TITIPAN', 'PERSEKOT']) s
    WHERE t.portal = '' AND s.ref = ANY (${[...nomor]}::text[]) GROUP BY s.ref`)
  return new Map(rows.map((one) => [one.ref, one.rp]))
}

const janji = async (db: Queryable): Promise<Risiko['janji']> => {
  const semua = await bacaJanji(db)
  const uang: ReadonlyMap<string, Rp> =
    semua.length === 0
      ? new Map()
      : await titipanDari(
          db,
          semua.map((one) => one.nomor),
        )
  const rows = semua.flatMap(({ persentase, kategori_harga, kali_kadar, harga_kini, ...row }) => {
    if (harga_kini === null) return []
    const kini = hargaMurni(kategori_harga)
    const harga = (gram: Rp, kali: boolean) => hitungJual(gram, row.berat, persentase, kali)
    // A locked price means what it meant on its day.
    const selisih = rp(harga(harga_kini, kini) - harga(row.harga_kunci, kali_kadar ?? kini))
    const titipan = uang.get(row.nomor) ?? rp(0)
    // Each by itself: who would lose by it lets a promise go, so his loss pays for nobody's gain, nor does money that another one left.
    return [{ ...row, harga_kini, selisih, titipan, risiko: rp(Math.max(selisih - titipan, 0)) }]
  })
  const tanpa = semua.filter(({ harga_kini }) => harga_kini === null)
  return {
    jumlah: semua.length,
    berat: jumlah(semua, 'berat'),
    tanpa_harga: { jumlah: tanpa.length, berat: jumlah(tanpa, 'berat') },
    selisih: rp(rows.reduce((sum, one) => sum + Math.max(one.selisih, 0), 0)),
    titipan: rp(jumlah(rows, 'titipan')),
    risiko: rp(jumlah(rows, 'risiko')),
    rows: rows
      .toSorted((a, b) => b.risiko - a.risiko || b.selisih - a.selisih || a.nomor.localeCompare(b.nomor))
      .slice(0, PALING_BANYAK),
  }
}

interface Pinjaman extends SyaratBunga {
  kode_toko: string
  no_hutang: string
  nama_customer: string
  tgl_system: string
  dibayar: Rp
  /** null where a category of them has no price: that is known of no loan then. */
  nilai: Rp | null
}

/** Loans that are owed, with what their goods are worth at today's prices. */
const bacaPinjaman = (db: Queryable): Promise<Pinjaman[]> =>
  db.rows<Pinjaman>(sql`
    SELECT k.kode_toko::text, k.no_hutang::text, k.nama_customer::text, t.tgl_system, k.jumlah_hutang, k.bunga_persen, k.basis, k.minimum, k.grace,
      k.denda_persen, k.pembulatan, k.mulai, k.tgl_jatuh_tempo,
      coalesce((SELECT sum(b.bunga) FROM hutang_bayar b WHERE b.no_hutang = k.no_hutang AND b.no_batal IS NULL), 0)::bigint AS dibayar,
      ${NILAI_KINI} AS nilai
    FROM toko t JOIN hutang k ON k.kode_toko = t.kode_toko AND k.status = 'AKTIF' WHERE t.portal = ''`)

/** Those that cannot be valued, shop by shop. */
const tanpaHarga = (semua: readonly Pinjaman[]): Risiko['jaminan']['tanpa_harga'] =>
  grouped(
    semua.filter(({ nilai }) => nilai === null),
    ({ kode_toko }) => kode_toko,
  )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kode_toko, tanpa]) => ({ kode_toko, jumlah: tanpa.length, pokok: rp(jumlah(tanpa, 'jumlah_hutang')) }))

const jaminan = async (db: Queryable): Promise<Risiko['jaminan']> => {
  const semua = await bacaPinjaman(db)
  const rows = semua
    .flatMap((one) => {
      if (one.nilai === null) return []
      const bunga = rp(Math.max(hitungBunga(one, one.tgl_system).bunga - one.dibayar, 0))
      const { kode_toko, no_hutang, nama_customer, tgl_jatuh_tempo, nilai, jumlah_hutang: pokok } = one
      const kurang = rp(pokok + bunga - nilai)
      return [{ kode_toko, no_hutang, nama_customer, tgl_jatuh_tempo, pokok, bunga, nilai, kurang }]
    })
    .filter(({ kurang }) => kurang > 0)
  return {
    jumlah: rows.length,
    pokok: rp(jumlah(rows, 'pokok')),
    kurang: rp(jumlah(rows, 'kurang')),
    tanpa_harga: tanpaHarga(semua),
    rows: rows
      .toSorted((a, b) => b.kurang - a.kurang || a.no_hutang.localeCompare(b.no_hutang))
      .slice(0, PALING_BANYAK),
  }
}

/** Both of all shops of the installation. */
export const bacaRisiko = async (db: Queryable): Promise<Risiko> => {
  const [a, b] = await Promise.all([janji(db), jaminan(db)])
  return { janji: a, jaminan: b }
}
