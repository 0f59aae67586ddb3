import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Jurnal, jumlahBerat, type Mg } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  laporanRoute,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  type WriteContext,
} from '@kencana/server-kit'
import { kasusKeluar, tolakBelumDicentang } from '../../bos/centang-bos/centang-bos.api.ts'
import { kunciKiriman, pastikanTerbuka } from '../../bos/kirim-dari-barang-bos/kiriman.api.ts'
import { type BatasBeda, batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { kasusSusut } from '../../pengaturan/batas/susut.api.ts'
import { jumlahSisa, type Penutupan, rencanakan, tujuanSisa } from './tutup-kiriman.store.ts'
import {
  batalValidasi,
  DOKUMEN_VALIDASI_INPUTAN,
  konfirmasiSisa,
  listSisa,
  listValidasi,
  OTORISASI_SISA,
  saldoKirimBos,
  saldoKirimLabeling,
  validasiBos,
  validasiLabeling,
} from './validasi-inputan.contract.ts'
import { jurnalValidasiInputan } from './validasi-inputan.posting.ts'
import { bacaValidasi, belumDivalidasi, jumlahTerbuka, sisaDiCabang } from './validasi-inputan.query.ts'

type Isian = InputOf<typeof validasiBos>
type Pilihan = Isian['data_kirim'][number]
type Jenis = 'KB' | 'KC'

const BERUBAH = 'Data Berubah, Silahkan Cari Ulang'

const siapkan = async (ctx: WriteContext, jenis: Jenis, dipilih: Pilihan, batas: BatasBeda): Promise<Penutupan> => {
  const { no_kirim_bos: no_kirim, stock_akhir, berat_akhir, cara } = dipilih
  const kiriman = await kunciKiriman(ctx, no_kirim, true)
  if (kiriman.jenis !== jenis || kiriman.kode_toko !== ctx.sesi.kode_toko)
    throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
  pastikanTerbuka(kiriman)
  const rencana = await rencanakan(ctx, kiriman, cara === 'SELISIH' ? cara : 'KEMBALI', batas)
  if (rencana.qty !== stock_akhir || rencana.berat !== berat_akhir) throw new Refusal('conflict', BERUBAH)
  return rencana
}

/** Marks a dispatch closed, or open again; what came back is kept with one from labeling. */
const tandai = async (
  ctx: WriteContext,
  no_kirim: string,
  no_validasi: string | null,
  kembali: { qty: number; berat: Mg | 0 },
): Promise<void> => {
  await ctx.db.run(sql`UPDATE kirim_bos SET no_validasi = ${no_validasi} WHERE no_kirim_bos = ${no_kirim}`)
  await ctx.db.run(sql`
    UPDATE kirim_labeling SET no_validasi = ${no_validasi}, qty_kembali = ${kembali.qty}, berat_kembali = ${kembali.berat}
    WHERE no_kirim_stock = ${no_kirim}`)
}

/** A dispatch ready to be closed, and what that will post. */
interface Siap {
  rencana: Penutupan
  sisa: Awaited<ReturnType<typeof tujuanSisa>>
  jurnal: (no_validasi: string) => Jurnal | null
}

const siapTutup = async (ctx: WriteContext, rencana: Penutupan): Promise<Siap> => {
  const sisa = await tujuanSisa(ctx, rencana)
  const { no_kirim } = rencana.kiriman
  const jurnal: Siap['jurnal'] = (nomor) =>
    rencana.sisa.length > 0 ? jurnalValidasiInputan(nomor, no_kirim, sisa(nomor)) : null
  return { rencana, sisa, jurnal }
}

const tutup = (ctx: WriteContext, { rencana, sisa, jurnal }: Siap, otorisasi: string | null): Promise<string> => {
  const { kiriman, cara, qty, berat } = rencana
  const { no_kirim, jenis } = kiriman
  return simpanDokumen(ctx, DOKUMEN_VALIDASI_INPUTAN, {
    kepala: { no_kirim, jenis, cara, qty_sisa: qty, berat_sisa: berat, otorisasi },
    gerak: (nomor) => tandai(ctx, no_kirim, nomor, jumlahSisa(sisa(nomor).filter((one) => one.ke.akun === 'BAKI'))),
    jurnal,
    audit: { sesudah: { no_kirim, cara, qty, berat } },
  })
}

const kasusSisa = ({ kiriman, cara, qty, berat }: Penutupan): Kasus => ({
  kategori: OTORISASI_SISA,
  aturan: cara === 'SUSUT' ? 'Susut kiriman melebihi toleransi' : 'Sisa kiriman dihapus sebagai selisih',
  keterangan: `${kiriman.no_kirim}, ${qty} pcs`,
  satuan: 'MG',
  hitung: 0,
  input: berat,
  mg: berat,
})

const validasi = (endpoint: typeof validasiBos, jenis: Jenis) =>
  route(endpoint, async (input, ctx) => {
    const urut = input.data_kirim.toSorted((a, b) => (a.no_kirim_bos < b.no_kirim_bos ? -1 : 1))
    const twice = urut.find((one, at) => one.no_kirim_bos === urut[at + 1]?.no_kirim_bos)
    if (twice) throw new Refusal('invalid', `Kiriman ${twice.no_kirim_bos} Dua Kali Dalam Daftar`)
    const batas = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'KIRIMAN')
    const rencana: Penutupan[] = []
    for (const one of urut) rencana.push(await siapkan(ctx, jenis, one, batas))
    const kembali = jenis === 'KB' ? rencana.filter((one) => one.cara === 'KEMBALI') : []
    const keluar =
      kembali.length === 0
        ? null
        : await kasusKeluar(
            ctx,
            jumlahBerat(kembali),
            `${kembali.map((one) => one.kiriman.no_kirim).join(', ')} kembali`,
          )
    const siap: Siap[] = []
    for (const one of rencana) siap.push(await siapTutup(ctx, one))
    const susut = await kasusSusut(ctx, ...siap.map((one) => one.jurnal('-')))
    const otorisasi = await kunciOtorisasi(ctx, [...rencana.filter((one) => one.butuh).map(kasusSisa), susut, keluar])
    const perlu = rencana.map(
      (one) => one.butuh || (susut !== null && one.sisa.length > 0) || (keluar !== null && kembali.includes(one)),
    )
    const nomor: string[] = []
    for (const [at, one] of siap.entries()) nomor.push(await tutup(ctx, one, perlu[at] ? otorisasi : null))
    // One agreement covers every dispatch of the draft that asks for one; it is spent once, for the first of them.
    const pertama = nomor[perlu.indexOf(true)]
    if (pertama !== undefined) await pakaiOtorisasi(ctx, otorisasi, pertama)
    return { message: 'Validasi Input Berhasil', no_validasi: nomor }
  })

