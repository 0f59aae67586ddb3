import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiKondisi } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aktifUser, editUser } from '../../akses/users/users.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { cabutPapan, listPapan, tambahPapan } from './papan-harga.contract.ts'

const TIDAK_DIKENAL = { status: 404, text: 'Papan Harga Tidak Dikenal' }

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
})
afterAll(() => shop.close())

const ISI = { nama: 'TELEVISI', kode_group: ['MM'], beli: false }
const buat = (ubah: object = {}) => owner.call(tambahPapan, { ...ISI, ...ubah })

// Each test from an address of its own: what one asks does not count for another.
let alamat = 0
/** Makers, each of a board of his own. */
let nomor = 0
const lihat = async (kunci: string, dari = '') => {
  alamat += 1
  const answer = await shop.app.inject({
    method: 'GET',
    url: `/api/v1/papan-harga/${encodeURIComponent(kunci)}`,
    remoteAddress: dari || `198.51.100.${alamat}`,
  })
  return { status: answer.statusCode, text: answer.body }
}
const papan = async (kunci: string) => {
  const { status, text } = await lihat(kunci)
  expect(status, text).toBe(200)
  return JSON.parse(text) as { harga: { nama_group: string; jual: number; beli: number | null }[] }
}

describe('a price board', () => {
  it('says the shop, the time and the prices of its categories, and nothing else', async () => {
    const { kunci } = await buat()
    const isi = await papan(kunci)
    expect(isi).toEqual({
      nama_toko: expect.any(String),
      zona_waktu: 'Asia/Jakarta',
      waktu: shop.clock.now().toISOString(),
      beli: false,
      harga: [{ nama_group: 'MAS MUDA', kadar: '-', jual: 1_645_000, beli: null }],
    })
  })

  it('shows a raise at once, and after a cut what a sale still takes', async () => {
    const { kunci } = await buat({ kode_group: ['MT'] })
    const ganti = (harga: number) =>
      owner.call(ubahHargaEmas, { kode_group: 'MT', harga: rp(harga), harga_modal: null })
    await ganti(2_400_000)
    expect((await papan(kunci)).harga[0]?.jual).toBe(2_198_500)
    await ganti(2_380_000)
    expect((await papan(kunci)).harga[0]?.jual).toBe(2_198_500)
  })

  it('shows what a gram is bought at where that is wanted, in the usual condition of its category', async () => {
    const { kunci } = await buat({ kode_group: ['MM', 'MT'], beli: true })
    await shop.db.run(sql`
      INSERT INTO parameter_potongan (kode_group, potongan_harga, potongan_markis, kondisi_bawaan)
      VALUES ('MM', 25000, 0, 'PENYOK')`)
    const { harga } = await papan(kunci)
    expect(harga.find(({ nama_group }) => nama_group === 'MAS MUDA')?.beli).toBe(1_645_000 - 10_000 - 25_000)
    expect(harga.find(({ nama_group }) => nama_group === 'MAS TUA')?.beli).toBeNull()
    const tanpa = await buat({ kode_group: ['MM'] })
    expect((await papan(tanpa.kunci)).harga[0]?.beli).toBeNull()
  })

  it('is asked sixty times a minute from one address at most, whatever other boards behind it ask', async () => {
    const { kunci } = await buat()
    const lain = await buat()
    for (let kali = 0; kali < 60; kali += 1) expect((await lihat(kunci, '203.0.113.7')).status).toBe(200)
    expect(await lihat(kunci, '203.0.113.7')).toEqual({
      status: 429,
      text: 'Terlalu Banyak Percobaan, Silahkan Coba Lagi Nanti',
    })
    expect((await lihat(lain.kunci, '203.0.113.7')).status).toBe(200)
    // Whoever read a board's address elsewhere takes none of its turns.
    expect((await lihat(kunci, '203.0.113.8')).status).toBe(200)
  })

  it('is guessed at six hundred times a minute from one address at most, each time another key', async () => {
    const tebak = (ke: number) => lihat(`ph_${String(ke).padStart(12, '0')}_${'A'.repeat(43)}`, '203.0.113.9')
    for (let ke = 0; ke < 600; ke += 1) expect((await tebak(ke)).status).toBe(404)
    expect((await tebak(600)).status).toBe(429)
  })
})

