/** Points for gifts, by who stands at the counter. Numbers in the names are those of the area's design. */
import { openShop, type TestShop, type User } from '@kencana/testing'
import { anggotaBaru, beriPoin, hadiahBaru, isianTukar } from '@kencana/testing/member'
import { denganOtorisasi, mintaDari } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { hadiah, riwayatHadiah, stokHadiah } from '../../master/data-hadiah/data-hadiah.contract.ts'
import { buatKartu, simpanPinMember } from '../kartu-member/kartu-member.contract.ts'
import { saldoMember } from '../transaksi-poin/transaksi-poin.contract.ts'
import { batalTukarPoin, getTukarPoin, hadiahTukar, listTukarPoin, tukarPoin } from './tukar-point.contract.ts'
import { strukTukarPoin } from './tukar-point.receipt.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await shop.user(owner, 'SAKSI', 'KASIR')
})
afterAll(() => shop.close())

/** A member with 500 points and the PIN 246810. */
const anggota = async (nama: string): Promise<string> => {
  const kode_member = await anggotaBaru(owner, nama)
  await beriPoin(owner, kode_member, 500)
  await owner.call(simpanPinMember, { kode_member, pin: '246810', otorisasi: null })
  return kode_member
}
/** Taken back by KASIR, and seen by SAKSI. */
const dikembalikan = async (no_tukar_poin: string) => {
  const isi = { no_tukar_poin, alasan: 'tidak jadi' }
  return denganSaksi(kasir, await shop.login('SAKSI'), batalTukarPoin, isi, 'BATAL TUKAR POIN')
}
const poin = async (kode_member: string) => (await owner.call(saldoMember, { kode_member })).saldo
const stok = async (kode_hadiah: string) =>
  (await owner.call(hadiahTukar, {})).find((one) => one.kode_hadiah === kode_hadiah)?.stock

