/** Points that sales earn, spend and give back. Numbers in the names are those of the cases of the area's design. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, beriPin, beriPoin, hadiahBaru, isianTukar } from '@kencana/testing/member'
import { denganOtorisasi, disetujuiBila, mintaDari, setujui } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan, sahkanJual } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { buatKartu } from '../../member/kartu-member/kartu-member.contract.ts'
import { saldoPoin } from '../../member/poin/poin.api.ts'
import { tukarPoin } from '../../member/tukar-point/tukar-point.contract.ts'
import { tukarVoucher } from '../../member/voucher/voucher.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual, validasiJual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  const gram = { type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 100 }
  await owner.call(parameterPoint.create, { kode_group: 'MM', ...gram })
  await nilai('1000')
})
afterAll(() => shop.close())

const nilai = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'nilai_poin', value, otorisasi: null })
const HARGA = 5_733_000
const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const poin = (jumlah: number, ref: string) => ({
  cara_bayar: 'POIN' as const,
  no_rekening: '',
  ref,
  jumlah: rp(jumlah),
})
/** A member of his own, whose points nobody else has used today. */
const anggota = async (nama_customer: string) => {
  const kode_member = await anggotaBaru(owner, nama_customer)
  await beriPin(owner, kode_member)
  return { kode_member, nama_customer }
}
type Milik = Awaited<ReturnType<typeof anggota>>

/** Points, and the rest in cash. */
const denganPoin = ({ kode_member }: Milik, jumlah: number) => [poin(jumlah, kode_member), bayarTunai(HARGA - jumlah)]

/** So many rings for 5,733,000 each, 3.485 g, sold to a member; agreed to where that is needed. */
const masuk = async (milik: Milik, pembayaran: InputOf<typeof jual>['pembayaran'] = [], banyak = 1) => {
  const kode: string[] = []
  for (let n = 0; n < banyak; n += 1) kode.push(await cincin())
  return (await disetujuiBila(sales, jual, await formJual(sales, kode, { ...milik, pembayaran }))).data
}
const sah = async (list: Parameters<typeof sahkanJual>[1], pembayaran?: Parameters<typeof sahkanJual>[2]) => {
  const [nota] = (await sahkanJual(kasir, list, pembayaran)).data
  if (!nota) throw new Error('nothing validated')
  return nota
}
const batal = (nota: Parameters<typeof batalForm>[0]) =>
  denganOtorisasi(kasir, batalJual, batalForm(nota), 'BATAL PENJUALAN')

it('are no money where a shop gives them no value', async () => {
  const milik = await anggota('BU TANPA NILAI')
  const kode = await cincin()
  const form = await formJual(sales, [kode], { ...milik, pembayaran: denganPoin(milik, 1_000) })
  await nilai('0')
  await expect(sales.call(jual, form)).rejects.toThrow('Poin Bukan Cara Bayar Di Toko Ini')
  await nilai('1000')
  const [ada] = await shop.db.rows(sql`SELECT status_barang AS s FROM barang WHERE kode_barcode = ${kode}`)
  expect(ada).toEqual({ s: 'TERSEDIA' })
})

describe('a cancelled sale gives back', () => {
  it('kasus 20: less what the points cost that its customer has spent', async () => {
    const milik = await anggota('BU HABIS')
    const nota = await sah([await masuk(milik, [], 2)])
    // 6.970 g gave 600 points; they pay the next one, which gives 300 by its cash.
    await sah([await masuk(milik, denganPoin(milik, 600_000))], denganPoin(milik, 600_000))
    expect(await saldoPoin(shop.db, milik.kode_member)).toEqual({ saldo: 300, tunggakan: 0 })
    const awal = await kas()
    await batal(nota)
    expect(await kas()).toBe(awal - 2 * HARGA + 300_000)
    expect(await saldoPoin(shop.db, milik.kode_member)).toEqual({ saldo: 0, tunggakan: 0 })
  })

  it('no less for a missing point than it paid', async () => {
    await nilai('2000')
    const milik = await anggota('BU MAHAL')
    const nota = await sah([await masuk(milik, [], 2)])
    // 600 points, worth 1,200,000; the next sale gives 200 by its cash, so that 400 are missing.
    await sah([await masuk(milik, denganPoin(milik, 1_200_000))], denganPoin(milik, 1_200_000))
    expect((await saldoPoin(shop.db, milik.kode_member)).saldo).toBe(200)
    const awal = await kas()
    await batal(nota)
    expect(await kas()).toBe(awal - 2 * HARGA + 400 * 2_000)
    await nilai('1000')
  })

  it('nor less once points are worth less than when they were spent', async () => {
    await nilai('2000')
    const milik = await anggota('BU TURUN')
    const nota = await sah([await masuk(milik, [], 2)])
    await sah([await masuk(milik, denganPoin(milik, 1_200_000))], denganPoin(milik, 1_200_000))
    await nilai('1000')
    const awal = await kas()
    await batal(nota)
    expect(await kas()).toBe(awal - 2 * HARGA + 400 * 2_000)
    // A voucher pays with points too.
    const lain = await anggota('BU VOUCHER')
    const asal = await sah([await masuk(lain, [], 2)])
    await nilai('3000')
    await kasir.call(tukarVoucher, { kode_member: lain.kode_member, poin: 600, bukti: '246810' })
    await nilai('1000')
    const sebelum = await kas()
    await batal(asal)
    expect(await kas()).toBe(sebelum - 2 * HARGA + 600 * 3_000)
  })
})