describe('the key of a price board', () => {
  it('is shown once, and nothing of it but its beginning and its hash is kept', async () => {
    const { kunci, id } = await buat()
    expect(kunci).toMatch(/^ph_[0-9a-f]{12}_[\w-]{43}$/)
    const semua = await shop.db.rows<{ isi: string }>(sql`
      SELECT p::text AS isi FROM papan_harga p UNION ALL SELECT a::text FROM audit_log a UNION ALL SELECT i::text FROM idempotency i`)
    expect(semua.filter(({ isi }) => isi.includes(kunci.slice(16)))).toEqual([])
    const satu = (await owner.call(listPapan, {})).find((one) => one.id === id)
    expect(satu).toMatchObject({ nama: 'TELEVISI', dibuat_oleh: 'OWNER', dicabut_pada: null, dicabut_oleh: null })
  })

  it('that is wrong, in any place of it, is refused as an unknown one is', async () => {
    const { kunci } = await buat()
    const salah = [
      'x',
      `ph_000000000000_${'A'.repeat(43)}`,
      kunci.slice(0, -1) + (kunci.endsWith('A') ? 'E' : 'A'),
      kunci.slice(0, -43) + 'A'.repeat(43),
      `${kunci}A`,
      kunci.toUpperCase(),
      kunci.replace('ph_', 'kb_'),
    ]
    for (const satu of salah) expect(await lihat(satu), satu).toEqual(TIDAK_DIKENAL)
  })

  it('that was revoked is unknown at the next reading, and stays in the list with who did it', async () => {
    const { kunci, id } = await buat()
    await papan(kunci)
    await owner.call(cabutPapan, { id })
    expect(await lihat(kunci)).toEqual(TIDAK_DIKENAL)
    const satu = (await owner.call(listPapan, {})).find((one) => one.id === id)
    expect(satu).toMatchObject({ dicabut_oleh: 'OWNER', dicabut_pada: expect.any(String) })
    expect(await owner.send('POST', `kunci-papan/cabut/${id}`, { body: {} })).toMatchObject({
      status: 422,
      text: 'Kunci Sudah Dicabut',
    })
  })

  it('ends with the power of who made it, and the list says so', async () => {
    const su = await shop.user(owner, 'SU3', 'SU')
    const { kunci, id } = await su.call(tambahPapan, ISI)
    const satu = async () => (await owner.call(listPapan, {})).find((one) => one.id === id)
    const jadi = (ubah: object) =>
      shop.db.run(sql`UPDATE users u SET (level, aktif) = (SELECT x.level, x.aktif FROM jsonb_populate_record(u, ${sql.json(ubah)}) x)
        WHERE user_id = 'SU3'`)
    await papan(kunci)
    expect((await satu())?.berlaku).toBe(true)
    // Whoever lost it around the server shows nothing either.
    for (const ubah of [{ level: 'KASIR' }, { level: 'SU', aktif: false }]) {
      await jadi(ubah)
      expect(await lihat(kunci)).toEqual(TIDAK_DIKENAL)
      expect((await satu())?.berlaku).toBe(false)
    }
    await jadi({ level: 'SU', aktif: true })
    await papan(kunci)
  })

  it.each([
    ['is sent away', { aktif: false }, { aktif: true }],
    ['becomes something else', { level: 'KASIR' }, { level: 'SU' }],
  ])('is revoked when its maker %s, and does not come back with him', async (_, pergi, kembali) => {
    nomor += 1
    const user_id = `PEMBUAT${nomor}`
    const su = await shop.user(owner, user_id, 'SU')
    const { kunci, id } = await su.call(tambahPapan, ISI)
    await papan(kunci)
    const jadi = ({ level, aktif }: { level?: string; aktif?: boolean }) =>
      level === undefined
        ? owner.call(aktifUser, { id: user_id, aktif: aktif ?? true })
        : owner.call(editUser, { id: user_id, user_name: user_id, level, kode_toko: 'TK01' })
    await jadi(pergi)
    expect(await lihat(kunci)).toEqual(TIDAK_DIKENAL)
    await jadi(kembali)
    expect(await lihat(kunci)).toEqual(TIDAK_DIKENAL)
    expect((await owner.call(listPapan, {})).find((one) => one.id === id)).toMatchObject({
      berlaku: false,
      dicabut_oleh: 'OWNER',
    })
  })

  it('is OWN’s and SU’s of its shop to make, see and revoke', async () => {
    const { id, kunci } = await buat()
    const su = await shop.user(owner, 'SU1', 'SU')
    expect((await su.call(listPapan, {})).some((one) => one.id === id)).toBe(true)
    const kasir = await shop.user(owner, 'KASIR1', 'KASIR')
    expect((await kasir.send('POST', 'kunci-papan/add', { body: ISI })).status).toBe(403)
    expect((await kasir.send('GET', 'kunci-papan/get/all')).status).toBe(403)
    expect((await kasir.send('POST', `kunci-papan/cabut/${id}`, { body: {} })).status).toBe(403)
    const lain = await shop.user(owner, 'SU2', 'SU', 'TK02')
    expect((await lain.call(listPapan, {})).some((one) => one.id === id)).toBe(false)
    expect(await lain.send('POST', `kunci-papan/cabut/${id}`, { body: {} })).toMatchObject({
      status: 404,
      text: 'Papan Harga Tidak Ada',
    })
    await papan(kunci)
  })

  it.each([
    ['a category that is not there', { kode_group: ['MM', 'ZZ'] }, 'Kategori ZZ Tidak Ada'],
    ['nothing to show', { kode_group: [] }, 'Pilih Paling Sedikit Satu Kategori'],
  ])('is not made for %s', async (_, ubah, text) => {
    const banyak = async () => (await owner.call(listPapan, {})).length
    const sebelum = await banyak()
    const { status, text: jawab } = await owner.send('POST', 'kunci-papan/add', { body: { ...ISI, ...ubah } })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(jawab).toContain(text)
    expect(await banyak()).toBe(sebelum)
  })

  it('is one of twenty of its shop at most, those that show nothing any more not counted', async () => {
    const pergi = await shop.user(owner, 'PERGI', 'SU')
    for (let ke = 0; ke < 3; ke += 1) await pergi.call(tambahPapan, ISI)
    await shop.db.run(sql`UPDATE users SET aktif = false WHERE user_id = 'PERGI'`)
    const berlaku = (await owner.call(listPapan, {})).filter((one) => one.berlaku)
    const dibuat: string[] = []
    for (let ke = berlaku.length; ke < 20; ke += 1) dibuat.push((await buat()).id)
    expect(await owner.send('POST', 'kunci-papan/add', { body: ISI })).toMatchObject({
      status: 422,
      text: 'Paling Banyak 20 Papan Harga Di Satu Toko',
    })
    for (const id of dibuat) await owner.call(cabutPapan, { id })
  })
})
