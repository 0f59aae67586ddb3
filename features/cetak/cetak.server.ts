import { type Feature, Refusal, route } from '@kencana/server-kit'
import { catatCetakan, periksaKertas } from './cetak.api.ts'
import { CETAK_HUTANG, CETAK_PERINGATAN, cetak } from './cetak.contract.ts'

export const cetakFeature: Feature = {
  routes: [
    route(cetak, async ({ jenis, dokumen, rangkap, alasan }, ctx) => {
      if (jenis.startsWith(CETAK_PERINGATAN)) throw new Refusal('rule', 'Peringatan Dicetak Dari Lihat Hutang')
      if (CETAK_HUTANG.includes(jenis)) throw new Refusal('rule', 'Surat Dan Label Hutang Dicetak Dari Lihat Hutang')
      await periksaKertas(ctx, jenis, dokumen)
      const [ke] = await catatCetakan(ctx, jenis, [dokumen], { rangkap, alasan })
      if (!ke) throw new Error('print not recorded')
      ctx.audit({ dokumen, sesudah: { jenis, ke, rangkap, alasan } })
      return { ke }
    }),
  ],
}
