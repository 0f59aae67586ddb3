import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { isiPabrik, kirimBos, kirimCabang } from '@kencana/testing/bos'
import { anyNumber, nextNumber } from '@kencana/testing/number'
import { isiKondisi, isiPembelian, setujui } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { centangBos, listCentang } from '../../bos/centang-bos/centang-bos.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { batalLabeling } from '../../sepuhan/kirim-labeling/kirim-labeling.contract.ts'
import {
  batalValidasi,
  konfirmasiSisa,
  listSisa,
  listValidasi,
  OTORISASI_SISA,
  saldoKirimBos,
  saldoKirimLabeling,
  validasiBos,
  validasiLabeling,
} from './validasi-inputan.contract.ts'

type Dipilih = InputOf<typeof validasiBos>['data_kirim'][number]

let shop: TestShop
let owner: User
let kasir: User
let cabang: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPabrik(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  cabang = await shop.user(owner, 'CABANG', 'OWN', 'TK02')
})
afterAll(() => shop.close())

const masuk = async (sumber: string, berat: number, kali = 1, caller = owner) => {
  for (let i = 0; i < kali; i++)
    await caller.call(
      tambahBarang,
      cincin({
        sumber,
        kode_baki: 'NISA1',
        berat: gram(berat),
        berat_asli: gram(berat),
        tujuan: caller.data.kode_toko,
      }),
    )
}
const hari = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' }
const saldo = async (no: string, endpoint: typeof saldoKirimBos = saldoKirimBos) =>
  (await kasir.call(endpoint, { ...hari, no_kirim_bos: no }))[0]
const pilih = async (no: string, cara: Dipilih['cara'] = 'KEMBALI', endpoint = saldoKirimBos): Promise<Dipilih> => {
  const row = await saldo(no, endpoint)
  if (!row) throw new Error(`${no} waits no more`)
  return { no_kirim_bos: no, stock_akhir: row.stock_akhir, berat_akhir: row.berat_akhir, cara }
}
const KC = saldoKirimLabeling as unknown as typeof saldoKirimBos
const input = (...data_kirim: Dipilih[]) => ({ data_kirim, otorisasi: null })
/** Where the rest went: account, pieces, milligrams. */
const tujuan = (no_validasi: string | undefined) =>
  shop.db.rows<{ akun: string; ref: string; lot: string; pcs: number; mg: number }>(sql`
    SELECT m.akun, m.ref, m.lot, m.pcs, m.mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${no_validasi ?? ''} AND m.akun <> 'SALDO_KIRIM'`)

