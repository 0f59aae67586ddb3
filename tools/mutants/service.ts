/** Mutants of repairs: whose gold is lighter for what reason, what was paid, and what an undo lays back. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
import type { Mutant } from './mutant.ts'

const DI = 'features/service/transaksi-services'
const uji = (nama: string): readonly [string] => [`${DI}/${nama}.test.ts`]

export const serviceMutants: readonly Mutant[] = [
  {
    id: 'service-twice',
    breaks: 'A piece is handed out a second time.',
    file: `${DI}/service.api.ts`,
    text: 'if (satu.status !== status) throw',
    becomes: "if (satu.status === 'CANC' && satu.status !== status) throw",
    killedBy: uji('ambil-service'),
  },
  {
    id: 'service-seen',
    breaks: 'Who saw a repair as it was before changes it all the same.',
    file: `${DI}/service.api.ts`,
    text: 'if (versi !== undefined && kepala.versi !== versi)',
    becomes: 'if (versi === -1 && kepala.versi !== versi)',
    killedBy: uji('selesai-service'),
  },
  {
    id: 'service-nothing-left',
    breaks: 'A piece comes back from work and weighs nothing.',
    file: `${DI}/selesai-service.contract.ts`,
    text: "gram('Berat Keluar').refine((value) => value > 0,",
    becomes: "gram('Berat Keluar').refine((value) => value >= 0,",
    killedBy: uji('selesai-service'),
  },
  {
    id: 'service-heavier',
    breaks: 'Gold of the shop goes into a piece without being written down.',
    file: `${DI}/kasus-selesai.store.ts`,
    text: 'if (-susut > boleh)',
    becomes: 'if (-susut > one.berat_masuk)',
    killedBy: uji('selesai-service'),
  },
  {
    id: 'service-solder-hides',
    breaks: 'What is lost of a piece hides behind the solder that went in.',
    file: `${DI}/service.posting.ts`,
    text: 'mg(berat_masuk + patri - berat_keluar)',
    becomes: 'mg(berat_masuk - berat_keluar)',
    killedBy: uji('selesai-service'),
  },
  {
    id: 'service-ahead',
    breaks: 'More is paid ahead than the work costs.',
    file: `${DI}/transaksi-services.server.ts`,
    text: 'if (dp > detail_barang.reduce(',
    becomes: 'if (dp < 0 && dp > detail_barang.reduce(',
    killedBy: uji('transaksi-services'),
  },
  {
    id: 'service-solder-none',
    breaks: 'Solder is used that nobody has.',
    file: `${DI}/selesai-service.server.ts`,
    text: 'if (perlu > ada)',
    becomes: 'if (perlu > ada && ada < 0)',
    killedBy: uji('selesai-service'),
  },
  {
    id: 'service-back-as-came',
    breaks: 'A piece that is called off after work goes back by its old weight.',
    file: `${DI}/batal-service.server.ts`,
    text: 'rows: barang.map((one) => ({ urut_barang: one.urut, jumlah: one.jumlah, berat: one.berat_kini })),',
    becomes: 'rows: barang.map((one) => ({ urut_barang: one.urut, jumlah: one.jumlah, berat: one.berat })),',
    killedBy: uji('batal-service'),
  },
  {
    id: 'service-earned-early',
    breaks: 'Work is earned while a piece is still in the shop.',
    file: `${DI}/ambil-service.server.ts`,
    text: 'const jasa = terakhir ? total : null',
    becomes: 'const jasa = urut.length > 0 ? total : null',
    killedBy: uji('ambil-service'),
  },
  {
    id: 'service-fee-paid',
    breaks: 'A fee that was paid is taken back from the craftsman.',
    file: `${DI}/selesai-service.server.ts`,
    text: 'if (-(saldo?.rp ?? 0) < ongkos_tukang)',
    becomes: 'if (-(saldo?.rp ?? 0) < -ongkos_tukang)',
    killedBy: uji('selesai-service'),
  },
  {
    id: 'service-his-craftsman',
    breaks: 'A craftsman leaves the master with a customer’s piece in his hands.',
    file: 'features/master/tukang/tukang.server.ts',
    text: "kode_tukang = ${kode_tukang} AND status = 'OPEN' LIMIT 1`)\n      if (service)",
    becomes: "kode_tukang = ${kode_tukang} AND status = 'CANC' LIMIT 1`)\n      if (service)",
    killedBy: uji('selesai-service'),
  },
  {
    id: 'service-solder-back',
    breaks: 'Solder goes out and back all day and no limit counts it.',
    file: `${DI}/selesai-service.server.ts`,
    text: "if (sumber === 'BAHAN_TOKO') return kasusPatri(ctx, berat_patri,",
    becomes: "if (sumber === 'BAHAN_TOKO') return kasusPatri(ctx, mg(0),",
    killedBy: uji('selesai-service'),
  },
]
