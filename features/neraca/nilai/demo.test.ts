/**
 * A second program: what each evening of the demo chain should be worth, from its papers and from where its gold lies, in plain
 * TypeScript that knows nothing of how the product reckons. Compared with what the product posted.
 */
import { sql } from '@kencana/database'
import { openShop, type TestShop } from '@kencana/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from '../../../db/demo/load.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await loadDemo(shop.app, shop.clock)
}, 180_000)
afterAll(() => shop.close())

interface Baris {
  jurnal: number
  kind: string
  toko: string
  hari: string
  akun: string
  ref: string
  grup: string
  barang: string | null
  mg: number
  asal: string | null
}

const TEMPAT = new Set(['BAKI', 'SEPUH', 'RUSAK', 'HANCUR', 'BAHAN_TOKO', 'TUKANG', 'PESANAN', 'CUCI'])
const JALAN = new Set(['TRANSIT', 'SALDO_KIRIM'])

/** The shop in a number: KRM-TK01-260302-0001. */
const pemilik = (nomor: string): string => nomor.split('-')[1] ?? ''

const baca = async () => ({
  baris: await shop.db.rows<Baris>(sql`
    SELECT j.id AS jurnal, j.kind, j.kode_toko::text AS toko, j.tgl_system AS hari, m.akun, m.ref, m.kode_group AS grup, m.kode_barang AS barang,
      m.mg::bigint AS mg, a.document::text AS asal
    FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id LEFT JOIN jurnal a ON a.id = j.membalik WHERE m.mg <> 0 ORDER BY j.id, m.urut`),
  awal: await shop.db.rows<{ toko: string; jurnal: number; hari: string }>(sql`
    SELECT n.kode_toko::text AS toko, j.id AS jurnal, n.tgl_system AS hari FROM nilai_awal n JOIN jurnal j ON j.document = n.no_nilai_awal`),
  beli: await shop.db.rows<{ toko: string; grup: string; harga: number; sah: string; batal: string | null }>(sql`
    SELECT kode_toko::text AS toko, kode_group::text AS grup, harga, tgl_valid AS sah, CASE WHEN status = 'BATAL' THEN tgl_batal END AS batal
    FROM pembelian WHERE tgl_valid IS NOT NULL`),
  modal: new Map(
    (await shop.db.rows<{ kode: string; modal: number }>(sql`SELECT kode_barang::text AS kode, modal FROM barang`)).map(
      ({ kode, modal }) => [kode, modal],
    ),
  ),
  grup: await shop.db.rows<{ grup: string; modal: number; persen: number }>(sql`
    SELECT kode_group::text AS grup, harga_modal AS modal, persentase AS persen FROM master_group`),
  titip: await shop.db.rows<{ toko: string; grup: string; hari: string; mg: number }>(sql`
    SELECT s.kode_toko::text AS toko, p.kode_group::text AS grup, s.tgl_system AS hari, p.berat_customer::bigint AS mg
    FROM pesanan_serah s JOIN pesanan p USING (no_pesanan) WHERE s.no_batal IS NULL`),
  buku: await shop.db.rows<{ toko: string; grup: string; hari: string; rp: number }>(sql`
    SELECT kode_toko::text AS toko, ref AS grup, tgl_system AS hari, rp::bigint AS rp FROM saldo_harian WHERE akun = 'PERSEDIAAN'`),
})

type Data = Awaited<ReturnType<typeof baca>>

interface Isi {
  mg: number
  rp: number
  rata: number
}

/** Own gold that a line moves. */
const milik = ({ akun, ref, toko, kind, mg }: Baris): number =>
  kind !== 'PESANAN' && (TEMPAT.has(akun) || (JALAN.has(akun) && pemilik(ref) === toko)) ? mg : 0