describe('a gift', () => {
  it('is given for points by the PIN, with its slip, and comes back with its points', async () => {
    const kode = await anggota('BU PAYUNG')
    await hadiahBaru(owner, 'PAYUNG', 50, 3)
    const { no_tukar_poin, data } = await kasir.call(tukarPoin, isianTukar(kode, 'PAYUNG', { qty: 2 }))
    expect(no_tukar_poin).toMatch(/^TKP-TK01-260302-\d{4}$/)
    expect(data).toMatchObject({ poin: 100, sisa: 400, bukti: 'PIN', nama_hadiah: 'HADIAH PAYUNG', cetakan: 0 })
    expect([await poin(kode), await stok('PAYUNG')]).toEqual([400, 1])
    expect(strukTukarPoin(data, ['TOKO']).baris.join('\n')).toMatch(/POIN DITUKAR +100\nSISA POIN +400/)
    const { no_batal } = await dikembalikan(no_tukar_poin)
    expect(no_batal).toMatch(/^BKP-/)
    expect([await poin(kode), await stok('PAYUNG')]).toEqual([500, 3])
    expect((await kasir.call(getTukarPoin, { no_tukar_poin })).no_batal).toBe(no_batal)
    expect((await kasir.call(listTukarPoin, { tanggal: '2026-03-02' })).map((one) => one.no_tukar_poin)).toContain(
      no_tukar_poin,
    )
    expect((await owner.call(riwayatHadiah, { kode_hadiah: 'PAYUNG' })).map((one) => one.jumlah)).toEqual([2, -2, 3])
    expect(await tolakan(kasir, batalTukarPoin, { no_tukar_poin, alasan: 'X' })).toEqual([
      409,
      `Dokumen ${no_tukar_poin} Sudah Dibatalkan`,
    ])
  })

  it('is given by the card that the installation signed, and by no other', async () => {
    const kode = await anggota('BU KARTU')
    const lain = await anggota('BU LAIN')
    await hadiahBaru(owner, 'TAS', 10, 5)
    const { kartu } = await owner.call(buatKartu, { kode_member: kode, ganti: 'TIDAK' })
    expect(kartu).toMatch(new RegExp(`^${kode}\\.[A-Z2-7]{10}$`))
    expect((await kasir.call(tukarPoin, isianTukar(kode, 'TAS', { bukti: kartu }))).data.bukti).toBe('KARTU')
    expect(await tolakan(kasir, tukarPoin, isianTukar(lain, 'TAS', { bukti: kartu }))).toEqual([
      422,
      'Kartu Bukan Milik Member Ini',
    ])
    expect(await tolakan(kasir, tukarPoin, isianTukar(kode, 'TAS', { bukti: `${kode}.AAAAAAAAAA` }))).toEqual([
      422,
      'Kartu Bukan Milik Member Ini',
    ])
    expect(await tolakan(kasir, tukarPoin, isianTukar(kode, 'TAS', { bukti: kode }))).toEqual([
      400,
      'Pindai Kartu Member Atau Ketik PIN 6 Angka',
    ])
    // Who may make cards could pass for any member.
    expect((await tolakan(kasir, buatKartu, { kode_member: kode, ganti: 'TIDAK' }))[0]).toBe(403)
  })

  it('is not given by a card that was lost and replaced', async () => {
    const kode = await anggota('BU HILANG')
    await hadiahBaru(owner, 'DOMPET', 10, 5)
    const lama = (await owner.call(buatKartu, { kode_member: kode, ganti: 'TIDAK' })).kartu
    // Printed again it is the same.
    expect((await owner.call(buatKartu, { kode_member: kode, ganti: 'TIDAK' })).kartu).toBe(lama)
    const { kartu } = await owner.call(buatKartu, { kode_member: kode, ganti: 'YA' })
    expect(await tolakan(kasir, tukarPoin, isianTukar(kode, 'DOMPET', { bukti: lama }))).toEqual([
      422,
      'Kartu Bukan Milik Member Ini',
    ])
    expect((await kasir.call(tukarPoin, isianTukar(kode, 'DOMPET', { bukti: kartu }))).data.bukti).toBe('KARTU')
  })

  it('needs points, stock, and a gift and a member that are there', async () => {
    const kode = await anggota('BU KURANG')
    await hadiahBaru(owner, 'EMAS', 501, 5)
    await hadiahBaru(owner, 'TOPI', 10, 1)
    await hadiahBaru(owner, 'GRATIS', 0, 1)
    const coba = (kode_hadiah: string, lain = {}) => tolakan(kasir, tukarPoin, isianTukar(kode, kode_hadiah, lain))
    expect(await coba('EMAS')).toEqual([422, 'Poin Tidak Cukup'])
    expect(await coba('TOPI', { qty: 2 })).toEqual([422, 'Stok Hadiah TOPI Tinggal 1'])
    expect(await coba('GRATIS')).toEqual([422, 'Hadiah GRATIS Tidak Ditukar Dengan Poin'])
    expect(await coba('TIADA')).toEqual([404, 'Hadiah TIADA Tidak Ada'])
    const tanpaPin = await anggotaBaru(owner, 'BU TANPA')
    expect(await coba('TOPI', { kode_member: tanpaPin })).toEqual([
      422,
      `Member ${tanpaPin} Belum Punya PIN, Pindai Kartunya`,
    ])
    expect([await poin(kode), await stok('TOPI'), await stok('EMAS')]).toEqual([500, 1, 5])
  })

  it('5. of which one is left is given to one of two members who take it at once', async () => {
    await hadiahBaru(owner, 'JAM', 10, 1)
    const dua = [await anggota('BU SATU'), await anggota('BU DUA')]
    const hasil = await Promise.all(dua.map((kode) => tolakan(kasir, tukarPoin, isianTukar(kode, 'JAM'))))
    expect(hasil.toSorted(([a], [b]) => a - b)).toEqual([
      [200, 'TIDAK DITOLAK'],
      [422, 'Stok Hadiah JAM Tinggal 0'],
    ])
    expect(await stok('JAM')).toBe(0)
  })

  it('6. that was deleted since comes back once it is there again', async () => {
    const kode = await anggota('BU HAPUS')
    await hadiahBaru(owner, 'PAYUNG2', 20, 1)
    const { no_tukar_poin } = await kasir.call(tukarPoin, isianTukar(kode, 'PAYUNG2'))
    const row = (await owner.call(hadiah.list, {})).find((one) => one.kode_hadiah === 'PAYUNG2')
    await owner.call(hadiah.remove, { id: row?._id ?? '' })
    expect(await tolakan(kasir, batalTukarPoin, { no_tukar_poin, alasan: 'X' })).toEqual([
      404,
      'Hadiah PAYUNG2 Tidak Ada',
    ])
    expect(await poin(kode)).toBe(480)
    await owner.call(hadiah.reactivate, { id: row?._id ?? '' })
    await dikembalikan(no_tukar_poin)
    expect([await poin(kode), await stok('PAYUNG2')]).toEqual([500, 1])
  })

  it('is given twice a member and day, with what came back', async () => {
    const kode = await anggota('BU TIGA')
    await hadiahBaru(owner, 'TAS2', 1, 9)
    const ambil = () => kasir.call(tukarPoin, isianTukar(kode, 'TAS2'))
    const { no_tukar_poin } = await ambil()
    await dikembalikan(no_tukar_poin)
    await ambil()
    await expect(ambil()).rejects.toThrow('Poin Member Ini Sudah Ditukar Dua Kali Hari Ini')
    expect(await stok('TAS2')).toBe(8)
  })

  it('is not taken from the stock by hand meanwhile', async () => {
    const kode = await anggota('BU STOK')
    await hadiahBaru(owner, 'BUKU', 1, 1)
    await Promise.allSettled([
      kasir.call(tukarPoin, isianTukar(kode, 'BUKU')),
      owner.call(stokHadiah, { kode_hadiah: 'BUKU', jumlah: -1, keterangan: 'RUSAK' }),
    ])
    expect(await stok('BUKU')).toBe(0)
  })
})

