/** How a sale is paid, and how the money goes back. Numbers in the names are those of the cases of the area's design. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { mg, persentase, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beriPin } from '@kencana/testing/member'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalKonfirmasi, konfirmasiBayar } from '../../keuangan/pembayaran/konfirmasi.contract.ts'
import type { BarisBayar } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { ambilKas, saldoUang, tambahKas } from '../../keuangan/uang/uang.contract.ts'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { member } from '../../member/data-member/data-member.contract.ts'
import { saldoPoin } from '../../member/poin/poin.api.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { getBatalJual } from '../batal-penjualan/bukti-batal.contract.ts'
import { batalJual, jual, validasiJual } from './transaksi-penjualan.contract.ts'

type Bayar = InputOf<typeof jual>['pembayaran'][number]

let shop: TestShop
let owner: User
let kasir: User
let sales: User
let kode_member: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiRekening(owner, '0111', { biaya_credit: persentase(100_000) })
  await owner.call(parameterPoint.create, {
    kode_group: 'MM',
    type: 'GRAM',
    per_gram: mg(1_000),
    per_rp: rp(0),
    poin: 100,
  })
  const isi = { kode_member: '', alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const, catatan: '', no_hp: '' }
  kode_member = (await owner.call(member.create, { ...isi, nama_member: 'BU POIN' })).data.kode_member
  await beriPin(owner, kode_member)
  await disetujuiBila(owner, ubahParaSystem, { key: 'nilai_poin', value: '1000', otorisasi: null })
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
/** A ring for 5,733,000 that waits at the cashier. */
const tunggu = async (lain: Parameters<typeof formJual>[2] = {}) =>
  (await sales.call(jual, await formJual(sales, [await cincin()], lain))).data
