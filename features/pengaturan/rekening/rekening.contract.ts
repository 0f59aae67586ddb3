import { endpoint, kode, masterEndpoints, persenBebas, teks } from '@kencana/contract'
import { z } from 'zod'

const PALING_BANYAK = 100_000

/** What the bank keeps of a payment of that kind; none when left empty. */
const biaya = (nama: string) =>
  persenBebas(`Biaya ${nama}`).refine(
    (value) => value === null || value <= PALING_BANYAK,
    'Biaya Tidak Boleh Lebih Dari 10%',
  )

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
    biaya_transfer: biaya('Transfer'),
    biaya_debet: biaya('Debet'),
    biaya_credit: biaya('Credit'),
    biaya_qris: biaya('QRIS'),
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
