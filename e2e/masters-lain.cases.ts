/** The masters with few rules of their own: what is typed into each, what the list then shows, what is said when empty. */

interface Isian {
  label: string
  typed: string
  shown: string
  pesan: string
}

export interface MasterLain {
  path: `/${string}`
  label: string
  /** Path of its list. */
  list: string
  emptyText: string
  /** Rows that are there from the beginning. */
  seeded?: true
  fields: readonly [Isian, ...Isian[]]
  /** What an edit types into which field. */
  edit: { label: string; value: string; shown: string }
  tanya?: string
  /** What a row is called that only several fields together make one. */
  baris?: string
}

const isi = (label: string, typed: string, shown = typed.toUpperCase(), pesan = `${label} Harus Diisi`): Isian => ({
  label,
  typed,
  shown,
  pesan,
})
const pilih = (label: string, typed: string) => isi(label, typed, typed.toUpperCase(), `${label} Harus Dipilih`)
const kosong = (label: string, typed: string, pesan: string) => isi(label, typed, typed.toUpperCase(), pesan)

export const LAIN: readonly MasterLain[] = [
  {
    path: '/master-atribut',
    label: 'Atribut',
    list: 'masteratribut/get/all',
    emptyText: 'Data Atribut Kosong',
    fields: [isi('Atribut', 'zircon putih')],
    edit: { label: 'Atribut', value: 'zircon merah', shown: 'ZIRCON MERAH' },
  },
  {
    path: '/master-labeling',
    label: 'Labeling',
    list: 'labeling/get/all',
    emptyText: 'Data Labeling Kosong',
    fields: [isi('Kode Labeling', 'lb1'), isi('Nama Labeling', 'labeling satu')],
    edit: { label: 'Nama Labeling', value: 'labeling dua', shown: 'LABELING DUA' },
  },
  {
    path: '/master-pabrik',
    label: 'Pabrik',
    list: 'masterpabrik/get/all',
    emptyText: 'Data Pabrik Kosong',
    fields: [isi('Pabrik', 'ubs')],
    edit: { label: 'Pabrik', value: 'hwt', shown: 'HWT' },
  },
  {
    path: '/master-bandrol',
    label: 'Bandrol',
    list: 'parabandrol/get/all',
    emptyText: 'Data Bandrol Kosong',
    fields: [isi('Keterangan', 'lipat'), isi('Berat Bandrol', '0.35', '0.350')],
    edit: { label: 'Berat Bandrol', value: '0.4', shown: '0.400' },
  },
  {
    path: '/master-kondisi-barang',
    label: 'Kondisi Barang',
    list: 'parakondisi/get/all',
    emptyText: 'Data Kondisi Barang Kosong',
    fields: [kosong('Kondisi Barang', 'baik', 'Kondisi Barang Tidak Boleh Kosong')],
    edit: { label: 'Kondisi Barang', value: 'rusak', shown: 'RUSAK' },
  },
  {
    path: '/master-kondisi-pembelian',
    label: 'Kondisi Pembelian',
    list: 'parabeli/get/all',
    emptyText: 'Data Kondisi Pembelian Kosong',
    fields: [
      kosong('Kondisi Barang', 'baik', 'kondisi Tidak Boleh Kosong'),
      pilih('Jenis Potongan', 'persentase'),
      isi('Potongan', '0', '0'),
      kosong('Presentase', '2.5', 'Presentase Tidak Boleh Kosong'),
      kosong('Status Aktif', 'ya', ''),
    ],
    edit: { label: 'Presentase', value: '3', shown: '3' },
  },
  {
    path: '/master-kondisi-pinjaman',
    label: 'Kondisi Pinjaman',
    list: 'parapinjaman/get/all',
    emptyText: 'Data Kondisi Pinjaman Kosong',
    fields: [kosong('Kondisi Pinjaman', 'lengkap', 'Kondisi Pinjaman Tidak Boleh Kosong')],
    edit: { label: 'Kondisi Pinjaman', value: 'tanpa nota', shown: 'TANPA NOTA' },
  },
  {
    path: '/master-kode-transaksi',
    label: 'Kode Transaksi',
    list: 'paratransaksi/get/all',
    emptyText: 'Data Kode Transaksi Kosong',
    seeded: true,
    fields: [
      isi('Kode Transaksi', 'listrik'),
      isi('Deskripsi', 'bayar listrik'),
      pilih('Kas Atau Bank', 'kas'),
      pilih('Masuk Atau Keluar', 'keluar'),
      pilih('Lawan', 'biaya'),
    ],
    edit: { label: 'Deskripsi', value: 'listrik dan air', shown: 'LISTRIK DAN AIR' },
  },
  {
    path: '/master-parameter-potongan-kategori',
    label: 'Parameter Potongan Kategori',
    list: 'parameter-potongan',
    emptyText: 'Data Parameter Potongan Kategori Kosong',
    fields: [pilih('Kode Group', 'mm'), isi('Potongan Harga', '15000', '15,000'), isi('Potongan Markis', '2.5', '2.5')],
    edit: { label: 'Potongan Harga', value: '20000', shown: '20,000' },
  },
  {
    path: '/master-parameter-jenis-group',
    label: 'Jenis Group',
    list: 'para-jenis-group',
    emptyText: 'Data Baki Kosong',
    seeded: true,
    fields: [kosong('Kode Jenis Group', 'batangan', 'Mohon Isi Jenis Group')],
    edit: { label: 'Kode Jenis Group', value: 'kepingan', shown: 'KEPINGAN' },
    tanya: 'Apakah Anda Yakin Ingin Menghapus Kode Kondisi Barang KEPINGAN ?',
  },
  {
    path: '/master-kategori',
    label: 'Kategori',
    list: 'kategori/get/all',
    emptyText: 'Data Kategori Kosong',
    seeded: true,
    fields: [
      isi('Kode Kategori', 'ms'),
      isi('Nama Kategori', 'mas sedang'),
      isi('Harga Per Gram', '2350000', '2,350,000'),
      isi('Presentase', '75', '75'),
      isi('Kadar', '17k'),
    ],
    edit: { label: 'Nama Kategori', value: 'mas tengah', shown: 'MAS TENGAH' },
  },
  {
    path: '/master-sales',
    label: 'Sales',
    list: 'sales/get/all',
    emptyText: 'Data Sales Kosong',
    fields: [isi('Kode Sales', 's01'), isi('Nama Sales', 'rina')],
    edit: { label: 'Nama Sales', value: 'rina marlina', shown: 'RINA MARLINA' },
  },
  {
    path: '/laci-kas',
    label: 'Laci',
    list: 'laci/get/all',
    emptyText: 'Satu Laci Untuk Semua Kasir',
    fields: [isi('Kode Laci', 'l1'), isi('Nama Laci', 'laci depan')],
    edit: { label: 'Nama Laci', value: 'laci tengah', shown: 'LACI TENGAH' },
  },
  {
    path: '/master-tukang',
    label: 'Tukang',
    list: 'tukang/get/all',
    emptyText: 'Data Tukang Kosong',
    fields: [isi('Kode Tukang', 't01'), isi('Nama Tukang', 'slamet')],
    edit: { label: 'Nama Tukang', value: 'pak slamet', shown: 'PAK SLAMET' },
  },
  {
    path: '/master-kadar',
    label: 'Kadar',
    list: 'masterkadar/get/all',
    emptyText: 'Data Kadar Kosong',
    seeded: true,
    fields: [isi('Kadar', '16.5k'), isi('Persentase', '68.75', '68.75')],
    edit: { label: 'Persentase', value: '68.8', shown: '68.8' },
  },
  {
    path: '/master-parameter-point',
    label: 'Parameter Point',
    list: 'parapoin/get/all',
    emptyText: 'Data Parameter Point Kosong',
    fields: [
      pilih('Kode Group', 'mm'),
      pilih('Dihitung Per', 'gram'),
      isi('Setiap Gram', '1', '1.000'),
      isi('Poin', '5', '5'),
    ],
    edit: { label: 'Poin', value: '7', shown: '7' },
  },
  {
    path: '/master-data-hadiah',
    label: 'Hadiah',
    list: 'hadiah/get/all',
    emptyText: 'Data Hadiah Kosong',
    fields: [isi('Kode Hadiah', 'payung'), isi('Nama Hadiah', 'payung emas'), isi('Poin', '50', '50')],
    edit: { label: 'Nama Hadiah', value: 'payung besar', shown: 'PAYUNG BESAR' },
  },
  {
    path: '/master-parameter-rugi-nota',
    label: 'Parameter Rugi Nota',
    list: 'ruginota/get/all',
    emptyText: 'Data Parameter Rugi Nota Kosong',
    baris: 'MM 16K',
    fields: [
      pilih('Kode Kategori', 'mm'),
      isi('Kadar', '16k'),
      isi('Rugi Per Gram', '25000', '25,000'),
      isi('Tambahan Bila Rusak Per Gram', '10000', '10,000'),
    ],
    edit: { label: 'Rugi Per Gram', value: '30000', shown: '30,000' },
  },
  {
    path: '/master-marketplace',
    label: 'Marketplace',
    list: 'marketplace',
    emptyText: 'Data Marketplace Kosong',
    fields: [isi('Kode Marketplace', 'tokped'), isi('Nama Marketplace', 'tokopedia')],
    edit: { label: 'Nama Marketplace', value: 'tokopedia mall', shown: 'TOKOPEDIA MALL' },
  },
  {
    path: '/master-tarif-ppn',
    label: 'Tarif PPN',
    list: 'tarifppn/get/all',
    emptyText: 'Data Tarif PPN Kosong',
    seeded: true,
    baris: 'KHUSUS TK01 PERHIASAN KONSUMEN 2026-07-01',
    fields: [
      pilih('Penjual', 'khusus tk01'),
      pilih('Untuk', 'perhiasan'),
      pilih('Pembeli', 'konsumen'),
      isi('Mulai', '01-07-2026', '2026-07-01', 'Mulai Tidak Boleh Kosong'),
      isi('Tarif', '12'),
      isi('Bagian', '10'),
      { ...pilih('Dasar', '11/12'), shown: '1.1' },
      isi('Sumber', 'pmk contoh'),
    ],
    edit: { label: 'Sumber', value: 'pmk lain', shown: 'PMK LAIN' },
  },
]
