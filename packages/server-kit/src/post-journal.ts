/** The only writer of the ledger tables. Checks the jurnal, locks and checks what it lowers, posts it in one call. */
import { sql, type Tx } from '@kencana/database'
import { type Jurnal, type Kind, type Mutasi, reverse, sifat, violations } from '@kencana/ledger'
import { type BalanceKey, keyText, lockBalances, readBalances } from './balances.ts'
import type { Buku } from './context.ts'
import { Refusal } from './refusal.ts'

/** In which shop's books. */
interface Di {
  db: Tx
  sesi: { kode_toko: string }
}

interface Touched extends BalanceKey {
  pcs: number
  mg: number
  rp: number
  /** Some line of the key is no tagged piece, whose own row would be its lock. */
  loose: boolean
}

/** Net change per balance key, tagged pieces included: what remains is judged of all together. */
const netPerKey = (lines: readonly Mutasi[]): Touched[] => {
  const nets = new Map<string, Touched>()
  for (const line of lines) {
    const net = nets.get(keyText(line)) ?? { ...line, pcs: 0, mg: 0, rp: 0, loose: false }
    nets.set(keyText(line), {
      ...net,
      pcs: net.pcs + line.pcs,
      mg: net.mg + line.mg,
      rp: net.rp + line.rp,
      loose: net.loose || line.kode_barang === null,
    })
  }
  return [...nets.values()]
}

/** No balance grows beyond what every sum over it still holds exactly. Source: controls 3. */
const TERBANYAK = 9e15

/** Rupiah from which a line is large enough to be held against that: of smaller ones a million are needed. */
const BESAR = 1e10

/** Keys that may break a rule by this jurnal: lowered ones, large ones, and weight or pieces alone where both go together. */
const guarded = (net: Touched): boolean => {
  const { tanda, berpasangan } = sifat(net.akun)
  if (Math.abs(net.rp) >= BESAR) return true
  if (tanda === 0 || !net.loose) return false
  const lowered = net.pcs * tanda < 0 || net.mg * tanda < 0 || net.rp * tanda < 0
  return lowered || (berpasangan === true && (net.pcs === 0) !== (net.mg === 0))
}

/** That a drawer has not enough says something of it: who was told is kept, however the write ended. Source: controls, counting is blind. */
const kurang = ({ kode_toko, tgl_system, user_id, waktu }: Buku, kind: Kind, net: Touched): Refusal => {
  const pesan = tidakCukup(net)
  if (net.akun !== 'KAS') return new Refusal('rule', pesan)
  return new Refusal('rule', pesan, async (db) => {
    await db.run(sql`
      INSERT INTO kas_ditanya (kode_toko, tgl_system, user_id, kode_laci, kind, waktu)
      VALUES (${kode_toko}, ${tgl_system}, ${user_id}, ${net.ref}, ${kind}, ${waktu})`)
    return null
  })
}

/** Locks what the jurnal lowers, in one order for everybody, then checks what would remain. */
const guardBalances = async (tx: Tx, buku: Buku, { kind, lines }: Jurnal): Promise<void> => {
  const { kode_toko } = buku
  const keys = netPerKey(lines).filter(guarded)
  if (keys.length === 0) return
  await lockBalances(tx, kode_toko, keys)
  const balances = await readBalances(tx, kode_toko, keys)
  for (const [index, net] of keys.entries()) {
    const now = balances[index]
    if (!now) throw new Error('balance missing')
    const { tanda, berpasangan } = sifat(net.akun)
    const after = { pcs: now.pcs + net.pcs, mg: now.mg + net.mg, rp: now.rp + net.rp }
    if (after.pcs * tanda < 0 || after.mg * tanda < 0 || after.rp * tanda < 0) throw kurang(buku, kind, net)
    if (Math.abs(after.rp) > TERBANYAK)
      throw new Refusal('rule', `Saldo ${namaKey(net)} Melebihi Batas Yang Dapat Dihitung`)
    if (berpasangan && (after.pcs === 0) !== (after.mg === 0))
      throw new Refusal('rule', `Qty Dan Berat ${namaKey(net)} Harus Habis Bersama`)
  }
}

/**
 * What accounts at a bank would fall short of, told as posting tells it, before anybody is asked to agree to what would be refused then.
 * They are read without their locks: posting looks again. Of a drawer nothing is told sooner. Source: controls, counting is blind.
 * @throws Refusal
 */
export const tolakBankKurang = async ({ db, sesi }: Di, lines: readonly Mutasi[]): Promise<void> => {
  const keys = netPerKey(lines).filter((net) => net.akun === 'BANK' && net.rp < 0)
  if (keys.length === 0) return
  const balances = await readBalances(db, sesi.kode_toko, keys)
  for (const [at, net] of keys.entries())
    if ((balances[at]?.rp ?? 0) + net.rp < 0) throw new Refusal('rule', tidakCukup(net))
}

