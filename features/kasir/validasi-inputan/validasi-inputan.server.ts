import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Mg, Persentase } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { kunciOtorisasi, pakaiOtorisasi } from '../../akses/otorisasi/otorisasi.api.ts'
import { kunciKiriman, pastikanTerbuka } from '../../bos/kirim-dari-barang-bos/kiriman.api.ts'
import { persenParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { type Penutupan, rencanakan, tujuanSisa } from './tutup-kiriman.store.ts'
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
import { belumDivalidasi, daftarValidasi, jumlahTerbuka, sisaDiCabang } from './validasi-inputan.query.ts'

type Isian = InputOf<typeof validasiBos>
type Pilihan = Isian['data_kirim'][number]
type Jenis = 'KB' | 'KC'

const BERUBAH = 'Data Berubah, Silahkan Cari Ulang'

const siapkan = async (
  ctx: WriteContext,
  jenis: Jenis,
  dipilih: Pilihan,
  toleransi: Persentase,
): Promise<Penutupan> => {
  const { no_kirim_bos: no_kirim, stock_akhir, berat_akhir, cara } = dipilih
  const kiriman = await kunciKiriman(ctx, no_kirim, true)
  if (kiriman.jenis !== jenis || kiriman.kode_toko !== ctx.sesi.kode_toko)
    throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
  pastikanTerbuka(kiriman)
  const rencana = await rencanakan(ctx, kiriman, cara, toleransi)
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

const TIDAK_KEMBALI = { qty: 0, berat: 0 } as const

const tutup = async (ctx: WriteContext, rencana: Penutupan, otorisasi: string | null): Promise<string> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { kiriman, cara, qty, berat } = rencana
  const no_validasi = await ctx.nomor(DOKUMEN_VALIDASI_INPUTAN)
  await ctx.db.run(sql`
    INSERT INTO validasi_inputan (no_validasi, no_kirim, jenis, kode_toko, tgl_system, cara, qty_sisa, berat_sisa, otorisasi,
      user_id, dibuat_pada)
    VALUES (${no_validasi}, ${kiriman.no_kirim}, ${kiriman.jenis}, ${kode_toko}, ${tgl_system}, ${cara}, ${qty}, ${berat},
      ${otorisasi}, ${user_id}, ${ctx.waktu})`)
  const sisa = await tujuanSisa(ctx, rencana, no_validasi)
  const kembali = sisa.filter((one) => one.ke.akun === 'BAKI')
  await tandai(ctx, kiriman.no_kirim, no_validasi, {
    qty: kembali.reduce((sum, one) => sum + one.pcs, 0),
    berat: kembali.reduce((sum, one) => sum + one.mg, 0) as Mg,
  })
  if (sisa.length > 0) await ctx.post(jurnalValidasiInputan(no_validasi, kiriman.no_kirim, sisa))
  ctx.audit({ dokumen: no_validasi, sesudah: { no_kirim: kiriman.no_kirim, cara, qty, berat } })
  return no_validasi
}

const validasi = (endpoint: typeof validasiBos, jenis: Jenis) =>
  route(endpoint, async (input, ctx) => {
    const urut = input.data_kirim.toSorted((a, b) => (a.no_kirim_bos < b.no_kirim_bos ? -1 : 1))
    const dua = urut.find((one, at) => one.no_kirim_bos === urut[at + 1]?.no_kirim_bos)
    if (dua) throw new Refusal('invalid', `Kiriman ${dua.no_kirim_bos} Dua Kali Dalam Daftar`)
    const toleransi = await persenParaSystem(ctx.db, ctx.sesi.kode_toko, 'toleransi_susut')
    const rencana: Penutupan[] = []
    for (const one of urut) rencana.push(await siapkan(ctx, jenis, one, toleransi))
    const butuh = rencana.some((one) => one.butuh)
    const otorisasi = butuh ? await kunciOtorisasi(ctx, endpoint, input, OTORISASI_SISA) : null
    const nomor: string[] = []
    for (const one of rencana) {
      const no_validasi = await tutup(ctx, one, one.butuh ? otorisasi : null)
      if (one.butuh && otorisasi) await pakaiOtorisasi(ctx, otorisasi, no_validasi)
      nomor.push(no_validasi)
    }
    return { message: 'Validasi Input Berhasil', no_validasi: nomor }
  })

const batal = route(batalValidasi, async ({ no_validasi, alasan }, ctx) => {
  const { no_kirim, cara } = await kunciBatal<{ no_kirim: string; cara: string }>(
    ctx,
    DOKUMEN_VALIDASI_INPUTAN,
    no_validasi,
    {
      pilih: sql`no_kirim, cara`,
    },
  )
  await kunciKiriman(ctx, no_kirim, true)
  await tandai(ctx, no_kirim, null, TIDAK_KEMBALI)
  const kind = cara === 'HABIS' ? null : 'VALIDASI_INPUTAN'
  const no_batal = await bukukanBatal(ctx, DOKUMEN_VALIDASI_INPUTAN, no_validasi, { kind, alasan })
  return { message: 'Berhasil', no_batal }
})

const konfirmasi = route(konfirmasiSisa, async ({ no_kirim, qty, berat }, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const kiriman = await kunciKiriman(ctx, no_kirim, true)
  if (kiriman.cabang !== kode_toko || kiriman.kode_toko === kode_toko)
    throw new Refusal('rule', `Kiriman ${no_kirim} Bukan Dari Toko Lain Ke Toko Ini`)
  pastikanTerbuka(kiriman)
  const ada = {
    qty: kiriman.sisa.reduce((sum, one) => sum + one.pcs, 0),
    berat: kiriman.sisa.reduce((sum, one) => sum + one.mg, 0),
  }
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
    route(saldoKirimBos, async (input, { db, sesi }) =>
      belumDivalidasi(db, 'KB', input, sesi.kode_toko, await persenParaSystem(db, sesi.kode_toko, 'toleransi_susut')),
    ),
    route(saldoKirimLabeling, async (input, { db, sesi }) =>
      belumDivalidasi(db, 'KC', input, sesi.kode_toko, await persenParaSystem(db, sesi.kode_toko, 'toleransi_susut')),
    ),
    route(listValidasi, ({ tanggal }, { db, sesi }) => daftarValidasi(db, sesi.kode_toko, tanggal)),
    route(listSisa, (_, { db, sesi }) => sisaDiCabang(db, sesi.kode_toko)),
  ],
  terbuka: [{ nama: 'Kiriman belum divalidasi', path: '/validasi-inputan', jumlah: jumlahTerbuka }],
}
