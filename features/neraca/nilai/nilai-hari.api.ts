/** The value of a shop's goods, booked with the last of its day. Closing is never refused for it. */
import { type Queryable, sql } from '@kencana/database'
import type { Mg, Rp } from '@kencana/ledger'
import { insertRows, simpanDokumen, type WriteContext } from '@kencana/server-kit'
import { DOKUMEN_NILAI } from './nilai.contract.ts'
import { barisNilai, type Gerak, hitungNilai, jurnalNilai, type Rinci } from './nilai.posting.ts'
import { bacaSampai, bacaTerima, type Sampai, type Terima } from './nilai-antar.query.ts'
import {
  bacaBeli,
  bacaEmasCustomer,
  bacaGerak,
  bacaKelompok,
  bacaPembelian,
  janggal,
  murni,
} from './nilai-hari.query.ts'
import { bacaTagihanHari } from './nilai-tagihan.query.ts'
import { bacaDulu, bacaUbah } from './nilai-ubah.query.ts'
import { bacaSebelum } from './sebelum.query.ts'
import { langsungTagihan, nilaiTagihan, sebelumTagihan } from './tagihan-nilai.posting.ts'

const RINCI = ['kode_group', 'sebab', 'lawan', 'ref', 'dokumen', 'mg', 'rp'] as const
const HARIAN = ['kode_toko', 'tgl_system', 'kode_group', 'mg', 'rp', 'dasar_mg', 'dasar_rp', 'no_nilai'] as const
const ANTAR = ['no_kirim', 'kode_group', 'pengirim', 'penerima', 'tgl_terima', 'mg', 'rp', 'no_terima_nilai'] as const

/** Between shops that both have a value it is owed by one to the other; where one has none, it is the owner's. */
const lawanToko = (bernilai: boolean, toko: string) =>
  bernilai ? ({ lawan: 'RK', ref: toko } as const) : ({ lawan: 'MODAL', ref: '-' } as const)

const datang = ({ no_kirim, kode_group, pengirim, mg, rp, dari_nilai }: Terima): Gerak => ({
  kode_group,
  sebab: 'TERIMA',
  ...lawanToko(dari_nilai, pengirim),
  dokumen: no_kirim,
  mg,
  rp,
})

const sampai = ({ no_kirim, kode_group, penerima, mg, rp, ke_nilai }: Sampai): Gerak => ({
  kode_group,
  sebab: 'SAMPAI',
  ...lawanToko(ke_nilai, penerima),
  dokumen: no_kirim,
  mg: -mg,
  rp: -rp,
})

/** Purchases get what was paid for them, handed over orders lose what was the customers' own and get what was bought of it. */
const gabung = (
  gerak: readonly Gerak[],
  beli: readonly { kode_group: string; rp: number }[],
  customer: readonly { kode_group: string; lawan: 'HPP' | 'MODAL' | 'PEMBELIAN'; mg: number }[],
): Gerak[] => {
  const satu = new Map(
    gerak.map((one) => [`${one.sebab}|${one.kode_group}|${one.dokumen}|${one.lawan}|${one.rp === null}`, one]),
  )
  for (const { kode_group, rp } of beli) {
    const key = `BELI|${kode_group}|-|PEMBELIAN|false`
    const ada = satu.get(key)
    const baru = { kode_group, sebab: 'BELI', lawan: 'PEMBELIAN', ref: '-', dokumen: '-', mg: 0 } as const
    satu.set(key, { ...(ada ?? baru), rp })
  }
  for (const { kode_group, lawan, mg } of customer) {
    const dibeli = lawan === 'PEMBELIAN'
    const sebab = dibeli ? 'BELI' : 'JUAL'
    const key = `${sebab}|${kode_group}|-|${lawan}|${!dibeli}`
    const ref = lawan === 'HPP' ? kode_group : '-'
    const baru = { kode_group, sebab, lawan, ref, dokumen: '-', mg: 0, rp: dibeli ? 0 : null } as const
    const ada = satu.get(key) ?? baru
    satu.set(key, { ...ada, mg: ada.mg + mg })
  }
  return [...satu.values()]
}

/** What the sender's next closing takes out of its books. */
const catatAntar = async (ctx: WriteContext, terima: readonly Terima[], no_nilai: string | null): Promise<void> => {
  const { kode_toko, tgl_system } = ctx.sesi
  const rows = terima
    .filter(({ dari_nilai }) => dari_nilai)
    .map(({ no_kirim, kode_group, pengirim, mg, rp, ke_nilai }) => ({
      no_kirim,
      kode_group,
      pengirim,
      penerima: kode_toko,
      tgl_terima: tgl_system,
      mg,
      rp: rp ?? 0,
      no_terima_nilai: ke_nilai ? no_nilai : null,
    }))
  await insertRows(ctx.db, 'nilai_antar', ANTAR, rows)
}

