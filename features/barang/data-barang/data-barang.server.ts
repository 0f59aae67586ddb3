import { Berkas, type InputOf, SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Persentase } from '@kencana/ledger'
import {
  catatFoto,
  type Feature,
  type FotoTersimpan,
  ISI_FOTO,
  isOwner,
  Refusal,
  route,
  setujuiMaster,
  terimaFoto,
  type WriteContext,
} from '@kencana/server-kit'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { kasusKadarMasuk } from '../../pengaturan/batas/kadar.api.ts'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { hitungKini } from '../harga-barang/harga-kini.api.ts'
import { bakiTertutup, tolakDihitung, tolakLihat } from '../stock-opname/dihitung.api.ts'
import { ALARM_EDIT } from './alarm-edit.query.ts'
import { beriBarcodeLama, pegangBarcodeLama } from './barcode-lama.api.ts'
import { beratJenis } from './berat-wajar.api.ts'
import { beratWajar } from './berat-wajar.contract.ts'
import { satuBarang, tolakDiTokoLain } from './data-barang.api.ts'
import {
  barangByBarcode,
  editBarang,
  fotoBarang,
  hapusFotoBarang,
  kodeDariLabel,
  listBarang,
  riwayatBarang,
  simpanFotoBarang,
} from './data-barang.contract.ts'
import { bolehKode, daftarBarang, riwayat, ubahan } from './data-barang.query.ts'
import { hargaEdit, kasusHargaTetap, periksaMarkis } from './harga-tetap.store.ts'

/** Holds one item of this shop that may be changed, and gives it as it was. @throws Refusal */
const pegang = async (ctx: WriteContext, kode_barang: string, versi: number | undefined) => {
  await ctx.db.run(
    sql`SELECT 1 FROM barang WHERE kode_barang = ${kode_barang} AND kode_toko = ${ctx.sesi.kode_toko} FOR UPDATE`,
  )
  const sebelum = await satuBarang(ctx.db, ctx.sesi, kode_barang)
  if (versi !== undefined && versi !== sebelum.versi)
    throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  // What was sold, sent or melted stays what it was: papers of that time are printed again from it.
  if (sebelum.status_barang !== 'TERSEDIA')
    throw new Refusal('rule', `Barang ${sebelum.kode_barcode} Berstatus ${sebelum.status_barang}, Tidak Bisa Diedit`)
  return sebelum
}

/** A piece that is found by its barcode is told of without its tray while that is counted. */
const tanpaBaki = <B extends { kode_baki: string; kode_gudang: string }>(
  barang: B,
  tertutup: ReadonlySet<string>,
): B => (tertutup.has(barang.kode_baki) ? { ...barang, kode_baki: '-', kode_gudang: '-' } : barang)

type Sebelum = Awaited<ReturnType<typeof satuBarang>>
type Isian = Omit<InputOf<typeof editBarang>, 'kode_barang' | 'versi'>

/** What makes a piece cheaper, or says on its label that it is finer than it is, is the owners' to write. @throws Refusal */
const periksaPemilik = ({ sesi }: WriteContext, sebelum: Sebelum, isian: Isian, persentase: Persentase): void => {
  if (isOwner(sesi.level)) return
  if (persentase !== sebelum.persentase) throw new Refusal('denied', 'Kadar Barang Hanya Diubah OWN Atau SU')
  if (isian.kadar_cetak !== sebelum.kadar_cetak) throw new Refusal('denied', 'Kadar Cetak Hanya Diubah OWN Atau SU')
  if (isian.harga_atribut < sebelum.harga_atribut)
    throw new Refusal('denied', 'Harga Atribut Hanya Diturunkan OWN Atau SU')
}

/** A fineness that falls below its category's is agreed to by somebody else, as it is where a piece enters. */
const kasusKadar = async (ctx: WriteContext, sebelum: Sebelum, kadar: string, persentase: Persentase) => {
  if (persentase >= sebelum.persentase) return []
  const group = await ctx.db.one<{ persentase: Persentase }>(
    sql`SELECT persentase FROM master_group WHERE kode_group = ${sebelum.kode_group}`,
  )
  const { kode_group, nama_barang } = sebelum
  const persentase_group = group?.persentase ?? persentase
  return kasusKadarMasuk([{ kode_group, kadar, persentase, persentase_group, nama_barang }])
}

const tanpaStrip = (teks: string): string | null => (teks === '-' ? null : teks)

