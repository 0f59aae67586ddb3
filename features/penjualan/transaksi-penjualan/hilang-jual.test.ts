/** A sale that was turned down after its bon was printed, and of which pieces do not come back: lost by agreement, on who entered it. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, mintaDari, setujui } from '@kencana/testing/pembelian'
import { batalForm, formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { formAmbil, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authorization, sendiri } from '../../akses/otorisasi/otorisasi.contract.ts'
import {
  barangHilang,
  batalOpname,
  mulaiOpname,
  OTORISASI_TEMU,
  temuBarang,
} from '../../barang/stock-opname/stock-opname.contract.ts'
import { cetak } from '../../cetak/cetak.contract.ts'
import { daftarAlarm } from '../../dashboard/alarm.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { BON_PENJUALAN, getJual, type Nota } from './nota.contract.ts'
import { batalJual, jual } from './transaksi-penjualan.contract.ts'

const HILANG = 'BARANG HILANG'
const ALARM = { kode: 'ALL', kode_toko: 'ALL', tanggal: 'ALL', tampil: 'SEMUA', hal: 1, per: 200 } as const

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
})
afterEach(() => shop.close())

const bon = (siapa: User, no_faktur_jual: string) =>
  siapa.call(cetak, { jenis: BON_PENJUALAN, dokumen: no_faktur_jual, rangkap: 1, alasan: '' })
/** Rings for 5,733,000 each that wait at the cashier, their bon printed. */
const dicetak = async (berapa = 1, siapa = sales): Promise<{ nota: Nota; kode: string[] }> => {
  const kode: string[] = []
  for (let n = 0; n < berapa; n += 1) kode.push((await tambahCincin(owner)).kode_barcode)
  const { data } = await siapa.call(jual, await formJual(siapa, kode, { nama_customer: 'BU SRI' }))
  await bon(siapa, data.no_faktur_jual)
  return { nota: data, kode }
}
const letak = async (kode: string) => {
  const row = await shop.db.one<{ kode_baki: string | null; status_barang: string }>(
    sql`SELECT kode_baki::text, status_barang FROM barang WHERE kode_barcode = ${kode}`,
  )
  return [row?.kode_baki ?? '-', row?.status_barang]
}
/** What turning a sale down changes, to be the same after a refusal. */
const keadaan = () =>
  shop.db.rows(sql`
    SELECT (SELECT string_agg(no_faktur_jual || status || versi, ',' ORDER BY 1) FROM penjualan) AS nota, (SELECT count(*) FROM jurnal) AS jurnal,
      (SELECT string_agg(kode_barcode || status_barang || coalesce(kode_baki, '-') || versi, ',' ORDER BY kode_barcode) FROM barang) AS barang,
      (SELECT count(*) FROM penjualan_hilang) AS hilang, (SELECT sum(terakhir)::int FROM nomor) AS nomor`)
const ditolak = async (siapa: User, nota: Nota, lain: Parameters<typeof batalForm>[1], kata: string): Promise<void> => {
  const awal = await keadaan()
  expect((await tolakan(siapa, batalJual, batalForm(nota, lain)))[1]).toBe(kata)
  expect(await keadaan()).toEqual(awal)
}
const buku = () =>
  shop.db.rows(sql`
    SELECT j.kind, j.user_id, m.akun, m.ref, m.pcs, m.mg::int AS mg FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
    WHERE j.document LIKE 'HFJ-%' ORDER BY m.akun, m.kode_barang`)

