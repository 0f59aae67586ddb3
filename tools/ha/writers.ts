/** People who work all the while: each keeps a key until its answer came, as the browser does, and enters one piece after the other. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** One entry: its key, and the number it was answered with. */
export interface Entry {
  key: string
  nomor: string | undefined
}

/** What a scenario showed. */
export interface Seen {
  acknowledged: number
  /** Answers that said no for the moment (5xx), and tries that were not answered at all. */
  refused: number
  unanswered: number
  /** Longest time without any acknowledgement, in milliseconds. */
  silence: number
}

/** Weight of a piece, in milligrams. */
export const BERAT = 2_000

const CINCIN = {
  sumber: 'STOK_AWAL',
  kode_group: 'MM',
  kode_dept: 'CIN',
  kode_baki: 'CN01',
  nama_barang: 'CINCIN',
  berat_asli: BERAT / 1000,
  berat: BERAT / 1000,
  berat_susut: 0,
  berat_cad: 0,
  kadar: '16K',
  kadar_cetak: '700',
  kadar_modal: '16K',
  tipe_barang: 'SP',
  tujuan: 'TK01',
}

/** A shop with what a piece needs, made through the servers. @returns the owner's token */
export const openShop = async (url: string): Promise<string> => {
  let token = ''
  const ask = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-auth-token': token },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const toko = { kode_toko: 'TK01', nama_toko: 'TOKO', alamat_toko: 'JL', no_hp: '', zona_waktu: 'Asia/Jakarta' }
  const first = await ask('setup', {
    ...toko,
    kas_awal: 0,
    user_id: 'OWNER',
    user_name: 'PEMILIK',
    password: randomUUID(),
  })
  token = first.token ?? ''
  const harga = { harga: 2_350_000, harga_modal: 2_300_000 }
  await ask('group/add', { kode_group: 'MM', nama_group: 'MUDA', jenis_group: 'PERHIASAN', persentase: 70, ...harga })
  await ask('jenis/add', { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' })
  await ask('baki/add', { kode_baki: 'CN01', nama_baki: 'SATU', kode_gudang: 'TOKO', berat_baki: 0, berat_bandrol: 0 })
  return token
}

/** Writers over all scenarios. */
export class Writers {
  readonly entries: Entry[] = []
  readonly #url: string
  readonly #token: string
  #working = false
  #done: Promise<unknown> = Promise.resolve()
  #seen: Seen = { acknowledged: 0, refused: 0, unanswered: 0, silence: 0 }
  #last = Date.now()

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  start(writers: number): void {
    this.#working = true
    this.#seen = { acknowledged: 0, refused: 0, unanswered: 0, silence: 0 }
    this.#last = Date.now()
    this.#done = Promise.all(Array.from({ length: writers }, () => this.#write()))
  }

  /** Lets everybody finish what is begun. @returns what happened since start() */
  async stop(): Promise<Seen> {
    this.#working = false
    await this.#done
    return this.#seen
  }

  async #write(): Promise<void> {
    while (this.#working) {
      const one: Entry = { key: randomUUID(), nomor: undefined }
      this.entries.push(one)
      // Nobody gives a piece up because its answer is lost.
      while (one.nomor === undefined) {
        await this.#submit(one)
        if (one.nomor === undefined) await sleep(150)
      }
    }
  }

  async #submit(one: Entry): Promise<void> {
    try {
      const answer = await fetch(`${this.#url}/api/v1/barang`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': this.#token, 'idempotency-key': one.key },
        body: JSON.stringify(CINCIN),
        signal: AbortSignal.timeout(10_000),
      })
      if (answer.status >= 500) {
        this.#seen.refused += 1
        return
      }
      if (!answer.ok) throw new Error(`an entry was refused for good: ${answer.status} ${await answer.text()}`)
      one.nomor = ((await answer.json()) as { no_tambah: string }).no_tambah
      this.#seen.acknowledged += 1
      this.#seen.silence = Math.max(this.#seen.silence, Date.now() - this.#last)
      this.#last = Date.now()
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('an entry was refused')) throw error
      this.#seen.unanswered += 1
    }
  }
}
