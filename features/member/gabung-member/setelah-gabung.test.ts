/** What is left open when members are found to be one, and what must not tell or give more for it. */
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru } from '@kencana/testing/member'
import { disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { formAmbil, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { barangDititip } from '../../penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import { getJual } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { member, simpanIdentitas } from '../data-member/data-member.contract.ts'
import { saldoPoin } from '../poin/poin.api.ts'
import { lihatIdentitas, lupakanMember } from '../privasi/privasi.contract.ts'
import { gabungMember } from './gabung-member.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiBakiTitip(owner)
  await owner.call(parameterPoint.create, {
    kode_group: 'MM',
    type: 'GRAM',
    per_gram: mg(1000),
    per_rp: rp(0),
    poin: 1,
  })
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const cincin = async () => (await tambahCincin(owner)).kode_barcode
const gabung = (kode_member: string, digabung: string) =>
  owner.call(gabungMember, { kode_member, digabung, alasan: 'DICATAT DUA KALI' })
const poin = async (kode_member: string) => (await saldoPoin(shop.db, kode_member)).saldo
const titipan = async (dia: { kode_member: string; nama_customer: string; no_hp: string }) => {
  const { barang } = await titipSah(owner, kasir, [await cincin()], dia)
  return barang[0]?.no_titip ?? ''
}

it('a deposit of a member is picked up by nobody else, and tells his telephone to nobody who fetches it', async () => {
  const kode_member = await anggotaBaru(owner, 'BU ASLI', '081299990001')
  const palsu = await anggotaBaru(owner, 'BU ASLI')
  const no_titip = await titipan({ kode_member, nama_customer: 'BU ASLI', no_hp: '081299990001' })
  const form = await formAmbil(sales, [no_titip], { hp_penitip: '081299990001' })
  for (const lain of [{ kode_member: '-' }, { kode_member: palsu }])
    await expect(sales.call(jual, { ...form, nama_customer: 'BU ASLI', no_hp: '', ...lain })).rejects.toThrow(
      `Titipan ${no_titip} Milik Member ${kode_member}`,
    )
  expect(form).toMatchObject({ kode_member, nama_customer: 'BU ASLI', no_hp: '********0001' })
  const { data } = await sales.call(jual, form)
  expect(data.no_hp).toBe('********0001')
  await sahkanAmbil(kasir, data)
  expect([await poin(kode_member), await poin(palsu)]).toEqual([3, 0])
})

it('a telephone that another one wrote with a deposit is not read by who sells it', async () => {
  const no_titip = await titipan({ kode_member: '-', nama_customer: 'PAK TITIP', no_hp: '081288880002' })
  const { data } = await sales.call(jual, await formAmbil(sales, [no_titip], { hp_penitip: '081288880002' }))
  expect(data.no_hp).toBe('********0002')
  const { no_hp } = await sales.call(getJual, { no_faktur: data.no_faktur_jual })
  expect(no_hp).toBe('********0002')
  const batal = await disetujuiBila(sales, batalJual, batalForm(data))
  expect(JSON.stringify(batal)).not.toContain('08128888')
})

it('a deposit that comes back after he became another member is picked up by who he is', async () => {
  const [lama, baru] = [await anggotaBaru(owner, 'BU LAMA', '081277771001'), await anggotaBaru(owner, 'BU BARU')]
  const no_titip = await titipan({ kode_member: lama, nama_customer: 'BU LAMA', no_hp: '081277771001' })
  const { data } = await sales.call(jual, await formAmbil(sales, [no_titip], { hp_penitip: '081277771001' }))
  const nota = await sahkanAmbil(kasir, data)
  await gabung(baru, lama)
  expect([await poin(lama), await poin(baru)]).toEqual([0, 3])
  // His old nota, printed again, tells what he has by now.
  const { poin_didapat, poin_saldo } = await owner.call(getJual, { no_faktur: nota.no_faktur_jual })
  expect([poin_didapat, poin_saldo]).toEqual([3, 3])
  await disetujuiBila(owner, batalJual, batalForm(nota))
  expect([await poin(lama), await poin(baru)]).toEqual([0, 0])
  // His deposit is there again: he is not forgotten meanwhile.
  await expect(owner.call(lupakanMember, { kode_member: baru, alasan: 'DIMINTA' })).rejects.toThrow('Belum Selesai')
  expect(await sales.call(barangDititip, { no_titip })).toMatchObject({ kode_member: baru, nama_customer: 'BU BARU' })
  const lagi = await sales.call(jual, await formAmbil(sales, [no_titip], { hp_penitip: '081277771001' }))
  await sahkanAmbil(kasir, lagi.data)
  expect([await poin(lama), await poin(baru)]).toEqual([0, 3])
})

it('who is forgotten is forgotten as everybody he was', async () => {
  const [lama, baru] = [
    await anggotaBaru(owner, 'BU DULU', '081277772001'),
    await anggotaBaru(owner, 'BU KINI', '081277772002'),
  ]
  await kasir.call(simpanIdentitas, { kode_member: lama, nik: '3573016666777701' })
  await gabung(baru, lama)
  await owner.call(lupakanMember, { kode_member: lama, alasan: 'DIMINTA' })
  const rows = await shop.db.rows(sql`
    SELECT nama_member::text AS nama, no_hp FROM member WHERE kode_member = ANY (${[lama, baru]}::text[])`)
  expect(rows).toEqual([
    { nama: 'TANPA NAMA', no_hp: '' },
    { nama: 'TANPA NAMA', no_hp: '' },
  ])
  await expect(owner.call(lihatIdentitas, { dokumen: lama })).rejects.toThrow('Belum Dicatat')
})

const setuju = async (kode_member: string) =>
  (await shop.db.one<{ ya: string }>(sql`SELECT setuju_pesan AS ya FROM member WHERE kode_member = ${kode_member}`))?.ya

it('who said no to messages has said so for who he is by now', async () => {
  const baru = async (nama_member: string, no_hp: string, setuju_pesan: 'YA' | 'TIDAK') => {
    const isi = { kode_member: '', nama_member, no_hp, alamat: '', tgl_lahir: null, setuju_pesan, catatan: '' }
    return (await owner.call(member.create, isi)).data.kode_member
  }
  const [a, b] = [await baru('BU A', '081277773001', 'TIDAK'), await baru('BU B', '', 'YA')]
  await gabung(b, a)
  expect(await setuju(b)).toBe('TIDAK')
  const [c, d] = [await baru('BU C', '081277773003', 'YA'), await baru('BU D', '081277773004', 'TIDAK')]
  await gabung(d, c)
  // A paper of nobody under the old number means who he is by now.
  const nota = await jualSah(owner, owner, [await cincin()], { nama_customer: 'BU C', no_hp: '081277773003' })
  expect(nota.setuju_pesan).toBe('TIDAK')
})
