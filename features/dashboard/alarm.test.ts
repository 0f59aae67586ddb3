import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { kasusCabang } from '@kencana/testing/alarm-cabang'
import { kasusCadangan } from '@kencana/testing/alarm-cadangan'
import { kasusHari } from '@kencana/testing/alarm-hari'
import { kasusLabel } from '@kencana/testing/alarm-label'
import { kasusMember } from '@kencana/testing/alarm-member'
import { kasusPembayaran } from '@kencana/testing/alarm-pembayaran'
import { kasusPenjualan } from '@kencana/testing/alarm-penjualan'
import { kasusService } from '@kencana/testing/alarm-service'
import { kasusTagihan } from '@kencana/testing/alarm-tagihan'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import { hutangDitolak } from '@kencana/testing/hutang'
import { kasusAmplop } from '@kencana/testing/opname-hutang'
import { cincinLama, denganOtorisasi, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hakAkses, simpanHakAkses } from '../akses/hak-akses/hak-akses.contract.ts'
import { authorization } from '../akses/otorisasi/otorisasi.contract.ts'
import { editUser, resetPassword } from '../akses/users/users.contract.ts'
import { barangByBarcode, editBarang } from '../barang/data-barang/data-barang.contract.ts'
import { centangBos } from '../bos/centang-bos/centang-bos.contract.ts'
import { allFeatures } from '../features.ts'
import { ambilKas } from '../keuangan/uang/uang.contract.ts'
import { ubahHargaEmas } from '../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { batalBeli, beli, validasiBeli } from '../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { serahPesanan } from '../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { daftarAlarm, lihatAlarm } from './alarm.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 4)
  await isiRekening(owner, '0111')
})
afterAll(() => shop.close())

const SEMUA = { kode: 'ALL', kode_toko: 'ALL', tanggal: 'ALL', tampil: 'SEMUA', hal: 1, per: 200 } as const
const alarm = async (kode: string, lain: object = {}, siapa = owner) =>
  (await siapa.call(daftarAlarm, { ...SEMUA, kode, ...lain })).rows
const isi = async (kode: string, kata: string) =>
  (await alarm(kode)).filter((one) => one.isi.includes(kata)).map((one) => one.isi)

const minta = async (siapa: User, password: string) => {
  const keluar = { kode_transaksi: 'BIAYA TOKO', keterangan: 'coba', jumlah: 600_000 }
  const { headers } = await siapa.send('POST', ambilKas.path, { body: keluar })
  return siapa.send('POST', authorization.path, { body: { id: headers['x-minta'], user_id: 'OWNER', password } })
}

