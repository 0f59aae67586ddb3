import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Rp, rp } from '@kencana/ledger'
import {
  bukukanBatal,
  type Feature,
  kunciBatal,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { kasusBukti, kasusNonTunai, lepasPembayaran, teksBayar } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  bacaPembayaran,
  barisPembayaran,
  catatPembayaran,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { periksaBukti } from '../kartu-member/kartu-member.api.ts'
import { balikPoin, catatPoin, DIPAKAI, poinMasihBoleh } from '../poin/poin.api.ts'
import { bacaKode, bacaVoucher, hanguskanVoucher, periksaVoucher } from './voucher.api.ts'
import {
  batalVoucher,
  cekVoucher,
  DOKUMEN_HANGUS,
  DOKUMEN_VOUCHER,
  getBatalVoucher,
  getVoucher,
  jualVoucher,
  listVoucher,
  OTORISASI_BATAL_VOUCHER,
  tukarVoucher,
} from './voucher.contract.ts'
import { jurnalVoucher } from './voucher.posting.ts'
import { bacaTerbit, satuVoucher, voucherKembali } from './voucher.query.ts'

const jawab = async (ctx: WriteContext, no_voucher: string) => ({
  message: TERSIMPAN,
  no_voucher,
  data: await satuVoucher(ctx.db, ctx.sesi.kode_toko, no_voucher),
})

const berlaku = async ({ db, sesi }: WriteContext): Promise<string> => {
  const { voucher_masa } = await bacaPara(db, sesi.kode_toko, ['voucher_masa'])
  const row = await db.one<{ sampai: string }>(sql`
    SELECT (${sesi.tgl_system}::date + make_interval(months => ${Number(voucher_masa)}::int))::date AS sampai`)
  if (!row) throw new Error('no day')
  return row.sampai
}

const adaMember = async ({ db }: WriteContext, kode_member: string): Promise<void> => {
  const ada = await db.one(sql`
    SELECT 1 AS ada FROM member WHERE kode_member = ${kode_member} AND dihapus_pada IS NULL FOR SHARE`)
  if (!ada) throw new Refusal('missing', `Member ${kode_member} Tidak Ada`)
}

const dijual = route(jualVoucher, async ({ kode_member, nilai, pembayaran }, ctx) => {
  if (kode_member !== '-') await adaMember(ctx, kode_member)
  // As good as cash from now on: what is paid for it is seen before it leaves, by somebody else than who says so.
  const dibayar = (await pegangPembayaran(ctx, pembayaran)).map((one) => ({ ...one, masuk: false }))
  tepatDibayar(dibayar, nilai)
  const untuk = `Voucher Rp. ${formatRibuan(nilai)}`
  const kasus = await kasusNonTunai(ctx, dibayar, untuk, { keluar: true })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const otorisasi = await kunciOtorisasi(ctx, [...kasus, bukti])
  const kepala = { asal: 'JUAL', kode_member, nilai, poin: 0, berlaku_sampai: await berlaku(ctx), otorisasi }
  const no_voucher = await simpanDokumen(ctx, DOKUMEN_VOUCHER, {
    kepala,
    gerak: (nomor) =>
      catatPembayaran(ctx, nomor, dibayar, {
        dari: kode_member,
        keluar: true,
        otorisasi: kasus.some(Boolean) ? otorisasi : null,
        ulang: bukti && otorisasi,
      }),
    jurnal: (nomor) => jurnalVoucher(nomor, nilai, barisPembayaran(dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { ...kepala, pembayaran } },
  })
  return jawab(ctx, no_voucher)
})

const ditukar = route(
  tukarVoucher,
  async ({ kode_member, poin }, ctx) => {
    await adaMember(ctx, kode_member)
    const { nilai_poin } = await bacaPara(ctx.db, ctx.sesi.kode_toko, ['nilai_poin'])
    const nilai = rp(poin * Number(nilai_poin))
    if (nilai === 0) throw new Refusal('rule', 'Poin Bukan Cara Bayar Di Toko Ini')
    if (!(await poinMasihBoleh(ctx, kode_member, DIPAKAI)))
      throw new Refusal('rule', 'Poin Member Ini Sudah Ditukar Dua Kali Hari Ini')
    const kepala = { asal: 'POIN', kode_member, nilai, poin, berlaku_sampai: await berlaku(ctx) }
    const no_voucher = await simpanDokumen(ctx, DOKUMEN_VOUCHER, {
      kepala,
      gerak: (nomor) => catatPoin(ctx, kode_member, nomor, [{ jenis: 'TUKAR', jumlah: -poin, urut: 1 }]),
      jurnal: (nomor) => jurnalVoucher(nomor, nilai),
      audit: { sesudah: kepala },
    })
    return jawab(ctx, no_voucher)
  },
  {
    before: ({ kode_member, bukti }, { db, clock }, { user_id }) =>
      periksaBukti(db, { user_id, waktu: clock.now() }, kode_member, bukti),
  },
)

interface Asal {
  asal: 'POIN' | 'JUAL'
  kode_member: string
  nilai: Rp
  user_id: string
  status: string
  biaya: boolean
}

/** The money of a sold one goes out again, whoever takes it back: who agrees reads how it came. */
const uangKeluar = async (
  { db, sesi }: WriteContext,
  no_voucher: string,
  { kode_member, nilai, user_id }: Asal,
): Promise<Kasus> => ({
  kategori: OTORISASI_BATAL_VOUCHER,
  aturan: 'Uang voucher dikeluarkan lagi',
  keterangan: `${no_voucher} Rp. ${formatRibuan(nilai)}, dijual ${user_id}${kode_member === '-' ? '' : ` kepada ${kode_member}`}, dibayar ${teksBayar(await bacaPembayaran(db, sesi.kode_toko, no_voucher))}`,
  satuan: 'RP',
  hitung: nilai,
  input: 0,
  rp: nilai,
})

const batal = route(batalVoucher, async ({ no_voucher, alasan }, ctx) => {
  const lama = await kunciBatal<Asal>(ctx, DOKUMEN_VOUCHER, no_voucher, {
    pilih: sql`asal, kode_member::text, nilai, user_id::text, status, EXISTS (SELECT FROM pembayaran b WHERE b.dokumen = no_voucher AND b.biaya > 0) AS biaya`,
  })
  const { asal, status, biaya } = lama
  if (status !== 'AKTIF') throw new Refusal('rule', `Voucher ${no_voucher} Sudah ${status}`)
  // What the bank kept would come back in the books alone.
  if (biaya) throw new Refusal('rule', `Voucher ${no_voucher} Dibayar Dengan Biaya Bank, Tidak Bisa Dibatalkan`)
  const kasus = asal === 'JUAL' ? [await uangKeluar(ctx, no_voucher, lama)] : []
  await lepasPembayaran(ctx, [no_voucher], `Batal ${no_voucher}`)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_VOUCHER, no_voucher, { alasan, kasus })
  await ctx.db.run(sql`UPDATE voucher SET status = 'BATAL' WHERE no_voucher = ${no_voucher}`)
  await balikPoin(ctx, no_voucher, no_batal)
  return { message: 'Berhasil', no_batal }
})

const cek = route(cekVoucher, async ({ kode }, { db, sesi }) => {
  const [ada] = await bacaVoucher(db, [await bacaKode(db, kode)])
  const { no_voucher, nilai, berlaku_sampai } = periksaVoucher(ada, sesi)
  return { no_voucher, nilai, berlaku_sampai }
})

/** Vouchers: sold, given for points, taken back; what runs out does so when its day is closed. */
export const voucherFeature: Feature = {
  dokumen: [DOKUMEN_VOUCHER, DOKUMEN_HANGUS],
  sebelumTutup: hanguskanVoucher,
  routes: [
    dijual,
    ditukar,
    batal,
    cek,
    route(listVoucher, ({ tanggal }, { db, sesi }) => bacaTerbit.daftar(db, sesi.kode_toko, tanggal)),
    route(getVoucher, ({ no_voucher }, { db, sesi }) => satuVoucher(db, sesi.kode_toko, no_voucher)),
    route(getBatalVoucher, ({ no_batal }, { db, sesi }) => voucherKembali(db, sesi.kode_toko, no_batal)),
  ],
}
