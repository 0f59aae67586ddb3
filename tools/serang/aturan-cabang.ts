/** Rules between installations, as tools/serang/aturan.ts has those of one. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
import type { Mutant } from '../mutants/mutant.ts'

const SAMPAI = 'features/cabang/kirim-barang-kecabang/surat-sampai.store.ts'
const PERIKSA = 'features/cabang/kiriman-masuk/periksa-kiriman.store.ts'

// biome-ignore format: a table to be read at a glance
export const ATURAN_CABANG: readonly (Pick<Mutant, 'id' | 'file' | 'text' | 'becomes'> & { teks: string })[] = [
  { id: 'cabang-berat', teks: 'yang sampai di instalasi lain beratnya seperti yang berangkat', file: SAMPAI, text: 'if (satu.berat !== berat) throw', becomes: 'if (satu.berat < 0) throw' },
  { id: 'cabang-sekali', teks: 'barang yang ada di sini tidak datang sekali lagi', file: PERIKSA, text: "if (ada.status !== 'CABANG') throw bentrok(`Sudah Ada Di Instalasi Tujuan, ${ada.status}`)", becomes: '' },
  { id: 'cabang-diminta', teks: 'barang kembali karena suratnya hanya bila diminta kembali', file: SAMPAI, text: "if (kirim.tarik_alasan === null) throw new Refusal('rule', `Kiriman ${no_kirim} Tidak Diminta Kembali`)", becomes: "if (kirim.tarik_alasan === null) kirim.tarik_alasan = '-'" },
  { id: 'cabang-milik-sambungan', teks: 'token satu sambungan tidak berlaku bagi kiriman sambungan lain', file: SAMPAI, text: 'if (asal?.portal !== pengirim.portal) throw tidakAda()', becomes: 'if (!asal) throw tidakAda()' },
  { id: 'cabang-lapor-sendiri', teks: 'master yang diubah cabang saat sambungan diputus dibaca pusat', file: 'features/cabang/import-data-pusat/banding.api.ts', text: 'export const ALARM_MASTER = [sendiri, beda]', becomes: 'export const ALARM_MASTER = [sendiri, beda].slice(1)' },
  { id: 'cabang-beda-dibawa', teks: 'susut barang di satu instalasi dihitung di instalasi berikutnya', file: 'features/cabang/kiriman-masuk/terima-cabang.api.ts', text: '      await catatBeda()\n', becomes: '' },
  { id: 'cabang-beda-kembali', teks: 'barang kembali dengan susut semua instalasi dalam satu toleransi', file: PERIKSA, text: '    periksaBeda(satu, row, batas)\n', becomes: '' },
  { id: 'cabang-uang-diterima', teks: 'uang yang diterima di instalasi lain tidak kembali ke laci pengirimnya', file: 'features/cabang/uang-masuk/kirim-uang.api.ts', text: 'if (no_terima !== null || (!belum && ditolak === null)) throw', becomes: 'if (jumlah < 0) throw' },
  { id: 'cabang-uang-tetap', teks: 'uang yang datang dari instalasi lain tetap di buku penerimanya', file: 'features/keuangan/uang/uang.server.ts', text: "if (arah === 'TAMBAH') await tolakBatalTerima(ctx, input.no_uang)\n      else await", becomes: "if (arah !== 'TAMBAH') await" },
  { id: 'cabang-uang-jumlah', teks: 'uang yang sampai di instalasi lain sebanyak yang berangkat', file: 'features/cabang/uang-masuk/surat-uang.store.ts', text: 'if (kirim.jumlah !== jumlah) throw', becomes: 'if (jumlah < 0) throw' },
  { id: 'cabang-uang-tunai', teks: 'uang tunai dari instalasi lain masuk rekening di depan saksi', file: 'features/cabang/uang-masuk/uang-masuk.server.ts', text: 'rekening === null ? null : kasusMasuk(', becomes: 'rekening === null || !masuk.bank ? null : kasusMasuk(' },
]
