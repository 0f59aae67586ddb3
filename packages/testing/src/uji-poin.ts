/** Documents of nothing but points, for tests of what they give, take and take back. */
import { defineDokumen, endpoint } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Feature, geserTanggal, route } from '@kencana/server-kit'
import { z } from 'zod'
import { tutupToko } from '../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { balikPoin, catatPoin } from '../../../features/member/poin/poin.api.ts'
import type { TestShop, User } from './shop.ts'

const tulis = { method: 'POST' as const, effect: 'write' as const, access: 'session' as const }
/** What a document gives, line by line, and what it spends. */
export const catat = endpoint({
  ...tulis,
  path: 'uji/poin',
  summary: 'Dokumen yang memberi dan memakai poin',
  input: z.object({ kode_member: z.string(), dapat: z.array(z.int()), bayar: z.int() }),
  output: z.object({ nomor: z.string() }),
})
/** Takes back a document, or some lines of it by a purchase. */
export const balik = endpoint({
  ...tulis,
  path: 'uji/poin/balik',
  summary: 'Dokumen yang mengambil kembali poin',
  input: z.object({ nomor: z.string(), baris: z.array(z.int()).optional(), beli: z.boolean() }),
  output: z.object({ nomor: z.string(), kurang: z.int() }),
})
const POIN = defineDokumen({ tabel: '-', nomor: '-', kode: 'UX', batal: 'UXB', kind: null })

/** Sales, their undo, and purchases of what was sold, of nothing but their points. */
export const ujiPoin: Feature = {
  dokumen: [POIN],
  routes: [
    route(catat, async ({ kode_member, dapat, bayar }, ctx) => {
      const nomor = await ctx.nomor(POIN)
      const baris = dapat.map((jumlah, at) => ({ jenis: 'JUAL' as const, jumlah, urut: at + 1 }))
      await catatPoin(ctx, kode_member, nomor, [...baris, { jenis: 'BAYAR', jumlah: -bayar, urut: 1 }])
      return { nomor }
    }),
    route(balik, async (input, ctx) => {
      const nomor = input.beli ? await ctx.nomor(POIN) : await ctx.nomor(POIN, input.nomor)
      const bagian = {
        ...(input.baris && { baris: input.baris }),
        jenis: input.beli ? ('BELI' as const) : ('BATAL' as const),
      }
      return { nomor, ...(await balikPoin(ctx, input.nomor, nomor, bagian)) }
    }),
  ],
}

/** The open day of the first shop. */
export const hariPoin = async (shop: TestShop): Promise<string> =>
  (await shop.db.one<{ t: string }>(sql`SELECT tgl_system AS t FROM toko WHERE kode_toko = 'TK01'`))?.t ?? ''

/** Closes the first shop's open day and those up to `tanggal`, the next open one. @returns its owner of that day */
export const tutupSampai = async (shop: TestShop, owner: User, tanggal: string): Promise<User> => {
  let siapa = owner
  for (let hari = await hariPoin(shop); hari < tanggal; hari = await hariPoin(shop)) {
    const jauh = geserTanggal(hari, 14)
    const tujuan = jauh < tanggal ? jauh : tanggal
    shop.clock.walk((Date.parse(tujuan) - Date.parse(hari)) / 86_400_000)
    siapa = await shop.login('OWNER')
    const akhir = geserTanggal(tujuan, -1)
    await siapa.call(tutupToko, { PROSES: 'close', ...(akhir > hari && { sampai: akhir, diketik: akhir }) })
    siapa = await shop.login('OWNER')
  }
  return siapa
}
