import { describe, expect, it } from 'vitest'
import { OptionError, readOptions } from './options.ts'

describe('options', () => {
  it('come from the environment, with defaults', () => {
    expect(readOptions({}, [])).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      databaseUrl: undefined,
      backupDirs: [],
      segelKey: undefined,
      buktiKey: undefined,
      s3: undefined,
      logLevel: 'warn',
      trustProxy: 0,
      stopDelay: 0,
      metricsToken: undefined,
      unmigrated: false,
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
    expect(readOptions({ HENTI_TUNDA: '5000', METRIK_TOKEN: 'm'.repeat(16) }, ['--tanpa-migrasi'])).toMatchObject({
      stopDelay: 5000,
      metricsToken: 'm'.repeat(16),
      unmigrated: true,
    })
    expect(readOptions({ PORT: '8080', HOST: '0.0.0.0', DATABASE_URL: '' }, ['--kosong'])).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: undefined,
      backupDirs: [],
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
    [{ HENTI_TUNDA: '1 menit' }, []],
    [{ HENTI_TUNDA: '60001' }, []],
    [{ METRIK_TOKEN: 'pendek' }, []],
    [{}, ['--coba']],
  ])('refuse what cannot be meant: %o %o', (env, argv) => {
    expect(() => readOptions(env, argv)).toThrow(OptionError)
  })
})