describe('a PIN', () => {
  it('is saved with a witness, but by OWN and SU', async () => {
    const kode_member = await anggotaBaru(owner, 'BU PIN')
    await shop.user(owner, 'KASIR2', 'KASIR')
    const isi = { kode_member, pin: '135791', otorisasi: null }
    expect((await tolakan(kasir, simpanPinMember, isi))[1]).toBe('Butuh Saksi PIN MEMBER')
    await denganSaksi(kasir, await shop.login('KASIR2'), simpanPinMember, isi, 'PIN MEMBER')
    await beriPoin(owner, kode_member, 100)
    await hadiahBaru(owner, 'TAS3', 10, 5)
    await kasir.call(tukarPoin, isianTukar(kode_member, 'TAS3', { bukti: '135791' }))
    for (const pin of ['12345', '000000', '123456'])
      expect((await tolakan(kasir, simpanPinMember, { ...isi, pin }))[0], pin).toBe(400)
    const kasirDua = await shop.login('KASIR2')
    const baru = { ...isi, pin: '246813' }
    expect(await tolakan(kasir, simpanPinMember, baru)).toEqual([422, 'Butuh Otorisasi PIN MEMBER'])
    expect(await tolakan(kasir, simpanPinMember, { ...baru, bukti: '000001' })).toEqual([422, 'PIN Member Salah'])
    await denganSaksi(kasir, kasirDua, simpanPinMember, { ...baru, bukti: '135791' }, 'PIN MEMBER')
    const { kartu } = await owner.call(buatKartu, { kode_member, ganti: 'TIDAK' })
    await denganSaksi(kasir, kasirDua, simpanPinMember, { ...isi, bukti: kartu }, 'PIN MEMBER')
    await denganOtorisasi(kasir, simpanPinMember, baru, 'PIN MEMBER')
  })

  it('is witnessed by no photo, however alone who saves it is', async () => {
    const sepi = await openShop()
    const pemilik = await sepi.setup()
    const satu = await sepi.user(pemilik, 'KASIR', 'KASIR')
    const { minta: id } = await mintaDari(satu, simpanPinMember, {
      kode_member: await anggotaBaru(pemilik),
      pin: '135791',
      otorisasi: null,
    })
    await pemilik.send('PUT', 'users/logout', { body: {}, key: null })
    expect((await satu.call(getMinta, { id: id ?? '' })).sendiri).toBe(false)
    await sepi.close()
  })

  it('is locked after ten wrong ones, whoever knows it then', async () => {
    const kode = await anggota('BU TEBAK')
    await hadiahBaru(owner, 'TAS4', 1, 50)
    const kasirTiga = await shop.user(owner, 'KASIR3', 'KASIR')
    for (let n = 0; n < 10; n += 1)
      expect(await tolakan(kasirTiga, tukarPoin, isianTukar(kode, 'TAS4', { bukti: `00000${n}` }))).toEqual([
        422,
        'PIN Member Salah',
      ])
    expect((await tolakan(kasir, tukarPoin, isianTukar(kode, 'TAS4')))[0]).toBe(429)
    // Who guessed may not try others' either, and locks none of them.
    const lain = await anggota('BU AMAN')
    for (let n = 0; n < 12; n += 1) expect((await tolakan(kasirTiga, tukarPoin, isianTukar(lain, 'TAS4')))[0]).toBe(429)
    expect((await kasir.call(tukarPoin, isianTukar(lain, 'TAS4'))).data.poin).toBe(1)
    expect(await poin(kode)).toBe(500)
  })
})
