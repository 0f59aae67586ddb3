/** What becomes of a letter that was kept until a day is open is told to who wrote it. */

import { sql } from '@kencana/database'
import { tambahCincin } from '@kencana/testing/barang'
import { tulisSurat } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { expect, it } from 'vitest'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { kirimUlang } from '../kiriman-data/kiriman-data.contract.ts'
import { tanyaKabar } from './kabar.api.ts'

const dua = duaInstalasi()

it('is red at its sender once it was refused after all, and goes again when somebody asks', async () => {
  const { pusat, cabang } = dua
  const a = await tambahCincin(pusat.owner)
  const b = await tambahCincin(pusat.owner)
  const detail_barang = [{ kode_barcode: a.kode_barcode }]
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang })
  await dua.antar()
  pusat.shop.clock.walk(1)
  const sampai = (kode_barang: string) =>
    tulisSurat(cabang, 'SAMPAI', {
      no_kirim,
      no_terima: 'TCB-TK11-260302-9001',
      toko: 'TK11',
      barang: [{ kode_barang, berat: 3.485, nilai: null }],
    })
  const salah = await sampai(b.kode_barang)
  const benar = await sampai(a.kode_barang)
  await dua.antar()
  expect([await salah.keadaan(), await benar.keadaan()]).toEqual([
    { status: 'MENUNGGU', galat: '' },
    { status: 'MENUNGGU', galat: '' },
  ])
  await tanyaKabar(cabang.shop.deps)
  expect(await benar.keadaan()).toEqual({ status: 'MENUNGGU', galat: '' })
  await pusat.owner.call(tutupToko, { PROSES: 'close' })
  await dua.antar()
  await tanyaKabar(cabang.shop.deps)
  expect(await benar.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
  const galat = `Barang ${b.kode_barang} Tidak Dalam Kiriman ${no_kirim}`
  expect(await salah.keadaan()).toEqual({ status: 'GAGAL', galat })
  const surat = await cabang.shop.db.one<{ id: string }>(sql`SELECT id::text FROM surat_keluar WHERE status = 'GAGAL'`)
  await cabang.owner.call(kirimUlang, { id: surat?.id ?? '' })
  await dua.antar()
  expect(await salah.keadaan()).toEqual({ status: 'GAGAL', galat })
  expect(await pusat.shop.db.one(sql`SELECT ke FROM surat_masuk WHERE status = 'GAGAL'`)).toEqual({ ke: 2 })
})