const HARGA = 5_733_000
const bank = (cara_bayar: Bayar['cara_bayar'], jumlah: number, referensi = '', lain: Partial<Bayar> = {}): Bayar => ({
  cara_bayar,
  no_rekening: '0111',
  jumlah: rp(jumlah),
  masuk: true,
  ...(referensi === '' ? {} : { referensi }),
  ...lain,
})
const poin = (jumlah: number, ref = kode_member): Bayar => ({
  cara_bayar: 'POIN',
  no_rekening: '',
  ref,
  jumlah: rp(jumlah),
})
const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, sum(m.rp)::bigint AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} AND m.rp <> 0 GROUP BY 1, 2 HAVING sum(m.rp) <> 0 ORDER BY 1, 2`)
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const sah = async (data: Awaited<ReturnType<typeof tunggu>>, pembayaran: readonly Bayar[]) => {
  const { no_faktur_jual, versi } = data
  const isian = { data: [{ no_faktur_jual, versi, pembayaran: [...pembayaran] }], otorisasi: null }
  const [nota] = (await disetujuiBila(kasir, validasiJual, isian)).data
  if (!nota) throw new Error('nothing validated')
  return nota
}
/** The same, typed by the seller: the cashier only says what has come. */
const dibayar = async (pembayaran: readonly Bayar[], lain: Parameters<typeof formJual>[2] = {}) =>
  sah(await tunggu({ ...lain, pembayaran: pembayaran.map((one) => ({ ...one, masuk: false })) }), pembayaran)
const batal = (nota: Parameters<typeof batalForm>[0], lain: Parameters<typeof batalForm>[1] = {}) =>
  denganOtorisasi(kasir, batalJual, batalForm(nota, lain), 'BATAL PENJUALAN')
const kembali = async (no_faktur_jual: string) =>
  (
    await shop.db.one<{ no: string }>(sql`
      SELECT no_kembali::text AS no FROM penjualan_kembali WHERE no_faktur_jual = ${no_faktur_jual}`)
  )?.no

const bukti = (no_faktur_jual: string) => kasir.call(getBatalJual, { no_faktur_jual })

it.each(['TUKAR', 'TITIPAN', 'VOUCHER', 'MARKETPLACE'] as const)(
  'nobody pays with a %s that he made up',
  async (cara) => {
    const isian = await formJual(sales, [await cincin()])
    const karangan = { ...bayarTunai(HARGA), cara_bayar: cara, ref: 'X-1' }
    await expect(sales.call(jual, { ...isian, pembayaran: [karangan] })).rejects.toThrow(
      cara === 'VOUCHER' ? 'Voucher Tidak Dikenal' : 'Cara Bayar Tidak Berlaku Di Sini',
    )
    const nota = (await sales.call(jual, isian)).data
    await expect(sahkanJual(kasir, [nota], [karangan])).rejects.toThrow(
      {
        TUKAR: 'Barang Tukar Hanya Diubah',
        TITIPAN: 'Titipan Hanya Diambil',
        MARKETPLACE: 'Marketplace Hanya Dipilih',
        VOUCHER: 'Voucher Hanya Dipakai',
      }[cara],
    )
  },
)

describe('payments', () => {
  it('kasus 9: come to the bill exactly, cash of 0 is none, change is of cash alone', async () => {
    const data = await tunggu()
    for (const jumlah of [HARGA - 1, HARGA + 1])
      await expect(sahkanJual(kasir, [data], [bayarTunai(jumlah)])).rejects.toThrow('Pembayaran Harus Rp. 5,733,000')
    await expect(sahkanJual(kasir, [data], [bayarTunai(0)])).rejects.toThrow('Jumlah Bayar Harus Lebih Dari 0')
    await expect(sahkanJual(kasir, [data], [bayarTunai(HARGA, HARGA - 1)])).rejects.toThrow(
      'Uang Diterima Kurang Dari Jumlah Bayar',
    )
    const sebelas = Array.from({ length: 11 }, (_, n) => bank('TRANSFER', 1_000, `T${n}`))
    await expect(sahkanJual(kasir, [data], sebelas)).rejects.toThrow('Paling Banyak 10 Pembayaran')
    const sepuluh = [...sebelas.slice(0, 9), bayarTunai(HARGA - 9_000, HARGA)]
    const nota = await sah(data, sepuluh)
    expect(nota.pembayaran.find((one) => one.cara_bayar === 'CASH')).toMatchObject({
      diterima: HARGA,
      jumlah: HARGA - 9_000,
    })
    await expect(dibayar([bank('TRANSFER', HARGA - 1_000, 'A1'), bank('TRANSFER', 1_000, 'A1')])).rejects.toThrow(
      'Cara Bayar Yang Sama Dua Kali',
    )
  })

  it('through a bank are seen by who validates, whatever the seller says of them', async () => {
    const data = await tunggu({ pembayaran: [bank('TRANSFER', HARGA, 'T-JANJI')] })
    const { no_faktur_jual, versi } = data
    const isian = { data: [{ no_faktur_jual, versi, pembayaran: [] }] }
    await expect(kasir.call(validasiJual, isian)).rejects.toThrow('Butuh Saksi')
    await sah(data, [bank('TRANSFER', HARGA, 'T-JANJI')])
  })

  it('by a slip that paid another bill are agreed to, where the sale is right at once too', async () => {
    await dibayar([bank('TRANSFER', HARGA, 'T-DUA')])
    const isian = await formJual(owner, [await cincin()], { sahkan: true })
    const kedua = { ...isian, pembayaran: [bank('TRANSFER', HARGA, 'T-DUA')] }
    expect((await disetujuiBila(owner, jual, kedua)).data.status).toBe('DONE')
  })

  it('kasus 11: beyond the bill are refused, however they are made up', async () => {
    const data = await tunggu()
    await expect(sahkanJual(kasir, [data], [bayarTunai(HARGA), bank('TRANSFER', 500)])).rejects.toThrow(
      'Pembayaran Harus',
    )
  })

  it('kasus 10: a card’s fee is the shop’s, points are its discount', async () => {
    const milik = { kode_member, nama_customer: 'BU POIN' }
    const data = await tunggu(milik)
    await sah(data, [bayarTunai(HARGA)])
    // 3.485 g of 1.000 g each: 3 x 100 points
    expect(await saldoPoin(shop.db, kode_member)).toEqual({ saldo: 300, tunggakan: 0 })
    const nota = await dibayar([bank('CREDIT', 5_633_000), poin(100_000)], milik)
    expect(await buku(nota.no_faktur_jual)).toEqual([
      { akun: 'BANK', ref: '0111', rp: 5_069_700 },
      { akun: 'BIAYA_BANK', ref: '0111', rp: 563_300 },
      { akun: 'DISKON', ref: 'POIN', rp: 100_000 },
      { akun: 'PENJUALAN', ref: '-', rp: -HARGA },
    ])
    // 300 - 100, and 3.485 x 5,633 / 5,733 = 3.42 g earn 300
    expect(await saldoPoin(shop.db, kode_member)).toEqual({ saldo: 500, tunggakan: 0 })
  })

  it('by points are the member’s own, in whole points, and held while the sale waits', async () => {
    const milik = { kode_member, nama_customer: 'BU POIN' }
    const jualPoin = async (jumlah: number, lain: object = milik, ref = kode_member) => {
      const isian = await formJual(sales, [await cincin()], lain)
      return (await sales.call(jual, { ...isian, pembayaran: [poin(jumlah, ref), bayarTunai(HARGA - jumlah)] })).data
    }
    await expect(jualPoin(1_500)).rejects.toThrow('Bayar Poin Harus Kelipatan Rp. 1,000')
    await expect(jualPoin(1_000, {})).rejects.toThrow('Poin Harus Milik Member Di Nota Ini')
    await expect(jualPoin(1_000, milik, 'M-LAIN')).rejects.toThrow('Poin Harus Milik Member Di Nota Ini')
    const pertama = await jualPoin(300_000)
    await expect(jualPoin(300_000)).rejects.toThrow('Poin Tidak Cukup')
    await sales.call(batalJual, batalForm(pertama))
    const [satu, dua] = await Promise.allSettled([jualPoin(300_000), jualPoin(300_000)])
    expect([satu.status, dua.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const one of [satu, dua]) if (one.status === 'fulfilled') await sales.call(batalJual, batalForm(one.value))
  })
})

describe('a cancelled sale gives back', () => {
  it('000.15, 000.34 what came as it came, a card’s fee being the shop’s loss unless the slip was voided on the same day', async () => {
    const bayar = async () => dibayar([bank('CREDIT', HARGA)])
    const rugi = await bayar()
    await batal(rugi)
    const no = (await kembali(rugi.no_faktur_jual)) ?? ''
    expect(no).toMatch(/^RFJ-/)
    expect(await buku(no)).toEqual([
      { akun: 'BANK', ref: '0111', rp: -573_300 },
      { akun: 'BIAYA_BANK', ref: '0111', rp: 573_300 },
    ])
    expect(await bukti(rugi.no_faktur_jual)).toMatchObject({
      no_kembali: no,
      biaya: 573_300,
      pembayaran: [{ arah: 'KELUAR', cara_bayar: 'CREDIT', no_rekening: '0111', jumlah: HARGA, biaya: 0 }],
    })
    const voided = await bayar()
    await batal(voided, { void_edc: true })
    expect(await kembali(voided.no_faktur_jual)).toBeUndefined()
    expect(await bukti(voided.no_faktur_jual)).toMatchObject({
      no_kembali: null,
      biaya: 0,
      pembayaran: [{ arah: 'KELUAR', cara_bayar: 'CREDIT', jumlah: HARGA, biaya: 0 }],
    })
  })

  it('000.34 by another way, agreed to with it', async () => {
    const nota = await dibayar([bank('TRANSFER', HARGA, 'TRX-9')])
    await expect(batal(nota, { pembayaran: [bayarTunai(HARGA - 500)] })).rejects.toThrow(
      'Uang Kembali Harus Rp. 5,733,000',
    )
    const dibatalkan = await batal(nota, { pembayaran: [bayarTunai(HARGA)] })
    expect(dibatalkan.bukti).toMatchObject({
      no_batal: dibatalkan.no_batal,
      no_kembali: await kembali(nota.no_faktur_jual),
      disetujui_oleh: 'OWNER',
      barang: [{ kode_barcode: nota.barang[0]?.kode_barcode }],
      pembayaran: [{ arah: 'KELUAR', cara_bayar: 'CASH', jumlah: HARGA }],
    })
    expect(dibatalkan.bukti?.pembayaran).toHaveLength(1)
    expect(await bukti(nota.no_faktur_jual)).toEqual(dibatalkan.bukti)
    expect(await buku((await kembali(nota.no_faktur_jual)) ?? '')).toEqual([
      { akun: 'BANK', ref: '0111', rp: HARGA },
      { akun: 'KAS', ref: '-', rp: -HARGA },
    ])
    const [otorisasi] = await shop.db.rows(
      sql`SELECT keterangan FROM otorisasi WHERE dokumen LIKE 'BFJ-%' ORDER BY waktu DESC, dokumen DESC LIMIT 1`,
    )
    expect(otorisasi).toEqual({ keterangan: expect.stringContaining('uang kembali lewat CASH') as string })
    // Its slip may pay another bill now.
    await dibayar([bank('TRANSFER', HARGA, 'TRX-9')])
  })

  it('from no account that holds too little, told before anybody is asked', async () => {
    await isiRekening(owner, '0999')
    const nota = await jualSah(sales, kasir, [await cincin()])
    const lewat = { pembayaran: [bank('TRANSFER', HARGA, '', { no_rekening: '0999' })] }
    await expect(kasir.call(batalJual, batalForm(nota, lewat))).rejects.toThrow('Saldo BANK 0999 Tidak Mencukupi')
    // An amount that is none of the sale's is refused as such, whatever the account holds.
    const lain = { pembayaran: [bank('TRANSFER', 1, '', { no_rekening: '0999' })] }
    await expect(kasir.call(batalJual, batalForm(nota, lain))).rejects.toThrow('Uang Kembali Harus Rp. 5,733,000')
    await batal(nota)
  })

  it('kasus 19: nothing the drawer does not hold', async () => {
    const nota = await jualSah(sales, kasir, [await cincin()])
    const ada = await kas()
    await disetujuiBila(owner, ambilKas, {
      kode_transaksi: 'BIAYA TOKO',
      jumlah: rp(ada - 1_000),
      keterangan: 'ambil',
      otorisasi: null,
    })
    await expect(batal(nota)).rejects.toThrow('Saldo KAS Tidak Mencukupi')
    await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(ada), keterangan: 'modal' })
    await batal(nota)
  })

  it('in cash only what somebody has seen at the bank, and its slip pays no other bill', async () => {
    const nota = await sah(await tunggu(), [bank('TRANSFER', 4_900_000, 'BUKTI-9'), bayarTunai(HARGA - 4_900_000)])
    const [uang] = await shop.db.rows<BarisBayar>(sql`
      SELECT dokumen::text, urut FROM pembayaran WHERE dokumen = ${nota.no_faktur_jual} AND cara_bayar = 'TRANSFER'`)
    if (!uang) throw new Error('no transfer')
    await kasir.call(batalKonfirmasi, { ...uang, alasan: 'tidak masuk' })
    const tunai = { pembayaran: [bayarTunai(HARGA)] }
    const isian = batalForm(nota, tunai)
    await expect(disetujuiBila(kasir, batalJual, isian)).rejects.toThrow('Belum Dikonfirmasi Masuk')
    await disetujuiBila(kasir, konfirmasiBayar, { pembayaran: [uang] })
    await disetujuiBila(kasir, batalJual, isian)
    const lain = await tunggu()
    const lagi = [bank('TRANSFER', 4_900_000, 'bukti 9'), bayarTunai(HARGA - 4_900_000)]
    await expect(sahkanJual(kasir, [lain], lagi)).rejects.toThrow('Butuh Otorisasi')
    // Agreed to all the same, it goes back like any other.
    const sahLagi = await sah(lain, lagi)
    await disetujuiBila(kasir, batalJual, batalForm(sahLagi, tunai))
    expect(await shop.violations()).toEqual([])
  })
})

it('one slip pays one of the sales that are validated together', async () => {
  const dua = [await tunggu(), await tunggu()]
  const bayar = [bank('TRANSFER', 100_000, 'SATU'), bayarTunai(HARGA - 100_000)]
  await expect(sahkanJual(kasir, dua, bayar)).rejects.toThrow('Referensi SATU Dipakai Dua Faktur')
})
