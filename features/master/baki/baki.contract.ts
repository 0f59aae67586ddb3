import { endpoint, gram, kode, masterEndpoints, teks } from '@kencana/contract'
import { z } from 'zod'

export const baki = masterEndpoints({
  name: 'baki',
  label: 'Baki',
  menu: '/master-baki',
  key: 'kode_baki',
  fields: {
    kode_baki: kode('Kode Baki', { max: 10 }),
    nama_baki: teks('Nama Baki', { max: 60 }),
    kode_gudang: kode('Kode Gudang', { pesan: 'Harus Dipilih' }),
    berat_baki: gram('Berat Baki'),
    berat_bandrol: gram('Berat Bandrol'),
  },
  shown: { nama_gudang: z.string() },
})

const lookup = <I extends z.ZodType>(path: string, summary: string, input: I) =>
  endpoint({ method: 'GET', path, summary, effect: 'read', access: 'session', input, output: z.array(baki.row) })

const byKode = z.object({ kode: kode('Kode') })
const none = z.object({})

export const bakiByKode = lookup('baki/get/by-kode-baki/{kode}', 'Satu baki menurut kodenya', byKode)
export const bakiByGudang = lookup('baki/get/by-kode-gudang/{kode}', 'Baki dari satu gudang', byKode)
export const bakiReady = lookup('baki/ready', 'Baki etalase yang aktif', none)
export const bakiTambahBarang = lookup('baki/tambah-barang', 'Baki tempat barang baru dimasukkan', none)
