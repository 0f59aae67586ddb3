/** Columns of keys and signatures, changed around the server: the audit of who holds the keys finds it, or it stands here with a reason. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { gantiKunciBukti, pasangKunciBukti, siapkanKunciBukti, siapkanKunciSegel } from '@kencana/server-kit'
import { openShop, type TestShop } from '@kencana/testing'
import { kolomDari, kolomDisebut, kolomLuput, tabelKosong } from '@kencana/testing/kolom'
import { uji } from '@kencana/testing/uji'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buatBukti } from '../luar/bukti/bukti.contract.ts'
import { auditNeraca, catatHasil } from './neraca.api.ts'
import { lihatSalinan, simpanSalinan } from './salinan-kunci/salinan-kunci.contract.ts'

let shop: TestShop
let dataDir: string
beforeAll(async () => {
  shop = await openShop([uji])
  let owner = await shop.setup()
  dataDir = mkdtempSync(join(tmpdir(), 'kencana-kolom-'))
  const { db } = shop.deps
  const say = () => undefined
  await siapkanKunciSegel(db, { dataDir, segelKey: undefined }, shop.clock.now(), say)
  await siapkanKunciBukti(db, { dataDir, buktiKey: undefined }, shop.clock.now(), say)
  const { sidik } = await owner.call(lihatSalinan, {})
  await owner.call(simpanSalinan, { sidik })
  owner = await shop.nextDay(owner)
  const asal = { dataDir, buktiKey: undefined }
  pasangKunciBukti(db, await gantiKunciBukti(db, asal, shop.clock.now(), { hilang: false, say }))
  for (let ke = 0; ke < 2; ke += 1) owner = await shop.nextDay(owner)
  await owner.call(buatBukti, { tgl_from: '2026-03-02', tgl_to: '2026-03-03', alasan: 'AUDIT 2026' })
  await catatHasil(db, shop.clock.now(), await auditNeraca(db, shop.clock.now()))
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await shop.close()
})

/** What nothing finds, by why. */
const DIMAKLUMI: Readonly<Record<string, readonly string[]>> = {
  'where a daily audit begins: whole ones begin at the first line': [
    'batas_audit: kode_toko sampai segel diperiksa_pada',
  ],
  'who made a file of proofs, or looked at a key, and when: the audit trail says it, under the seal of the day': [
    'bukti_ekspor: id kode_toko tgl_from tgl_to user_id alasan waktu',
    'kunci_dilihat: sidik user_id kode_toko waktu',
    'kunci_disalin: sidik user_id waktu',
    'kunci_bukti: sejak',
  ],
  'a signature that a later one of its shop answers for': ['tanda_segel: kode_toko kunci dibuat_pada'],
}

it('finds a changed column of a key and of a signature', async () => {
  const tabel = [
    'batas_audit',
    'bukti_ekspor',
    'kunci_bukti',
    'kunci_dilihat',
    'kunci_disalin',
    'tanda_bukti',
    'tanda_segel',
  ]
  const kolom = await kolomDari(shop.db, sql`SELECT unnest(${tabel}::text[])`)
  const dimaklumi = kolomDisebut(DIMAKLUMI)
  const luput = await kolomLuput(shop, kolom, dimaklumi)
  expect(luput).toEqual([...dimaklumi].toSorted())
  expect(await tabelKosong(shop.db, kolom)).toEqual([])
})
