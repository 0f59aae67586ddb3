/** Deputies: who may agree in OWN's place, until when and up to what. */
import { gram, PASSWORD, type User } from '@kencana/testing'
import { MintaShop } from '@kencana/testing/minta'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resetPassword } from '../users/users.contract.ts'
import { listMinta } from './otorisasi.contract.ts'
import { akhiriWakil, listWakil, tambahWakil } from './wakil.contract.ts'

let m: MintaShop
beforeEach(async () => {
  m = await MintaShop.open()
})
// Documents of these tests exist nowhere, which the audit would find.
afterEach(() => m.shop.close({ planted: true }))

describe('a deputy', () => {
  const batas = { rp_kasus: 50_000, rp_hari: 80_000, mg_kasus: gram(5), mg_hari: gram(8) }
  const tunjuk = (lain: object = {}) =>
    m.owner.send('POST', 'wakil', {
      body: {
        user_id: 'KEPALA',
        dari: '2026-03-02',
        sampai: '2026-03-08',
        ...batas,
        mg_kasus: 5,
        mg_hari: 8,
        ...lain,
      },
    })
  let kepala: User
  beforeEach(async () => {
    kepala = await m.shop.user(m.owner, 'KEPALA', 'KASIR')
  })

  it('agrees for his days and up to his limits, per case and per day', async () => {
    expect((await m.layar(kepala, await m.minta())).text).toBe('KEPALA Bukan OWN, SU Atau Wakilnya')
    expect((await tunjuk()).text).toContain('Data Berhasil Disimpan')
    expect((await m.layar(kepala, await m.minta())).status).toBe(200)
    expect(await kepala.call(listMinta, {})).toHaveLength(1)
    // 3.485 g twice are within 8 g, 33,000 twice and a third time are not.
    expect((await m.layar(kepala, await m.minta())).status).toBe(200)
    expect((await m.layar(kepala, await m.minta())).text).toMatch(/^Melebihi Batas Wakil Rp. 50,000 Per Kasus/)
    m.kasus = { ...m.kasus, rp: 0, mg: gram(5.001) }
    expect((await m.layar(kepala, await m.minta())).text).toMatch(/^Melebihi Batas Wakil 5.000 g Per Kasus/)
    expect(await m.owner.call(listWakil, {})).toMatchObject([{ user_id: 'KEPALA', dipakai: 2, keadaan: 'BERLAKU' }])
  })

  it('agrees at the counter by password as well', async () => {
    expect((await m.dengan('KEPALA')).status).toBe(401)
    await tunjuk()
    expect((await m.dengan('KEPALA')).status).toBe(200)
  })

  it('agrees to no price, nothing of his own, and nothing once his days are over', async () => {
    await tunjuk()
    m.kasus = { ...m.kasus, wakil: false }
    expect((await m.layar(kepala, await m.minta())).text).toBe('HARGA JUAL Hanya Disetujui OWN Atau SU, Bukan Wakil')
    m.kasus = { ...m.kasus, wakil: true }
    expect((await m.layar(kepala, await m.minta(kepala))).text).toBe('Wakil Tidak Menyetujui Permintaannya Sendiri')
    const [wakil] = await m.owner.call(listWakil, {})
    await m.owner.call(akhiriWakil, { id: wakil?.id ?? '' })
    expect((await m.layar(kepala, await m.minta())).status).toBe(403)
    await expect(m.owner.call(akhiriWakil, { id: wakil?.id ?? '' })).rejects.toThrow('Wakil Sudah Diakhiri')
    await tunjuk({ dari: '2026-03-03' })
    expect((await m.layar(kepala, await m.minta())).status).toBe(403)
  })

  it('agrees to nothing of who named him, nor of who gave him his password within a day', async () => {
    await m.shop.user(m.owner, 'SU', 'SU')
    m.owner = await m.shop.nextDay(m.owner)
    await tunjuk()
    kepala = await m.shop.login('KEPALA')
    const su = await m.shop.login('SU')
    expect((await m.layar(kepala, await m.minta(m.owner))).text).toBe(
      'KEPALA Ditunjuk OWNER Sendiri, Minta OWN Atau SU Lain',
    )
    expect((await m.layar(kepala, await m.minta(su))).status).toBe(200)
    await su.call(resetPassword, { id: 'KEPALA', password: PASSWORD })
    kepala = await m.shop.login('KEPALA')
    const id = await m.minta(su)
    expect((await m.layar(kepala, id)).text).toBe('KEPALA Baru Diberi Wewenang Oleh SU, Minta OWN Atau SU Lain')
    expect((await m.layar(m.owner, id)).status).toBe(200)
  })

  it('is named by OWN alone, for a month at most, and is no owner', async () => {
    await m.shop.user(m.owner, 'SU', 'SU')
    expect((await tunjuk({ sampai: '2026-04-03' })).text).toBe('Wakil Paling Lama 31 Hari')
    expect((await tunjuk({ sampai: '2026-03-01' })).text).toBe('Tanggal Akhir Sebelum Tanggal Awal')
    expect((await tunjuk({ dari: '2026-02-01', sampai: '2026-03-01' })).text).toBe('Tanggal Akhir Sudah Lewat')
    expect((await tunjuk({ rp_hari: 1 })).text).toBe('Rupiah Per Hari Kurang Dari Rupiah Per Kasus')
    expect((await tunjuk({ mg_hari: 1 })).text).toBe('Gram Per Hari Kurang Dari Gram Per Kasus')
    expect((await tunjuk({ user_id: 'SU' })).text).toBe('User SU Berlevel SU, Tidak Perlu Menjadi Wakil')
    expect((await tunjuk({ user_id: 'TIADA' })).text).toBe('User TIADA Tidak Ada Atau Tidak Aktif')
    const su = await m.shop.login('SU')
    await expect(
      su.call(tambahWakil, { user_id: 'KEPALA', dari: '2026-03-02', sampai: '2026-03-02', ...batas } as never),
    ).rejects.toThrow('Akses')
  })
})
