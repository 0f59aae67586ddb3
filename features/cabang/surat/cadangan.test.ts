/** One of two installations is put back to its backup of the evening before: what it forgot is exactly what the books of both differ by, until it is done again. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { Ujung } from '@kencana/testing/cabang'
import { cadangkan, lewatMalam } from '@kencana/testing/cadangan'
import { cincinDi, duaInstalasi, kirimKe, letakDi, terimaDi } from '@kencana/testing/dua-instalasi'
import { akunUang, kirimUangCabang, siapUangCabang, terimaUangCabang } from '@kencana/testing/uang-cabang'
import { expect, it } from 'vitest'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { tambahKas } from '../../keuangan/uang/uang.contract.ts'
import { tanyaKabar } from './kabar.api.ts'

const MG = 3_485
const UANG = 60_000

// Closing audits both books.
const dua = duaInstalasi({ siap: siapUangCabang, tiap: true })
const { pusat, cabang } = dua

const cincin = () => cincinDi(pusat)
const kirim = (kode: readonly string[]) => kirimKe(pusat, cabang, kode)
const terima = async (no_kirim: string, kode: string[]) => (await terimaDi(cabang, no_kirim, kode)).no_terima

/** Pieces and grams that what one says it gave is more than what the other one says it has. */
const antara = async () => {
  const buku = async ({ shop }: Ujung) =>
    (await shop.db.one<{ pcs: number; mg: number }>(sql`
      SELECT coalesce(sum(pcs), 0)::int AS pcs, coalesce(sum(mg), 0)::bigint AS mg FROM mutasi WHERE akun = 'CABANG'`)) ?? {
      pcs: 0,
      mg: 0,
    }
  const [a, b] = [await buku(pusat), await buku(cabang)]
  return [a.pcs + b.pcs, a.mg + b.mg]
}
const lupa = (pcs: number) => [pcs, pcs * MG]
const letak = (kode: string) => letakDi(dua, kode)
/** Cash of both, and what one says the other owes it: of money that is nowhere or twice, they say so. */
const uang = async () => ({
  kas: (await akunUang(pusat, 'KAS')) + (await akunUang(cabang, 'KAS')),
  rk: (await akunUang(pusat, 'RK')) + (await akunUang(cabang, 'RK')),
})
const diterima = async (no_uang: string) =>
  (
    await cabang.shop.db.one<{ no: string }>(
      sql`SELECT no_terima::text AS no FROM uang_kecabang WHERE no_uang = ${no_uang}`,
    )
  )?.no
const gagal = async ({ shop }: Ujung) =>
  (
    await shop.db.rows<{ isi: string }>(
      sql`SELECT jenis || ': ' || galat AS isi FROM surat_keluar WHERE status = 'GAGAL' ORDER BY urut`,
    )
  ).map(({ isi }) => isi)
/** What both have to tell each other is told, and asked for. */
const saling = async () => {
  for (let ke = 0; ke < 2; ke += 1) {
    for (const { shop } of [pusat, cabang]) {
      shop.clock.walk(2 / 1440)
      await tanyaKabar(shop.deps)
    }
    await dua.antar()
  }
}
/** Back to the backup: a day behind, which is closed once more. */
const kemarin = async (ujung: Ujung, kembali: () => Promise<void>) => {
  await kembali()
  ujung.owner = await ujung.shop.login('OWNER')
}
const tutupLagi = async (ujung: Ujung) => {
  await ujung.owner.call(tutupToko, { PROSES: 'close' })
  ujung.owner = await ujung.shop.login('OWNER')
}

