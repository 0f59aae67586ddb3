import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlobStore, pathOf } from './blob-store.ts'
import { FolderStore } from './folder.ts'
import { openBlobStore } from './open.ts'
import { S3Store } from './s3.ts'
import { TestBucket } from './testing.s3.ts'

const file = (text: string) => {
  const bytes = Buffer.from(text)
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}
const cincin = file('cincin')
const all = async (store: BlobStore) => {
  const hashes: string[] = []
  for await (const { hash } of store.list()) hashes.push(hash)
  return hashes.toSorted()
}

const keys = { accessKeyId: 'KUNCI', secretAccessKey: 'rahasia', region: 'ap-southeast-3' }
const bucket = new TestBucket('rahasia')
let folder: string
let url: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kencana-simpan-'))
  url = await bucket.start()
})
afterAll(async () => {
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

let stores = 0
describe.each([
  ['a folder', async () => openBlobStore(mkdtempSync(join(folder, 'toko-')))],
  // Each test its own folder of the bucket.
  ['a bucket', async () => openBlobStore(folder, { url: `${url}/kencana/foto-${stores++}/`, ...keys })],
] as const)('a store in %s', (_, open) => {
  it('gives back what was put, and nothing for what was not', async () => {
    const store = await open()
    await store.put(cincin.hash, cincin.bytes)
    await store.put(cincin.hash, cincin.bytes)
    expect(Buffer.from((await store.get(cincin.hash)) ?? [])).toEqual(cincin.bytes)
    expect(await store.get(file('lain').hash)).toBeUndefined()
    expect([await store.has(cincin.hash), await store.has(file('lain').hash)]).toEqual([true, false])
  })

  it('lists everything, page by page', async () => {
    const store = await open()
    const more = [cincin, ...['gelang', 'kalung', 'anting', 'liontin'].map(file)]
    for (const { hash, bytes } of more) await store.put(hash, bytes)
    expect(await all(store)).toEqual(more.map(({ hash }) => hash).toSorted())
    for await (const { putAt } of store.list()) expect(Math.abs(Date.now() - putAt.getTime())).toBeLessThan(3_600_000)
  })

  it('removes, and with an instant only what was put before it', async () => {
    const store = await open()
    await store.put(cincin.hash, cincin.bytes)
    expect(await store.delete(cincin.hash, new Date(Date.now() - 3_600_000))).toBe(false)
    expect(await store.delete(cincin.hash, new Date(Date.now() + 3_600_000))).toBe(true)
    expect(await store.delete(cincin.hash)).toBe(false)
    expect(await store.get(cincin.hash)).toBeUndefined()
  })

  it.each(['', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(64)}/..`])(
    'takes no name but a hash: %j',
    async (name) => {
      const store = await open()
      await expect((async () => store.put(name, cincin.bytes))()).rejects.toThrow('SHA-256')
      await expect((async () => store.get(name))()).rejects.toThrow('SHA-256')
    },
  )
})

describe('a folder', () => {
  it('shows a file only when it is whole, and forgets what a killed writer left', async () => {
    const own = mkdtempSync(join(folder, 'sendiri-'))
    mkdirSync(join(own, 'foto', '.sementara'), { recursive: true })
    const setengah = (nama: string) => join(own, 'foto', '.sementara', nama)
    for (const nama of ['setengah', 'sedang']) writeFileSync(setengah(nama), 'x')
    utimesSync(setengah('setengah'), new Date('2020-01-01T00:00:00Z'), new Date('2020-01-01T00:00:00Z'))
    const store = await openBlobStore(own)
    // The young one is another server's, which is writing it.
    expect(readdirSync(join(own, 'foto', '.sementara'))).toEqual(['sedang'])
    await store.put(cincin.hash, cincin.bytes)
    expect(readdirSync(join(own, 'foto', '.sementara'))).toEqual(['sedang'])
    expect(existsSync(join(own, 'foto', pathOf(cincin.hash)))).toBe(true)
  })

  it('renews the age of what is put again', async () => {
    const own = mkdtempSync(join(folder, 'umur-'))
    const store = new FolderStore(own)
    await store.put(cincin.hash, cincin.bytes)
    const old = new Date('2020-01-01T00:00:00Z')
    utimesSync(join(own, pathOf(cincin.hash)), old, old)
    await Promise.all([
      store.put(cincin.hash, cincin.bytes),
      store.delete(cincin.hash, new Date('2021-01-01T00:00:00Z')),
    ])
    expect(await all(store)).toEqual([cincin.hash])
  })

  it('leaves files alone that are not its own', async () => {
    const own = mkdtempSync(join(folder, 'asing-'))
    mkdirSync(join(own, 'aa', 'bb'), { recursive: true })
    writeFileSync(join(own, 'aa', 'bb', `${'c'.repeat(64)}.jpg`), 'salah tempat')
    writeFileSync(join(own, 'catatan.txt'), 'x')
    expect(await all(new FolderStore(own))).toEqual([])
  })
})

describe('a bucket', () => {
  it('is asked with a signature that it can check, and says what is wrong with another one', async () => {
    const stranger = new S3Store({ url: `${url}/kencana/foto`, ...keys, secretAccessKey: 'salah' })
    await expect(stranger.put(cincin.hash, cincin.bytes)).rejects.toThrow('403: <Error><Code>SignatureDoesNotMatch')
    await expect(stranger.get(cincin.hash)).rejects.toThrow('403')
  })

  it('keeps nothing that arrived damaged', async () => {
    const store = new S3Store({ url: `${url}/kencana/foto`, ...keys })
    await expect(store.put(cincin.hash, Buffer.from('rusak'))).rejects.toThrow('Mismatch')
  })

  it('may be empty, but an answer that is no listing is said to be none', async () => {
    const listing = (folder: string) => all(new S3Store({ url: `${url}/kencana/${folder}`, ...keys }))
    expect(await listing('kosong')).toEqual([])
    bucket.answerToList = '<html><body>Login</body></html>'
    await expect(listing('foto')).rejects.toThrow('no listing: <html>')
    bucket.answerToList = '<ListBucketResult><Contents>'
    await expect(listing('foto')).rejects.toThrow('Contents')
    bucket.answerToList = undefined
  })

  it('is asked again while it is busy', async () => {
    const store = new S3Store({ url: `${url}/kencana/foto`, ...keys })
    bucket.busy = 2
    await store.put(cincin.hash, cincin.bytes)
    expect(Buffer.from((await store.get(cincin.hash)) ?? [])).toEqual(cincin.bytes)
  })
})
