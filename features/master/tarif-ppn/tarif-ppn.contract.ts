/** Indonesian tax by dated rows: what a seller takes of what he sells or repairs. Source: PMK 48/2023, PMK 11/2025; ADR 94. */
import { endpoint, kode, masterEndpoints, persen, pilihan, tanggal, teks } from '@kencana/contract'
import { type Persentase, SERATUS_PERSEN } from '@kencana/ledger'
import { z } from 'zod'

/** What is taxed. */
export const UNTUK = ['PERHIASAN', 'SERVICE'] as const
export type Untuk = (typeof UNTUK)[number]

/** Who buys: the counter knows nobody but who wears it. */
export const PEMBELI = ['KONSUMEN'] as const

/** Which part of a price the general tariff is reckoned of. */
export const DASAR = ['PENUH', '11/12'] as const

interface Baris {
  tarif: Persentase
  bagian: Persentase
  dasar: (typeof DASAR)[number]
}

/**
 * What a row comes to, half up once.
 * @example 12 % x 10 % x 11/12 // 1.1 %
 */
export const tarifEfektif = ({ tarif, bagian, dasar }: Baris): Persentase => {
  const [kali, bagi] = dasar === '11/12' ? [11n, 12n] : [1n, 1n]
  const per = bagi * BigInt(SERATUS_PERSEN)
  return Number((2n * kali * BigInt(tarif) * BigInt(bagian) + per) / (2n * per)) as Persentase
}

/**
 * Calls: `tarifppn/get/all`, `tarifppn/add`, `tarifppn/edit/by-penjual/{id}`, `tarifppn/delete/by-penjual/{id}`,
 * `tarifppn/reactive/by-penjual/{id}`.
 */
export const tarifPpn = masterEndpoints({
  name: 'tarifppn',
  label: 'Tarif PPN',
  pusat: true,
  menu: '/master-tarif-ppn',
  ownersOnly: true,
  key: 'penjual',
  unique: ['penjual', 'untuk', 'pembeli', 'mulai'],
  fields: {
    penjual: kode('Penjual', { max: 40, pesan: 'Harus Dipilih' }),
    untuk: pilihan('Untuk', UNTUK, 'Harus Dipilih'),
    pembeli: pilihan('Pembeli', PEMBELI, 'Harus Dipilih'),
    mulai: tanggal('Mulai'),
    tarif: persen('Tarif'),
    bagian: persen('Bagian'),
    dasar: pilihan('Dasar', DASAR, 'Harus Dipilih'),
    sumber: teks('Sumber'),
  },
  shown: { efektif: persen('PPN') },
})

const berlaku = persen('PPN').nullable()

export const tarifBerlaku = endpoint({
  method: 'GET',
  path: 'tarifppn/berlaku',
  summary: 'PPN yang dipungut toko ini pada tanggal sistemnya; null bila barisnya belum ada',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.object({ perhiasan: berlaku, service: berlaku }),
})
