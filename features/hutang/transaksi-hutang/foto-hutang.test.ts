/** What the photos of a loan prove: whoever pays out has looked at the paper, and each picture shows one thing, once. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { User } from '@kencana/testing'
import { fotoUnik } from '@kencana/testing/foto'
import {
  dilihatDanDitimbang,
  ditimbangLagi,
  formHutang,
  formRemaja,
  fotoJaminan,
  gelangJaminan,
  hutangMenunggu,
  hutangSah,
  kartu,
  tokoHutang,
} from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { remajakanHutang } from './bayar-hutang.contract.ts'
import { getHutang, lihatIdentitas } from './hutang.contract.ts'
import { simpanFotoHutang, simpanHutang, validasiHutang } from './transaksi-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
let sales: User
let kasir: User
beforeAll(async () => {
  toko = await tokoHutang()
  ;({ sales, kasir } = toko)
})
afterAll(() => toko.shop.close())

// Small, and of somebody else each time: none of them is one day's.
let orang = 0
const kecil = () => {
  orang += 1
  return { jumlah_hutang: 100_000 as never, nik: `35730102030407${String(orang).padStart(2, '0')}` }
}
const foto = (siapa: User, no_hutang: string, urut: number, gambar = fotoUnik()) =>
  siapa.call(simpanFotoHutang, { no_hutang, urut, foto: gambar })
/** A loan that waits, without any photo. */
const tanpa = async (lain: Parameters<typeof formHutang>[0] = kecil()) =>
  (await disetujuiBila(sales, simpanHutang, formHutang(lain))).data

it('nothing is paid out by who has not looked at the paper as it lies there', async () => {
  const menunggu = await hutangMenunggu(sales, kecil())
  const { no_hutang } = menunggu
  const isi = ditimbangLagi(menunggu)
  const kata = `Foto Identitas BU SARI Di ${no_hutang} Harus Dilihat Dahulu`
  await expect(kasir.call(validasiHutang, isi)).rejects.toThrow(kata)
  // Somebody else’s look is none of his.
  await toko.owner.call(lihatIdentitas, { no_hutang })
  await expect(kasir.call(validasiHutang, isi)).rejects.toThrow(kata)
  await kasir.call(lihatIdentitas, { no_hutang })
  // Another photo is another look, and no other loan: it is what its queue showed.
  await foto(sales, no_hutang, 0)
  await expect(kasir.call(validasiHutang, isi)).rejects.toThrow(kata)
  await kasir.call(lihatIdentitas, { no_hutang })
  expect((await kasir.call(validasiHutang, isi)).data).toMatchObject([{ status: 'AKTIF', valid_by: 'KASIR' }])
})

it('a photo that comes in while the dialog is open is no other loan, and who took it himself has seen the paper', async () => {
  const menunggu = await tanpa()
  const { no_hutang } = menunggu
  const isi = ditimbangLagi(menunggu)
  await foto(sales, no_hutang, 1)
  await expect(kasir.call(validasiHutang, isi)).rejects.toThrow(`Foto Identitas BU SARI Di ${no_hutang} Belum Ada`)
  await foto(kasir, no_hutang, 0)
  expect((await kasir.call(validasiHutang, isi)).data).toMatchObject([{ status: 'AKTIF' }])
})

