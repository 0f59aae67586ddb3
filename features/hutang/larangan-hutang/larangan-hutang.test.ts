/** Customers who must not get a loan: noted with a reason, known again however they are written, lent to by agreement alone. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { AKSI_DITOLAK } from '@kencana/server-kit'
import { gram } from '@kencana/testing'
import {
  dilihatDanDitimbang,
  formHutang,
  formRemaja,
  fotoJaminan,
  hutangMenunggu,
  hutangSah,
  kartu,
  tokoHutang,
} from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { anggotaBaru } from '@kencana/testing/member'
import { denganOtorisasi, mintaDari } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMinta, listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { tambahWakil } from '../../akses/otorisasi/wakil.contract.ts'
import { member, simpanIdentitas } from '../../member/data-member/data-member.contract.ts'
import { gabungMember } from '../../member/gabung-member/gabung-member.contract.ts'
import { lupakanMember } from '../../member/privasi/privasi.contract.ts'
import { remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { simpanHutang, tolakHutang, validasiHutang } from '../transaksi-hutang/transaksi-hutang.contract.ts'
import { cekLarangan, lepasLarangan, listLarangan, pasangLarangan } from './larangan-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang()
})
afterAll(() => toko.shop.close())

const pasang = (lain: { nama?: string; no_identitas?: string; no_hp?: string }, siapa = toko.kasir) =>
  siapa.call(pasangLarangan, {
    no_hutang: '',
    nama: 'BU LARANG',
    no_identitas: '',
    no_hp: '',
    alasan: 'BARANG PALSU',
    ...lain,
  })
const dilarang = async (nik: string, no_hp: string) =>
  (await toko.sales.call(cekLarangan, { kode_member: '-', nik, no_hp })).dilarang
const daftar = async (cari = '', siapa = toko.owner, hal = 1) => (await siapa.call(listLarangan, { cari, hal })).rows
const hutang = () => toko.shop.db.one(sql`SELECT count(*)::int AS n FROM hutang`)

it('are known by their paper or their telephone, however it is written, and by nothing that is empty', async () => {
  await expect(pasang({})).rejects.toThrow('No Identitas Atau No HP Harus Diisi')
  await expect(pasang({ no_hp: '08110001' }, toko.sales)).rejects.toThrow('Anda Hanya Boleh Melihat Di Sini')
  await pasang({ no_identitas: '3573010203041111' })
  await pasang({ no_hp: '+62 811-2222-333' })
  expect(await dilarang('3573010203041111', '081999999999')).toBe(true)
  expect(await dilarang('', '08112222333')).toBe(true)
  expect(await dilarang('3573010203049999', '')).toBe(false)
  expect(await dilarang('', '')).toBe(false)
  expect(await daftar()).toMatchObject([
    { no_identitas: '', no_hp: '*******2333', alasan: 'BARANG PALSU', user_id: 'KASIR', dilepas_oleh: null },
    { no_identitas: '************1111', no_hp: '' },
  ])
})

it('get a loan by the word of OWN or SU, who is told why, until one of them lifts the note', async () => {
  const { sales, kasir, owner } = toko
  await pasang({ no_identitas: '3573010203042222' })
  const isi = formHutang({ nik: '3573010203042222' })
  const sebelum = await hutang()
  const { message, minta: id = '' } = await mintaDari(sales, simpanHutang, isi)
  expect(message).toBe('Butuh Otorisasi HUTANG')
  expect(await hutang()).toEqual(sebelum)
  const minta = (await owner.call(listMinta, {})).find((one) => one.id === id)
  expect(JSON.stringify(minta)).toContain('BARANG PALSU, dicatat KASIR 2026-03-02')
  // Who asks is told that there is a note, no more: otherwise a loan that nobody wants would read it to him.
  const miliknya = JSON.stringify(await sales.call(getMinta, { id }))
  expect(miliknya).toContain('Customer dicatat tidak boleh berhutang')
  expect(miliknya).not.toMatch(/BARANG PALSU|KASIR/)
  const satu = await denganOtorisasi(sales, simpanHutang, isi, 'HUTANG')
  const [catatan] = await daftar()
  const lepas = { id: catatan?.id ?? 0, alasan: 'SUDAH BERES', otorisasi: null }
  expect(await tolakan(kasir, lepasLarangan, lepas)).toEqual([422, 'Butuh Otorisasi LARANGAN HUTANG'])
  await owner.call(lepasLarangan, lepas)
  await expect(owner.call(lepasLarangan, lepas)).rejects.toThrow('Catatan Ini Sudah Dilepas')
  const dua = await sales.call(simpanHutang, { ...isi, jumlah_hutang: rp(1_000) })
  for (const { no_hutang, data } of [satu, dua])
    await sales.call(tolakHutang, { no_hutang, versi: data.versi, alasan: 'UJI' })
  // Who put it there and who lifted it stays to be read.
  expect((await daftar('', kasir)).find((one) => one.dilepas_oleh !== null)).toMatchObject({
    user_id: 'KASIR',
    dilepas_oleh: 'OWNER',
    alasan_lepas: 'SUDAH BERES',
  })
  await expect(toko.shop.db.run(sql`DELETE FROM larangan_hutang`)).rejects.toThrow()
  await expect(toko.shop.db.run(sql`UPDATE larangan_hutang SET user_id = 'OWNER'`)).rejects.toThrow()
})

it('are stopped at validation where the note is younger than the loan, and as more is lent on one that runs', async () => {
  const { sales } = toko
  const nik = '3573010203043333'
  const jalan = await hutangSah(sales, toko.kasir, { nik, no_hp: '081233334444' })
  const menunggu = await hutangMenunggu(sales, { nik, no_hp: '081233334444', jumlah_hutang: rp(1_000) })
  await pasang({ no_hp: '081233334444' })
  const isi = await dilihatDanDitimbang(toko.kasir, menunggu)
  expect(await tolakan(toko.kasir, validasiHutang, isi)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  await denganOtorisasi(toko.kasir, validasiHutang, isi, 'HUTANG')
  // It goes on as it is by nobody's word; more of it is another loan.
  Object.assign(toko, await majuHutang(toko.shop, '2026-04-03'))
  const kini = await kartu(toko.kasir, jalan.no_hutang)
  const [, pesan] = await tolakan(
    toko.kasir,
    remajakanHutang,
    formRemaja(kini, { jumlah_hutang: rp(5_100_000), identitas: nik }),
  )
  expect(pesan).toContain('Butuh Otorisasi HUTANG')
  await toko.kasir.call(remajakanHutang, formRemaja(kini))
})

it('are known by all that the shop knows of them, whatever paper and whichever of their numbers is shown', async () => {
  const { owner, sales, kasir } = toko
  const digabung = await anggotaBaru(owner, 'BU DUA', '081255556666')
  const kode_member = await anggotaBaru(owner, 'BU DUA', '081255557777')
  await owner.call(simpanIdentitas, { kode_member: digabung, nik: '3573010203045555' })
  await owner.call(gabungMember, { kode_member, digabung, alasan: 'SATU ORANG' })
  await pasang({ no_identitas: '3573010203045555' })
  const nik = '123456789012'
  const isi = formHutang({ kode_member, nama_customer: 'BU DUA', no_hp: '081255557777', nik })
  expect(await tolakan(sales, simpanHutang, isi)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  expect(JSON.stringify(await owner.call(listMinta, {}))).toContain('Customer dicatat tidak boleh berhutang')
  expect((await kasir.call(cekLarangan, { kode_member, nik, no_hp: '' })).dilarang).toBe(true)
  // What was agreed to at entry is not asked for again, what nobody named is.
  const { data } = await denganOtorisasi(sales, simpanHutang, isi, 'HUTANG')
  await kasir.call(validasiHutang, await dilihatDanDitimbang(kasir, await fotoJaminan(sales, data)))
  await pasang({ no_hp: '081255556666' })
  const lagi = await denganOtorisasi(sales, simpanHutang, { ...isi, jumlah_hutang: rp(1_000) }, 'HUTANG')
  await sales.call(tolakHutang, { no_hutang: lagi.no_hutang, versi: lagi.data.versi, alasan: 'UJI' })
  const kata = await toko.shop.db.one<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM otorisasi JOIN otorisasi_minta USING (id) WHERE kasus::text LIKE '%dan 1 catatan lain%'`,
  )
  expect(kata?.n).toBe(1)
})

it('leave no note behind once they are forgotten', async () => {
  const { owner, kasir } = toko
  await owner.call(member.create, {
    kode_member: 'M77',
    nama_member: 'PAK LUPA',
    no_hp: '081277778888',
    alamat: '',
    tgl_lahir: null,
    catatan: '',
    setuju_pesan: 'TIDAK',
    nik: '',
  } as never)
  await pasang({ nama: 'PAK LUPA', no_hp: '081277778888' })
  expect((await kasir.call(cekLarangan, { kode_member: 'M77', nik: '', no_hp: '' })).dilarang).toBe(true)
  await owner.call(lupakanMember, { kode_member: 'M77', alasan: 'DIMINTA' })
  expect(await dilarang('', '081277778888')).toBe(false)
  expect((await daftar('', kasir)).find((one) => one.dilepas_oleh !== null)).toMatchObject({
    nama: 'TANPA NAMA',
    no_identitas: '',
    no_hp: '',
    alasan: '-',
    dilepas_oleh: 'OWNER',
  })
})

it('are let go by no deputy, and lent to by one within his limits alone', async () => {
  const { owner, shop } = toko
  await shop.user(owner, 'KEPALA', 'GUDANG')
  Object.assign(toko, await majuHutang(shop, '2026-04-05'))
  const kepala = await shop.login('KEPALA')
  const batas = { rp_kasus: rp(2_000_000), rp_hari: rp(9_000_000), mg_kasus: gram(1), mg_hari: gram(1) }
  await toko.owner.call(tambahWakil, { user_id: 'KEPALA', dari: '2026-04-05', sampai: '2026-04-06', ...batas })
  const nik = '3573010203046666'
  await pasang({ no_identitas: nik })
  const jawab = async (minta: string) =>
    kepala.send('POST', `otorisasi/minta/${minta}/putuskan`, { body: { setuju: true, kata: '' } })
  const [catatan] = await daftar()
  const lepas = await mintaDari(toko.kasir, lepasLarangan, { id: catatan?.id ?? 0, alasan: 'SALAH', otorisasi: null })
  expect((await jawab(lepas.minta ?? '')).text).toBe('LARANGAN HUTANG Hanya Disetujui OWN Atau SU, Bukan Wakil')
  const besar = await mintaDari(toko.sales, simpanHutang, formHutang({ nik }))
  expect((await jawab(besar.minta ?? '')).text).toMatch(/^Melebihi Batas Wakil Rp. 2,000,000 Per Kasus/)
  const kecil = await mintaDari(toko.sales, simpanHutang, formHutang({ nik, jumlah_hutang: rp(1_000_000) }))
  expect((await jawab(kecil.minta ?? '')).status).toBe(200)
})

it('are listed for who writes notes, of whatever shop; sales staff learn of one before them that there is a note, no more', async () => {
  const { sales, kasir } = toko
  expect(await tolakan(sales, listLarangan, { cari: '', hal: 1 })).toEqual([403, AKSI_DITOLAK])
  expect((await daftar('', kasir)).length).toBeGreaterThan(0)
  expect(await dilarang('3573010203041111', '')).toBe(true)
})

it('are noted from their loan, whose number nobody types, and found by a whole number, those that hold first', async () => {
  const { sales, kasir, owner } = toko
  const nik = '3573010203048181'
  const { data } = await sales.call(
    simpanHutang,
    formHutang({ nama_customer: 'BU DARI', nik, jumlah_hutang: rp(1_000) }),
  )
  const kosong = { nama: '', no_identitas: '', no_hp: '', alasan: 'BARANG PALSU' }
  await expect(kasir.call(pasangLarangan, { ...kosong, no_hutang: 'PI-TIDAK' })).rejects.toThrow(
    'Hutang PI-TIDAK Tidak Ada',
  )
  await expect(kasir.call(pasangLarangan, { ...kosong, no_hutang: '' })).rejects.toThrow('Nama Customer Harus Diisi')
  await kasir.call(pasangLarangan, { ...kosong, no_hutang: data.no_hutang })
  expect(await dilarang(nik, '')).toBe(true)
  const satu = [{ nama: 'BU DARI', no_identitas: '************8181' }]
  for (const cari of [nik, '0203048181', 'dari'])
    expect(await daftar(cari, kasir)).toMatchObject(cari === '0203048181' ? [] : satu)
  expect(await daftar('080203048181', kasir)).toMatchObject(satu)
  // Those that hold stand before those that were lifted, however old; the rest is on other pages.
  const isi = await daftar('', kasir)
  const dilepas = isi.map((one) => one.dilepas_oleh !== null)
  expect(dilepas).toEqual(dilepas.toSorted((a, b) => Number(a) - Number(b)))
  expect(await daftar('', owner, 2)).toEqual([])
  await sales.call(tolakHutang, { no_hutang: data.no_hutang, versi: data.versi, alasan: 'UJI' })
})