describe('validasi inputan, kirim barang dari bos', () => {
  it('shows what was sent, entered and left, and closes what was entered whole without a jurnal', async () => {
    const no = await kirimBos(owner, { qty: 2, berat: gram(6) })
    await masuk(no, 2.9)
    expect(await saldo(no)).toMatchObject({
      no_kirim_bos: no,
      qty: 2,
      berat: gram(6),
      qty_input: 1,
      berat_input: gram(2.9),
      stock_input: 1,
      stock_akhir: 1,
      berat_akhir: gram(3.1),
      harga_total: 4_770_500,
      cara: 'KEMBALI',
    })
    await masuk(no, 3.1)
    expect(await saldo(no)).toMatchObject({ stock_akhir: 0, berat_akhir: 0, cara: 'HABIS' })
    const { message, no_validasi } = await kasir.call(validasiBos, input(await pilih(no)))
    expect([message, no_validasi]).toEqual(['Validasi Input Berhasil', [anyNumber(kasir, 'VI')]])
    expect(await tujuan(no_validasi[0])).toEqual([])
    expect(await saldo(no)).toBeUndefined()
    await expect(masuk(no, 1)).rejects.toThrow(`Kiriman ${no} Sudah Divalidasi`)
    await expect(
      kasir.call(validasiBos, input({ ...(await pilih(await kirimBos(owner))), no_kirim_bos: no })),
    ).rejects.toThrow(`Kiriman ${no} Sudah Divalidasi`)
    const listed = await kasir.call(listValidasi, { tanggal: kasir.data.tgl_system })
    expect(listed.filter((row) => row.no_kirim === no)).toMatchObject([{ no_kirim: no, cara: 'HABIS' }])
  })

  it('gives pieces that are left back to the owner', async () => {
    const no = await kirimBos(owner, { qty: 3, berat: gram(9) })
    await masuk(no, 3)
    const { no_validasi } = await kasir.call(validasiBos, input(await pilih(no)))
    expect(await tujuan(no_validasi[0])).toEqual([{ akun: 'BOS', ref: '-', lot: '-', pcs: 2, mg: 6_000 }])
  })

  it('takes a row as it was found, whatever becomes of its rest', async () => {
    const habis = await kirimBos(owner, { qty: 1, berat: gram(3) })
    await masuk(habis, 3)
    const susut = await kirimBos(owner, { qty: 4, berat: gram(12) })
    await masuk(susut, 3, 3)
    await masuk(susut, 2.94)
    const kembali = await kirimBos(owner, { qty: 2, berat: gram(6) })
    const rows = await Promise.all([habis, susut, kembali].map((no) => saldo(no)))
    expect(rows.map((row) => row?.cara)).toEqual(['HABIS', 'SUSUT', 'KEMBALI'])
    const { no_validasi } = await kasir.call(validasiBos, input(...(rows as Dipilih[])))
    expect((await Promise.all(no_validasi.map(tujuan))).flat()).toMatchObject([
      { akun: 'SUSUT', mg: 60 },
      { akun: 'BOS', pcs: 2, mg: 6_000 },
    ])
  })

  it('writes pieces off only with an agreement to exactly this', async () => {
    const no = await kirimBos(owner, { qty: 2, berat: gram(5) })
    const draft = input(await pilih(no, 'SELISIH'))
    await expect(kasir.call(validasiBos, draft)).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_SISA}`)
    const otorisasi = await setujui(kasir, validasiBos, draft)
    const { no_validasi } = await kasir.call(validasiBos, { ...draft, otorisasi })
    expect(await tujuan(no_validasi[0])).toMatchObject([{ akun: 'SELISIH', ref: no_validasi[0], pcs: 2, mg: 5_000 }])
  })

  it('books a rest of weight alone as loss, above half a percent with an agreement', async () => {
    const sedikit = await kirimBos(owner, { qty: 4, berat: gram(12) })
    await masuk(sedikit, 3, 3)
    await masuk(sedikit, 2.94)
    expect(await saldo(sedikit)).toMatchObject({ berat_akhir: gram(0.06), cara: 'SUSUT', butuh_otorisasi: false })
    const { no_validasi } = await kasir.call(validasiBos, input(await pilih(sedikit)))
    expect(await tujuan(no_validasi[0])).toMatchObject([{ akun: 'SUSUT', ref: no_validasi[0], pcs: 0, mg: 60 }])
    const banyak = await kirimBos(owner, { qty: 1, berat: gram(12) })
    await masuk(banyak, 11.939)
    expect(await saldo(banyak)).toMatchObject({ berat_akhir: gram(0.061), butuh_otorisasi: true })
    const draft = input(await pilih(banyak))
    await expect(kasir.call(validasiBos, draft)).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_SISA}`)
    await kasir.call(validasiBos, { ...draft, otorisasi: await setujui(kasir, validasiBos, draft) })
  })

  it('closes several at once, or none', async () => {
    const satu = await kirimBos(owner, { qty: 1, berat: gram(3) })
    const dua = await kirimBos(owner, { qty: 2, berat: gram(6) })
    const [a, b] = [await pilih(satu), await pilih(dua)]
    await masuk(dua, 3)
    await expect(kasir.call(validasiBos, input(b, a))).rejects.toThrow('Data Berubah, Silahkan Cari Ulang')
    await expect(kasir.call(validasiBos, input(a, a))).rejects.toThrow(`Kiriman ${satu} Dua Kali Dalam Daftar`)
    expect(await saldo(satu)).toMatchObject({ stock_akhir: 1 })
    expect((await kasir.call(validasiBos, input(await pilih(dua), a))).no_validasi).toHaveLength(2)
  })

  it('refuses what is not there, of another kind, of another shop, or nothing at all', async () => {
    const no = await kirimBos(owner)
    const dipilih = await pilih(no)
    await expect(kasir.call(validasiBos, input({ ...dipilih, no_kirim_bos: 'KB-X' }))).rejects.toThrow(
      'Kiriman KB-X Tidak Ada',
    )
    await expect(kasir.call(validasiLabeling, input(dipilih))).rejects.toThrow(`Kiriman ${no} Tidak Ada`)
    await expect(cabang.call(validasiBos, input(dipilih))).rejects.toThrow(`Kiriman ${no} Tidak Ada`)
    await expect(kasir.call(validasiBos, input())).rejects.toThrow('Data Kirim Belum Dipilih')
  })

  it('is done by exactly one of eight cashiers', async () => {
    const no = await kirimBos(owner)
    const dipilih = await pilih(no)
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => kasir.call(validasiBos, input(dipilih))))
    const lost = all.filter((one) => one.status === 'rejected').map((one) => String(one.reason))
    expect(lost).toEqual(Array.from({ length: 7 }, () => `CallRefused: Kiriman ${no} Sudah Divalidasi`))
  })
})

