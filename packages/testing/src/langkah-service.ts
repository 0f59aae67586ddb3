/** Steps of random days at a repair bench: each is done for real and on the notebook. */
import { mg, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { ambilService, batalAmbilService } from '../../../features/service/transaksi-services/ambil-service.contract.ts'
import { batalService, pulihkanService } from '../../../features/service/transaksi-services/batal-service.contract.ts'
import {
  batalSelesaiService,
  kirimService,
  selesaikanService,
} from '../../../features/service/transaksi-services/selesai-service.contract.ts'
import { getService } from '../../../features/service/transaksi-services/service.contract.ts'
import { bayarOngkos } from '../../../features/tukang/ongkos-tukang/ongkos-tukang.contract.ts'
import { coba } from './bengkel.ts'
import { biaya, lunas, type Meja, type Perbaikan, type Selesai } from './meja-service.ts'
import { disetujuiBila } from './pembelian.ts'
import { formAmbilService, formBatalService, formSelesai, terimaService } from './service.ts'

/** One step. */
export interface LangkahService {
  ke: number
  /** Which of the ways that a step has. */
  cara: number
  a: number
  b: number
}

type Kerja = (owner: Caller, meja: Meja, langkah: LangkahService) => Promise<[boleh: boolean, jadi: boolean]>

const ADA: Perbaikan = { no: 'SV-X', dp: 0, potong: [], ambil: [], batal: null }
const ALASAN = { alasan: 'acak', otorisasi: null }

const isi = async (owner: Caller, { no }: Perbaikan) =>
  (await owner.call(getService, { no_service: no }).catch(() => null)) ?? { no_service: no, versi: 1, barang: [] }

const PATRI = [
  { dari: null, lain: {} },
  { dari: 'TOKO', lain: { sumber: 'BAHAN_TOKO', kode_group: 'MM' } },
  { dari: 'TUKANG', lain: { sumber: 'TUKANG', kode_group: 'MM', kode_tukang: 'T01' } },
] as const

/** A piece goes to the craftsman, or back to the shop. */
const serahkan = async (owner: Caller, one: Perbaikan, at: number, keluar: boolean): Promise<void> => {
  const { no_service, versi } = await isi(owner, one)
  await owner.call(kirimService, { no_service, versi, urut: [at + 1], kode_tukang: keluar ? 'T01' : '' })
  const potong = one.potong[at]
  if (potong) Object.assign(potong, { keluar, pernah: potong.pernah || keluar })
}

/** Each step: does it, tells whether the notebook allowed it, and writes it down when it did. */
export const LANGKAH_SERVICE: Readonly<Record<string, Kerja>> = {
  terima: async (owner, meja, { cara, a, b }) => {
    const baris = Array.from({ length: 1 + (cara % 3) }, (_, at) => ({
      jumlah: 1 + ((a + at) % 2),
      berat: mg(500 + a * (at + 1)),
      ongkos: rp(10_000 + b * 100),
    }))
    const dp = cara % 2 === 0 ? 0 : 5_000 + b
    const { no_service: no } = await terimaService(owner, baris, dp)
    meja.kas += dp
    const potong = baris.map(({ jumlah, berat, ongkos }) => ({
      jumlah,
      masuk: Number(berat),
      kini: Number(berat),
      ongkos: Number(ongkos),
      tambahan: 0,
      status: 'OPEN' as const,
      keluar: false,
      pernah: false,
      selesai: null,
    }))
    meja.semua.push({ no, dp, potong, ambil: [], batal: null })
    return [true, true]
  },
  kirim: async (owner, meja, { ke, a }) => {
    const one = meja.pilih(ke, ({ potong }) => potong.some(({ status }) => status === 'OPEN')) ?? ADA
    const at = one.potong.findIndex(({ status }) => status === 'OPEN')
    const jadi = await coba(() => serahkan(owner, one, at, a % 2 === 0))
    return [at >= 0, jadi]
  },
  selesai: async (owner, meja, { ke, cara, a, b }) => {
    const one = meja.pilih(ke, ({ potong }) => potong.some(({ status }) => status === 'OPEN')) ?? ADA
    const at = one.potong.findIndex(({ status }) => status === 'OPEN')
    const potong = one.potong[at]
    const { dari, lain } = PATRI[cara % PATRI.length] ?? PATRI[0]
    const patri = dari === null ? 0 : 1 + (a % 400)
    const susut = (b % 60) - 20
    const ongkos = dari === 'TUKANG' ? b * 10 : 0
    const tambahan = cara % 2 === 0 ? 0 : 7_000
    const keluar = (potong?.masuk ?? 1_000) + patri - susut
    // Mostly a craftsman has had it who is named.
    if (dari === 'TUKANG' && potong && a % 5 !== 0) await serahkan(owner, one, at, true)
    const kini = await isi(owner, one)
    const barang = kini.barang.filter(({ urut }) => urut === at + 1)
    const ubah = {
      berat_keluar: mg(keluar),
      patri: mg(patri),
      ...(tambahan > 0 && { tambahan: rp(tambahan), kerja_tambahan: 'POLES', setuju_nama: 'IBU SRI' }),
    }
    const form = formSelesai({ ...kini, barang }, [ubah], { ...lain, ongkos_tukang: rp(ongkos) })
    let no = ''
    const jadi = await coba(async () => {
      no = (await disetujuiBila(owner, selesaikanService, form)).no_selesai
    })
    const ada = dari === 'TOKO' ? meja.toko : meja.tukang
    // More than scales differ by was put there by nobody: 0.010 g, or a hundredth of a heavier piece up to 0.050 g.
    const batas = Math.min(50, Math.max(10, Math.floor((potong?.masuk ?? 0) / 100)))
    const pernah = dari !== 'TUKANG' || potong?.pernah === true
    const boleh = potong !== undefined && pernah && (dari === null || patri <= ada) && -susut <= batas
    if (boleh) {
      const selesai: Selesai = { no, dari, patri, susut: Math.max(susut, 0), ongkos }
      Object.assign(potong, { kini: keluar, tambahan, status: 'DONE', selesai, keluar: false })
      meja.kerjakan(selesai, 1)
    }
    return [boleh, jadi]
  },
  'batal selesai': async (owner, meja, { ke }) => {
    const one = meja.pilih(ke, ({ potong }) => potong.some(({ status }) => status === 'DONE')) ?? ADA
    const potong = one.potong.find(({ selesai }) => selesai !== null)
    const no_selesai = potong?.selesai?.no ?? 'SVD-X'
    const jadi = await coba(() => disetujuiBila(owner, batalSelesaiService, { no_selesai, ...ALASAN }))
    const selesai = potong?.selesai
    const boleh = potong?.status === 'DONE' && !!selesai && selesai.ongkos <= meja.hutang
    if (potong && selesai && boleh) {
      meja.kerjakan(selesai, -1)
      Object.assign(potong, { kini: potong.masuk, tambahan: 0, status: 'OPEN', selesai: null })
    }
    return [boleh, jadi]
  },
  ambil: async (owner, meja, { ke, cara, a }) => {
    const one = meja.pilih(ke, ({ potong }) => potong.some(({ status }) => status === 'DONE')) ?? ADA
    const jadiSemua = one.potong.filter(({ status }) => status === 'DONE')
    const dipilih = cara % 2 === 0 ? jadiSemua : jadiSemua.slice(0, 1)
    const urut = dipilih.map((satu) => one.potong.indexOf(satu) + 1)
    const terakhir = one.potong.every((satu) => satu.status === 'CLOS' || dipilih.includes(satu))
    const sisa = biaya(one) - lunas(one)
    // Now and then one rupiah too much.
    const salah = a % 7 === 0 ? 1 : 0
    const bayar = (terakhir ? sisa : Math.min(sisa, a * 10)) + salah
    const form = formAmbilService(await isi(owner, one), bayar, { urut, susut_setuju: 'IBU SRI' })
    let no = ''
    const jadi = await coba(async () => {
      no = (await disetujuiBila(owner, ambilService, form)).no_ambil
    })
    const boleh = dipilih.length > 0 && bayar >= 0 && bayar <= sisa && (!terakhir || bayar === sisa)
    if (boleh) {
      const jasa = terakhir ? biaya(one) : 0
      one.ambil.push({ no, bayar, potong: dipilih, jasa })
      for (const satu of dipilih) satu.status = 'CLOS'
      meja.kas += bayar
      meja.jasa += jasa
    }
    return [boleh, jadi]
  },
  'batal ambil': async (owner, meja, { ke, cara }) => {
    const one = meja.pilih(ke, ({ ambil }) => ambil.length > 0) ?? ADA
    // Now and then an older one, which comes after those since.
    const satu = cara % 4 === 0 ? one.ambil[0] : one.ambil.at(-1)
    const jadi = await coba(() => disetujuiBila(owner, batalAmbilService, { no_ambil: satu?.no ?? 'SVA-X', ...ALASAN }))
    const boleh = satu !== undefined && satu === one.ambil.at(-1) && satu.bayar <= meja.kas
    if (satu && boleh) {
      one.ambil.pop()
      for (const potong of satu.potong) potong.status = 'DONE'
      meja.kas -= satu.bayar
      meja.jasa -= satu.jasa
    }
    return [boleh, jadi]
  },
  batal: async (owner, meja, { ke, b }) => {
    const hidup = ({ batal, ambil }: Perbaikan) => batal === null && ambil.length === 0
    const pulang = (one: Perbaikan) => hidup(one) && one.potong.every(({ keluar }) => !keluar)
    const one = meja.pilih(ke, pulang) ?? ADA
    const hangus = one.dp === 0 ? b % 2 : Math.min(one.dp, b * 7)
    const kembali = Math.max(one.dp - hangus, 0)
    const form = formBatalService(await isi(owner, one), kembali, hangus)
    let no = ''
    const jadi = await coba(async () => {
      no = (await disetujuiBila(owner, batalService, form)).no_batal_service
    })
    const boleh = one !== ADA && pulang(one) && hangus <= one.dp
    if (boleh) {
      one.batal = { no, kembali, hangus, dulu: one.potong.map(({ status }) => status) }
      for (const satu of one.potong) satu.status = 'CANC'
      meja.kas -= kembali
      meja.jasa += hangus
    }
    return [boleh, jadi]
  },
  pulihkan: async (owner, meja, { ke }) => {
    const one = meja.pilih(ke, ({ batal }) => batal !== null) ?? ADA
    const { batal } = one
    const no_batal_service = batal?.no ?? 'BSV-X'
    const jadi = await coba(() => disetujuiBila(owner, pulihkanService, { no_batal_service, ...ALASAN }))
    if (batal) {
      one.potong.forEach((satu, at) => {
        satu.status = batal.dulu[at] ?? 'OPEN'
      })
      meja.kas += batal.kembali
      meja.jasa -= batal.hangus
      one.batal = null
    }
    return [batal !== null, jadi]
  },
  'bayar tukang': async (owner, meja, { a }) => {
    const jumlah = a * 10
    const bayar = {
      kode_tukang: 'T01',
      jumlah: rp(jumlah),
      cara_bayar: 'CASH',
      no_rekening: '',
      keterangan: '',
    } as const
    const jadi = await coba(() => disetujuiBila(owner, bayarOngkos, bayar))
    const boleh = jumlah <= meja.hutang
    if (boleh) [meja.kas, meja.hutang] = [meja.kas - jumlah, meja.hutang - jumlah]
    return [boleh, jadi]
  },
}