it('a picture shows one thing, once; a paper is shown again by whose it is', async () => {
  const gelang = fotoUnik()
  const kertas = fotoUnik()
  const dia = kecil()
  const pertama = await tanpa({ ...dia, detail_barang: [gelangJaminan(), gelangJaminan({ nama_barang: 'KALUNG' })] })
  await foto(sales, pertama.no_hutang, 1, gelang)
  await foto(sales, pertama.no_hutang, 0, kertas)
  const lama = (apa: string) => `Foto ${apa} Sudah Pernah Dipakai, Ambil Foto Baru`
  await expect(foto(sales, pertama.no_hutang, 2, gelang)).rejects.toThrow(lama('KALUNG'))
  await expect(foto(sales, pertama.no_hutang, 2, kertas)).rejects.toThrow(lama('KALUNG'))
  await expect(foto(sales, pertama.no_hutang, 0, gelang)).rejects.toThrow(lama('Identitas BU SARI'))
  const orangLain = await tanpa()
  await expect(foto(sales, orangLain.no_hutang, 1, gelang)).rejects.toThrow(lama('GELANG'))
  await expect(foto(sales, orangLain.no_hutang, 0, kertas)).rejects.toThrow(lama('Identitas BU SARI'))
  expect(await sales.call(getHutang, { no_hutang: orangLain.no_hutang })).toMatchObject({
    foto_identitas: null,
    barang: [{ foto: [] }],
  })
  const lagi = await tanpa(dia)
  await foto(sales, lagi.no_hutang, 0, kertas)
  const { data } = await kasir.call(
    validasiHutang,
    await dilihatDanDitimbang(kasir, await fotoJaminan(sales, await tanpa())),
  )
  expect(data).toMatchObject([{ status: 'AKTIF' }])
})

it('is given by who took the goods in, or by who validates, also while it runs', async () => {
  const lain = await toko.shop.user(toko.owner, 'SALES2', 'SALES')
  const kata = 'Hanya Dari Yang Menerima Barangnya Atau Yang Memvalidasi'
  const { no_hutang } = await tanpa()
  for (const urut of [0, 1]) await expect(foto(lain, no_hutang, urut)).rejects.toThrow(`Foto ${no_hutang} ${kata}`)
  for (const urut of [0, 1]) await foto(sales, no_hutang, urut)
  await expect(foto(lain, no_hutang, 0)).rejects.toThrow(kata)
  const sah = await hutangSah(sales, kasir, kecil())
  await toko.shop.db.run(sql`UPDATE hutang SET foto_identitas = NULL WHERE no_hutang = ${sah.no_hutang}`)
  await expect(foto(lain, sah.no_hutang, 0)).rejects.toThrow(kata)
  await foto(sales, sah.no_hutang, 0)
})

it('more money wants somebody to have looked who took no photo of the paper: who put his own in has not by that', async () => {
  // Days go by: nothing else waits in this shop.
  const { shop, owner, sales, kasir } = await tokoHutang()
  const nik = '3573010203047777'
  await shop.user(owner, 'KASIR2', 'KASIR')
  const menunggu = await hutangMenunggu(sales, { nik, jumlah_hutang: rp(1_000_000) })
  const { no_hutang } = menunggu
  // His own picture instead of the seller's, before he validates: he needs no look at what he took himself.
  await foto(kasir, no_hutang, 0)
  await disetujuiBila(kasir, validasiHutang, ditimbangLagi(menunggu))
  const kini = await majuHutang(shop, '2026-04-02')
  const kasir2 = await shop.login('KASIR2')
  const naik = async () =>
    formRemaja(await kartu(kini.kasir, no_hutang), { jumlah_hutang: rp(1_100_000), identitas: nik })
  const ditanya = async (siapa: User) => (await mintaDari(siapa, remajakanHutang, await naik())).message
  const kata = 'Butuh Otorisasi HUTANG'
  expect([await ditanya(kini.kasir), await ditanya(kasir2)]).toEqual([kata, kata])
  expect(JSON.stringify(await kini.owner.call(listMinta, {}))).toContain(
    'belum dilihat orang lain selain yang memotretnya',
  )
  // The photographer's own look is none; that of the seller, who took the first picture, is no look at this one.
  await kini.kasir.call(lihatIdentitas, { no_hutang })
  expect(await ditanya(kini.kasir)).toBe(kata)
  // Whoever gives more may be the one who looks.
  await kasir2.call(lihatIdentitas, { no_hutang })
  expect([await ditanya(kini.kasir), await ditanya(kasir2)]).toEqual(['Butuh Saksi HUTANG', 'Butuh Saksi HUTANG'])
  await shop.close()
})