const edit = route(editBarang, async ({ kode_barang, versi, ...isian }, ctx) => {
  const sebelum = await pegang(ctx, kode_barang, versi)
  // The same word stays the same fineness, whatever the master says of it since.
  const persentase =
    isian.kadar === sebelum.kadar
      ? (sebelum.persentase as Persentase)
      : persentaseKadar(isian.kadar, await masterKadar(ctx.db))
  periksaPemilik(ctx, sebelum, isian, persentase)
  periksaMarkis(ctx, sebelum, isian)
  const baru = await hargaEdit(ctx, sebelum, isian, persentase)
  const tetap = await kasusHargaTetap(ctx, sebelum, baru)
  await setujuiMaster(
    ctx,
    [...(await kasusKadar(ctx, sebelum, isian.kadar, persentase)), ...(tetap ? [tetap] : [])].map((kasus) => ({
      kunci: kode_barang,
      kasus,
    })),
  )
  const lama = isian.barcode_lama === undefined ? tanpaStrip(sebelum.barcode_lama) : isian.barcode_lama || null
  // What was scanned already, or is yet to be, would be another piece's.
  if (lama !== tanpaStrip(sebelum.barcode_lama)) await tolakDihitung(ctx, [sebelum.kode_baki])
  if (lama !== null) await pegangBarcodeLama(ctx, lama, sebelum.kode_barcode)
  await beriBarcodeLama(ctx.db, [{ kode_barang, barcode_lama: lama }], () =>
    ctx.db.run(sql`
    UPDATE barang SET nama_barang = ${isian.nama_barang}, nama_atribut = ${(isian.nama_atribut ?? sebelum.nama_atribut) || '-'},
      harga_atribut = ${isian.harga_atribut}, kadar = ${isian.kadar}, persentase = ${persentase},
      kadar_cetak = ${isian.kadar_cetak}, kode_intern = ${(isian.kode_intern ?? sebelum.kode_intern) || '-'}, barcode_lama = ${lama},
      harga_estimasi = ${baru.harga_estimasi}, harga_total = ${baru.harga_total}, is_markis = ${baru.is_markis}, versi = versi + 1
    WHERE kode_barang = ${kode_barang}`),
  )
  const data = await satuBarang(ctx.db, ctx.sesi, kode_barang)
  ctx.audit({ dokumen: kode_barang, sebelum, sesudah: data })
  return { message: 'Data Berhasil Diedit', data: tanpaBaki(data, await bakiTertutup(ctx.db, ctx.sesi)) }
})

const fotoBaru = route(
  simpanFotoBarang,
  async ({ kode_barang }, ctx, tersimpan: FotoTersimpan) => {
    const sebelum = await pegang(ctx, kode_barang, undefined)
    const foto = await catatFoto(ctx.db, tersimpan, ctx.waktu)
    await ctx.db.run(sql`UPDATE barang SET foto = ${foto} WHERE kode_barang = ${kode_barang}`)
    ctx.audit({ dokumen: kode_barang, sebelum: { foto: sebelum.foto }, sesudah: { foto } })
    return { message: 'Data Berhasil Disimpan', foto }
  },
  { bodyLimit: ISI_FOTO, before: ({ foto }, { blob }) => terimaFoto(blob, foto) },
)

const tanpaFoto = route(hapusFotoBarang, async ({ kode_barang }, ctx) => {
  const sebelum = await pegang(ctx, kode_barang, undefined)
  await ctx.db.run(sql`UPDATE barang SET foto = NULL WHERE kode_barang = ${kode_barang}`)
  ctx.audit({ dokumen: kode_barang, sebelum: { foto: sebelum.foto }, sesudah: { foto: null } })
  return { message: 'Data Berhasil Di Hapus' }
})

/** What a piece costs in its shop now, null without a price of its category. */
const kini = async (db: Queryable, { kode_toko, kode_barcode }: Sebelum, saat: Date) => {
  const kategori_harga = await nilaiParaSystem(db, kode_toko, 'kategori_harga')
  return (await hitungKini(db, [kode_barcode], { kode_toko, saat, kategori_harga })).get(kode_barcode) ?? null
}

// What a customer has may come back to any shop, which looks at it as it was sold.
const lihatFoto = route(fotoBarang, async ({ kode_barang, hash }, { db, sesi, blob }) => {
  const milik = await db.one(sql`
    SELECT 1 AS ada FROM barang b WHERE b.kode_barang = ${kode_barang}
      AND ((b.kode_toko = ${sesi.kode_toko} OR ${sesi.level === 'OWN'}::boolean) AND b.foto = ${hash} OR b.status_barang = 'TERJUAL'
        AND EXISTS (SELECT FROM riwayat_barang r WHERE r.kode_barang = b.kode_barang AND r.foto = ${hash}))`)
  const bytes = milik ? await blob.get(hash) : undefined
  if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
})

export const dataBarangFeature: Feature = {
  alarm: ALARM_EDIT,
  routes: [
    route(beratWajar, ({ kode_dept }, { db }) => beratJenis(db, kode_dept)),
    fotoBaru,
    tanpaFoto,
    lihatFoto,
    route(listBarang, async (input, { root, sesi, waktu, kodeBarang }) => {
      if (input.kode_baki !== SEMUA) await tolakLihat(root, sesi, input.kode_baki)
      return daftarBarang(root, { ...input, kode_barcode: kodeBarang(input.q) }, sesi, waktu)
    }),
    route(barangByBarcode, async ({ kode }, { root, sesi }) =>
      tanpaBaki(await satuBarang(root.quick, sesi, kode), await bakiTertutup(root.quick, sesi)),
    ),
    route(kodeDariLabel, async ({ kode }, { db, sesi, kodeBarang }) => {
      const kode_barcode = kodeBarang(kode)
      const boleh = kode_barcode === kode || (await bolehKode(db, sesi, { label: kode, kode_barcode }))
      return { kode_barcode: boleh ? kode_barcode : kode }
    }),
    route(riwayatBarang, async ({ kode }, { db, sesi, waktu }) => {
      // The chain is its owners'; others are told where a piece of theirs went.
      const pemilik = sesi.level === 'OWN'
      if (!pemilik) await tolakDiTokoLain(db, sesi, kode)
      const barang = await satuBarang(db, sesi, kode, pemilik ? 'SEMUA' : 'SINI')
      const disana = await bakiTertutup(db, { ...sesi, kode_toko: barang.kode_toko })
      return {
        barang: tanpaBaki(barang, disana),
        harga_kini: barang.kode_baki === '-' ? null : await kini(db, barang, waktu),
        riwayat: await riwayat(db, barang.kode_barang, sesi),
        ubahan: await ubahan(db, barang.kode_barang, isOwner(sesi.level)),
      }
    }),
    edit,
  ],
}
