import { endpoint, kode, masterEndpoints, teks } from '@kencana/contract'
import { z } from 'zod'

/**
 * Calls: `sales/get/all`, `sales/add`, `sales/edit/by-kode-sales/{id}`, `sales/delete/by-kode-sales/{id}`,
 * `sales/reactive/by-kode-sales/{id}`.
 */
export const sales = masterEndpoints({
  name: 'sales',
  label: 'Sales',
  menu: '/master-sales',
  ownersOnly: true,
  key: 'kode_sales',
  fields: {
    kode_sales: kode('Kode Sales', { max: 10 }),
    nama_sales: teks('Nama Sales', { max: 60 }),
  },
  /** The user who he is; what that user enters is his own. Given with the user. */
  shown: { user_id: z.string().nullable() },
})

export const salesByKode = endpoint({
  method: 'GET',
  path: 'sales/get/by-kode-sales/{kode_sales}',
  summary: 'Satu sales menurut kodenya',
  effect: 'read',
  access: 'session',
  input: z.object({ kode_sales: kode('Kode Sales') }),
  output: sales.row,
})
