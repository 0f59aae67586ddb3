/** Deposits that a cashier makes right: held, judged, and booked once that is agreed to. */
import type { InputOf } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { barisPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { SiapSahkan } from '../../keuangan/pembayaran/sahkan.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { type SiapTitip, sahkanTitipan, siapTitip } from './sah-titipan.store.ts'
import { kunciForm, masihMenunggu } from './titipan.api.ts'
import type { FormTitipan } from './titipan.contract.ts'
import { pilihForm } from './titipan.query.ts'
import type { validasiTitipan } from './transaksi-titipan.contract.ts'

type Isi = Pick<InputOf<typeof validasiTitipan>, 'data'>

/** @throws Refusal for what waits no more, is the cashier's own, or is not paid as it should be */
export const siapSahkanTitipan = async (ctx: WriteContext, { data }: Isi): Promise<SiapSahkan<FormTitipan>> => {
  const nomor = data.map((one) => one.no_titip_group)
  const kunci = await kunciForm(ctx, nomor)
  const { sahkan_langsung } = await bacaPara(ctx.db, ctx.sesi.kode_toko, ['sahkan_langsung'])
  const sendiri = nomor.find((one) => kunci.get(one)?.[0]?.user_id === ctx.sesi.user_id)
  if (sendiri && sahkan_langsung !== 'YA') throw new Refusal('denied', `Titipan ${sendiri} Divalidasi User Lain`)
  const siap: SiapTitip[] = []
  for (const { no_titip_group, versi, pembayaran } of data) {
    const barang = kunci.get(no_titip_group) ?? []
    const form = masihMenunggu(no_titip_group, barang, versi)
    siap.push(await siapTitip(ctx, { ...form, barang }, pembayaran.length > 0 ? pembayaran : form.rencana_bayar))
  }
  return {
    dokumen: nomor[0] ?? '',
    kasus: siap.flatMap((one) => one.kasus),
    bayar: siap,
    uang: siap.flatMap((one) => barisPembayaran(one.dibayar, one.form.no_titip_group)),
    sahkan: async (otorisasi) => {
      await sahkanTitipan(ctx, siap, otorisasi)
      for (const { form, dibayar } of siap)
        ctx.audit({ dokumen: form.no_titip_group, sesudah: { valid_by: ctx.sesi.user_id, pembayaran: dibayar } })
      return pilihForm(ctx.db, ctx.sesi, sql`k.no_titip_group ${among(nomor)}`)
    },
  }
}
