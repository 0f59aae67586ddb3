import { describe, expect, it } from 'vitest'
import { OptionError, readOptions } from './options.ts'

describe('options', () => {
  it('come from the environment, with defaults', () => {
    expect(readOptions({}, [])).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      databaseUrl: undefined,
      segelKey: undefined,
      s3: undefined,
      logLevel: 'warn',
      trustProxy: 0,
      kosong: false,
    })
    const bucket = { FOTO_S3_URL: 'https://s3.example.com/kencana', FOTO_S3_KEY_ID: 'A', FOTO_S3_SECRET: 'B' }
    expect(readOptions(bucket, []).s3).toEqual({
      url: 'https://s3.example.com/kencana',
      accessKeyId: 'A',
      secretAccessKey: 'B',
      region: 'us-east-1',
    })
    expect(readOptions({ TRUST_PROXY: '' }, []).trustProxy).toBe(0)
    expect(readOptions({ TRUST_PROXY: '2' }, []).trustProxy).toBe(2)
    expect(readOptions({ PORT: '8080', HOST: '0.0.0.0', DATABASE_URL: '' }, ['--kosong'])).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: undefined,
      segelKey: undefined,
      kosong: true,
    })
  })

  it('load the demo into nobody’s own database unless asked', () => {
    expect(readOptions({ DATABASE_URL: 'postgresql://db/toko' }, []).kosong).toBe(true)
    expect(readOptions({ DATABASE_URL: 'postgresql://db/toko' }, ['--demo']).kosong).toBe(false)
    expect(readOptions({}, ['--demo']).kosong).toBe(false)
  })

  it.each([
    [{ PORT: 'x' }, []],
    [{ PORT: '70000' }, []],
    [{ LOG_LEVEL: 'loud' }, []],
    [{ TRUST_PROXY: 'ya' }, []],
    [{ TRUST_PROXY: '-1' }, []],
    [{ FOTO_S3_URL: 'https://s3.example.com', FOTO_S3_KEY_ID: 'A', FOTO_S3_SECRET: 'B' }, []],
    [{ FOTO_S3_URL: 'https://s3.example.com/kencana', FOTO_S3_KEY_ID: 'A' }, []],
    [{}, ['--coba']],
  ])('refuse what cannot be meant: %o %o', (env, argv) => {
    expect(() => readOptions(env, argv)).toThrow(OptionError)
  })
})
