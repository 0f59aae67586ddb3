/** What opening loans lack: photos of goods that nobody weighed a second time, and customers who stand at the counter. */
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { fotoUnik } from '@kencana/testing/foto'
import { formRemaja, kartu, tokoHutang } from '@kencana/testing/hutang'
import { disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { lihatIdentitas } from '../transaksi-hutang/hutang.contract.ts'
import { cetakHutang } from '../transaksi-hutang/kertas-hutang.contract.ts'
import { simpanFotoHutang } from '../transaksi-hutang/transaksi-hutang.contract.ts'
import { imporHutang } from './impor-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  ;({ shop, owner, kasir } = await tokoHutang())
})
afterAll(() => shop.close())

const SURAT = {
  no_manual: 'A-11',
  nama_customer: 'BU SARI',
  no_hp: '081234567890',
  alamat: 'JL. MAWAR 3',
  nik: '3573010203040506',
  kode_sales: 'S01',
  tgl_hutang: '2025-12-20',
  bunga_sampai: '2026-02-20',
  tgl_jatuh_tempo: '2026-04-20',
  bunga_persen: 2,
  jumlah_hutang: 5_000_000,
  nama_barang: 'GELANG',
  kode_group: 'MM',
  kadar: '16K',
  jumlah: 1,
  berat_kotor: 10.12,
  berat_plastik: 0.12,
  kondisi_pinjaman: 'BAIK',
}

it('photograph each item and the paper once, by who keeps this money, so that their goods can be known again', async () => {
  const no_hutang = (await owner.call(imporHutang, { baris: [SURAT] })).hutang[0]?.no_hutang ?? ''
  const sales2 = await shop.user(owner, 'SALES2', 'SALES')
  const foto = (caller: User, urut: number) => caller.call(simpanFotoHutang, { no_hutang, urut, foto: fotoUnik() })
  await expect(foto(sales2, 1)).rejects.toThrow('Hanya Dari Yang Menerima Barangnya Atau Yang Memvalidasi')
  for (const urut of [1, 0]) {
    await foto(kasir, urut)
    await expect(foto(kasir, urut)).rejects.toThrow(`Foto ${no_hutang} Hanya Sebelum Divalidasi`)
  }
  const satu = await kartu(kasir, no_hutang)
  // Nobody of them stands at the counter as his letter of before is printed.
  expect(await kasir.call(cetakHutang, { no_hutang, kertas: 'SURAT', alasan: '', rangkap: 1 })).toMatchObject({
    ke: 1,
    nik: null,
  })
  expect([satu.foto_identitas, satu.barang.map((one) => one.foto.length)]).toEqual([expect.any(String), [1]])
})

it('tell the number of their paper on no letter, nor does what they go on as: nobody was seen with it', async () => {
  const { hutang } = await owner.call(imporHutang, {
    baris: [{ ...SURAT, no_manual: 'A-12', nama_customer: 'BU TUTI', no_hp: '081234567899', nik: '3573010203040599' }],
  })
  const lama = await kartu(kasir, hutang[0]?.no_hutang ?? '')
  const baru = await disetujuiBila(kasir, remajakanHutang, formRemaja(lama))
  const surat = { no_hutang: baru.no_hutang, kertas: 'SURAT', alasan: '', rangkap: 1 } as const
  expect(await kasir.call(cetakHutang, surat)).toMatchObject({ ke: 1, nik: null })
})

/** One more loan of the books of before. */
const masuk = async (lain: Partial<typeof SURAT>) => {
  const { hutang } = await owner.call(imporHutang, { baris: [{ ...SURAT, ...lain }] })
  return hutang[0]?.no_hutang ?? ''
}
const simpanFoto = (no_hutang: string, urut: number, foto: string, siapa = kasir) =>
  siapa.call(simpanFotoHutang, { no_hutang, urut, foto })