it('controls 4: a piece that does not come back is lost by agreement, on who sold it', async () => {
  const { nota, kode } = await dicetak(2)
  const [ada = '', pergi = ''] = kode
  const isian = batalForm(nota, { kode_barcode: [ada], hilang: [pergi], alasan: 'DIBAWA LARI' })
  await ditolak(
    kasir,
    nota,
    { kode_barcode: [ada], hilang: [pergi], alasan: 'DIBAWA LARI' },
    `Butuh Otorisasi ${HILANG}`,
  )
  const otorisasi = await setujui(kasir, batalJual, isian, 'OWNER')
  const [minta] = await shop.db.rows<{ kasus: unknown[] }>(
    sql`SELECT kasus FROM otorisasi_minta WHERE id = ${otorisasi}`,
  )
  expect(minta?.kasus).toMatchObject([
    {
      kategori: HILANG,
      aturan: 'Barang penjualan yang bonnya sudah dicetak tidak kembali, dicatat hilang',
      keterangan: `${nota.no_faktur_jual} BU SRI, dimasukkan SALES: ${pergi} CINCIN MILANO 3.485 g; bon dicetak 2026-03-02 09:00 oleh SALES`,
      kode_barcode: pergi,
      rp: 5_733_000,
      mg: 3_485,
      wakil: false,
      bukan: ['SALES'],
    },
  ])
  const { no_batal, data } = await kasir.call(batalJual, { ...isian, otorisasi })
  expect(no_batal).toBeNull()
  expect(data).toMatchObject({ status: 'BATAL', barang: [{ keadaan: 'DI TOKO' }, { keadaan: 'HILANG' }] })
  expect([await letak(ada), await letak(pergi)]).toEqual([
    ['CN01', 'TERSEDIA'],
    ['-', 'HILANG'],
  ])
  const hilang = 'HFJ-TK01-260302-0001'
  expect(await buku()).toEqual([
    { kind: 'HILANG_JUAL', user_id: 'KASIR', akun: 'BAKI', ref: 'CN01', pcs: -1, mg: -3_485 },
    { kind: 'HILANG_JUAL', user_id: 'KASIR', akun: 'SELISIH', ref: hilang, pcs: 1, mg: 3_485 },
  ])
  expect(await shop.db.rows(sql`SELECT dokumen FROM otorisasi WHERE id = ${otorisasi}`)).toEqual([{ dokumen: hilang }])
  // By person it is his who had let it out of his hands, not his who says so.
  const laporan = async (body: object) =>
    (
      await owner.send('POST', 'susut-selisih/reports', {
        body: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', ...body },
      })
    ).json
  expect(await laporan({ type_laporan: 'ORANG' })).toMatchObject([
    { kunci: 'SALES', rinci: 'HILANG_JUAL', qty: 1, kurang: 3.485 },
  ])
  expect(await laporan({ type_laporan: 'ORANG', user_id: 'KASIR' })).toEqual([])
  expect(await laporan({ type_laporan: 'DETAIL', user_id: 'SALES' })).toMatchObject([
    { document: hilang, user_id: 'SALES', tempat: 'BAKI CN01, ditolak KASIR', kurang: 3.485, batas: '-' },
  ])
  const susut = {
    tgl_awal: '2026-03-02',
    tgl_akhir: '2026-03-02',
    type_laporan: 'SUSUT',
    per: 'USER',
    kategori: 'HILANG_JUAL',
  }
  expect((await owner.send('POST', 'authorization/get/report', { body: susut })).json).toMatchObject([
    { siapa: 'SALES', kategori: 'HILANG_JUAL' },
  ])
  const { rows } = await owner.call(daftarAlarm, ALARM)
  expect(rows.filter((one) => one.dokumen === nota.no_faktur_jual)).toMatchObject([
    {
      kode: 'PENJUALAN_DITOLAK',
      berat: 'MERAH',
      isi: `${nota.no_faktur_jual} dari SALES, Rp. 11,466,000, ditolak KASIR: DIBAWA LARI, 1 barang 3.485 g tidak kembali, ${hilang}`,
    },
  ])
})

