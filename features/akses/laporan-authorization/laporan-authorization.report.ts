import { formatDesimal } from '@kencana/ledger'
import { byField, report, sebutan, sebutanTempat } from '@kencana/reports/report'
import { laporanBeda } from './laporan-authorization.contract.ts'

/** Whoever or whatever is summed up; a kind of loss as people say it. */
const siapa = ({ siapa: nama, kategori }: { siapa: string; kategori: string }): string =>
  nama === kategori ? sebutan(nama) : nama

const persen = ({ persen: milik }: { persen: number }): string => `${formatDesimal((milik / 1_000).toFixed(2))} %`

/** Both values and how far they are apart. */
const ukuran = (kind: 'rupiah' | 'gram', [hitung, input]: readonly [string, string]) =>
  [
    { key: 'hitung', title: hitung, kind, total: true },
    { key: 'input', title: input, kind, total: true },
    { key: 'selisih', title: 'Selisih', kind, total: true },
    { key: 'persen', title: 'Persen', value: persen },
    { key: 'tanda', title: 'Tanda' },
  ] as const

const RUPIAH = ukuran('rupiah', ['Hitungan', 'Diisi'])
const GRAM = ukuran('gram', ['Masuk (g)', 'Hasil (g)'])

const rekap = (ukur: ReturnType<typeof ukuran>) => ({
  columns: [
    { key: 'siapa', title: 'Siapa', value: siapa },
    { key: 'baris', title: 'Baris', kind: 'int', total: true },
    { key: 'beda', title: 'Berbeda', kind: 'int', total: true },
    ...ukur,
  ] as const,
  ...LAGI,
})

const DOKUMEN = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'dokumen', title: 'No Dokumen', kind: 'kode' },
] as const

const ORANG = [
  { key: 'user_id', title: 'User' },
  { key: 'disetujui_oleh', title: 'Disetujui Oleh' },
] as const

const LAGI = {
  groupBy: {
    ...byField('kategori', 'kategori'),
    head: ({ kategori }: { kategori: string }) => ({ kode: sebutan(kategori) }),
  },
  ringkas: 'selisih',
} as const

export const bedaReport = report(laporanBeda, {
  menu: '/laporan-authorization',
  table: {
    REKAP: rekap(RUPIAH),
    DETAIL: {
      columns: [
        ...DOKUMEN,
        { key: 'nama', title: 'Nama', kind: 'name' },
        ...RUPIAH,
        { key: 'kode_sales', title: 'Kode Sales', kind: 'kode' },
        ...ORANG,
      ],
      ...LAGI,
    },
    SUSUT: rekap(GRAM),
    'SUSUT DETAIL': {
      columns: [
        ...DOKUMEN,
        { key: 'nama', title: 'Tempat', kind: 'name', value: ({ nama }) => sebutanTempat(nama) },
        ...GRAM,
        ...ORANG,
      ],
      ...LAGI,
    },
  },
})
