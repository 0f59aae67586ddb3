/**
 * The jurnals of repairs: taken in, done, fetched, called off. Solder is the shop's material to the customer, as much of his into the
 * repair; stones that are set are the customer's, of no category; what is truly lost is what came and went in less what is there. Source: areas 11-service 11.2, 000-read-first 14.
 */
import { type Jurnal, type Mg, type Mutasi, mg, pindah, type Rp, refTukang, type Tempat, uang } from '@kencana/ledger'

/** Where a piece is kept: each by itself, of no category. */
const tempatService = (no_service: string, urut: number): Tempat => ({
  akun: 'SERVICE',
  ref: no_service,
  lot: String(urut),
})

interface Masuk {
  no_service: string
  dp: Rp
  barang: readonly { jumlah: number; berat: Mg }[]
}

export const jurnalService = ({ no_service, dp, barang }: Masuk, masuk: readonly Mutasi[]): Jurnal => ({
  kind: 'SERVICE',
  document: no_service,
  lines: [
    ...barang.flatMap(({ jumlah, berat }, at) =>
      pindah({ akun: 'PELANGGAN' }, tempatService(no_service, at + 1), {
        kode_group: '-',
        kode_dept: '-',
        pcs: jumlah,
        mg: berat,
      }),
    ),
    ...masuk,
    ...(dp === 0 ? [] : [uang('TITIPAN', -dp, no_service)]),
  ],
})

interface BarangSelesai {
  urut: number
  berat_masuk: Mg
  berat_keluar: Mg
  patri: Mg
  batu: Mg
}

/** What was lost of a piece; below zero where more is there than came and went in. */
export const susutBarang = ({ berat_masuk, berat_keluar, patri, batu }: Omit<BarangSelesai, 'urut'>): Mg =>
  mg(berat_masuk + patri + batu - berat_keluar)

interface Selesai {
  no_selesai: string
  no_service: string
  kode_tukang: string | null
  ongkos_tukang: Rp
  sumber: 'BAHAN_TOKO' | 'TUKANG' | null
  kode_group: string | null
  barang: readonly BarangSelesai[]
}

const PELANGGAN: Tempat = { akun: 'PELANGGAN' }

/** Where the solder comes from. */
export const tempatPatri = ({ sumber, kode_tukang }: Pick<Selesai, 'sumber' | 'kode_tukang'>): Tempat =>
  sumber === 'TUKANG'
    ? { akun: 'TUKANG', ref: refTukang(kode_tukang ?? '', 'PATRI') }
    : { akun: 'BAHAN_TOKO', ref: 'PATRI' }

const gerak = (dari: Tempat, ke: Tempat, kode_group: string, berat: number) =>
  berat === 0 ? [] : pindah(dari, ke, { kode_group, kode_dept: '-', pcs: 0, mg: berat })

/** The journal of a repair that is done; null where nothing moved and nobody is owed anything. */
export const jurnalSelesaiService = (selesai: Selesai): Jurnal | null => {
  const { no_selesai, no_service, kode_tukang, ongkos_tukang, kode_group, barang } = selesai
  const lines = [
    ...barang.flatMap((one) => {
      const tempat = tempatService(no_service, one.urut)
      const susut = susutBarang(one)
      return [
        ...gerak(tempatPatri(selesai), PELANGGAN, kode_group ?? '-', one.patri),
        ...gerak(PELANGGAN, tempat, '-', one.patri + one.batu + Math.max(-susut, 0)),
        ...gerak(tempat, { akun: 'SUSUT', ref: no_selesai }, '-', Math.max(susut, 0)),
      ]
    }),
    ...(ongkos_tukang === 0
      ? []
      : [uang('BIAYA', ongkos_tukang, 'ONGKOS TUKANG'), uang('HUTANG_TUKANG', -ongkos_tukang, kode_tukang ?? '-')]),
  ]
  return lines.length === 0 ? null : { kind: 'SERVICE', document: no_selesai, lines }
}

interface Keluar {
  document: string
  no_service: string
  barang: readonly { urut: number; jumlah: number; berat_kini: Mg }[]
}

const barangKeluar = ({ no_service, barang }: Keluar): Mutasi[] =>
  barang.flatMap(({ urut, jumlah, berat_kini }) =>
    pindah(
      tempatService(no_service, urut),
      { akun: 'PELANGGAN' },
      {
        kode_group: '-',
        kode_dept: '-',
        pcs: jumlah,
        mg: berat_kini,
      },
    ),
  )

/** What is owed to the customer less (positive) or more, and what is earned; the tax inside of it is the state's. */
const jasa = (no_service: string, titipan: number, diterima: number, ppn = 0): Mutasi[] => [
  ...(titipan === 0 ? [] : [uang('TITIPAN', titipan, no_service)]),
  ...(diterima === ppn ? [] : [uang('JASA_SERVICE', ppn - diterima)]),
  ...(ppn === 0 ? [] : [uang('PPN', -ppn)]),
]

/**
 * Fetched: what is paid is owed to the customer until the last piece leaves; then all that was paid is earned.
 * @param jasaTotal what all its work costs, null while a piece stays; dulu what had been paid before
 */
export const jurnalAmbil = (
  keluar: Keluar & { jumlah: Rp; dulu: Rp; jasaTotal: Rp | null; ppn: Rp },
  masuk: readonly Mutasi[],
): Jurnal => ({
  kind: 'SERVICE',
  document: keluar.document,
  lines: [
    ...barangKeluar(keluar),
    ...masuk,
    ...(keluar.jasaTotal === null
      ? jasa(keluar.no_service, -keluar.jumlah, 0)
      : jasa(keluar.no_service, keluar.dulu, keluar.jasaTotal, keluar.ppn)),
  ],
})

/** Called off: the pieces as they are now, and what was paid but for what is kept of it. */
export const jurnalBatalService = (
  keluar: Keluar & { jumlah: Rp; hangus: Rp },
  uangKeluar: readonly Mutasi[],
): Jurnal => ({
  kind: 'SERVICE',
  document: keluar.document,
  lines: [...barangKeluar(keluar), ...uangKeluar, ...jasa(keluar.no_service, keluar.jumlah, keluar.hangus)],
})
