/** One person's day: however his loans are split, on whichever paper, and with money on top of what he owes. */
import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { formHutang, formRemaja, gelangJaminan, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { anggotaBaru } from '@kencana/testing/member'
import { denganOtorisasi, mintaDari } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getMinta, listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { simpanIdentitas } from '../../member/data-member/data-member.contract.ts'
import { cekLarangan, pasangLarangan } from '../larangan-hutang/larangan-hutang.contract.ts'
import { batalBayarHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { simpanHutang } from './transaksi-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeEach(async () => {
  toko = await tokoHutang()
})
afterEach(() => toko.shop.close())

const KARTU = '3573010203045555'
const HP = '081255557777'
const DUA = [gelangJaminan(), gelangJaminan()]
/** A loan to who says that he is no member. */
const bukanMember = (nik: string, no_hp: string, jumlah: number) =>
  formHutang({ nama_customer: 'BU DUA', nik, no_hp, jumlah_hutang: rp(jumlah), detail_barang: DUA })

const anggota = async () => {
  const kode_member = await anggotaBaru(toko.owner, 'BU DUA', HP)
  await toko.owner.call(simpanIdentitas, { kode_member, nik: KARTU })
  return kode_member
}

const banyak = () =>
  toko.shop.db.one(sql`SELECT count(*)::int AS hutang, (SELECT count(*)::int FROM jurnal) AS jurnal FROM hutang`)
