import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import type { TestShop, User } from '@kencana/testing'
import { hitungUlang, isiLaci, tokoKasir } from '@kencana/testing/laci'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allFeatures } from '../../features.ts'
import { mutasiReports } from '../../neraca/mutasi/mutasi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanCash } from '../laporan-uang/laporan-uang.contract.ts'
import { ambilKas, batalUang, saldoUang, tambahKas } from '../uang/uang.contract.ts'
import {
  bukukanSelisih,
  getHitungKas,
  hitungKas,
  hitungKedua,
  keadaanKas,
  listHitungKas,
  OTORISASI_SELISIH_KAS,
  SAKSI_HITUNG_KAS,
} from './hitung-kas.contract.ts'
import { strukHitungKas } from './hitung-kas.receipt.ts'

let shop: TestShop
let owner: User
let kasir: User
let lain: User
/** 1,234,600 in the drawer by the books: a figure that nothing else is. */
const BUKU = 1_234_600
beforeEach(async () => {
  ;({ shop, owner, kasir, lain } = await tokoKasir(BUKU))
})
afterEach(() => shop.close())

const hitung = (siapa: User, jumlah: number) => siapa.call(hitungKas, { kode_laci: '-', lembar: isiLaci(jumlah) })
const ulang = hitungUlang
const buku = (siapa: User, no_hitung: string, oleh?: string) =>
  denganOtorisasi(siapa, bukukanSelisih, { no_hitung, otorisasi: null }, OTORISASI_SELISIH_KAS, oleh)
const kas = async () => (await owner.call(saldoUang, {})).kas
const selisihDuaKali = async (jumlah: number) => {
  const { no_hitung } = await hitung(kasir, jumlah)
  await ulang(lain, no_hitung, jumlah)
  return no_hitung
}