it('take no picture that was ever taken of anything else, and the paper of a customer for his own loans alone', async () => {
  const [satu, lagi] = [await masuk({ no_manual: 'A-13' }), await masuk({ no_manual: 'A-14' })]
  const lain = await masuk({
    no_manual: 'A-15',
    nama_customer: 'BU TUTI',
    no_hp: '081234567899',
    nik: '3573010203040599',
  })
  const [barang, kertas] = [fotoUnik(), fotoUnik()]
  await simpanFoto(satu, 1, barang)
  const dipakai = 'Sudah Pernah Dipakai, Ambil Foto Baru'
  await expect(simpanFoto(satu, 0, barang)).rejects.toThrow(`Foto Identitas BU SARI ${dipakai}`)
  await simpanFoto(satu, 0, kertas)
  await expect(simpanFoto(lain, 0, kertas)).rejects.toThrow(`Foto Identitas BU TUTI ${dipakai}`)
  await expect(simpanFoto(lain, 1, barang)).rejects.toThrow(`Foto GELANG ${dipakai}`)
  await simpanFoto(lagi, 0, kertas)
})

it('bring more money where somebody else has looked at the paper that the cashier photographed, or OWN agrees', async () => {
  const no_hutang = await masuk({ no_manual: 'A-16', bunga_sampai: '2026-02-02' })
  const naik = async () => formRemaja(await kartu(kasir, no_hutang), { jumlah_hutang: rp(5_100_000) })
  await simpanFoto(no_hutang, 0, fotoUnik())
  // What is lent more on is known again, as of a new loan: nobody ever photographed it.
  await expect(kasir.call(remajakanHutang, await naik())).rejects.toThrow(`Foto GELANG Di ${no_hutang} Belum Ada`)
  await simpanFoto(no_hutang, 1, fotoUnik())
  const [status, kata] = await tolakan(kasir, remajakanHutang, await naik())
  expect([status, kata]).toEqual([422, 'Butuh Otorisasi HUTANG'])
  expect(JSON.stringify(await owner.call(listMinta, {}))).toContain('belum dilihat orang lain')
  // That he looks at it himself is nobody else's look.
  await kasir.call(lihatIdentitas, { no_hutang })
  expect(await tolakan(kasir, remajakanHutang, await naik())).toEqual([422, 'Butuh Otorisasi HUTANG'])
  // It goes on as it is; what it goes on as has the same picture.
  const { no_hutang: baru } = await kasir.call(remajakanHutang, formRemaja(await kartu(kasir, no_hutang)))
  const lanjut = async () => formRemaja(await kartu(kasir, baru), { jumlah_hutang: rp(5_100_000) })
  await tolakan(kasir, remajakanHutang, await lanjut())
  expect(JSON.stringify(await owner.call(listMinta, {}))).toContain(`Peremajaan ${baru} BU SARI`)
  await owner.call(lihatIdentitas, { no_hutang: baru })
  const { minta } = await mintaDari(kasir, remajakanHutang, await lanjut())
  const diminta = (await owner.call(listMinta, {})).find(({ id }) => id === minta)
  expect(diminta).toBeDefined()
  expect(JSON.stringify(diminta)).not.toContain('belum dilihat orang lain')
})

it('bring more money on heavy goods, which nobody here weighed twice, by the word of OWN or SU', async () => {
  const no_hutang = await masuk({ no_manual: 'A-17', bunga_sampai: '2026-02-02', berat_kotor: 25.12 })
  for (const urut of [0, 1]) await simpanFoto(no_hutang, urut, fotoUnik())
  await owner.call(lihatIdentitas, { no_hutang })
  const naik = async (no: string) => formRemaja(await kartu(kasir, no), { jumlah_hutang: rp(5_100_000) })
  expect(await tolakan(kasir, remajakanHutang, await naik(no_hutang))).toEqual([422, 'Butuh Otorisasi HUTANG'])
  expect(JSON.stringify(await owner.call(listMinta, {}))).toContain('Tambahan atas barang hutang dari buku lama')
  // What it goes on as is as much of the books of before.
  const { no_hutang: baru } = await kasir.call(remajakanHutang, formRemaja(await kartu(kasir, no_hutang)))
  const { minta } = await mintaDari(kasir, remajakanHutang, await naik(baru))
  const diminta = (await owner.call(listMinta, {})).find(({ id }) => id === minta)
  expect(JSON.stringify(diminta)).toContain('Tambahan atas barang hutang dari buku lama')
})
