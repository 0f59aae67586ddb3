/** The demo chain: one believable family of shops in East Java. */

/** Password of every demo login; only this data knows it. */
export const PASSWORD_DEMO = 'kencana123'

export const TOKO = [
  {
    kode_toko: 'TK01',
    nama_toko: 'KENCANA JAYA MALANG',
    alamat_toko: 'JL. PASAR BESAR 12, SUKOHARJO, KLOJEN, MALANG',
    no_hp: '0341-362118',
    kas_awal: 85_000_000,
  },
  {
    kode_toko: 'TK02',
    nama_toko: 'KENCANA JAYA BATU',
    alamat_toko: 'JL. DEWI SARTIKA 45, TEMAS, BATU',
    no_hp: '0341-591204',
    kas_awal: 40_000_000,
  },
  {
    kode_toko: 'TK03',
    nama_toko: 'KENCANA JAYA KEPANJEN',
    alamat_toko: 'JL. AHMAD YANI 7, KEPANJEN, MALANG',
    no_hp: '0341-395577',
    kas_awal: 35_000_000,
  },
] as const

export const OWNER = { user_id: 'OWNER', user_name: 'HENDRA WIJAYA' }

export const USERS = [
  { user_id: 'SU', user_name: 'RATNA SARI', level: 'SU', kode_toko: 'TK01' },
  { user_id: 'KASIR', user_name: 'DEWI ANGGRAINI', level: 'KASIR', kode_toko: 'TK01' },
  { user_id: 'SALES', user_name: 'AGUS SALIM', level: 'SALES', kode_toko: 'TK01' },
  { user_id: 'GUDANG', user_name: 'BUDI SANTOSO', level: 'GUDANG', kode_toko: 'TK01' },
  { user_id: 'KASIR2', user_name: 'SITI AMINAH', level: 'KASIR', kode_toko: 'TK02' },
  { user_id: 'SALES2', user_name: 'RINA MARLINA', level: 'SALES', kode_toko: 'TK02' },
  { user_id: 'GUDANG2', user_name: 'JOKO PRASETYO', level: 'GUDANG', kode_toko: 'TK02' },
] as const

/** Prices per gram are those of fine gold: a piece costs its fineness of them (kategori_harga = harga_100%). */
export const GROUP = [
  {
    kode_group: 'MM',
    nama_group: 'MAS MUDA',
    jenis_group: 'PERHIASAN',
    harga: 2_350_000,
    harga_modal: 2_255_000,
    persen: '70',
  },
  {
    kode_group: 'MT',
    nama_group: 'MAS TUA',
    jenis_group: 'PERHIASAN',
    harga: 2_350_000,
    harga_modal: 2_265_000,
    persen: '91.6',
  },
  {
    kode_group: 'M8',
    nama_group: 'MAS DELAPAN KARAT',
    jenis_group: 'PERHIASAN',
    harga: 2_350_000,
    harga_modal: 2_240_000,
    persen: '37.5',
  },
  {
    kode_group: 'MP',
    nama_group: 'MAS PUTIH',
    jenis_group: 'PERHIASAN',
    harga: 2_520_000,
    harga_modal: 2_410_000,
    persen: '75',
  },
  {
    kode_group: 'LM',
    nama_group: 'LOGAM MULIA',
    jenis_group: 'BATANGAN',
    harga: 2_380_000,
    harga_modal: 2_335_000,
    persen: '99.99',
  },
] as const

const BENTUK = [
  ['CIN', 'CINCIN'],
  ['GLG', 'GELANG'],
  ['KLG', 'KALUNG'],
  ['ATG', 'ANTING'],
  ['LTN', 'LIONTIN'],
  ['GWG', 'GIWANG'],
] as const

// A type code is unique over all groups, so each group but the first carries a mark of its own.
const TANDA = { MM: '', MT: 'T', M8: '8', MP: 'P' } as const

export const JENIS = [
  ...Object.entries(TANDA).flatMap(([kode_group, tanda]) =>
    BENTUK.map(([kode, nama]) => ({ kode_dept: `${kode}${tanda}`, nama_dept: nama, kode_group })),
  ),
  { kode_dept: 'LM', nama_dept: 'BATANG LOGAM MULIA', kode_group: 'LM' },
]

const etalase = (kode: string, nama: string, jumlah: number) =>
  Array.from({ length: jumlah }, (_, i) => ({
    kode_baki: `${kode}0${i + 1}`,
    nama_baki: `${nama} ${i + 1}`,
    kode_gudang: 'TOKO',
    berat_baki: 182_500 + i * 1_250,
    berat_bandrol: 350,
  }))

const kerja = (kode_baki: string, nama_baki: string, kode_gudang: string) => ({
  kode_baki,
  nama_baki,
  kode_gudang,
  berat_baki: 95_000,
  berat_bandrol: 0,
})

/** Trays of one shop; weights in milligrams. NISA1 comes with the shop itself. */
export const BAKI = [
  ...etalase('CN', 'CINCIN', 6),
  ...etalase('GL', 'GELANG', 4),
  ...etalase('KL', 'KALUNG', 4),
  ...etalase('AT', 'ANTING', 3),
  ...etalase('LT', 'LIONTIN', 2),
  kerja('BELI1', 'PEMBELIAN HARIAN', 'BELI'),
  kerja('TTP1', 'TITIPAN PELANGGAN', 'TITIP'),
  kerja('SP1', 'SORTIR PEMBELIAN', 'SP'),
  kerja('RSK1', 'BARANG RUSAK', 'RUSAK'),
  kerja('SPLN1', 'SORTIR LAIN', 'SP-LN'),
  kerja('SPBOS1', 'SORTIR UNTUK BOS', 'SP-BOS'),
  kerja('SPPB1', 'SORTIR UNTUK PABRIK', 'SP-PBRK'),
  kerja('SS1', 'SORTIR SEPUH', 'SS'),
  kerja('KS1', 'KEMBALI SEPUH', 'KS'),
  kerja('HCR1', 'HANCUR', 'HANCUR'),
]

/** Who sells in which shop. */
export const SALES: Readonly<Record<(typeof TOKO)[number]['kode_toko'], readonly string[]>> = {
  TK01: ['RINA MARLINA', 'AGUS SALIM', 'DIAN LESTARI', 'BAYU SETIAWAN'],
  TK02: ['SRI WAHYUNI', 'EKO PRABOWO', 'FITRI HANDAYANI'],
  TK03: ['NURUL HIDAYAH', 'TONI HARTONO'],
}
