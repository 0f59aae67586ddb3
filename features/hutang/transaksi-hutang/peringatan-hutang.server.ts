import { type Feature, Refusal, route } from '@kencana/server-kit'
import { catatCetakan } from '../../cetak/cetak.api.ts'
import { kunciHutang, masihAktif } from './hutang.api.ts'
import { cetakPeringatan } from './peringatan-hutang.contract.ts'
import { namaPeringatan, peringatanTercetak } from './peringatan-hutang.query.ts'

const peringatan = route(cetakPeringatan, async ({ no_hutang, rangkap }, ctx) => {
  const [hutang] = await kunciHutang(ctx, [no_hutang])
  if (!hutang) throw new Error('no loan held')
  const { tgl_jatuh_tempo } = masihAktif(hutang)
  if (ctx.sesi.tgl_system <= tgl_jatuh_tempo) throw new Refusal('rule', `Hutang ${no_hutang} Belum Lewat Jatuh Tempo`)
  const { berikut } = await peringatanTercetak(ctx.db, ctx.sesi, { no_hutang, tgl_jatuh_tempo })
  const [ke = 0] = await catatCetakan(ctx, namaPeringatan(berikut), [no_hutang], { rangkap, alasan: '' })
  ctx.audit({ dokumen: no_hutang, sesudah: { peringatan: berikut, ke, rangkap } })
  return { peringatan: berikut, ke }
})

/** Warnings that a loan is late, as they are printed. */
export const peringatanHutangFeature: Feature = { routes: [peringatan] }
