/** The login token: signed, says who and which session; the session row decides whether it still counts. */
import { randomBytes } from 'node:crypto'
import { type Database, sql } from '@kencana/database'
import { jwtVerify, SignJWT } from 'jose'

/** What a token claims. */
export interface Claims {
  user_id: string
  level: string
  kode_toko: string
  sesi: string
}

/** Most tokens whose signature is remembered: more than a chain has people at work. */
const REMEMBERED = 5_000

/** Signs and reads tokens of one installation. */
export class TokenSigner {
  readonly #key: Uint8Array
  /** What was signed stays signed, so it is computed once; whether the session still counts is asked every time. */
  readonly #read = new Map<string, Claims>()

  constructor(secret: Uint8Array) {
    this.#key = secret
  }

  /** The secret itself, for keyed hashes of request bodies. */
  get key(): Uint8Array {
    return this.#key
  }

  sign(claims: Claims): Promise<string> {
    return new SignJWT({ lvl: claims.level, toko: claims.kode_toko, sid: claims.sesi })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims.user_id)
      .setIssuedAt()
      .sign(this.#key)
  }

  /** @returns undefined for anything that this installation did not sign. */
  async read(token: string): Promise<Claims | undefined> {
    const known = this.#read.get(token)
    if (known) return known
    const claims = await this.#verify(token)
    if (!claims) return undefined
    if (this.#read.size >= REMEMBERED) this.#read.clear()
    this.#read.set(token, claims)
    return claims
  }

  async #verify(token: string): Promise<Claims | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'] })
      const { sub, lvl, toko, sid } = payload
      if (typeof sub !== 'string' || typeof lvl !== 'string' || typeof toko !== 'string' || typeof sid !== 'string')
        return undefined
      return { user_id: sub, level: lvl, kode_toko: toko, sesi: sid }
    } catch {
      return undefined
    }
  }
}

/** The signer of this installation; its secret is made on first use and lives in the database. */
export const loadTokenSigner = async (db: Database): Promise<TokenSigner> => {
  const fresh = randomBytes(32).toString('base64')
  await db.run(sql`INSERT INTO rahasia (nama, nilai) VALUES ('token', ${fresh}) ON CONFLICT DO NOTHING`)
  const row = await db.one<{ nilai: string }>(sql`SELECT nilai FROM rahasia WHERE nama = 'token'`)
  if (!row) throw new Error('secret of this installation is missing')
  return new TokenSigner(Buffer.from(row.nilai, 'base64'))
}
