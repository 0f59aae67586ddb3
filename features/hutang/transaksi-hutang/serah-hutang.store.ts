/** Who stands at the counter when goods or money of a loan go out. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { jumlah, mg, parseGram } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaIdentitas } from '../../member/data-member/data-member.contract.ts'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import { OTORISASI_HUTANG } from './transaksi-hutang.contract.ts'

/** The paper is the one that the loan was taken out with. @throws Refusal */
export const tolakIdentitasLain = async (
  { db }: WriteContext,
  { no_hutang, nama_customer }: Pick<HutangTerkunci, 'no_hutang' | 'nama_customer'>,
  identitas: string,
): Promise<void> => {
  const milik = await db.one<{ nik: string }>(sql`SELECT nik FROM hutang WHERE no_hutang = ${no_hutang}`)
  if (milik?.nik !== bacaIdentitas(identitas)?.no_identitas)
    throw new Refusal('rule', `Identitas Bukan Milik ${nama_customer}`)
}

/** As many light ones as a day's limits have documents. Source: controls, limits. */
const SEHARI = 10

/** What this user handed out alone today. */
const sendiriHari = async ({ db, sesi }: WriteContext): Promise<number> => {
  const row = await db.one<{ mg: number }>(sql`
    SELECT coalesce(sum(d.berat), 0)::bigint AS mg FROM hutang_bayar b JOIN hutang_detail d USING (no_hutang)
    WHERE b.kode_toko = ${sesi.kode_toko} AND b.tgl_system = ${sesi.tgl_system} AND b.user_id = ${sesi.user_id} AND b.jenis = 'LUNAS'
      AND b.otorisasi IS NULL AND b.no_batal IS NULL`)
  return row?.mg ?? 0
}

/**
 * Goods go to the customer with the paper of his loan, heavy ones where somebody else looks at him: whoever keeps the till has read
 * the number of that paper. Without it somebody looks at him whatever they weigh, and whoever fetches them for him is agreed to: the shop
 * answers for them to the customer.
 * @throws Refusal for another paper
 */
export const kasusPengambil = async (
  ctx: WriteContext,
  hutang: HutangTerkunci,
  { pengambil, identitas_pengambil }: { pengambil: string; identitas_pengambil: string },
): Promise<Kasus | null> => {
  const { no_hutang, nama_customer, barang } = hutang
  const berat = mg(jumlah(barang, 'berat'))
  const isi = { kategori: OTORISASI_HUTANG, satuan: 'MG', hitung: null, input: berat, berat, mg: berat } as const
  if (pengambil !== '')
    return {
      ...isi,
      aturan: 'Barang hutang diambil orang lain',
      keterangan: `${no_hutang} ${nama_customer}, diambil ${pengambil}`,
    }
  if (identitas_pengambil === '')
    return {
      ...isi,
      aturan: 'Barang hutang diserahkan tanpa kartu identitas',
      keterangan: `${no_hutang} ${nama_customer}`,
      saksi: true,
    }
  await tolakIdentitasLain(ctx, hutang, identitas_pengambil)
  const sendiri = parseGram(await nilaiParaSystem(ctx.db, ctx.sesi.kode_toko, 'emas_sendiri'))
  if (berat <= sendiri && berat + (await sendiriHari(ctx)) <= sendiri * SEHARI) return null
  return {
    ...isi,
    hitung: sendiri,
    aturan: 'Barang hutang diserahkan berdua',
    keterangan: `${no_hutang} ${nama_customer}`,
    saksi: true,
  }
}