const bacaHari = async (ctx: WriteContext, terima: readonly Terima[], dariSini: readonly Sampai[]) => {
  const { db, sesi } = ctx
  const kelompok = await bacaKelompok(db, sesi)
  const gerak = await bacaGerak(db, sesi)
  const customer = await bacaEmasCustomer(db, sesi)
  const beli = await bacaBeli(db, sesi)
  const tagihan = await bacaTagihanHari(db, sesi, new Map(kelompok.map(({ kode_group, mg }) => [kode_group, mg])))
  const ubah = await bacaUbah(db, sesi)
  const dulu = await bacaDulu(db, sesi, ubah)
  return {
    kelompok,
    gerak: [
      ...nilaiTagihan(
        gabung(
          gerak,
          beli.filter(({ dinilai }) => dinilai),
          customer,
        ),
        tagihan,
      ),
      ...terima.filter(({ ke_nilai }) => ke_nilai).map(datang),
      ...dariSini.map(sampai),
    ],
    ubah,
    dulu,
    langsung: [...beli.filter(({ dinilai, sebelum }) => !dinilai && !sebelum), ...langsungTagihan(tagihan)],
    sebelum: [
      ...(await bacaSebelum(db, sesi)),
      ...[...beli.filter(({ sebelum }) => sebelum), ...sebelumTagihan(tagihan)].map(
        ({ kode_group, rp }) => ({ kode_group, lawan: 'PEMBELIAN', mg: 0, rp }) as const,
      ),
    ],
    pembelian: await bacaPembelian(db, sesi.kode_toko),
  }
}

const simpan = async (ctx: WriteContext, terima: readonly Terima[]): Promise<void> => {
  const { kode_toko, tgl_system } = ctx.sesi
  const dariSini = await bacaSampai(ctx.db, kode_toko)
  const masukan = await bacaHari(ctx, terima, dariSini)
  const { rinci, akhir } = hitungNilai(masukan)
  const bergerak = new Set([
    ...rinci.map(({ kode_group }) => kode_group),
    ...masukan.kelompok.flatMap(({ kode_group, tercatat }) => (tercatat ? [] : [kode_group])),
  ])
  const baris = akhir.filter(({ kode_group }) => bergerak.has(kode_group))
  // What came for groups without a value here still leaves its sender.
  if (baris.length === 0 && rinci.length === 0) return catatAntar(ctx, terima, null)
  await simpanDokumen<(typeof RINCI)[number]>(ctx, DOKUMEN_NILAI, {
    kepala: { berjurnal: barisNilai(rinci).length > 0 },
    baris: { columns: RINCI, rows: rinci satisfies readonly Rinci[] },
    gerak: async (no_nilai) => {
      const rows = baris.map((one) => ({ ...one, kode_toko, tgl_system, no_nilai }))
      await insertRows(ctx.db, 'nilai_harian', HARIAN, rows)
      await catatAntar(ctx, terima, no_nilai)
      await ctx.db.run(sql`
        UPDATE nilai_antar SET no_kirim_nilai = ${no_nilai} WHERE id = ANY (${dariSini.map(({ id }) => id)}::bigint[])`)
    },
    jurnal: (no_nilai) => jurnalNilai(no_nilai, rinci),
    audit: { sesudah: { kategori: baris.length } },
  })
}

/** Books what a shop's goods are worth after its open day; nothing before anybody said what they are worth to begin with. */
export const nilaikanHari = async (ctx: WriteContext): Promise<void> => {
  const { db, sesi } = ctx
  // Held: nobody takes back what a shop begins with while another one goes by it.
  const awal = await db.rows<{ sini: boolean }>(sql`
    SELECT kode_toko = ${sesi.kode_toko} AS sini FROM nilai_awal WHERE no_batal IS NULL ORDER BY no_nilai_awal FOR SHARE`)
  if (awal.length === 0) return
  const terima = await bacaTerima(db, sesi)
  if (awal.some(({ sini }) => sini)) await simpan(ctx, terima)
  else await catatAntar(ctx, terima, null)
}

/** What gold of a category sells for today where the shop has it, in its order; 0 where nobody said a price. */
export const nilaiPasar = async (
  db: Queryable,
  kode_toko: string,
  emas: readonly { kode_group: string; berat: Mg }[],
): Promise<Rp[]> => {
  const isi = emas.map(({ kode_group, berat }) => ({ kode_group, berat }))
  const rows = await db.rows<{ pasar: Rp }>(sql`
    WITH ${murni(kode_toko)}
    SELECT round(x.berat::numeric * g.harga * CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END / 1000000000)::bigint AS pasar
    FROM ROWS FROM (jsonb_to_recordset(${sql.json(isi)}::jsonb) AS (kode_group text, berat bigint)) WITH ORDINALITY x (kode_group, berat, urut)
      JOIN master_group g ON g.kode_group = x.kode_group CROSS JOIN murni ORDER BY x.urut`)
  return rows.map(({ pasar }) => pasar)
}

interface Bernilai {
  kode_barcode: string
  kode_group: string
  berat: number
  nilai: number | null
}

/** The first piece that is said to have cost what no such gold costs where it comes to. */
export const nilaiJanggal = (
  db: Queryable,
  kode_toko: string,
  barang: readonly Bernilai[],
): Promise<{ kode_barcode: string; nilai: number; pasar: number } | undefined> => {
  const isi = barang.map(({ kode_barcode, kode_group, berat, nilai }) => ({ kode_barcode, kode_group, berat, nilai }))
  return db.one(sql`
    WITH ${murni(kode_toko)}
    SELECT x.kode_barcode, x.nilai, p.pasar FROM jsonb_to_recordset(${sql.json(isi)}::jsonb) x (kode_barcode text, kode_group text, berat bigint, nilai bigint)
      JOIN master_group g ON g.kode_group = x.kode_group CROSS JOIN murni
      CROSS JOIN LATERAL (
        SELECT round(x.berat::numeric * g.harga * CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END / 1000000000)::bigint AS pasar
      ) p
    WHERE ${janggal(sql`x.nilai`, sql`p.pasar`)} LIMIT 1`)
}
