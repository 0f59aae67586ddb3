/** Who may link with whom, and what an installation believes of another. */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@kencana/database'
import { tambahCincin } from '@kencana/testing/barang'
import { antarSekali, TOKEN } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { describe, expect, it } from 'vitest'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { listLink } from '../kiriman-data/kiriman-data.contract.ts'
import { hubungkan, listSambungan, tambahSambungan, ubahInstalasi, ubahSambungan } from './sambungan.contract.ts'

const dua = duaInstalasi()
const { pusat, cabang } = dua

/** A link of the head office, by the number of who has answered there. */
const link = async (nomor: number | null) =>
  (await pusat.owner.call(listSambungan, {})).sambungan.find((satu) => satu.nomor === nomor)

/** A server that first leads elsewhere, then answers without end, then nonsense. */
const jahat = async () => {
  let ke = 0
  const server = createServer((_, answer) => {
    ke += 1
    if (ke === 1) return void answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(ke === 2 ? `"${'x'.repeat(5 * 1024 * 1024)}"` : '{"nomor": "x"}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    alamat: `http://127.0.0.1:${port}`,
    tutup: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

describe('a link', () => {
  it('12.5.5 a wrong or revoked secret, or none, gets nothing', async () => {
    const tanya = (token: string) =>
      fetch(`${cabang.ke.alamat}/api/v1/layanan/salam?nomor=10&instalasi=${crypto.randomUUID()}`, {
        headers: { 'x-service-token': token },
      }).then(async (answer) => [answer.status, await answer.text()])
    expect(await tanya('')).toEqual([401, 'Invalid Token.'])
    expect(await tanya(`${TOKEN.slice(0, -1)}X`)).toEqual([401, 'Invalid Token.'])
    expect((await tanya(TOKEN))[0]).toBe(200)
    const dobel = { portal: 'http://lain.example', peran: 'SETARA' as const, token: TOKEN }
    await expect(cabang.owner.call(tambahSambungan, dobel)).rejects.toThrow('Sudah Dipakai Sambungan Lain')
    const [link] = (await cabang.owner.call(listLink, {})).sambungan
    const ubah = (versi: number, aktif: boolean) =>
      cabang.owner.call(ubahSambungan, { id: link?.id ?? '', versi, portal: link?.portal ?? '', token: '', aktif })
    await ubah(1, false)
    expect(await tanya(TOKEN)).toEqual([401, 'Invalid Token.'])
    const { kode_barcode } = await tambahCincin(pusat.owner)
    const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
    await antarSekali(pusat)
    expect((await pusat.owner.call(listLink, {})).sambungan[0]?.galat).toBe('Token Layanan Ditolak Instalasi Lain')
    await ubah(2, true)
    await antarSekali(pusat)
    expect(await cabang.shop.db.one(sql`SELECT 1 AS ada FROM kiriman_masuk WHERE no_kirim = ${no_kirim}`)).toBeDefined()
    // Nobody reads the secret, whoever he is.
    for (const path of ['sambungan', 'kiriman-data', 'setting-toko'])
      expect((await pusat.owner.send('GET', path)).text).not.toContain(TOKEN)
  })

  it('lets one address ask so often in a minute, and no more', async () => {
    const tanya = async () =>
      cabang.shop.app.inject({
        url: `/api/v1/layanan/salam?nomor=10&instalasi=${crypto.randomUUID()}`,
        headers: { 'x-service-token': 'x'.repeat(40) },
        remoteAddress: '203.0.113.9',
      })
    const jawaban = []
    for (let ke = 0; ke < 25; ke += 1) jawaban.push(...(await Promise.all(Array.from({ length: 48 }, tanya))))
    expect(new Set(jawaban.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    const lagi = await tanya()
    expect([lagi.statusCode, lagi.body]).toEqual([429, 'Terlalu Banyak Percobaan, Silahkan Coba Lagi Nanti'])
  })

  it('12.5.6, 12.5.9 two with one number, and a portal that leads back, are not linked', async () => {
    const nomor = await cabang.shop.db.one<{ id: string }>(sql`SELECT id::text FROM instalasi`)
    const salam = (n: number, instalasi: string) =>
      fetch(`${cabang.ke.alamat}/api/v1/layanan/salam?nomor=${n}&instalasi=${instalasi}`, {
        headers: { 'x-service-token': TOKEN },
      }).then((answer) => answer.text())
    expect(await salam(20, crypto.randomUUID())).toBe('Nomor Instalasi 20 Dipakai Keduanya')
    expect(await salam(20, nomor?.id ?? '')).toBe('Portal Itu Instalasi Ini Sendiri')
    const token = 'token-kepada-diri-sendiri-0987654321-x'
    const { id } = await pusat.owner.call(tambahSambungan, { portal: pusat.ke.alamat, peran: 'SETARA', token })
    await expect(pusat.owner.call(hubungkan, { id })).rejects.toThrow('Portal Itu Instalasi Ini Sendiri')
    await pusat.owner.call(ubahSambungan, { id, versi: 1, portal: pusat.ke.alamat, token: '', aktif: false })
  })

  it('12.5.10 a portal is http or https, is not followed elsewhere, and answers in bounded size', async () => {
    const isian = (portal: string) => ({ body: { portal, peran: 'SETARA', token: 'x'.repeat(40) } })
    for (const portal of [
      'file:///etc/passwd',
      'http://169.254.169.254/',
      // the same, as a number, in hexadecimal, in octal
      'http://2852039166',
      'http://0xa9fea9fe',
      'http://0251.254.169.254',
      'http://0',
      'javascript:alert(1)',
      'http://orang@x',
      '',
    ])
      expect((await pusat.owner.send('POST', 'sambungan', isian(portal))).status).toBe(400)
    const { alamat, tutup } = await jahat()
    const { id } = await pusat.owner.call(tambahSambungan, { portal: alamat, peran: 'SETARA', token: 'y'.repeat(40) })
    await expect(pusat.owner.call(hubungkan, { id })).rejects.toThrow('mengalihkan ke alamat lain')
    await expect(pusat.owner.call(hubungkan, { id })).rejects.toThrow('Jawaban Instalasi Lain Terlalu Besar')
    await expect(pusat.owner.call(hubungkan, { id })).rejects.toThrow('Jawaban Instalasi Lain Tidak Dikenal')
    await tutup()
    await pusat.owner.call(ubahSambungan, { id, versi: 1, portal: alamat, token: '', aktif: false })
  })

  it('is made by two that say the same of who owns the masters', async () => {
    const { id = '' } = (await link(20)) ?? {}
    // A branch that would be its head office's head office.
    await cabang.shop.db.run(sql`UPDATE sambungan SET peran = 'CABANG'`)
    await expect(pusat.owner.call(hubungkan, { id })).rejects.toThrow(
      'Peran Tidak Cocok: Di Sini Instalasi Itu CABANG, Di Sana Instalasi Ini SETARA, Seharusnya PUSAT',
    )
    await cabang.shop.db.run(sql`UPDATE sambungan SET peran = 'SETARA'`)
    // What an installation of before answers says nothing of it; what it says otherwise is judged here too.
    await pusat.shop.db.run(sql`UPDATE sambungan SET peran = 'PUSAT' WHERE id::text = ${id}`)
    await expect(pusat.owner.call(hubungkan, { id })).rejects.toThrow('Di Sana Instalasi Ini PUSAT, Seharusnya SETARA')
    await pusat.shop.db.run(sql`UPDATE sambungan SET peran = 'SETARA' WHERE id::text = ${id}`)
    expect(await pusat.owner.call(hubungkan, { id })).toMatchObject({ nomor: 20, toko: ['TK11'] })
  })

  it('keeps what the other one is once it has answered, and lets it be put right before', async () => {
    const ubah = async (nomor: number | null, peran: 'PUSAT' | 'CABANG') => {
      const satu = await link(nomor)
      const { id = '', versi = 0, portal = '', aktif = false } = satu ?? {}
      return pusat.owner.call(ubahSambungan, { id, versi, portal, token: '', aktif, peran })
    }
    await expect(ubah(20, 'CABANG')).rejects.toThrow('Peran Instalasi 20 Tidak Bisa Diganti Sesudah Berkenalan')
    await ubah(null, 'CABANG')
    expect(await link(null)).toMatchObject({ nomor: null, peran: 'CABANG' })
  })

  it('fixes the number of the installation, and the shops behind it are nobody’s place of work here', async () => {
    expect(await pusat.owner.call(listSambungan, {})).toMatchObject({ nomor: 10, nomor_tetap: true })
    await expect(pusat.owner.call(ubahInstalasi, { nomor: 33 })).rejects.toThrow('Nomor Instalasi 10 Sudah Dipakai')
    const pindah = await pusat.owner.send('POST', 'users/pindah-toko', { body: { kode_toko: 'TK11' } })
    expect(pindah).toMatchObject({ status: 422, text: 'Toko TK11 Ada Di Instalasi Lain' })
    await expect(pusat.shop.user(pusat.owner, 'ASING', 'KASIR', 'TK11')).rejects.toThrow(
      'Toko TK11 Ada Di Instalasi Lain',
    )
    const su = await pusat.shop.user(pusat.owner, 'SU', 'SU')
    expect((await su.send('GET', 'sambungan')).status).toBe(403)
  })
})
