import { sql } from '@kencana/database'
import { type Feature, masterRoutes, Refusal } from '@kencana/server-kit'
import { tukang } from './tukang.contract.ts'

export const tukangFeature: Feature = {
  routes: masterRoutes(tukang, {
    table: 'tukang',
    // Whoever gives him material holds his row until commit, and the row is held here already.
    inUse: async ({ kode_tukang: kode }, { db }) => {
      const kode_tukang = String(kode)
      const bahan = await db.one<{ kode_toko: string }>(sql`
        SELECT k.kode_toko::text FROM toko k CROSS JOIN LATERAL saldo_akun(k.kode_toko, 'infinity', ARRAY['TUKANG']) s
        WHERE s.ref IN (${`${kode_tukang}/PATRI`}, ${`${kode_tukang}/BAHAN`}) LIMIT 1`)
      if (bahan) throw new Refusal('rule', `Tukang ${kode_tukang} Masih Memegang Bahan Toko ${bahan.kode_toko}`)
      const pesanan = await db.one<{ no_pesanan: string; selesai: boolean }>(sql`
        SELECT no_pesanan, false AS selesai FROM pesanan WHERE kode_tukang = ${kode_tukang} AND status = 'PROSES'
        UNION ALL
        SELECT no_pesanan, true FROM pesanan_selesai
        WHERE kode_tukang = ${kode_tukang} AND no_batal IS NULL AND no_so_pesanan IS NULL LIMIT 1`)
      if (pesanan)
        throw new Refusal(
          'rule',
          pesanan.selesai
            ? `Pesanan ${pesanan.no_pesanan} Tukang ${kode_tukang} Belum Diperhitungkan`
            : `Tukang ${kode_tukang} Masih Mengerjakan Pesanan ${pesanan.no_pesanan}`,
        )
      const service = await db.one<{ no_service: string }>(sql`
        SELECT no_service::text FROM service_barang WHERE kode_tukang = ${kode_tukang} AND status = 'OPEN' LIMIT 1`)
      if (service)
        throw new Refusal('rule', `Tukang ${kode_tukang} Masih Memegang Barang Service ${service.no_service}`)
      const ongkos = await db.one<{ kode_toko: string }>(sql`
        SELECT k.kode_toko::text FROM toko k CROSS JOIN LATERAL saldo_akun(k.kode_toko, 'infinity', ARRAY['HUTANG_TUKANG']) s
        WHERE s.ref = ${kode_tukang} AND s.rp <> 0 LIMIT 1`)
      if (ongkos) throw new Refusal('rule', `Ongkos Tukang ${kode_tukang} Di Toko ${ongkos.kode_toko} Belum Dibayar`)
    },
  }),
}
