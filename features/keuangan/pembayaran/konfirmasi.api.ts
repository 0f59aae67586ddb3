/** A payment through a bank counts once somebody saw it there. Source: controls, what goes out was seen by somebody else. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan } from '@kencana/ledger'
import { isOwner, Refusal, type WriteContext } from '@kencana/server-kit'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { OTORISASI_NON_TUNAI } from './konfirmasi.contract.ts'
import { type BarisBayar, catatCek, type Dibayar } from './pembayaran.api.ts'
import { caraBayar } from './pembayaran.contract.ts'

/** The action that says that money has come; a witness of it holds it too. */
const HAK_KONFIRMASI = '/validasi-jual-beli#konfirmasi'

type Bayar = Pick<Dibayar, 'cara_bayar' | 'no_rekening' | 'jumlah'>

/** `TRANSFER 0111 Rp. 2,000,000 dan QRIS 0111 Rp. 500,000` */
export const teksBayar = (list: readonly Bayar[]): string =>
  list.map((one) => `${caraBayar(one)} Rp. ${formatRibuan(one.jumlah)}`).join(' dan ')

const jumlahkan = (list: readonly Bayar[]): number => list.reduce((sum, one) => sum + one.jumlah, 0)

const bolehKonfirmasi = async ({ db, sesi }: WriteContext): Promise<boolean> =>
  isOwner(sesi.level) ||
  (await db.one(sql`
    SELECT 1 AS ada FROM hak_aksi
    WHERE user_id = ${sesi.user_id} AND menu_name || '#' || aksi = ${HAK_KONFIRMASI}`)) !== undefined

/** What somebody confirms of what he entered himself, beyond his limit: somebody else looks too. */
export const kasusSendiri = async (
  ctx: WriteContext,
  list: readonly Bayar[],
  keterangan: string,
): Promise<Kasus | null> => {
  const kasus = await periksaBatas(ctx, 'konfirmasi_sendiri', jumlahkan(list), {
    kategori: OTORISASI_NON_TUNAI,
    aturan: 'Dimasukkan dan dikonfirmasi user yang sama',
    keterangan: `${keterangan}, ${teksBayar(list)}`,
  })
  return kasus && { ...kasus, saksi: true, hak: HAK_KONFIRMASI }
}

/**
 * What of a document's payments somebody else has to see at the bank: with a piece that leaves now every one that its form does
 * not say has come, and what who enters it confirms himself beyond his limit.
 * @param keluar a piece leaves with it: nothing may be waited for
 * @throws Refusal for a form that says so of somebody without that action
 */
export const kasusNonTunai = async (
  ctx: WriteContext,
  list: readonly Dibayar[],
  keterangan: string,
  { keluar }: { keluar: boolean },
): Promise<(Kasus | null)[]> => {
  const bank = list.filter((one) => one.no_rekening !== null)
  const dilihat = bank.filter((one) => one.masuk)
  if (dilihat.length > 0 && !(await bolehKonfirmasi(ctx)))
    throw new Refusal('denied', 'Pembayaran Non Tunai Dikonfirmasi Oleh Kasir')
  const belum = keluar ? bank.filter((one) => !one.masuk) : []
  const jumlah = jumlahkan(belum)
  return [
    await kasusSendiri(ctx, dilihat, keterangan),
    belum.length === 0
      ? null
      : {
          kategori: OTORISASI_NON_TUNAI,
          aturan: 'Barang keluar, pembayarannya dilihat sudah masuk di rekening',
          keterangan: `${keterangan}, ${teksBayar(belum)}`,
          satuan: 'RP',
          hitung: null,
          input: jumlah,
          rp: jumlah,
          saksi: true,
          hak: HAK_KONFIRMASI,
        },
  ]
}

/** Payments of documents that nobody has seen at the bank yet; all of them are held, so that nobody takes back what he said. */
export const bayarBelumMasuk = async ({ db, sesi }: Pick<WriteContext, 'db' | 'sesi'>, dokumen: readonly string[]) => {
  const rows = await db.rows<Bayar & BarisBayar & { cek: string }>(sql`
    SELECT dokumen::text, urut, cara_bayar, no_rekening, jumlah, cek FROM pembayaran
    WHERE kode_toko = ${sesi.kode_toko} AND dokumen = ANY (${[...dokumen]}::text[]) AND cek IN ('BELUM', 'MASUK')
    ORDER BY dokumen, urut FOR UPDATE`)
  return rows.filter((one) => one.cek === 'BELUM')
}

/** Nothing leaves on money that nobody has seen. @throws Refusal that names the first such payment */
export const tolakBelumMasuk = async (ctx: WriteContext, dokumen: readonly string[]): Promise<void> => {
  const [belum] = await bayarBelumMasuk(ctx, dokumen)
  if (belum) throw new Refusal('rule', `Pembayaran ${teksBayar([belum])} Di ${belum.dokumen} Belum Dikonfirmasi Masuk`)
}

/** Documents that are undone are waited for no longer. */
export const lepasPembayaran = async (
  ctx: WriteContext,
  dokumen: readonly string[],
  no_batal: string,
): Promise<void> => {
  const belum = await bayarBelumMasuk(ctx, dokumen)
  if (belum.length > 0) await catatCek(ctx, belum, { cek: 'BATAL', alasan: no_batal })
}
