/** Mutants of installations: each would double goods, lose them between two books, or let somebody else in. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
import type { Mutant } from './mutant.ts'

const TERIMA = 'features/cabang/surat/terima-surat.store.ts'
const ANTAR = 'features/cabang/surat/antar.api.ts'
const SAMPAI = 'features/cabang/kirim-barang-kecabang/surat-sampai.store.ts'
const PERIKSA = 'features/cabang/kiriman-masuk/periksa-kiriman.store.ts'
const JARINGAN = ['features/cabang/surat/jaringan.test.ts'] as const
const SEKALI = ['features/cabang/kiriman-masuk/sekali.test.ts'] as const

export const cabangMutants: readonly Mutant[] = [
  {
    id: 'surat-lompat',
    breaks: 'Letters are accepted with a gap before them: confirmations come before what they confirm.',
    file: TERIMA,
    text: "if (!ada && surat.urut > terakhir + 1) return { urutan: 'LOMPAT' }",
    becomes: '',
    killedBy: JARINGAN,
  },
  {
    id: 'tarik-pasti',
    breaks: 'Goods whose letter has left come back to their tray without a word from who may have them.',
    file: ANTAR,
    text: 'UPDATE surat_keluar SET percobaan = percobaan + 1\n',
    becomes: 'UPDATE surat_keluar SET percobaan = percobaan + 0\n',
    killedBy: ['features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.test.ts'],
  },
  {
    id: 'surat-hilang',
    breaks: 'A receiver that was restored from a backup is never sent again what it lost.',
    file: ANTAR,
    text: "if (urutan === 'LOMPAT' && !(await ulangDari(db, id, terakhir)))",
    becomes: "if (urutan === 'LOMPAT' && terakhir < 0 && !(await ulangDari(db, id, terakhir)))",
    killedBy: JARINGAN,
  },
  {
    id: 'sampai-terlambat',
    breaks: 'What another installation confirms is booked on a day that should be closed.',
    file: SAMPAI,
    text: "  if (ctx.terlambat) return 'MENUNGGU'\n  const barang = yangSampai(semua, sampai)",
    becomes: '  const barang = yangSampai(semua, sampai)',
    killedBy: JARINGAN,
  },
  {
    id: 'barang-dua-kali',
    breaks: 'A piece that lies here is taken in again because another installation says so.',
    file: PERIKSA,
    text: "if (ada.status !== 'CABANG') throw tolak(`Sudah Ada Di Instalasi Tujuan, ${ada.status}`)",
    becomes: '',
    killedBy: SEKALI,
  },
  {
    id: 'nomor-kembar',
    breaks: 'Two installations of one number are linked, and draw the same barcodes.',
    file: 'features/cabang/sambungan/sambungan.server.ts',
    text: "if (ini.nomor === lain.nomor) throw new Refusal('rule', `Nomor Instalasi ${ini.nomor} Dipakai Keduanya`)",
    becomes: '',
    killedBy: ['features/cabang/sambungan/sambungan.test.ts'],
  },
  {
    id: 'token-diputus',
    breaks: 'The secret of a link that was cut still opens the door.',
    file: 'packages/server-kit/src/layanan.ts',
    text: "FROM sambungan s JOIN rahasia r ON r.nama = 'layanan:' || s.id WHERE s.aktif`)",
    becomes: "FROM sambungan s JOIN rahasia r ON r.nama = 'layanan:' || s.id`)",
    killedBy: ['features/cabang/sambungan/sambungan.test.ts'],
  },
  {
    id: 'nilai-antar-instalasi',
    breaks: 'Goods cost the receiver something else than they cost the sender, and RK never comes to nothing.',
    file: 'features/neraca/nilai/nilai-hari.query.ts',
    text: 'SELECT CASE WHEN d.dinilai THEN d.nilai END::bigint AS rp FROM kiriman_masuk_detail d',
    becomes: 'SELECT NULL::bigint AS rp FROM kiriman_masuk_detail d',
    killedBy: ['features/neraca/nilai/nilai-cabang.test.ts'],
  },
]
