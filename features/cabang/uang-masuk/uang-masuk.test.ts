/** Money between two installations: out of one book at once, into the other when somebody there has it; both together even after each step. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { User } from '@kencana/testing'
import { antarSekali, type Ujung } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { tolakan } from '@kencana/testing/pesanan'
import { denganSaksi } from '@kencana/testing/saksi'
import {
  akunUang,
  isianTerima,
  isianUang,
  kirimUangCabang,
  siapUangCabang,
  terimaUangCabang,
} from '@kencana/testing/uang-cabang'
import { describe, expect, it } from 'vitest'
import { laci, pegangLaci } from '../../keuangan/laci/laci.contract.ts'
import { laporanNeracaKeuangan } from '../../keuangan/neraca-keuangan/neraca-keuangan.contract.ts'
import { OTORISASI_UANG_SAMPAI, tempatLaci } from '../../keuangan/pindah-uang/pindah-uang.contract.ts'
import {
  ambilBank,
  ambilKas,
  batalUang,
  getUang,
  saldoUang,
  tambahBank,
  tambahKas,
} from '../../keuangan/uang/uang.contract.ts'
import { listLink } from '../kiriman-data/kiriman-data.contract.ts'
import { tanyaKabar } from '../surat/kabar.api.ts'
import { listUangMasuk, terimaUangMasuk, tolakUangMasuk } from './uang-masuk.contract.ts'

let kasir: User
let saksi: User
const dua = duaInstalasi({
  siap: async (keduanya) => {
    await siapUangCabang(keduanya)
    const orang = (user_id: string) => keduanya.pusat.shop.user(keduanya.pusat.owner, user_id, 'KASIR')
    ;[kasir, saksi] = [await orang('KASIR'), await orang('SAKSI')]
  },
})
const { pusat, cabang } = dua
const kirim = (jumlah: number) => kirimUangCabang(dua, jumlah)
const terima = (...isi: Parameters<typeof isianTerima>) => terimaUangCabang(dua, ...isi)
/** Cash that goes to the head office's account, as another one there saw it brought to the bank. */
const keRekening = async (no_uang: string, referensi: string) => {
  const isi = { ...isianTerima(no_uang, '0111', referensi), otorisasi: null }
  return (await denganSaksi(kasir, saksi, terimaUangMasuk, isi, OTORISASI_UANG_SAMPAI)).no_terima
}
const batal = (no_uang: string) => tolakan(cabang.owner, batalUang, { no_uang, alasan: 'SALAH' })

/** Money of both: what lies there, and what one says the other owes it. */
const berapa = async () => ({
  uang:
    (await akunUang(pusat, 'KAS')) +
    (await akunUang(pusat, 'BANK')) +
    (await akunUang(cabang, 'KAS')) +
    (await akunUang(cabang, 'BANK')),
  rk: [await akunUang(cabang, 'RK'), await akunUang(pusat, 'RK')],
})
const keadaan = async (no_uang: string) => (await cabang.owner.call(getUang, { no_uang })).kiriman
const menunggu = async () => (await pusat.owner.call(listUangMasuk, {})).map((one) => one.no_uang)
const gagal = ({ shop }: Ujung, jenis: string) =>
  shop.db.rows<{ id: string; galat: string }>(
    sql`SELECT id::text, galat FROM surat_keluar WHERE status = 'GAGAL' AND jenis = ${jenis} ORDER BY urut`,
  )

