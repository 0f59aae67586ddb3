/** Who may answer a request: OWN or SU who is somebody else, at the counter or on his own screen. */
import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { PASSWORD, type User } from '@kencana/testing'
import { buat, KASUS, MintaShop } from '@kencana/testing/minta'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authorization, getMinta, listMinta, sendiri } from './otorisasi.contract.ts'

let m: MintaShop
beforeEach(async () => {
  m = await MintaShop.open()
})
// Documents of these tests exist nowhere, which the audit would find.
afterEach(() => m.shop.close({ planted: true }))

const keadaan = async (id: string, siapa = m.kasir) => {
  const { keadaan: kini, oleh, kata } = await siapa.call(getMinta, { id })
  return [kini, oleh, kata]
}
const GELAP = 'User ID Atau Password Salah'

describe('at the counter, by password', () => {
  it('keeps who asked, who agreed, to which draft, and both values as the server saw them', async () => {
    const id = await m.minta()
    await m.kasir.call(authorization, { id, user_id: 'OWNER', password: PASSWORD })
    const row = await m.shop.db.one(sql`
      SELECT diminta_oleh::text, disetujui_oleh::text, kategori, keterangan, nilai_hitung, nilai_input, berat, dokumen, cara
      FROM otorisasi WHERE id = ${id}`)
    expect(row).toEqual({
      diminta_oleh: 'KASIR',
      disetujui_oleh: 'OWNER',
      kategori: 'HARGA JUAL',
      keterangan: 'Di bawah harga',
      nilai_hitung: 5_733_000,
      nilai_input: 5_700_000,
      berat: 3485,
      dokumen: null,
      cara: 'PASSWORD',
    })
    expect(await keadaan(id)).toEqual(['SETUJU', 'OWNER', ''])
  })

  it('is given by OWN and SU only, with their own password, and wrong ones are counted', async () => {
    await m.shop.user(m.owner, 'SALES', 'SALES')
    expect(await m.dengan('SALES')).toMatchObject({ status: 401, text: GELAP })
    expect(await m.dengan('OWNER', 'salah')).toMatchObject({ status: 401, text: GELAP })
    expect(await m.shop.db.rows(sql`SELECT 1 FROM gagal_login WHERE subjek = 'OTORISASI KASIR'`)).toHaveLength(2)
    const asing = { id: randomUUID(), user_id: 'OWNER', password: PASSWORD }
    await expect(m.kasir.call(authorization, asing)).rejects.toThrow('Permintaan Tidak Dikenal')
  })

  it('works on a late day, when documents of that day still have to be validated', async () => {
    m.shop.clock.walk(1)
    m.kasir = await m.shop.login('KASIR')
    m.owner = await m.shop.login('OWNER')
    expect((await m.dengan()).status).toBe(200)
    expect((await m.layar(m.owner, await m.minta())).status).toBe(200)
    m.shop.clock.walk(-1)
  })

  it('09.5.5 answers a retry from its key, and wrong ones lock the asker, never the owner', async () => {
    m.kasir = await m.shop.user(m.owner, 'ASAL', 'KASIR')
    const key = randomUUID()
    const body = { id: await m.minta(), user_id: 'OWNER', password: PASSWORD }
    const first = await m.kasir.send('POST', 'authorization', { body, key })
    for (let i = 0; i < 10; i += 1) await m.dengan('OWNER', 'salah')
    expect(await m.dengan()).toMatchObject({ status: 429 })
    expect(await m.kasir.send('POST', 'authorization', { body, key })).toMatchObject({ status: 200, text: first.text })
    expect((await m.shop.login('OWNER')).data.level).toBe('OWN')
  })

  it('cannot be guessed by mixing in passwords one knows: no success clears the wrong ones before it', async () => {
    for (let i = 0; i < 8; i += 1) await m.dengan('OWNER', 'salah')
    // His own password counts as a wrong one, the owner's right one clears nothing.
    expect(await m.dengan('KASIR')).toMatchObject({ status: 401 })
    expect(await m.dengan()).toMatchObject({ status: 200 })
    expect(await m.dengan('OWNER', 'salah')).toMatchObject({ status: 401 })
    expect(await m.dengan()).toMatchObject({
      status: 429,
      text: 'Terkunci Karena 10 Kali Salah Password, Coba Lagi Setelah 15 Menit',
    })
  })

  it('is locked for an approver after 30 wrong guesses a day, whoever asks; his login and his screen are not', async () => {
    for (const asker of ['A', 'B', 'C']) {
      m.kasir = await m.shop.user(m.owner, asker, 'KASIR')
      for (let i = 0; i < 10; i += 1) await m.dengan('OWNER', 'salah')
    }
    m.kasir = await m.shop.user(m.owner, 'D', 'KASIR')
    const terkunci = 'Otorisasi Dengan Password OWNER Terkunci Karena 30 Kali Salah'
    expect(await m.dengan()).toMatchObject({ status: 429, text: terkunci })
    // An honest cashier who tries him does not lock himself.
    await m.shop.user(m.owner, 'SU', 'SU')
    for (let i = 0; i < 11; i += 1) expect((await m.dengan()).text).toBe(terkunci)
    expect((await m.dengan('SU', 'salah')).status).toBe(401)
    expect((await m.shop.login('OWNER')).data.level).toBe('OWN')
    expect((await m.layar(m.owner, await m.minta())).status).toBe(200)
  })

  it('is not given to oneself where somebody else could', async () => {
    const diri = 'Otorisasi Harus Oleh OWN Atau SU Yang Lain'
    expect(await m.dengan('OWNER', PASSWORD, m.owner)).toMatchObject({ status: 403, text: diri })
    await m.shop.user(m.owner, 'SU', 'SU')
    // A second owner of today is nobody's second person yet: neither does he agree, nor does the first need him.
    expect(await m.dengan('SU')).toMatchObject({
      status: 403,
      text: 'Wewenang SU Belum Sehari, Minta OWN Atau SU Yang Lain',
    })
    await m.owner.call(sendiri, { id: await m.minta(m.owner), alasan: 'SENDIRIAN', foto: null })
    m.owner = await m.shop.nextDay(m.owner)
    m.shop.clock.walk(0.01)
    m.kasir = await m.shop.login('KASIR')
    await expect(m.owner.call(sendiri, { id: await m.minta(m.owner), alasan: 'X', foto: null })).rejects.toThrow(
      'Ada OWN Atau SU Lain Yang Bisa Menyetujui',
    )
    expect(await m.layar(m.owner, await m.minta(m.owner))).toMatchObject({ status: 403, text: diri })
    expect((await m.dengan('SU')).status).toBe(200)
    // A new password makes him a new one: whoever gave it may know it.
    await m.owner.send('PUT', 'users/reset-password/SU', { body: { password: PASSWORD } })
    expect((await m.dengan('SU')).status).toBe(403)
  })

  it('is OWN’s alone where the rule says so, though an SU is the only one who is a day old', async () => {
    await m.shop.user(m.owner, 'SU', 'SU')
    m.owner = await m.shop.nextDay(m.owner)
    m.shop.clock.walk(0.01)
    const su = await m.shop.login('SU')
    await m.shop.db.run(sql`UPDATE users SET wewenang_sejak = ${m.shop.clock.now()} WHERE user_id = 'OWNER'`)
    const alasan = async (siapa: User) => siapa.call(sendiri, { id: await m.minta(siapa), alasan: 'X', foto: null })
    await alasan(su)
    m.kasus = { ...KASUS, wakil: false, oleh: 'OWN' }
    const hanya = 'HARGA JUAL Ini Hanya Disetujui OWN Yang Sudah Sehari'
    expect((await su.call(getMinta, { id: await m.minta(su) })).sendiri).toBe(false)
    await expect(alasan(su)).rejects.toThrow(hanya)
    // Nor is he the only one of today.
    await m.shop.db.run(sql`UPDATE users SET aktif = false WHERE user_id = 'SU'`)
    await expect(alasan(m.owner)).rejects.toThrow(hanya)
    await m.shop.db.run(sql`UPDATE users SET wewenang_sejak = NULL WHERE user_id = 'OWNER'`)
    await alasan(m.owner)
    // Nor is an SU somebody who could: beside him the only OWN would wait for nobody. Another OWN is.
    await m.shop.db.run(sql`UPDATE users SET aktif = true WHERE user_id = 'SU'`)
    await alasan(m.owner)
    await m.shop.user(m.owner, 'OWN2', 'OWN')
    await m.shop.db.run(sql`UPDATE users SET wewenang_sejak = NULL WHERE user_id = 'OWN2'`)
    await expect(alasan(m.owner)).rejects.toThrow('Ada OWN Lain Yang Bisa Menyetujui')
  })

  it('is not given to a clerk of one’s own making: whoever made him or knows his password could be him', async () => {
    await m.shop.user(m.owner, 'SU', 'SU')
    m.owner = await m.shop.nextDay(m.owner)
    const su = await m.shop.login('SU')
    m.kasir = await m.shop.user(su, 'BONEKA', 'KASIR')
    const text = 'User BONEKA Baru Diberi Wewenang Oleh SU, Minta OWN Atau SU Yang Lain'
    expect(await m.dengan('SU')).toMatchObject({ status: 403, text })
    expect(await m.layar(su, await m.minta())).toMatchObject({ status: 403, text })
    expect((await m.dengan()).status).toBe(200)
    await su.send('PUT', 'users/reset-password/KASIR', { body: { password: PASSWORD } })
    m.kasir = await m.shop.login('KASIR')
    expect((await m.dengan('SU')).text).toBe(text.replace('BONEKA', 'KASIR'))
  })
})

