/** A payment through a bank counts once somebody saw it there. Source: controls, what goes out was seen by somebody else. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan } from '@kencana/ledger'
import { isOwner, Refusal, type WriteContext } from '@kencana/server-kit'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { OTORISASI_BUKTI, OTORISASI_NON_TUNAI } from './konfirmasi.contract.ts'
import { type BarisBayar, catatCek, type Dibayar } from './pembayaran.api.ts'
import { caraBayar, denganKartu } from './pembayaran.contract.ts'

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
 * @param olehLain which of them somebody else had entered before: who says now that they came is the second one
 * @throws Refusal for a form that says so of somebody without that action
 */
export const kasusNonTunai = async (
  ctx: WriteContext,
  list: readonly Dibayar[],
  keterangan: string,
  { keluar, olehLain = () => false }: { keluar: boolean; olehLain?: (one: Dibayar) => boolean },
): Promise<(Kasus | null)[]> => {
  const bank = list.filter((one) => one.no_rekening !== null && one.arah === 'MASUK')
  // An order is looked at where its platform shows it, as money is at the bank.
  const dilihat = list.filter((one) => one.cara_bayar === 'MARKETPLACE' || (bank.includes(one) && one.masuk))
  if (dilihat.length > 0 && !(await bolehKonfirmasi(ctx)))
    throw new Refusal('denied', 'Pembayaran Non Tunai Dikonfirmasi Oleh Kasir')
  const belum = keluar ? bank.filter((one) => !one.masuk) : []
  const jumlah = jumlahkan(belum)
  return [
    await kasusSendiri(
      ctx,
      dilihat.filter((one) => !olehLain(one)),
      keterangan,
    ),
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

/** One slip pays one of the bills that become right together. @throws Refusal */
export const tolakBuktiGanda = (siap: readonly { dibayar: readonly Dibayar[] }[]): void => {
  const bukti = siap.flatMap(({ dibayar }) => dibayar.filter((one) => one.referensi !== '' && one.arah === 'MASUK'))
  const kunci = bukti.map((one) => `${one.no_rekening} ${one.referensi}`)
  const ganda = bukti.find((_, at) => kunci.indexOf(kunci[at] ?? '') !== at)
  if (ganda) throw new Refusal('rule', `Referensi ${ganda.referensi} Dipakai Dua Faktur`)
}

/** What is known of slips by account and number. */
interface Slip {
  no_rekening: string
  referensi: string
  jumlah: number
  kartu: boolean
}

// Another bill that stands, of any shop, or money of a drawer that came to the bank. A card's bank may give an approval code once
// more: then its amount or its day is the same too.
const dipakai = (db: WriteContext['db'], slip: readonly Slip[], tgl_system: string) =>
  db.rows<{ dokumen: string; no_rekening: string; referensi: string }>(sql`
    WITH x AS (
      SELECT * FROM jsonb_to_recordset(${sql.json(slip)}::jsonb) x (no_rekening text, referensi text, jumlah bigint, kartu boolean)
    ), lain (dokumen, no_rekening, referensi, jumlah, kartu) AS (
      SELECT b.dokumen::text, x.no_rekening, x.referensi, b.jumlah, b.cara_bayar IN ('DEBET', 'CREDIT') FROM x
      JOIN pembayaran b ON b.no_rekening::text = x.no_rekening AND b.referensi = x.referensi
      WHERE b.hidup AND b.arah = 'MASUK' AND b.referensi <> ''
      UNION ALL
      SELECT s.no_sampai::text, x.no_rekening, x.referensi, p.jumlah, false FROM x
      JOIN uang_sampai s ON s.no_rekening::text = x.no_rekening AND upper(s.referensi) = x.referensi
      JOIN pindah_uang p USING (no_pindah_uang) WHERE s.referensi <> ''
      UNION ALL
      SELECT m.no_terima::text, x.no_rekening, x.referensi, m.jumlah, false FROM x
      JOIN uang_masuk m ON m.no_rekening::text = x.no_rekening AND upper(m.referensi) = x.referensi WHERE m.referensi <> ''
    )
    SELECT DISTINCT l.dokumen, l.no_rekening, l.referensi FROM lain l JOIN x USING (no_rekening, referensi)
    JOIN dokumen d ON d.nomor = l.dokumen
    WHERE NOT (x.kartu OR l.kartu) OR l.jumlah = x.jumlah OR d.tgl_system = ${tgl_system}
    ORDER BY l.dokumen`)

/**
 * A slip of a transfer or a card that paid another bill which stands, of any shop, or brought the money of a drawer to the bank.
 * Whoever uses the same one at the same time waits.
 * @returns what is to be agreed to, null for slips of their own
 */
export const kasusBukti = async (
  { db, sesi }: Pick<WriteContext, 'db' | 'sesi'>,
  list: readonly Dibayar[],
  keterangan: string,
): Promise<Kasus | null> => {
  const bukti = list.filter((one) => one.referensi !== '' && one.arah === 'MASUK')
  if (bukti.length === 0) return null
  const rekening = bukti.map((one) => one.no_rekening)
  const referensi = bukti.map((one) => one.referensi)
  await db.run(sql`
    SELECT pg_advisory_xact_lock(13, hashtext(x.kunci))
    FROM (SELECT r || '|' || b AS kunci FROM unnest(${rekening}::text[], ${referensi}::text[]) x (r, b) ORDER BY 1) x`)
  const slip = bukti.map((one) => ({ ...one, no_rekening: one.no_rekening ?? '', kartu: denganKartu(one.cara_bayar) }))
  const lain = await dipakai(db, slip, sesi.tgl_system)
  if (lain.length === 0) return null
  const jumlah = jumlahkan(
    bukti.filter((one) => lain.some((row) => row.no_rekening === one.no_rekening && row.referensi === one.referensi)),
  )
  return {
    kategori: OTORISASI_BUKTI,
    aturan: 'Satu bukti bayar dipakai untuk dua tagihan',
    keterangan: `${keterangan}, ${lain.map((row) => `${row.referensi} sudah dipakai ${row.dokumen}`).join(', ')}`,
    satuan: 'RP',
    hitung: 0,
    input: jumlah,
    rp: jumlah,
  }
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
