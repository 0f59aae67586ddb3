/** Two installations that want the same at one moment: a letter arrives while somebody does what it would undo. One of both is done. */

import { sql } from '@kencana/database'
import { antarSekali } from '@kencana/testing/cabang'
import { cincinDi, duaInstalasi, kirimKe, letakDi, terimaDi } from '@kencana/testing/dua-instalasi'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isianTerima, kirimUangCabang, siapUangCabang } from '@kencana/testing/uang-cabang'
import { expect, it } from 'vitest'
import { hapusKirim, OTORISASI_HAPUS_KIRIM } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { terimaUangMasuk, tolakUangMasuk } from '../uang-masuk/uang-masuk.contract.ts'

const KALI = 6

// Closing audits both books.
const dua = duaInstalasi({ siap: siapUangCabang })
const { pusat, cabang } = dua

const dikirim = async () => {
  const kode_barcode = await cincinDi(pusat)
  const no_kirim = await kirimKe(pusat, cabang, [kode_barcode])
  await antarSekali(pusat)
  return { kode_barcode, no_kirim }
}
const terima = ({ no_kirim, kode_barcode }: Awaited<ReturnType<typeof dikirim>>) =>
  terimaDi(cabang, no_kirim, [kode_barcode])

it('a piece that is confirmed while its sender gives it up is at the other one, whichever came first', async () => {
  for (let kali = 0; kali < KALI; kali += 1) {
    const kiriman = await dikirim()
    await terima(kiriman)
    const isi = { no_kirim: kiriman.no_kirim, alasan: 'HILANG', otorisasi: null }
    await Promise.allSettled([
      antarSekali(cabang),
      denganOtorisasi(pusat.owner, hapusKirim, isi, OTORISASI_HAPUS_KIRIM),
    ])
    await dua.antar()
    const { kode_barcode } = kiriman
    expect(await letakDi(dua, kode_barcode)).toEqual(['CABANG', 'TERSEDIA'])
  }
})

it('a piece that is asked back while it is received lies on one tray', async () => {
  for (let kali = 0; kali < KALI; kali += 1) {
    const kiriman = await dikirim()
    await pusat.owner.call(tarikKecabang, { no_kirim: kiriman.no_kirim, alasan: 'SALAH' })
    const [, diterima] = await Promise.allSettled([antarSekali(pusat), terima(kiriman)])
    await dua.antar()
    const { kode_barcode } = kiriman
    expect(await letakDi(dua, kode_barcode)).toEqual(
      diterima.status === 'fulfilled' ? ['CABANG', 'TERSEDIA'] : ['TERSEDIA', '-'],
    )
  }
})

it('money is received once, or turned away, by one of two who press at once', async () => {
  for (let kali = 0; kali < KALI; kali += 1) {
    const no_uang = await kirimUangCabang(dua, 10_000)
    await antarSekali(cabang)
    const ambil = () => pusat.owner.call(terimaUangMasuk, isianTerima(no_uang))
    const lain = kali % 2 === 0 ? ambil : () => pusat.owner.call(tolakUangMasuk, { no_uang, alasan: 'BUKAN' })
    const hasil = await Promise.allSettled([ambil(), lain()])
    expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await dua.antar()
  }
  const rk = await pusat.shop.db.one<{ rp: number; uang: number }>(sql`
    SELECT (SELECT coalesce(sum(rp), 0) FROM mutasi WHERE akun = 'RK')::bigint AS rp,
      (SELECT coalesce(sum(jumlah), 0) FROM uang_masuk WHERE no_terima IS NOT NULL)::bigint AS uang`)
  expect(rk?.rp).toBe(-(rk?.uang ?? 0))
})
