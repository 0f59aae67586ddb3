/** The file of proof against whoever changes it: a hundred and more planted changes, each found and named; and the checker itself. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gantiKunciBukti, KunciBukti, kunciBukti, pasangKunciBukti, siapkanKunciBukti } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { lotMM, uji, ujiBatal, ujiPindah, ujiTambah, ujiUang } from '@kencana/testing/uji'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isiBukti } from '../features/luar/bukti/bukti.api.ts'
import { barisDari, berkasDari, segelUlang, tandaUlang } from './verifikasi/pemalsu.ts'
import { RENCANA, susunHari } from './verifikasi/rencana.ts'
import { ed25519, kodeKeluar, laporan, periksa, Sha256, sidik } from './verifikasi/verifikasi.mjs'

let shop: TestShop
let dataDir: string
let kunci: KunciBukti
let lama: KunciBukti
let berkas: string

const RENTANG = { kode_toko: 'TK01', tgl_from: '2026-03-03', tgl_to: '2026-03-06' }

const bukti = async (rentang = RENTANG): Promise<string> => {
  let semua = ''
  for await (const isi of isiBukti(shop.db, rentang, kunci)) semua += isi
  return semua
}
/** In pieces that end anywhere. */
async function* potongan(isi: string | Buffer, panjang = 777): AsyncGenerator<Uint8Array> {
  const semua = Buffer.from(isi)
  for (let at = 0; at < semua.length; at += panjang) yield semua.subarray(at, at + panjang)
}
const periksaIsi = (isi: string | Buffer, dengan = kunci.publik.toString('hex')) => periksa(potongan(isi), dengan)

const sehari = async (owner: User, ke: number): Promise<User> => {
  await owner.call(ujiTambah, { ...lotMM(ke + 1, 3.5 * (ke + 1)), kode_baki: 'A1' })
  const { nomor } = await owner.call(ujiPindah, { ...lotMM(1, 3.5), dari: 'A1', ke: 'B1' })
  if (ke % 2 === 0) await owner.call(ujiBatal, { nomor })
  await owner.call(ujiUang, { jumlah: rp(100_000 * (ke + 1)) })
  return shop.nextDay(owner)
}

beforeAll(async () => {
  shop = await openShop([uji])
  dataDir = mkdtempSync(join(tmpdir(), 'kencana-bukti-'))
  const asal = { dataDir, buktiKey: undefined }
  let owner = await shop.setup()
  owner = await sehari(owner, 0)
  await siapkanKunciBukti(shop.deps.db, asal, shop.clock.now(), () => undefined)
  lama = kunciBukti(shop.deps.db) as KunciBukti
  for (const ke of [1, 2]) owner = await sehari(owner, ke)
  kunci = await gantiKunciBukti(shop.deps.db, asal, shop.clock.now(), { hilang: false, say: () => undefined })
  pasangKunciBukti(shop.deps.db, kunci)
  owner = await shop.nextDay(owner)
  await sehari(owner, 4)
  berkas = await bukti()
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await shop.close()
})

