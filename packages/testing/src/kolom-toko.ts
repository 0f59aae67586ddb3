/** A shop in which nearly every table holds something, for tests that change one column after the other. */
import { mg, rp } from '@kencana/ledger'
import { putuskan } from '../../../features/akses/otorisasi/otorisasi.contract.ts'
import { tambahWakil } from '../../../features/akses/otorisasi/wakil.contract.ts'
import { tambahBarang } from '../../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { centangBos } from '../../../features/bos/centang-bos/centang-bos.contract.ts'
import { daftarAlarm, lihatAlarm } from '../../../features/dashboard/alarm.contract.ts'
import { pasangLarangan } from '../../../features/hutang/larangan-hutang/larangan-hutang.contract.ts'
import { simpanTempat } from '../../../features/hutang/tempat-hutang/tempat-hutang.contract.ts'
import { cetakHutang } from '../../../features/hutang/transaksi-hutang/kertas-hutang.contract.ts'
import { laci, pegangLaci } from '../../../features/keuangan/laci/laci.contract.ts'
import { ambilKas } from '../../../features/keuangan/uang/uang.contract.ts'
import { tambahKunciBaca } from '../../../features/luar/kunci-baca/kunci-baca.contract.ts'
import { tambahPapan } from '../../../features/luar/papan-harga/papan-harga.contract.ts'
import { atribut } from '../../../features/master/atribut/atribut.contract.ts'
import { bandrol } from '../../../features/master/bandrol/bandrol.contract.ts'
import { kondisiBarang } from '../../../features/master/kondisi-barang/kondisi-barang.contract.ts'
import { labeling } from '../../../features/master/labeling/labeling.contract.ts'
import { parameterPoint } from '../../../features/master/parameter-point/parameter-point.contract.ts'
import { parameterPotonganKategori } from '../../../features/master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { parameterRugiNota } from '../../../features/master/parameter-rugi-nota/parameter-rugi-nota.contract.ts'
import { simpanIdentitas } from '../../../features/member/data-member/data-member.contract.ts'
import { gabungMember } from '../../../features/member/gabung-member/gabung-member.contract.ts'
import { imporPoin } from '../../../features/member/transaksi-poin/impor-poin.contract.ts'
import { auditNeraca, catatHasil } from '../../../features/neraca/neraca.api.ts'
import { nilaiKini, simpanKoreksiNilai } from '../../../features/neraca/nilai/koreksi-nilai.contract.ts'
import { simpanSettingNota } from '../../../features/pengaturan/setting-nota/setting-nota.contract.ts'
import { simpanResi } from '../../../features/penjualan/resi-marketplace/resi-marketplace.contract.ts'
import { OTORISASI_TANPA_TITIP, tanpaTitip } from '../../../features/pesanan/titip-uang/titip-uang.contract.ts'
import { cincin, tambahCincin } from './barang.ts'
import { kirimBos } from './bos.ts'
import { fotoUnik } from './foto.ts'
import { hutangSah } from './hutang.ts'
import { barangBerjalan, barangDihitung, barangRusak, barangTakKembali } from './kolom-barang.ts'
import { tokoLengkap } from './lengkap.ts'
import { jualMarketplace } from './marketplace.ts'
import { anggotaBaru } from './member.ts'
import { beliSah, cincinLama, denganOtorisasi, mintaDari } from './pembelian.ts'
import { pesan } from './pesanan.ts'
import { gram, shopTerisi, type TestShop, type User } from './shop.ts'
import { uji } from './uji.ts'

const masterLengkap = async (owner: User): Promise<void> => {
  await owner.call(kondisiBarang.create, { kondisi_barang: 'BAIK SEKALI' })
  await owner.call(atribut.create, { nama_atribut: 'ZIRCON PUTIH', berat_atribut: mg(80) })
  await owner.call(bandrol.create, { keterangan: 'LIPAT KECIL', berat_bandrol: mg(350) })
  await owner.call(labeling.create, { kode_labeling: 'LB1', nama_labeling: 'LABELING SATU' })
  await owner.call(parameterPoint.create, {
    kode_group: 'MM',
    type: 'GRAM',
    per_gram: mg(1_000),
    per_rp: rp(0),
    poin: 1,
  })
  await owner.call(parameterPotonganKategori.create, {
    kode_group: 'MM',
    potongan_harga: rp(15_000),
    potongan_markis: 0 as never,
    kondisi_bawaan: '',
  })
  await owner.call(parameterRugiNota.create, { kode_kategori: 'MM', kadar: '16K', rugi: rp(25_000), rusak: rp(10_000) })
  await owner.call(simpanSettingNota, { kepala: ['TOKO EMAS'], kaki: ['TERIMA KASIH'], tampil: ['kasir'], salinan: 2 })
}

