/** Sales that a cashier makes right: held, judged, and booked once that is agreed to. */
import type { InputOf } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { barisPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { SiapSahkan } from '../../keuangan/pembayaran/sahkan.api.ts'
import { kasusTimbangTukar, pegangTukar } from '../../pembelian/transaksi-pembelian/tukar.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { pilihNota } from './nota.api.ts'
import type { Nota } from './nota.contract.ts'
import { kunciNota, masihOpen, type SiapSah, sahkanJual, siapSah } from './sah-jual.store.ts'
import type { validasiJual } from './transaksi-penjualan.contract.ts'

type Isi = Pick<InputOf<typeof validasiJual>, 'data' | 'timbang'>

/** @throws Refusal for what waits no more, is the cashier's own, or is not paid as it should be */
export const siapSahkanJual = async (ctx: WriteContext, { data, timbang = [] }: Isi): Promise<SiapSahkan<Nota>> => {
  const nomor = data.map((one) => one.no_faktur_jual)
  // In this order: the sales are held before anything of them is.
  const [kunci, { nilai_poin, sahkan_langsung }, tukar] = await Promise.all([
    kunciNota(ctx, nomor),
    bacaPara(ctx.db, ctx.sesi.kode_toko, ['nilai_poin', 'sahkan_langsung']),
    pegangTukar(ctx, nomor),
  ])
  const nota = new Map(kunci.map((one) => [one.no_faktur_jual, one]))
  const sendiri = [...nota.values()].find((one) => one.user_id === ctx.sesi.user_id)
  if (sendiri && sahkan_langsung !== 'YA')
    throw new Refusal('denied', `Faktur ${sendiri.no_faktur_jual} Divalidasi User Lain`)
  const siap: SiapSah[] = []
  for (const { no_faktur_jual, versi, pembayaran } of data) {
    const satu = nota.get(no_faktur_jual)
    if (!satu) throw new Error('no sale held')
    masihOpen(satu, versi)
    siap.push(
      await siapSah(
        ctx,
        satu,
        pembayaran.length > 0 ? pembayaran : satu.rencana_bayar,
        Number(nilai_poin),
        tukar.filter((one) => one.no_faktur_tukar === no_faktur_jual),
      ),
    )
  }
  return {
    dokumen: nomor[0] ?? '',
    kasus: [...siap.flatMap((one) => one.kasus), ...(await kasusTimbangTukar(ctx, tukar, timbang))],
    bayar: siap,
    uang: siap.flatMap((one) => barisPembayaran(one.dibayar, one.nota.no_faktur_jual)),
    sahkan: async (otorisasi) => {
      await sahkanJual(ctx, siap, otorisasi, timbang)
      for (const { nota: satu, dibayar } of siap)
        ctx.audit({ dokumen: satu.no_faktur_jual, sesudah: { valid_by: ctx.sesi.user_id, pembayaran: dibayar } })
      return pilihNota(ctx.db, ctx.sesi, sql`k.no_faktur_jual ${among(nomor)}`)
    },
  }
}