const ditolak = async (apa: () => Promise<unknown>, kata = 'Butuh Otorisasi HUTANG') => {
  const sebelum = await banyak()
  await expect(apa()).rejects.toThrow(kata)
  expect(await banyak()).toEqual(sebelum)
}
const MENUNGGU = sql`
  SELECT count(*)::int AS n FROM pg_locks
  WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
const ditanya = async () => JSON.stringify(await toko.owner.call(listMinta, {}))

it('is a member’s though he comes as none: his paper leads to his telephone, and that to his paper', async () => {
  await anggota()
  await hutangSah(toko.sales, toko.kasir, bukanMember('930102030405', HP, 10_000_000))
  // His card, with a telephone that nobody knows.
  const lagi = bukanMember(KARTU, '081300000001', 5_000_001)
  await ditolak(() => toko.sales.call(simpanHutang, lagi))
  expect(await ditanya()).toContain('Hutang customer ini hari ini menjadi Rp. 15,000,001')
  // Who asks learns that it is too much, not what somebody was lent by others.
  const { minta: id = '' } = await mintaDari(toko.sales, simpanHutang, lagi)
  const { kasus } = await toko.sales.call(getMinta, { id })
  expect(kasus).toMatchObject([
    { aturan: 'Hutang sehari customer ini, batas Rp. 15,000,000', hitung: 15_000_000, input: null, rahasia: '' },
  ])
  expect(JSON.stringify(kasus)).not.toMatch(/15,?000,?001|10,?000,?000/)
  await toko.sales.call(simpanHutang, { ...lagi, jumlah_hutang: rp(5_000_000) })
  // Somebody else is somebody else.
  await toko.sales.call(simpanHutang, bukanMember('940102030405', '081300000002', 15_000_000))
})

it('is not found out by asking again and again: after three refusals every loan to who borrowed today is asked for', async () => {
  const { sales, kasir, owner, shop } = toko
  await hutangSah(sales, kasir, bukanMember(KARTU, HP, 10_000_000))
  const kedua = await shop.user(owner, 'SALES2', 'SALES')
  for (const jumlah of [7_500_000, 6_250_000, 5_500_000])
    await ditolak(() => kedua.call(simpanHutang, bukanMember(KARTU, HP, jumlah)))
  // 10,000,000 and 1,000,000 are below the limit: whoever guesses is refused in the same words.
  const kecil = bukanMember(KARTU, HP, 1_000_000)
  await ditolak(() => kedua.call(simpanHutang, kecil))
  const { minta: id = '' } = await mintaDari(kedua, simpanHutang, kecil)
  const { kasus } = await kedua.call(getMinta, { id })
  expect(kasus).toMatchObject([
    { aturan: 'Hutang sehari customer ini, batas Rp. 15,000,000', hitung: 15_000_000, input: null, rahasia: '' },
  ])
  expect(await ditanya()).toContain('menjadi Rp. 11,000,000, di bawah batas: peminta sering ditolak hari ini')
  // Who borrowed nothing today is lent to as ever, and so is he by others.
  await kedua.call(simpanHutang, bukanMember('940102030405', '081300000002', 1_000_000))
  await sales.call(simpanHutang, kecil)
  // By agreement he gets it here too.
  await denganOtorisasi(kedua, simpanHutang, bukanMember(KARTU, HP, 1_000_001), 'HUTANG')
})

it('is not found out by what answers besides: an agreement of nobody, another broken rule, a box that is full', async () => {
  const { sales, kasir, owner, shop } = toko
  await hutangSah(sales, kasir, bukanMember(KARTU, HP, 10_000_000))
  const penebak = async (user_id: string) => shop.user(owner, user_id, 'SALES')
  // Above what is left of the day and below it alike, and nothing is lent.
  const satu = await penebak('SALES2')
  for (const jumlah of [6_000_000, 1_000_000])
    await ditolak(
      () => satu.call(simpanHutang, { ...bukanMember(KARTU, HP, jumlah), otorisasi: randomUUID() }),
      'Otorisasi Tidak Dikenal',
    )
  // A rate that is refused whatever is lent: its requests tell three times on which side they stand, and then no more.
  const dua = await penebak('SALES3')
  const murah = (jumlah: number) => ({ ...bukanMember(KARTU, HP, jumlah), bunga_persen: parsePersen('0.5') })
  const alasan = async (jumlah: number) => {
    const { minta: id = '' } = await mintaDari(dua, simpanHutang, murah(jumlah))
    return (await dua.call(getMinta, { id })).kasus.map(({ aturan }) => aturan)
  }
  const sehari = 'Hutang sehari customer ini, batas Rp. 15,000,000'
  for (const jumlah of [1_000_000, 2_000_000, 3_000_000]) expect(await alasan(jumlah)).not.toContain(sehari)
  for (const jumlah of [4_000_000, 6_000_000]) expect(await alasan(jumlah)).toContain(sehari)
  // Twenty requests about others leave no room for one more, which is said above and below.
  const tiga = await penebak('SALES4')
  await shop.db.run(sql`
    INSERT INTO otorisasi_minta (id, kode_toko, tgl_system, waktu, berlaku_sampai, user_id, endpoint, draft_hash, tingkat, kategori, kasus, kasus_hash)
    SELECT gen_random_uuid(), kode_toko, tgl_system, ${shop.clock.now()}, ${new Date(shop.clock.now().getTime() + 900_000)}, 'SALES4', 'penjualan',
      draft_hash, tingkat, 'HARGA', '[]', kasus_hash
    FROM (SELECT * FROM otorisasi_minta LIMIT 1) m, generate_series(1, 20)`)
  for (const jumlah of [6_000_000, 1_000_000])
    await ditolak(() => tiga.call(simpanHutang, bukanMember(KARTU, HP, jumlah)), '20 Permintaan Anda Belum Dijawab')
})

it('is not found out by asking all at once: drafts of one asker are answered one after the other, each with those before it counted', async () => {
  const { sales, kasir, owner, shop } = toko
  await hutangSah(sales, kasir, bukanMember(KARTU, HP, 10_000_000))
  const penebak = await shop.user(owner, 'SALES2', 'SALES')
  // Each is below what is left of his day, and refused for its rate: whether the day stands in its request tells on which side it is.
  const jumlah = [1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000, 4_500_000]
  const tanya = async (satu: number) => {
    const murah = { ...bukanMember(KARTU, HP, satu), bunga_persen: parsePersen('0.5') }
    return (await mintaDari(penebak, simpanHutang, murah)).minta ?? ''
  }
  // Nothing of theirs is kept before as many of them as have a place wait.
  const semua = await shop.db.transaction(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(5, hashtext('SALES2'))`)
    const dikirim = jumlah.map(tanya)
    await expect.poll(async () => (await shop.db.one<{ n: number }>(MENUNGGU))?.n).toBeGreaterThan(5)
    return { dikirim }
  })
  const id = await Promise.all(semua.dikirim)
  const kasus = await Promise.all(id.map(async (satu) => (await penebak.call(getMinta, { id: satu })).kasus))
  const sehari = 'Hutang sehari customer ini, batas Rp. 15,000,000'
  expect(kasus.filter((satu) => !satu.some(({ aturan }) => aturan === sehari))).toHaveLength(3)
})