describe('000.35 money to a head office of another installation', () => {
  it('is what that one owes, is on its way, and comes into its books when somebody there receives it', async () => {
    const awal = await berapa()
    const no_uang = await kirim(400_000)
    expect(no_uang).toBe('AUK-TK11-260302-0001')
    expect(await keadaan(no_uang)).toBe('MENUNGGU')
    await dua.antar()
    expect(await keadaan(no_uang)).toBe('DI JALAN')
    expect(await berapa()).toEqual({ uang: awal.uang - 400_000, rk: [400_000, 0] })
    expect(await pusat.owner.call(listUangMasuk, {})).toMatchObject([
      { no_uang, asal: 'TK11', bank: false, jumlah: 400_000, keterangan: 'SETORAN', user_kirim: 'OWNER' },
    ])
    await tanyaKabar(pusat.shop.deps)
    const [jalan] = (await pusat.owner.call(listLink, {})).sambungan
    expect(jalan?.uang_jalan).toEqual([`TK11 ke TK01: Rp. 400,000 (${no_uang})`])
    expect(jalan?.beda_nilai).toEqual(['TK01 TK11: Rp. 400,000'])

    const no_terima = await terima(no_uang)
    expect(no_terima).toBe('TUK-TK01-260302-0002')
    expect(await berapa()).toEqual({ uang: awal.uang, rk: [400_000, -400_000] })
    await dua.antar()
    expect(await keadaan(no_uang)).toBe('DITERIMA')
    expect(await menunggu()).toEqual([])
    await tanyaKabar(pusat.shop.deps)
    const [sampai] = (await pusat.owner.call(listLink, {})).sambungan
    expect([sampai?.uang_jalan, sampai?.beda_nilai]).toEqual([[], []])
  })

  it('stands on both sheets as what each owes the other', async () => {
    const rk = async ({ owner }: Ujung) =>
      (await owner.call(laporanNeracaKeuangan, { tanggal: '2026-03-02', type_laporan: 'TOKO' })).filter(
        (row) => 'akun' in row && row.akun === 'RK',
      )
    expect(await rk(cabang)).toMatchObject([{ ref: 'TK01', aset: 400_000 }])
    expect(await rk(pusat)).toMatchObject([{ ref: 'TK11', aset: -400_000 }])
  })

  it.each(['PUTUS', 'PUTUS_SESUDAH', 'GANDA', 'TUNDA'] as const)(
    'arrives once over a line that is %s',
    async (cuaca) => {
      const awal = await berapa()
      const no_uang = await kirim(50_000)
      pusat.ke.antrean.push(cuaca, cuaca)
      await antarSekali(cabang)
      await pusat.ke.lepaskan()
      await dua.antar()
      expect(await menunggu()).toEqual([no_uang])
      await terima(no_uang)
      cabang.ke.antrean.push(cuaca, cuaca)
      await antarSekali(pusat)
      await cabang.ke.lepaskan()
      await dua.antar()
      expect(await keadaan(no_uang)).toBe('DITERIMA')
      const kini = await berapa()
      expect([kini.uang, kini.rk[0], (kini.rk[0] ?? 0) + (kini.rk[1] ?? 0)]).toEqual([
        awal.uang,
        (awal.rk[0] ?? 0) + 50_000,
        0,
      ])
    },
  )

  it('comes to an account by its slip, which brings no other money', async () => {
    const satu = await kirim(100_000)
    await cabang.owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(1), keterangan: 'modal' })
    await dua.antar()
    const isi = { no_uang: satu, ke: '0111', kode_transaksi: 'MASUK TOKO BANK' }
    expect(await tolakan(pusat.owner, terimaUangMasuk, isi)).toEqual([422, 'No Bukti Bank Harus Diisi'])
    expect(
      await tolakan(pusat.owner, terimaUangMasuk, { ...isi, kode_transaksi: 'MASUK TOKO KAS', referensi: 'A1' }),
    ).toEqual([422, 'Kategori MASUK TOKO KAS Bukan Untuk Bank Masuk'])
    expect(await tolakan(pusat.owner, terimaUangMasuk, { ...isi, ke: 'KAS', kode_transaksi: 'TAMBAH MODAL' })).toEqual([
      422,
      'Kategori TAMBAH MODAL Bukan Untuk Uang Antar Toko',
    ])
    const no_terima = await keRekening(satu, 'bca 42')
    expect(no_terima).toBe('TUB-TK01-260302-0001')
    const dua_ = await kirim(100_000)
    await dua.antar()
    expect(await tolakan(pusat.owner, terimaUangMasuk, { ...isi, no_uang: dua_, referensi: 'BCA-42' })).toEqual([
      422,
      `Bukti BCA42 Sudah Dipakai ${no_terima}`,
    ])
    await keRekening(dua_, 'BCA 43')
    await dua.antar()
    const bank = (await pusat.owner.call(saldoUang, {})).bank
    expect(bank).toMatchObject([{ saldo: 200_000 }])
    const keluar = { ...isianUang(40_000, 'TK11'), kode_transaksi: 'KELUAR TOKO BANK', no_rekening: '0111' }
    const { no_uang } = await pusat.owner.call(ambilBank, keluar)
    await dua.antar()
    expect(await cabang.owner.call(listUangMasuk, {})).toMatchObject([{ no_uang, asal: 'TK01', bank: true }])
    await cabang.owner.call(terimaUangMasuk, { no_uang, ke: 'KAS', kode_transaksi: 'MASUK TOKO KAS' })
    await dua.antar()
  })
})

