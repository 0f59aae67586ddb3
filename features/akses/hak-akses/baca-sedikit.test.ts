/** What reads tell to whom: every read of the product, as each level that is no owner. */
import { rp } from '@kencana/ledger'
import { PASSWORD, type TestShop, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { beliSah, cincinLama, formBeli } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barangByBarcode } from '../../barang/data-barang/data-barang.contract.ts'
import { allFeatures } from '../../features.ts'
import { group, groupByKode } from '../../master/group/group.contract.ts'
import { hargaEmas, ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { lihatIdentitas } from '../../member/privasi/privasi.contract.ts'
import { beli, bukaBeli, getBeli, listBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { createUser } from '../users/users.contract.ts'

const reads = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter(({ effect, access, path }) => effect === 'read' && access !== 'public' && path !== 'openapi.json')

const NIK = '3573010203040506'
const HP = '08123456789'
const COST = ['harga_modal', 'harga_modal_lama', 'kadar_modal', 'modal', 'total_modal', 'margin']
const LEVELS = ['SALES', 'GUDANG', 'KASIR'] as const

let shop: TestShop
let owner: User
let barang: { kode_barang: string; kode_barcode: string }
let no_faktur: string
const users = new Map<string, User>()
const as = (level: string): User => {
  const user = users.get(level)
  if (!user) throw new Error(`nobody is ${level}`)
  return user
}

beforeAll(async () => {
  ;({ shop, owner } = await tokoLengkap())
  barang = await tambahCincin(owner)
  no_faktur = (await beliSah(owner, [cincinLama({ harga: rp(1_000_000) })])).no_grup
  // One that still waits for the cashier.
  await owner.call(beli, formBeli([cincinLama({ harga: rp(1_000_000) })]))
  for (const level of LEVELS) {
    const user = { user_id: `BACA${level}`, user_name: level, level, kode_toko: 'TK01', password: PASSWORD }
    await owner.call(createUser, user)
    users.set(level, await shop.login(user.user_id))
  }
})
afterAll(() => shop.close())

/** Days, numbers and codes that many reads ask for; each takes what it knows. */
const ASKED = () => ({
  tgl_awal: '2026-03-01',
  tgl_akhir: '2026-03-09',
  tanggal: '2026-03-04',
  kode: barang.kode_barcode,
  kode_barang: barang.kode_barang,
  kode_barcode: barang.kode_barcode,
  kode_group: 'MM',
  no_faktur,
})

/** Fields of these names that say something, however deep. */
const told = (value: unknown, names: readonly string[], path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => told(one, names, `${path}[]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) => [
    ...(names.includes(name) && one !== null && typeof one !== 'object' ? [`${path}.${name}`] : []),
    ...told(one, names, `${path}.${name}`),
  ])
}

const readAll = async (user: User) => {
  const answers: { path: string; json: unknown; text: string }[] = []
  for (const endpoint of reads) {
    const asked: Record<string, string> = ASKED()
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => asked[name] ?? barang.kode_barang)
    const answer = endpoint.methods.includes('GET')
      ? await user.send('GET', path, { query: asked })
      : await user.send(endpoint.methods[0], path, { body: asked })
    if (answer.status === 200) answers.push({ path: endpoint.path, json: answer.json, text: answer.text })
  }
  return answers
}

describe('what reads tell', () => {
  it.each(LEVELS)(
    '%s reads no cost anywhere, nor anybody’s NIK',
    async (level) => {
      const answers = await readAll(as(level))
      expect(answers.length).toBeGreaterThan(40)
      const paths = answers.map(({ path }) => path)
      for (const { path } of [group.list, groupByKode, hargaEmas]) expect(paths).toContain(path)
      expect(answers.flatMap(({ path, json }) => told(json, COST).map((field) => `${path} ${field}`))).toEqual([])
      expect(answers.filter(({ text }) => text.includes(NIK)).map(({ path }) => path)).toEqual([])
    },
    60_000,
  )

  it('finds a cost where it is told: the owner reads it in all these places', async () => {
    const answers = await readAll(owner)
    const where = new Set(answers.filter(({ json }) => told(json, COST).length > 0).map(({ path }) => path))
    for (const { path } of [group.list, groupByKode, hargaEmas, barangByBarcode]) expect([...where]).toContain(path)
    // A paper in full is told by no read: who asks for it is written down.
    expect(answers.filter(({ text }) => text.includes(NIK)).map(({ path }) => path)).toEqual([])
    const { barang: satu } = await owner.call(getBeli, { no_faktur })
    const dokumen = satu[0]?.no_faktur_beli ?? ''
    expect((await owner.call(lihatIdentitas, { dokumen })).no_identitas).toBe(NIK)
  })

  it('the last digits of NIK and phone to who neither keeps money nor entered it, and no sums', async () => {
    const sales = await as('SALES').call(getBeli, { no_faktur })
    expect([sales.nik, sales.no_hp]).toEqual(['************0506', '*******6789'])
    const kasir = await as('KASIR').call(getBeli, { no_faktur })
    expect([kasir.nik, kasir.no_hp]).toEqual(['************0506', HP])
    const [waiting] = await as('KASIR').call(bukaBeli, {})
    expect(waiting?.nik).toBe('************0506')
    const saring = { tgl_awal: '', tgl_akhir: '', status: 'ALL', kode_group: 'ALL', kode_sales: 'ALL' }
    const halaman = { q: '', urut: 'no_faktur_beli', turun: '1', hal: 1, per: 10 } as const
    expect((await as('SALES').call(listBeli, { ...saring, ...halaman })).totals).toEqual({})
    expect((await as('KASIR').call(listBeli, { ...saring, ...halaman })).totals.harga).toBeGreaterThan(0)
    const form = formBeli([cincinLama({ harga: rp(1_000_000) })])
    const { data } = await as('SALES').call(beli, form)
    expect([data.nik, data.no_hp]).toEqual(['************0506', HP])
  })

  it('lets who may set a price set it without knowing the cost, and leaves that as it was', async () => {
    const [before] = await owner.call(groupByKode, { kode_group: 'MT' })
    const price = { kode_group: 'MT', harga: rp(2_345_000), harga_modal: null }
    expect((await owner.call(ubahHargaEmas, price)).message).toBe('Data Berhasil Disimpan')
    const [after] = await owner.call(groupByKode, { kode_group: 'MT' })
    expect(after).toMatchObject({ harga: 2_345_000, harga_modal: before?.harga_modal })
  })
})
