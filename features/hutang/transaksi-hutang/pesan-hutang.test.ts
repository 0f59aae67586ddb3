import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { hutangSah, isiPinjaman, kartu } from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { member } from '../../member/data-member/data-member.contract.ts'
import { tautanPesan } from '../../member/pelanggan/pesan.contract.ts'
import { pesanHutang } from './pesan-hutang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiPinjaman(owner)
})
afterAll(() => shop.close())

const jumlah = (total: number) => ({
  pokok: rp(total),
  bunga: rp(0),
  denda: rp(0),
  total: rp(total),
  sampai: '2026-07-02',
})
const satu = (status: 'AKTIF' | 'LUNAS' = 'AKTIF') => ({
  no_hutang: 'PI-1',
  status,
  tgl_jatuh_tempo: '2026-07-02',
  tagihan: jumlah(5_400_000),
})
const AKHIR = 'Tagihan hari ini Rp. 5,400,000, dapat dilunasi atau diperpanjang di toko kami.'

describe('a message about a loan', () => {
  it('says how long it is until it is due, that it is today, or how late it is; nothing once it is paid', () => {
    const kata = (hari: string) => pesanHutang(satu(), hari, 'KENCANA')
    expect(kata('2026-06-25')).toBe(`Hutang PI-1 di KENCANA jatuh tempo 2026-07-02, 7 hari lagi. ${AKHIR}`)
    expect(kata('2026-07-02')).toBe(`Hutang PI-1 di KENCANA jatuh tempo hari ini. ${AKHIR}`)
    expect(kata('2026-07-12')).toBe(`Hutang PI-1 di KENCANA sudah lewat jatuh tempo 2026-07-02, 10 hari. ${AKHIR}`)
    expect(pesanHutang(satu('LUNAS'), '2026-06-25', 'KENCANA')).toBe('')
  })

  it('is not sent to a member who does not want messages, named or known by his telephone', async () => {
    const orang = { kode_member: '', alamat: 'JL. A', tgl_lahir: null, catatan: '', nama_member: 'BU SARI' }
    const { data } = await owner.call(member.create, { ...orang, no_hp: '081234567890', setuju_pesan: 'TIDAK' })
    const tautan = async (lain: Parameters<typeof hutangSah>[2]) => {
      const { no_hutang } = await hutangSah(owner, owner, { jumlah_hutang: rp(1_000_000), ...lain })
      const one = await kartu(owner, no_hutang)
      return [one.setuju_pesan, tautanPesan(one, 'ISI')]
    }
    expect(await tautan({ kode_member: data.kode_member })).toEqual(['TIDAK', null])
    expect(await tautan({})).toEqual(['TIDAK', null])
    expect(await tautan({ no_hp: '081299998888' })).toEqual(['-', 'https://wa.me/6281299998888?text=ISI'])
  })
})