describe('a request', () => {
  it('is read by who asks, without what only who agrees may know, and by nobody else', async () => {
    const id = await m.minta()
    const sales = await m.shop.user(m.owner, 'SALES', 'SALES')
    expect((await m.kasir.call(getMinta, { id })).kasus).toMatchObject([{ aturan: 'Di bawah harga', rahasia: '' }])
    await expect(sales.call(getMinta, { id })).rejects.toThrow('Permintaan Tidak Dikenal')
    expect(await sales.call(listMinta, {})).toEqual([])
    expect(await m.kasir.call(listMinta, {})).toEqual([])
    expect(await m.owner.call(listMinta, {})).toMatchObject([
      { id, peminta: 'KASIR', kode_toko: 'TK01', kasus: [{ rahasia: 'modal 5,000,000' }] },
    ])
  })

  it('tells its secret to none who may not agree to it', async () => {
    await m.shop.user(m.owner, 'SU', 'SU')
    m.owner = await m.shop.nextDay(m.owner)
    const su = await m.shop.login('SU')
    m.kasir = await m.shop.login('KASIR')
    const dibaca = async (siapa: User) =>
      (await siapa.call(listMinta, {})).flatMap((one) => one.kasus.map((k) => k.rahasia))
    for (const [lain, tahu] of [
      [{}, ['modal 5,000,000', 'modal 5,000,000']],
      [{ oleh: 'OWN', wakil: false }, ['modal 5,000,000', '']],
      [{ bukan: ['SU'] }, ['modal 5,000,000', '']],
    ] as const) {
      m.kasus = { ...KASUS, ...lain }
      const id = await m.minta()
      expect([...(await dibaca(m.owner)), ...(await dibaca(su))]).toEqual(tahu)
      await m.layar(m.owner, id, false)
    }
  })

  it('is agreed to on the owner’s own screen, whatever shop he is in, and then waits for nobody', async () => {
    await m.shop.toko(m.owner, 'TK02')
    const jauh = await m.shop.user(m.owner, 'KASIR2', 'KASIR', 'TK02')
    const id = await m.minta(jauh)
    expect((await m.layar(m.owner, id, true, 'boleh sekali ini')).json).toEqual({ message: 'Permintaan Disetujui' })
    expect(await keadaan(id, jauh)).toEqual(['SETUJU', 'OWNER', 'BOLEH SEKALI INI'])
    expect(await m.owner.call(listMinta, {})).toEqual([])
    expect((await jauh.call(buat, { nama: m.nama, otorisasi: id })).nomor).toBe('UJO-TK02-260302-0001')
  })

  it('is turned down with a word, and then agreed to by nobody', async () => {
    const id = await m.minta()
    await m.layar(m.owner, id, false, 'terlalu murah')
    expect(await keadaan(id)).toEqual(['TOLAK', 'OWNER', 'TERLALU MURAH'])
    await expect(m.kasir.call(authorization, { id, user_id: 'OWNER', password: PASSWORD })).rejects.toThrow(
      'Permintaan Sudah Dijawab',
    )
    await expect(m.kasir.call(buat, { nama: m.nama, otorisasi: id })).rejects.toThrow('Permintaan Belum Disetujui')
    // Asked again it is a new one.
    await expect(m.kasir.call(buat, { nama: m.nama, otorisasi: null })).rejects.toThrow('Butuh Otorisasi')
    expect(await m.owner.call(listMinta, {})).toHaveLength(1)
  })

  it('is withdrawn by who asked, alone and once, and then waits for nobody', async () => {
    const id = await m.minta()
    const tarik = (siapa: User) => siapa.send('POST', `otorisasi/minta/${id}/tarik`, { body: {} })
    expect((await tarik(m.owner)).text).toBe('Permintaan Tidak Dikenal')
    expect(await m.owner.call(listMinta, {})).toHaveLength(1)
    expect((await tarik(m.kasir)).text).toContain('Permintaan Ditarik')
    expect(await m.owner.call(listMinta, {})).toEqual([])
    expect((await tarik(m.kasir)).text).toBe('Permintaan Sudah Dijawab')
    expect((await m.layar(m.owner, id)).text).toBe('Permintaan Sudah Dijawab')
    // The same draft asks anew.
    expect(await m.minta()).not.toBe(id)
  })

  it('09.5.2 is answered once, by one of eight at once', async () => {
    const id = await m.minta()
    const semua = await Promise.all(Array.from({ length: 8 }, () => m.layar(m.owner, id)))
    expect(semua.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(semua.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('lapses after a quarter of an hour', async () => {
    const id = await m.minta()
    m.shop.clock.walk(0.0105)
    expect(await keadaan(id)).toEqual(['LEWAT', '', ''])
    expect(await m.owner.call(listMinta, {})).toEqual([])
    expect((await m.layar(m.owner, id)).text).toBe('Permintaan Sudah Lewat 15 Menit, Silahkan Simpan Lagi')
    m.shop.clock.walk(-0.0105)
  })

  it('is not answered by who is neither owner nor deputy', async () => {
    const id = await m.minta()
    const sales = await m.shop.user(m.owner, 'SALES', 'SALES')
    expect(await m.layar(sales, id)).toMatchObject({ status: 403, text: 'SALES Bukan OWN, SU Atau Wakilnya' })
    expect(await m.layar(m.kasir, id)).toMatchObject({ status: 403 })
    expect(await keadaan(id)).toEqual(['MENUNGGU', '', ''])
  })
})

it('is never changed afterwards, but for the document it was used for, once', async () => {
  const id = await m.minta()
  await m.kasir.call(authorization, { id, user_id: 'OWNER', password: PASSWORD })
  const run = (statement: string) => m.shop.db.pool.query(statement)
  await expect(run(`UPDATE otorisasi SET nilai_input = 1`)).rejects.toThrow('ditolak')
  await run("UPDATE otorisasi SET dokumen = 'FJ-1'")
  await expect(run("UPDATE otorisasi SET dokumen = 'FJ-2'")).rejects.toThrow('ditolak')
  for (const tabel of ['otorisasi', 'otorisasi_minta', 'otorisasi_tolak', 'wakil'])
    await expect(run(`DELETE FROM ${tabel}`)).rejects.toThrow('ditolak')
  await expect(run("UPDATE otorisasi_minta SET kategori = 'LAIN'")).rejects.toThrow('ditolak')
})