describe('a count of the drawer', () => {
  it('that is what the books say is done at once, and tells so', async () => {
    const { message, no_hitung, data } = await hitung(kasir, BUKU)
    expect([message, no_hitung]).toEqual(['Data Berhasil Disimpan', 'HK-TK01-260303-0001'])
    expect(data).toMatchObject({ menunggu: false, dihitung: BUKU, saldo: BUKU, selisih: 0, kedua_oleh: null })
    await expect(kasir.call(bukukanSelisih, { no_hitung, otorisasi: null })).rejects.toThrow('Tidak Ada Selisihnya')
  })

  it('that differs tells no figure to anybody until somebody else has counted, blind as well; his figures hold', async () => {
    const { message, no_hitung, data } = await hitung(kasir, 1_200_000)
    expect(message).toBe('Selisih Di Atas Batas, Kas Harus Dihitung Ulang Oleh User Lain')
    const kosong = { menunggu: true, dihitung: null, saldo: null, selisih: null }
    expect(data).toMatchObject({ ...kosong, lembar: null })
    for (const siapa of [kasir, lain]) {
      expect((await siapa.call(keadaanKas, {})).laci[0]?.menunggu).toMatchObject({ no_hitung, ...kosong })
      expect(await siapa.call(listHitungKas, { tanggal: '2026-03-03' })).toMatchObject([kosong])
    }
    // No second try of his own: it would tell him step by step.
    await expect(hitung(kasir, 1_210_000)).rejects.toThrow(`Hitungan ${no_hitung} Masih Menunggu Hitungan Kedua`)
    await expect(kasir.call(bukukanSelisih, { no_hitung, otorisasi: null })).rejects.toThrow('Menunggu Hitungan Kedua')
    // Another sum than the first one's makes nothing right by itself: somebody looks.
    await expect(ulang(lain, no_hitung, 1_234_500)).rejects.toThrow('Butuh Saksi HITUNG KAS')
    const kedua = { no_hitung, lembar: isiLaci(1_234_500), otorisasi: null }
    expect((await denganSaksi(lain, kasir, hitungKedua, kedua, SAKSI_HITUNG_KAS)).data).toMatchObject({
      menunggu: false,
      kedua_oleh: 'LAIN',
      dihitung: 1_234_500,
      saldo: BUKU,
      selisih: -100,
      lembar: { '100000': 12, '100': 345 },
    })
    await expect(ulang(lain, no_hitung, BUKU)).rejects.toThrow('Sudah Selesai')
  })

  it('is counted again by the same person only while another one of the shop looks', async () => {
    const { no_hitung } = await hitung(kasir, 1_200_000)
    const input = { no_hitung, lembar: isiLaci(1_200_000), otorisasi: null }
    const { data } = await denganSaksi(kasir, lain, hitungKedua, input, SAKSI_HITUNG_KAS)
    expect(data).toMatchObject({ user_id: 'KASIR', kedua_oleh: 'KASIR', selisih: -34_600 })
  })

  it('needs no second person for what the shop lets differ', async () => {
    await owner.call(ubahParaSystem, { key: 'selisih_kas', value: '5000' })
    expect((await hitung(kasir, BUKU - 5_000)).data).toMatchObject({ menunggu: false, selisih: -5_000 })
    expect((await hitung(kasir, BUKU + 5_100)).data).toMatchObject({ menunggu: true })
  })

  it('of an empty drawer says 0, and one that says nothing is none', async () => {
    expect((await kasir.call(hitungKas, { kode_laci: '-', lembar: { '100': 0 } })).data.menunggu).toBe(true)
    const kosong = await kasir.send('POST', 'hitung-kas', { body: { lembar: {} } })
    expect(kosong.text).toContain('Isi Jumlah Lembar, 0 Bila Laci Kosong')
    await expect(kasir.call(hitungKas, { kode_laci: 'DUA', lembar: { '100': 0 } })).rejects.toThrow(
      'Laci DUA Tidak Ada',
    )
  })

  it('is on paper what two people sign', async () => {
    const no_hitung = await selisihDuaKali(1_234_500)
    const [lembar = []] = papers(
      strukHitungKas(await kasir.call(getHitungKas, { no_hitung }), shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')),
    )
    expect(lembar).toMatchInlineSnapshot(`
      [
        "             ** INTERNAL **",
        "",
        "              KENCANA JAYA",
        "           JL. PASAR BESAR 12",
        "----------------------------------------",
        "NO    : HK-TK01-260303-0001",
        "TGL   : 2026-03-03",
        "USER  : KASIR",
        "KEDUA : LAIN",
        "----------------------------------------",
        "    100,000      x 12          1,200,000",
        "        100     x 345             34,500",
        "----------------------------------------",
        "DIHITUNG                   Rp. 1,234,500",
        "MENURUT BUKU               Rp. 1,234,600",
        "KURANG                           Rp. 100",
        "",
        "PENGHITUNG                         SAKSI",
        "",
        "",
        "(..............)        (..............)",
      ]
    `)
  })
})

describe('the difference', () => {
  it('is booked by agreement of somebody who did not count, as income or as cost, once', async () => {
    const kurang = await selisihDuaKali(BUKU - 34_600)
    const { no_uang } = await buku(kasir, kurang)
    expect([no_uang, await kas()]).toEqual(['AUK-TK01-260303-0001', BUKU - 34_600])
    await expect(kasir.call(bukukanSelisih, { no_hitung: kurang, otorisasi: null })).rejects.toThrow(
      `Selisih ${kurang} Sudah Dibukukan (${no_uang})`,
    )
    const lebih = await selisihDuaKali(BUKU)
    expect((await buku(kasir, lebih)).no_uang).toBe('TUK-TK01-260303-0001')
    expect(await kas()).toBe(BUKU)
    const saldo = await shop.db.rows(sql`
      SELECT akun, ref, rp FROM saldo_akun('TK01', 'infinity', ARRAY['BIAYA', 'PENDAPATAN_LAIN']) ORDER BY akun`)
    expect(saldo).toEqual([
      { akun: 'BIAYA', ref: 'SELISIH KAS', rp: 34_600 },
      { akun: 'PENDAPATAN_LAIN', ref: 'SELISIH KAS', rp: -34_600 },
    ])
  })

  it('07.5.7 is not booked twice: neither that of an older count, nor by two at once', async () => {
    const satu = await selisihDuaKali(BUKU - 100_000)
    const dua = await selisihDuaKali(BUKU - 100_000)
    await expect(kasir.call(bukukanSelisih, { no_hitung: satu, otorisasi: null })).rejects.toThrow(
      'Hanya Selisih Hitungan Terakhir Yang Dibukukan',
    )
    const semua = await Promise.allSettled([buku(kasir, dua), buku(lain, dua)])
    expect(semua.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await kas()).toBe(BUKU - 100_000)
  })

  it('is agreed to by nobody who counted while another owner is there', async () => {
    const { no_hitung } = await hitung(kasir, BUKU - 100_000)
    await ulang(owner, no_hitung, BUKU - 100_000)
    await expect(buku(kasir, no_hitung, 'OWNER')).rejects.toThrow('OWNER Ikut Menghitung, Minta OWN Atau SU Yang Lain')
    await buku(kasir, no_hitung, 'SU')
    expect(await kas()).toBe(BUKU - 100_000)
  })

  it('within what may differ counts to what somebody may take out alone', async () => {
    await owner.call(ubahParaSystem, { key: 'selisih_kas', value: '600000' })
    const besar = await hitung(kasir, BUKU - 600_000)
    await expect(kasir.call(bukukanSelisih, { no_hitung: besar.no_hitung, otorisasi: null })).rejects.toThrow(
      'Butuh Otorisasi UANG KELUAR',
    )
    // While that stands open nobody counts it away alone.
    const kecil = await hitung(kasir, BUKU - 400_000)
    expect(kecil.message).toBe('Selisih Sebelumnya Belum Dibukukan, Kas Harus Dihitung Ulang Oleh User Lain')
    await ulang(lain, kecil.no_hitung, BUKU - 400_000)
    await kasir.call(bukukanSelisih, { no_hitung: kecil.no_hitung, otorisasi: null })
    expect(await kas()).toBe(BUKU - 400_000)
  })

  it('is undone by agreement as money by hand, and can then be booked again', async () => {
    const no_hitung = await selisihDuaKali(BUKU - 34_600)
    const { no_uang } = await buku(kasir, no_hitung)
    await denganOtorisasi(kasir, batalUang, { no_uang, alasan: 'uang ditemukan', otorisasi: null }, 'BATAL DOKUMEN')
    expect(await kas()).toBe(BUKU)
    expect((await kasir.call(getHitungKas, { no_hitung })).no_uang).toBeNull()
    await buku(kasir, no_hitung)
    expect(await kas()).toBe(BUKU - 34_600)
  })

  it('is no category that somebody chooses by hand', async () => {
    const tangan = { kode_transaksi: 'SELISIH KAS', keterangan: 'hilang', jumlah: rp(1_000) }
    await expect(kasir.call(ambilKas, tangan)).rejects.toThrow()
    await shop.db.run(sql`UPDATE kode_transaksi SET dihapus_pada = NULL WHERE kode_transaksi = 'SELISIH KAS'`)
    await expect(kasir.call(ambilKas, tangan)).rejects.toThrow('Selisih Kas Dibukukan Dari Hitung Kas')
  })
})

describe('no answer below OWN and SU', () => {
  const HARI = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
  /** Everything that may be read, asked for in every way that its fields allow without knowing more. */
  const jawaban = async (siapa: User): Promise<string[]> => {
    const reads = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
      .flatMap(({ routes }) => routes)
      .filter(({ endpoint }) => endpoint.effect === 'read' && !endpoint.path.includes('{'))
    const nilai = { ...HARI, tanggal: '2026-03-03', tgl_from: HARI.tgl_awal, tgl_to: HARI.tgl_akhir }
    const semua: string[] = []
    for (const { endpoint } of reads)
      for (const lebih of [{}, { type_laporan: 'DETAIL', type: 'DETAIL' }, { type_laporan: 'REKAP', akun: 'KAS' }]) {
        const [method] = endpoint.methods
        const kirim = { ...nilai, ...lebih }
        const { status, text } = await siapa.send(
          method,
          endpoint.path,
          method === 'GET' ? { query: kirim } : { body: kirim },
        )
        if (status === 200) semua.push(`${endpoint.path}: ${text}`)
      }
    return semua
  }
  const TAHU = /1[,.]?234[,.]?600|1[,.]?284[,.]?600/

  it('07.5.6 tells what the books say before the count is sent, whatever is asked; OWN reads it', async () => {
    // 50,000 came on the open day: 1,284,600.
    await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', keterangan: 'receh', jumlah: rp(50_000) })
    const semua = await jawaban(kasir)
    expect(semua.length).toBeGreaterThan(60)
    expect(semua.filter((one) => TAHU.test(one))).toEqual([])
    expect((await jawaban(owner)).filter((one) => TAHU.test(one)).length).toBeGreaterThan(2)
    // What stands against cash would tell it as well.
    const lihat = mutasiReports.input.parse(HARI)
    expect((await kasir.call(mutasiReports, lihat)).totals.rp).toBe(0)
    const kasHari = laporanCash.input.parse(HARI)
    await expect(kasir.call(laporanCash, kasHari)).rejects.toThrow('Kas Dihitung Tanpa Melihat Buku')
    expect(await kasir.call(laporanCash, { ...kasHari, tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' })).not.toEqual(
      [],
    )
  })
})