const namaKey = (key: BalanceKey): string =>
  [key.akun.replaceAll('_', ' '), key.ref, key.lot, key.kode_group].filter((part) => part !== '-').join(' ')

const tidakCukup = (key: BalanceKey): string => `Saldo ${namaKey(key)} Tidak Mencukupi`

/**
 * Posts a jurnal in one shop's books on its open day.
 * @returns id of the jurnal
 * @throws Refusal when a balance would not suffice; Error when the jurnal itself is nonsense (a bug)
 */
export const postJournal = async (
  tx: Tx,
  buku: Buku,
  jurnal: Jurnal,
  membalik: number | null = null,
): Promise<number> => {
  const wrong = violations({ ...jurnal, membalik: membalik !== null })
  if (wrong.length > 0) throw new Error(`jurnal ${jurnal.kind} ${jurnal.document}: ${wrong.join('; ')}`)
  await guardBalances(tx, buku, jurnal)
  return insertJournal(tx, buku, jurnal, membalik)
}

/** Raised by post_jurnal for what the user can act on; its message is the sentence. */
const RULE_OF_DATABASE = 'KN001'

const insertJournal = async (tx: Tx, buku: Buku, jurnal: Jurnal, membalik: number | null): Promise<number> => {
  const { lines } = jurnal
  const posting = tx.one<{ id: number }>(sql`
    SELECT post_jurnal(
      ${jurnal.kind}, ${buku.kode_toko}, ${buku.tgl_system}, ${jurnal.document}, ${buku.user_id}, ${membalik}, ${buku.waktu},
      ${lines.map((l) => l.akun)}, ${lines.map((l) => l.ref)}, ${lines.map((l) => l.lot)},
      ${lines.map((l) => l.kode_group)}, ${lines.map((l) => l.kode_dept)}, ${lines.map((l) => l.kode_barang)},
      ${lines.map((l) => l.pcs)}, ${lines.map((l) => l.mg)}, ${lines.map((l) => l.rp)}
    ) AS id`)
  const row = await posting.catch((error: unknown) => {
    if ((error as { code?: string }).code !== RULE_OF_DATABASE) throw error
    throw new Refusal('rule', (error as Error).message)
  })
  if (!row) throw new Error('jurnal not posted')
  return row.id
}

interface StoredLine extends Mutasi {
  id: number
  membalik: number | null
}

/** What a posting may rely on; see kunciMaster. */
export type KunciMaster = `BAKI|${string}|${string}` | `JENIS|${string}` | `GROUP|${string}`

/**
 * Waits for every posting that touches a tray, type or group and holds further ones off until commit, so that a master
 * found unused stays unused while it is deleted or re-assigned.
 */
export const kunciMaster = (tx: Tx, kunci: KunciMaster): Promise<number> =>
  tx.run(sql`SELECT pg_advisory_xact_lock(5, hashtext(${kunci}))`)

interface Asal {
  kind: Kind
  document: string
}

const barisJurnal = (tx: Tx, kode_toko: string, { kind, document }: Asal): Promise<StoredLine[]> =>
  tx.rows<StoredLine>(sql`
    SELECT j.id, j.membalik, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.kode_barang, m.pcs, m.mg, m.rp
    FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
    WHERE j.kind = ${kind} AND j.document = ${document} AND j.kode_toko = ${kode_toko} ORDER BY m.urut`)

/** The same of an undo, which takes back what the jurnal brought. @throws Refusal */
export const tolakBalikKurang = async (di: Di, asal: Asal): Promise<void> =>
  tolakBankKurang(di, reverse(await barisJurnal(di.db, di.sesi.kode_toko, asal)))

/**
 * Undoes a posted jurnal by its exact negation, in today's books of the same shop.
 * @param document the cancel's own number
 * @throws Refusal when it was reversed before or a balance no longer suffices
 */
export const reverseJournal = async (tx: Tx, buku: Buku, asal: Asal, document: string): Promise<number> => {
  const lines = await barisJurnal(tx, buku.kode_toko, asal)
  const [first] = lines
  if (!first) throw new Refusal('missing', `Dokumen ${asal.document} Tidak Ada`)
  if (first.membalik !== null) throw new Refusal('rule', `Pembatalan ${asal.document} Tidak Bisa Dibatalkan`)
  const { id } = first
  await tx.run(sql`SELECT pg_advisory_xact_lock(2, hashtext(${`balik|${id}`}))`)
  const reversed = await tx.one<{ id: number }>(sql`SELECT id FROM jurnal WHERE membalik = ${id}`)
  if (reversed) throw new Refusal('conflict', `Dokumen ${asal.document} Sudah Dibatalkan`)
  return postJournal(tx, buku, { kind: asal.kind, document, lines: reverse(lines) }, id)
}
