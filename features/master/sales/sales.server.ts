import { sql } from '@kencana/database'
import { type Feature, type MasterTable, masterList, masterRoutes, Refusal, route } from '@kencana/server-kit'
import { belumPunyaSales } from './sales.api.ts'
import { sales, salesByKode } from './sales.contract.ts'

const table: MasterTable = {
  table: 'sales',
  perToko: true,
  shown: sql`t.user_id::text`,
  checkAktif: ({ user_id }, ctx) => belumPunyaSales(ctx, ctx.sesi.kode_toko, user_id as string | null),
}

export const salesFeature: Feature = {
  routes: [
    ...masterRoutes(sales, table),
    route(salesByKode, async ({ kode_sales }, ctx) => {
      const [row] = await masterList(sales, table)(
        ctx,
        sql`AND t.dihapus_pada IS NULL AND t.kode_sales = ${kode_sales}`,
      )
      if (!row) throw new Refusal('missing', `Sales ${kode_sales} Tidak Ada`)
      return row
    }),
  ],
}