describe('batal validasi inputan', () => {
  it('opens the dispatch again with all that was left, also one that was closed with nothing', async () => {
    const no = await kirimBos(owner, { qty: 2, berat: gram(6) })
    await masuk(no, 3)
    const [no_validasi = ''] = (await kasir.call(validasiBos, input(await pilih(no)))).no_validasi
    const batal = () => kasir.call(batalValidasi, { no_validasi, alasan: 'SALAH' })
    const undone = await batal()
    expect(undone).toEqual({ message: 'Berhasil', no_batal: anyNumber(kasir, 'BVI') })
    await expect(batal()).rejects.toThrow(`Dokumen ${no_validasi} Sudah Dibatalkan`)
    await masuk(no, 3)
    const [habis = ''] = (await kasir.call(validasiBos, input(await pilih(no)))).no_validasi
    expect((await kasir.call(batalValidasi, { no_validasi: habis, alasan: 'SALAH' })).no_batal).toBe(
      nextNumber(undone.no_batal),
    )
    await kasir.call(validasiBos, input(await pilih(no)))
    await expect(cabang.call(batalValidasi, { no_validasi, alasan: 'X' })).rejects.toThrow(
      `Validasi ${no_validasi} Tidak Ada`,
    )
  })
})

describe('validasi inputan, kirim labeling', () => {
  const kembali = async (no: string) =>
    shop.db.one(sql`SELECT qty_kembali, berat_kembali, no_validasi FROM kirim_labeling WHERE no_kirim_stock = ${no}`)

  it('returns pieces to the KS tray they came from, once the branch has said what is left', async () => {
    const { no_kirim_stock: no, no_terima_sepuh } = await kirimCabang(owner, 'TK02', 4, 8)
    await masuk(no, 2, 2, cabang)
    expect(await saldo(no, KC)).toMatchObject({
      no_kirim_stock: no,
      kode_lokasi_toko: 'NISA1',
      kode_dept: 'CIN',
      cabang: 'TK02',
      stock_input: 2,
      stock_akhir: 2,
      butuh_konfirmasi: true,
    })
    const dipilih = await pilih(no, 'KEMBALI', KC)
    const belum = `Sisa Kiriman ${no} Belum Dikonfirmasi Toko TK02`
    await expect(kasir.call(validasiLabeling, input(dipilih))).rejects.toThrow(belum)
    const left = async () => (await cabang.call(listSisa, {})).filter((row) => row.no_kirim === no)
    expect(await left()).toMatchObject([{ no_kirim: no, qty: 2, berat: gram(4), dikonfirmasi: false }])
    const sisa = { no_kirim: no, qty: 2, berat: gram(4) }
    await expect(kasir.call(konfirmasiSisa, sisa)).rejects.toThrow(`Kiriman ${no} Bukan Dari Toko Lain Ke Toko Ini`)
    await expect(cabang.call(konfirmasiSisa, { ...sisa, qty: 1 })).rejects.toThrow('Data Berubah, Silahkan Cari Ulang')
    await cabang.call(konfirmasiSisa, sisa)
    // what was said is no longer so once another piece was entered
    await masuk(no, 2, 1, cabang)
    await expect(kasir.call(validasiLabeling, input(await pilih(no, 'KEMBALI', KC)))).rejects.toThrow(belum)
    await cabang.call(konfirmasiSisa, { ...sisa, qty: 1, berat: gram(2) })
    expect(await left()).toMatchObject([{ dikonfirmasi: true }])
    await owner.call(baki.remove, { id: 'KS1' })
    await expect(kasir.call(validasiLabeling, input(await pilih(no, 'KEMBALI', KC)))).rejects.toThrow(
      'Baki KS1 Sudah Dihapus, Aktifkan Kembali Dahulu',
    )
    expect(await kembali(no)).toEqual({ qty_kembali: 0, berat_kembali: 0, no_validasi: null })
    await owner.call(baki.reactivate, { id: 'KS1' })
    const { no_validasi } = await kasir.call(validasiLabeling, input(await pilih(no, 'KEMBALI', KC)))
    await expect(owner.call(batalLabeling, { no_kirim_stock: no, alasan: 'X' })).rejects.toThrow(
      `Kirim Labeling ${no} Sudah Divalidasi ${no_validasi[0]}`,
    )
    expect(await tujuan(no_validasi[0])).toEqual([
      { akun: 'BAKI', ref: 'KS1', lot: no_terima_sepuh, pcs: 1, mg: 2_000 },
    ])
    expect(await kembali(no)).toEqual({ qty_kembali: 1, berat_kembali: 2_000, no_validasi: no_validasi[0] })
    await kasir.call(batalValidasi, { no_validasi: no_validasi[0] ?? '', alasan: 'SALAH' })
    expect(await kembali(no)).toEqual({ qty_kembali: 0, berat_kembali: 0, no_validasi: null })
    await masuk(no, 2, 1, cabang)
    await kasir.call(validasiLabeling, input(await pilih(no, 'KEMBALI', KC)))
  })

  it('writes off what a branch lost without its word, with an agreement', async () => {
    const { no_kirim_stock: no } = await kirimCabang(owner, 'TK02', 2, 4)
    const draft = input(await pilih(no, 'SELISIH', KC))
    await expect(kasir.call(validasiLabeling, draft)).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_SISA}`)
    // What others of this file lost may ask for its sum of thirty days besides.
    await kasir.call(validasiLabeling, { ...draft, otorisasi: await setujui(kasir, validasiLabeling, draft) })
    expect(await kembali(no)).toMatchObject({ qty_kembali: 0, berat_kembali: 0 })
  })
})

it('closes several of both kinds with one agreement, spent once', async () => {
  const bos = [await kirimBos(owner, { qty: 1, berat: gram(5) }), await kirimBos(owner, { qty: 2, berat: gram(6) })]
  const habis = await kirimBos(owner, { qty: 1, berat: gram(4) })
  await masuk(habis, 4)
  const draftBos = input(await pilih(habis), ...(await Promise.all(bos.map((no) => pilih(no, 'SELISIH')))))
  const labeling = [await kirimCabang(owner, 'TK02', 2, 4), await kirimCabang(owner, 'TK02', 2, 6)]
  const pilihan = labeling.map(({ no_kirim_stock }) => pilih(no_kirim_stock, 'SELISIH', KC))
  const draftLabeling = input(...(await Promise.all(pilihan)))
  for (const [endpoint, draft] of [
    [validasiBos, draftBos],
    [validasiLabeling, draftLabeling],
  ] as const) {
    await expect(kasir.call(endpoint, draft)).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_SISA}`)
    const otorisasi = await setujui(kasir, endpoint, draft)
    const { no_validasi } = await kasir.call(endpoint, { ...draft, otorisasi })
    expect(no_validasi).toHaveLength(draft.data_kirim.length)
    const dipakai = await shop.db.rows<{ dokumen: string; nomor: string }>(sql`
      SELECT o.dokumen::text, v.no_validasi::text AS nomor FROM validasi_inputan v JOIN otorisasi o ON o.id = v.otorisasi
      WHERE v.no_validasi = ANY (${no_validasi}) ORDER BY 2`)
    const [pertama] = dipakai
    expect(dipakai.map(({ dokumen }) => dokumen)).toEqual([pertama?.nomor, pertama?.nomor])
  }
})

it('leaves yesterday’s validations to the owner', async () => {
  // What went back to him before is ticked: what goes now is all that waits.
  const belum = await owner.call(listCentang, { tampil: 'BELUM' })
  await owner.call(centangBos, { dokumen: [...new Set(belum.map((one) => one.dokumen))] })
  const no = await kirimBos(owner)
  const [no_validasi = ''] = (await kasir.call(validasiBos, input(await pilih(no)))).no_validasi
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  await expect(kasir.call(batalValidasi, { no_validasi, alasan: 'X' })).rejects.toThrow(
    'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
  )
  expect((await owner.call(batalValidasi, { no_validasi, alasan: 'X' })).no_batal).toBe('BVI-TK01-260303-0001')
  const again = await kasir.call(validasiBos, input(await pilih(no)))
  expect(again.no_validasi).toEqual(['VI-TK01-260303-0001'])
})
