/** Races of two installations: a letter arrives at one of them while somebody there does what it would undo, or two want the same money. */
import { type Database, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { Caller, type Deps, realClock } from '@kencana/server-kit'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { setujui } from '@kencana/testing/pembelian'
import { User } from '@kencana/testing/shop'
import { isianTerima, isianUang, siapUangCabang } from '@kencana/testing/uang-cabang'
import { setup } from '../../features/akses/setup/setup.contract.ts'
import { hapusKirim } from '../../features/barang/kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../../features/barang/terima-barang/terima-barang.contract.ts'
import {
  kirimKecabang,
  tarikKecabang,
} from '../../features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { hubungkan, tambahSambungan, ubahInstalasi } from '../../features/cabang/sambungan/sambungan.contract.ts'
import { antarkan } from '../../features/cabang/surat/antar.api.ts'
import { terimaUangMasuk, tolakUangMasuk } from '../../features/cabang/uang-masuk/uang-masuk.contract.ts'
import { ambilKas } from '../../features/keuangan/uang/uang.contract.ts'
import { lombaKembar } from './kembar.ts'
import type { Hasil } from './lomba.ts'
import type { ServerLomba } from './server-lomba.ts'

/** An empty installation: two servers on its database, of which one takes in letters. */
export interface Instalasi {
  db: Database
  orang: ServerLomba
  surat: ServerLomba
}

interface Sisi {
  db: Database
  /** The owner at the server of people, and at the one that letters come to. */
  owner: User
  lain: User
}
type Berdua = Record<'pusat' | 'cabang', Sisi>

/** Races of one batch: their letters go in one envelope. */
const SEKALI = 20
const PASSWORD = 'kencana123'
const TOKEN = 'token-layanan-untuk-lomba-1234567890'

const buka = async ({ db, orang, surat }: Instalasi, kode_toko: string, nomor: number): Promise<Sisi> => {
  const toko = { nama_toko: kode_toko, alamat_toko: 'JL. LOMBA 1', no_hp: '', zona_waktu: 'Asia/Jakarta' as const }
  const orangnya = { user_id: 'OWNER', user_name: 'PEMILIK', password: PASSWORD }
  const data = await new Caller(orang.app).call(setup, { kode_toko, ...toko, kas_awal: rp(0), ...orangnya })
  // Databases of tests are copies of one: each is an installation of its own.
  await db.run(sql`UPDATE instalasi SET id = gen_random_uuid()`)
  const [owner, lain] = [new User(orang.app, data), new User(surat.app, data)]
  await owner.call(ubahInstalasi, { nomor })
  await isiMaster(owner)
  return { db, owner, lain }
}

const bukaBerdua = async (pusat: Instalasi, cabang: Instalasi): Promise<Berdua> => {
  const dua = { pusat: await buka(pusat, 'TK01', 10), cabang: await buka(cabang, 'TK11', 20) }
  const ke = (alamat: string) => ({ portal: alamat, peran: 'SETARA' as const, token: TOKEN })
  const dari = await dua.pusat.owner.call(tambahSambungan, ke(cabang.surat.alamat))
  const balik = await dua.cabang.owner.call(tambahSambungan, ke(pusat.surat.alamat))
  await dua.pusat.owner.call(hubungkan, { id: dari.id })
  await dua.cabang.owner.call(hubungkan, { id: balik.id })
  await siapUangCabang(dua)
  return dua
}

/** What waits at one of both goes to the other, over its server of letters. */
const antar = async ({ db }: Sisi): Promise<void> => {
  await db.run(sql`UPDATE sambungan_kontak SET coba_lagi_pada = NULL`)
  await antarkan({ db, clock: realClock } as Deps)
}
const antarSemua = async ({ pusat, cabang }: Berdua): Promise<void> => {
  for (let ke = 0; ke < 3; ke += 1) for (const satu of [pusat, cabang]) await antar(satu)
}

const letak = async ({ db }: Sisi, kode: string): Promise<string> =>
  (await db.one<{ s: string }>(sql`SELECT status_barang AS s FROM barang WHERE kode_barcode = ${kode}`))?.s ?? '-'

const berkali = async <T>(n: number, satu: () => Promise<T>): Promise<T[]> => {
  const semua: T[] = []
  for (let at = 0; at < n; at += 1) semua.push(await satu())
  return semua
}

/** Dispatches of one piece each that have arrived, and are received by nobody. */
const dikirim = async ({ pusat }: Berdua, n: number) => {
  const semua = await berkali(n, async () => {
    const { kode_barcode } = await tambahCincin(pusat.owner)
    const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
    return { kode_barcode, no_kirim }
  })
  await antar(pusat)
  return semua
}
type Kiriman = Awaited<ReturnType<typeof dikirim>>[number]

const terima = ({ cabang }: Berdua, { no_kirim, kode_barcode }: Kiriman) =>
  cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode_barcode] })

