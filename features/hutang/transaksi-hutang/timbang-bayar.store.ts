/** Goods that a payment handed out, on the scale again before it is undone: two look at each piece. Source: controls, what goes out. */
import type { InputOf, Kasus } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { formatGram, jumlah, mg } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { OTORISASI_BATAL_HUTANG, type timbangBatalBayar } from './bayar-hutang.contract.ts'
import type { BarangTerkunci, HutangTerkunci } from './hutang.api.ts'
import { periksaBanyak, sebutKeadaan } from './timbang-lelang.store.ts'

type Biji = InputOf<typeof timbangBatalBayar>['barang'][number]

/** How loans and sold pieces of a payment `k` stand: what was weighed before any of them changed is weighed anew. */
const KEADAAN_BAYAR: Sql = sql`concat_ws(' ',
  (SELECT h.no_hutang || ':' || h.versi FROM hutang h WHERE h.no_hutang = k.no_hutang),
  (SELECT h.no_hutang || ':' || h.versi FROM hutang h WHERE h.no_hutang = k.no_baru),
  (SELECT string_agg(b.kode_barang || ':' || b.versi || ':' || b.status_barang, ' ' ORDER BY d.urut)
   FROM hutang_detail d JOIN barang b ON b.kode_barang = d.kode_barang WHERE d.no_hutang = k.no_hutang))`

/** Whether what a payment `k` handed out was weighed by two on a day, and stands as it did then. */
export const DITIMBANG_BATAL = (tgl_system: string): Sql => sql`EXISTS (
  SELECT FROM hutang_timbang t WHERE t.no_hutang = k.no_hutang AND t.no_bayar = k.no_bayar AND t.tgl_system = ${tgl_system}
    AND t.ke = (SELECT max(x.ke) FROM hutang_timbang x WHERE x.no_hutang = k.no_hutang) AND t.keadaan = ${KEADAAN_BAYAR})`

/** What the customer was given with a payment: all of a redeemed loan, of a renewed one what did not stay. */
export const diserahkan = (
  { jenis }: { jenis: 'BUNGA' | 'LUNAS' | 'PEREMAJAAN' },
  [lama, baru]: readonly HutangTerkunci[],
): BarangTerkunci[] => {
  if (!lama || jenis === 'BUNGA') return []
  return lama.barang.filter((one) => !baru?.barang.some(({ urut }) => urut === one.urut))
}

/** Each piece of what was handed out, as fine as it was and its item as heavy. @throws Refusal */
export const periksaBijiKembali = async (
  { db, sesi }: WriteContext,
  no_hutang: string,
  barang: readonly BarangTerkunci[],
  rows: readonly Biji[],
): Promise<void> => {
  periksaBanyak({ barang }, rows)
  const batas = await batasBeda(db, sesi.kode_toko, 'BIJI')
  const kadar = await masterKadar(db)
  for (const { urut, nama_barang, berat, persentase } of barang) {
    const sebut = `${no_hutang} ${nama_barang}`
    const biji = rows.filter((one) => one.urut === urut)
    const semua = mg(jumlah(biji, 'berat'))
    if (Math.abs(semua - berat) > batas(berat))
      throw new Refusal('rule', `Berat Timbang ${sebut} ${formatGram(semua)} g Tidak Sesuai Hutang`)
    const lain = biji.find((one) => persentaseKadar(one.kadar, kadar) !== persentase)
    if (lain) throw new Refusal('rule', `Kadar Uji ${sebut} ${lain.kadar} Tidak Sesuai Hutang`)
  }
}

const sebutBiji = (barang: readonly { urut: number; nama_barang: string }[], rows: readonly Biji[]): string =>
  rows
    .map(({ urut, berat, kadar }) => {
      const item = barang.find((one) => one.urut === urut)
      return `${item?.nama_barang ?? '-'} ${formatGram(berat)} g ${kadar}`
    })
    .join(', ')

/** What somebody else of the shop confirms before the scale. @param keadaan how the goods stand now */
export const kasusTimbangBayar = (
  { no_hutang, nama_customer }: Pick<HutangTerkunci, 'no_hutang' | 'nama_customer'>,
  no_bayar: string,
  barang: readonly BarangTerkunci[],
  rows: readonly Biji[],
  keadaan: string,
): Kasus => {
  const berat = mg(jumlah(barang, 'berat'))
  return {
    kategori: OTORISASI_BATAL_HUTANG,
    aturan: 'Barang hutang yang kembali ditimbang dan diuji berdua',
    keterangan: `${no_bayar}, ${no_hutang} ${nama_customer}: ${sebutBiji(barang, rows)}, keadaan ${sebutKeadaan(keadaan)}`,
    satuan: 'MG',
    hitung: berat,
    input: jumlah(rows, 'berat'),
    berat,
    mg: berat,
    saksi: true,
  }
}

/** How what a payment handed out stands now. */
export const keadaanBayar = async (db: Queryable, no_bayar: string): Promise<string> =>
  (
    await db.one<{ keadaan: string }>(
      sql`SELECT ${KEADAAN_BAYAR} AS keadaan FROM hutang_bayar k WHERE k.no_bayar = ${no_bayar}`,
    )
  )?.keadaan ?? ''

/** An undo is of what two found on its day, and names it. @returns how the pieces are told of @throws Refusal */
export const ditimbangBayar = async (
  { db, sesi }: WriteContext,
  no_bayar: string,
  barang: readonly BarangTerkunci[],
): Promise<string> => {
  const rows = await db.rows<Biji & { ke: number }>(sql`
    SELECT t.ke, t.urut, t.berat, t.kadar::text FROM hutang_bayar k JOIN hutang_timbang t USING (no_bayar)
    WHERE k.no_bayar = ${no_bayar} AND ${DITIMBANG_BATAL(sesi.tgl_system)}
      AND t.ke = (SELECT max(x.ke) FROM hutang_timbang x WHERE x.no_hutang = t.no_hutang) ORDER BY t.urut, t.biji`)
  const [satu] = rows
  if (!satu) throw new Refusal('rule', `Barang ${no_bayar} Harus Ditimbang Dan Diuji Berdua Dahulu`)
  await db.run(sql`UPDATE hutang_bayar SET timbang_batal = ${satu.ke} WHERE no_bayar = ${no_bayar}`)
  return sebutBiji(barang, rows)
}
