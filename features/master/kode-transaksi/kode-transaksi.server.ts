import { type Feature, masterRoutes } from '@kencana/server-kit'
import { kodeTransaksi } from './kode-transaksi.contract.ts'

export const kodeTransaksiFeature: Feature = { routes: masterRoutes(kodeTransaksi, { table: 'kode_transaksi' }) }