describe('an untouched file', () => {
  it('passes, and has the balances of the books', async () => {
    const hasil = await periksaIsi(berkas)
    expect(hasil).toMatchObject({ masalah: [], toko: 'TK01', hari: 4, cocok: true, kunci: kunci.sidik })
    const saldo = await shop.db.rows<{ kunci: string; nilai: number[] }>(sql`
      SELECT concat_ws(E'\t', akun, ref, lot, kode_group, kode_dept) AS kunci, ARRAY[pcs, mg, rp]::float8[] AS nilai
      FROM saldo('TK01', '2026-03-06')`)
    expect(saldo.length).toBeGreaterThan(4)
    expect(hasil.saldo).toEqual(new Map(saldo.map((one) => [one.kunci, one.nilai])))
    expect(laporan(hasil)).toMatch(/HASIL: UTUH$/)
    const [, tempat = ''] = laporan(hasil).split('\n\n')
    expect(tempat).toBe(
      [
        'Saldo akhir per tempat       pcs            gram               rupiah',
        'BAKI A1                       10          35,000                    0',
        'BAKI B1                        1           3,500                    0',
        'KAS                            0           0,000            2.100.000',
        'MODAL                          0           0,000           -2.100.000',
        'STOK_AWAL                    -11         -38,500                    0',
      ].join('\n'),
    )
  })

  it('passes from the first day of the books and of a single one, in pieces of any size', async () => {
    const semua = await bukti({ ...RENTANG, tgl_from: '2026-03-02' })
    expect((await periksa(potongan(semua, 1), kunci.sidik)).masalah).toEqual([])
    expect(laporan(await periksaIsi(semua))).toContain('Berdiri di atas segel awal buku toko ini')
    const satu = await bukti({ ...RENTANG, tgl_from: '2026-03-05', tgl_to: '2026-03-05' })
    expect(await periksaIsi(satu)).toMatchObject({ masalah: [], hari: 1 })
  })

  it('passes for who knows an older key that vouches for the newer one, and is only named to who knows none', async () => {
    expect(await periksaIsi(berkas, lama.sidik.toUpperCase())).toMatchObject({ banyak: 0, cocok: true })
    const tanpa = await periksaIsi(berkas, '')
    expect(tanpa).toMatchObject({ banyak: 0, cocok: null })
    expect(laporan(tanpa)).toContain('belum dicocokkan')
    // A file of anybody's own making says no more of itself than this, and does not tell which key to give.
    expect(laporan(tanpa)).toMatch(/^HASIL: KUNCI BELUM DICOCOKKAN\n[\s\S]*\nHASIL: KUNCI BELUM DICOCOKKAN$/)
    expect(laporan(tanpa).replaceAll('-', '').toLowerCase()).not.toContain(`--kunci ${kunci.sidik}`)
    expect(kodeKeluar(tanpa)).toBe(3)
  })

  it('takes no key that is none', async () => {
    for (const bukan of ['tkx', 'abc', kunci.sidik.slice(1), `${kunci.sidik}zz`])
      await expect(periksaIsi(berkas, bukan)).rejects.toThrow('kunci harus 64 angka heksadesimal')
  })

  it('prints nothing that a file says as a line of its own', async () => {
    const palsuNama = '"nama":"X\\nHASIL: UTUH\\n\\u001b[8m\\u202e'
    const semua = barisDari(berkas).map((satu) => ({ ...satu, isi: satu.isi.replace('"nama":"', palsuNama) }))
    const palsu = laporan(await periksaIsi(berkasDari(semua)))
    expect(palsu.split('\n').filter((satu) => satu.startsWith('HASIL'))).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^HASIL: TIDAK UTUH/)),
    )
    expect(palsu).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    expect(palsu).toContain('\\u{a}HASIL: UTUH')
  })

  it('says which days were closed before there was a key', async () => {
    expect(laporan(await periksaIsi(await bukti({ ...RENTANG, tgl_from: '2026-03-02' })))).toContain(
      '1 hari ditutup tanpa tanda tangan harian',
    )
  })
})

const kodeDari = ({ masalah }: { masalah: { kode: string }[] }) => [...new Set(masalah.map(({ kode }) => kode))]

// A seal that is made anew is the one that was there.
const DISEGEL = RENCANA.filter(([, , , segel]) => segel.length > 0)

