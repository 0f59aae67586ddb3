import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinLama, disetujuiBila, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, formJual, jualSah } from '@kencana/testing/penjualan'
import { terimaService } from '@kencana/testing/service'
import { batalTitipForm, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beli, getBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { member, simpanIdentitas } from '../data-member/data-member.contract.ts'
import { cariPelanggan } from '../pelanggan/pelanggan.contract.ts'
import { lihatIdentitas, lupakanMember } from './privasi.contract.ts'

let shop: TestShop
let owner: User
let su: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiBakiTitip(owner)
  su = await shop.user(owner, 'SUPER', 'SU')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
afterAll(() => shop.close())

const NIK = '3573016666777700'
const NIK_SEKALI = '3573016666777799'
const cincin = async () => (await tambahCincin(owner)).kode_barcode
const tambah = async (nama_member: string, no_hp: string) => {
  const isi = {
    kode_member: '',
    nama_member,
    no_hp,
    alamat: 'JL. RAHASIA 1',
    tgl_lahir: '1990-01-02',
    setuju_pesan: 'YA' as const,
  }
  const { kode_member } = (await owner.call(member.create, { ...isi, catatan: 'suka model lama' })).data
  return { kode_member, nama_customer: nama_member, no_hp }
}

describe('a paper in full', () => {
  it('is read by owners alone, and every look is written down', async () => {
    const dia = await tambah('BU DILIHAT', '081200001001')
    await kasir.call(simpanIdentitas, { kode_member: dia.kode_member, nik: NIK })
    const dokumen = dia.kode_member
    await expect(kasir.call(lihatIdentitas, { dokumen })).rejects.toThrow()
    expect(await su.call(lihatIdentitas, { dokumen })).toEqual({
      jenis_identitas: 'NIK',
      no_identitas: NIK,
      foto: null,
      dilihat: [],
    })
    const { dilihat } = await owner.call(lihatIdentitas, { dokumen })
    expect(dilihat).toMatchObject([{ user_id: 'SUPER', kode_toko: 'TK01' }])
    expect((await owner.call(lihatIdentitas, { dokumen })).dilihat.map((one) => one.user_id)).toEqual([
      'OWNER',
      'SUPER',
    ])
  })

  it('is told once, and kept in no answer for who sends the same request again', async () => {
    const dia = await tambah('BU SEKALI', '081200001009')
    await kasir.call(simpanIdentitas, { kode_member: dia.kode_member, nik: NIK_SEKALI })
    const key = randomUUID()
    const lihat = () => owner.send('POST', lihatIdentitas.path, { body: { dokumen: dia.kode_member }, key })
    expect((await lihat()).json).toMatchObject({ jenis_identitas: 'NIK', no_identitas: NIK_SEKALI })
    expect((await lihat()).json).toMatchObject({ jenis_identitas: 'NIK', no_identitas: null, foto: null })
    expect(await shop.db.rows(sql`SELECT kunci FROM idempotency WHERE jawaban LIKE ${`%${NIK_SEKALI}%`}`)).toEqual([])
  })

  it('of a purchase is told by the purchase, which itself shows its end even to owners', async () => {
    const dia = { nama_customer: 'PAK JUAL', no_hp: '081200001002', nik: '3573016666777711' }
    const { no_grup, barang } = (await owner.call(beli, formBeli([cincinLama()], dia))).data
    expect((await owner.call(getBeli, { no_faktur: no_grup })).nik).toBe('************7711')
    const dokumen = barang[0]?.no_faktur_beli ?? ''
    expect((await owner.call(lihatIdentitas, { dokumen })).no_identitas).toBe('3573016666777711')
    await expect(owner.call(lihatIdentitas, { dokumen: 'FB-TIDAK' })).rejects.toThrow(
      'Identitas FB-TIDAK Belum Dicatat',
    )
  })
})

describe('a member who wants to be forgotten', () => {
  const isi = (kode_member: string) =>
    shop.db.one<Record<string, unknown>>(sql`
      SELECT m.nama_member::text, m.no_hp, m.alamat, m.tgl_lahir, m.catatan, m.setuju_pesan, m.dihapus_pada IS NOT NULL AS dihapus,
        (SELECT count(*)::int FROM member_identitas i WHERE i.kode_member = m.kode_member) AS identitas FROM member m WHERE m.kode_member = ${kode_member}`)
  const lupakan = (user: User, kode_member: string) =>
    user.call(lupakanMember, { kode_member, alasan: 'diminta orangnya' })

  it('is not while his gold lies in repair', async () => {
    const { kode_member } = await tambah('BU SERVICE', '081200001099')
    const dia = { kode_member, nama_customer: 'BU SERVICE', no_hp: '081200001099' }
    const { no_service } = await terimaService(owner, [{}], 0, dia)
    await expect(lupakan(owner, kode_member)).rejects.toThrow(`${no_service} Belum Selesai`)
  })

  it('is, by OWN alone, once nothing is open any more; notas and books stay', async () => {
    const dia = await tambah('BU LUPA', '081200001003')
    const { kode_member } = dia
    await owner.call(simpanIdentitas, { kode_member, nik: NIK })
    const sah = await jualSah(owner, owner, [await cincin()], dia)
    const buka = (await owner.call(jual, await formJual(owner, [await cincin()], dia))).data
    const titip = await titipSah(owner, owner, [await cincin()], dia)
    const sebelum = await isi(kode_member)
    await expect(lupakan(su, kode_member)).rejects.toThrow()
    await expect(lupakan(owner, kode_member)).rejects.toThrow(`${buka.no_faktur_jual} Belum Selesai`)
    await owner.call(batalJual, batalForm(buka))
    await expect(lupakan(owner, kode_member)).rejects.toThrow(`${titip.no_titip_group} Belum Selesai`)
    expect(await isi(kode_member)).toEqual(sebelum)
    const [satu] = titip.barang
    await disetujuiBila(
      owner,
      batalTitipan,
      batalTitipForm({ no_titip: satu?.no_titip ?? '', versi: titip.versi }, titip.titip),
    )
    const buku = () =>
      shop.db.rows(
        sql`SELECT akun, ref, sum(mg)::bigint AS mg, sum(rp)::bigint AS rp FROM mutasi GROUP BY 1, 2 ORDER BY 1, 2`,
      )
    const tercatat = await buku()
    await lupakan(owner, kode_member)
    expect(await isi(kode_member)).toEqual({
      nama_member: 'TANPA NAMA',
      no_hp: '',
      alamat: '',
      tgl_lahir: null,
      catatan: '',
      setuju_pesan: 'TIDAK',
      dihapus: true,
      identitas: 0,
    })
    expect(await buku()).toEqual(tercatat)
    expect(
      await shop.db.one(sql`SELECT nama_customer::text FROM penjualan WHERE no_faktur_jual = ${sah.no_faktur_jual}`),
    ).toEqual({
      nama_customer: 'BU LUPA',
    })
    expect(await owner.call(cariPelanggan, { q: '1003' })).toEqual([])
    expect(await owner.call(cariPelanggan, { q: 'BU LUPA' })).toEqual([])
    // His telephone is free for whoever has it by now.
    expect((await tambah('BU BARU', '081200001003')).kode_member).not.toBe(kode_member)
    await expect(lupakan(owner, 'M-X')).rejects.toThrow('Member M-X Tidak Ada')
  })
})