it('12.5.2, 12.5.12 who received: goods and money come once more, under other numbers, and nothing is doubled', async () => {
  const [a, b, c] = [await cincin(), await cincin(), await cincin()]
  const no = await kirim([a, b])
  await dua.antar()
  const awal = await uang()
  const kembali = await cadangkan(cabang.shop)
  await lewatMalam([pusat, cabang])
  const dulu = await terima(no, [a, b])
  const lain = await kirim([c])
  await dua.antar()
  await terima(lain, [c])
  const no_uang = await kirimUangCabang(dua, UANG)
  await dua.antar()
  await terimaUangCabang(dua, no_uang)
  await dua.antar()
  expect([await antara(), await letak(a), await uang()]).toEqual([lupa(0), ['CABANG', 'TERSEDIA'], awal])

  await kemarin(cabang, kembali)
  const ganda = { kas: awal.kas + UANG, rk: -UANG }
  expect([await antara(), await letak(a), await uang()]).toEqual([lupa(3), ['CABANG', '-'], ganda])
  await saling()
  // The dispatch that came after the backup is here again, and waits for somebody.
  expect(await antara()).toEqual(lupa(3))
  await expect(terima(no, [a])).rejects.toThrow('Silahkan Tutup Toko')
  await tutupLagi(cabang)
  await terima(lain, [c])
  expect(await terima(no, [a])).not.toBe(dulu)
  expect(await antara()).toEqual(lupa(1))
  await saling()
  await terima(no, [b])
  expect([await antara(), await uang()]).toEqual([lupa(0), ganda])
  // The money is entered again, under its number, and is the money that was received.
  expect(await kirimUangCabang(dua, UANG)).toBe(no_uang)
  await saling()
  for (const kode of [a, b, c]) expect(await letak(kode)).toEqual(['CABANG', 'TERSEDIA'])
  expect([await antara(), await uang()]).toEqual([lupa(0), awal])
  expect(await diterima(no_uang)).toMatch(/^TUK-/)
  expect([await gagal(pusat), await gagal(cabang)]).toEqual([[], []])
})

it('12.5.3, 12.5.12 who sent: what it sends once more is what is there, and money has the number of its first receipt', async () => {
  const [a, b] = [await cincin(), await cincin()]
  const no_uang = await kirimUangCabang(dua, UANG)
  await dua.antar()
  const awal = await uang()
  const kembali = await cadangkan(pusat.shop)
  await lewatMalam([pusat, cabang])
  const no = await kirim([a, b])
  const dulu = await terimaUangCabang(dua, no_uang)
  await dua.antar()
  await terima(no, [a])
  await dua.antar()
  expect([await antara(), await letak(a), await letak(b)]).toEqual([lupa(0), ['CABANG', 'TERSEDIA'], ['DIKIRIM', '-']])
  expect(await uang()).toEqual({ kas: awal.kas + UANG, rk: 0 })

  await kemarin(pusat, kembali)
  // What it has there lies here as well, and the money is on its way again.
  expect([await antara(), await letak(a), await letak(b)]).toEqual([
    lupa(-1),
    ['TERSEDIA', 'TERSEDIA'],
    ['TERSEDIA', '-'],
  ])
  expect(await uang()).toEqual(awal)
  await saling()
  expect(await gagal(cabang)).toEqual([`SAMPAI: Kiriman ${no} Tidak Ada Di Instalasi Pengirim`])
  await tutupLagi(pusat)
  expect(await kirim([a, b])).toBe(no)
  await saling()
  expect([await antara(), await letak(a), await letak(b)]).toEqual([lupa(0), ['CABANG', 'TERSEDIA'], ['DIKIRIM', '-']])
  await terima(no, [b])
  await pusat.owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(1_000), keterangan: 'receh' })
  expect(await terimaUangCabang(dua, no_uang)).not.toBe(dulu)
  await saling()
  expect([await antara(), await letak(a), await letak(b)]).toEqual([
    lupa(0),
    ['CABANG', 'TERSEDIA'],
    ['CABANG', 'TERSEDIA'],
  ])
  expect(await uang()).toEqual({ kas: awal.kas + UANG + 1_000, rk: 0 })
  expect(await diterima(no_uang)).toBe(dulu)
  expect([await gagal(pusat), await gagal(cabang)]).toEqual([[], []])
})
