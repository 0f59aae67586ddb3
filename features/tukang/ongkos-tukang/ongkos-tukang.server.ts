import { sql } from '@kencana/database'
import { formatRibuan, rp } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, kunciSaldo, Refusal, route } from '@kencana/server-kit'
import { pegangRekening } from '../../keuangan/uang/uang.api.ts'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { saldoOngkos } from './ongkos-tukang.api.ts'
import {
  batalOngkos,
  bayarOngkos,
  DOKUMEN_ONGKOS,
  getOngkos,
  hutangOngkos,
  listOngkos,
} from './ongkos-tukang.contract.ts'
import { jurnalOngkos } from './ongkos-tukang.posting.ts'
import { daftarHutang, daftarOngkos, satuOngkos } from './ongkos-tukang.query.ts'

const bayar = route(bayarOngkos, async (isian, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { kode_tukang, jumlah, keterangan } = isian
  const no_rekening = isian.cara_bayar === 'CASH' ? null : isian.no_rekening
  await pegangTukang(ctx, kode_tukang)
  if (no_rekening !== null) await pegangRekening(ctx, no_rekening)
  const [saldo] = await kunciSaldo(ctx, [saldoOngkos(kode_tukang)])
  const hutang = rp(-(saldo?.rp ?? 0))
  if (jumlah > hutang)
    throw new Refusal(
      'rule',
      `Jumlah Melebihi Ongkos Tukang ${kode_tukang} Yang Belum Dibayar, Rp. ${formatRibuan(hutang)}`,
    )
  const no_ongkos = await ctx.nomor(DOKUMEN_ONGKOS)
  await ctx.db.run(sql`
    INSERT INTO ongkos_tukang (no_ongkos, kode_toko, tgl_system, kode_tukang, no_rekening, jumlah, sisa, keterangan, user_id,
      dibuat_pada)
    VALUES (${no_ongkos}, ${kode_toko}, ${tgl_system}, ${kode_tukang}, ${no_rekening}, ${jumlah}, ${hutang - jumlah},
      ${keterangan}, ${user_id}, ${ctx.waktu})`)
  await ctx.post(jurnalOngkos({ no_ongkos, kode_tukang, no_rekening, jumlah }))
  ctx.audit({ dokumen: no_ongkos, sesudah: isian })
  return { message: 'Data Berhasil Disimpan', no_ongkos, data: await satuOngkos(ctx.db, kode_toko, no_ongkos) }
})

const batal = route(batalOngkos, async ({ no_ongkos, alasan }, ctx) => {
  const { kode_tukang } = await kunciBatal<{ kode_tukang: string }>(ctx, DOKUMEN_ONGKOS, no_ongkos, {
    pilih: sql`kode_tukang`,
  })
  // He is owed the fee again: somebody who left the master must come back first.
  await pegangTukang(ctx, kode_tukang)
  return {
    message: 'Berhasil',
    no_batal: await bukukanBatal(ctx, DOKUMEN_ONGKOS, no_ongkos, { alasan }),
  }
})

/** Craftsmen's fees: what they are owed, paid from cash or an account, with slip and undo. */
export const ongkosTukangFeature: Feature = {
  dokumen: [DOKUMEN_ONGKOS],
  routes: [
    route(hutangOngkos, (_, { db, sesi }) => daftarHutang(db, sesi.kode_toko)),
    bayar,
    batal,
    route(listOngkos, ({ tanggal }, { db, sesi }) => daftarOngkos(db, sesi.kode_toko, tanggal)),
    route(getOngkos, ({ no_ongkos }, { db, sesi }) => satuOngkos(db, sesi.kode_toko, no_ongkos)),
  ],
}