/** Each kind of warning, with what brings it and what does not yet. */
const KASUS: Readonly<Record<string, () => Promise<void>>> = {
  TERKUNCI: async () => {
    const fresh = await openShop()
    const first = await fresh.setup()
    const tebak = async (nama: string, kali: number) => {
      const siapa = await fresh.user(first, nama, 'KASIR')
      for (let i = 0; i < kali; i += 1) await minta(siapa, 'salah')
      return siapa
    }
    const kini = async (user_id: string) =>
      (await alarm('TERKUNCI', {}, first)).filter((one) => one.user_id === user_id).map((one) => one.isi)
    const satu = await tebak('TEBAK1', 9)
    expect(await kini('TEBAK1')).toEqual([])
    await minta(satu, 'salah')
    await minta(satu, 'salah')
    expect(await kini('TEBAK1')).toEqual(['TEBAK1 salah 10 kali dalam 15 menit saat meminta otorisasi'])
    await tebak('TEBAK2', 10)
    expect(await kini('OWNER')).toEqual([])
    await tebak('TEBAK3', 10)
    expect(await kini('OWNER')).toEqual(['Password OWNER salah 30 kali dalam sehari'])
    await fresh.close()
  },
  BARCODE_HAMPIR_HABIS: async () => {
    await shop.db.one(sql`SELECT setval('urut_barang', 7999999) AS nomor`)
    expect(await alarm('BARCODE_HAMPIR_HABIS')).toEqual([])
    await tambahCincin(owner)
    expect(await isi('BARCODE_HAMPIR_HABIS', 'barcode')).toEqual([
      'Terpakai 80 % dari semua nomor barcode, sisa 1,999,999 nomor',
    ])
  },
  HARGA_BERULANG: async () => {
    const harga = (rupiah: number) =>
      owner.call(ubahHargaEmas, { kode_group: 'MT', harga: rp(rupiah), harga_modal: rp(2_300_000) })
    await harga(2_400_000)
    expect(await isi('HARGA_BERULANG', 'MT')).toEqual([])
    await harga(2_350_000)
    expect(await isi('HARGA_BERULANG', 'MT')).toEqual(['MT: Rp. 2,400,000 menjadi Rp. 2,350,000 oleh OWNER'])
  },
  EDIT_SEBELUM_KELUAR: async () => {
    const no_pesanan = await pesan(owner, { kunci_harga: true }, { pembayaran: [tunai(500_000)] })
    await buat(owner, no_pesanan, 1)
    const kode_barcode = await masukkanJadi(owner, no_pesanan, 1)
    const { kode_barang, nama_atribut, harga_atribut, kadar, kadar_cetak, kode_intern } = await owner.call(
      barangByBarcode,
      { kode: kode_barcode },
    )
    const kata = { nama_atribut, harga_atribut, kadar, kadar_cetak, kode_intern }
    await owner.call(editBarang, { kode_barang, ...kata, nama_barang: 'CINCIN LAIN' })
    expect(await isi('EDIT_SEBELUM_KELUAR', kode_barang)).toEqual([])
    const { no_serah } = await owner.call(serahPesanan, {
      no_pesanan,
      diskon: rp(0),
      pembayaran: [tunai(1_295_000)],
      kode_baki_contoh: '',
      otorisasi: null,
    })
    expect(await isi('EDIT_SEBELUM_KELUAR', kode_barang)).toEqual([
      `Barang ${kode_barang} diedit OWNER, lalu keluar dengan ${no_serah}`,
    ])
  },
  ...kasusLabel(alarm),
  ...kasusPembayaran({ toko: () => shop, pemilik: () => owner, alarm, isi }),
  ...kasusMember(alarm),
  ...kasusCabang(alarm),
  ...kasusCadangan(alarm),
  ...kasusHari(alarm),
  ...kasusService(alarm),
  ...kasusTagihan(alarm),
  ...kasusAmplop(alarm),
  ...kasusPenjualan({ pemilik: () => owner, alarm, isi }),
  BOS_BELUM_DICENTANG: async () => {
    await isiPabrik(owner)
    const gudang = await shop.user(owner, 'GUDANGBOS', 'GUDANG')
    const sudah = await kirimBos(gudang, { qty: 1, berat: gram(2) })
    const belum = await kirimBos(gudang, { qty: 1, berat: gram(3) })
    await owner.call(centangBos, { dokumen: [sudah] })
    shop.clock.walk(2.9)
    expect(await isi('BOS_BELUM_DICENTANG', 'KB-')).toEqual([])
    shop.clock.walk(0.2)
    expect(await isi('BOS_BELUM_DICENTANG', 'KB-')).toEqual([`3.000 g MM dari bos dicatat GUDANGBOS, ${belum}`])
    shop.clock.walk(-3.1)
  },
  KOREKSI: async () => {
    const { kode_barcode: kode, kode_barang } = await tambahCincin(owner)
    await koreksiSetuju(owner, { kode, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
    expect(await isi('KOREKSI', kode_barang)).toEqual([`Berat barang ${kode_barang} dikoreksi OWNER: ULANG`])
  },
  OTORISASI_TIDAK_DIPAKAI: async () => {
    const coba = await shop.user(owner, 'COBA', 'KASIR')
    // Whoever made him today agrees to nothing of his while another owner is there; nobody is.
    expect((await minta(coba, PASSWORD)).status).toBe(200)
    expect(await isi('OTORISASI_TIDAK_DIPAKAI', 'COBA')).toEqual([])
    shop.clock.walk(16 / 1440)
    expect(await isi('OTORISASI_TIDAK_DIPAKAI', 'COBA')).toEqual([
      'UANG KELUAR diminta COBA, disetujui OWNER, tidak dipakai',
    ])
  },
  OTORISASI_SENDIRI: async () => {
    const { kode_barcode: kode } = await tambahCincin(owner)
    const { no_koreksi } = await koreksiSetuju(owner, { kode, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
    const rows = (await alarm('OTORISASI_SENDIRI')).filter(({ dokumen }) => dokumen === no_koreksi)
    expect(rows).toMatchObject([{ isi: 'KOREKSI BERAT diminta dan disetujui OWNER', berat: 'MERAH' }])
  },
  OTORISASI_WAKIL: async () => {
    await shop.user(owner, 'KEPALA', 'SALES')
    const peminta = await shop.user(owner, 'PEMINTA', 'KASIR')
    const batas = { mg_kasus: 100, mg_hari: 100, rp_kasus: 10_000_000, rp_hari: 10_000_000 }
    const hari = { dari: '2026-03-02', sampai: '2026-03-20', ...batas }
    await owner.send('POST', 'wakil', { body: { user_id: 'KEPALA', ...hari } })
    const form = formBeli([cincinLama({ harga: rp(1_000_000) })])
    const { data } = await owner.call(beli, form)
    await owner.call(validasiBeli, { data: [data] })
    const batal = { no_faktur_beli: data.barang.map((one) => one.no_faktur_beli), alasan: 'SALAH', otorisasi: null }
    await denganOtorisasi(peminta, batalBeli, batal, 'BATAL PEMBELIAN', 'KEPALA')
    expect(await isi('OTORISASI_WAKIL', 'KEPALA')).toEqual(['BATAL PEMBELIAN diminta PEMINTA, disetujui wakil KEPALA'])
  },
  PEMBELIAN_DITOLAK: async () => {
    const form = formBeli([cincinLama({ harga: rp(1_000_000) })])
    const { data } = await owner.call(beli, form)
    const nomor = data.barang.map((one) => one.no_faktur_beli)
    const [no_faktur_beli = ''] = nomor
    expect(await isi('PEMBELIAN_DITOLAK', no_faktur_beli)).toEqual([])
    const batal = { no_faktur_beli: nomor, alasan: 'SALAH', otorisasi: null }
    await owner.call(batalBeli, batal)
    expect(await isi('PEMBELIAN_DITOLAK', no_faktur_beli)).toEqual([
      `${no_faktur_beli} dari OWNER dibatalkan OWNER: SALAH`,
    ])
  },
  HUTANG_DITOLAK: async () => {
    const no = await hutangDitolak(owner)
    expect(await isi('HUTANG_DITOLAK', no)).toEqual([`${no} dari OWNER, Rp. 5,000,000, ditolak OWNER: TIDAK JADI`])
  },
  USER_PEMILIK: async () => {
    await shop.user(owner, 'BIASA', 'KASIR')
    await owner.call(resetPassword, { id: 'BIASA', password: 'barubaru1' })
    expect(await isi('USER_PEMILIK', 'BIASA')).toEqual([])
    const naik = { user_name: 'BIASA', kode_toko: 'TK01', level: 'SU', versi: 1 }
    await owner.call(editUser, { id: 'BIASA', ...naik })
    await owner.call(resetPassword, { id: 'BIASA', password: 'barubaru2' })
    expect((await isi('USER_PEMILIK', 'BIASA')).toSorted()).toEqual([
      'Level BIASA KASIR menjadi SU oleh OWNER',
      'Password BIASA diganti oleh OWNER',
    ])
    // As SU he would be a second owner, whose agreement other cases would need.
    await owner.call(editUser, { id: 'BIASA', ...naik, level: 'KASIR', versi: 2 })
  },
  HAK_BERUBAH: async () => {
    await shop.user(owner, 'HAKIM', 'KASIR')
    expect(await isi('HAK_BERUBAH', 'HAKIM')).toEqual([])
    const kini = await owner.call(hakAkses, { id: 'HAKIM' })
    await owner.call(simpanHakAkses, { id: 'HAKIM', menu: kini.menu, aksi: [] })
    expect(await isi('HAK_BERUBAH', 'HAKIM')).toEqual(['Hak HAKIM diubah oleh OWNER'])
  },
  LAMA_DI_LUAR: async () => {
    const fresh = await openShop()
    let first = await fresh.setup()
    await isiMaster(first)
    await isiTukang(first)
    await isiBahan(first, 10)
    await beriBahan(first, 4)
    for (let i = 0; i < 14; i += 1) first = await fresh.nextDay(first)
    expect(await alarm('LAMA_DI_LUAR', {}, first)).toEqual([])
    first = await fresh.nextDay(first)
    const rows = await alarm('LAMA_DI_LUAR', {}, first)
    expect(rows.map((one) => one.isi)).toEqual(['TUKANG T01/BAHAN: 4.000 g lebih dari 14 hari'])
    await fresh.close()
  },
}

const named = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap((one) => one.alarm ?? [])

describe('alarm', () => {
  it('of every kind that a feature names has a case here', () => {
    expect(named.map(({ kode }) => kode).toSorted()).toEqual(Object.keys(KASUS).toSorted())
  })

  it.each(Object.entries(KASUS))('%s', (_, kasus) => kasus())

  it.each(named)('$kode is read by an index', async ({ baris }) => {
    const plan = await shop.db.transaction(async (tx) => {
      await tx.run(sql`SET LOCAL enable_seqscan = off`)
      return tx.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${baris(shop.clock.now(), shop.clock.now())}`)
    })
    const lines = plan.flatMap((row) => Object.values(row))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([])
  })

  it('is ticked by each owner for himself, and only what has happened', async () => {
    const { kode_barcode: kode, kode_barang } = await tambahCincin(owner)
    await koreksiSetuju(owner, { kode, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
    const su = await shop.user(owner, 'SU8', 'SU')
    const milik = async (siapa: User, tampil: string) =>
      (await alarm('KOREKSI', { tampil }, siapa)).filter((one) => one.isi.includes(kode_barang))
    const [satu] = await milik(su, 'BELUM')
    const { message } = await su.call(lihatAlarm, { alarm: [{ kode: 'KOREKSI', kunci: satu?.kunci ?? '' }] })
    expect(message).toBe('1 Alarm Sudah Dilihat')
    await su.call(lihatAlarm, { alarm: [{ kode: 'KOREKSI', kunci: satu?.kunci ?? '' }] })
    expect(await milik(su, 'BELUM')).toEqual([])
    expect(await milik(su, 'SEMUA')).toMatchObject([{ saya: true, dilihat: [{ user_id: 'SU8' }] }])
    expect(await milik(owner, 'BELUM')).toMatchObject([{ saya: false, dilihat: [{ user_id: 'SU8' }] }])
    for (const salah of [
      { kode: 'KOREKSI', kunci: 'KRB-TK01-260302-9999' },
      { kode: 'LAIN', kunci: 'X' },
    ])
      await expect(su.call(lihatAlarm, { alarm: [salah] })).rejects.toThrow('Alarm Tidak Ada Atau Sudah Lewat 30 Hari')
    await expect(shop.db.run(sql`UPDATE alarm_dilihat SET user_id = 'OWNER'`)).rejects.toThrow('ditolak')
    await owner.call(editUser, { id: 'SU8', user_name: 'SU8', kode_toko: 'TK01', level: 'KASIR', versi: 1 })
  })

  it('is filtered by kind, shop and day, and paged', async () => {
    for (let i = 0; i < 2; i += 1) {
      const { kode_barcode: kode } = await tambahCincin(owner)
      await koreksiSetuju(owner, { kode, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
    }
    const semua = await owner.call(daftarAlarm, { ...SEMUA, kode: 'KOREKSI' })
    expect(semua.total).toBe(semua.rows.length)
    expect(await alarm('KOREKSI', { kode_toko: 'TK09' })).toEqual([])
    expect(await alarm('KOREKSI', { tanggal: '2026-02-01' })).toEqual([])
    expect((await alarm('KOREKSI', { tanggal: '2026-03-02' })).length).toBeGreaterThan(1)
    const dua = await owner.call(daftarAlarm, { ...SEMUA, kode: 'KOREKSI', per: 1, hal: 2 })
    expect(dua).toMatchObject({ total: semua.total, rows: [{ kunci: semua.rows[1]?.kunci }] })
  })

  it('is told to OWN and SU alone', async () => {
    const kasir = await shop.user(owner, 'LIHAT', 'KASIR')
    await expect(kasir.call(daftarAlarm, SEMUA)).rejects.toThrow()
    await expect(kasir.call(lihatAlarm, { alarm: [{ kode: 'KOREKSI', kunci: 'X' }] })).rejects.toThrow()
  })
})
