/** Warnings about other installations, each with what brings it and what does not yet. */
import { sql } from '@kencana/database'
import { expect } from 'vitest'
import { terimaBarang } from '../../../features/barang/terima-barang/terima-barang.contract.ts'
import { bandingkanPusat } from '../../../features/cabang/import-data-pusat/banding.api.ts'
import { imporPusat, periksaPusat } from '../../../features/cabang/import-data-pusat/import-data-pusat.contract.ts'
import {
  kirimKecabang,
  listKecabang,
} from '../../../features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { kirimLog } from '../../../features/cabang/log-pusat/log-pusat.api.ts'
import { tanyaKabar } from '../../../features/cabang/surat/kabar.api.ts'
import { tolakUangMasuk } from '../../../features/cabang/uang-masuk/uang-masuk.contract.ts'
import { batalUang } from '../../../features/keuangan/uang/uang.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../../features/neraca/nilai/nilai.contract.ts'
import { isiBaki, tambahCincin } from './barang.ts'
import { antarSekali, bercabang, berdua, hubungLagi, type Ujung, ubahHarga } from './cabang.ts'
import type { User } from './shop.ts'
import { kirimUangCabang, siapUangCabang, terimaUangCabang } from './uang-cabang.ts'

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The cases by the kind of warning. @param alarm how the test file reads warnings */
export const kasusCabang = (alarm: BacaAlarm): Record<string, () => Promise<void>> => ({
  SURAT_CABANG_GAGAL: async () => {
    const dua = await berdua()
    const { pusat, cabang } = dua
    const kirim = async () => {
      const { kode_barcode } = await tambahCincin(pusat.owner)
      await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
      await antarSekali(pusat)
    }
    await kirim()
    expect(await alarm('SURAT_CABANG_GAGAL', {}, pusat.owner)).toEqual([])
    await cabang.shop.db.run(sql`UPDATE master_group SET dihapus_pada = now() WHERE kode_group = 'MM'`)
    await kirim()
    const isi = async (siapa: User) => (await alarm('SURAT_CABANG_GAGAL', {}, siapa)).map((one) => one.isi)
    expect(await isi(pusat.owner)).toEqual([expect.stringMatching(/^KIRIMAN ditolak instalasi 20: .*Kategori MM/)])
    expect(await isi(cabang.owner)).toEqual([
      expect.stringMatching(/^KIRIMAN dari instalasi 10 ditolak: .*Kategori MM/),
    ])
    await dua.close()
  },
  KIRIMAN_TANPA_NILAI: async () => {
    const dua = await berdua()
    const { pusat, cabang } = dua
    const { kode_barcode } = await tambahCincin(pusat.owner)
    const { jumlah } = await pusat.owner.call(rencanaNilai, {})
    await pusat.owner.call(simpanNilaiAwal, { jumlah })
    const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
    await dua.antar()
    expect(await alarm('KIRIMAN_TANPA_NILAI', {}, pusat.owner)).toEqual([])
    // The branch has said of nothing what it is worth.
    await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
    await dua.antar()
    // 3.485 g × 2,300,000 × 70 %.
    expect((await alarm('KIRIMAN_TANPA_NILAI', {}, pusat.owner)).map((one) => one.isi)).toEqual([
      'TK11 menerima 1 barang tanpa nilai, Rp. 5,610,850 tidak ditagih dengan RK',
    ])
    const [baris] = await pusat.owner.call(listKecabang, { tanggal: pusat.owner.data.tgl_system })
    expect(baris).toMatchObject({ no_kirim, tanpa_nilai: 5_610_850 })
    await dua.close()
  },
  MASTER_CABANG_SENDIRI: async () => {
    const dua = await bercabang()
    const { pusat, cabang } = dua
    const isi = async () => (await alarm('MASTER_CABANG_SENDIRI', {}, pusat.owner)).map((one) => one.isi)
    await hubungLagi(cabang, false)
    await ubahHarga(cabang, 2_300_000)
    await ubahHarga(cabang, 2_350_000)
    await dua.antar()
    expect(await isi()).toEqual([])
    await hubungLagi(cabang, true)
    await dua.antar()
    const saat = 'Instalasi 20 saat sambungan diputus: Kategori MM: '
    expect((await isi()).toSorted()).toEqual([
      `${saat}harga 2300000 menjadi 2350000`,
      `${saat}harga 2350000 menjadi 2300000`,
    ])
    await dua.close()
  },
  MASTER_CABANG_BEDA: async () => {
    const dua = await bercabang()
    const { pusat, cabang } = dua
    const isi = async (siapa: User) => (await alarm('MASTER_CABANG_BEDA', {}, siapa)).map((one) => one.isi)
    await hubungLagi(cabang, false)
    await ubahHarga(cabang, 2_300_000)
    await hubungLagi(cabang, true)
    expect([await isi(cabang.owner), await isi(pusat.owner)]).toEqual([[], []])
    await dua.antar()
    await bandingkanPusat(cabang.shop.deps)
    await tanyaKabar(cabang.shop.deps)
    const sama = '1 berbeda sesudah sambungan diputus: Kategori MM: BERUBAH harga 2300000 menjadi 2350000'
    expect(await isi(cabang.owner)).toEqual([`Di sini ${sama}`])
    expect(await isi(pusat.owner)).toEqual([`Di instalasi 20 ${sama}`])
    const { sidik } = await cabang.owner.call(periksaPusat, {})
    await cabang.owner.call(imporPusat, { sidik })
    await tanyaKabar(cabang.shop.deps)
    expect([await isi(cabang.owner), await isi(pusat.owner)]).toEqual([[], []])
    await dua.close()
  },
  LOG_CABANG_MUNDUR: async () => {
    const dua = await berdua('PUSAT')
    const { pusat, cabang } = dua
    const isi = async () => (await alarm('LOG_CABANG_MUNDUR', {}, pusat.owner)).map((one) => one.isi)
    const kirim = async () => {
      cabang.shop.clock.walk(10 / 1440)
      await kirimLog(cabang.shop.deps)
    }
    await kirim()
    expect(await isi()).toEqual([])
    const { db } = cabang.shop
    await db.pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER')
    await db.run(sql`DELETE FROM audit_log WHERE id IN (SELECT id FROM audit_log ORDER BY id DESC LIMIT 2)`)
    await db.pool.query('ALTER TABLE audit_log ENABLE TRIGGER USER')
    await kirim()
    await kirim()
    expect(await isi()).toEqual(['Instalasi 20 dipulihkan dari cadangan: 2 kegiatan sesudahnya tidak ada lagi di sana'])
    await dua.close({ planted: true })
  },
  LOG_CABANG_DIAM: async () => {
    const dua = await bercabang()
    const { pusat, cabang } = dua
    const isi = async (hari: number) => {
      pusat.shop.clock.walk(hari)
      const rows = await alarm('LOG_CABANG_DIAM', {}, pusat.owner)
      pusat.shop.clock.walk(-hari)
      return rows.map((one) => one.isi)
    }
    await isiBaki(cabang.owner)
    const kirim = async () => {
      const { kode_barcode } = await tambahCincin(cabang.owner, { tujuan: 'TK11' })
      await cabang.owner.call(kirimKecabang, { to: 'TK01', detail_barang: [{ kode_barcode }] })
      await dua.antar()
    }
    // Its letters go on, its log does not.
    for (const { shop } of [pusat, cabang]) shop.clock.walk(10 / 1440)
    await kirim()
    expect(await isi(0.9)).toEqual([])
    const diam = ['Instalasi 20 mengirim surat, tetapi sejak itu lebih dari sehari tanpa catatan kegiatannya']
    expect(await isi(1.1)).toEqual(diam)
    for (const { shop } of [pusat, cabang]) shop.clock.walk(10 / 1440)
    await kirimLog(cabang.shop.deps)
    expect(await isi(1.1)).toEqual([])
    // A branch in which nobody does anything has nothing to tell.
    expect(await isi(5)).toEqual([])
    await dua.close()
  },
  UANG_CABANG_TERTAHAN: async () => {
    const dua = await berdua()
    const { pusat, cabang } = dua
    await siapUangCabang(dua)
    const sesudah = async (siapa: Ujung, hari: number) => {
      siapa.shop.clock.walk(hari)
      const rows = await alarm('UANG_CABANG_TERTAHAN', {}, siapa.owner)
      siapa.shop.clock.walk(-hari)
      return rows.map((one) => one.isi).toSorted()
    }
    const a = await kirimUangCabang(dua, 400_000)
    const b = await kirimUangCabang(dua, 10_000)
    await dua.antar()
    expect([await sesudah(cabang, 2.9), await sesudah(pusat, 2.9)]).toEqual([[], []])
    await pusat.owner.call(tolakUangMasuk, { no_uang: b, alasan: 'tidak sampai' })
    await dua.antar()
    expect(await sesudah(cabang, 0)).toEqual(['Rp. 10,000 ke TK01 ditolak: TIDAK SAMPAI'])
    const ditolak = 'Rp. 10,000 dari TK11 ditolak di sini: TIDAK SAMPAI'
    expect(await sesudah(pusat, 0)).toEqual([ditolak])
    await cabang.owner.call(batalUang, { no_uang: b, alasan: 'ditolak' })
    expect(await sesudah(cabang, 3.1)).toEqual(['Rp. 400,000 ke TK01 belum diterima di sana'])
    expect(await sesudah(pusat, 3.1)).toEqual([ditolak, 'Rp. 400,000 dari TK11 belum diterima di sini'])
    await terimaUangCabang(dua, a)
    await dua.antar()
    expect([await sesudah(cabang, 3.1), await sesudah(pusat, 3.1)]).toEqual([[], [ditolak]])
    await dua.close()
  },
  SAMBUNGAN_DIAM: async () => {
    const dua = await berdua()
    const { pusat, cabang } = dua
    const isi = async (siapa: User) => (await alarm('SAMBUNGAN_DIAM', {}, siapa)).map((one) => one.isi)
    const { kode_barcode } = await tambahCincin(pusat.owner)
    await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
    const terakhir = (lalu: string) => sql`
      UPDATE sambungan_kontak SET kontak_pada = ${pusat.shop.clock.now()}::timestamptz - ${lalu}::interval`
    await pusat.shop.db.run(terakhir('23 hours'))
    await cabang.shop.db.run(terakhir('25 hours'))
    expect(await isi(pusat.owner)).toEqual([])
    expect(await isi(cabang.owner)).toEqual(['Instalasi 10 tidak terdengar lebih dari sehari, 0 surat menunggu'])
    await pusat.shop.db.run(terakhir('25 hours'))
    expect(await isi(pusat.owner)).toEqual(['Instalasi 20 tidak terdengar lebih dari sehari, 1 surat menunggu'])
    // Heard again, it is silent no more; a link that was ended is waited for by nobody.
    await dua.antar()
    expect(await isi(pusat.owner)).toEqual([])
    await pusat.shop.db.run(terakhir('25 hours'))
    await pusat.shop.db.run(sql`UPDATE sambungan SET aktif = false`)
    expect(await isi(pusat.owner)).toEqual([])
    await dua.close()
  },
})