/** What is wrong about who lost, and about where the piece lies; nothing where both are right. */
const salahnya = async (
  { pusat, cabang }: Berdua,
  { no_kirim, kode_barcode }: Kiriman,
  hasil: PromiseSettledResult<unknown>,
  kalah: RegExp,
  harus: readonly string[],
): Promise<string[]> => {
  const ada = [await letak(pusat, kode_barcode), await letak(cabang, kode_barcode)]
  const kata = hasil.status === 'fulfilled' || kalah.test(String(hasil.reason)) ? [] : [String(hasil.reason)]
  return [...kata, ...(ada.join() === harus.join() ? [] : [ada.join(' ')])].map((satu) => `${no_kirim}: ${satu}`)
}

/** It is confirmed while its sender gives it up: it is at the other one, whichever came first. */
const hapusAtauSampai = async (dua: Berdua, n: number): Promise<string[]> => {
  const kiriman = await dikirim(dua, n)
  const hapus: (() => Promise<unknown>)[] = []
  for (const satu of kiriman) {
    await terima(dua, satu)
    const isi = { no_kirim: satu.no_kirim, alasan: 'HILANG', otorisasi: null }
    const otorisasi = await setujui(dua.pusat.owner, hapusKirim, isi)
    hapus.push(() => dua.pusat.owner.call(hapusKirim, { ...isi, otorisasi }))
  }
  const [, hasil] = await Promise.all([antar(dua.cabang), Promise.allSettled(hapus.map((satu) => satu()))])
  await antarSemua(dua)
  const salah = kiriman.map((satu, at) =>
    salahnya(dua, satu, hasil[at] as PromiseSettledResult<unknown>, /Sudah Selesai/, ['CABANG', 'TERSEDIA']),
  )
  return (await Promise.all(salah)).flat()
}

/** Both, or neither: received and given back is what no dispatch is. */
const diterimaDanDitarik = async ({ cabang }: Berdua, { no_kirim }: Kiriman, diterima: boolean): Promise<string[]> => {
  const masuk = await cabang.db.one<{ ditarik: boolean }>(
    sql`SELECT ditarik_pada IS NOT NULL AS ditarik FROM kiriman_masuk WHERE no_kirim = ${no_kirim}`,
  )
  return masuk?.ditarik === diterima ? [`${no_kirim}: received ${diterima}, given back ${masuk.ditarik}`] : []
}

