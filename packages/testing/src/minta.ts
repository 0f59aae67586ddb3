/** A document that breaks whatever rule a test says, to try who may agree to it. */
import { defineDokumen, endpoint, type Kasus } from '@kencana/contract'
import { type Caller, CallRefused, type Feature, kunciOtorisasi, pakaiOtorisasi, route } from '@kencana/server-kit'
import { z } from 'zod'
import { gram, openShop, PASSWORD, type TestShop, type User } from './shop.ts'

export const buat = endpoint({
  method: 'POST',
  path: 'contoh/buat',
  summary: 'Dokumen yang perlu otorisasi',
  effect: 'write',
  access: 'session',
  lateDay: true,
  input: z.object({ nama: z.string(), otorisasi: z.uuid().nullable().default(null) }),
  output: z.object({ nomor: z.string() }),
})

export const KASUS: Kasus = {
  kategori: 'HARGA JUAL',
  aturan: 'Di bawah harga',
  satuan: 'RP',
  hitung: 5_733_000,
  input: 5_700_000,
  berat: gram(3.485),
  rp: 33_000,
  mg: gram(3.485),
  rahasia: 'modal 5,000,000',
}

const UJO = defineDokumen({ tabel: '-', nomor: '-', kode: 'UJO', kind: null })

/** A shop with a cashier, whose drafts break the rule `langgar` names. */
export class MintaShop {
  readonly shop: TestShop
  owner!: User
  kasir!: User
  kasus: Kasus = KASUS
  /** Name of the last draft. */
  nama = ''
  #urut = 0

  private constructor(shop: TestShop) {
    this.shop = shop
  }

  static async open(): Promise<MintaShop> {
    const holder: { now?: MintaShop } = {}
    const contoh: Feature = {
      dokumen: [UJO],
      routes: [
        route(buat, async (_, ctx) => {
          const id = await kunciOtorisasi(ctx, holder.now?.kasus ?? KASUS)
          const nomor = await ctx.nomor(UJO)
          await pakaiOtorisasi(ctx, id, nomor)
          return { nomor }
        }),
      ],
    }
    const minta = new MintaShop(await openShop([contoh]))
    holder.now = minta
    minta.owner = await minta.shop.setup()
    minta.kasir = await minta.shop.user(minta.owner, 'KASIR', 'KASIR')
    return minta
  }

  /** A request of somebody, by a draft of its own. @returns its id */
  async minta(siapa: Caller = this.kasir): Promise<string> {
    this.#urut += 1
    this.nama = `N${this.#urut}`
    const error: unknown = await siapa.call(buat, { nama: this.nama, otorisasi: null }).catch((one: unknown) => one)
    if (error instanceof CallRefused && error.minta !== undefined) return error.minta
    throw error
  }

  /** Agreement to a new request at its counter, by password. */
  async dengan(user_id = 'OWNER', password = PASSWORD, siapa: Caller = this.kasir) {
    return siapa.send('POST', 'authorization', { body: { id: await this.minta(siapa), user_id, password } })
  }

  /** An answer to a request from somebody's own screen. */
  layar(siapa: Caller, id: string, setuju = true, kata = '') {
    return siapa.send('POST', `otorisasi/minta/${id}/putuskan`, { body: { setuju, kata } })
  }
}