const batal = route(batalValidasi, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_VALIDASI_INPUTAN, input, {
    pilih: sql`no_kirim, cara`,
    kembalikan: async ({ no_kirim, cara }: { no_kirim: string; cara: string }) => {
      const { jenis } = await kunciKiriman(ctx, no_kirim, true)
      if (jenis === 'KB' && cara === 'KEMBALI') await tolakBelumDicentang(ctx)
      await tandai(ctx, no_kirim, null, { qty: 0, berat: 0 })
    },
    kind: ({ cara }) => (cara === 'HABIS' ? null : 'VALIDASI_INPUTAN'),
  }),
)

const konfirmasi = route(konfirmasiSisa, async ({ no_kirim, qty, berat }, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const kiriman = await kunciKiriman(ctx, no_kirim, true)
  if (kiriman.cabang !== kode_toko || kiriman.kode_toko === kode_toko)
    throw new Refusal('rule', `Kiriman ${no_kirim} Bukan Dari Toko Lain Ke Toko Ini`)
  pastikanTerbuka(kiriman)
  const ada = jumlahSisa(kiriman.sisa)
  if (ada.qty !== qty || ada.berat !== berat) throw new Refusal('conflict', BERUBAH)
  await ctx.db.run(sql`
    INSERT INTO konfirmasi_sisa (no_kirim, kode_toko, tgl_system, qty, berat, user_id, dibuat_pada)
    VALUES (${no_kirim}, ${kode_toko}, ${tgl_system}, ${qty}, ${berat}, ${user_id}, ${ctx.waktu})
    ON CONFLICT (no_kirim) DO UPDATE SET tgl_system = excluded.tgl_system, qty = excluded.qty, berat = excluded.berat,
      user_id = excluded.user_id, dibuat_pada = excluded.dibuat_pada`)
  ctx.audit({ dokumen: no_kirim, sesudah: { qty, berat } })
  return { message: 'Berhasil Disimpan' }
})

/** The cashier closes dispatches of both kinds; a branch says before what is left with it. */
export const validasiInputanFeature: Feature = {
  dokumen: [DOKUMEN_VALIDASI_INPUTAN],
  routes: [
    validasi(validasiBos, 'KB'),
    validasi(validasiLabeling, 'KC'),
    batal,
    konfirmasi,
    laporanRoute(saldoKirimBos, (db, input, kode_toko) => belumDivalidasi(db, 'KB', input, kode_toko)),
    laporanRoute(saldoKirimLabeling, (db, input, kode_toko) => belumDivalidasi(db, 'KC', input, kode_toko)),
    route(listValidasi, ({ tanggal }, { db, sesi }) => bacaValidasi.daftar(db, sesi.kode_toko, tanggal)),
    route(listSisa, (_, { db, sesi }) => sisaDiCabang(db, sesi.kode_toko)),
  ],
  terbuka: [{ nama: 'Kiriman belum divalidasi', path: '/validasi-inputan', jumlah: jumlahTerbuka }],
}
