/** Repairs that two users want at once: both hand one out, or one does while the other takes back that it is done. */
import { mg, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { fotoUnik } from '@kencana/testing/foto'
import { dashboard } from '../../features/dashboard/dashboard.contract.ts'
import { ambilService } from '../../features/service/transaksi-services/ambil-service.contract.ts'
import {
  batalSelesaiService,
  selesaikanService,
} from '../../features/service/transaksi-services/selesai-service.contract.ts'
import type { SatuService } from '../../features/service/transaksi-services/service.contract.ts'
import { simpanService } from '../../features/service/transaksi-services/transaksi-services.contract.ts'

/** So little that what one user takes in of customers' gold in a day is enough for all. */
const BERAT = mg(1)
const ONGKOS = rp(10_000)

/** Repairs that are done, by their numbers. */
export const isiService = async (caller: Caller, n: number): Promise<ReadonlyMap<string, SatuService>> => {
  const semua = new Map<string, SatuService>()
  const tgl_janji = (await caller.call(dashboard, {})).tgl_system
  const orang = { kode_member: '-', no_hp: '081234567890', alamat: '', nik: '', keterangan: '', tgl_janji }
  const barang = {
    kode_barcode: '',
    nama_barang: 'LOMBA',
    jumlah: 1,
    berat: BERAT,
    kadar: '',
    jenis_kerja: 'CUCI',
    ongkos: ONGKOS,
  } as const
  const selesai = {
    berat_keluar: BERAT,
    patri: mg(0),
    batu: mg(0),
    kerja_tambahan: '',
    tambahan: rp(0),
    setuju_nama: '',
  }
  for (let at = 0; at < n; at += 1) {
    const isi = {
      ...orang,
      nama_customer: `LOMBA ${at}`,
      detail_barang: [{ ...barang, deskripsi: '', foto: fotoUnik() }],
      pembayaran: [],
    }
    const { no_service, versi } = (await caller.call(simpanService, isi)).data
    const tukang = { kode_tukang: '', ongkos_tukang: rp(0), sumber: '', kode_group: '' } as const
    const jadi = { no_service, versi, barang: [{ ...selesai, urut: 1, foto: fotoUnik() }], ...tukang }
    semua.set(no_service, (await caller.call(selesaikanService, jadi)).data)
  }
  return semua
}

const dari = (semua: ReadonlyMap<string, SatuService>, no: string): SatuService => {
  const satu = semua.get(no)
  if (!satu) throw new Error(`${no} is in no race`)
  return satu
}

/** Hands a repair out, paid. */
export const ambilSatu = (who: Caller, semua: ReadonlyMap<string, SatuService>) => (no_service: string) => {
  const pembayaran = [{ cara_bayar: 'CASH' as const, no_rekening: '', jumlah: ONGKOS }]
  const { versi } = dari(semua, no_service)
  return who.call(ambilService, {
    no_service,
    versi,
    urut: [1],
    pembayaran,
    susut_setuju: '',
    pengambil: '',
    bawa_slip: true,
  })
}

/** Takes back that a repair is done. */
export const urungkanSatu = (who: Caller, semua: ReadonlyMap<string, SatuService>) => (no_service: string) => {
  const no_selesai = dari(semua, no_service).barang[0]?.no_selesai ?? ''
  return who.call(batalSelesaiService, { no_selesai, alasan: 'LOMBA', otorisasi: null })
}