describe('points', () => {
  it('are spent by the member’s own card or his PIN, which is kept nowhere', async () => {
    const milik = await anggota('BU SENDIRI')
    await beriPoin(owner, milik.kode_member, 500)
    const lain = await anggota('BU LAIN')
    const bayar = denganPoin(milik, 100_000)
    const { bukti: pin, ...isian } = await formJual(sales, [await cincin()], { ...milik, pembayaran: bayar })
    const kartu = async (kode_member: string) => (await owner.call(buatKartu, { kode_member, ganti: 'TIDAK' })).kartu
    const coba = (isi: object) => tolakan(sales, jual, { ...isian, ...isi })
    expect(await coba({})).toEqual([400, 'Pindai Kartu Member Atau Ketik PIN 6 Angka'])
    expect(await coba({ bukti: '111222' })).toEqual([422, 'PIN Member Salah'])
    expect(await coba({ bukti: await kartu(lain.kode_member) })).toEqual([422, 'Kartu Bukan Milik Member Ini'])
    // Agreed to with the one, sent with the other: it is the same sale.
    const detail_barang = isian.detail_barang.map((one) => ({ ...one, total: rp(one.total - 172_000) }))
    const murah = {
      ...isian,
      detail_barang,
      pembayaran: denganPoin(milik, 100_000).with(1, bayarTunai(HARGA - 272_000)),
    }
    const otorisasi = await setujui(sales, jual, { ...murah, bukti: pin })
    const { data } = await sales.call(jual, { ...murah, bukti: await kartu(milik.kode_member), otorisasi })
    await sales.call(batalJual, batalForm(data))
    const kedua = (
      await sales.call(jual, {
        ...isian,
        detail_barang: (await formJual(sales, [await cincin()])).detail_barang,
        bukti: pin,
      })
    ).data
    await sah([kedua], bayar)
    const ditulis = await shop.db.rows<{ isi: string }>(sql`
      SELECT sesudah::text AS isi FROM audit_log UNION ALL SELECT jawaban FROM idempotency
      UNION ALL SELECT to_jsonb(p)::text FROM penjualan p`)
    expect(ditulis.filter(({ isi }) => isi?.includes(String(pin)))).toEqual([])
  })

  it('7. of a nota are moved to no other member', async () => {
    const [milik, lain] = [await anggota('BU ASLI'), await anggota('BU TITIP')]
    const nota = await masuk(milik)
    const { kode_member } = lain
    const form = {
      no_faktur_jual: nota.no_faktur_jual,
      versi: nota.versi,
      pembayaran: [bayarTunai(HARGA)],
      kode_member,
    }
    const jawab = await kasir.send('POST', validasiJual.path, { body: { data: [form] } })
    const isi = async (satu: Milik) => (await saldoPoin(shop.db, satu.kode_member)).saldo
    // Nobody is asked whose it is at the cashier's: a name there is none.
    expect([jawab.status, await isi(milik), await isi(lain)]).toEqual([200, 300, 0])
    const [sahnya] = (jawab.json as { data: Parameters<typeof batalForm>[0][] }).data
    if (!sahnya) throw new Error('nothing validated')
    await expect(
      shop.db.pool.query(
        `UPDATE poin_mutasi SET kode_member = '${kode_member}' WHERE kode_member = '${milik.kode_member}'`,
      ),
    ).rejects.toThrow(/ditolak/)
    await denganOtorisasi(kasir, batalJual, { ...batalForm(sahnya), kode_member } as never, 'BATAL PENJUALAN')
    expect([await isi(milik), await isi(lain)]).toEqual([0, 0])
    // Nor do one's points pay another's nota.
    await sah([await masuk(lain)])
    await expect(masuk(milik, denganPoin(lain, 100_000))).rejects.toThrow('Poin Harus Milik Member Di Nota Ini')
    expect(await isi(lain)).toBe(300)
  })

  it('are earned and spent in two sales of a day, and not added by the cashier', async () => {
    const milik = await anggota('BU RAJIN')
    for (let n = 0; n < 3; n += 1) await sah([await masuk(milik)])
    expect((await saldoPoin(shop.db, milik.kode_member)).saldo).toBe(600)
    const bayar = denganPoin(milik, 100_000)
    const nota = await masuk(milik)
    await expect(sah([nota], bayar)).rejects.toThrow('Poin Hanya Dipakai Di Entri Penjualan, Tolak Lalu Entri Ulang')
    await sales.call(batalJual, batalForm(nota))
    const rencana = await masuk(milik, bayar)
    await expect(sah([rencana], bayar)).rejects.toThrow('Poin Member Ini Sudah Dipakai Dua Kali Hari Ini')
    await sales.call(batalJual, batalForm(rencana))
    expect((await saldoPoin(shop.db, milik.kode_member)).saldo).toBe(600)
  })

  it('are earned by two sales of somebody who never had any, however many are made right at once', async () => {
    const milik = await anggota('BU BARU')
    const nota: Awaited<ReturnType<typeof masuk>>[] = []
    for (let n = 0; n < 3; n += 1) nota.push(await masuk(milik))
    // Everybody has looked at what he had today before the first of them may write it down.
    const selesai = await shop.db.transaction(async (tx) => {
      await tx.run(sql`LOCK TABLE poin_mutasi IN SHARE MODE`)
      const berjalan = nota.map((one) => sah([one]))
      const menunggu = () =>
        shop.db.one<{ n: number }>(sql`
          SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`)
      await expect.poll(menunggu, { interval: 20 }).toEqual({ n: 3 })
      return { berjalan }
    })
    await Promise.all(selesai.berjalan)
    expect((await saldoPoin(shop.db, milik.kode_member)).saldo).toBe(600)
  })

  it('that a sale waits with are taken by no gift and no voucher; with these they are spent twice a day in all', async () => {
    const milik = await anggota('BU PESAN')
    const { kode_member } = milik
    await beriPoin(owner, kode_member, 500)
    await hadiahBaru(owner, 'PAYUNG', 50, 9)
    const payung = () => kasir.call(tukarPoin, isianTukar(kode_member, 'PAYUNG'))
    const voucher = (banyak: number) => kasir.call(tukarVoucher, { kode_member, poin: banyak, bukti: '246810' })
    const bayar = denganPoin(milik, 480_000)
    const nota = await masuk(milik, bayar)
    await expect(payung()).rejects.toThrow('Poin Tidak Cukup')
    await expect(voucher(21)).rejects.toThrow('Poin Tidak Cukup')
    await voucher(20)
    await sah([nota], bayar)
    await expect(payung()).rejects.toThrow('Poin Member Ini Sudah Ditukar Dua Kali Hari Ini')
    const lagi = denganPoin(milik, 100_000)
    const ketiga = await masuk(milik, lagi)
    await expect(sah([ketiga], lagi)).rejects.toThrow('Poin Member Ini Sudah Dipakai Dua Kali Hari Ini')
    await sales.call(batalJual, batalForm(ketiga))
  })

  it('count as a discount of who lets them go', async () => {
    const milik = await anggota('BU SERIBU')
    await sah([await masuk(milik, [], 4)])
    const lain = await shop.user(owner, 'SALES-LAIN', 'SALES')
    const isian = await formJual(lain, [await cincin()], { ...milik, pembayaran: denganPoin(milik, 1_001_000) })
    await expect(lain.call(jual, isian)).rejects.toThrow('Butuh Otorisasi HARGA JUAL')
    // 3 % of 5,733,000 is 171,990: beside a price that is asked for anyway they are asked for too.
    const detail_barang = isian.detail_barang.map((one) => ({ ...one, total: rp(one.total - 172_000) }))
    const pembayaran = [poin(500_000, milik.kode_member), bayarTunai(HARGA - 672_000)]
    const { minta = '' } = await mintaDari(lain, jual, { ...isian, detail_barang, pembayaran })
    const diminta = await shop.db.one<{ kasus: { rp: number }[] }>(sql`
      SELECT kasus FROM otorisasi_minta WHERE id = ${minta}`)
    expect(diminta?.kasus.map((one) => one.rp)).toEqual([172_000, 500_000])
    expect(await shop.violations()).toEqual([])
  })
})
