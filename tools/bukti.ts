/**
 * `npm run bukti -- <toko> <dari> <sampai> [--ke <folder>] [--alasan "..."]`: closed days of a shop in one file that outsiders can check,
 * with the checker beside it. `npm run bukti -- --ganti-kunci [--hilang]`: the next key of this installation.
 */
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, DatabaseRefusal, openDatabase, silentLog } from '@kencana/database'
import { bacaKunciBukti, gantiKunciBukti, kunciBukti, lockToko, Refusal, writeAudit } from '@kencana/server-kit'
import {
  catatBukti,
  isiBukti,
  kunciWajib,
  namaBukti,
  periksaRentang,
  type Rentang,
} from '../features/luar/bukti/bukti.api.ts'
import { buatBukti } from '../features/luar/bukti/bukti.contract.ts'
import { bangunVerifikasi } from './verifikasi/bangun.ts'
import { laporan, periksa } from './verifikasi/verifikasi.mjs'

const USAGE = `npm run bukti -- <toko> <dari yyyy-mm-dd> <sampai yyyy-mm-dd> [--ke <folder>] [--alasan "<alasan>"]
npm run bukti -- --ganti-kunci [--hilang]`

/** Whoever does this sits at the server: he is no user of the shop. */
const PELAKU = 'SERVER'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ke: text, alasan: text, 'ganti-kunci': { type: 'boolean' }, hilang: { type: 'boolean' } },
})
const [kode = '', tgl_from = '', tgl_to = ''] = positionals
const tanggal = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)
if (!values['ganti-kunci'] && (kode === '' || !tanggal(tgl_from) || !tanggal(tgl_to))) {
  console.error(USAGE)
  process.exit(2)
}

const asal = { dataDir: process.env.DATA_DIR ?? './data', buktiKey: process.env.BUKTI_KEY || undefined }

const catat = (db: Database, rentang: Rentang, waktu: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const alasan = (values.alasan ?? 'DARI SERVER').toUpperCase()
    const dokumen = await catatBukti(tx, rentang, { user_id: PELAKU, alasan, kini: waktu })
    const hari = await lockToko(tx, rentang.kode_toko)
    if (!hari) throw new Refusal('missing', `Toko ${rentang.kode_toko} Tidak Ada`)
    const buku = { kode_toko: rentang.kode_toko, tgl_system: hari.tgl_system, user_id: PELAKU, waktu }
    await writeAudit(tx, buku, `POST ${buatBukti.path}`, { dokumen, sesudah: { ...rentang, alasan } })
  })

const tulis = async (db: Database): Promise<void> => {
  const rentang = { kode_toko: kode.toUpperCase(), tgl_from, tgl_to }
  const kunci = kunciWajib(kunciBukti(db))
  await periksaRentang(db, rentang)
  await catat(db, rentang, new Date())
  const folder = values.ke ?? '.'
  await mkdir(folder, { recursive: true })
  const berkas = join(folder, namaBukti(rentang))
  const keluar = createWriteStream(berkas)
  for await (const isi of isiBukti(db, rentang, kunci)) if (!keluar.write(isi)) await once(keluar, 'drain')
  keluar.end()
  await once(keluar, 'finish')
  const { mjs, html } = await bangunVerifikasi()
  await writeFile(join(folder, 'verifikasi.mjs'), mjs)
  await writeFile(join(folder, 'verifikasi.html'), html)
  const hasil = await periksa(createReadStream(berkas), kunci.publik.toString('hex'))
  console.log(laporan(hasil))
  console.log(`Tersimpan di ${berkas}, dengan verifikasi.mjs dan verifikasi.html di sebelahnya.`)
  console.log(`Kunci publik: ${kunci.publik.toString('hex')}`)
  process.exitCode = hasil.banyak === 0 ? 0 : 1
}

const db = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || undefined,
  dataDir: asal.dataDir,
  log: silentLog,
  attach: true,
})
try {
  if (values['ganti-kunci']) {
    const say = (satu: string) => console.log(satu)
    const baru = await gantiKunciBukti(db, asal, new Date(), { hilang: values.hilang ?? false, say })
    console.log(
      `Kunci publik baru: ${baru.publik.toString('hex')}. Mulai ulang server, lalu beritahukan kepada pihak luar.`,
    )
  } else {
    await bacaKunciBukti(db, asal)
    await tulis(db)
  }
} catch (error) {
  if (!(error instanceof Refusal || error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.close()
}