it('of cash goes to an account as somebody else saw it, and what left an account by one person by another', async () => {
  const awal = await akunUang(pusat, 'BANK')
  const no_uang = await kirim(25_000)
  await dua.antar()
  const isi = { ...isianTerima(no_uang, '0111', 'karangan 1'), otorisasi: null }
  expect(await tolakan(kasir, terimaUangMasuk, isi)).toEqual([422, `Butuh Saksi ${OTORISASI_UANG_SAMPAI}`])
  expect([await akunUang(pusat, 'BANK'), await menunggu()]).toEqual([awal, [no_uang]])
  const { no_terima } = await denganSaksi(kasir, saksi, terimaUangMasuk, isi, OTORISASI_UANG_SAMPAI)
  const dilihat = sql`SELECT o.disetujui_oleh::text AS oleh FROM uang u JOIN otorisasi o ON o.id = u.otorisasi WHERE u.no_uang = ${no_terima}`
  expect(await pusat.shop.db.rows(dilihat)).toEqual([{ oleh: 'SAKSI' }])

  const dariBank = async (oleh: User) => {
    const keluar = { ...isianUang(10_000), kode_transaksi: 'KELUAR TOKO BANK', no_rekening: '0111' }
    const { no_uang: nomor } = await oleh.call(ambilBank, keluar)
    await dua.antar()
    return { ...isianTerima(nomor, '0111', `trf ${nomor}`), otorisasi: null }
  }
  await cabang.owner.call(tambahBank, {
    kode_transaksi: 'SALDO AWAL',
    jumlah: rp(20_000),
    keterangan: 'modal',
    no_rekening: '0111',
  })
  const sendiri = await dariBank(cabang.owner)
  expect(await tolakan(pusat.owner, terimaUangMasuk, sendiri)).toEqual([422, `Butuh Saksi ${OTORISASI_UANG_SAMPAI}`])
  await kasir.call(terimaUangMasuk, sendiri)
  expect(await akunUang(pusat, 'BANK')).toBe(awal + 35_000)
  await dua.antar()
})

it('comes into a drawer by who has it, or by the owners', async () => {
  await pusat.owner.call(laci.create, { kode_laci: 'L1', nama_laci: 'LACI DUA' })
  const [dua_, tiga] = [
    await pusat.shop.user(pusat.owner, 'DUA', 'KASIR'),
    await pusat.shop.user(pusat.owner, 'TIGA', 'KASIR'),
  ]
  await pusat.owner.call(pegangLaci, { user_id: 'DUA', kode_laci: 'L1' })
  const no_uang = await kirim(15_000)
  await dua.antar()
  const isi = { ...isianTerima(no_uang), ke: tempatLaci('L1') }
  expect(await tolakan(tiga, terimaUangMasuk, isi)).toEqual([403, 'Uang Ke Laci L1 Diterima Pemegangnya'])
  expect(await menunggu()).toEqual([no_uang])
  const { no_terima } = await dua_.call(terimaUangMasuk, isi)
  const laciUang = sql`SELECT ref::text FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE m.akun = 'KAS' AND j.document = ${no_terima}`
  expect(await pusat.shop.db.rows(laciUang)).toEqual([{ ref: 'L1' }])
  await dua.antar()
})

