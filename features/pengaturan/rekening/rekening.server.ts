import { sql } from '@kencana/database'
import { type Feature, type MasterTable, masterRoutes, Refusal, route } from '@kencana/server-kit'
import { listBank, rekening } from './rekening.contract.ts'

const table: MasterTable = {
  table: 'rekening',
  perToko: true,
  shown: sql`b.nama_bank::text`,
  joins: sql`JOIN bank b ON b.kode_bank = t.kode_bank`,
  refs: { kode_bank: { table: 'bank', label: 'Bank' } },
  inUse: async ({ no_rekening }, { db, sesi }) => {
    const isi = await db.one(sql`
      SELECT 1 AS ada FROM saldo(${sesi.kode_toko}, 'infinity') s WHERE s.akun = 'BANK' AND s.ref = ${no_rekening} LIMIT 1`)
    if (isi) throw new Refusal('rule', `Rekening ${String(no_rekening)} Masih Bersaldo`)
  },
}

export const rekeningFeature: Feature = {
  routes: [
    ...masterRoutes(rekening, table),
    route(listBank, (_, { db }) =>
      db.rows(sql`
        SELECT kode_bank::text, nama_bank::text FROM bank WHERE dihapus_pada IS NULL ORDER BY kode_bank`),
    ),
  ],
}
