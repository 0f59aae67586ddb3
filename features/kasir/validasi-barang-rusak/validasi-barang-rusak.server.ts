import type { InputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciSaldo,
  laporanRoute,
  Refusal,
  route,
  simpanDokumen,
  type WriteContext,
} from '@kencana/server-kit'
import {
  barangRusak,
  batalRusak,
  DOKUMEN_VALIDASI_RUSAK,
  listRusak,
  validasiRusak,
} from './validasi-barang-rusak.contract.ts'
import { jurnalRusak, type Rusak } from './validasi-barang-rusak.posting.ts'
import { bacaRusak, isiRusak, jumlahRusak, menunggu } from './validasi-barang-rusak.query.ts'

type Pilihan = InputOf<typeof validasiRusak>['data_kirim'][number]

const nomorDari = ({ no_sepuh, no_sortir }: Pilihan) => no_sepuh || no_sortir

/** Holds the damaged goods of a document; they must be what was seen when it was chosen. */
const pegang = async (ctx: WriteContext, dipilih: Pilihan): Promise<Rusak[]> => {
  const no_dokumen = nomorDari(dipilih)
  const keys = await isiRusak(ctx.db, ctx.sesi.kode_toko, no_dokumen)
  const saldo = await kunciSaldo(
    ctx,
    keys.map(({ lot, kode_group, kode_dept }) => ({ akun: 'RUSAK', ref: no_dokumen, lot, kode_group, kode_dept })),
  )
  const barang = keys.map((one, at) => ({ ...one, ...saldo[at] })).filter((one) => one.pcs > 0)
  const qty = jumlah(barang, 'pcs')
  if (qty === 0) throw new Refusal('rule', `Barang Rusak ${no_dokumen} Tidak Ada`)
  if (qty !== dipilih.qty_rusak || jumlah(barang, 'mg') !== dipilih.berat_rusak)
    throw new Refusal('conflict', 'Data Berubah, Silahkan Cari Ulang')
  return barang.map(({ lot, kode_group, kode_dept, pcs, mg }) => ({ lot, kode_group, kode_dept, pcs, mg }))
}

const tutup = (ctx: WriteContext, dipilih: Pilihan, barang: readonly Rusak[]): Promise<string> => {
  const isi = { no_dokumen: nomorDari(dipilih), qty: dipilih.qty_rusak, berat: dipilih.berat_rusak }
  return simpanDokumen(ctx, DOKUMEN_VALIDASI_RUSAK, {
    kepala: isi,
    jurnal: (nomor) => jurnalRusak(nomor, isi.no_dokumen, barang),
    audit: { sesudah: isi },
  })
}

const validasi = route(validasiRusak, async ({ data_kirim }, ctx) => {
  const urut = data_kirim.toSorted((a, b) => (nomorDari(a) < nomorDari(b) ? -1 : 1))
  const twice = urut.map(nomorDari).find((nomor, at, all) => nomor === all[at + 1])
  if (twice) throw new Refusal('invalid', `Dokumen ${twice} Dua Kali Dalam Daftar`)
  const semua: [Pilihan, Rusak[]][] = []
  for (const one of urut) semua.push([one, await pegang(ctx, one)])
  const no_validasi: string[] = []
  for (const [one, barang] of semua) no_validasi.push(await tutup(ctx, one, barang))
  return { message: 'Validasi Rusak Berhasil', no_validasi }
})

// Gold that was melted or handed on since is missing in HANCUR: the reversal itself is refused then.
const batal = route(batalRusak, (input, ctx) => batalDokumen(ctx, DOKUMEN_VALIDASI_RUSAK, input))

/** The cashier makes scrap gold of what was damaged on its way. */
export const validasiBarangRusakFeature: Feature = {
  dokumen: [DOKUMEN_VALIDASI_RUSAK],
  routes: [
    validasi,
    batal,
    laporanRoute(barangRusak, menunggu),
    route(listRusak, ({ tanggal }, { db, sesi }) => bacaRusak.daftar(db, sesi.kode_toko, tanggal)),
  ],
  terbuka: [{ nama: 'Barang rusak belum divalidasi', path: '/validasi-barang-rusak', jumlah: jumlahRusak }],
}
