import { kode, masterEndpoints, persenBebas, teks } from '@kencana/contract'

const PALING_BANYAK = 300_000

export const marketplace = masterEndpoints({
  name: 'marketplace',
  label: 'Marketplace',
  pusat: true,
  menu: '/master-marketplace',
  ownersOnly: true,
  key: 'kode_marketplace',
  paths: {
    list: 'marketplace',
  },
  fields: {
    kode_marketplace: kode('Kode Marketplace', { max: 20 }),
    nama_marketplace: teks('Nama Marketplace', { max: 60 }),
    /** What the platform is expected to keep of a sale; null where nobody knows. */
    biaya: persenBebas('Biaya')
      .refine((value) => value === null || value <= PALING_BANYAK, 'Biaya Tidak Boleh Lebih Dari 30%')
      .default(null),
  },
})
