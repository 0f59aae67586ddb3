import { endpoint, kode, masterEndpoints, teks } from '@kencana/contract'
import { z } from 'zod'

export const rekening = masterEndpoints({
  name: 'rekening',
  label: 'Rekening',
  menu: '/settingtoko',
  ownersOnly: true,
  key: 'no_rekening',
  fields: {
    no_rekening: kode('No Rekening', { max: 30 }),
    kode_bank: kode('Bank', { pesan: 'Harus Dipilih' }),
    atas_nama: teks('Atas Nama', { max: 60 }),
  },
  shown: { nama_bank: z.string() },
})

export const listBank = endpoint({
  method: 'GET',
  path: 'bank/get/all',
  summary: 'Daftar bank',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(z.object({ kode_bank: z.string(), nama_bank: z.string() })),
})
