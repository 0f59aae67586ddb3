/** Signatures for outsiders against whoever can write the database: what an outsider would find is found here first. */
import { KunciBukti, KunciSegel, pasangKunciBukti, pasangKunciSegel, pesanHari } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { uji } from '@kencana/testing/uji'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditNeraca } from './neraca.api.ts'

const LAMA = new KunciBukti(Buffer.alloc(32, 5))
const BARU = new KunciBukti(Buffer.alloc(32, 6))
const ASING = new KunciBukti(Buffer.alloc(32, 9))

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
})
afterEach(() => shop.close({ planted: true }))

const sqlHex = (isi: Buffer): string => `'\\x${isi.toString('hex')}'`
const penerus = (lama: KunciBukti, baru: KunciBukti): Buffer =>
  lama.tanda(`kencana-kunci-1|${lama.sidik}|${baru.publik.toString('hex')}`)

/** Around the server, with the triggers off. */
const diam = (perubahan: string) =>
  shop.db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica'; ${perubahan}; COMMIT`)
const daftar = (kunci: KunciBukti, lama?: KunciBukti) =>
  shop.db.pool.query('INSERT INTO kunci_bukti (sidik, publik, sejak, pendahulu, penerus) VALUES ($1, $2, $3, $4, $5)', [
    kunci.sidik,
    kunci.publik,
    shop.clock.now(),
    lama?.sidik ?? null,
    lama ? penerus(lama, kunci) : null,
  ])
const hari = async (kunci?: KunciBukti) => {
  if (kunci) pasangKunciBukti(shop.deps.db, kunci)
  owner = await shop.nextDay(owner)
}
const audit = async (cara: 'PENUH' | 'HARIAN' = 'PENUH') => {
  const { bukti_cocok, bukti_belum, pelanggaran } = await auditNeraca(shop.deps.db, shop.clock.now(), cara)
  return [bukti_cocok, bukti_belum, ...pelanggaran.map(({ aturan, keterangan }) => `${aturan}: ${keterangan}`)]
}

/** Two days signed with the first key and two with the next one, after one that was closed before there was any. */
const empatHari = async () => {
  await hari()
  await daftar(LAMA)
  await hari(LAMA)
  await hari()
  await daftar(BARU, LAMA)
  await hari(BARU)
  await hari()
}

it('answers for every signed day, and counts those that a server without its key closed', async () => {
  expect(await audit()).toEqual([0, 0])
  await empatHari()
  expect(await audit()).toEqual([4, 0])
  await diam("DELETE FROM tanda_bukti WHERE tgl_system = '2026-03-04'")
  expect(await audit()).toEqual([3, 1])
})

const TK01 = 'TK01'
const SEGEL_LAIN = `UPDATE hari_tutup SET segel = sha256('x') WHERE tgl_system = '2026-03-03'`
const tandaPalsu = BARU.tanda(pesanHari({ kode_toko: TK01, tgl_system: '2026-03-03', segel: '00'.repeat(32) }))

it.each<[apa: string, perubahan: string, kata: string]>([
  ['a seal made anew', SEGEL_LAIN, 'bukti TK01 2026-03-03: bukan yang ditandatangani saat ditutup'],
  [
    'a signature of nothing',
    `UPDATE tanda_bukti SET tanda = decode(repeat('00', 64), 'hex') WHERE tgl_system = '2026-03-04'`,
    'bukti TK01 2026-03-04: bukan yang ditandatangani saat ditutup',
  ],
  [
    'a signature of another seal by a key of the house',
    `UPDATE tanda_bukti SET kunci = '${BARU.sidik}', tanda = ${sqlHex(tandaPalsu)} WHERE tgl_system = '2026-03-03'`,
    'bukti TK01 2026-03-03: bukan yang ditandatangani saat ditutup',
  ],
  [
    'a signature of one day under another',
    `UPDATE tanda_bukti SET tanda = (SELECT tanda FROM tanda_bukti WHERE tgl_system = '2026-03-05') WHERE tgl_system = '2026-03-06'`,
    'bukti TK01 2026-03-06: bukan yang ditandatangani saat ditutup',
  ],
  [
    'a signature by a key that nobody made known',
    `UPDATE tanda_bukti SET kunci = '${ASING.sidik}' WHERE tgl_system = '2026-03-04'`,
    'bukti TK01 2026-03-04: kuncinya tidak terdaftar',
  ],
  [
    'a signature of a day that is not closed',
    `UPDATE tanda_bukti SET tgl_system = '2026-04-04' WHERE tgl_system = '2026-03-06'`,
    'bukti TK01 2026-04-04: hari tidak ditutup',
  ],
  [
    'a key that is not what it is called',
    `UPDATE kunci_bukti SET publik = ${sqlHex(ASING.publik)} WHERE sidik = '${LAMA.sidik}'`,
    `kunci bukti ${LAMA.sidik}: bukan sidik kunci publiknya`,
  ],
  [
    'a successor whom another key vouches for',
    `UPDATE kunci_bukti SET penerus = ${sqlHex(penerus(ASING, BARU))} WHERE sidik = '${BARU.sidik}'`,
    `kunci bukti ${BARU.sidik}: tidak dijamin kunci sebelumnya`,
  ],
  [
    'the key of this server taken out, with another one and its signatures in its place',
    `UPDATE kunci_bukti SET sidik = '${ASING.sidik}', publik = ${sqlHex(ASING.publik)}, pendahulu = NULL, penerus = NULL
       WHERE sidik = '${BARU.sidik}'`,
    `kunci bukti ${BARU.sidik}: dipegang server ini, tidak terdaftar`,
  ],
])('finds %s', async (_, perubahan, kata) => {
  await empatHari()
  await diam(perubahan)
  expect(await audit()).toContain(`tanda-bukti: ${kata}`)
})

it('takes a key whose predecessor was lost as it is', async () => {
  await daftar(LAMA)
  await hari(LAMA)
  await daftar(BARU)
  await hari(BARU)
  expect(await audit()).toEqual([2, 0])
})

it('looks daily at what no clean proof saw, and at all of it in the whole one', async () => {
  pasangKunciSegel(shop.deps.db, new KunciSegel(Buffer.alloc(32, 7)))
  await empatHari()
  expect(await audit('HARIAN')).toEqual([4, 0])
  expect(await audit('HARIAN')).toEqual([0, 0])
  await hari()
  expect(await audit('HARIAN')).toEqual([1, 0])
  const palsu = (tgl: string) =>
    `UPDATE tanda_bukti SET tanda = decode(repeat('00', 64), 'hex') WHERE tgl_system = '${tgl}'`
  await diam(palsu('2026-03-03'))
  expect(await audit('HARIAN')).toEqual([0, 0])
  expect(await audit()).toEqual([4, 0, 'tanda-bukti: bukti TK01 2026-03-03: bukan yang ditandatangani saat ditutup'])
  await hari()
  await diam(palsu('2026-03-08'))
  expect(await audit('HARIAN')).toContain('tanda-bukti: bukti TK01 2026-03-08: bukan yang ditandatangani saat ditutup')
})
