import { endpoint, kode, masterEndpoints, persen, rupiah, teks } from '@kencana/contract'
import { z } from 'zod'
import { jenisPpnBebas } from './jenis-ppn.contract.ts'

/**
 * Calls: `group/get/all`, `group/add`, `group/edit/by-kode-group/{id}`, `group/delete/by-kode-group/{id}`,
 * `group/reactive/by-kode-group/{id}`.
 */
export const group = masterEndpoints({
  name: 'group',
  label: 'Group',
  pusat: true,
  menu: '/master-group',
  ownersOnly: true,
  disetujui: true,
  rahasia: ['harga_modal'],
  key: 'kode_group',
  fields: {
    kode_group: kode('Kode Group', { max: 10 }),
    nama_group: teks('Nama Group', { max: 60 }),
    jenis_group: teks('Jenis Group', { max: 20, pesan: 'Harus Dipilih' }),
    harga: rupiah('Harga'),
    harga_modal: rupiah('Harga Modal'),
    persentase: persen('Persentase'),
    jenis_ppn: jenisPpnBebas(),
  },
  /** When its percentage was put right last; null where it is what was entered first. */
  shown: { persentase_sejak: z.string().nullable() },
})

export const groupByKode = endpoint({
  method: 'GET',
  path: 'group/get/by-kode-group',
  summary: 'Satu group menurut kodenya',
  effect: 'read',
  access: 'session',
  input: z.object({ kode_group: kode('Kode Group') }),
  output: z.array(group.row),
})
