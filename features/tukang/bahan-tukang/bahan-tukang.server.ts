import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, type Mg, mg } from '@kencana/ledger'
import {
  type BalanceKey,
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  kunciSaldo,
  pakaiOtorisasi,
  Refusal,
  readBalances,
  route,
  simpanDokumen,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangGroup } from '../../master/group/group.api.ts'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { saldoTukang } from './bahan-tukang.api.ts'
import {
  ambilBahan,
  batalBahan,
  DOKUMEN_AMBIL_BAHAN,
  DOKUMEN_TAMBAH_BAHAN,
  getBahan,
  listBahan,
  sisaBahan,
  tambahBahan,
} from './bahan-tukang.contract.ts'
import { jurnalBahan } from './bahan-tukang.posting.ts'
import { bacaBahan } from './bahan-tukang.query.ts'
import { kasusBahan, pegangTangan } from './batas-bahan.api.ts'

type Isian = InputOf<typeof tambahBahan>
type Arah = 'TAMBAH' | 'AMBIL'

const DOKUMEN = { TAMBAH: DOKUMEN_TAMBAH_BAHAN, AMBIL: DOKUMEN_AMBIL_BAHAN } as const
const PESAN = { TAMBAH: 'Tambah Bahan Tersimpan', AMBIL: 'Ambil Bahan Tersimpan' } as const

/** Holds both sides, so that the slip can say what is left, and refuses more than the giving one has. */
const sisaSesudah = async (ctx: WriteContext, arah: Arah, isian: Isian) => {
  const { kode_tukang, jenis, kode_group, jml_bahan } = isian
  const toko: BalanceKey = { akun: 'BAHAN_TOKO', ref: jenis, lot: '-', kode_group, kode_dept: '-' }
  const [diToko, diTukang] = await kunciSaldo(ctx, [toko, saldoTukang(kode_tukang, jenis, kode_group)])
  if (!diToko || !diTukang) throw new Error('balance missing')
  if (arah === 'TAMBAH' && jml_bahan > diToko.mg)
    throw new Refusal('rule', `Tambah Bahan Melebihi ${jenis} ${kode_group} Toko, Tersedia ${formatGram(diToko.mg)} g`)
  if (arah === 'AMBIL' && jml_bahan > diTukang.mg)
    throw new Refusal(
      'rule',
      `Ambil Bahan Melebihi Sisa Bahan Tukang ${kode_tukang}, Sisa ${formatGram(diTukang.mg)} g`,
    )
  return mg(diTukang.mg + (arah === 'TAMBAH' ? jml_bahan : -jml_bahan))
}

const simpan = async (ctx: WriteContext, arah: Arah, isian: Isian) => {
  const { kode_tukang, jenis, kode_group, jml_bahan, keterangan } = isian
  await pegangTukang(ctx, kode_tukang)
  await pegangGroup(ctx.db, [kode_group])
  await pegangTangan(ctx, kode_tukang)
  const sisa_bahan = await sisaSesudah(ctx, arah, isian)
  const otorisasi = await kunciOtorisasi(ctx, [arah === 'TAMBAH' ? await kasusBahan(ctx, isian) : null])
  const no_tambah_tukar = await simpanDokumen(ctx, DOKUMEN[arah], {
    kepala: { arah, kode_tukang, jenis, kode_group, jml_bahan, sisa_bahan, keterangan, otorisasi },
    jurnal: (nomor) => jurnalBahan({ no_tambah_tukar: nomor, arah, ...isian }),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { arah, ...isian } },
  })
  const data = await bacaBahan.satu(ctx.db, ctx.sesi.kode_toko, no_tambah_tukar)
  return { message: PESAN[arah], no_tambah_tukar, data }
}

interface Asal {
  arah: Arah
  kode_tukang: string
  kode_group: string
  jml_bahan: Mg
}

const batal = route(batalBahan, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_TAMBAH_BAHAN, input, {
    pilih: sql`arah, kode_tukang, kode_group, jml_bahan`,
    // Undoing what was taken back gives him material: somebody who left the master must come back first. Material that was
    // used or handed on since is missing on its side: the reversal itself is refused then.
    kembalikan: async ({ kode_tukang }: Asal) => {
      await pegangTukang(ctx, kode_tukang)
      await pegangTangan(ctx, kode_tukang)
    },
    kasus: async (asal) => [asal.arah === 'AMBIL' ? await kasusBahan(ctx, asal) : null],
  }),
)

const sisa = route(sisaBahan, async ({ kode_tukang, jenis, kode_group }, { db, sesi }) => {
  const [saldo] = await readBalances(db, sesi.kode_toko, [saldoTukang(kode_tukang, jenis, kode_group)])
  return { bahan: saldo && saldo.mg !== 0 ? { jml_bahan: saldo.mg } : null }
})

/** Material given to craftsmen and taken back, with slips and undo. */
export const bahanTukangFeature: Feature = {
  dokumen: [DOKUMEN_TAMBAH_BAHAN, DOKUMEN_AMBIL_BAHAN],
  routes: [
    route(tambahBahan, (isian, ctx) => simpan(ctx, 'TAMBAH', isian)),
    route(ambilBahan, (isian, ctx) => simpan(ctx, 'AMBIL', isian)),
    batal,
    sisa,
    route(listBahan, ({ tanggal, arah }, { db, sesi }) =>
      bacaBahan.daftar(db, sesi.kode_toko, tanggal, sql`k.arah = ${arah}`),
    ),
    route(getBahan, ({ no_tambah_tukar }, { db, sesi }) => bacaBahan.satu(db, sesi.kode_toko, no_tambah_tukar)),
  ],
}
