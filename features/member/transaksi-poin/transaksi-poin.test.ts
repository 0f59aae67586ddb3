/** Points put right by hand, and every change of points as a list. Numbers in the names are those of the area's design. */
import type { InputOf } from '@kencana/contract'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { anggotaBaru, beriPoin } from '@kencana/testing/member'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { member } from '../data-member/data-member.contract.ts'
import { getKoreksiPoin, koreksiPoin, listPoin, saldoMember } from './transaksi-poin.contract.ts'
import { strukKoreksiPoin } from './transaksi-poin.receipt.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
afterAll(() => shop.close())

const isi = (kode_member: string, jumlah: number, arah: 'TAMBAH' | 'KURANGI' = 'TAMBAH') => ({
  kode_member,
  arah,
  jumlah,
  alasan: 'salah hitung',
})
const saring = (lain: Partial<InputOf<typeof listPoin>> = {}): InputOf<typeof listPoin> => ({
  q: '',
  jenis: 'ALL',
  tgl_awal: '',
  tgl_akhir: '',
  urut: 'tgl_system',
  turun: '1',
  hal: 1,
  per: 25,
  ...lain,
})
const punya = async (kode_member: string) => (await kasir.call(saldoMember, { kode_member })).saldo

describe('koreksi poin', () => {
  it('adds and takes with a reason, and the opposite puts it right again', async () => {
    const kode = await anggotaBaru(owner, 'BU KOREKSI')
    const { no_koreksi_poin, data } = await owner.call(koreksiPoin, isi(kode, 120))
    expect(no_koreksi_poin).toMatch(/^PM-TK01-260302-\d{4}$/)
    expect(data).toMatchObject({ jumlah: 120, saldo: 120, alasan: 'SALAH HITUNG', nama_member: 'BU KOREKSI' })
    expect((await owner.call(koreksiPoin, isi(kode, 20, 'KURANGI'))).data).toMatchObject({ jumlah: -20, saldo: 100 })
    expect(await punya(kode)).toBe(100)
    expect(await kasir.call(getKoreksiPoin, { no_koreksi_poin })).toMatchObject({ jumlah: 120, cetakan: 0 })
    expect(strukKoreksiPoin(data, ['TOKO']).baris).toContain('POIN DITAMBAH                        120')
  })

  it('takes no more than there is, gives nobody nothing, and is OWN’s and SU’s alone', async () => {
    const kode = await anggotaBaru(owner, 'BU TOLAK')
    await owner.call(koreksiPoin, isi(kode, 10))
    expect(await tolakan(owner, koreksiPoin, isi(kode, 11, 'KURANGI'))).toEqual([422, 'Poin Tidak Cukup'])
    expect((await tolakan(owner, koreksiPoin, isi(kode, 0)))[0]).toBe(400)
    expect(await tolakan(owner, koreksiPoin, { ...isi(kode, 1), alasan: '' })).toEqual([400, 'Alasan Harus Diisi'])
    expect(await tolakan(owner, koreksiPoin, isi('M-X', 1))).toEqual([404, 'Member M-X Tidak Ada'])
    expect((await tolakan(kasir, koreksiPoin, isi(kode, 1)))[0]).toBe(403)
    expect(await punya(kode)).toBe(10)
    const [satu] = (await owner.call(member.list, { ...saring(), q: kode, urut: 'kode_member' })).rows
    await owner.call(member.remove, { id: satu?._id ?? '' })
    expect(await tolakan(owner, koreksiPoin, isi(kode, 1))).toEqual([404, `Member ${kode} Tidak Ada`])
  })

  it('is written once by ten who take the same points at once', async () => {
    const kode = await anggotaBaru(owner, 'BU SEPULUH')
    await owner.call(koreksiPoin, isi(kode, 50))
    const sepuluh = await Promise.all(
      Array.from({ length: 10 }, () => tolakan(owner, koreksiPoin, isi(kode, 50, 'KURANGI'))),
    )
    expect(sepuluh.filter(([status]) => status === 200)).toHaveLength(1)
    expect(await punya(kode)).toBe(0)
  })

  it('cannot be written over', async () => {
    await expect(shop.db.pool.query('UPDATE koreksi_poin SET jumlah = 1')).rejects.toThrow(/ditolak/)
  })
})

describe('the list of changes', () => {
  it('is found by member, kind, day and document, with the sum of all that the filters leave', async () => {
    const kode = await anggotaBaru(owner, 'BU DAFTAR', '081200001234')
    const nomor = await beriPoin(owner, kode, 70)
    await owner.call(koreksiPoin, isi(kode, 30, 'KURANGI'))
    const cari = async (lain: Partial<InputOf<typeof listPoin>>) => kasir.call(listPoin, saring(lain))
    expect(await cari({ q: '1234' })).toMatchObject({
      total: 2,
      totals: { jumlah: 40 },
      rows: [
        { kode_member: kode, nama_member: 'BU DAFTAR', jenis: 'MANUAL', jumlah: -30, keterangan: 'SALAH HITUNG' },
        { kode_member: kode, jumlah: 70, dokumen: nomor, dokumen_asal: nomor, user_id: 'OWNER', kode_toko: 'TK01' },
      ],
    })
    expect((await cari({ q: kode, per: 1, hal: 2 })).rows).toMatchObject([{ jumlah: 70 }])
    expect(await cari({ q: nomor })).toMatchObject({ total: 1, totals: { jumlah: 70 } })
    expect(await cari({ q: kode, jenis: 'JUAL' })).toEqual({ rows: [], total: 0, totals: { jumlah: 0 } })
    expect((await cari({ q: kode, tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' })).total).toBe(2)
    expect((await cari({ q: kode, tgl_awal: '2026-03-03' })).total).toBe(0)
    expect((await cari({ q: kode, urut: 'jumlah', turun: '0' })).rows.map((one) => one.jumlah)).toEqual([-30, 70])
  })

  it('is of this shop alone but for OWN and SU', async () => {
    const kode = await anggotaBaru(owner, 'BU CABANG')
    await beriPoin(owner, kode, 5)
    await shop.toko(owner, 'TK02')
    const jauh = await shop.user(owner, 'KASIR2', 'KASIR', 'TK02')
    expect((await jauh.call(listPoin, saring({ q: kode }))).total).toBe(0)
    expect((await owner.call(listPoin, saring({ q: kode }))).total).toBe(1)
    // What he has is his in every shop.
    expect((await jauh.call(saldoMember, { kode_member: kode })).saldo).toBe(5)
  })
})
