import { sql } from '@kencana/database'
import { formatRibuan, rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  kunciSaldo,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
} from '@kencana/server-kit'
import { pegangRekeningKeluar } from '../../keuangan/uang/uang.api.ts'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
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
import { bacaOngkos, daftarHutang } from './ongkos-tukang.query.ts'

const bayar = route(bayarOngkos, async (isian, ctx) => {
  const { kode_tukang, jumlah, keterangan } = isian
  const no_rekening = isian.cara_bayar === 'CASH' ? null : isian.no_rekening
  await pegangTukang(ctx, kode_tukang)
  if (no_rekening !== null) await pegangRekeningKeluar(ctx, no_rekening, jumlah)
  const [saldo] = await kunciSaldo(ctx, [saldoOngkos(kode_tukang)])
  const hutang = rp(-(saldo?.rp ?? 0))
  if (jumlah > hutang)
    throw new Refusal(
      'rule',
      `Jumlah Melebihi Ongkos Tukang ${kode_tukang} Yang Belum Dibayar, Rp. ${formatRibuan(hutang)}`,
    )
  // Source: controls, fees of craftsmen are expenses.
  const kasus = await periksaBatas(ctx, 'biaya', jumlah, {
    kategori: 'BAYAR ONGKOS',
    aturan: 'Ongkos tukang dibayar',
    keterangan: `Tukang ${kode_tukang}, terutang Rp. ${formatRibuan(hutang)}`,
  })
  const otorisasi = await kunciOtorisasi(ctx, [kasus])
  const no_ongkos = await simpanDokumen(ctx, DOKUMEN_ONGKOS, {
    kepala: { kode_tukang, no_rekening, jumlah, sisa: hutang - jumlah, keterangan, otorisasi },
    jurnal: (nomor) => jurnalOngkos({ no_ongkos: nomor, kode_tukang, no_rekening, jumlah }),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: isian },
  })
  return { message: TERSIMPAN, no_ongkos, data: await bacaOngkos.satu(ctx.db, ctx.sesi.kode_toko, no_ongkos) }
})

const batal = route(batalOngkos, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_ONGKOS, input, {
    pilih: sql`kode_tukang`,
    // He is owed the fee again: somebody who left the master must come back first.
    kembalikan: ({ kode_tukang }: { kode_tukang: string }) => pegangTukang(ctx, kode_tukang),
  }),
)

/** Craftsmen's fees: what they are owed, paid from cash or an account, with slip and undo. */
export const ongkosTukangFeature: Feature = {
  dokumen: [DOKUMEN_ONGKOS],
  routes: [
    route(hutangOngkos, (_, { db, sesi }) => daftarHutang(db, sesi.kode_toko)),
    bayar,
    batal,
    route(listOngkos, ({ tanggal }, { db, sesi }) => bacaOngkos.daftar(db, sesi.kode_toko, tanggal)),
    route(getOngkos, ({ no_ongkos }, { db, sesi }) => bacaOngkos.satu(db, sesi.kode_toko, no_ongkos)),
  ],
}
