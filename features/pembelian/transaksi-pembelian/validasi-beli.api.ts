/** Purchases that a cashier makes right: held, weighed again, and booked once that is agreed to. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { uang } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { SiapSahkan } from '../../keuangan/pembayaran/sahkan.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { kunciMenunggu } from './batal-beli.store.ts'
import { catatTimbang, kasusValidasi } from './kasus-beli.store.ts'
import { grupTerlihat } from './pembeli.api.ts'
import { pilihGrup } from './pembelian.api.ts'
import type { bukaBeli, validasiBeli } from './transaksi-pembelian.contract.ts'
import { sahkan } from './validasi.store.ts'

type Isi = Pick<InputOf<typeof validasiBeli>, 'data' | 'timbang'>

/** @throws Refusal for what waits no more, is the cashier's own, or is not weighed as it should be */
export const siapSahkanBeli = async (
  ctx: WriteContext,
  { data, timbang = [] }: Isi,
): Promise<SiapSahkan<OutputOf<typeof bukaBeli>[number]>> => {
  const { kode_toko, user_id } = ctx.sesi
  const barang = await kunciMenunggu(ctx, data)
  const sendiri = barang.find((one) => one.user_id === user_id)
  const { sahkan_langsung } = await bacaPara(ctx.db, kode_toko, ['sahkan_langsung'])
  if (sendiri && sahkan_langsung !== 'YA') throw new Refusal('denied', `Faktur ${sendiri.no_grup} Divalidasi User Lain`)
  return {
    dokumen: barang.find((one) => one.perlu_saksi)?.no_grup ?? '',
    kasus: await kasusValidasi(ctx, barang, timbang),
    bayar: [],
    uang: barang.flatMap((one) => (one.no_rekening === null ? [] : uang('BANK', -one.harga, one.no_rekening))),
    sahkan: async (otorisasi) => {
      await catatTimbang(ctx, barang, timbang, otorisasi)
      await sahkan(ctx, barang)
      const nomor = data.map((one) => one.no_grup)
      for (const dokumen of nomor) ctx.audit({ dokumen, sesudah: { valid_by: user_id } })
      return grupTerlihat(ctx.db, ctx.sesi, await pilihGrup(ctx.db, kode_toko, sql`p.no_grup ${among(nomor)}`))
    },
  }
}
