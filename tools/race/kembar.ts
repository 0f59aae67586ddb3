/** Races of two installations that both say they sent the same new piece here: it comes in once, and is received once. */
import { randomUUID } from 'node:crypto'
import { type Database, sql } from '@kencana/database'
import type { Caller } from '@kencana/server-kit'
import { tambahCincin } from '@kencana/testing/barang'
import { terimaBarang } from '../../features/barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../../features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { tambahSambungan } from '../../features/cabang/sambungan/sambungan.contract.ts'
import type { ServerLomba } from './server-lomba.ts'

interface Sisi {
  db: Database
  owner: Caller
}
/** Where both letters arrive: its owner at either server, and where these listen. */
interface Penerima extends Sisi {
  lain: Caller
  server: readonly [ServerLomba, ServerLomba]
}

/** One who says it: its number, its shop, its secret, and how many letters it wrote. */
interface Pengirim {
  nomor: number
  toko: string
  token: string
  urut: number
}

const pengirim = (nomor: number): Pengirim => ({
  nomor,
  toko: `TK${nomor}`,
  token: `token-layanan-instalasi-${nomor}-1234567890`,
  urut: 0,
})

/** Nobody listens there: what is answered to them waits. */
const kenalkan = async ({ owner, db }: Sisi, { nomor, toko, token }: Pengirim): Promise<void> => {
  const portal = `http://127.0.0.1:${nomor}`
  const { id } = await owner.call(tambahSambungan, { portal, peran: 'SETARA', token })
  await db.run(sql`UPDATE sambungan SET nomor = ${nomor}, instalasi = gen_random_uuid() WHERE id::text = ${id}`)
  await db.run(sql`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, portal, tgl_system, tgl_mulai, dibuat_pada)
    SELECT ${toko}, 'TOKO LAIN', '-', zona_waktu, ${portal}, tgl_system, tgl_mulai, dibuat_pada FROM toko WHERE portal = '' LIMIT 1`)
}

interface Kembar {
  kode: string
  no: readonly [string, string]
  isi: object
}

/** A new piece as its real sender tells of it, in a letter that stays where it is. */
const barangBaru = async (asal: Sisi, dua: readonly [Pengirim, Pengirim], ke: number): Promise<Kembar> => {
  const { kode_barcode } = await tambahCincin(asal.owner)
  const { no_kirim } = await asal.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
  const surat = await asal.db.one<{ isi: object }>(sql`SELECT isi FROM surat_keluar WHERE dokumen = ${no_kirim}`)
  const no = ({ toko }: Pengirim) => `KCB-${toko}-260302-${String(ke).padStart(4, '0')}`
  return { kode: kode_barcode, no: [no(dua[0]), no(dua[1])], isi: surat?.isi ?? {} }
}

const kirimkan = async (alamat: string, dari: Pengirim, no_kirim: string, { isi }: Kembar): Promise<string> => {
  dari.urut += 1
  const surat = {
    id: randomUUID(),
    urut: dari.urut,
    ke: 1,
    jenis: 'KIRIMAN',
    dokumen: no_kirim,
    isi: { ...isi, asal: dari.toko, no_kirim },
  }
  const answer = await fetch(`${alamat}/api/v1/layanan/surat`, {
    method: 'POST',
    headers: { 'x-service-token': dari.token, 'content-type': 'application/json' },
    body: JSON.stringify({ surat: [surat] }),
  })
  const { hasil } = (await answer.json()) as { hasil?: { status: string; galat: string }[] }
  const [satu] = hasil ?? []
  return satu?.status === 'DITERIMA' ? '' : (satu?.galat ?? `status ${answer.status}`)
}

/** What is wrong where not one of both was done and the other told why; nothing where it is so. */
const satuMenang = (kode: string, kata: readonly string[], kalah: RegExp): string[] => {
  const gagal = kata.filter((satu) => satu !== '')
  if (gagal.length === 1 && kalah.test(gagal[0] ?? '')) return []
  return [`${kode}: ${kata.length - gagal.length} winners${gagal.map((satu) => `, ${satu}`).join('')}`]
}

/** Around the server: what was refused came in all the same, as it could once. */
const datangDuaKali = async ({ db }: Sisi, { no }: Kembar): Promise<void> => {
  const ada = await db.one<{ no: string }>(sql`
    SELECT no_kirim::text AS no FROM kiriman_masuk WHERE no_kirim = ANY (${[...no]}::text[])`)
  const lain = no.find((satu) => satu !== ada?.no) ?? ''
  const asal = lain.split('-')[1]
  await db.run(sql`
    INSERT INTO kiriman_masuk (no_kirim, sambungan, asal, nama_asal, kode_toko, tgl_kirim, user_kirim, pcs, berat, diterima_pada)
    SELECT ${lain}, s.id, ${asal}, k.nama_asal, k.kode_toko, k.tgl_kirim, k.user_kirim, k.pcs, k.berat, k.diterima_pada
    FROM kiriman_masuk k, sambungan s WHERE k.no_kirim = ${ada?.no} AND s.portal = (SELECT portal FROM toko WHERE kode_toko = ${asal})`)
  await db.run(sql`
    INSERT INTO kiriman_masuk_detail (no_kirim, urut, kode_barang, kode_barcode, kode_group, kode_dept, nama_barang, kadar, berat, nilai, isi, foto)
    SELECT ${lain}, urut, kode_barang, kode_barcode, kode_group, kode_dept, nama_barang, kadar, berat, nilai, isi, foto
    FROM kiriman_masuk_detail WHERE no_kirim = ${ada?.no}`)
}

const terima = async (oleh: Caller, no_kirim: string, { kode }: Kembar): Promise<string> => {
  const [hasil] = await Promise.allSettled([
    oleh.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode] }),
  ])
  return hasil.status === 'rejected' ? String(hasil.reason) : ''
}

/**
 * Two links to installations that nobody can reach write to the two servers at once, then both dispatches are received at once.
 * @param asal whose goods they are said to be
 * @param n pieces
 * @returns what was wrong of each race
 */
export const lombaKembar = async (
  asal: Sisi,
  penerima: Penerima,
  n: number,
): Promise<{ datang: string[]; diterima: string[] }> => {
  const dua = [pengirim(30), pengirim(40)] as const
  for (const satu of dua) await kenalkan(penerima, satu)
  const { server, owner, lain } = penerima
  const hasil: { datang: string[]; diterima: string[] } = { datang: [], diterima: [] }
  for (let ke = 1; ke <= n; ke += 1) {
    const kembar = await barangBaru(asal, dua, ke)
    const [kiri, kanan] = kembar.no
    const datang = await Promise.all([
      kirimkan(server[0].alamat, dua[0], kiri, kembar),
      kirimkan(server[1].alamat, dua[1], kanan, kembar),
    ])
    hasil.datang.push(...satuMenang(kembar.kode, datang, /Masih Di Jalan Dengan Kiriman/))
    if (datang.some((satu) => satu !== '')) await datangDuaKali(penerima, kembar)
    const diterima = await Promise.all([terima(owner, kiri, kembar), terima(lain, kanan, kembar)])
    hasil.diterima.push(...satuMenang(kembar.kode, diterima, /Sudah Ada Di Sini, TERSEDIA/))
  }
  return hasil
}
