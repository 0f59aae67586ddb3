/** A shop for tests: its own database and folder of photos, the real server in this process, a clock that walks. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { filledOnce, type TestDatabase, testDatabase } from '@kencana/database/testing'
import type { Mg, Rp } from '@kencana/ledger'
import { rp } from '@kencana/ledger'
import {
  Caller,
  createHttp,
  type Deps,
  type Feature,
  Gate,
  limitsFor,
  loadTokenSigner,
  WalkingClock,
} from '@kencana/server-kit'
import { FolderStore } from '@kencana/storage'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect } from 'vitest'
import { biayaHash } from '../../../features/akses/sesi/password.api.ts'
import { login, type UserData } from '../../../features/akses/sesi/sesi.contract.ts'
import { setup } from '../../../features/akses/setup/setup.contract.ts'
import { createUser } from '../../../features/akses/users/users.contract.ts'
import { allFeatures } from '../../../features/features.ts'
import { tutupToko } from '../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { createToko } from '../../../features/master/toko/toko.contract.ts'
import { auditNeraca } from '../../../features/neraca/neraca.api.ts'
import { daftarkan } from './daftarkan.ts'

// A test guesses no password that was stolen: a twentieth of its time went into this.
Object.assign(biayaHash, { memoryCost: 64, timeCost: 1 })

/** Monday morning in the shop. */
const AWAL = '2026-03-02T02:00:00Z'
export const PASSWORD = 'kencana123'

/** A logged-in user. */
export class User extends Caller {
  readonly data: UserData

  constructor(app: FastifyInstance, data: UserData) {
    super(app, data.token)
    this.data = data
  }
}

/** One installation under test. */
export class TestShop {
  /** The database as its owner, who may plant what no user could; the server has `deps.db`. */
  readonly db: TestDatabase
  readonly clock: WalkingClock
  readonly app: FastifyInstance
  readonly deps: Deps
  /** Folder of its photos. */
  readonly photos: string

  constructor(db: TestDatabase, clock: WalkingClock, app: FastifyInstance, deps: Deps, photos: string) {
    this.db = db
    this.clock = clock
    this.app = app
    this.deps = deps
    this.photos = photos
  }

  /** First set-up: TK01 with a million in the till, and its owner. */
  async setup(kas_awal: Rp = rp(1_000_000), kode_toko = 'TK01'): Promise<User> {
    const data = await new Caller(this.app).call(setup, {
      kode_toko,
      nama_toko: 'KENCANA JAYA',
      alamat_toko: 'JL. PASAR BESAR 12, MALANG',
      no_hp: '',
      zona_waktu: 'Asia/Jakarta',
      kas_awal,
      user_id: 'OWNER',
      user_name: 'PEMILIK',
      password: PASSWORD,
    })
    return new User(this.app, data)
  }

  /** Logs a user in who counts as having chosen his password himself, whoever made him. */
  async login(user_id: string, password = PASSWORD): Promise<User> {
    await this.db.run(sql`UPDATE users SET ganti_password = false WHERE user_id = ${user_id} AND ganti_password`)
    return new User(this.app, await new Caller(this.app).call(login, { user_id, password }))
  }

  /** Makes a user through the owner and logs it in. */
  async user(owner: Caller, user_id: string, level: string, kode_toko = 'TK01'): Promise<User> {
    await owner.call(createUser, { user_id, user_name: user_id, level, kode_toko, password: PASSWORD })
    return this.login(user_id)
  }

  async toko(owner: Caller, kode_toko: string): Promise<void> {
    const more = { nama_toko: kode_toko, alamat_toko: 'JL. DUA', no_hp: '', zona_waktu: 'Asia/Jakarta' as const }
    await owner.call(createToko, { kode_toko, ...more, kas_awal: rp(500_000) })
  }

  /** Closes the caller's shop day, walks to the next morning and logs the user in again. */
  async nextDay(owner: User): Promise<User> {
    await owner.call(tutupToko, { PROSES: 'close' })
    this.clock.walk(1)
    return this.login(owner.data.user_id)
  }

  /** Another server on the same database, with a queue of its own; who asks for it closes it. */
  async serverLain(): Promise<FastifyInstance> {
    const deps = { ...this.deps, gate: gateFor(MAX) }
    return createHttp({ deps, features: featuresWith([]), logger: logger(), loginsPerMinute: 100_000 })
  }