/** One evening after the other, shop by shop in the order in which the chain closes. */
const hitung = (data: Data): Map<string, Isi> => {
  const isi = new Map<string, Isi>()
  const malam = new Map<string, Isi>()
  const tiba: { dari: string; grup: string; mg: number; rp: number }[] = []
  const sekilo = new Map(data.grup.map(({ grup, modal, persen }) => [grup, (modal * persen) / 1_000_000]))
  const semuaHari = [...new Set(data.buku.map(({ hari }) => hari))].toSorted()
  const rataKirim = (nomor: string, grup: string, hari: string): number => {
    const rata = semuaHari
      .filter((one) => one <= hari)
      .map((one) => malam.get(`${pemilik(nomor)} ${grup} ${one}`)?.rata)
    return rata.findLast((one) => one !== undefined) ?? isi.get(`${pemilik(nomor)} ${grup}`)?.rata ?? 0
  }
  for (const hari of semuaHari)
    for (const toko of ['TK03', 'TK02', 'TK01']) {
      const mulai = data.awal.find((one) => one.toko === toko)
      if (!mulai || mulai.hari > hari) continue
      for (const { grup } of data.grup) {
        const kunci = `${toko} ${grup}`
        const punya = data.baris.filter((one) => one.toko === toko && one.grup === grup)
        if (mulai.hari === hari) {
          const mg = punya.filter(({ jurnal }) => jurnal < mulai.jurnal).reduce((sum, one) => sum + milik(one), 0)
          const rata = sekilo.get(grup) ?? 0
          isi.set(kunci, { mg, rp: Math.round((mg * rata) / 1000), rata: rata / 1000 })
        }
        const dulu = isi.get(kunci) ?? { mg: 0, rp: 0, rata: 0 }
        const kini = punya.filter((one) => one.hari === hari && one.jurnal > mulai.jurnal)
        const datang = (akun: string) => kini.filter((one) => one.akun === akun && one.mg < 0 && one.asal === null)
        const harga = (one: Baris) =>
          data.modal.get(one.barang ?? '') ?? Math.round((-one.mg * (sekilo.get(grup) ?? 0)) / 1000)
        const beliMg = kini
          .filter(
            (one) =>
              one.akun === 'PELANGGAN' && ['BELI', 'JUAL'].includes(one.kind) && one.mg < 0 === (one.asal === null),
          )
          .filter((one) => one.kind === 'BELI' || one.mg < 0)
          .concat(kini.filter((one) => one.akun === 'KONVERSI' && one.kind === 'LELANG' && one.mg < 0))
          .reduce((sum, one) => sum - one.mg, 0)
        const beliRp = data.beli
          .filter((one) => one.toko === toko && one.grup === grup)
          .reduce((sum, one) => sum + (one.sah === hari ? one.harga : 0) - (one.batal === hari ? one.harga : 0), 0)
        const stok = [...datang('STOK_AWAL'), ...datang('BOS')]
        const terima = kini.filter((one) => JALAN.has(one.akun) && pemilik(one.ref) !== toko)
        const nilaiTerima = terima.reduce((sum, one) => sum + Math.round(-one.mg * rataKirim(one.ref, grup, hari)), 0)
        const keluar = tiba.filter((one) => one.dari === toko && one.grup === grup)
        for (const one of terima)
          tiba.push({
            dari: pemilik(one.ref),
            grup,
            mg: -one.mg,
            rp: Math.round(-one.mg * rataKirim(one.ref, grup, hari)),
          })
        for (const one of keluar) tiba.splice(tiba.indexOf(one), 1)
        const jumlah = (nilai: readonly number[]) => nilai.reduce((sum, one) => sum + one, 0)
        const dasarMg =
          dulu.mg + beliMg - jumlah([...stok, ...terima].map(({ mg }) => mg)) - jumlah(keluar.map(({ mg }) => mg))
        const dasarRp = dulu.rp + beliRp + jumlah(stok.map(harga)) + nilaiTerima - jumlah(keluar.map(({ rp }) => rp))
        const rata = dasarMg > 0 ? dasarRp / dasarMg : dulu.rata
        // Customers' own gold left in their pieces. What had no price goes at the average.
        const titip = data.titip.filter((one) => one.toko === toko && one.grup === grup && one.hari === hari)
        const gerak = jumlah(kini.map(milik)) + jumlah(titip.map((one) => one.mg))
        const mg = dulu.mg + gerak - jumlah(keluar.map((one) => one.mg))
        const baru = { mg, rp: mg === 0 ? 0 : dasarRp + (mg - dasarMg) * rata, rata }
        isi.set(kunci, baru)
        malam.set(`${kunci} ${hari}`, baru)
      }
    }
  return malam
}

it('comes to what the product posted on every evening of the demo chain', async () => {
  const data = await baca()
  // The chain melts nothing: value that goes from group to group would be missing here. What is auctioned stays in its group.
  expect(data.baris.filter(({ akun, kind }) => akun === 'KONVERSI' && kind !== 'LELANG')).toEqual([])
  const malam = hitung(data)
  // From both sides: an evening that nothing was posted for keeps what the last one had.
  const buku = data.buku.map(({ toko, grup, hari }) => `${toko} ${grup} ${hari}`)
  const diBuku = (kunci: string) => {
    const [toko, grup, hari = ''] = kunci.split(' ')
    const sampai = data.buku.filter((one) => one.toko === toko && one.grup === grup && one.hari <= hari)
    return sampai.toSorted((a, b) => (a.hari < b.hari ? -1 : 1)).at(-1)?.rp ?? 0
  }
  const beda = [...new Set([...buku, ...malam.keys()])].map((kunci) => ({
    kunci,
    beda: diBuku(kunci) - (malam.get(kunci)?.rp ?? 0),
  }))
  expect(malam.size).toBeGreaterThan(buku.length)
  expect(buku.length).toBeGreaterThan(30)
  // Each part of a day is rounded by itself, here only the whole.
  expect(beda.filter((one) => Math.abs(one.beda) > 12)).toEqual([])
})

it('leaves shops owing each other the same, but for what is on its way', async () => {
  const rows = await shop.db.rows<{ rp: number }>(sql`
    SELECT coalesce((SELECT sum(m.rp) FROM mutasi m WHERE m.akun = 'RK'), 0)::bigint AS rp
    UNION ALL SELECT -coalesce((SELECT sum(a.rp) FROM nilai_antar a WHERE a.no_kirim_nilai IS NULL AND a.no_terima_nilai IS NOT NULL), 0)::bigint`)
  expect(rows[0]).toEqual(rows[1])
})

it('has sales in its larger shops that were undone before and after they were right: their report has rows of its own', async () => {
  const rows = await shop.db.rows(sql`
    SELECT kode_toko::text AS toko, no_batal IS NOT NULL AS sah, count(*)::int AS n FROM penjualan WHERE status = 'BATAL'
    GROUP BY 1, 2 ORDER BY 1, 2`)
  const tiap = (toko: string) => [
    { toko, sah: false, n: 1 },
    { toko, sah: true, n: 1 },
  ]
  expect(rows).toEqual(['TK01', 'TK02'].flatMap(tiap))
})
