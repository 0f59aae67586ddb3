import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, type Jurnal, type Mg, type Persentase } from '@kencana/ledger'
import {
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangGroup } from '../../master/group/group.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { hargaSetara } from '../../pengaturan/batas/ubah-harga.api.ts'
import { kunciBarang, satuBarang, tolakMilikPesanan } from '../data-barang/data-barang.api.ts'
import { hargaSekarang } from '../harga-barang/harga-barang.api.ts'
import { kasusDicari } from '../stock-opname/dicari.api.ts'
import { ALARM_KOREKSI } from './alarm-koreksi.query.ts'
import {
  DOKUMEN_GANTI_GROUP,
  DOKUMEN_KOREKSI_BERAT,
  gantiGroup,
  koreksiBerat,
  OTORISASI_GANTI_GROUP,
  OTORISASI_KOREKSI_BERAT,
} from './koreksi-barang.contract.ts'
import { jurnalGantiGroup, jurnalKoreksiBerat } from './koreksi-barang.posting.ts'

/** Holds the item to be corrected; it must lie TERSEDIA on a tray of this shop. */
const pegang = async (ctx: WriteContext, kode: string, versi: number | undefined) => {
  const { kode_barcode } = await satuBarang(ctx.db, ctx.sesi, kode)
  const [barang] = await kunciBarang(ctx, [kode_barcode], versi === undefined ? undefined : [versi])
  if (!barang) throw new Error('no item held')
  return { barang, sebelum: await satuBarang(ctx.db, ctx.sesi, kode) }
}

/** What a correction may change. */
interface IsiKoreksi {
  kode_group: string
  kode_dept: string
  berat: Mg
  berat_asli: Mg
}

interface Koreksi {
  dokumen: typeof DOKUMEN_GANTI_GROUP | typeof DOKUMEN_KOREKSI_BERAT
  /** The piece as it was, held. */
  asal: Awaited<ReturnType<typeof pegang>>
  /** What of it the correction changes, before and after. */
  sebelum: Partial<IsiKoreksi>
  sesudah: Partial<IsiKoreksi>
  alasan: string
  /** What was agreed to, where it had to be. */
  otorisasi: string | null
  jurnal: (no_koreksi: string) => Jurnal
}

/** Writes a correction down; what the piece is worth follows, but where its price is its own; attribute and making stay. */
const koreksi = async (ctx: WriteContext, { dokumen, asal, sebelum, sesudah, alasan, otorisasi, jurnal }: Koreksi) => {
  const { kode_barang, kode_group, kode_dept, berat } = asal.barang
  const { persentase, berat_asli, harga_atribut, ongkos } = asal.sebelum
  const kini = { kode_group, kode_dept, berat, berat_asli, ...sesudah }
  const harga_estimasi = asal.sebelum.is_markis
    ? asal.sebelum.harga_estimasi
    : await hargaSekarang(ctx.db, ctx.sesi.kode_toko, { ...kini, persentase: persentase as Persentase })
  const no_koreksi = await simpanDokumen(ctx, dokumen, {
    kepala: { kind: dokumen.kind, kode_barang, sebelum, sesudah, alasan, otorisasi },
    gerak: () =>
      ctx.db.run(sql`
        UPDATE barang SET kode_group = ${kini.kode_group}, kode_dept = ${kini.kode_dept}, berat = ${kini.berat},
          berat_asli = ${kini.berat_asli}, harga_estimasi = ${harga_estimasi},
          harga_total = ${harga_estimasi + harga_atribut + ongkos}, versi = versi + 1 WHERE kode_barang = ${kode_barang}`),
    jurnal,
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sebelum: { kode_barang, ...sebelum }, sesudah: { ...sesudah, alasan } },
  })
  return { message: TERSIMPAN, no_koreksi, data: await satuBarang(ctx.db, ctx.sesi, kode_barang) }
}

