import {
  alasan,
  bilangan,
  defineDokumen,
  dibatalkan,
  endpoint,
  fotoMasuk,
  gram,
  gramBebas,
  kode,
  nomor,
  otorisasi,
  otorisasiBila,
  pesan,
  rupiah,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { noService, satuService } from './service.contract.ts'

/** Pieces that are done. */
export const DOKUMEN_SELESAI_SERVICE = defineDokumen({
  tabel: 'service_selesai',
  nomor: 'no_selesai',
  detail: 'service_selesai_barang',
  kode: 'SVD',
  batal: 'BSD',
  kind: ['SERVICE', null],
  berjurnal: {
    bilaAda:
      'k.ongkos_tukang > 0 OR EXISTS (SELECT FROM service_selesai_barang d WHERE d.no_selesai = k.no_selesai AND (d.patri + d.batu > 0 OR d.berat_keluar <> d.berat_masuk))',
  },
  nama: 'Service Selesai',
})

/** What agreements to these documents are for. */
export const OTORISASI_SUSUT_SERVICE = 'SERVICE SUSUT'
export const OTORISASI_PATRI_SERVICE = 'PATRI SERVICE'
export const OTORISASI_BATU_SERVICE = 'BATU SERVICE'
export const OTORISASI_ONGKOS_TUKANG_SERVICE = 'ONGKOS TUKANG SERVICE'

const MENU = ['/lihat-services'] as const
const urut = () => bilangan('Barang', { min: 1, max: 100 })
const sekali = <T>(list: readonly T[], apa: (one: T) => number) => new Set(list.map(apa)).size === list.length

/** Which pieces, each once. */
export const barangDipilih = () =>
  z
    .array(urut())
    .min(1, 'Belum Ada Barang Yang Dipilih')
    .max(20, 'Paling Banyak 20 Barang')
    .refine((list) => sekali(list, (one) => one), 'Barang Yang Sama Dua Kali')

/** One piece that is done: on the scale, with what went into it and what more it costs. */
const barisSelesai = z
  .object({
    urut: urut(),
    berat_keluar: gram('Berat Keluar').refine((value) => value > 0, 'Berat Keluar Harus Lebih Dari 0'),
    patri: gramBebas('Patri'),
    /** Stones that were set: they weigh, and are no gold. */
    batu: gramBebas('Batu'),
    kerja_tambahan: teksBebas('Kerja Tambahan', 100),
    tambahan: rupiah('Ongkos Tambahan').default(0 as never),
    /** Who of the customer's said yes to it. */
    setuju_nama: teksBebas('Nama Yang Setuju', 60),
    /** As it is now, beside the picture of how it came. */
    foto: fotoMasuk('Foto Selesai').nullable().default(null),
  })
  .refine(({ tambahan, kerja_tambahan }) => tambahan === 0 || kerja_tambahan !== '', {
    path: ['kerja_tambahan'],
    message: 'Kerja Tambahan Harus Diisi',
  })
  .refine(({ tambahan, setuju_nama }) => tambahan === 0 || setuju_nama !== '', {
    path: ['setuju_nama'],
    message: 'Nama Yang Setuju Harus Diisi',
  })

const bebas = (label: string) => z.union([z.literal(''), kode(label, { max: 20 })]).default('')

export const selesaikanService = endpoint({
  method: 'POST',
  path: 'service/selesai',
  summary: 'Barang service selesai: berat keluar, patri, kerja tambahan yang disetujui customer, ongkos tukang',
  effect: 'write',
  access: MENU,
  aksi: 'selesai',
  input: z
    .object({
      no_service: noService(),
      versi: z.int(),
      barang: z
        .array(barisSelesai)
        .min(1, 'Belum Ada Barang Yang Dipilih')
        .max(20, 'Paling Banyak 20 Barang')
        .refine((list) => sekali(list, (one) => one.urut), 'Barang Yang Sama Dua Kali'),
      /** Who worked on it; '' for the shop itself. */
      kode_tukang: bebas('Kode Tukang'),
      ongkos_tukang: rupiah('Ongkos Tukang').default(0 as never),
      /** Whose solder went in, and of which category; '' without any. */
      sumber: z.enum(['', 'BAHAN_TOKO', 'TUKANG'], 'Sumber Patri Tidak Dikenal').default(''),
      kode_group: bebas('Kategori Patri'),
      otorisasi: otorisasiBila(),
    })
    .refine(({ ongkos_tukang, kode_tukang }) => ongkos_tukang === 0 || kode_tukang !== '', {
      path: ['kode_tukang'],
      message: 'Kode Tukang Harus Dipilih',
    })
    .refine(({ barang, sumber }) => sumber !== '' || barang.every((one) => one.patri === 0), {
      path: ['sumber'],
      message: 'Sumber Patri Harus Dipilih',
    })
    .refine(({ sumber, kode_group }) => sumber === '' || kode_group !== '', {
      path: ['kode_group'],
      message: 'Kategori Patri Harus Dipilih',
    })
    .refine(({ sumber, kode_tukang }) => sumber !== 'TUKANG' || kode_tukang !== '', {
      path: ['kode_tukang'],
      message: 'Kode Tukang Harus Dipilih',
    }),
  output: pesan().extend({ no_selesai: z.string(), data: satuService }),
})

export const batalSelesaiService = endpoint({
  method: 'POST',
  path: 'service/selesai/{no_selesai}/batal',
  summary: 'Batalkan barang yang dinyatakan selesai selama belum diambil',
  effect: 'write',
  access: MENU,
  aksi: 'batal-selesai',
  input: z.object({ no_selesai: nomor('No Selesai'), alasan: alasan(), otorisasi: otorisasi() }),
  output: dibatalkan(),
})

export const kirimService = endpoint({
  method: 'POST',
  path: 'service/{no_service}/tukang',
  summary: 'Catat siapa yang memegang barang service: seorang tukang, atau toko',
  effect: 'write',
  access: MENU,
  aksi: 'kirim',
  input: z.object({
    no_service: noService(),
    versi: z.int(),
    urut: barangDipilih(),
    /** '' for the shop. */
    kode_tukang: bebas('Kode Tukang'),
  }),
  output: pesan(),
})
