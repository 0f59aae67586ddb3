import { endpoint, kode, masterEndpoints, teks } from '@kencana/contract'
import { z } from 'zod'

export const gudang = masterEndpoints({
  name: 'gudang',
  label: 'Gudang',
  pusat: true,
  menu: '/master-gudang',
  key: 'kode_gudang',
  fields: {
    kode_gudang: kode('Kode Gudang', { max: 10 }),
    nama_gudang: teks('Nama Gudang', { max: 60 }),
  },
  /** 'bawaan' rows carry the workflows and cannot be deleted. */
  shown: { bawaan: z.boolean() },
})

export const gudangAllMaster = endpoint({
  method: 'GET',
  path: 'gudang/get/all/master',
  summary: 'Semua gudang, yang dihapus juga',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(gudang.row.extend({ dihapus: z.boolean() })),
})