const ganti = route(gantiGroup, async (isian, ctx) => {
  const { kode, kode_dept, alasan, versi } = isian
  const asal = await pegang(ctx, kode, versi)
  const { barang } = asal
  tolakMilikPesanan([barang])
  const jenis = await ctx.db.one<{ kode_group: string }>(
    sql`SELECT kode_group FROM jenis WHERE kode_dept = ${kode_dept} AND dihapus_pada IS NULL FOR SHARE`,
  )
  if (!jenis) throw new Refusal('rule', `Jenis ${kode_dept} Tidak Ada`)
  if (kode_dept === barang.kode_dept) throw new Refusal('rule', `Barang Sudah Di Jenis ${kode_dept}`)
  const sesudah = { kode_group: jenis.kode_group, kode_dept }
  const kadar = await pegangGroup(ctx.db, [...new Set([barang.kode_group, jenis.kode_group])])
  const sama =
    kadar.get(barang.kode_group) === kadar.get(jenis.kode_group) &&
    (await hargaSetara(ctx, barang.kode_group, jenis.kode_group))
  const pindah: Kasus | null = sama
    ? null
    : {
        kategori: OTORISASI_GANTI_GROUP,
        aturan: 'Pindah ke kategori dengan kadar atau harga lain',
        keterangan: `${barang.kode_barcode} ${barang.nama_barang}, ${barang.kode_group} ke ${jenis.kode_group}`,
        satuan: 'PERSEN',
        hitung: kadar.get(barang.kode_group) ?? 0,
        input: kadar.get(jenis.kode_group) ?? 0,
        kode_barcode: barang.kode_barcode,
        berat: barang.berat,
        mg: barang.berat,
        wakil: false,
      }
  const akan = `menjadi ${jenis.kode_group} ${kode_dept}, masih dicari`
  const otorisasi = await kunciOtorisasi(ctx, [pindah, ...(await kasusDicari(ctx, [barang.kode_barang], akan))])
  return koreksi(ctx, {
    dokumen: DOKUMEN_GANTI_GROUP,
    asal,
    sebelum: { kode_group: barang.kode_group, kode_dept: barang.kode_dept },
    sesudah,
    alasan,
    otorisasi,
    jurnal: (no_koreksi) => jurnalGantiGroup(no_koreksi, barang, sesudah),
  })
})

/** What corrections of a piece took and gave before, here and where it came from, each direction by itself, without what was agreed to. */
const koreksiDulu = async (ctx: WriteContext, kode_barang: string) => {
  const row = await ctx.db.one<{ kurang: number; lebih: number }>(
    sql`SELECT kurang, lebih FROM beda_barang(${kode_barang})`,
  )
  return row ?? { kurang: 0, lebih: 0 }
}

const timbangUlang = route(koreksiBerat, async (isian, ctx) => {
  const { kode, berat, berat_asli, alasan, versi } = isian
  const asal = await pegang(ctx, kode, versi)
  const { barang, sebelum } = asal
  const batasBiji = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'BIJI')
  if (berat === 0) throw new Refusal('rule', 'Berat Harus Lebih Dari 0')
  if (berat_asli === 0) throw new Refusal('rule', 'Berat Asli Harus Lebih Dari 0')
  const batas = batasBiji(berat_asli)
  if (Math.abs(berat_asli - berat) > batas)
    throw new Refusal('rule', `Selisih Berat Asli Dan Berat Melebihi Toleransi ${formatGram(batas)} g`)
  if (berat === barang.berat) throw new Refusal('rule', 'Berat Tidak Berubah')
  const dulu = await koreksiDulu(ctx, barang.kode_barang)
  // Many small corrections are one large one, against the weight before the first of them.
  const seluruh = berat < barang.berat ? barang.berat - berat + dulu.kurang : berat - barang.berat + dulu.lebih
  const wajar = seluruh <= batasBiji(barang.berat + dulu.kurang - dulu.lebih)
  const perlu: Kasus = {
    kategori: OTORISASI_KOREKSI_BERAT,
    aturan: 'Koreksi melebihi selisih timbangan',
    keterangan: `${barang.kode_barcode} ${barang.nama_barang}`,
    satuan: 'MG',
    hitung: barang.berat,
    input: berat,
    kode_barcode: barang.kode_barcode,
    berat: barang.berat,
    mg: berat - barang.berat,
  }
  const akan = `diubah beratnya menjadi ${formatGram(berat)} g, masih dicari`
  const otorisasi = await kunciOtorisasi(ctx, [
    wajar ? null : perlu,
    ...(await kasusDicari(ctx, [barang.kode_barang], akan)),
  ])
  return koreksi(ctx, {
    dokumen: DOKUMEN_KOREKSI_BERAT,
    asal,
    sebelum: { berat: sebelum.berat, berat_asli: sebelum.berat_asli },
    sesudah: { berat, berat_asli },
    alasan,
    otorisasi,
    jurnal: (no_koreksi) => jurnalKoreksiBerat(no_koreksi, barang, berat),
  })
})

export const koreksiBarangFeature: Feature = {
  alarm: ALARM_KOREKSI,
  dokumen: [DOKUMEN_GANTI_GROUP, DOKUMEN_KOREKSI_BERAT],
  routes: [ganti, timbangUlang],
}
