/** The rules that attacks try to get around, and how each is switched off to see that its attacks then go through. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
import type { Mutant } from '../mutants/mutant.ts'

/** A rule: its sentence, and the mistake that takes it away. */
export interface Aturan extends Pick<Mutant, 'id' | 'file' | 'text' | 'becomes'> {
  teks: string
}

const OTORISASI = 'packages/server-kit/src/otorisasi.ts'
const PUTUSAN = 'features/akses/otorisasi/putusan.store.ts'
const BATAS = 'features/pengaturan/batas/batas.api.ts'
const BATAL = 'packages/server-kit/src/batal.ts'

// biome-ignore format: a table to be read at a glance
export const ATURAN: readonly Aturan[] = [
  { id: 'tebakan', teks: 'tebakan dihitung, dan tidak dihapus oleh yang benar', file: 'features/akses/sesi/password.api.ts', text: 'return row?.terkunci ?? false', becomes: 'return row === undefined' },
  { id: 'orang-lain', teks: 'tidak ada yang menyetujui dirinya sendiri', file: PUTUSAN, text: "if (penyetuju === peminta) throw new Refusal('denied', 'Otorisasi Harus Oleh OWN Atau SU Yang Lain')", becomes: '' },
  { id: 'sendirian', teks: 'alasan cukup hanya bila tidak ada orang lain', file: PUTUSAN, text: 'return semua.some((one) => one.user_id === user_id) && !semua.some((one) => !one.baru && one.user_id !== user_id)', becomes: 'return semua.some((one) => one.user_id === user_id)' },
  { id: 'boneka', teks: 'user buatan sendiri sehari ini bukan orang kedua', file: PUTUSAN, text: 'if (await buatan(db, waktu, peminta, penyetuju))', becomes: "if (peminta === '')" },
  { id: 'sehari', teks: 'pemilik baru menyetujui sesudah sehari', file: PUTUSAN, text: 'if (semua.some((one) => one.baru && one.user_id === penyetuju))', becomes: "if (penyetuju === '')" },
  { id: 'pemilik', teks: 'otorisasi hanya dari OWN, SU atau wakilnya', file: PUTUSAN, text: "if (!wakil) throw new Refusal('denied', `${penyetuju} Bukan OWN, SU Atau Wakilnya`)", becomes: 'if (!wakil) return null as never' },
  { id: 'wakil', teks: 'wakil menyetujui sampai batasnya', file: PUTUSAN, text: 'if (rp > wakil.rp_kasus || (hari?.rp ?? 0) + rp > wakil.rp_hari)', becomes: 'if (rp < 0)' },
  { id: 'wakil-sendiri', teks: 'yang menunjuk wakil tidak disetujui olehnya', file: PUTUSAN, text: 'if (wakil.dibuat_oleh === minta.peminta)', becomes: "if (wakil.dibuat_oleh === '')" },
  { id: 'wakil-boneka', teks: 'yang baru diberi password oleh peminta bukan wakilnya', file: PUTUSAN, text: 'if (await buatan(db, waktu, penyetuju, minta.peminta))', becomes: "if (await buatan(db, waktu, penyetuju, ''))" },
  { id: 'batal-taruhan', teks: 'pembatalan memakai batas wakil seperti dokumennya', file: BATAL, text: "return [{ ...asal, kategori: 'BATAL DOKUMEN', aturan,", becomes: "return [{ ...asal, rp: 0, kategori: 'BATAL DOKUMEN', aturan," },
  { id: 'saksi-baru', teks: 'yang baru sehari bukan saksi', file: PUTUSAN, text: 'if (await baruDiangkat(db, waktu, saksi)) throw', becomes: "if (saksi === '') throw" },
  { id: 'wakil-baru', teks: 'yang baru sehari bukan wakil', file: PUTUSAN, text: 'if (await baruDiangkat(db, waktu, penyetuju))', becomes: "if (penyetuju === '')" },
  { id: 'saksi-diusir', teks: 'yang dikeluarkan orang lain masih saksi', file: PUTUSAN, text: 'OR s.alasan <> ALL (${PERGI_SENDIRI}::text[])', becomes: 'OR s.alasan = ANY (${PERGI_SENDIRI}::text[]) AND false' },
  { id: 'basi', teks: 'persetujuan berlaku 15 menit', file: OTORISASI, text: 'if (row.lewat) throw', becomes: "if (row.lewat && id === '') throw" },
  { id: 'hitung-boneka', teks: 'pembuat penghitung hari ini bukan orang kedua', file: 'features/barang/stock-opname/setujui-opname.server.ts', text: 'await pastikanOrangKedua(ctx, oleh)', becomes: '' },
  { id: 'batal-hitung', teks: 'yang menghitung tidak membatalkan hitungannya', file: 'features/barang/stock-opname/stock-opname.server.ts', text: "if (status !== 'HITUNG') await bukanYangMenghitung(ctx, no_so)", becomes: '' },
  { id: 'batas-semua-toko', teks: 'batas sehari berlaku di semua toko', file: BATAS, text: 'WHERE user_id = ${user_id} AND tgl_system = ${tgl_system}', becomes: 'WHERE user_id = ${user_id} AND kode_toko = ${kode_toko} AND tgl_system = ${tgl_system}' },
  { id: 'pindah-opname', teks: 'pemindahan dari opname dibatalkan pemilik', file: 'features/barang/pindah-barang/pindah-barang.server.ts', text: 'if (isOwner(sesi.level)) return', becomes: "if (sesi.level !== '') return" },
  { id: 'tara-baru', teks: 'berat baki baru milik OWN dan SU', file: 'features/master/baki/baki.server.ts', text: 'if ((berat_baki !== 0 || berat_bandrol !== 0) && !isOwner(sesi.level))', becomes: "if (berat_baki !== 0 && sesi.level === '')" },
  { id: 'harga-pertama', teks: 'harga pertama mengikuti kadar yang sama', file: 'features/pengaturan/batas/ubah-harga.api.ts', text: 'if (lama === 0) return kasusHargaPertama(ctx, kode_group, baru)', becomes: 'if (lama === 0) return null' },
  { id: 'parameter-harga', teks: 'cara menghitung harga diubah dengan persetujuan', file: 'features/pengaturan/para-system/para-system.server.ts', text: 'await setujuiMaster(ctx, await kasusHarga(ctx, key, sebelum, value))', becomes: '' },
  { id: 'kadar-edit', teks: 'kadar yang turun jauh disetujui, juga di edit', file: 'features/barang/data-barang/data-barang.server.ts', text: 'if (persentase >= sebelum.persentase) return', becomes: 'if (persentase >= 0) return' },
  { id: 'edit-pemilik', teks: 'harga atribut diturunkan pemilik', file: 'features/barang/data-barang/data-barang.server.ts', text: 'if (isian.harga_atribut < sebelum.harga_atribut)', becomes: 'if (isian.harga_atribut < 0)' },
  { id: 'ganti-harga', teks: 'pindah ke kategori dengan harga lain disetujui', file: 'features/barang/koreksi-barang/koreksi-barang.server.ts', text: '(await hargaSetara(ctx, barang.kode_group, jenis.kode_group))', becomes: "barang.kode_group !== ''" },
  { id: 'draft', teks: 'persetujuan berlaku untuk satu isian', file: OTORISASI, text: 'draft_hash: sidikDraft(endpoint, input as never),', becomes: "draft_hash: sidikDraft(endpoint, input as never).replaceAll(/./g, '0')," },
  { id: 'fakta', teks: 'persetujuan berlaku untuk fakta yang disetujui', file: OTORISASI, text: 'kasus_hash: sidik(semua),', becomes: 'kasus_hash: sidik([]),' },
  { id: 'peminta', teks: 'persetujuan dipakai oleh yang meminta', file: OTORISASI, text: 'Object.entries(minta).every(([name, value]) =>', becomes: "Object.entries(minta).every(([name, value]) => name === 'user_id' ||" },
  { id: 'baca-minta', teks: 'permintaan dibaca oleh yang meminta', file: 'features/akses/otorisasi/otorisasi.server.ts', text: 'sql`m.id = ${id} AND m.user_id = ${sesi.user_id}`', becomes: 'sql`m.id = ${id}`' },
  { id: 'batal-setuju', teks: 'yang disetujui dibatalkan dengan persetujuan', file: BATAL, text: '[...kasus, ...(await kasusDisetujui(ctx, dokumen, nomor))]', becomes: 'kasus.concat((await kasusDisetujui(ctx, dokumen, nomor)).slice(9))' },
  { id: 'batal-gerak', teks: 'pembatalan dinilai sebagai gerak yang dibuatnya', file: 'features/keuangan/uang/uang.server.ts', text: "arah === 'TAMBAH' ? await kasusKeluar(ctx, lawan, jumlah, `Batal ${input.no_uang}`) : null,", becomes: "arah === 'TAMBAH' && jumlah < 0 ? await kasusKeluar(ctx, lawan, jumlah, `Batal ${input.no_uang}`) : null," },
  { id: 'batas-dokumen', teks: 'batas per dokumen', file: BATAS, text: 'if (dokumen !== null && jumlah > dokumen)', becomes: "if (dokumen !== null && batas !== 'biaya' && jumlah > dokumen)" },
  { id: 'batas-hari', teks: 'batas per user dan hari', file: BATAS, text: 'if (terpakai + jumlah > hari)', becomes: 'if (terpakai + jumlah < 0)' },
  { id: 'susut-menumpuk', teks: 'susut satu barang dijumlahkan', file: 'features/barang/cucian/terima-cuci.server.ts', text: 'hilang + susut <= batas(berat_kirim + hilang)', becomes: 'susut <= batas(berat_kirim)' },
  { id: 'susut-cuci', teks: 'susut cuci punya batas', file: 'features/pengaturan/batas/selisih.api.ts', text: 'return (berat) => mg(persenDari(berat, persen))', becomes: 'return (berat) => mg(persenDari(berat, persen) * 100)' },
  { id: 'susut-bulan', teks: 'susut emas lepas 30 hari dijumlahkan', file: 'features/pengaturan/batas/susut.api.ts', text: 'const jumlah = kini + ', becomes: 'const jumlah = kini + 0 * ' },
  { id: 'selisih-relatif', teks: 'selisih timbang paling besar 1 %', file: 'packages/ledger/src/selisih.ts', text: 'mg(Math.min(toleransi, Math.max(LEAST, Math.floor(berat / HUNDREDTH))))', becomes: 'mg(Math.max(toleransi, LEAST, berat / HUNDREDTH / HUNDREDTH / HUNDREDTH))' },
  { id: 'stok-awal', teks: 'stok awal milik OWN dan SU', file: 'features/barang/tambah-barang/tambah-barang.server.ts', text: "if (!isOwner(sesi.level)) throw new Refusal('denied', 'Stok Awal Hanya Dimasukkan OWN Atau SU')", becomes: "if (!isOwner(sesi.level) && sesi.level === '') throw new Refusal('denied', '-')" },
  { id: 'koreksi', teks: 'koreksi di luar selisih timbangan disetujui', file: 'features/barang/koreksi-barang/koreksi-barang.server.ts', text: 'const otorisasi = wajar ? null :', becomes: 'const otorisasi = wajar || berat > 0 ? null :' },
  { id: 'ganti-kadar', teks: 'pindah ke kadar lain disetujui', file: 'features/barang/koreksi-barang/koreksi-barang.server.ts', text: 'kadar.get(barang.kode_group) === kadar.get(jenis.kode_group)', becomes: 'kadar.has(barang.kode_group)' },
  { id: 'kadar-barang', teks: 'kadar barang diubah OWN dan SU', file: 'features/barang/data-barang/data-barang.server.ts', text: "if (persentase !== sebelum.persentase) throw new Refusal('denied', 'Kadar Barang Hanya Diubah OWN Atau SU')", becomes: '' },
  { id: 'kadar-tetap', teks: 'kadar yang sudah dipakai tetap', file: 'features/master/group/group.api.ts', text: 'if (dipakai) throw', becomes: "if (dipakai && kode_group === '') throw" },
  { id: 'tara-barang', teks: 'tara barang menurut masternya', file: 'features/pengaturan/batas/tara.api.ts', text: 'Math.abs(one - berat) > WAJAR', becomes: 'Math.abs(one - berat) > WAJAR * 999' },
  { id: 'tara', teks: 'berat baki milik OWN dan SU', file: 'features/master/baki/baki.server.ts', text: 'if (tara && !isOwner(sesi.level))', becomes: "if (tara && sesi.level === '' && !isOwner(sesi.level))" },
  { id: 'dihitung', teks: 'baki yang dihitung tidak memberi dan menerima', file: 'features/barang/stock-opname/dihitung.api.ts', text: "if (row) throw new Refusal('rule', `Baki ${row.kode_baki} Sedang Dihitung, ${row.no_so}`)", becomes: "if (row?.no_so === '') throw new Refusal('rule', '-')" },
  { id: 'hitung-buta', teks: 'yang menghitung tidak membaca isi baki', file: 'features/barang/stock-opname/dihitung.api.ts', text: "WHERE s.kode_toko = ${kode_toko} AND s.${BERJALAN}", becomes: "WHERE s.kode_toko = ${kode_toko} AND s.${BERJALAN} AND false" },
  { id: 'hitung-orang-lain', teks: 'yang menghitung tidak menyetujui', file: 'features/barang/stock-opname/setujui-opname.server.ts', text: "if (oleh.includes(user_id)) throw new Refusal('rule', 'Yang Menghitung Tidak Menyetujui, Minta OWN Atau SU Lain')", becomes: '' },
  { id: 'temu', teks: 'yang disetujui hilang ditemukan dengan persetujuan', file: 'features/barang/stock-opname/barang-hilang.server.ts', text: 'await kunciOtorisasi(ctx, {', becomes: 'await kunciOtorisasi(ctx, kode_barcode ? [] : {' },
  { id: 'alasan-label', teks: 'label dicetak ulang dengan alasan', file: 'features/cetak/cetak.api.ts', text: "if (alasan !== '') return", becomes: "if (alasan !== '-') return" },
  { id: 'perlihatkan', teks: 'barang berlabel ulang diperlihatkan saat dihitung', file: 'features/barang/stock-opname/stock-opname.server.ts', text: 'await kasusLabel(ctx.db, no_so, putaran, ctx.waktu)', becomes: '(await kasusLabel(ctx.db, no_so, putaran, ctx.waktu)).slice(999)' },
  { id: 'saksi-beli', teks: 'yang membeli tidak mengesahkan sendiri', file: 'features/akses/otorisasi/saksi.api.ts', text: 'if (pembuat === user_id) return false', becomes: 'if (pembuat === user_id) return true' },
  { id: 'harga-beli', teks: 'harga beli di atas hitungan disetujui', file: 'features/pembelian/transaksi-pembelian/kasus-beli.store.ts', text: 'barang.harga <= harga_hitung', becomes: 'barang.harga <= harga_hitung * 9' },
  { id: 'emas-customer', teks: 'emas customer dilihat orang kedua', file: 'features/pesanan/transaksi-pesanan/batas-pesanan.store.ts', text: 'detail_barang.reduce((sum, one) => sum + one.berat_customer, 0),', becomes: 'detail_barang.reduce((sum) => sum, 0),' },
  { id: 'kadar-pesanan', teks: 'kadar pesanan paling banyak 2 persen di bawah kategori', file: 'features/pesanan/transaksi-pesanan/batas-pesanan.store.ts', text: 'if (!terlaluRendah(persentase, seharusnya)) return null', becomes: 'if (persentase > 0 || !terlaluRendah(persentase, seharusnya)) return null' },
  { id: 'jatah-tukang', teks: 'jatah susut tukang mengikuti beratnya', file: 'features/pesanan/pembagian-pesanan/jatah-tukang.store.ts', text: 'berat_susut <= susut', becomes: 'berat_susut >= 0' },
  { id: 'ongkos-tukang', teks: 'ongkos tukang mengikuti beratnya', file: 'features/pesanan/pembagian-pesanan/jatah-tukang.store.ts', text: 'ongkos_tukang <= ongkos', becomes: 'ongkos_tukang >= 0' },
  { id: 'emas-tukang', teks: 'emas customer dihitung ke emas di tukang', file: 'features/pesanan/pembagian-pesanan/pembagian-pesanan.server.ts', text: 'if (berat_customer === 0) return null', becomes: 'if (berat_customer >= 0) return null' },
  { id: 'ubah-harga', teks: 'harga berubah sedikit sekali ubah', file: 'features/pengaturan/batas/ubah-harga.api.ts', text: 'lama > 0 && lewat(lama, baru, sekali)', becomes: 'lama < 0 && lewat(lama, baru, sekali)' },
  { id: 'ubah-harga-hari', teks: 'harga berubah sedikit sehari', file: 'features/pengaturan/batas/ubah-harga.api.ts', text: 'kemarin > 0 && lewat(kemarin, baru, sehari)', becomes: 'kemarin < 0 && lewat(kemarin, baru, sehari)' },
  { id: 'harga-sejam', teks: 'sejam sesudah turun harga lama berlaku', file: 'features/pengaturan/batas/harga-berlaku.api.ts', text: 'return row.dulu === null ?', becomes: "return row.dulu === null || kode_group !== '' ?" },
  { id: 'bahan-bos', teks: 'bahan dari pemilik dicatat pemilik', file: 'features/tukang/bahan-stok/bahan-stok.server.ts', text: 'if (berat === 0 || isOwner(sesi.level)) return null', becomes: "if (berat === 0 || sesi.level !== '') return null" },
  { id: 'bahan-kembali', teks: 'bahan kembali ke pemilik dicatat pemilik', file: 'features/tukang/bahan-stok/bahan-stok.server.ts', text: 'if (berat === 0 || isOwner(sesi.level)) return []', becomes: "if (berat === 0 || sesi.level !== '') return []" },
  { id: 'aksi', teks: 'melihat bukan melakukan', file: 'packages/server-kit/src/session.ts', text: "if (effect === 'write' && !hak.boleh) throw new Refusal('denied', AKSI_DITOLAK)", becomes: "if (effect === 'write' && !hak.lihat) throw new Refusal('denied', AKSI_DITOLAK)" },
  { id: 'angkat', teks: 'OWN dan SU diangkat OWN', file: 'features/akses/users/users.api.ts', text: "if (isOwner(level) && sesi.level !== 'OWN') throw new Refusal('denied', `Level ${level} Hanya Diberi OWN`)", becomes: "if (isOwner(level) && sesi.level === '') throw new Refusal('denied', '-')" },
  { id: 'user-id', teks: 'user id tidak menyerupai yang lain', file: 'features/akses/sesi/sesi.contract.ts', text: '/^[A-Z0-9._-]+$/', becomes: '/^.+$/' },
  { id: 'batas-maks', teks: 'batas punya nilai terbesar', file: 'features/pengaturan/para-system/para-system.contract.ts', text: 'return Number(value) >= min && Number(value) <= max ?', becomes: 'return Number(value) >= min ?' },
  { id: 'pemilik-saja', teks: 'batas diubah OWN dan SU', file: 'packages/server-kit/src/session.ts', text: "if (access === 'OWN/SU' || !hak.lihat)", becomes: "if (access !== 'OWN/SU' && !hak.lihat)" },
  { id: 'akun-uang', teks: 'uang hanya bagi pemegang menu uang', file: 'features/neraca/mutasi/mutasi.api.ts', text: 'return tanpaMenu(menu)', becomes: 'return tanpaMenu(menu).slice(99)' },
  { id: 'modal', teks: 'harga modal hanya bagi OWN dan SU', file: 'features/master/group/group.contract.ts', text: "rahasia: ['harga_modal'],", becomes: 'rahasia: [],' },
  { id: 'huruf-gaib', teks: 'tanpa huruf tak terlihat', file: 'packages/server-kit/src/entered.ts', text: 'if (INVISIBLE.test(value)) return', becomes: 'if (INVISIBLE.test(value.slice(0, 0))) return' },
  { id: 'isian-maks', teks: 'satu isian paling banyak Rp 100,000,000,000', file: 'packages/server-kit/src/entered.ts', text: 'value > MOST ?', becomes: 'value > MOST * MOST ?' },
]