/** People and what they may, who was turned away at the door, and who reads from outside. */
const orangLengkap = async (shop: TestShop, owner: User): Promise<void> => {
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const titip = {
    no_pesanan: await pesan(kasir, {}, { titip_diminta: rp(50_000) }),
    alasan: 'BAYAR SAAT AMBIL',
    otorisasi: null,
  }
  await denganOtorisasi(kasir, tanpaTitip, titip, OTORISASI_TANPA_TITIP)
  await shop.user(owner, 'KEPALA', 'GUDANG')
  await shop.login('KASIR', 'salah123').catch(() => undefined)
  const batas = { rp_kasus: rp(1_000_000), rp_hari: rp(2_000_000), mg_kasus: mg(1_000), mg_hari: mg(2_000) }
  await owner.call(tambahWakil, { user_id: 'KEPALA', dari: '2026-03-04', sampai: '2026-03-05', ...batas })
  await owner.call(laci.create, { kode_laci: 'L1', nama_laci: 'LACI SATU' })
  await owner.call(pegangLaci, { user_id: 'KASIR', kode_laci: 'L1' })
  const kunci = { nama: 'AKUNTAN', panggilan: ['pembelian/get/report'], toko: ['TK01'], identitas: false }
  const { token } = await owner.call(tambahKunciBaca, { ...kunci, sampai: '2026-03-31' })
  await shop.app.inject({
    method: 'GET',
    url: '/api/v1/pembelian/get/report',
    headers: { 'x-api-key': token },
    query: { tgl_from: '2026-03-01', tgl_to: '2026-03-31' },
  })
  await owner.call(tambahPapan, { nama: 'TELEVISI', kode_group: ['MM'], beli: false })
}

const pelangganLengkap = async (owner: User): Promise<void> => {
  const satu = await anggotaBaru(owner, 'BU DUA', '081277770001')
  const dua = await anggotaBaru(owner, 'BU DUA SARI', '081277770002')
  await beliSah(owner, [cincinLama()], { foto_identitas: fotoUnik() })
  await owner.call(simpanIdentitas, { kode_member: satu, nik: '3573010203040506' })
  await owner.call(gabungMember, { kode_member: dua, digabung: satu, alasan: 'DICATAT DUA KALI' })
  await owner.call(imporPoin, { baris: [{ member: dua, dia: dua, poin: 50 }] })
  const { no_hutang } = await hutangSah(owner, owner, { jumlah_hutang: rp(500_000) })
  await owner.call(simpanTempat, { no_hutang, tempat: 'BRANKAS 2' })
  for (const alasan of ['', 'MACET'])
    await owner.call(cetakHutang, { no_hutang, kertas: 'SURAT', rangkap: 1, alasan, otorisasi: null })
  const orang = { no_hutang: '', nama: 'BU LARANG', no_identitas: '3573010203041111', no_hp: '' }
  await owner.call(pasangLarangan, { ...orang, alasan: 'BARANG PALSU' })
}

const nilaiLengkap = async (owner: User): Promise<void> => {
  const rows = await owner.call(nilaiKini, {})
  const satu = rows.find(({ nilai }) => nilai > 0)
  if (!satu) throw new Error('no category has a value')
  const { kode_group, nilai: nilai_lama } = satu
  await owner.call(simpanKoreksiNilai, {
    kode_group,
    nilai_lama,
    nilai_baru: rp(nilai_lama + 1_000),
    alasan: 'SALAH HITUNG',
  })
}

const dilihat = async (shop: TestShop, owner: User): Promise<void> => {
  const now = shop.clock.now()
  await catatHasil(shop.db, now, await auditNeraca(shop.db, now))
  const { rows } = await owner.call(daftarAlarm, {
    kode: 'ALL',
    kode_toko: 'ALL',
    tanggal: 'ALL',
    tampil: 'BELUM',
    hal: 1,
    per: 50,
  })
  await owner.call(lihatAlarm, { alarm: rows.slice(0, 1).map(({ kode, kunci }) => ({ kode, kunci })) })
}

/** What others ask and the owner ticks, turns down, or lets them do; somebody takes more out of the drawer than is there. */
const ditanyakan = async (shop: TestShop, owner: User): Promise<void> => {
  const kepala = await shop.login('KEPALA')
  const sumber = await kirimBos(kepala, { qty: 1, berat: gram(2) })
  await owner.call(centangBos, { dokumen: [sumber] })
  // Without the bandrol that every piece has by now.
  const { minta = '' } = await mintaDari(kepala, tambahBarang, cincin({ sumber, berat: gram(2), berat_asli: gram(2) }))
  await owner.call(putuskan, { id: minta, setuju: false, kata: 'BELUM' })
  const kas = { kode_transaksi: 'AMBIL MODAL', jumlah: rp(900_000_000), keterangan: 'x', pihak: '', otorisasi: null }
  await owner.call(ambilKas, kas).catch(() => undefined)
}

const isi = async (): Promise<{ shop: TestShop; owner: User }> => {
  const { shop, owner } = await tokoLengkap()
  await shop.toko(owner, 'TK02')
  await pelangganLengkap(owner)
  await barangRusak(owner)
  await nilaiLengkap(owner)
  const { kode_barcode } = await tambahCincin(owner)
  const { no_faktur_jual } = await jualMarketplace(owner, owner, [kode_barcode], 'RESI1')
  await owner.call(simpanResi, { no_faktur_jual, foto: fotoUnik() })
  await barangTakKembali(owner)
  await barangBerjalan(shop, owner)
  await barangDihitung(shop, owner)
  await masterLengkap(owner)
  await orangLengkap(shop, owner)
  await ditanyakan(shop, owner)
  await dilihat(shop, owner)
  return { shop, owner }
}

/** The shop of all areas (tokoLengkap) with what else a shop can hold; filled once in a run. */
export const tokoKolom = async (): Promise<TestShop> => (await shopTerisi('kolom', [uji], isi)).shop
