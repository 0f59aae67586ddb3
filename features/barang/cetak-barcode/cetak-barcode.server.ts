import { type Feature, Refusal, route } from '@kencana/server-kit'
import { catatCetakan } from '../../cetak/cetak.api.ts'
import { CETAK_LABEL } from '../../cetak/cetak.contract.ts'
import { barangTidakAda } from '../data-barang/barcode.api.ts'
import { bakiTertutup, tolakLihat } from '../stock-opname/dihitung.api.ts'
import { type BarisLabel, barangLabel, cetakLabel, hariLabel } from './cetak-barcode.contract.ts'
import { bolehLabel, labelBaki, labelHari, labelKiriman, labelUji, satuLabel } from './cetak-barcode.query.ts'

const hari = (nilai: string): string => {
  const tanggal = hariLabel.safeParse(nilai)
  if (!tanggal.success) throw new Refusal('invalid', tanggal.error.issues[0]?.message ?? 'Tanggal Tidak Dikenal')
  return tanggal.data
}

const cari = route(barangLabel, async ({ cara, nilai }, { db, sesi, kodeBarang }) => {
  const { kode_toko } = sesi
  const tertutup = await bakiTertutup(db, sesi)
  // Labels are chosen by piece, dispatch and day too: then of its own tray nothing is said.
  const tanpaBaki = (rows: readonly BarisLabel[]) =>
    rows.map((row) => (tertutup.has(row.kode_baki) ? { ...row, kode_baki: '-' } : row))
  if (cara === 'PINDAI') {
    const kode = kodeBarang(nilai)
    const satu = await satuLabel(db, kode_toko, kode)
    if (satu.length > 0) return tanpaBaki(satu)
    const uji = await labelUji(db, kode_toko)
    if (uji[0]?.kode_barcode !== kode) throw barangTidakAda(kode)
    return uji
  }
  if (cara === 'UJI') return labelUji(db, kode_toko)
  if (cara === 'BAKI') await tolakLihat(db, sesi, nilai)
  const rows =
    cara === 'BAKI'
      ? await labelBaki(db, kode_toko, nilai)
      : cara === 'KIRIMAN'
        ? await labelKiriman(db, kode_toko, nilai)
        : await labelHari(db, kode_toko, hari(nilai))
  if (rows.length === 0) throw new Refusal('missing', 'Data Barang Tidak Ada')
  return tanpaBaki(rows)
})

const cetak = route(cetakLabel, async ({ kode_barcode, template, rangkap, alasan }, ctx) => {
  const ganda = kode_barcode.find((one, at) => kode_barcode.indexOf(one) !== at)
  if (ganda !== undefined) throw new Refusal('rule', `Barang ${ganda} Dua Kali Dalam Daftar`)
  const boleh = await bolehLabel(ctx.db, ctx.sesi.kode_toko, kode_barcode)
  const asing = kode_barcode.find((one) => !boleh.has(one))
  if (asing !== undefined) throw new Refusal('missing', `Barang ${asing} Tidak Ada`)
  const nomor = await catatCetakan(ctx, CETAK_LABEL, kode_barcode, { rangkap, alasan })
  ctx.audit({ dokumen: CETAK_LABEL, sesudah: { kode_barcode, template, rangkap, alasan } })
  return { label: kode_barcode.map((one, at) => ({ kode_barcode: one, ke: nomor[at] ?? 1 })) }
})

export const cetakBarcodeFeature: Feature = { routes: [cari, cetak] }