  /** Violations of the whole ledger, empty when it is in order. */
  async violations(): Promise<string[]> {
    const { pelanggaran } = await auditNeraca(this.db, this.clock.now())
    return pelanggaran.map(({ aturan, keterangan }) => `${aturan}: ${keterangan}`)
  }

  /** Ends the shop; its ledger must be clean unless a violation was planted. */
  async close({ planted = false } = {}): Promise<void> {
    const found = planted ? [] : await this.violations()
    await this.app.close()
    await this.db.drop()
    rmSync(this.photos, { recursive: true, force: true })
    expect(found).toEqual([])
  }
}

const MAX = 8
const gateFor = (max: number) => new Gate({ ...limitsFor(max), write: { perShop: max - 2, all: max - 2 } })
const featuresWith = (more: readonly Feature[]) =>
  allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0.0.0', more)
const logger = () => pino({ level: process.env.TEST_LOG ?? 'fatal' })

/** Opens what stands in a database: the server in this process, by a clock and with a folder of photos. */
const bukaDi = async (
  db: TestDatabase,
  clock: WalkingClock,
  photos: string,
  {
    more = [],
    max = MAX,
    loginsPerMinute = 100_000,
  }: { more?: readonly Feature[]; max?: number; loginsPerMinute?: number },
): Promise<TestShop> => {
  const deps = {
    db: db.app,
    clock,
    tokens: await loadTokenSigner(db),
    gate: gateFor(max),
    blob: new FolderStore(photos),
  }
  const app = await createHttp({ deps, features: featuresWith(more), logger: logger(), loginsPerMinute })
  await app.ready()
  return new TestShop(db, clock, app, deps, photos)
}

const folderFoto = () => mkdtempSync(join(tmpdir(), 'kencana-foto-'))

/** Opens an empty installation with every feature and any further ones under test. */
export const openShop = async (
  more: readonly Feature[] = [],
  max = MAX,
  loginsPerMinute = 100_000,
): Promise<TestShop> => {
  const db = await testDatabase({ max })
  await daftarkan(db, more)
  return bukaDi(db, new WalkingClock(AWAL), folderFoto(), { more, max, loginsPerMinute })
}

/** A filled shop with who is logged in there: its owner, and others by any name. */
export interface Terisi<K extends string = never> {
  shop: TestShop
  owner: User
  lain?: Record<K, User>
}

/** What is kept beside the books of a filled shop. */
interface Keadaan {
  jam: string
  orang: Record<string, UserData>
}

/**
 * A shop that was filled once in this run, as it stood then: a copy of its books, its photos, its clock and its sessions.
 * @param nama what is in it
 * @param isi fills one, opened with these features
 */
export const shopTerisi = async <K extends string = never>(
  nama: string,
  more: readonly Feature[],
  isi: () => Promise<Terisi<K>>,
): Promise<Required<Terisi<K>>> => {
  const { database, folder } = await filledOnce(nama, async (ke) => {
    const { shop, owner, lain = {} } = await isi()
    await shop.app.close()
    cpSync(shop.photos, join(ke, 'foto'), { recursive: true })
    rmSync(shop.photos, { recursive: true, force: true })
    const orang = Object.entries<User>({ ...lain, owner }).map(([siapa, { data }]) => [siapa, data])
    writeFileSync(join(ke, 'keadaan.json'), JSON.stringify({ jam: shop.clock.now(), orang: Object.fromEntries(orang) }))
    return shop.db
  })
  const { jam, orang } = JSON.parse(readFileSync(join(folder, 'keadaan.json'), 'utf8')) as Keadaan
  const photos = folderFoto()
  cpSync(join(folder, 'foto'), photos, { recursive: true })
  const db = await testDatabase({ max: MAX, from: database })
  const shop = await bukaDi(db, new WalkingClock(jam), photos, { more })
  const user = Object.fromEntries(Object.entries(orang).map(([siapa, data]) => [siapa, new User(shop.app, data)]))
  return { shop, owner: user.owner as User, lain: user as Record<K, User> }
}

/** Weight in milligrams, for readable tests: gram(3.485). */
export const gram = (grams: number): Mg => Math.round(grams * 1000) as Mg
