/** Repairs of a demo shop: taken in every day, soldered the next, fetched in part and whole in the days after; some wait for long. */
import { mg, rp } from '@kencana/ledger'
import { type Caller, geserTanggal } from '@kencana/server-kit'
import { dashboard } from '../../features/dashboard/dashboard.contract.ts'
import { ambilService } from '../../features/service/transaksi-services/ambil-service.contract.ts'
import { kirimService, selesaikanService } from '../../features/service/transaksi-services/selesai-service.contract.ts'
import { getService, listService } from '../../features/service/transaksi-services/service.contract.ts'
import { simpanService } from '../../features/service/transaksi-services/transaksi-services.contract.ts'
import { gambarBertanda } from './foto.ts'

const PEMILIK = [
  ['IBU SRI LASTRI', '081233009871', 'JL. KAWI 12, MALANG'],
  ['BAPAK AGUS SALIM', '085755120034', 'DS. SUMBERPUCUNG'],
  ['MBAK RINA', '082144770032', 'JL. BROMO 9, MALANG'],
] as const

const KERJA = [
  { nama_barang: 'GELANG RANTAI', jenis_kerja: 'PATRI', deskripsi: 'BAND PUTUS', berat: 1_150, ongkos: 60_000 },
  { nama_barang: 'CINCIN KAWIN', jenis_kerja: 'UKUR', deskripsi: 'UKURAN 14', berat: 780, ongkos: 45_000 },
] as const

const SARING = {
  q: '',
  tgl_awal: '',
  tgl_akhir: '',
  tgl_janji: '',
  urut: 'no_service',
  turun: '0',
  hal: 1,
  per: 100,
} as const

let tanda = 0

/** A picture of a piece, as every repair has two of each. */
const fotoBarang = (nama_barang: string): Promise<string> => {
  tanda += 1
  return gambarBertanda(nama_barang.startsWith('GELANG') ? 'GLG' : 'CIN', tanda)
}

const tunai = (uang: number) => ({ cara_bayar: 'CASH' as const, no_rekening: '', jumlah: rp(uang) })

const terima = async (caller: Caller, tgl_system: string, hari: number): Promise<void> => {
  const [nama_customer, no_hp, alamat] = PEMILIK[hari % PEMILIK.length] ?? PEMILIK[0]
  await caller.call(simpanService, {
    kode_member: '-',
    nama_customer,
    no_hp,
    alamat,
    nik: '',
    keterangan: '',
    tgl_janji: geserTanggal(tgl_system, 2),
    detail_barang: await Promise.all(
      KERJA.map(async ({ berat, ongkos, ...satu }) => ({
        ...satu,
        kode_barcode: '',
        jumlah: 1,
        kadar: '16K',
        berat: mg(berat - hari * 10),
        ongkos: rp(ongkos),
        foto: await fotoBarang(satu.nama_barang),
      })),
    ),
    pembayaran: hari % 2 === 0 ? [tunai(50_000)] : [],
  })
}

const berstatus = async (caller: Caller, status: string) => {
  const { rows } = await caller.call(listService, { ...SARING, status })
  return Promise.all(rows.map(({ no_service }) => caller.call(getService, { no_service })))
}

/** What came before today is soldered, but for what a craftsman took with him. */
const kerjakan = async (caller: Caller, hari: number): Promise<void> => {
  for (const { no_service, versi, barang } of await berstatus(caller, 'OPEN')) {
    if (barang.some((one) => one.kode_tukang !== '')) continue
    if (hari % 3 === 2) {
      await caller.call(kirimService, { no_service, versi, urut: [1], kode_tukang: 'T01' })
      continue
    }
    const satu = { batu: mg(0), kerja_tambahan: '', tambahan: rp(0), setuju_nama: '' }
    await caller.call(selesaikanService, {
      no_service,
      versi,
      barang: await Promise.all(
        barang.map(async ({ urut, berat, nama_barang }) => {
          const patri = urut === 1 ? 60 : 0
          return {
            ...satu,
            urut,
            patri: mg(patri),
            berat_keluar: mg(berat + patri - 5),
            foto: await fotoBarang(nama_barang),
          }
        }),
      ),
      kode_tukang: '',
      ongkos_tukang: rp(0),
      sumber: 'BAHAN_TOKO',
      kode_group: 'MM',
    })
  }
}

/** One piece first, the other with all that is left to pay; who was here on the second day does not come. */
const serahkan = async (caller: Caller, hari: number): Promise<void> => {
  for (const { no_service, versi, barang, sisa, tgl_janji } of await berstatus(caller, 'DONE')) {
    const jadi = barang.filter((one) => one.status === 'DONE').map((one) => one.urut)
    const sebagian = jadi.length === barang.length && hari % 2 === 0
    if (tgl_janji.endsWith('4')) continue
    const urut = sebagian ? jadi.slice(0, 1) : jadi
    const tinggal = barang.filter((one) => one.status !== 'CLOS' && !urut.includes(one.urut))
    // What stays may wait for its own work's money.
    const bayar = Math.max(sisa - tinggal.reduce((sum, one) => sum + one.ongkos + one.tambahan, 0), 0)
    const pembayaran = bayar === 0 ? [] : [tunai(bayar)]
    await caller.call(ambilService, {
      no_service,
      versi,
      urut,
      pembayaran,
      susut_setuju: '',
      pengambil: '',
      bawa_slip: true,
    })
  }
}

/** One day of repairs. */
export const serviceHarian = async (caller: Caller, hari: number): Promise<void> => {
  const { tgl_system } = await caller.call(dashboard, {})
  if (hari > 1) await serahkan(caller, hari)
  if (hari > 0) await kerjakan(caller, hari)
  await terima(caller, tgl_system, hari)
}
