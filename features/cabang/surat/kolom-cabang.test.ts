/** Columns of what branches write each other, changed around either server: its own audit finds it, or it stands here with a reason. */
import { sql } from '@kencana/database'
import { tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua } from '@kencana/testing/cabang'
import { kolomDari, kolomDisebut, kolomLuput, tabelKosong } from '@kencana/testing/kolom'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { kirimUangCabang, siapUangCabang, terimaUangCabang } from '@kencana/testing/uang-cabang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hapusKirim, OTORISASI_HAPUS_KIRIM } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { kirimLog } from '../log-pusat/log-pusat.api.ts'

let dua: Berdua
beforeAll(async () => {
  dua = await berdua()
  const { pusat, cabang } = dua
  await siapUangCabang(dua)
  const cincin = async () => (await tambahCincin(pusat.owner, { tujuan: 'TK01' })).kode_barcode
  const [ada, hilang] = [await cincin(), await cincin()]
  const detail_barang = [ada, hilang].map((kode_barcode) => ({ kode_barcode }))
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang })
  await dua.antar()
  await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [ada] })
  await dua.antar()
  await denganOtorisasi(pusat.owner, hapusKirim, { no_kirim, alasan: 'HILANG' }, OTORISASI_HAPUS_KIRIM)
  const no_uang = await kirimUangCabang(dua, 500_000)
  await dua.antar()
  await terimaUangCabang(dua, no_uang)
  await dua.antar()
  for (const { shop } of [pusat, cabang]) await kirimLog(shop.deps)
})
afterAll(() => dua.close())

const TABEL = sql`
  SELECT c.relname::text FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    AND c.relname ~ '^(beda_dibawa|kiriman_masuk|log_pusat|sambungan|sampai_cabang|surat_|terima_cabang|uang_kecabang|uang_masuk|uang_sampai)'`

/** What no rule of this end finds, by why. */
const DIMAKLUMI: Readonly<Record<'pusat' | 'cabang', Readonly<Record<string, readonly string[]>>>> = (() => {
  const bersama = {
    'the link and how it goes: no gold or money follows from it, and a letter that does not fit the other end is refused there':
      [
        'sambungan: aktif dibuat_pada instalasi nomor versi',
        'sambungan_hitung: sambungan terakhir',
        'sambungan_kontak: bandingkan beda_master beda_sejak cabang_lain coba_lagi_pada dipegang_sampai gagal_beruntun galat impor_urut kabar_pada kontak_pada rinci_lain rk_lain sambungan',
        'surat_keluar: dibuat_pada ditarik galat id ke kode_toko percobaan ragu sambungan terkirim_pada',
        'surat_masuk: diterapkan_pada diterima_pada dokumen id isi jenis ke ragu sambungan',
      ],
  }
  return {
    pusat: {
      ...bersama,
      'which link it is: nothing waits on this one': ['sambungan: id portal'],
      'what a letter said of the other end, for people who read it here': [
        'sampai_cabang: no_terima',
        'uang_masuk: bank datang_pada keterangan tgl_kirim user_kirim',
      ],
    },
    cabang: {
      ...bersama,
      'what a letter said of the other end, for people who read it here; the sender’s audit holds it to his paper': [
        'kiriman_masuk: diterima_pada nama_asal sambungan surat tgl_kirim user_kirim',
        'kiriman_masuk_detail: foto isi kadar kode_barang kode_barcode kode_dept kode_group nama_barang nilai urut',
        'kiriman_masuk_hapus: diterima_pada kode_barang no_hapus no_kirim sambungan',
        'surat_keluar: isi',
        'uang_kecabang: dijawab_pada no_terima',
      ],
    },
  }
})()

/** What the other end alone has. */
const KOSONG = {
  pusat: [
    'beda_dibawa',
    'kiriman_masuk',
    'kiriman_masuk_detail',
    'kiriman_masuk_hapus',
    'log_pusat',
    'terima_cabang',
    'uang_kecabang',
    'uang_sampai',
  ],
  cabang: ['beda_dibawa', 'log_pusat', 'sampai_cabang', 'uang_masuk', 'uang_sampai'],
}

it.each(['pusat', 'cabang'] as const)(
  'finds a changed column of what branches write each other: %s',
  async (ujung) => {
    const { shop } = dua[ujung]
    const dimaklumi = kolomDisebut(DIMAKLUMI[ujung])
    const kolom = await kolomDari(shop.db, TABEL)
    const luput = await kolomLuput(shop, kolom, dimaklumi)
    expect(luput.filter((one) => !dimaklumi.has(one))).toEqual([])
    // What is found by now needs no excuse.
    expect([...dimaklumi].filter((one) => !luput.includes(one))).toEqual([])
    expect(await tabelKosong(shop.db, kolom)).toEqual(KOSONG[ujung])
  },
  240_000,
)
