/** Who stands at the counter when goods or money of a loan go out. */
import type { Kasus } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { jumlah, mg, parseGram } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaIdentitas } from '../../member/data-member/data-member.contract.ts'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import { sebutKuasa } from './kuasa-hutang.contract.ts'
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

/** More money goes out with a photo of his paper, as a new loan's does. @throws Refusal */
export const tolakTanpaFotoIdentitas = async (
  { db }: WriteContext,
  { no_hutang, nama_customer }: Pick<HutangTerkunci, 'no_hutang' | 'nama_customer'>,
): Promise<void> => {
  const ada = await db.one(
    sql`SELECT 1 AS ada FROM hutang WHERE no_hutang = ${no_hutang} AND foto_identitas IS NOT NULL`,
  )
  if (!ada) throw new Refusal('rule', `Foto Identitas ${nama_customer} Di ${no_hutang} Belum Ada`)
}

/** As many light ones as a day's limits have documents. Source: controls, limits. */
const SEHARI = 10

/** The rules by which somebody looked at who fetched it, or agreed to him. */
const DISERAHKAN = {
  lain: 'Barang hutang diambil orang lain',
  tanpaKartu: 'Barang hutang diserahkan tanpa kartu identitas',
  berdua: 'Barang hutang diserahkan berdua',
} as const

/** What this user handed out alone today, in whichever shops: who goes to another one takes along what he used up. */
const sendiriHari = async ({ db, sesi }: WriteContext): Promise<number> => {
  // Two at once are judged one after the other, on whichever servers.
  await db.run(sql`SELECT pg_advisory_xact_lock(8, hashtext(${`${sesi.user_id}|tebus`}))`)
  const row = await db.one<{ mg: number }>(sql`
    SELECT coalesce(sum(d.berat), 0)::bigint AS mg
    FROM toko t JOIN hutang_bayar b USING (kode_toko) JOIN hutang_detail d USING (no_hutang)
    WHERE b.tgl_system = ${sesi.tgl_system} AND b.user_id = ${sesi.user_id} AND b.jenis = 'LUNAS'
      AND b.no_batal IS NULL AND NOT EXISTS (
        SELECT FROM otorisasi_minta m CROSS JOIN jsonb_array_elements(m.kasus) k
        WHERE m.id = b.otorisasi AND k ->> 'aturan' ${among(Object.values(DISERAHKAN))})`)
  return row?.mg ?? 0
}

/** Who fetches goods; '' for the customer himself. */
export interface Pengambil {
  pengambil: string
  identitas_pengambil: string
  kuasa: string
}

/** As its document keeps him: of the customer's own paper nothing is written down again. */
export const dicatatPengambil = ({ pengambil, identitas_pengambil, kuasa }: Pengambil): Pengambil =>
  pengambil === '' ? { pengambil, identitas_pengambil: '', kuasa: '' } : { pengambil, identitas_pengambil, kuasa }

/**
 * Goods go to the customer with the paper of his loan, heavy ones where somebody else looks at him: whoever keeps the till has read
 * the number of that paper. Without it somebody looks at him whatever they weigh, and whoever fetches them for him is agreed to: the shop
 * answers for them to the customer.
 * @throws Refusal for another paper
 */
export const kasusPengambil = async (
  ctx: WriteContext,
  hutang: HutangTerkunci,
  { pengambil, identitas_pengambil, kuasa }: Pengambil,
): Promise<Kasus | null> => {
  const { no_hutang, nama_customer, barang } = hutang
  const berat = mg(jumlah(barang, 'berat'))
  const isi = { kategori: OTORISASI_HUTANG, satuan: 'MG', hitung: null, input: berat, berat, mg: berat } as const
  if (pengambil !== '')
    return {
      ...isi,
      aturan: DISERAHKAN.lain,
      keterangan: `${no_hutang} ${nama_customer}, diambil ${sebutKuasa(pengambil, kuasa)}`,
    }
  if (identitas_pengambil === '')
    return {
      ...isi,
      aturan: DISERAHKAN.tanpaKartu,
      keterangan: `${no_hutang} ${nama_customer}`,
      saksi: true,
    }
  await tolakIdentitasLain(ctx, hutang, identitas_pengambil)
  const sendiri = parseGram(await nilaiParaSystem(ctx.db, ctx.sesi.kode_toko, 'emas_sendiri'))
  if (berat <= sendiri && berat + (await sendiriHari(ctx)) <= sendiri * SEHARI) return null
  return {
    ...isi,
    hitung: sendiri,
    aturan: DISERAHKAN.berdua,
    keterangan: `${no_hutang} ${nama_customer}`,
    saksi: true,
  }
}