it('is not found out by money on top that is asked for all at once', async () => {
  const { sales, kasir, shop } = toko
  // Eight small loans of his on the day before, and 10,000,000 on this one.
  const lama: string[] = []
  while (lama.length < 8) lama.push((await hutangSah(sales, kasir, bukanMember(KARTU, HP, 1_000_000))).no_hutang)
  Object.assign(toko, await majuHutang(shop, '2026-03-03'))
  await hutangSah(toko.sales, toko.kasir, bukanMember(KARTU, HP, 10_000_000))
  const penebak = await shop.user(toko.owner, 'KASIR2', 'KASIR')
  const isi = await Promise.all(
    lama.map(async (no, ke) =>
      formRemaja(await kartu(penebak, no), {
        identitas: KARTU,
        jumlah_hutang: rp(2_000_000 + ke * 100_000),
        bunga_persen: parsePersen('0.5'),
      }),
    ),
  )
  const semua = await shop.db.transaction(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(5, hashtext('KASIR2'))`)
    const dikirim = isi.map(async (satu) => (await mintaDari(penebak, remajakanHutang, satu)).minta ?? '')
    await expect.poll(async () => (await shop.db.one<{ n: number }>(MENUNGGU))?.n).toBeGreaterThan(5)
    return { dikirim }
  })
  const id = await Promise.all(semua.dikirim)
  const kasus = await Promise.all(id.map(async (satu) => (await penebak.call(getMinta, { id: satu })).kasus))
  const sehari = 'Hutang sehari customer ini, batas Rp. 15,000,000'
  expect(kasus.filter((satu) => !satu.some(({ aturan }) => aturan === sehari))).toHaveLength(3)
})

it('is a member’s who left his number out, whichever of his papers the loan of before names', async () => {
  const kode_member = await anggota()
  // By agreement on another paper than the shop knows; his telephone has been taken off since.
  const satu = formHutang({
    kode_member,
    nama_customer: 'BU DUA',
    no_hp: HP,
    nik: '930102030405',
    jumlah_hutang: rp(10_000_000),
    detail_barang: DUA,
  })
  await denganOtorisasi(toko.sales, simpanHutang, satu, 'HUTANG')
  await toko.shop.db.run(sql`UPDATE member SET no_hp = '' WHERE kode_member = ${kode_member}`)
  await ditolak(() => toko.sales.call(simpanHutang, bukanMember(KARTU, '081300000001', 5_000_001)))
})

it('a note on a member stops him who comes as none, by paper and by telephone', async () => {
  await anggota()
  const catat = { no_hutang: '', nama: 'BU DUA', alasan: 'BARANG PALSU' }
  await toko.kasir.call(pasangLarangan, { ...catat, no_identitas: KARTU, no_hp: '' })
  const dilarang = async (nik: string, no_hp: string) =>
    (await toko.sales.call(cekLarangan, { kode_member: '-', nik, no_hp })).dilarang
  // The note names his card: he shows another one, and gives his telephone.
  expect(await dilarang('930102030405', '+62 812-5555-7777')).toBe(true)
  expect(await dilarang('930102030405', '081300000001')).toBe(false)
  await ditolak(() => toko.sales.call(simpanHutang, bukanMember('930102030405', HP, 1_000_000)))
  expect(await ditanya()).toContain('BARANG PALSU, dicatat KASIR')
})

it('counts money on top of what he owes: small loans that are raised on one day are one large one', async () => {
  const { sales, kasir } = toko
  const pinjam = async (jumlah: number) =>
    kartu(kasir, (await hutangSah(sales, kasir, { jumlah_hutang: rp(jumlah), detail_barang: DUA })).no_hutang)
  const satu = await pinjam(1_000_000)
  const dua = await pinjam(1_000_000)
  Object.assign(toko, await majuHutang(toko.shop, '2026-04-02'))
  const naik = async (no_hutang: string, jumlah: number) =>
    formRemaja(await kartu(toko.kasir, no_hutang), { jumlah_hutang: rp(jumlah) })
  // 9,000,000 more on the day to which its month is paid: before a witness, as ever.
  const { no_bayar } = await denganSaksi(
    toko.kasir,
    toko.sales,
    remajakanHutang,
    await naik(satu.no_hutang, 10_000_000),
    'HUTANG',
  )
  // A new loan beside it, and money on top of the other one: each makes more than 15,000,000 of one day.
  const baru = formHutang({ jumlah_hutang: rp(6_000_001), detail_barang: DUA })
  await ditolak(() => toko.sales.call(simpanHutang, baru))
  await ditolak(async () => toko.kasir.call(remajakanHutang, await naik(dua.no_hutang, 7_000_001)))
  expect(await ditanya()).toContain('Hutang customer ini hari ini menjadi Rp. 15,000,001')
  // Up to as much it is the witness's.
  await denganSaksi(toko.kasir, toko.sales, remajakanHutang, await naik(dua.no_hutang, 7_000_000), 'HUTANG')
  await ditolak(() => toko.sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(1) })))
  // What was taken back is not his.
  await denganOtorisasi(
    toko.kasir,
    batalBayarHutang,
    { no_bayar, alasan: 'salah', diterima: false, void_edc: false, otorisasi: null },
    'BATAL HUTANG, BATAL DOKUMEN',
  )
  await toko.sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(9_000_000), detail_barang: DUA }))
})

it('counts money on top of a loan of the same day once', async () => {
  const { sales, kasir } = toko
  const { no_hutang } = await hutangSah(sales, kasir, { jumlah_hutang: rp(5_000_000), detail_barang: DUA })
  const isi = formRemaja(await kartu(kasir, no_hutang), { jumlah_hutang: rp(9_000_000) })
  await denganOtorisasi(kasir, remajakanHutang, isi, 'HUTANG')
  // 5,000,000 + 4,000,000; no loan of 9,000,000 beside one of 5,000,000.
  await ditolak(() => sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(6_000_001), detail_barang: DUA })))
  expect(await ditanya()).toContain('Hutang customer ini hari ini menjadi Rp. 15,000,001')
  await sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(6_000_000), detail_barang: DUA }))
})
