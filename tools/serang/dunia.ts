/** The shop that is attacked: default rights, everybody a day old, and every answer kept. */
import { type Endpoint, fillPath, type InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Answered } from '@kencana/server-kit'
import { openShop, shopTerisi, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPabrik } from '@kencana/testing/bos'
import { isiPembelian } from '@kencana/testing/pembelian'
import { z } from 'zod'

type Siapa = 'owner' | 'su' | 'gudang' | 'kasir' | 'sales'

const hariKedua = async (kemarin: ((owner: User) => Promise<void>) | undefined) => {
  const shop = await openShop()
  const awal = await shop.setup()
  await isiMaster(awal)
  await isiPembelian(awal)
  await isiPabrik(awal)
  await kemarin?.(awal)
  for (const level of ['SU', 'GUDANG', 'KASIR', 'SALES']) await shop.user(awal, level, level)
  const owner = await shop.nextDay(awal)
  shop.clock.walk(0.01)
  const [su, gudang, kasir, sales] = await Promise.all([
    shop.login('SU'),
    shop.login('GUDANG'),
    shop.login('KASIR'),
    shop.login('SALES'),
  ])
  return { shop, owner, lain: { su, gudang, kasir, sales } }
}

/** One shop with OWNER, SU, GUDANG, KASIR and SALES, and what they were answered. */
export class Dunia {
  readonly shop: TestShop
  readonly user: Record<Siapa, User>
  readonly jawaban: Answered[] = []
  /** Refusals after which goods, books or documents were not what they were before. */
  readonly berubah: string[] = []
  #berjalan = 0
  #bersama = false

  private constructor(shop: TestShop, user: Record<Siapa, User>) {
    this.shop = shop
    this.user = user
  }

  /**
   * Opens it, on the second day: nobody is somebody's making of today.
   * @param kemarin what the owner did on the first
   */
  static async buka(kemarin?: (owner: User) => Promise<void>): Promise<Dunia> {
    const isi = () => hariKedua(kemarin)
    // Without a past of its own it is the same for every attack.
    const { shop, owner, lain } = kemarin ? await isi() : await shopTerisi('serang', [], isi)
    return new Dunia(shop, { ...lain, owner })
  }

  /** Sends anything, right or wrong. */
  async kirim(siapa: User, method: string, path: string, isi: object = {}): Promise<Answered> {
    const options = method === 'GET' ? { query: isi as Record<string, unknown> } : { body: isi }
    this.#bersama = this.#berjalan > 0
    this.#berjalan += 1
    const sebelum = await this.#isi()
    const answer = await siapa.send(method, path, options)
    const sesudah = answer.status < 400 ? sebelum : await this.#isi()
    this.#berjalan -= 1
    // Of several at once another one may have changed it.
    if (sesudah !== sebelum && !this.#bersama && this.#berjalan === 0) this.berubah.push(answer.text)
    this.jawaban.push(answer)
    return answer
  }

  /** Where everything lies: the books, the documents, each piece and each order. */
  async #isi(): Promise<string> {
    const row = await this.shop.db.one<{ isi: string }>(sql`
      SELECT concat_ws(' ',
        (SELECT concat(count(*), '/', max(id)) FROM jurnal), (SELECT concat(count(*), '/', sum(mg), '/', sum(rp)) FROM mutasi),
        (SELECT count(*) FROM dokumen), (SELECT concat(count(*), '/', sum(versi), '/', sum(berat)) FROM barang),
        (SELECT concat(count(*), '/', sum(versi)) FROM pesanan), (SELECT concat(count(*), '/', sum(versi)) FROM penjualan),
        (SELECT concat(count(*), '/', sum(versi)) FROM pembelian), (SELECT concat(count(*), '/', sum(jumlah)) FROM pembayaran)) AS isi`)
    return row?.isi ?? ''
  }

  /** Calls an endpoint; what its contract would refuse in the browser goes to the server as it is. */
  coba<E extends Endpoint>(siapa: User, endpoint: E, input: InputOf<E>): Promise<Answered> {
    const wire = z.encode(endpoint.input, input) as Record<string, unknown>
    const { path, rest } = fillPath(endpoint.path, wire)
    return this.kirim(siapa, endpoint.methods[0], path, rest)
  }

  /** The request that a refusal left. @throws Error when there is none */
  minta({ headers, status, text }: Answered): string {
    const id = headers['x-minta']
    if (typeof id !== 'string') throw new Error(`no request: ${status} ${text}`)
    return id
  }

  /** Agreement to a request at its counter, by password. */
  setujui(siapa: User, id: string, user_id: string, password = 'kencana123'): Promise<Answered> {
    return this.kirim(siapa, 'POST', 'authorization', { id, user_id, password })
  }
}

/** What somebody tries, and what he is after. */
export interface Serangan {
  /** Its name on the command line and in tests. */
  id: string
  /** The rule it tries to get around (tools/serang/aturan.ts). */
  aturan: string
  /** Rules that this one stands on: without one of them the attack goes through as well. */
  juga?: readonly string[]
  /** What he does, in a sentence. */
  siasat: string
  /** Plays it, with an honest step that must pass. @returns whether he got it; throws when the honest one did not pass */
  main: (d: Dunia) => Promise<boolean>
}

/** Every rule without which an attack goes through. */
export const aturanSerangan = ({ aturan, juga = [] }: Pick<Serangan, 'aturan' | 'juga'>): readonly string[] => [
  aturan,
  ...juga,
]

/** An honest step, which must pass. @throws Error */
export const boleh = ({ status, text, json }: Answered): never => {
  if (status !== 200) throw new Error(`an honest step was refused: ${status} ${text}`)
  return json as never
}

/** Whether a dishonest step passed. @throws Error when the server broke, which holds nothing */
export const lolos = ({ status, text }: Answered): boolean => {
  if (status >= 500) throw new Error(`the server broke: ${status} ${text}`)
  return status === 200
}