/** It is asked back while somebody receives it, one letter and one receipt at a time: it lies on one tray. */
const tarikAtauTerima = async (dua: Berdua, n: number): Promise<string[]> => {
  const kiriman = await dikirim(dua, n)
  const hasil: PromiseSettledResult<unknown>[] = []
  for (const satu of kiriman) {
    await dua.pusat.owner.call(tarikKecabang, { no_kirim: satu.no_kirim, alasan: 'SALAH' })
    const [, diterima] = await Promise.allSettled([antar(dua.pusat), terima(dua, satu)])
    hasil.push(diterima)
  }
  await antarSemua(dua)
  const salah = kiriman.map(async (satu, at) => {
    const satunya = hasil[at] as PromiseSettledResult<unknown>
    const diterima = satunya.status === 'fulfilled'
    const harus = diterima ? ['CABANG', 'TERSEDIA'] : ['TERSEDIA', '-']
    return [
      ...(await diterimaDanDitarik(dua, satu, diterima)),
      ...(await salahnya(dua, satu, satunya, /Sudah Ditarik Kembali Pengirim/, harus)),
    ]
  })
  return (await Promise.all(salah)).flat()
}

/** One receives money while another turns it away: one of both is done, and the books of both say the same of it. */
const terimaAtauTolak = async (dua: Berdua, n: number): Promise<string[]> => {
  const { pusat, cabang } = dua
  const uang = await berkali(n, async () => (await cabang.owner.call(ambilKas, isianUang(1_000))).no_uang)
  await antar(cabang)
  const salah = uang.map(async (no_uang) => {
    const hasil = await Promise.allSettled([
      pusat.owner.call(terimaUangMasuk, isianTerima(no_uang)),
      pusat.lain.call(tolakUangMasuk, { no_uang, alasan: 'BUKAN' }),
    ])
    const kalah = hasil.flatMap((satu) => (satu.status === 'rejected' ? [String(satu.reason)] : []))
    return kalah.length === 1 && /Sudah Diterima|Sudah Ditolak/.test(kalah[0] ?? '')
      ? []
      : [`${no_uang}: ${2 - kalah.length} winners, ${kalah.join(', ')}`]
  })
  const semua = (await Promise.all(salah)).flat()
  await antarSemua(dua)
  const sama = await Promise.all(
    uang.map(async (no_uang) => {
      const disini = await pusat.db.one<{ no: string | null }>(
        sql`SELECT no_terima::text AS no FROM uang_masuk WHERE no_uang = ${no_uang}`,
      )
      const disana = await cabang.db.one<{ no: string | null }>(
        sql`SELECT no_terima::text AS no FROM uang_kecabang WHERE no_uang = ${no_uang}`,
      )
      return disini?.no === disana?.no ? [] : [`${no_uang}: ${disini?.no} here, ${disana?.no} there`]
    }),
  )
  return [...semua, ...sama.flat()]
}

/**
 * Links two empty installations and races their letters against people.
 * @param n races of each kind
 * @param ended called after each kind
 */
export const semuaLombaCabang = async (
  pusat: Instalasi,
  cabang: Instalasi,
  n: number,
  ended: (hasil: Hasil) => void,
): Promise<Hasil[]> => {
  const dua = await bukaBerdua(pusat, cabang)
  const semua: Hasil[] = []
  for (const [nama, satu] of [
    ['arrive or give up', hapusAtauSampai],
    ['ask back or receive', tarikAtauTerima],
    ['take money or not', terimaAtauTolak],
  ] as const) {
    const from = performance.now()
    const salah: string[] = []
    for (let sudah = 0; sudah < n; sudah += SEKALI) salah.push(...(await satu(dua, Math.min(SEKALI, n - sudah))))
    const hasil = { nama, lomba: n, salah, ms: performance.now() - from }
    semua.push(hasil)
    ended(hasil)
  }
  // Last: what is answered to those two waits for ever.
  const from = performance.now()
  const kembar = await lombaKembar(dua.pusat, { ...dua.cabang, server: [cabang.orang, cabang.surat] }, n)
  const ms = performance.now() - from
  for (const [nama, salah] of [
    ['tell of one piece', kembar.datang],
    ['receive one piece', kembar.diterima],
  ] as const) {
    const hasil = { nama, lomba: n, salah, ms }
    semua.push(hasil)
    ended(hasil)
  }
  return semua
}