describe('a piece that is said to be gone', () => {
  it('is refused without an agreement, to who sold it as his own witness, and to who asks', async () => {
    const penjual = await shop.user(owner, 'SU', 'SU')
    const { nota, kode } = await dicetak(1, penjual)
    const isian = batalForm(nota, { hilang: kode })
    await ditolak(kasir, nota, { hilang: kode }, `Butuh Otorisasi ${HILANG}`)
    await expect(setujui(kasir, batalJual, isian, 'SU')).rejects.toThrow(
      'SU Mengerjakannya Sendiri, Minta Penyetuju Lain',
    )
    // Nor where he turns it down himself: who asks is never who agrees while there is another.
    const { minta: id = '' } = await mintaDari(penjual, batalJual, isian)
    await expect(penjual.call(authorization, { id, user_id: 'SU', password: PASSWORD })).rejects.toThrow(
      'Otorisasi Harus Oleh OWN Atau SU Yang Lain',
    )
    await expect(penjual.call(sendiri, { id, alasan: 'HILANG', foto: null })).rejects.toThrow(
      'Ada OWN Atau SU Lain Yang Bisa Menyetujui',
    )
    expect((await letak(kode[0] ?? ''))[1]).toBe('KASIR')
    await denganOtorisasi(kasir, batalJual, isian, HILANG, 'OWNER')
    expect(await letak(kode[0] ?? '')).toEqual(['-', 'HILANG'])
  })

  it('is told by who validates alone, and of an open sale whose bon was printed', async () => {
    const { nota, kode } = await dicetak()
    await ditolak(sales, nota, { hilang: kode }, 'Penjualan Ini Hanya Dapat Ditolak Kasir')
    const { data } = await sales.call(jual, await formJual(sales, [(await tambahCincin(owner)).kode_barcode]))
    const tanpa = data.barang.map((one) => one.kode_barcode)
    const kata = 'Bon Belum Dicetak, Barang Yang Tidak Ada Dicari Dengan Stock Opname'
    for (const siapa of [sales, kasir]) await ditolak(siapa, data, { hilang: tanpa }, kata)
    const sah = await jualSah(sales, kasir, [(await tambahCincin(owner)).kode_barcode])
    const terjual = sah.barang.map((one) => one.kode_barcode)
    await ditolak(kasir, sah, { hilang: terjual }, 'Barang Hilang Hanya Pada Penjualan Yang Belum Sah')
  })

  it('is one of that sale, was not scanned, and leaves none out', async () => {
    const { nota, kode } = await dicetak(2)
    const [ada = '', pergi = ''] = kode
    const lain = (await dicetak()).kode
    await ditolak(kasir, nota, { hilang: lain }, `Barang ${lain[0]} Bukan Dari Faktur ${nota.no_faktur_jual}`)
    const dua = { kode_barcode: [ada, pergi], hilang: [pergi] }
    await ditolak(kasir, nota, dua, `Barang ${pergi} Sudah Dipindai Kembali, Tidak Hilang`)
    await ditolak(kasir, nota, { hilang: [pergi] }, `Bon Sudah Dicetak, Pindai Kembali Barang ${ada}`)
    await ditolak(kasir, nota, { kode_barcode: [ada] }, `Bon Sudah Dicetak, Pindai Kembali Barang ${pergi}`)
  })

  it('is no piece that is kept for a customer with a deposit', async () => {
    await isiBakiTitip(owner)
    const { no_titip_group } = await titipSah(owner, kasir, [(await tambahCincin(owner)).kode_barcode])
    const { data } = await sales.call(jual, await formAmbil(sales, [no_titip_group]))
    await bon(sales, data.no_faktur_jual)
    const kode = data.barang.map((one) => one.kode_barcode)
    const kata = `Barang ${kode[0]} Disimpan Untuk Customer (${no_titip_group}), Tidak Bisa Dinyatakan Hilang`
    await ditolak(kasir, data, { hilang: kode }, kata)
  })

  it('is agreed to by an owner who is alone with his reason, also where he sold it, and asks himself then', async () => {
    const { nota, kode } = await dicetak(1, owner)
    const isian = batalForm(nota, { hilang: kode })
    await expect(setujui(kasir, batalJual, isian)).rejects.toThrow('OWNER Mengerjakannya Sendiri, Minta Penyetuju Lain')
    await denganOtorisasi(owner, batalJual, isian, HILANG)
    expect(await shop.db.rows(sql`SELECT cara FROM otorisasi WHERE dokumen LIKE 'HFJ-%'`)).toEqual([
      { cara: 'SENDIRI' },
    ])
  })

  it('goes by the agreement to those very pieces', async () => {
    const { nota, kode } = await dicetak(2)
    const [satu = '', dua = ''] = kode
    const isian = batalForm(nota, { kode_barcode: [satu], hilang: [dua] })
    const otorisasi = await setujui(kasir, batalJual, isian, 'OWNER')
    const lain = { kode_barcode: [], hilang: [satu, dua], otorisasi }
    await ditolak(kasir, nota, lain, 'Otorisasi Tidak Berlaku Untuk Data Ini')
    await kasir.call(batalJual, { ...isian, otorisasi })
  })

  it('is lost once, whoever of eight is first', async () => {
    const { nota, kode } = await dicetak()
    const isian = batalForm(nota, { hilang: kode })
    const otorisasi = await setujui(kasir, batalJual, isian, 'OWNER')
    const hasil = await Promise.allSettled(
      Array.from({ length: 8 }, () => kasir.call(batalJual, { ...isian, otorisasi })),
    )
    const sebab = hasil.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
    expect(sebab).toEqual(Array.from({ length: 7 }, () => `Faktur ${nota.no_faktur_jual} Sudah Dibatalkan`))
    expect((await buku()).length).toBe(2)
  })

  it('is found again as what a count lost, onto a tray, by agreement', async () => {
    const { nota, kode } = await dicetak()
    const [satu = ''] = kode
    await denganOtorisasi(kasir, batalJual, batalForm(nota, { hilang: kode }), HILANG)
    const [hilang] = await owner.call(barangHilang, {})
    expect(hilang).toMatchObject({ kode_barcode: satu, no_selisih: 'HFJ-TK01-260302-0001' })
    const temu = { kode_barcode: satu, kode_baki: 'CN02', alasan: 'DIKEMBALIKAN CUSTOMER', otorisasi: null }
    await denganOtorisasi(owner, temuBarang, temu, OTORISASI_TEMU)
    expect(await letak(satu)).toEqual(['CN02', 'TERSEDIA'])
    expect((await owner.call(getJual, { no_faktur: nota.no_faktur_jual })).barang).toMatchObject([
      { keadaan: 'DI TOKO' },
    ])
    await jualSah(sales, kasir, [satu])
  })

  it('waits until nobody counts its tray', async () => {
    const { nota, kode } = await dicetak()
    const { no_so } = await owner.call(mulaiOpname, { kode_baki: 'CN01' })
    await ditolak(kasir, nota, { hilang: kode }, `Baki CN01 Sedang Dihitung, ${no_so}`)
    await owner.call(batalOpname, { no_so, alasan: 'X', otorisasi: null })
    await denganOtorisasi(kasir, batalJual, batalForm(nota, { hilang: kode }), HILANG)
  })

  it('lets the day be closed, also where that comes late, and is a loss of its value', async () => {
    const { nota, kode } = await dicetak()
    await owner.call(simpanNilaiAwal, { jumlah: (await owner.call(rencanaNilai, {})).jumlah })
    await expect(owner.call(tutupToko, { PROSES: 'close' })).rejects.toThrow(
      'Masih Ada 1 Penjualan Yang Belum Divalidasi',
    )
    shop.clock.walk(1)
    kasir = await shop.login('KASIR')
    await denganOtorisasi(kasir, batalJual, batalForm(nota, { hilang: kode }), HILANG)
    owner = await shop.login('OWNER')
    await owner.call(tutupToko, { PROSES: 'close' })
    const nilai = sql`SELECT akun, ref, rp FROM saldo_akun('TK01', 'infinity', ARRAY['RUGI_SUSUT', 'PERSEDIAAN', 'HPP']) WHERE rp <> 0`
    // 3.485 g x 2,300,000 x 70 %, all that there was.
    expect(await shop.db.rows(nilai)).toEqual([{ akun: 'RUGI_SUSUT', ref: 'MM', rp: 5_610_850 }])
  })
})
