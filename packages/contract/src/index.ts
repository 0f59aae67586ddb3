export {
  type ArtiPindaian,
  barcode,
  barcodeCari,
  letakPindai,
  pindai,
  pindaiCari,
  TIAP_BARIS,
} from './barcode.ts'
export { Berkas, berkas, fotoMasuk, jenisBerkas } from './berkas.ts'
export {
  alasan,
  batalEndpoint,
  type Dokumen,
  defineDokumen,
  dibatalkan,
  dokumenEndpoints,
  dokumenRow,
  listEndpoint,
  nomor,
  otorisasi,
  otorisasiBila,
  versiBarang,
} from './dokumen.ts'
export {
  type Access,
  type Effect,
  type Endpoint,
  endpoint,
  fillPath,
  type InputOf,
  type Method,
  type OutputOf,
  pathParams,
  type Work,
} from './endpoint.ts'
export {
  bilaDisebut,
  bilangan,
  gram,
  gramBebas,
  gramJumlah,
  id,
  kode,
  kodeBebas,
  namaKunci,
  type Pesan,
  persen,
  persenBebas,
  pesan,
  rupiah,
  rupiahJumlah,
  SEMUA,
  saring,
  saringDipilih,
  tanggal,
  tanggalBebas,
  teks,
  teksBebas,
} from './fields.ts'
export { halaman, type InputHalaman, urutanDari } from './halaman.ts'
export { type Kasus, type KasusTertulis, kasusTampil } from './kasus.ts'
export { angkaPeriksaBenar, barcodeLama, bentukBarcode, salahBarcodeLama } from './label-lama.ts'
export { inGroups, type LaporanEndpoint, type LaporanRows, laporanEndpoint, periode } from './laporan.ts'
export { type Master, type MasterOptions, masterEndpoints } from './master.ts'
export {
  type Aksi,
  type AksiEntry,
  type AksiMaster,
  aksiMaster,
  type MasterMenu,
  type Menu,
  type MenuEntry,
  type MutasiMenu,
  namaHak,
  type Register,
} from './menu.ts'
export { pesanIsian } from './pesan.ts'
export { pilihan, pilihanBebas } from './pilihan.ts'
export { type JenisSel, kolom, type Sel, selOf } from './sel.ts'
export { sidik, sidikDraft } from './sidik.ts'
export { bentukTelepon, denganNol, isTelepon, noHp, noHpBebas, noHpToko, tanpaTanda } from './telepon.ts'