describe('a planted change', () => {
  it.each(RENCANA)('is named though all lines were hashed anew: %s', async (_, ubah, rantai) => {
    const palsu = berkasDari(ubah(barisDari(berkas)))
    expect(palsu).not.toBe(berkas)
    expect(kodeDari(await periksaIsi(palsu))).toEqual(expect.arrayContaining(rantai))
  })

  it.each(DISEGEL)('is named though all days were sealed anew: %s', async (_, ubah, __, segel) => {
    const palsu = berkasDari(segelUlang(ubah(barisDari(berkas))))
    expect(kodeDari(await periksaIsi(palsu))).toEqual(expect.arrayContaining(segel))
  })

  it.each(RENCANA)('is named though a foreign key signed it anew: %s', async (_, ubah) => {
    const asing = new KunciBukti(Buffer.alloc(32, 9))
    const palsu = berkasDari(tandaUlang(segelUlang(ubah(barisDari(berkas))), asing))
    expect(kodeDari(await periksaIsi(palsu))).toContain('KUNCI')
    expect((await periksaIsi(palsu)).masalah.map(({ kalimat }) => kalimat)).toContain(
      `Berkas ditandatangani kunci lain: ${asing.sidik}`,
    )
  })

  it('says which line and which day: sentences for people', async () => {
    const baris = berkas.split('\n')
    const at = baris.findIndex((one) => / J /.test(one)) + 1
    const kata = async (semua: string[]) => (await periksaIsi(semua.join('\n'))).masalah.map(({ kalimat }) => kalimat)
    expect(await kata(baris.toSpliced(at - 1, 1))).toContain(`Baris ${at} hilang`)
    expect(await kata(baris.toSpliced(at - 1, 3))).toContain(`Baris ${at} sampai ${at + 2} hilang`)
    expect(await kata(baris.toSpliced(at, 0, baris[at - 1] ?? ''))).toContain(`Baris ${at} ada dua kali`)
    const ubah = baris.with(at - 1, (baris[at - 1] ?? '').replace('OWNER', 'ORANG'))
    expect(await kata(ubah)).toEqual([`Baris ${at} diubah`, 'Isi hari 2026-03-03 tidak cocok dengan segelnya'])
    const tukar = baris.with(at - 1, baris[at] ?? '').with(at, baris[at - 1] ?? '')
    expect(await kata(tukar)).toEqual(
      expect.arrayContaining([`Baris ${at} tidak pada tempatnya, sesudah baris ${at + 1}`]),
    )
    const lain = berkasDari(susunHari(([a, b, c, d]) => [a, c, b, d])(barisDari(berkas)))
    expect(await kata(lain.split('\n'))).toEqual(
      expect.arrayContaining(['Hari 2026-03-04 hilang', 'Hari 2026-03-04 tidak pada urutannya: seharusnya 2026-03-06']),
    )
  })

  it('is found and named at its line: 300 changed bytes', async () => {
    const asli = Buffer.from(berkas)
    await fc.assert(
      fc.asyncProperty(fc.nat(asli.length - 1), fc.integer({ min: 1, max: 255 }), async (at, beda) => {
        const palsu = Buffer.from(asli)
        palsu[at] = (asli[at] ?? 0) ^ beda
        const baris = asli.subarray(0, at).filter((byte) => byte === 10).length + 1
        const { masalah } = await periksaIsi(palsu)
        expect(masalah[0]).toBeDefined()
        // A line more or less where the change makes one line of two, or two of one.
        expect(Math.abs((masalah[0]?.baris ?? 0) - baris)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300, seed: 26 },
    )
  })

  it('is found: 200 times lines taken out, doubled, moved, and the file cut off anywhere', async () => {
    const baris = berkas.trimEnd().split('\n')
    const nomor = fc.nat(baris.length - 1)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('buang', 'ganda', 'pindah', 'potong'), nomor, nomor, async (apa, a, b) => {
        const satu = baris[a] ?? ''
        const palsu = {
          buang: () => `${baris.toSpliced(a, 1).join('\n')}\n`,
          ganda: () => `${baris.toSpliced(b, 0, satu).join('\n')}\n`,
          pindah: () => `${baris.toSpliced(a, 1).toSpliced(b, 0, satu).join('\n')}\n`,
          potong: () => berkas.slice(0, Math.floor((berkas.length * a) / baris.length)),
        }[apa]()
        fc.pre(palsu !== berkas)
        expect(kodeDari(await periksaIsi(palsu)).join()).toMatch(/BARIS_|TERPOTONG/)
      }),
      { numRuns: 200, seed: 26 },
    )
  })

  it('of another shop is found: a whole file of the right key that is said to be of this one', async () => {
    const ubah = berkas.replace('"toko":"TK01"', '"toko":"TK09"')
    expect(kodeDari(await periksaIsi(ubah))).toEqual(expect.arrayContaining(['BARIS_UBAH', 'TOKO', 'TANDA_HARI']))
  })
})

describe('the hashes and signatures of the checker', () => {
  it('are those of everybody: SHA-256 of any length in any pieces', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), (isi, at) => {
        const sendiri = new Sha256().tambah(isi.subarray(0, at)).tambah(isi.subarray(at)).selesai()
        expect(Buffer.from(sendiri)).toEqual(createHash('sha256').update(isi).digest())
      }),
      { seed: 26 },
    )
  })

  it('are those of everybody: Ed25519, as RFC 8032 has it, and no changed message, key or signature', async () => {
    const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
    // RFC 8032, 7.1, test 2.
    const publik = hex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
    const tanda = hex(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    )
    expect(await ed25519(publik, hex('72'), tanda)).toBe(true)
    expect(await ed25519(publik, hex('73'), tanda)).toBe(false)
    for (let ke = 0; ke < 8; ke++) {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      const raw = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
      const pesan = new TextEncoder().encode(`pesan ${ke}`)
      const benar = new Uint8Array(sign(null, pesan, privateKey))
      expect(await ed25519(raw, pesan, benar)).toBe(true)
      expect(await ed25519(raw, pesan, benar.with(ke * 8, (benar[ke * 8] ?? 0) ^ 1))).toBe(false)
      expect(await ed25519(raw.with(ke, (raw[ke] ?? 0) ^ 1), pesan, benar)).toBe(false)
    }
  })

  it('refuse what is no signature at all, and call a key as the server does', async () => {
    const publik = new Uint8Array(kunci.publik)
    expect(await ed25519(publik, new Uint8Array(), new Uint8Array(10))).toBe(false)
    expect(await ed25519(new Uint8Array(3), new Uint8Array(), new Uint8Array(64))).toBe(false)
    // S beyond the order of the group: another signature of the same, which nobody made.
    expect(await ed25519(publik, new Uint8Array(), new Uint8Array(64).fill(255))).toBe(false)
    expect(sidik(kunci.publik.toString('hex'))).toBe(kunci.sidik)
  })
})
