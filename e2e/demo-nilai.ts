/**
 * A second program: what each evening of the demo chain should be worth, from its papers and from where its gold lies, in plain
 * TypeScript that knows nothing of how the product reckons. Compared with what the product posted.
 */
import { type Database, openDatabase, type Queryable, silentLog, sql } from '@kencana/database'
import { afterAll, beforeAll, expect, it } from 'vitest'

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

const baca = async (db: Queryable) => ({
  baris: await db.rows<Baris>(sql`
    SELECT j.id AS jurnal, j.kind, j.kode_toko::text AS toko, j.tgl_system AS hari, m.akun, m.ref, m.kode_group AS grup, m.kode_barang AS barang,
      m.mg::bigint AS mg, a.document::text AS asal
    FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id LEFT JOIN jurnal a ON a.id = j.membalik WHERE m.mg <> 0 ORDER BY j.id, m.urut`),
  awal: await db.rows<{ toko: string; jurnal: number; hari: string }>(sql`
    SELECT n.kode_toko::text AS toko, j.id AS jurnal, n.tgl_system AS hari FROM nilai_awal n JOIN jurnal j ON j.document = n.no_nilai_awal`),
  beli: await db.rows<{ toko: string; grup: string; harga: number; sah: string; batal: string | null }>(sql`
    SELECT kode_toko::text AS toko, kode_group::text AS grup, harga, tgl_valid AS sah, CASE WHEN status = 'BATAL' THEN tgl_batal END AS batal
    FROM pembelian WHERE tgl_valid IS NOT NULL`),
  modal: new Map(
    (await db.rows<{ kode: string; modal: number }>(sql`SELECT kode_barang::text AS kode, modal FROM barang`)).map(
      ({ kode, modal }) => [kode, modal],
    ),
  ),
  grup: await db.rows<{ grup: string; modal: number; persen: number }>(sql`
    SELECT kode_group::text AS grup, harga_modal AS modal, persentase AS persen FROM master_group`),
  titip: await db.rows<{ toko: string; grup: string; hari: string; mg: number }>(sql`
    SELECT s.kode_toko::text AS toko, p.kode_group::text AS grup, s.tgl_system AS hari, p.berat_customer::bigint AS mg
    FROM pesanan_serah s JOIN pesanan p USING (no_pesanan) WHERE s.no_batal IS NULL`),
  kirim: new Map(
    (
      await db.rows<{ nomor: string; hari: string }>(
        sql`SELECT no_kirim::text AS nomor, tgl_system AS hari FROM kirim_barang`,
      )
    ).map(({ nomor, hari }) => [nomor, hari]),
  ),
  tagihan: await db.rows<{ toko: string; grup: string; hari: string; mg: number; rp: number }>(sql`
    SELECT k.kode_toko::text AS toko, d.kode_group::text AS grup, k.tgl_system AS hari, d.mg::bigint AS mg, d.rp::bigint AS rp
    FROM tagihan k JOIN tagihan_detail d USING (no_tagihan) JOIN bahan_stok b USING (no_bahan_stok)
    WHERE k.no_batal IS NULL AND k.tgl_system > b.tgl_system`),
  harian: await db.rows<{ kunci: string; mg: number }>(sql`
    SELECT kode_toko || ' ' || kode_group || ' ' || tgl_system AS kunci, mg::bigint AS mg FROM nilai_harian`),
  buku: await db.rows<{ toko: string; grup: string; hari: string; rp: number }>(sql`
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

interface Kirim {
  dari: string
  ke: string
  grup: string
  mg: number
  rp: number
}

/** What a group has with all that came at a price, and what of it changed its category since. */
interface Dasar {
  kunci: string
  mg: number
  rp: number
  rata: number
  /** What it has in the end, whatever it is worth. */
  akhir: number
}

const rataDari = ({ mg, rp, rata }: Dasar): number => (mg > 0 ? rp / mg : rata)

/** Gold that changed its category, jurnal by jurnal: its value goes with it, and comes back as it went where it returns the same day. */
const berubah = (semua: readonly Baris[], dasar: ReadonlyMap<string, Dasar>): void => {
  const pergi = new Map<string, number>()
  const ubah = semua.filter(({ akun, kind }) => akun === 'KONVERSI' && ['GANTI_GROUP', 'LEBUR'].includes(kind))
  for (const jurnal of [...new Set(ubah.map((one) => one.jurnal))].toSorted((a, b) => a - b)) {
    const satu = new Map<string, number>()
    for (const { grup, mg } of ubah.filter((one) => one.jurnal === jurnal)) satu.set(grup, (satu.get(grup) ?? 0) + mg)
    const [dari] = [...satu].find(([, mg]) => mg > 0) ?? []
    const [ke] = [...satu].find(([, mg]) => mg < 0) ?? []
    const asal = dasar.get(dari ?? '')
    const tujuan = dasar.get(ke ?? '')
    if (satu.size !== 2 || !asal || !tujuan) throw new Error(`jurnal ${jurnal} changes ${satu.size} categories`)
    const [keluar, masuk] = [satu.get(dari ?? '') ?? 0, -(satu.get(ke ?? '') ?? 0)]
    const kembali = pergi.get(`${ke} ${dari} ${keluar}`)
    const nilai = kembali ?? rataDari(asal) * keluar
    if (kembali === undefined) pergi.set(`${dari} ${ke} ${masuk}`, nilai)
    Object.assign(asal, { mg: asal.mg - keluar, rp: asal.rp - nilai })
    Object.assign(tujuan, { mg: tujuan.mg + masuk, rp: tujuan.rp + nilai })
  }
}

interface Dimana {
  toko: string
  grup: string
  hari: string
}

const total = <K extends string>(all: readonly Readonly<Record<K, number>>[], apa: K): number =>
  all.reduce((sum, one) => sum + one[apa], 0)
const di =
  ({ toko, grup }: Dimana) =>
  (one: { toko: string; grup: string }): boolean =>
    one.toko === toko && one.grup === grup

/** What a day bought of a group: the gold by where it lies, the money by its papers. */
const dibeli = (data: Data, kini: readonly Baris[], dimana: Dimana): { mg: number; rp: number } => {
  const mg = kini
    .filter(
      (one) => one.akun === 'PELANGGAN' && ['BELI', 'JUAL'].includes(one.kind) && one.mg < 0 === (one.asal === null),
    )
    .filter((one) => one.kind === 'BELI' || one.mg < 0)
    .concat(kini.filter((one) => one.akun === 'KONVERSI' && one.kind === 'LELANG' && one.mg < 0))
    .reduce((sum, one) => sum - one.mg, 0)
  const { hari } = dimana
  const rp = data.beli
    .filter(di(dimana))
    .reduce((sum, one) => sum + (one.sah === hari ? one.harga : 0) - (one.batal === hari ? one.harga : 0), 0)
  return { mg, rp }
}

/** What came at its cost: opening stock, the owner's gold, a factory's, and what a later bill makes of that. */
const berharga = (data: Data, kini: readonly Baris[], dimana: Dimana, sekilo: number): { mg: number; rp: number } => {
  const stok = kini.filter(
    (one) => ['STOK_AWAL', 'BOS', 'PABRIK'].includes(one.akun) && one.mg < 0 && one.asal === null,
  )
  const harga = (one: Baris) => data.modal.get(one.barang ?? '') ?? Math.round((-one.mg * sekilo) / 1000)
  // Billed on a later day: what it was taken to cost until then gives way to the bill.
  const ditagih = data.tagihan
    .filter(di(dimana))
    .filter(({ hari }) => hari === dimana.hari)
    .map((one) => ({ rp: one.rp - Math.round((one.mg * sekilo) / 1000) }))
  return { mg: -total(stok, 'mg'), rp: total(ditagih, 'rp') + stok.reduce((sum, one) => sum + harga(one), 0) }
}

/** What came of other shops, dispatch by dispatch. */
const kiriman = (terima: readonly Baris[], ke: string, grup: string, rata: (nomor: string) => number): Kirim[] =>
  [...new Set(terima.map(({ ref }) => ref))].map((nomor) => {
    const mg = -total(
      terima.filter(({ ref }) => ref === nomor),
      'mg',
    )
    return { dari: pemilik(nomor), ke, grup, mg, rp: Math.round(mg * rata(nomor)) }
  })

/** One evening after the other, shop by shop in the order in which the chain closes. */
const hitung = (data: Data): { malam: Map<string, Isi>; kirim: Kirim[] } => {
  const isi = new Map<string, Isi>()
  const malam = new Map<string, Isi>()
  const tiba: Kirim[] = []
  const kirim: Kirim[] = []
  const sekilo = new Map(data.grup.map(({ grup, modal, persen }) => [grup, (modal * persen) / 1_000_000]))
  const semuaHari = [...new Set(data.buku.map(({ hari }) => hari))].toSorted()
  // The evening of the day on which it left, or the one before while that is open.
  const rataKirim = (nomor: string, grup: string): number => {
    const rata = semuaHari
      .filter((one) => one <= (data.kirim.get(nomor) ?? ''))
      .map((one) => malam.get(`${pemilik(nomor)} ${grup} ${one}`)?.rata)
    return rata.findLast((one) => one !== undefined) ?? isi.get(`${pemilik(nomor)} ${grup}`)?.rata ?? 0
  }
  for (const hari of semuaHari)
    for (const toko of ['TK03', 'TK02', 'TK01']) {
      const mulai = data.awal.find((one) => one.toko === toko)
      if (!mulai || mulai.hari > hari) continue
      const dasar = new Map<string, Dasar>()
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
        const beli = dibeli(data, kini, { toko, grup, hari })
        const stok = berharga(data, kini, { toko, grup, hari }, sekilo.get(grup) ?? 0)
        const terima = kini.filter((one) => JALAN.has(one.akun) && pemilik(one.ref) !== toko)
        const datangDari = kiriman(terima, toko, grup, (nomor) => rataKirim(nomor, grup))
        const keluar = tiba.filter((one) => one.dari === toko && one.grup === grup)
        tiba.push(...datangDari)
        kirim.push(...datangDari)
        for (const one of keluar) tiba.splice(tiba.indexOf(one), 1)
        const dasarMg = dulu.mg + beli.mg + stok.mg + total(datangDari, 'mg') - total(keluar, 'mg')
        const dasarRp = dulu.rp + beli.rp + stok.rp + total(datangDari, 'rp') - total(keluar, 'rp')
        // Customers' own gold left in their pieces. What had no price goes at the average.
        const titip = data.titip.filter((one) => one.toko === toko && one.grup === grup && one.hari === hari)
        const gerak = kini.reduce((sum, one) => sum + milik(one), 0) + total(titip, 'mg')
        const mg = dulu.mg + gerak - total(keluar, 'mg')
        dasar.set(grup, { kunci, mg: dasarMg, rp: dasarRp, rata: dulu.rata, akhir: mg })
      }
      const hariIni = data.baris.filter((one) => one.toko === toko && one.hari === hari && one.jurnal > mulai.jurnal)
      berubah(hariIni, dasar)
      for (const satu of dasar.values()) {
        const rata = rataDari(satu)
        const baru = { mg: satu.akhir, rp: satu.akhir === 0 ? 0 : satu.rp + (satu.akhir - satu.mg) * rata, rata }
        isi.set(satu.kunci, baru)
        malam.set(`${satu.kunci} ${hari}`, baru)
      }
    }
  return { malam, kirim }
}

/** Tests of a running product's books. @param dataDir where it keeps them, the demo chain loaded */
export const nilaiDemo = (dataDir: string): void => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase({ dataDir, attach: true, log: silentLog })
  })
  afterAll(() => db.close())

  it('comes to what the product posted on every evening of the demo chain', async () => {
    const data = await baca(db)
    // Each kind that the program below is for is really there.
    const ubah = data.baris.filter(({ akun }) => akun === 'KONVERSI').map(({ kind }) => kind)
    expect([...new Set(ubah)].toSorted()).toEqual(['GANTI_GROUP', 'LEBUR', 'LELANG'])
    expect(data.baris.some(({ akun }) => akun === 'PABRIK')).toBe(true)
    expect(data.tagihan).toHaveLength(1)
    const { malam } = hitung(data)
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
    expect(data.harian.map(({ kunci, mg }) => [kunci, mg])).toEqual(
      data.harian.map(({ kunci }) => [kunci, malam.get(kunci)?.mg]),
    )
    expect(buku.length).toBeGreaterThan(30)
    // Each part of a day is rounded by itself, here only the whole.
    expect(beda.filter((one) => Math.abs(one.beda) > 12)).toEqual([])
  })

  it('leaves shops owing each other the same, and what the dispatches of its week cost their senders', async () => {
    const rk = await db.rows<{ toko: string; lawan: string; rp: number }>(sql`
      SELECT kode_toko::text AS toko, ref AS lawan, sum(rp)::bigint AS rp FROM mutasi WHERE akun = 'RK' GROUP BY 1, 2 HAVING sum(rp) <> 0 ORDER BY 1, 2`)
    // What was received of each dispatch, worked out above from its sender's evenings, is in both shops' books by the last of them.
    const { kirim } = hitung(await baca(db))
    const antara = (dari: string, ke: string) =>
      kirim.filter((one) => one.dari === dari && one.ke === ke).reduce((sum, one) => sum + one.rp, 0)
    const [dari, ke] = [antara('TK01', 'TK02'), antara('TK02', 'TK01')]
    expect(Math.min(dari, ke, dari - ke)).toBeGreaterThan(1_000_000)
    const [satu, dua] = rk
    expect(rk).toMatchObject([
      { toko: 'TK01', lawan: 'TK02' },
      { toko: 'TK02', lawan: 'TK01' },
    ])
    expect(dua?.rp).toBe(-(satu?.rp ?? 0))
    // Each dispatch goes at an average of whole rupiah there, of unrounded ones here.
    expect(Math.abs((satu?.rp ?? 0) - (dari - ke))).toBeLessThanOrEqual(kirim.length)
    expect(
      await db.rows(sql`SELECT no_kirim FROM nilai_antar WHERE no_kirim_nilai IS NULL OR no_terima_nilai IS NULL`),
    ).toEqual([])
  })

  it('has sales in its larger shops that were undone before and after they were right: their report has rows of its own', async () => {
    const rows = await db.rows(sql`
    SELECT kode_toko::text AS toko, no_batal IS NOT NULL AS sah, count(*)::int AS n FROM penjualan WHERE status = 'BATAL'
    GROUP BY 1, 2 ORDER BY 1, 2`)
    const tiap = (toko: string) => [
      { toko, sah: false, n: 1 },
      { toko, sah: true, n: 1 },
    ]
    expect(rows).toEqual(['TK01', 'TK02'].flatMap(tiap))
  })
}
