export { type Balance, type BalanceKey, kunciSaldo, readBalances } from './balances.ts'
export { BARANG_PERGI, cariDenganLabel } from './barcode-lama.ts'
export {
  batalDokumen,
  bukukanBatal,
  dipakaiOleh,
  kasusDisetujui,
  kunciBatal,
  periksaBatal,
  periksaHariBatal,
  tingkatAsal,
} from './batal.ts'
export {
  buktiCocok,
  KunciBukti,
  kunciBukti,
  pasangKunciBukti,
  pesanHari,
  pesanPenerus,
  sidikBukti,
  tandaiBukti,
} from './bukti.ts'
export { type Clock, geserTanggal, realClock, tanggalDi, WalkingClock } from './clock.ts'
export { JAM_DIBETULKAN } from './clock-guard.ts'
export { type AuditEntry, type Buku, isOwner, type ReadContext, type Sesi, type WriteContext } from './context.ts'
export {
  BERAT,
  bacaDokumen,
  cetakan,
  hitungBaris,
  hitungTerbuka,
  insertRows,
  pairs,
  SEJAK,
  simpanDokumen,
  TERSIMPAN,
  terbukaBarang,
  waktu,
} from './dokumen.ts'
export { checkEntered } from './entered.ts'
export { ATURAN_DATABASE } from './errors.ts'
export { catatFoto, type FotoTersapu, type FotoTersimpan, ISI_FOTO, sapuFoto, simpanFoto, terimaFoto } from './foto.ts'
export { Gate, limitsFor } from './gate.ts'
export { dapatGiliran } from './giliran.ts'
export { createHttp } from './http.ts'
export { type Answered, Caller, CallRefused } from './in-process.ts'
export { dapatDibaca, kunciBaru, kunciCocok, samarkan } from './kunci-baca.ts'
export { bacaKunciBukti, gantiKunciBukti, siapkanKunciBukti } from './kunci-bukti.ts'
export { bacaKunciSegel, type SalinanKunci, salinanBerkas, salinanKunci, siapkanKunciSegel } from './kunci-segel.ts'
export { bacaPengirim, type Layanan, type Pengirim, tulisLayanan } from './layanan.ts'
export { masterList, masterRoutes, masterWrites } from './master-routes.ts'
export { type PerluSetuju, setujuiMaster } from './master-setuju.ts'
export type { MasterTable, Rujukan, Tahan } from './master-store.ts'
export { belumDiputus, type Minta, PERMINTAAN_TERBUKA, pilihMinta } from './minta.ts'
export { lihatNomor, nextNomor } from './nomor.ts'
export { openApi } from './openapi.ts'
export { kunciOtorisasi, pakaiOtorisasi, tentangBarang } from './otorisasi.ts'
export { type KunciMaster, kunciMaster, postJournal, reverseJournal, tolakBankKurang } from './post-journal.ts'
export { lockToko, publicWrite, sebagai, writeAudit } from './public-write.ts'
export { peranDatabase } from './ready.ts'
export { AKSES_DITOLAK, AKSI_DITOLAK, Refusal, type RefusalKind, TOKO_BELUM_DITUTUP } from './refusal.ts'
export { registerRoutes } from './register.ts'
export { grouped, laporanRoute, only, standing, stood, within } from './report.ts'
export {
  type Alarm,
  type Deps,
  type Feature,
  type Hitungan,
  type PublicContext,
  publicRoute,
  type Route,
  route,
  type ServiceContext,
  serviceRoute,
  type Terbuka,
} from './route.ts'
export { type HariDisegel, KunciSegel, kunciSegel, pasangKunciSegel, tandaiSegel, terimaSegel } from './segel.ts'
export {
  type BarisSel,
  bacaSel,
  bacaSemuaSel,
  denganNolDepan,
  type IsiSel,
  salahBaris,
  salahTeks,
  tanpaNol,
  utuhDari,
} from './sel.ts'
export { type Claims, loadTokenSigner, TokenSigner } from './token.ts'
export { type Penulis, tulisDalam } from './write-context.ts'
