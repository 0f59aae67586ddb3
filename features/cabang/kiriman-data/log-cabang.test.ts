import { type Berdua, berdua, TOKEN } from '@kencana/testing/cabang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listLink } from './kiriman-data.contract.ts'
import { logCabang } from './log-cabang.contract.ts'

let dua: Berdua
let sambungan: string
beforeAll(async () => {
  dua = await berdua('PUSAT')
  sambungan = (await dua.pusat.owner.call(listLink, {})).sambungan[0]?.id ?? ''
  const baris = Array.from({ length: 60 }, (_, at) => ({
    urut: at + 1,
    toko: 'TK11',
    tgl_system: '2026-03-02',
    waktu: `2026-03-02T02:${String(at).padStart(2, '0')}:00Z`,
    user: at % 2 === 0 ? 'OWNER' : 'KASIR',
    aksi: 'PUT parameter-harga-emas',
    dokumen: `MM-${at % 3}`,
    sebelum: at === 0 ? null : { harga: 2_350_000 + at },
    sesudah: { harga: 2_350_001 + at },
  }))
  const answer = await fetch(`${dua.pusat.ke.alamat}/service/v1/log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-token': TOKEN },
    body: JSON.stringify({ baris }),
  })
  expect(answer.status).toBe(200)
})
afterAll(() => dua.close())

it('is read by the head office’s owner, the newest first, page by page', async () => {
  const { owner } = dua.pusat
  const satu = await owner.call(logCabang, { sambungan, dokumen: '', sebelum: '' })
  expect(satu.baris).toHaveLength(50)
  expect(satu.baris[0]).toEqual({
    letak: '0.60',
    toko: 'TK11',
    tgl_system: '2026-03-02',
    waktu: '2026-03-02T02:59:00Z',
    user: 'KASIR',
    aksi: 'PUT parameter-harga-emas',
    dokumen: 'MM-2',
    sebelum: '{"harga": 2350059}',
    sesudah: '{"harga": 2350060}',
  })
  const dua_ = await owner.call(logCabang, { sambungan, dokumen: '', sebelum: satu.lanjut })
  expect(dua_.baris.map(({ letak }) => letak)).toEqual(Array.from({ length: 10 }, (_, at) => `0.${10 - at}`))
  expect([dua_.lanjut, dua_.baris.at(-1)?.sebelum]).toEqual(['', ''])
})

it('is found by document, and shows nothing of an installation that is none', async () => {
  const { owner } = dua.pusat
  const { baris, lanjut } = await owner.call(logCabang, { sambungan, dokumen: 'MM-1', sebelum: '' })
  expect([baris.length, lanjut, new Set(baris.map(({ dokumen }) => dokumen))]).toEqual([20, '', new Set(['MM-1'])])
  expect(await owner.call(logCabang, { sambungan: 'x', dokumen: '', sebelum: '' })).toEqual({ baris: [], lanjut: '' })
})

it('is OWN’s and SU’s alone', async () => {
  const { pusat } = dua
  const buka = async (level: string) => {
    const siapa = await pusat.shop.user(pusat.owner, level, level)
    return (await siapa.send('GET', 'kiriman-data/log', { query: { sambungan } })).status
  }
  expect([await buka('SU'), await buka('GUDANG'), await buka('KASIR')]).toEqual([200, 403, 403])
})