describe('money that is taken back', () => {
  it('comes back at once while its letter never left, or was refused there', async () => {
    const awal = await berapa()
    const a = await kirim(10_000)
    expect((await batal(a))[0]).toBe(200)
    await dua.antar()
    expect([await menunggu(), await keadaan(a)]).toEqual([[], ''])
    await pusat.shop.db.run(sql`
      INSERT INTO uang_masuk (no_uang, sambungan, asal, kode_toko, bank, jumlah, keterangan, user_kirim, tgl_kirim, datang_pada, batal_pada)
      SELECT ${a.replace(/\d+$/, (n) => String(Number(n) + 1).padStart(4, '0'))}, id, 'TK11', 'TK01', false, 1, 'X', 'X', '2026-03-02', now(), now() FROM sambungan`)
    const b = await kirim(10_000)
    await dua.antar()
    expect(await keadaan(b)).toBe(`GAGAL: Nomor Uang ${b} Sudah Ada Di Instalasi Tujuan`)
    expect((await batal(b))[0]).toBe(200)
    await dua.antar()
    expect(await gagal(cabang, 'UANG')).toEqual([])
    expect(await berapa()).toEqual(awal)
  })

  it('is under way no more for who looks only at what is', async () => {
    const [a, b] = [await kirim(5_000), await kirim(6_000)]
    const jalan = async () => {
      const { rows } = await cabang.shop.db.pool.query<{ isi: string }>(
        `SELECT pg_get_expr(indpred, indrelid) AS isi FROM pg_index WHERE indexrelid = 'uang_kecabang_jalan'::regclass`,
      )
      return (await cabang.shop.db.pool.query(`SELECT no_uang::text FROM uang_kecabang WHERE ${rows[0]?.isi}`)).rows
    }
    expect(await jalan()).toEqual([{ no_uang: a }, { no_uang: b }])
    expect([(await batal(a))[0], await jalan()]).toEqual([200, [{ no_uang: b }]])
    await dua.antar()
    await terima(b)
    await dua.antar()
    expect(await jalan()).toEqual([])
  })

  it('is turned away there first where its letter has left, and received by nobody afterwards', async () => {
    const awal = await berapa()
    const a = await kirim(20_000)
    await dua.antar()
    expect(await batal(a)).toEqual([422, `Uang ${a} Sudah Dikirim, Minta Toko TK01 Menolaknya Dulu Di Pindah Uang`])
    await pusat.owner.call(tolakUangMasuk, { no_uang: a, alasan: 'tidak sampai' })
    const isi = { no_uang: a, ke: 'KAS', kode_transaksi: 'MASUK TOKO KAS' }
    expect(await tolakan(pusat.owner, terimaUangMasuk, isi)).toEqual([409, `Uang ${a} Sudah Ditolak`])
    await dua.antar()
    expect(await keadaan(a)).toBe('DITOLAK: TIDAK SAMPAI')
    expect((await batal(a))[0]).toBe(200)
    await dua.antar()
    expect(await tolakan(pusat.owner, terimaUangMasuk, isi)).toEqual([409, `Uang ${a} Sudah Dibatalkan Pengirim`])
    expect(await berapa()).toEqual(awal)
  })

  it('stays where it was received, on both sides: it is sent back as other money', async () => {
    const a = await kirim(30_000)
    await dua.antar()
    const no_terima = await terima(a)
    const isi = { no_uang: a, ke: 'KAS', kode_transaksi: 'MASUK TOKO KAS' }
    expect(await tolakan(pusat.owner, terimaUangMasuk, isi)).toEqual([409, `Uang ${a} Sudah Diterima (${no_terima})`])
    expect(await tolakan(pusat.owner, tolakUangMasuk, { no_uang: a, alasan: 'X' })).toEqual([
      409,
      `Uang ${a} Sudah Diterima (${no_terima})`,
    ])
    expect(await tolakan(pusat.owner, batalUang, { no_uang: no_terima, alasan: 'X' })).toEqual([
      422,
      'Uang Dari Toko TK11 Sudah Diterima, Kirim Kembali Dengan Ambil Uang',
    ])
    await dua.antar()
    expect(await batal(a)).toEqual([422, `Uang ${a} Sudah Diterima Toko TK01 (${no_terima})`])
  })

  it('comes by letter alone, to a shop of the chain that is linked', async () => {
    const masuk = { kode_transaksi: 'MASUK TOKO KAS', jumlah: rp(1), keterangan: 'x', pihak: 'TK11' }
    expect(await tolakan(pusat.owner, tambahKas, masuk)).toEqual([
      422,
      'Uang Dari Toko TK11 Dikirim Dari Instalasinya, Terima Di Pindah Uang',
    ])
    expect(await tolakan(pusat.owner, terimaUangMasuk, { ...masuk, no_uang: 'AUK-X', ke: 'KAS' })).toEqual([
      404,
      'Uang AUK-X Tidak Ada',
    ])
    const awal = await akunUang(cabang, 'KAS')
    await cabang.shop.db.run(sql`UPDATE sambungan SET aktif = false`)
    expect(await tolakan(cabang.owner, ambilKas, isianUang(1))).toEqual([422, 'Sambungan Ke Toko TK01 Sedang Diputus'])
    await cabang.shop.db.run(sql`UPDATE sambungan SET aktif = true`)
    expect(await akunUang(cabang, 'KAS')).toBe(awal)
  })
})
