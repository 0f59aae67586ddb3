/** Undoing what was done to a repair on a day that is over: OWN alone says so, whoever asks. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import {
  bukaService,
  bukuService,
  formAmbilService,
  formBatalService,
  selesaiService,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ambilService, batalAmbilService, OTORISASI_BATAL_AMBIL } from './ambil-service.contract.ts'
import { batalService, OTORISASI_BATAL_SERVICE, pulihkanService } from './batal-service.contract.ts'
import { getService } from './service.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let no_ambil: string
let no_batal_service: string
beforeAll(async () => {
  const buka = await bukaService()
  shop = buka.shop
  owner = buka.owner
  kasir = buka.kasir
  await shop.user(owner, 'SU', 'SU')
  await shop.user(owner, 'TEMAN', 'GUDANG')
  // The owner lets somebody undo who is no cashier.
  await shop.db.run(sql`
    INSERT INTO hak_aksi (user_id, menu_name, aksi)
    SELECT 'TEMAN', '/lihat-services', aksi FROM unnest('{batal,batal-ambil}'::text[]) aksi`)
  const selesai = await selesaiService(owner, await terimaService(owner, [{ berat: gram(0.1) }], 20_000))
  no_ambil = (await kasir.call(ambilService, formAmbilService(selesai, 30_000))).no_ambil
  const lepas = await terimaService(owner, [{ berat: gram(0.1) }], 20_000)
  const batal = await denganOtorisasi(kasir, batalService, formBatalService(lepas, 20_000), OTORISASI_BATAL_SERVICE)
  no_batal_service = batal.no_batal_service
})
afterAll(() => shop.close())

it('is the cashier’s: who takes no money brings none back', async () => {
  const { ditolak } = bukuService(shop)
  const teman = await shop.login('TEMAN')
  for (const kerja of [
    () => tolakan(teman, batalAmbilService, { no_ambil, alasan: 'X', otorisasi: null }),
    () => tolakan(teman, pulihkanService, { no_batal_service, alasan: 'X', otorisasi: null }),
  ])
    await ditolak(kerja, [403, 'Serahkan Ke Kasir'])
})

it('takes agreement of OWN, and no other, for a fetching and for a cancel of before', async () => {
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  const ambil = { no_ambil, alasan: 'salah orang', otorisasi: null }
  await expect(denganOtorisasi(kasir, batalAmbilService, ambil, OTORISASI_BATAL_AMBIL, 'SU')).rejects.toThrow(
    'BATAL AMBIL SERVICE Ini Hanya Disetujui OWN',
  )
  await denganOtorisasi(kasir, batalAmbilService, ambil, OTORISASI_BATAL_AMBIL)
  const pulih = { no_batal_service, alasan: 'jadi', otorisasi: null }
  await expect(denganOtorisasi(kasir, pulihkanService, pulih, 'BATAL DOKUMEN', 'SU')).rejects.toThrow(
    'BATAL DOKUMEN Ini Hanya Disetujui OWN',
  )
  await denganOtorisasi(kasir, pulihkanService, pulih, 'BATAL DOKUMEN')
  const baris = await shop.db.rows<{ no_service: string }>(sql`SELECT no_service FROM service ORDER BY 1`)
  const kini = await Promise.all(baris.map((one) => kasir.call(getService, one)))
  expect(kini.map((one) => [one.status, one.dibayar])).toEqual([
    ['DONE', rp(20_000)],
    ['OPEN', rp(20_000)],
  ])
})
