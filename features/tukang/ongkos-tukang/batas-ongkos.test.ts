/** Whoever pays craftsmen tries to pay out more than he may alone. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { bagi, hitungSo, selesaikan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { batalOngkos, bayarOngkos } from './ongkos-tukang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(5_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 50)
  await beriBahan(owner, 50)
  const no_pesanan = await pesan(owner, { perkiraan_berat: gram(30) })
  await bagi(owner, no_pesanan, { ongkos_tukang: rp(3_000_000) })
  await selesaikan(owner, no_pesanan, { berat_selesai: gram(30), berat_patri: gram(0) })
  await hitungSo(owner, 0)
})
afterEach(() => shop.close())

const isi = (jumlah: number) => ({
  kode_tukang: 'T01',
  jumlah: rp(jumlah),
  cara_bayar: 'CASH' as const,
  no_rekening: '',
  keterangan: '',
  otorisasi: null,
})
const kas = () => shop.db.one(sql`SELECT rp FROM saldo_akun('TK01', 'infinity', ARRAY['KAS'])`)

it('is paid to 500,000 a document and 1,000,000 a day without agreement, whatever is undone since', async () => {
  const bayar = (jumlah: number) => kasir.call(bayarOngkos, isi(jumlah))
  const BUTUH = 'Butuh Otorisasi BAYAR ONGKOS'
  const sebelum = await kas()
  await expect(bayar(500_001)).rejects.toThrow(BUTUH)
  expect(await kas()).toEqual(sebelum)
  const { no_ongkos } = await bayar(500_000)
  await kasir.call(batalOngkos, { no_ongkos, alasan: 'X' })
  await bayar(500_000)
  await expect(bayar(1)).rejects.toThrow(BUTUH)
  await denganOtorisasi(kasir, bayarOngkos, isi(600_000), 'BAYAR ONGKOS')
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  await bayar(500_000)
})
