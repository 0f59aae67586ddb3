/** Mutants of installations: each would double goods, lose them between two books, or let somebody else in. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
import type { Mutant } from './mutant.ts'

const TERIMA = 'features/cabang/surat/terima-surat.store.ts'
const ANTAR = 'features/cabang/surat/antar.api.ts'
const SAMPAI = 'features/cabang/kirim-barang-kecabang/surat-sampai.store.ts'
const PERIKSA = 'features/cabang/kiriman-masuk/periksa-kiriman.store.ts'
const PALSU = ['features/cabang/surat/palsu.test.ts'] as const
const PULIH = ['features/cabang/kirim-barang-kecabang/pulih.test.ts'] as const
const JARINGAN = ['features/cabang/surat/jaringan.test.ts'] as const
const SEKALI = ['features/cabang/kiriman-masuk/sekali.test.ts'] as const

export const cabangMutants: readonly Mutant[] = [
  {
    id: 'cabang-markis',
    breaks: 'A piece loses its own price on its way to another installation.',
    file: 'features/cabang/kirim-barang-kecabang/kecabang.store.ts',
    text: 'b.tipe_barang, b.is_markis, b.foto',
    becomes: 'b.tipe_barang, false AS is_markis, b.foto',
    killedBy: ['features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.test.ts'],
  },
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
    text: "if (ada.status !== 'CABANG') throw bentrok(`Sudah Ada Di Instalasi Tujuan, ${ada.status}`)",
    becomes: '',
    killedBy: SEKALI,
  },
  {
    id: 'ditarik-tanpa-diminta',
    breaks: 'Goods lie on the sender\u2019s tray again because another installation says so, while it has them.',
    file: SAMPAI,
    text: "if (kirim.tarik_alasan === null) throw new Refusal('rule', `Kiriman ${no_kirim} Tidak Diminta Kembali`)",
    becomes: "if (kirim.tarik_alasan === null) kirim.tarik_alasan = '-'",
    killedBy: PALSU,
  },
  {
    id: 'ditarik-dihitung',
    breaks: 'Goods come back onto a tray that is counted, or their letter is refused and nobody can go on.',
    file: SAMPAI,
    text: "one.kode_baki_asal),\n    )\n  )\n    return 'MENUNGGU'",
    becomes: 'one.kode_baki_asal),\n    )\n  )\n    void 0',
    killedBy: PALSU,
  },
  {
    id: 'sampai-lagi',
    breaks: 'A receiver that was restored cannot confirm the rest of a dispatch, because part of it arrived before.',
    file: SAMPAI,
    text: 'if (satu.no_sampai !== null) return []',
    becomes: "if (satu.no_sampai !== null) throw new Refusal('rule', 'Sudah Sampai')",
    killedBy: PALSU,
  },
  {
    id: 'surat-galat-database',
    breaks: 'One letter that a table refuses stops the whole link for ever.',
    file: TERIMA,
    text: 'const BERTENTANGAN = /^2[23]/',
    becomes: 'const BERTENTANGAN = /^99/',
    killedBy: ['features/cabang/import-data-pusat/surat-master.test.ts'],
  },
  {
    id: 'nomor-kiriman-asing',
    breaks: 'A dispatch of this installation is hidden by one that another installation gives its number.',
    file: 'features/cabang/kiriman-masuk/surat-kiriman.store.ts',
    text: 'if (!no_kirim.startsWith(`KCB-${asal}-`))',
    becomes: 'if (asal === no_kirim)',
    killedBy: PALSU,
  },
  {
    id: 'amplop-besar',
    breaks: 'An envelope that is too large for the way blocks its link for ever.',
    file: ANTAR,
    text: 'if (error.status === TERLALU_BESAR && surat.length > 1)',
    becomes: 'if (error.status === TERLALU_BESAR && surat.length < 1)',
    killedBy: PALSU,
  },
  {
    id: 'selisih-cabang-satuan',
    breaks: 'The page of links calls honest books a thousand times apart.',
    file: 'features/cabang/kiriman-data/kiriman-data.query.ts',
    text: 'SELECT x.kode_toko, x.lain, x.berat AS mg',
    becomes: 'SELECT x.kode_toko, x.lain, x.berat * 1000 AS mg',
    killedBy: ['features/cabang/kiriman-data/kiriman-data.test.ts'],
  },
  {
    id: 'tarik-ragu',
    breaks:
      'Goods whose number or barcode the receiver knows lie on the sender\u2019s tray again at once, and on the receiver\u2019s.',
    file: 'features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.server.ts',
    text: 'return belum && !surat.ragu',
    becomes: 'return belum',
    killedBy: PULIH,
  },
  {
    id: 'kiriman-terlupa',
    breaks:
      'A sender that was restored from a backup is refused the dispatch that the receiver has, and goods are on two trays.',
    file: 'features/cabang/kiriman-masuk/surat-kiriman.store.ts',
    text: "if (await sudahDatang(dunia, kiriman)) return 'DITERIMA'",
    becomes: '',
    killedBy: PULIH,
  },
  {
    id: 'tarik-di-sana',
    breaks: 'Who has the goods says that they may be taken back, because he refused their letter.',
    file: 'features/cabang/kiriman-masuk/surat-kiriman.store.ts',
    text: 'await periksaTidakDiSini(dunia, barang)',
    becomes: '',
    killedBy: PULIH,
  },
  {
    id: 'master-lama',
    breaks: 'An old letter that is sent again turns a branch\u2019s price back.',
    file: 'features/cabang/import-data-pusat/surat-master.store.ts',
    text: "if (await sudahLebihBaru(dunia, tabel, kunci)) return 'DITERIMA'",
    becomes: '',
    killedBy: ['features/cabang/import-data-pusat/surat-master.test.ts'],
  },
  {
    id: 'surat-putusan',
    breaks: 'A letter that was kept until a day is open and then refused stays green at who wrote it.',
    file: 'features/cabang/surat/kabar.api.ts',
    text: "await catatHasil(db, waktu, putusan, 'MENUNGGU')",
    becomes: '',
    killedBy: ['features/cabang/surat/putusan.test.ts'],
  },
  {
    id: 'kategori-kembali',
    breaks: 'A piece comes back as gold of another category, and both books together still come to nothing.',
    file: PERIKSA,
    text: 'if (ada.kode_group !== kode_group)',
    becomes: 'if (ada.kode_group === null)',
    killedBy: PALSU,
  },
  {
    id: 'nilai-kiriman-wajar',
    breaks: 'A ring is worth a hundred billion because another installation says so, and closing books it.',
    file: PERIKSA,
    text: '  if (mahal)\n',
    becomes: '  if (mahal && mahal.nilai < 0)\n',
    killedBy: PALSU,
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
