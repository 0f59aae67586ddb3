/** What was done to a loan on a day that is over: whoever holds the till asks that it is undone, and OWN alone agrees. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { User } from '@kencana/testing'
import { formBunga, formLunas, formRemaja, hutangSah, kartu, kembaliBerdua, tokoHutang } from '@kencana/testing/hutang'
import { formBatalLelang, formLelang, majuHutang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import { expect, it } from 'vitest'
import { getMinta, putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { batalBayarHutang, batalHutang, bayarBunga, lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { batalLelang, batalSurplus, bayarSurplus, lelangHutang } from './lelang-hutang.contract.ts'

const NIK = '3573010203040506'

type Batal = typeof batalBayarHutang | typeof batalHutang | typeof batalLelang | typeof batalSurplus

/** That an undo is asked for by a cashier, that the word of SU does not do, and that OWN's does. */
const disetujuiOwn = async <E extends Batal>(
  { kasir, su }: { kasir: User; su: User },
  endpoint: E,
  isi: Parameters<typeof denganOtorisasi<E>>[2],
  kategori: string,
  hari: string,
): Promise<void> => {
  const { minta: id = '', message } = await mintaDari(kasir, endpoint, isi)
  expect(message).toBe(`Butuh Otorisasi ${kategori}`)
  // The day is named once in each case.
  for (const { aturan } of (await kasir.call(getMinta, { id })).kasus)
    expect(aturan.split(`, dari hari ${hari}`)).toHaveLength(2)
  await expect(su.call(putuskan, { id, setuju: true, kata: '' })).rejects.toThrow(`${kategori} Ini Hanya Disetujui OWN`)
  await denganOtorisasi(kasir, endpoint, isi, kategori)
}

it('is asked for by the cashier of the day after and agreed to by OWN alone: interest, redemption, renewal, the loan itself', async () => {
  const { shop, owner, kasir: kemarin, sales } = await tokoHutang()
  const satu = async () => (await hutangSah(sales, kemarin, { jumlah_hutang: rp(1_000_000) })).no_hutang
  const [bunga, lunas, remaja, salah] = [await satu(), await satu(), await satu(), await satu()]
  await shop.user(owner, 'SU', 'SU')
  const { no_bayar: byh } = await kemarin.call(bayarBunga, formBunga(await kartu(kemarin, bunga), 10_000))
  const dulu = (await kartu(kemarin, lunas)).barang
  const isiLunas = formLunas(await kartu(kemarin, lunas))
  const { no_bayar: lnh } = await denganSaksi(kemarin, sales, lunasiHutang, isiLunas, 'HUTANG')
  const isiRemaja = formRemaja(await kartu(kemarin, remaja))
  const { no_bayar: rmh } = await disetujuiBila(kemarin, remajakanHutang, isiRemaja)
  const { kasir, sales: saksi } = await majuHutang(shop, '2026-03-03')
  const su = await shop.login('SU')
  await shop.db.run(sql`UPDATE users SET wewenang_sejak = NULL WHERE user_id = 'SU'`)
  const batal = (no_bayar: string) => ({ no_bayar, alasan: 'salah', diterima: false, void_edc: false, otorisasi: null })
  const hari = '2026-03-02'
  await disetujuiOwn({ kasir, su }, batalBayarHutang, batal(byh), 'BATAL HUTANG', hari)
  // Weighed by the cashier and somebody else first.
  const kembali = await kembaliBerdua(kasir, saksi, lnh, dulu)
  await disetujuiOwn({ kasir, su }, batalBayarHutang, kembali, 'BATAL HUTANG, BATAL DOKUMEN', hari)
  await disetujuiOwn({ kasir, su }, batalBayarHutang, batal(rmh), 'BATAL HUTANG', hari)
  const { versi } = await kartu(kasir, salah)
  const hapus = { no_hutang: salah, versi, alasan: 'salah', otorisasi: null }
  await disetujuiOwn({ kasir, su }, batalHutang, hapus, 'BATAL HUTANG', hari)
  expect(await shop.violations()).toEqual([])
  await shop.close()
})

it('is so of an auction and of what it left over', async () => {
  const { shop, owner, kasir: kemarin, sales, telat } = await tokoTelat(1)
  await shop.user(owner, 'SU', 'SU')
  const hutang = await telat()
  const { no_lelang } = await denganOtorisasi(kemarin, lelangHutang, formLelang(hutang, 5_700_000), 'LELANG')
  const surplus = {
    no_lelang,
    identitas_penerima: NIK,
    penerima: '',
    kuasa: '',
    pembayaran: [bayarTunai(400_000)],
    otorisasi: null,
  }
  const { no_surplus } = await denganSaksi(kemarin, sales, bayarSurplus, surplus, 'KELEBIHAN LELANG')
  const { kasir, sales: saksi } = await majuHutang(shop, '2026-05-21')
  const su = await shop.login('SU')
  await shop.db.run(sql`UPDATE users SET wewenang_sejak = NULL WHERE user_id = 'SU'`)
  const alasan = { alasan: 'salah', otorisasi: null }
  const hari = '2026-05-20'
  await disetujuiOwn({ kasir, su }, batalSurplus, { no_surplus, ...alasan }, 'BATAL HUTANG, BATAL DOKUMEN', hari)
  const isi = await formBatalLelang(kasir, saksi, hutang)
  await disetujuiOwn({ kasir, su }, batalLelang, isi, 'BATAL HUTANG, BATAL DOKUMEN', hari)
  expect((await kartu(kasir, hutang.no_hutang)).status).toBe('AKTIF')
  expect(await shop.violations()).toEqual([])
  await shop.close()
})
