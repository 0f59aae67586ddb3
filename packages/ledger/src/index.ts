export { AKUN, type Akun, type Isi, refTukang, type SifatAkun, sifat, TEMPAT_STOK } from './akun.ts'
export { AKUN_BAYAR, akunBayar, type CaraBayar, type TujuanBayar } from './bayar.ts'
export {
  BENTUK,
  type Bentuk,
  bentuk,
  bentukAngka,
  desimalDari,
  formatBulan,
  formatDesimal,
  pakaiBentuk,
  terbaca,
} from './bentuk.ts'
export {
  hargaJual,
  hargaModal,
  hargaPerGramKadar,
  murni,
  type Persentase,
  parsePersen,
  persentase,
  resolveKadar,
  SERATUS_PERSEN,
} from './harga.ts'
export { type BahanHargaBeli, type HargaBeli, hargaBeli, type PotonganBeli } from './harga-beli.ts'
export {
  type JumlahBarang,
  type Jurnal,
  lewatLaci,
  type Mutasi,
  pindah,
  reverse,
  type Tempat,
  uang,
  violations,
} from './journal.ts'
export { jumlah, jumlahBerat } from './jumlah.ts'
export { type AturanKind, aturan, type Gerak, KINDS, type Kind } from './kinds.ts'
export { type Kombinasi, kombinasiTerdekat } from './kombinasi.ts'
export { type EmasLebur, hasilLebur } from './lebur.ts'
export {
  formatGram,
  formatRibuan,
  formatRupiah,
  grouped,
  MAX_BERAT,
  MeasureError,
  type Mg,
  mg,
  type Pcs,
  parseGram,
  pcs,
  type Rp,
  rp,
  toGram,
} from './measures.ts'
export { type IsiLot, type PotonganLot, potongLot } from './potong-lot.ts'
export {
  batasLot,
  batasSelisih,
  batasSelisihDokumen,
  jumlahSelisih,
  persenDari,
  type SelisihDokumen,
} from './selisih.ts'
