/** A barcode lives once in the whole chain: sold once, bought back once, wherever. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { tambahCincin } from '@kencana/testing/barang'
import type { Ujung } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { beliSah, cincinLama, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { expect, it } from 'vitest'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'

const dua = duaInstalasi({
  siap: async () => {
    for (const { owner } of [pusat, cabang]) {
      await isiPembelian(owner)
      await isiKondisi(owner)
    }
  },
})
const { pusat, cabang } = dua

it('000.60 refuses at one installation what was bought back at the other', async () => {
  const { kode_barcode } = await tambahCincin(pusat.owner)
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
  await dua.antar()
  await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
  await dua.antar()
  await jualSah(cabang.owner, cabang.owner, [kode_barcode])
  await beliSah(cabang.owner, [cincinLama({ kode_barcode, harga: rp(5_000_000) })])
  const lagi = (owner: Ujung['owner']) =>
    owner.send('POST', 'pembelian', { body: formBeli([cincinLama({ kode_barcode, harga: rp(5_000_000) })]) })
  for (const { owner } of [pusat, cabang]) {
    const answer = await lagi(owner)
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
    expect(answer.text).toContain(kode_barcode)
  }
  // Nor does it travel under its number any more.
  const kirim = cabang.owner.call(kirimKecabang, { to: 'TK01', detail_barang: [{ kode_barcode }] })
  await expect(kirim).rejects.toThrow(kode_barcode)
  const keadaan = async ({ shop }: Ujung) =>
    shop.db.one(sql`SELECT status_barang AS status FROM barang WHERE kode_barcode = ${kode_barcode}`)
  expect(await keadaan(pusat)).toEqual({ status: 'CABANG' })
  expect(await keadaan(cabang)).toEqual({ status: 'DIBELI' })
})

it('refuses a dispatch of a piece that is here already, or bears the number of this installation without being known', async () => {
  const asing = await tambahCincin(cabang.owner, { tujuan: 'TK11' })
  const detail_barang = [{ kode_barcode: asing.kode_barcode }]
  const { no_kirim } = await cabang.owner.call(kirimKecabang, { to: 'TK01', detail_barang })
  // Around the server: the head office's own books never let it go, but say so of a code of their own.
  await cabang.shop.db.run(sql`ALTER TABLE surat_keluar DISABLE TRIGGER isi_tetap`)
  const palsu = (kode: string, barcode: string) =>
    cabang.shop.db.run(sql`
      UPDATE surat_keluar SET isi = jsonb_set(jsonb_set(isi, '{barang,0,kode_barang}', to_jsonb(${kode}::text)), '{barang,0,kode_barcode}',
        to_jsonb(${barcode}::text)), status = 'PENDING', ke = ke + 1 WHERE dokumen = ${no_kirim}`)
  const galat = async () =>
    (await cabang.shop.db.one<{ galat: string }>(sql`SELECT galat FROM surat_keluar WHERE dokumen = ${no_kirim}`))
      ?.galat
  const ada = await tambahCincin(pusat.owner)
  await palsu(ada.kode_barang, ada.kode_barcode)
  await dua.antar()
  expect(await galat()).toBe(`Barang ${ada.kode_barcode} Sudah Ada Di Instalasi Tujuan, TERSEDIA`)
  await palsu('B109999999', '1099999990')
  await dua.antar()
  expect(await galat()).toContain('Bernomor Instalasi Tujuan Tetapi Tidak Dikenal Di Sana')
  await palsu(asing.kode_barang, ada.kode_barcode)
  await dua.antar()
  expect(await galat()).toContain('Bukan Barcode Barang Itu')
  await palsu(asing.kode_barang, asing.kode_barcode)
  await cabang.shop.db.run(sql`ALTER TABLE surat_keluar ENABLE TRIGGER isi_tetap`)
  await dua.antar()
  // What it says now is true, and it was judged anew because somebody asked.
  expect(await galat()).toBe('')
})
