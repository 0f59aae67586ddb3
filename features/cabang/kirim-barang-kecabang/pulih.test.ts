/** A sender that was restored from a backup and forgot a dispatch: its goods are in one place in the end, whatever it does next. */

import { sql } from '@kencana/database'
import { tulisSurat } from '@kencana/testing/cabang'
import { cincinDi, duaInstalasi, kirimKe, letakDi, terimaDi } from '@kencana/testing/dua-instalasi'
import { describe, expect, it } from 'vitest'
import { kirimUlang } from '../kiriman-data/kiriman-data.contract.ts'
import { tarikKecabang } from './kirim-barang-kecabang.contract.ts'

const dua = duaInstalasi({ tiap: true })
const { pusat, cabang } = dua

const cincin = () => cincinDi(pusat)
const kirim = (kode: string) => kirimKe(pusat, cabang, [kode])
const terima = (no_kirim: string, kode: string) => terimaDi(cabang, no_kirim, [kode])
const letak = (kode: string) => letakDi(dua, kode)
const vonis = (no_kirim: string) =>
  pusat.shop.db.one<{ status: string; galat: string }>(
    sql`SELECT status, galat FROM surat_keluar WHERE dokumen = ${no_kirim} AND jenis = 'KIRIMAN'`,
  )

/** The branch has a dispatch of a piece, by the next number, of which the head office's books know nothing. @returns that number */
const terlupa = async (kode: string): Promise<string> => {
  const contoh = await kirim(kode)
  const surat = await pusat.shop.db.one<{ isi: object }>(
    sql`SELECT isi FROM surat_keluar WHERE dokumen = ${contoh} AND jenis = 'KIRIMAN'`,
  )
  await pusat.owner.call(tarikKecabang, { no_kirim: contoh, alasan: 'CONTOH' })
  const no_kirim = contoh.replace(/0001$/, '0002')
  await tulisSurat(pusat, 'KIRIMAN', { ...surat?.isi, no_kirim })
  await dua.antar()
  return no_kirim
}

describe('a dispatch that the receiver has and its sender forgot', () => {
  it('is the same when the same goods go again under its number', async () => {
    const a = await cincin()
    const dulu = await terlupa(a)
    await terima(dulu, a)
    await dua.antar()
    // Nobody knew of that dispatch: what was received is told in vain.
    expect(await letak(a)).toEqual(['TERSEDIA', 'TERSEDIA'])
    const no_kirim = await kirim(a)
    expect(no_kirim).toBe(dulu)
    await dua.antar()
    expect(await vonis(no_kirim)).toEqual({ status: 'TERKIRIM', galat: '' })
    expect(await letak(a)).toEqual(['CABANG', 'TERSEDIA'])
  })

  it('keeps its number: other goods come back once the receiver has said that it has them not', async () => {
    const [a, b] = [await cincin(), await cincin()]
    const dulu = await terlupa(a)
    const no_kirim = await kirim(b)
    await dua.antar()
    expect(await vonis(no_kirim)).toEqual({
      status: 'GAGAL',
      galat: `Nomor Kiriman ${dulu} Sudah Ada Di Instalasi Tujuan`,
    })
    const { no_batal } = await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'DITOLAK' })
    expect(no_batal).toBeNull()
    await dua.antar()
    expect(await letak(b)).toEqual(['TERSEDIA', '-'])
    // The dispatch that was forgotten is not touched by it.
    await terima(dulu, a)
    expect((await letak(a))[1]).toBe('TERSEDIA')
  })

  it('leaves no piece on two trays: what lies there does not come back here', async () => {
    const [a, b] = [await cincin(), await cincin()]
    const dulu = await terlupa(a)
    await terima(dulu, a)
    await kirim(b)
    const no_kirim = await kirim(a)
    await dua.antar()
    expect((await vonis(no_kirim))?.galat).toBe(`Barang ${a} Sudah Ada Di Instalasi Tujuan, TERSEDIA`)
    const { no_batal } = await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'DITOLAK' })
    expect(no_batal).toBeNull()
    await dua.antar()
    expect(await letak(a)).toEqual(['DIKIRIM', 'TERSEDIA'])
    const tarik = await pusat.shop.db.one(
      sql`SELECT status, galat FROM surat_keluar WHERE dokumen = ${no_kirim} AND jenis = 'TARIK'`,
    )
    expect(tarik).toEqual({
      status: 'GAGAL',
      galat: `Barang ${a} Ada Di Instalasi Tujuan, Tidak Bisa Ditarik Kembali`,
    })
  })
})

it('does not send the letter of a dispatch again that is being taken back', async () => {
  const a = await cincin()
  await cabang.shop.db.run(sql`UPDATE jenis SET dihapus_pada = now() WHERE kode_dept = 'CIN'`)
  const no_kirim = await kirim(a)
  // It was sent, and nobody knows what became of it: taking it back asks.
  cabang.ke.antrean.push('PUTUS_SESUDAH')
  await dua.antar()
  const surat = await pusat.shop.db.one<{ id: string; status: string }>(
    sql`SELECT id::text, status FROM surat_keluar WHERE dokumen = ${no_kirim} AND jenis = 'KIRIMAN'`,
  )
  expect(surat?.status).toBe('GAGAL')
  await pusat.shop.db.run(sql`
    UPDATE kirim_barang SET tarik_pada = now(), tarik_oleh = 'OWNER', tarik_alasan = 'SALAH' WHERE no_kirim = ${no_kirim}`)
  const ulang = pusat.owner.call(kirimUlang, { id: surat?.id ?? '' })
  await expect(ulang).rejects.toThrow('Kiriman Ini Ditarik Kembali, Suratnya Tidak Dikirim Ulang')
  await cabang.shop.db.run(sql`UPDATE jenis SET dihapus_pada = NULL WHERE kode_dept = 'CIN'`)
})
